import * as v from 'valibot';
import { type CityClock, expiry, isArchived, isShown } from '../../content/time/timeState.ts';
import { zonedNow } from '../../content/time/zonedTime.ts';

const date = v.fallback(v.optional(v.string()), undefined);
const flag = v.fallback(v.optional(v.boolean()), undefined);
const fieldsSchema = v.object({
  endDate: date,
  archivedAt: date,
  removedAfterExpired: flag,
  withoutDetail: flag,
});

/** Fields that decide whether and where an entry is shown: their values need not stand on any page themselves. */
const placingFields: readonly string[] = [
  ...Object.keys(fieldsSchema.entries),
  'slug',
  'category',
  'startDate',
  'displayDate',
];

/** Why an entry's own page can't show it whatever is published, in plain words; undefined where it may. */
export function hiddenBecause(fields: unknown, clock: CityClock): string | undefined {
  const { withoutDetail, ...period } = v.parse(fieldsSchema, fields);
  if (isArchived(period, clock)) return `was archived on ${period.archivedAt}`;
  if (!isShown(period, clock)) {
    const hidden = expiry(period, clock.timeZone);
    const since =
      hidden === undefined
        ? ''
        : ` and is hidden since ${zonedNow(new Date(hidden), clock.timeZone).format('YYYY-MM-DD HH:mm')}`;
    return `ended on ${period.endDate}${since}`;
  }
  return withoutDetail === true ? 'has no page of its own (withoutDetail)' : undefined;
}

/** The text by which a change is known on a page; undefined where any change of the page counts. */
export function wantedText(changes: readonly (readonly [field: string, value: unknown])[]): string | undefined {
  const texts = changes.flatMap(([field, value]) =>
    typeof value === 'string' && !placingFields.includes(field) ? [value] : [],
  );
  return texts[0];
}

/** A page as it is before anything changes, and what is going to be changed. */
interface Before {
  readonly status: number;
  readonly text: string;
  /** The field that is looked for. */
  readonly field: string;
  /** Its value as visitors are delivered it now; undefined for an entry that is not published, or without a text there. */
  readonly value: unknown;
  readonly changed: readonly string[];
}

/** Why a page won't show a change, seen from how it is before; undefined where it may, or where that can't be told. */
export function missingBefore({ status, text, field, value, changed }: Before): string | undefined {
  if (typeof value !== 'string' || value === '' || changed.some((name) => placingFields.includes(name)))
    return undefined;
  if (status !== 200) return `answers ${status} before the change`;
  return text.includes(value) ? undefined : `does not show the entry's ${field} before the change either: “${value}”`;
}
