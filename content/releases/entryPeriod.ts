import { DEFAULT_LOCALE } from '../languages.ts';
import { detailTypes } from '../listings.ts';
import { isOneOf } from '../names.ts';
import { ownValue } from '../ownValue.ts';
import { type Period, readPeriod } from '../time/period.ts';
import type { DeskEntry } from '../translations/deskEntries.ts';

/** The dates of an entry, for the rules of time; undefined for one of a type that does not start, end or expire. */
export function periodOf({ contentType, fields }: DeskEntry): Period | undefined {
  if (!isOneOf(detailTypes, contentType) && contentType !== 'announcement') return undefined;
  return { ...readPeriod((name) => ownValue(ownValue(fields, name), DEFAULT_LOCALE)), contentType };
}
