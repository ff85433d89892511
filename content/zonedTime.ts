import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * A content-service date as a moment in the city's time zone. A date without a zone is the city's own local time;
 * one without a time is its midnight. Undefined for a text that names no moment.
 */
export function zonedTime(text: string | undefined, timeZone: string): Dayjs | undefined {
  if (!text) return undefined;
  const isDateOnly = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const moment = hasZone.test(text) && !isDateOnly ? dayjs(text).tz(timeZone) : dayjs.tz(text, timeZone);
  return moment.isValid() ? moment : undefined;
}

/** A content-service date in milliseconds. A text with its own zone needs no calendar, which is a good deal faster. */
export function instantOf(text: string | undefined, timeZone: string): number | undefined {
  if (!text) return undefined;
  const instant = hasZone.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? zonedTime(text, timeZone)?.valueOf() : instant;
}

/** The current moment in the city's time zone. */
export function zonedNow(now: Date, timeZone: string): Dayjs {
  return dayjs(now).tz(timeZone);
}
