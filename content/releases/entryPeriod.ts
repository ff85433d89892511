import * as v from 'valibot';
import { detailTypes } from '../model/targets.ts';
import { ownValue } from '../ownValue.ts';
import type { Period } from '../time/timeState.ts';
import type { DeskEntry } from '../translations/deskEntries.ts';

const text = v.fallback(v.optional(v.string()), undefined);
const flag = v.fallback(v.optional(v.boolean()), undefined);
const period = v.object({
  startDate: text,
  endDate: text,
  displayDate: text,
  updatedAt: text,
  removedAfterExpired: flag,
  archivedAt: text,
});

/** Types whose entries start, end or expire. */
const dated: readonly string[] = [...detailTypes, 'announcement'];

/** The dates of an entry, for the rules of time; undefined for one of a type without dates. */
export function periodOf({ contentType, fields }: DeskEntry, defaultLocale: string): Period | undefined {
  if (!dated.includes(contentType)) return undefined;
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, byLocale]) => [name, ownValue(byLocale, defaultLocale)]),
  );
  return { contentType, ...v.parse(period, values) };
}
