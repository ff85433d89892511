import { ownValue } from '../ownValue.ts';
import { DAY_MS, MINUTE_MS, minuteOfChange, platformOffset } from './platformOffset.ts';
import { zoneOffsets } from './zoneOffsets.ts';

/*
 * No library: that of time zones would make a formatter for each date, a twelfth of an isolate's first render, and end a
 * day an hour early or late beside a change of the clocks.
 */

/** A zone's offset from UTC at a moment (milliseconds), in minutes: from the table, beyond it as the platform knows it. */
export function offsetAt(instant: number, timeZone: string): number {
  const isInTable = zoneOffsets.from <= instant && instant < zoneOffsets.until;
  const rows = isInTable ? ownValue(zoneOffsets.zones, timeZone) : undefined;
  return rows?.findLast(([from]) => from <= instant)?.[1] ?? platformOffset(instant, timeZone);
}

/** The minute at which the offset changes between two moments of different offsets, in milliseconds. */
export function changeOfOffset(from: number, to: number, timeZone: string): number {
  return minuteOfChange(from, to, (instant) => offsetAt(instant, timeZone));
}

/**
 * The first moment, in milliseconds, at which a city's clocks show so many minutes after the midnight of a date
 * (`YYYY-MM-DD`), or a later time: a time that is skipped when clocks are put forward is the moment of the change.
 */
export function localInstant(date: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(date) + minutes * MINUTE_MS;
  const [before, after] = [wall - DAY_MS, wall + DAY_MS].map((near) => offsetAt(near, timeZone) * MINUTE_MS);
  if (before === undefined || after === undefined || before === after) return wall - (before ?? 0);
  const change = changeOfOffset(wall - DAY_MS, wall + DAY_MS, timeZone);
  return wall - before < change ? wall - before : Math.max(change, wall - after);
}

/** A moment (milliseconds) on a city's clocks: its date as `YYYY-MM-DD`, and hour and minute. */
export function localTime(
  instant: number,
  timeZone: string,
): { readonly date: string; readonly hour: number; readonly minute: number } {
  const text = localText(instant, timeZone);
  return { date: text.slice(0, 10), hour: Number(text.slice(11, 13)), minute: Number(text.slice(14, 16)) };
}

/** The last moment of a year of four digits: an end on its day is meant for never (docs/rules.md#city-time). */
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment (milliseconds) as ISO 8601 writes it, in UTC; later ones, whose years have a sign, as the last. */
export function isoText(instant: number): string {
  return new Date(Math.min(instant, LAST_INSTANT)).toISOString();
}

/** A moment (milliseconds) on a city's clocks, as `YYYY-MM-DDTHH:mm:ss`. */
export function localText(instant: number, timeZone: string): string {
  return isoText(instant + offsetAt(instant, timeZone) * MINUTE_MS).slice(0, 19);
}

/** The date so many days after another (`YYYY-MM-DD`). */
export function dateAfter(date: string, days: number): string {
  return isoText(Date.parse(date) + days * DAY_MS).slice(0, 10);
}

/** The day of the week of a date (`YYYY-MM-DD`), the same in every zone; 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}
