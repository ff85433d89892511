import type { MessageKey } from '../messages/messages.ts';
import type { FormErrors } from './forms.ts';
import type { ChoiceList, FormKind, FormOption, FormValues } from './formTypes.ts';

/** Problems of a form as a whole: message and HTTP status. */
export const formProblems = {
  review: { title: 'formReview', status: 422 },
  unsure: { title: 'formUnsure', text: 'formUnsureText', status: 422 },
  human: { title: 'formHuman', text: 'formHumanText', status: 422 },
  tooMany: { title: 'formTooMany', text: 'formTooManyText', status: 429 },
  failed: { title: 'formSubmitFail', text: 'formSubmitFailText', status: 503 },
} as const satisfies Record<
  string,
  { readonly title: MessageKey; readonly text?: MessageKey; readonly status: 422 | 429 | 503 }
>;
export type FormProblem = keyof typeof formProblems;

/**
 * The document's title after a submit that failed: it begins with the word for an error, once
 * (docs/rules.md#form-error-title).
 */
export function failedTitle(word: string, title: string): string {
  // A full-width colon brings its space with it.
  const start = word.endsWith('：') ? word : `${word} `;
  return title.startsWith(start) ? title : start + title;
}

/** The state of a visitor's form: empty, returned with errors, or received. */
export interface FormState {
  readonly ticket: string;
  /** What the visitor typed. */
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** Shown above the form. */
  readonly problem: FormProblem | undefined;
  /** Photos had been chosen, and browsers do not keep them. */
  readonly hasLostPhotos: boolean;
  /** The receipt number of a form that was received; empty before. */
  readonly receipt: string;
  /** False where nobody receives what is sent: then no answer is promised. */
  readonly isReceived: boolean;
  /** Site key of Turnstile, the check against robots; empty where none is set. */
  readonly turnstileKey: string;
}

/** A form as a page shows it. */
export interface FormModel extends FormState {
  readonly kind: FormKind;
  readonly options: Readonly<Partial<Record<ChoiceList, readonly FormOption[]>>>;
  /** The latest day that a date field accepts. */
  readonly latestDay: string;
}
