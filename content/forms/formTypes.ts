import type { MessageKey } from '../messages/messages.ts';
import type { ShownText } from '../translations/textKey.ts';

/** The three forms of the site (docs/rules.md#form-fields). */
export const formKinds = ['contact', 'assistance', 'newsletter'] as const;
export type FormKind = (typeof formKinds)[number];

/** Lists of choices that come from a library or from the content. */
const choiceLists = ['countries', 'phoneCodes', 'stores', 'enquiryTypes', 'interests'] as const;
export type ChoiceList = (typeof choiceLists)[number];

/** One answer that a visitor can choose. */
export interface FormOption {
  readonly value: string;
  readonly text: string;
  /** Id and field of the entry that the text is from. */
  readonly of?: string | undefined;
  readonly field?: ShownText | undefined;
}

/** Most answers that one field may have; editors list far fewer. */
export const MOST_CHOICES = 50;

interface FieldRow {
  readonly label: MessageKey;
  readonly isRequired?: boolean;
  /** What is said of an empty field and of a wrong one, where it is not what all forms say. */
  readonly missing?: MessageKey;
  readonly wrong?: MessageKey;
  readonly hint?: MessageKey;
  /** Takes the whole width; other fields form pairs from tablet width. */
  readonly isWide?: boolean;
  /** Short enough for a pair on phones too. */
  readonly isShort?: boolean;
  /** The heading of the part of the form that begins with this field. */
  readonly begins?: MessageKey;
}

/** How a field is shown, and what it must hold (`ruleOf`). */
export type FormField = FieldRow &
  (
    | {
        readonly kind: 'text' | 'email' | 'tel' | 'long';
        readonly maxLength: number;
        /** A person's name. */
        readonly isName?: true;
        /** What browsers may fill in (WCAG 1.3.5). */
        readonly autoComplete?: string;
      }
    /** Digits alone, once their grouping is taken out. */
    | { readonly kind: 'digits'; readonly maxLength: number; readonly form: RegExp; readonly autoComplete?: string }
    | { readonly kind: 'date' }
    | {
        readonly kind: 'choice';
        /** A list to open where there is none. */
        readonly look?: 'radio';
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
