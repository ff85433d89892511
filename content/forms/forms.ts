import * as v from 'valibot';
import { type Language, languages } from '../languages.ts';
import type { MessageKey } from '../messages/messages.ts';
import { ownValue } from '../ownValue.ts';
import { assistanceFields } from './assistanceForm.ts';
import { contactFields } from './contactForm.ts';
import {
  type ChoiceList,
  type FormField,
  type FormFields,
  type FormKind,
  type FormOption,
  type FormValues,
  MOST_CHOICES,
} from './formTypes.ts';
import { newsletterFields } from './newsletterForm.ts';
import type { PhotoFacts } from './photos.ts';
import { commonErrors, latestDay, photoRule, textRule } from './rules.ts';
import { hiddenFields } from './ticket.ts';

interface FormRow {
  readonly fields: FormFields;
  /** What one needs for it, and how long it takes. */
  readonly need?: MessageKey;
  /** The heading of the part that it begins with, where it has parts. */
  readonly firstPart?: MessageKey;
  readonly send: MessageKey;
  readonly sentTitle: MessageKey;
  readonly sentText: MessageKey;
}

/** What a visitor whose form was stored is told: an answer is promised only where somebody receives it. */
export function sentTextOf(kind: FormKind, isReceived: boolean): MessageKey {
  return isReceived ? forms[kind].sentText : 'formKeptText';
}

/** Every form. Adding one is adding a row and its fields. */
const rows = {
  contact: {
    fields: contactFields,
    need: 'contactNeed',
    firstPart: 'formYourEnquiry',
    send: 'formSend',
    sentTitle: 'contactSentTitle',
    sentText: 'contactSentText',
  },
  assistance: {
    fields: assistanceFields,
    need: 'assistanceNeed',
    firstPart: 'formYou',
    send: 'formSend',
    sentTitle: 'contactSentTitle',
    sentText: 'assistanceSentText',
  },
  newsletter: {
    fields: newsletterFields,
    send: 'newsletterSend',
    sentTitle: 'newsletterSentTitle',
    sentText: 'newsletterSentText',
  },
} as const satisfies Record<FormKind, FormRow>;
export const forms: Readonly<Record<FormKind, FormRow>> = rows;

type RowOf<Fields> = Fields extends FormFields ? Fields[keyof Fields] : never;
type Row = RowOf<(typeof rows)[FormKind]['fields']>;
type Named<Each> = Each extends { missing: infer Key } | { wrong: infer Key } ? Key : never;

/** What may be wrong with a field (docs/rules.md#form-errors). */
export type FormError = (typeof commonErrors)[number] | Named<Row>;

/** Error messages by field. */
export type FormErrors = Readonly<Record<string, FormError>>;

/** Every error of every form: the browser gets exactly these with a form. */
export const formErrors: readonly FormError[] = [
  ...commonErrors,
  ...Object.values(rows).flatMap(({ fields }) => Object.values<Row>(fields).flatMap(errorsIn)),
];

function errorsIn(field: Row): readonly FormError[] {
  return [...('missing' in field ? [field.missing] : []), ...('wrong' in field ? [field.wrong] : [])];
}

/**
 * A form's fields in the order of a language: Chinese, Japanese and Korean write the family name first
 * (docs/rules.md#form-names).
 */
export function fieldsOf(kind: FormKind, language: Language): readonly (readonly [name: string, field: FormField])[] {
  const rows = Object.entries(forms[kind].fields);
  const firstNameAt = rows.findIndex(([name]) => name === 'firstName');
  const names = rows.slice(firstNameAt, firstNameAt + 2);
  const isGivenFirst = languages[language].firstName === 'given' || names[1]?.[0] !== 'lastName';
  return isGivenFirst ? rows : rows.toSpliced(firstNameAt, names.length, ...names.toReversed());
}

type NamedField = ReturnType<typeof fieldsOf>[number];

/** A few fields of a form that belong together, in their order. */
interface FormPart {
  readonly title: MessageKey | undefined;
  readonly fields: readonly NamedField[];
}

/** The parts of a form; one without a title where it has none. */
export function partsOf(kind: FormKind, language: Language): readonly FormPart[] {
  const parts: { title: MessageKey | undefined; fields: NamedField[] }[] = [];
  for (const named of fieldsOf(kind, language)) {
    const part = parts.at(-1);
    if (part && !named[1].begins) part.fields.push(named);
    else parts.push({ title: named[1].begins ?? forms[kind].firstPart, fields: [named] });
  }
  return parts;
}

/** The most parts that a browser sends of a form: one for each field, or for each answer that one may choose. */
export function mostParts(kind: FormKind): number {
  const parts = Object.values(forms[kind].fields).map((field) => (field.kind === 'choices' ? MOST_CHOICES : 1));
  return parts.reduce((sum, count) => sum + count, hiddenFields.length);
}

/** Answers as they are stored, without photos: texts, and lists where several may be chosen. */
export type StoredFields = Readonly<Record<string, string | readonly string[]>>;

/** The fields of a valid form, or its errors. */
type Verdict = { readonly fields: StoredFields } | { readonly errors: FormErrors };

/** Chosen files by field. */
export type ChosenPhotos = Readonly<Record<string, readonly PhotoFacts[]>>;

/**
 * Checks a form in the browser and in the Worker alike: the same fields, the same rules, the same messages. Only fields
 * of the form count; everything else that was sent is dropped.
 */
export function checkForm(kind: FormKind, values: FormValues, photos: ChosenPhotos, now: Date): Verdict {
  const errors = new Map<string, FormError>();
  const stored = new Map<string, string | readonly string[]>();
  for (const [name, field] of Object.entries(forms[kind].fields)) {
    const sent = ownValue(values, name) ?? [];
    const result =
      field.kind === 'photo'
        ? v.safeParse(photoRule(field), ownValue(photos, name) ?? [], { abortPipeEarly: true })
        : v.safeParse(textRule(field, latestDay(now)), field.kind === 'choices' ? sent : (sent[0] ?? ''), {
            abortPipeEarly: true,
          });
    // The first of a field's issues counts.
    if (!result.success)
      errors.set(name, formErrors.find((error) => error === result.issues[0].message) ?? 'fieldRequired');
    else if (result.output !== undefined) stored.set(name, result.output);
  }
  return errors.size > 0 ? { errors: Object.fromEntries(errors) } : { fields: Object.fromEntries(stored) };
}

/**
 * Reports choices that the form never offered as missing answers: only a hostile client sends them. Without lists the form's
 * own choices alone are checked.
 */
export function checkChoices(
  kind: FormKind,
  fields: StoredFields,
  lists: Readonly<Partial<Record<ChoiceList, readonly FormOption[]>>> | undefined,
): FormErrors {
  const errors = Object.entries(forms[kind].fields).flatMap(([name, field]): [string, FormError][] => {
    if (field.kind !== 'choice' && field.kind !== 'choices') return [];
    const offered =
      typeof field.from === 'string'
        ? lists && (lists[field.from] ?? []).map(({ value }) => value)
        : Object.keys(field.from);
    const chosen = [ownValue(fields, name) ?? []].flat().filter((value) => value !== '');
    return !offered || chosen.every((value) => offered.includes(value)) ? [] : [[name, 'fieldRequired']];
  });
  return Object.fromEntries(errors);
}
