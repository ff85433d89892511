import { dateAfter } from '../../../content/time/localTime.ts';
import { DAY_MS } from '../../../content/time/platformOffset.ts';
import { isRealDay } from '../../../content/time/realDay.ts';

const dateForm = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Whole days from the anchor to now; negative before the anchor. */
export function daysBetween(anchor: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(anchor)) / DAY_MS);
}

/**
 * The instant of a date text in milliseconds, or NaN. A text without an offset counts as UTC, so that the
 * answer does not depend on the machine's time zone.
 */
export function instantOf(text: string): number {
  const match = dateForm.exec(text);
  if (!match || !isRealDay(text.slice(0, 10))) return Number.NaN;
  const hasTime = match[2] !== undefined;
  return Date.parse(hasTime && match[3] === undefined ? `${text}Z` : text);
}

/** Returns true if a value is a date in one of the forms that a Date field takes. */
export function isDateText(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(instantOf(value));
}

/**
 * The same date text some days later. Only the calendar date changes: the form, the time of day and the
 * offset stay as written.
 */
export function shiftDate(text: string, days: number): string {
  const date = dateForm.exec(text)?.[1];
  if (date === undefined) return text;
  return dateAfter(date, days) + text.slice(date.length);
}
