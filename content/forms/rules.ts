import * as v from 'valibot';
import type { FormError, FormFields } from './formTypes.ts';
import { MAX_PHOTO_BYTES, type PhotoFacts } from './photos.ts';

/** Longest texts in characters, by what they are. */
export const limits = { name: 80, email: 254, phone: 32, line: 200, address: 500, text: 4000 } as const;

/** The fields of a person's name. */
export const nameFields = {
  firstName: {
    kind: 'text',
    label: 'formFirstName',
    isRequired: true,
    maxLength: limits.name,
    autoComplete: 'given-name',
  },
  lastName: {
    kind: 'text',
    label: 'formLastName',
    isRequired: true,
    maxLength: limits.name,
    autoComplete: 'family-name',
  },
} as const satisfies FormFields;

/** Letters of any script, and the other characters of names: spaces, apostrophes (’t Hart), hyphens, dots, joiners. */
const nameText = /^['’]?\p{L}[\p{L}\p{M}\p{Zs}'’ʻ.·・\p{Join_Control}-]*$/u;
const phoneText = /^\+?[\d\s().-]{5,}$/;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
/** No purchase is older. */
const FIRST_DAY = '1960-01-01';

/** Invisible characters that come along when a number or an address is pasted. */
const unseen = /\p{Cf}/gu;

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
/** For texts that machines read: full-width characters, as Asian keyboards write them, become plain ones. */
const plainLine = (text: string): string => oneLine(text.normalize('NFKC').replaceAll(unseen, ''));
/** Digits without their grouping. */
const plainDigits = (text: string): string => plainLine(text).replaceAll(/[\s-]/g, '');

type Texts = v.GenericSchema<string, string>;

/** One required line. */
export function line(missing: FormError, most: number = limits.line): Texts {
  return v.pipe(v.string(), v.transform(oneLine), v.nonEmpty(missing), tooLong(most));
}

/** One optional line. */
export function optionalLine(most: number = limits.line): Texts {
  return v.pipe(v.string(), v.transform(oneLine), tooLong(most));
}

/** Several required lines. */
export function lines(missing: FormError, most: number = limits.text): Texts {
  return v.pipe(v.string(), v.transform(manyLines), v.nonEmpty(missing), tooLong(most));
}

export function personName(missing: FormError, wrong: FormError): Texts {
  return v.pipe(line(missing, limits.name), v.regex(nameText, wrong));
}

export function email(missing: FormError, invalid: FormError = 'emailInvalid'): Texts {
  return v.pipe(v.string(), v.transform(plainLine), v.nonEmpty(missing), tooLong(limits.email), v.email(invalid));
}

/** A telephone number as people write it; the Worker also checks it against the rules of the country. */
export function phone(missing: FormError, wrong: FormError): Texts {
  return v.pipe(
    v.string(),
    v.transform(plainLine),
    v.nonEmpty(missing),
    tooLong(limits.phone),
    v.regex(phoneText, wrong),
  );
}

/** An optional number of `least` to `most` digits (docs/rules.md#contact-rules). */
export function optionalDigits(least: number, most: number, wrong: FormError): Texts {
  return v.pipe(
    v.string(),
    v.transform(plainDigits),
    v.check((text) => text === '' || (/^\d+$/.test(text) && text.length >= least && text.length <= most), wrong),
  );
}

/** A calendar day up to `latest`, both YYYY-MM-DD. */
export function day(missing: FormError, latest: string): Texts {
  return v.pipe(
    line(missing),
    v.check((text) => isoDay.test(text) && isRealDay(text) && text >= FIRST_DAY, 'dateInvalid' satisfies FormError),
    v.check((text) => text <= latest, 'dateInFuture' satisfies FormError),
  );
}

/** A box that must be ticked. */
export function ticked(missing: FormError): Texts {
  return v.pipe(
    v.string(),
    v.check((text) => text === 'yes', missing),
  );
}

/** One photo or none: one file, up to 10 MB, PNG or JPEG by its content (docs/rules.md#form-photos). */
export function optionalPhoto() {
  return v.pipe(
    v.custom<readonly PhotoFacts[]>(Array.isArray),
    v.check((files) => files.length <= 1, 'photoOne' satisfies FormError),
    v.check((files) => files.every(({ size }) => size <= MAX_PHOTO_BYTES), 'photoTooLarge' satisfies FormError),
    v.check((files) => files.every(({ type }) => type !== undefined), 'photoType' satisfies FormError),
  );
}

/** One required photo. */
export function photo(missing: FormError) {
  return v.pipe(
    v.custom<readonly PhotoFacts[]>(Array.isArray),
    v.check((files) => files.length > 0, missing),
    optionalPhoto(),
  );
}

/** The easternmost time zone, Kiribati, is UTC+14. */
const FURTHEST_EAST_MS = 14 * 3600 * 1000;

/** The latest date anywhere on earth (YYYY-MM-DD), since a purchase further east is not in the future. */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + FURTHEST_EAST_MS).toISOString().slice(0, 10);
}

const DAY_MS = 24 * 3600 * 1000;

/** When another date is the latest one, in milliseconds since the epoch. */
export function latestDayEnd(now: number): number {
  return (Math.floor((now + FURTHEST_EAST_MS) / DAY_MS) + 1) * DAY_MS - FURTHEST_EAST_MS;
}

function tooLong(most: number) {
  return v.maxLength<string, number, FormError>(most, 'fieldTooLong');
}

function isRealDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
