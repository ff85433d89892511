import { type FormProblem, formProblems } from '../../../content/forms/formModel.ts';
import { TICKET_FIELD, TRAP_FIELD } from '../../../content/forms/ticket.ts';
import { isNameIn } from '../../../content/names.ts';
import { select } from '../../hooks/hook.ts';

/** The answer to a form that was not received. */
interface SentBack {
  readonly problem: FormProblem;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Enough for five photos on a slow connection. */
const LIMIT_MS = 10 * 60 * 1000;

/**
 * Sends a form and shows the progress. Once it is received, the thank-you page replaces the content and the result is
 * undefined. Otherwise the errors are read from the page that a visitor without script would see.
 */
export async function sendForm(form: HTMLFormElement, sending: string): Promise<SentBack | undefined> {
  const progress = startProgress(form, sending);
  try {
    const page = await post(form, progress.show);
    const thanks = page?.querySelector(`main:has(${select('thanks')})`);
    if (page && thanks) return void showThanks(page, thanks);
    if (page) takeHiddenFields(page, form);
    return page ? sentBack(page) : { problem: 'failed', errors: {} };
  } finally {
    progress.stop();
  }
}

/** Not by fetch, which reports no upload progress. Resolves to undefined when the answer is no page. */
function post(form: HTMLFormElement, show: (share: number) => void): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.responseType = 'document';
    request.timeout = LIMIT_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => show(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => resolve(request.responseXML ?? undefined));
    request.send(new FormData(form));
  });
}

function startProgress(form: HTMLFormElement, sending: string) {
  const line = form.querySelector<HTMLElement>(select('progress'));
  const button = form.querySelector('button[type=submit]');
  const bar = document.createElement('progress');
  bar.setAttribute('aria-hidden', 'true');
  line?.replaceChildren(sending, bar);
  if (line) line.hidden = false;
  // Whoever leaves now loses the form, and would not know.
  const unsent = new AbortController();
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: unsent.signal });
  button?.setAttribute('aria-busy', 'true');
  button?.setAttribute('aria-disabled', 'true');
  return {
    show: (share: number): void => {
      bar.value = share;
    },
    stop: (): void => {
      unsent.abort();
      if (line) line.hidden = true;
      button?.removeAttribute('aria-busy');
      button?.removeAttribute('aria-disabled');
    },
  };
}

function showThanks(page: Document, thanks: Element): void {
  document.title = page.title;
  document.querySelector('main')?.replaceChildren(...thanks.childNodes);
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Takes over the hidden fields: an expired ticket is answered with a new one, and a trap that a browser filled in is emptied. */
function takeHiddenFields(page: Document, form: HTMLFormElement): void {
  for (const name of [TICKET_FIELD, TRAP_FIELD]) {
    const [currentField, newField] = [form, page].map((root) =>
      root.querySelector<HTMLInputElement>(`${select('form')} [name="${name}"]`),
    );
    if (currentField && newField) currentField.value = newField.value;
  }
}

function sentBack(page: Document): SentBack {
  const problem = page.querySelector<HTMLElement>(select('summary'))?.dataset.summary ?? '';
  const frames = [...page.querySelectorAll<HTMLElement>(`${select('field')}:has(.field-error)`)];
  return {
    problem: isNameIn(formProblems, problem) ? problem : 'failed',
    errors: Object.fromEntries(
      frames.map((frame) => [frame.dataset.field ?? '', frame.querySelector('.field-error')?.textContent ?? '']),
    ),
  };
}
