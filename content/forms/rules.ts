import * as v from 'valibot';
import type { FormError } from './formTypes.ts';
import { MAX_PHOTO_BYTES, type PhotoFacts } from './photos.ts';

/** Longest texts, by what they are. */
export const limits = { name: 80, email: 254, phone: 32, line: 200, address: 500, text: 4000 } as const;

/** Letters of any script, with what stands in names: spaces, apostrophes (’t Hart), hyphens, dots, joiners. */
const nameText = /^['’]?\p{L}[\p{L}\p{M}\p{Zs}'’ʻ.·・\p{Join_Control}-]*$/u;
const phoneText = /^\+?[\d\s().-]{5,}$/;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
/** Nobody bought anything from us before. */
const FIRST_DAY = '1960-01-01';

/** Marks of direction and of no width come along when a number or an address is pasted, and are seen by nobody. */
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
/** What machines read: full-width characters as Asian keyboards write them become plain ones, unseen ones go. */
const plainLine = (text: string): string => oneLine(text.normalize('NFKC').replaceAll(unseen, ''));
/** Grouping is left out. */
const plainDigits = (text: string): string => plainLine(text).replaceAll(/[\s-]/g, '');

type Texts = v.GenericSchema<string, string>;

/** One line that must be there. */
export function line(missing: FormError, most: number = limits.line): Texts {
  return v.pipe(v.string(), v.transform(oneLine), v.nonEmpty(missing), tooLong(most));
}

/** One line that may be left out. */
export function optionalLine(most: number = limits.line): Texts {
  return v.pipe(v.string(), v.transform(oneLine), tooLong(most));
}

/** Several lines that must be there. */
export function lines(missing: FormError, most: number = limits.text): Texts {
  return v.pipe(v.string(), v.transform(manyLines), v.nonEmpty(missing), tooLong(most));
}

/** A person's name. */
export function personName(missing: FormError, wrong: FormError): Texts {
  return v.pipe(line(missing, limits.name), v.regex(nameText, wrong));
}

/** An e-mail address. */
export function email(missing: FormError): Texts {
  return v.pipe(
    v.string(),
    v.transform(plainLine),
    v.nonEmpty(missing),
    tooLong(limits.email),
    v.email('emailInvalid' satisfies FormError),
  );
}

/** A telephone number as people write them; whether the country has such a number is the Worker's to say. */
export function phone(missing: FormError, wrong: FormError): Texts {
  return v.pipe(
    v.string(),
    v.transform(plainLine),
    v.nonEmpty(missing),
    tooLong(limits.phone),
    v.regex(phoneText, wrong),
  );
}

/** Digits only, of a certain length; may be left out (site-shell §5: loyalty and order number). */
export function optionalDigits(least: number, most: number, wrong: FormError): Texts {
  return v.pipe(
    v.string(),
    v.transform(plainDigits),
    v.check((text) => text === '' || (/^\d+$/.test(text) && text.length >= least && text.length <= most), wrong),
  );
}

/** A day of the calendar that is not later than another. */
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

/** One photo or none: one file, up to 10 MB, PNG or JPEG by its content (site-shell §5). */
export function optionalPhoto() {
  return v.pipe(
    v.custom<readonly PhotoFacts[]>(Array.isArray),
    v.check((files) => files.length <= 1, 'photoOne' satisfies FormError),
    v.check((files) => files.every(({ size }) => size <= MAX_PHOTO_BYTES), 'photoTooLarge' satisfies FormError),
    v.check((files) => files.every(({ type }) => type !== undefined), 'photoType' satisfies FormError),
  );
}

/** One photo. */
export function photo(missing: FormError) {
  return v.pipe(
    v.custom<readonly PhotoFacts[]>(Array.isArray),
    v.check((files) => files.length > 0, missing),
    optionalPhoto(),
  );
}

/** Kiribati's clocks are ahead of UTC by this much, and no others by more. */
const FURTHEST_EAST_MS = 14 * 3600 * 1000;

/** The latest day that it is anywhere on earth: what was bought further east is not bought in the future. */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + FURTHEST_EAST_MS).toISOString().slice(0, 10);
}

function tooLong(most: number) {
  return v.maxLength<string, number, FormError>(most, 'fieldTooLong');
}

function isRealDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
