import * as v from 'valibot';
import { isRealDate } from './realDay.ts';

const date = v.fallback(v.optional(v.pipe(v.string(), v.check(isRealDate))), undefined);
const period = v.object({
  startDate: date,
  endDate: date,
  displayDate: date,
  updatedAt: date,
  removedAfterExpired: v.fallback(v.optional(v.boolean()), undefined),
  archivedAt: date,
});

/**
 * The dates that an item may carry, as the content service delivers them. Events without an end last their start day; other
 * items without one go on, news and offers as long as the city says.
 */
export interface Period extends Readonly<v.InferOutput<typeof period>> {
  readonly contentType?: string | undefined;
}

/** Fields that decide when an item is shown, for queries that select fields. */
export const periodFields = v.keyof(period).options;

/** Reads an entry's dates, whatever an editor saved. */
export function readPeriod(fieldOf: (field: string) => unknown): Period {
  return v.parse(period, Object.fromEntries(periodFields.map((field) => [field, fieldOf(field)])));
}
