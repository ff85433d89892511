import type { MessageKey } from '../messages/messages.ts';

/** The three forms of the site (docs/rules.md#form-fields). */
export const formKinds = ['contact', 'assistance', 'newsletter'] as const;
export type FormKind = (typeof formKinds)[number];

/** Returns true if a value names a form. */
export function isFormKind(value: unknown): value is FormKind {
  return formKinds.some((kind) => kind === value);
}

/** Lists of choices that come from a library or from the content. */
const choiceLists = ['countries', 'phoneCodes', 'stores', 'enquiryTypes', 'interests'] as const;
export type ChoiceList = (typeof choiceLists)[number];

/** One answer that a visitor can choose. */
export interface FormOption {
  readonly value: string;
  readonly text: string;
}

/** Most answers that one field may have; editors list far fewer. */
export const MOST_CHOICES = 50;

interface FieldRow {
  readonly label: MessageKey;
  readonly isRequired: boolean;
  readonly hint?: MessageKey;
  /** Takes the whole width; other fields form pairs from tablet width. */
  readonly isWide?: boolean;
}

/** How a field is shown; the form's schema says what it must hold. */
export type FormField = FieldRow &
  (
    | {
        readonly kind: 'text' | 'email' | 'tel' | 'digits' | 'long';
        readonly maxLength: number;
        /** What browsers may fill in (WCAG 1.3.5). */
        readonly autoComplete?: string;
      }
    | { readonly kind: 'date' }
    | {
        readonly kind: 'choice';
        readonly look: 'select' | 'radio';
        readonly autoComplete?: string;
        readonly from: ChoiceList | Readonly<Record<string, MessageKey>>;
      }
    /** Any number of answers. */
    | { readonly kind: 'choices'; readonly from: ChoiceList }
    /** One box to tick; its value is "yes". */
    | { readonly kind: 'tick' }
    | { readonly kind: 'photo' }
  );

/** A form's fields in their order on the page. */
export type FormFields = Readonly<Record<string, FormField>>;

/** What was typed, by field; several values where a field, or a hostile client, sends several. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

/** Error messages by field. */
export type FormErrors = Readonly<Record<string, FormError>>;

/** The error messages of all rules (docs/rules.md#form-errors). The browser gets exactly these with a form. */
export const formErrors = [
  'fieldRequired',
  'fieldTooLong',
  'emailInvalid',
  'contactTitleRequired',
  'contactFirstNameRequired',
  'contactLastNameRequired',
  'firstNameInvalid',
  'lastNameInvalid',
  'contactEmailRequired',
  'contactEmailInvalid',
  'phoneRequired',
  'phoneInvalid',
  'phoneCodeRequired',
  'loyaltyInvalid',
  'orderInvalid',
  'countryRequired',
  'storeRequired',
  'enquiryRequired',
  'subjectRequired',
  'descriptionRequired',
  'dateInvalid',
  'dateInFuture',
  'consentRequired',
  'photoTooLarge',
  'photoType',
  'photoOne',
] as const satisfies readonly MessageKey[];
export type FormError = (typeof formErrors)[number];

/** Returns true if a text is the message of a rule. */
export function isFormError(value: string): value is FormError {
  return formErrors.some((key) => key === value);
}
