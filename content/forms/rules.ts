import * as v from 'valibot';
import type { MessageKey } from '../messages/messages.ts';
import { DAY_MS } from '../time/platformOffset.ts';
import { isRealDay } from '../time/realDay.ts';
import { type FormField, type FormFields, MOST_CHOICES } from './formTypes.ts';
import { MAX_PHOTO_BYTES, type PhotoFacts } from './photos.ts';

/** Longest texts in characters, by what they are. */
export const limits = { name: 80, email: 254, phone: 32, line: 200, address: 500, text: 4000 } as const;

/** What may be wrong with a field whose row has no words of its own. */
export const commonErrors = [
  'fieldRequired',
  'fieldTooLong',
  'emailInvalid',
  'dateInvalid',
  'dateInFuture',
  'photoTooLarge',
  'photoType',
  'photoOne',
] as const satisfies readonly MessageKey[];
type CommonError = (typeof commonErrors)[number];

type PhotoField = Extract<FormField, { kind: 'photo' }>;

const name = { kind: 'text', isRequired: true, isName: true, maxLength: limits.name } as const;

/** The fields of a person. */
export const personFields = {
  firstName: { ...name, label: 'formFirstName', wrong: 'firstNameInvalid', autoComplete: 'given-name', isShort: true },
  lastName: { ...name, label: 'formLastName', wrong: 'lastNameInvalid', autoComplete: 'family-name', isShort: true },
  email: { kind: 'email', label: 'formEmail', isRequired: true, maxLength: limits.email, autoComplete: 'email' },
} as const satisfies FormFields;

/** Letters of any script, and what stands between them: spaces, apostrophes (’t Hart), hyphens, dots, joiners, s/o, Jr. */
const nameText = /^['’]?\p{L}[\p{L}\p{M}\p{Zs}'’ʻ.·・･＝,/\p{Join_Control}-]*$/u;
const phoneText = /^\+?[\d\s()./-]{5,}$/;
/** No purchase is older. */
const FIRST_DAY = '1960-01-01';

/** Invisible characters that come along when a number or an address is pasted. */
const unseen = /\p{Cf}/gu;
/** What can be seen; fillers and the empty Braille pattern cannot. */
const visible = /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u;

/** Control characters, line breaks among them, count as spaces. */
const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
const manyLines = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
/**
 * Joiners belong to the letters of some scripts. Keyboards write an accent where they have no apostrophe, or its opening or
 * full-width form, and text programmes any dash for a hyphen.
 */
const nameLine = (text: string): string =>
  oneLine(text.replaceAll(/(?!\p{Join_Control})\p{Cf}/gu, ''))
    .replaceAll(/[´`‘‛′＇]/g, '’')
    .replaceAll(/[\p{Pd}−]/gu, '-');
/** For texts that machines read: full-width characters, as Asian keyboards write them, become plain ones. */
const plainLine = (text: string): string => oneLine(text.normalize('NFKC').replaceAll(unseen, ''));
/** Numbers: a keyboard or a text programme may have written any dash, a minus, or Japan's long vowel and middle dot. */
const plainNumber = (text: string): string => plainLine(text).replaceAll(/[\p{Pd}−ー・]/gu, '-');
/** Digits without their grouping. */
const plainDigits = (text: string): string => plainNumber(text).replaceAll(/[\s-]/g, '');

/**
 * What a field must hold, by its row (docs/rules.md#contact-rules): a text, which is made tidy, or a list of them. `latest`
 * is the last day that a date can have (YYYY-MM-DD).
 */
export function textRule(
  field: Exclude<FormField, PhotoField>,
  latest: string,
): v.GenericSchema<string | readonly string[], string | readonly string[]> {
  const { isRequired = false, missing = 'fieldRequired', wrong = missing } = field;
  const text = (tidy: (typed: string) => string, most: number) =>
    v.pipe(
      v.string(),
      v.transform(tidy),
      v.check((typed) => !isRequired || visible.test(typed), missing),
      v.maxLength(most, 'fieldTooLong' satisfies CommonError),
    );
  const form = (typed: RegExp) => v.check<string, MessageKey>((value) => typed.test(value), wrong);
  switch (field.kind) {
    case 'text':
      return field.isName ? v.pipe(text(nameLine, field.maxLength), form(nameText)) : text(oneLine, field.maxLength);
    case 'email': {
      const invalid = field.wrong ?? ('emailInvalid' satisfies CommonError);
      // The browsers' own rule, and a host with a dot.
      return v.pipe(text(plainLine, field.maxLength), v.rfcEmail(invalid), v.regex(/@.+\./, invalid));
    }
    case 'tel':
      // As people write it; the Worker also checks it against the rules of the country.
      return v.pipe(text(plainNumber, field.maxLength), form(phoneText));
    case 'digits':
      return v.pipe(text(plainDigits, Number.POSITIVE_INFINITY), form(field.form));
    case 'long':
      return text(manyLines, field.maxLength);
    case 'date':
      return v.pipe(
        text(oneLine, limits.line),
        v.check((day) => isRealDay(day) && day >= FIRST_DAY, 'dateInvalid' satisfies CommonError),
        v.check((day) => day <= latest, 'dateInFuture' satisfies CommonError),
      );
    case 'choice':
      return text(oneLine, limits.line);
    case 'choices':
      return v.pipe(v.array(text(oneLine, limits.line)), v.maxLength(MOST_CHOICES));
    case 'tick':
      return v.pipe(v.string(), form(/^yes$/));
  }
}

/** One photo or, where it need not be, none: one file, up to 10 MB, PNG or JPEG by its content (docs/rules.md#form-photos). */
export function photoRule({ isRequired, missing = 'fieldRequired' }: PhotoField) {
  return v.pipe(
    v.custom<readonly PhotoFacts[]>(Array.isArray),
    v.check((files) => !isRequired || files.length > 0, missing),
    v.check((files) => files.length <= 1, 'photoOne' satisfies CommonError),
    v.check((files) => files.every(({ size }) => size <= MAX_PHOTO_BYTES), 'photoTooLarge' satisfies CommonError),
    v.check((files) => files.every(({ type }) => type !== undefined), 'photoType' satisfies CommonError),
    // Photos are stored by themselves.
    v.transform(() => undefined),
  );
}

/** The easternmost time zone, Kiribati, is UTC+14. */
const FURTHEST_EAST_MS = 14 * 3600 * 1000;

/** The latest date anywhere on earth (YYYY-MM-DD), since a purchase further east is not in the future. */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + FURTHEST_EAST_MS).toISOString().slice(0, 10);
}

/** When another date is the latest one, in milliseconds since the epoch. */
export function latestDayEnd(now: number): number {
  return (Math.floor((now + FURTHEST_EAST_MS) / DAY_MS) + 1) * DAY_MS - FURTHEST_EAST_MS;
}
