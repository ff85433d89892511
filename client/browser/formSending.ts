import { type FormProblem, formProblems } from '../../content/forms/formModel.ts';
import { TICKET_FIELD, TRAP_FIELD } from '../../content/forms/ticket.ts';

/** What came back of a form that was not received. */
export interface SentBack {
  readonly problem: FormProblem;
  /** In words, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Nobody's five photos take longer. */
const LIMIT_MS = 10 * 60 * 1000;

/**
 * Sends a form and shows how far it is. Thanks take the place of the page; undefined then. What comes back otherwise is
 * read from the page that a visitor without script would see.
 */
export async function sendForm(form: HTMLFormElement, sending: string): Promise<SentBack | undefined> {
  const progress = startProgress(form, sending);
  try {
    const page = await post(form, progress.show);
    const thanks = page?.querySelector('main:has([data-thanks])');
    if (page && thanks) return void showThanks(page, thanks);
    if (page) takeHidden(page, form);
    return page ? sentBack(page) : { problem: 'failed', errors: {} };
  } finally {
    progress.stop();
  }
}

/** Not fetch: only this tells how much of the photos is on its way. Undefined when nothing readable comes back. */
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
  const line = form.querySelector<HTMLElement>('[data-progress]');
  const button = form.querySelector('button[type=submit]');
  const bar = document.createElement('progress');
  bar.setAttribute('aria-hidden', 'true');
  line?.replaceChildren(sending, bar);
  if (line) line.hidden = false;
  button?.setAttribute('aria-busy', 'true');
  button?.setAttribute('aria-disabled', 'true');
  return {
    show: (share: number): void => {
      bar.value = share;
    },
    stop: (): void => {
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

/** Nobody sees these: a ticket that is out of date comes back as a new one, and what a browser filled in goes. */
function takeHidden(page: Document, form: HTMLFormElement): void {
  for (const name of [TICKET_FIELD, TRAP_FIELD]) {
    const [own, sent] = [form, page].map((root) =>
      root.querySelector<HTMLInputElement>(`[data-form] [name="${name}"]`),
    );
    if (own && sent) own.value = sent.value;
  }
}

function sentBack(page: Document): SentBack {
  const problem = page.querySelector<HTMLElement>('[data-summary]')?.dataset['summary'];
  const frames = [...page.querySelectorAll<HTMLElement>('[data-field]:has(.field-error)')];
  return {
    problem: isProblem(problem) ? problem : 'failed',
    errors: Object.fromEntries(
      frames.map((frame) => [frame.dataset['field'] ?? '', frame.querySelector('.field-error')?.textContent ?? '']),
    ),
  };
}

function isProblem(value: unknown): value is FormProblem {
  return typeof value === 'string' && Object.hasOwn(formProblems, value);
}
