import * as v from 'valibot';
import { type Language, languages } from '../languages.ts';
import type { MessageKey } from '../messages/messages.ts';
import { ownValue } from '../ownValue.ts';
import { assistanceFields, assistanceSchema } from './assistanceForm.ts';
import { contactFields, contactSchema } from './contactForm.ts';
import {
  type ChoiceList,
  type FormError,
  type FormErrors,
  type FormField,
  type FormFields,
  type FormKind,
  type FormOption,
  type FormValues,
  isFormError,
  MOST_CHOICES,
} from './formTypes.ts';
import { newsletterFields, newsletterSchema } from './newsletterForm.ts';
import type { PhotoFacts } from './photos.ts';
import { latestDay } from './rules.ts';
import { hiddenFields } from './ticket.ts';

interface FormRow {
  readonly fields: FormFields;
  readonly schema: (now: Date) => v.GenericSchema<unknown, Readonly<Record<string, unknown>>>;
  readonly send: MessageKey;
  readonly sentTitle: MessageKey;
  readonly sentText: MessageKey;
}

/** What a visitor whose form was stored is told: an answer is promised only where somebody receives it. */
export function sentTextOf(kind: FormKind, isReceived: boolean): MessageKey {
  return isReceived ? forms[kind].sentText : 'formKeptText';
}

/** Every form. Adding one is adding a row, its fields and its rules. */
export const forms: Readonly<Record<FormKind, FormRow>> = {
  contact: {
    fields: contactFields,
    schema: () => contactSchema,
    send: 'formSend',
    sentTitle: 'contactSentTitle',
    sentText: 'contactSentText',
  },
  assistance: {
    fields: assistanceFields,
    schema: (now) => assistanceSchema(latestDay(now)),
    send: 'formSend',
    sentTitle: 'contactSentTitle',
    sentText: 'assistanceSentText',
  },
  newsletter: {
    fields: newsletterFields,
    schema: () => newsletterSchema,
    send: 'newsletterSend',
    sentTitle: 'newsletterSentTitle',
    sentText: 'newsletterSentText',
  },
};

/**
 * A form's fields in the order of a language: Chinese, Japanese and Korean write the family name first
 * (docs/rules.md#form-names).
 */
export function fieldsOf(kind: FormKind, language: Language): readonly (readonly [name: string, field: FormField])[] {
  const rows = Object.entries(forms[kind].fields);
  const given = rows.findIndex(([name]) => name === 'firstName');
  const isGivenFirst = languages[language].firstName === 'given' || rows[given + 1]?.[0] !== 'lastName';
  return isGivenFirst
    ? rows
    : [...rows.slice(0, given), ...rows.slice(given, given + 2).toReversed(), ...rows.slice(given + 2)];
}

/** Returns true if a form sends a part of that name. */
export function isSentBy(kind: FormKind, name: string): boolean {
  return Object.hasOwn(forms[kind].fields, name) || hiddenFields.includes(name);
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
  const { fields, schema } = forms[kind];
  const input = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (field.kind === 'photo') return [name, ownValue(photos, name) ?? []];
      const sent = ownValue(values, name) ?? [];
      return [name, field.kind === 'choices' ? sent : (sent[0] ?? '')];
    }),
  );
  const result = v.safeParse(schema(now), input, { abortPipeEarly: true });
  if (!result.success) return { errors: errorsOf(result.issues) };
  return {
    fields: Object.fromEntries(
      Object.entries(result.output).flatMap(([name, value]) =>
        isStorable(fields, name, value) ? [[name, value]] : [],
      ),
    ),
  };
}

/** Reports choices that the form never offered as missing answers: only a hostile client sends them. */
export function checkChoices(
  kind: FormKind,
  fields: StoredFields,
  lists: Readonly<Partial<Record<ChoiceList, readonly FormOption[]>>>,
): FormErrors {
  const errors = Object.entries(forms[kind].fields).flatMap(([name, field]): [string, FormError][] => {
    if (field.kind !== 'choice' && field.kind !== 'choices') return [];
    const offered =
      typeof field.from === 'string' ? (lists[field.from] ?? []).map(({ value }) => value) : Object.keys(field.from);
    const chosen = [ownValue(fields, name) ?? []].flat().filter((value) => value !== '');
    return chosen.every((value) => offered.includes(value)) ? [] : [[name, 'fieldRequired']];
  });
  return Object.fromEntries(errors);
}

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): FormErrors {
  // The first of a field's issues counts.
  const errors = issues.toReversed().flatMap(({ path, message }): [string, FormError][] => {
    const name = path?.[0]?.key;
    return typeof name === 'string' ? [[name, isFormError(message) ? message : 'fieldRequired']] : [];
  });
  return Object.fromEntries(errors);
}

function isStorable(fields: FormFields, name: string, value: unknown): value is string | readonly string[] {
  return ownValue(fields, name)?.kind !== 'photo' && (typeof value === 'string' || Array.isArray(value));
}
