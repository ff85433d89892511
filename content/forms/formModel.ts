import type { MessageKey } from '../messages/messages.ts';
import type { ChoiceList, FormErrors, FormKind, FormOption, FormValues } from './formTypes.ts';

/** What can be wrong with a form as a whole: its words, and the status of the answer that says so. */
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

/** How a visitor's form stands: empty, sent back with what is wrong, or received. */
export interface FormState {
  readonly ticket: string;
  /** What was typed, kept. */
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** What is wrong with the whole: shown above the form. */
  readonly problem: FormProblem | undefined;
  /** Photos had been chosen, and browsers do not keep them. */
  readonly hasLostPhotos: boolean;
  /** The receipt number of a form that was received; empty before. */
  readonly receipt: string;
  /** The page key of the outside human check; empty where none is set. */
  readonly turnstile: { readonly key: string; readonly origin: string };
}

/** A form as a page shows it. */
export interface FormModel extends FormState {
  readonly kind: FormKind;
  readonly options: Readonly<Partial<Record<ChoiceList, readonly FormOption[]>>>;
  /** The latest day that a date field accepts. */
  readonly latestDay: string;
}
