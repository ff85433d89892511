import * as v from 'valibot';
import { errorNumbers } from '../../../content/forms/errorLine.ts';
import { type FormProblem, failedTitle, formProblems } from '../../../content/forms/formModel.ts';
import { checkForm, forms } from '../../../content/forms/forms.ts';
import { type FormKind, formKinds } from '../../../content/forms/formTypes.ts';
import { filled } from '../../../content/messages/filled.ts';
import { isOneOf } from '../../../content/names.ts';
import { ownValue } from '../../../content/ownValue.ts';
import { select } from '../../hooks/hook.ts';
import { chosenPhotos, fieldNameOf, showError, showSummary, typedValues } from './formDom.ts';
import { dropDraft, fillInDraft, keepDraft } from './formDraft.ts';
import { sendForm } from './formSending.ts';
import { startHumanCheck } from './humanCheck.ts';

/** A field that was left once, or is wrong, is checked this long after a key (docs/rules.md#form-errors). */
const TYPING_MS = 300;
/** A field that is filled in for the first time is checked after a longer pause. */
const FIRST_MS = 1200;

const textsSchema = v.record(v.string(), v.string());
type Texts = Readonly<v.InferOutput<typeof textsSchema>>;

/**
 * Checks a form while it is filled in, by the rules that the Worker uses, and sends it without leaving the page, so that
 * chosen photos survive a failure. When the script fails, the browser sends the form.
 */
export function startEnquiryForm(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const kind = form.dataset.form;
  if (!isOneOf(formKinds, kind)) return;
  const texts = v.parse(textsSchema, JSON.parse(form.dataset.texts ?? '{}'));
  const left = new Set<string>();
  const typed = new Set<string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const isWrong = (name: string): boolean => form.querySelector(`${select('field', name)} .field-error`) !== null;

  let press = Promise.resolve();
  addEventListener('pointerdown', () => {
    press = endOfPress();
  });

  const check = async (name: string): Promise<void> => {
    clearTimeout(timers.get(name));
    // An error that comes or goes would move the button from under a pointer that is down on it.
    await press;
    const errors = await errorsOf(form, kind, texts);
    showError(form, name, ownValue(errors, name), true);
  };

  const checkSoon = (target: EventTarget | null): void => {
    const name = fieldNameOf(target);
    if (!name) return;
    typed.add(name);
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => void check(name), left.has(name) || isWrong(name) ? TYPING_MS : FIRST_MS),
    );
  };

  form.addEventListener('input', ({ target }) => {
    keepDraft(form, kind);
    checkSoon(target);
  });
  form.addEventListener('change', ({ target }) => {
    const name = fieldNameOf(target);
    if (name && target instanceof HTMLInputElement && target.type === 'file') void check(name);
  });
  form.addEventListener('focusout', ({ target }) => {
    const name = fieldNameOf(target);
    if (!name || !typed.has(name)) return;
    left.add(name);
    void check(name);
  });

  // Whoever writes on before the page is at rest would keep the few words of now in the place of all before.
  fillInDraft(form);
  // Fields may have been filled in before this script was loaded.
  for (const element of form.elements) {
    const name = fieldNameOf(element);
    if (!name || !isTyped(element)) continue;
    typed.add(name);
    if (element === document.activeElement) checkSoon(element);
    else {
      left.add(name);
      void check(name);
    }
  }

  if (typed.size > 0) keepDraft(form, kind);

  const human = startHumanCheck(form);
  let isSending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    void submit(form, kind, texts)
      .catch(() => {
        // The browser's answer has what was typed, or thanks for it.
        dropDraft(kind);
        form.submit();
      })
      .finally(() => {
        isSending = false;
        human.reset();
      });
  });
}

/**
 * Resolves after the click, if the press is one. A menu or a list of the system, which opens with the press, takes its end
 * from the page.
 */
function endOfPress(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel', 'contextmenu', 'keydown'])
      addEventListener(type, () => setTimeout(resolve), { once: true });
  });
}

function isTyped(element: Element): boolean {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isText && element.value !== element.defaultValue;
}

async function submit(form: HTMLFormElement, kind: FormKind, texts: Texts): Promise<void> {
  const errors = await errorsOf(form, kind, texts);
  if (Object.keys(errors).length > 0) return showProblem(form, texts, 'review', errors);
  const answer = await sendForm(form, texts['formSending'] ?? '');
  if (answer) showProblem(form, texts, answer.problem, answer.errors);
  else dropDraft(kind);
}

/** The messages of the fields that are wrong now, by field. */
async function errorsOf(
  form: HTMLFormElement,
  kind: FormKind,
  texts: Texts,
): Promise<Readonly<Record<string, string>>> {
  const values = typedValues(form);
  const verdict = checkForm(kind, values, await chosenPhotos(form), latestNow(form));
  if (!('errors' in verdict)) return {};
  return Object.fromEntries(
    Object.entries(forms[kind].fields).flatMap(([name, field]) => {
      const key = ownValue(verdict.errors, name);
      return key ? [[name, filled(texts[key] ?? '', errorNumbers(field, ownValue(values, name)?.[0]))]] : [];
    }),
  );
}

/** Now, by the device's clock or the page's, whichever is ahead: a slow clock calls no purchase one of the future. */
function latestNow(form: HTMLFormElement): Date {
  const { max = '' } = form.querySelector<HTMLInputElement>('input[type=date]') ?? {};
  return new Date(Math.max(Date.now(), Date.parse(max) || 0));
}

function showProblem(
  form: HTMLFormElement,
  texts: Texts,
  problem: FormProblem,
  errors: Readonly<Record<string, string>>,
): void {
  for (const frame of form.querySelectorAll<HTMLElement>(select('field'))) {
    const name = frame.dataset.field ?? '';
    showError(form, name, ownValue(errors, name));
  }
  document.title = failedTitle(texts['formError'] ?? '', document.title);
  const words = { text: undefined, ...formProblems[problem] };
  showSummary(form, texts[words.title] ?? '', words.text && texts[words.text], errors);
}
