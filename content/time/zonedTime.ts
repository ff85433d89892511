import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/;

/** Tells whether a content-service date names no time, and so stands for its whole day. */
export function isWholeDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date);
}

/**
 * A content-service date as a moment in the city's time zone. A date without a zone is the city's own local time;
 * one without a time is its midnight. Undefined for a text that names no moment.
 */
export function zonedTime(text: string | undefined, timeZone: string): Dayjs | undefined {
  if (!text) return undefined;
  const moment = hasZone.test(text) ? dayjs(text).tz(timeZone) : dayjs.tz(text, timeZone);
  return moment.isValid() ? moment : undefined;
}

/** A moment as the city's clocks and calendars show it. */
export interface ZonedMoment {
  /** Milliseconds since the epoch: the moment, and the first and the last of its day. */
  readonly instant: number;
  readonly dayStart: number;
  readonly dayEnd: number;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Dates of a time zone that are remembered at a time: a few times those of a city. */
const REMEMBERED = 5000;
/** What is worked out here depends on text and zone alone, and a page asks for the same few dates hundreds of times. */
const remembered = new Map<string, Map<string, ZonedMoment | undefined>>();

/** A content-service date as numbers; undefined for a text that names no moment. */
export function zonedMoment(text: string | undefined, timeZone: string): ZonedMoment | undefined {
  if (!text) return undefined;
  const inZone = remembered.get(timeZone) ?? new Map<string, ZonedMoment | undefined>();
  const known = inZone.get(text);
  if (known || inZone.has(text)) return known;
  if (inZone.size >= REMEMBERED) inZone.clear();
  const moment = momentOf(zonedTime(text, timeZone));
  inZone.set(text, moment);
  remembered.set(timeZone, inZone);
  return moment;
}

function momentOf(time: Dayjs | undefined): ZonedMoment | undefined {
  return (
    time && {
      instant: time.valueOf(),
      dayStart: time.startOf('day').valueOf(),
      dayEnd: time.endOf('day').valueOf(),
      year: time.year(),
      month: time.month() + 1,
      day: time.date(),
      hour: time.hour(),
      minute: time.minute(),
    }
  );
}

/** A content-service date in milliseconds. A text with its own zone needs no calendar, which is a good deal faster. */
export function instantOf(text: string | undefined, timeZone: string): number | undefined {
  if (!text) return undefined;
  const instant = hasZone.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? zonedMoment(text, timeZone)?.instant : instant;
}

const written = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * A moment as a person writes it, `2027-01-26`, `2027-01-26T18:00` or either with a zone behind the time, in
 * milliseconds; undefined for anything else, and for days and hours that no calendar has, which a parser would roll over.
 */
export function writtenInstant(text: string, timeZone: string): number | undefined {
  const [, day = ''] = written.exec(text) ?? [];
  const midnight = new Date(`${day}T00:00Z`);
  const isReal = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  return isReal && !Number.isNaN(Date.parse(text)) ? instantOf(text, timeZone) : undefined;
}

/** Until when a content-service date reaches, in milliseconds: a date without a time to the end of its day. */
export function lastInstantOf(text: string | undefined, timeZone: string): number | undefined {
  return text && isWholeDay(text) ? zonedMoment(text, timeZone)?.dayEnd : instantOf(text, timeZone);
}

/** The current moment in the city's time zone. */
export function zonedNow(now: Date, timeZone: string): Dayjs {
  return dayjs(now).tz(timeZone);
}
