/*
 * Own code beside dayjs, whose time zones make a formatter for each date, a twelfth of an isolate's first render, and end a
 * day an hour early or late beside a change of the clocks.
 */

export const MINUTE_MS = 60_000;
/** 24 hours; calendar days are computed in the city's zone. */
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** Most days whose offset is remembered per time zone. */
const CACHED_DAYS = 5000;
/** Offsets at the midnights of UTC, by zone and day: clocks change at most once between two of them. */
const cachedOffsets = new Map<string, Map<number, number>>();

function offsetOfDay(day: number, timeZone: string): number {
  const inZone = cachedOffsets.get(timeZone) ?? new Map<number, number>();
  cachedOffsets.set(timeZone, inZone);
  if (inZone.size >= CACHED_DAYS) inZone.clear();
  const offset = inZone.get(day) ?? offsetOf(day * DAY_MS, timeZone);
  inZone.set(day, offset);
  return offset;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A zone's offset from UTC at a moment, in minutes, as the platform knows it. */
function offsetOf(instant: number, timeZone: string): number {
  const formatter = formatters.get(timeZone) ?? newFormatter(timeZone);
  const parts = new Map(formatter.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((wall - Math.floor(instant / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

function newFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** A zone's offset from UTC at a moment (milliseconds), in minutes. */
export function offsetAt(instant: number, timeZone: string): number {
  const day = Math.floor(instant / DAY_MS);
  const offset = offsetOfDay(day, timeZone);
  return offset === offsetOfDay(day + 1, timeZone) ? offset : offsetOf(instant, timeZone);
}

/** The minute at which the offset changes between two moments of different offsets, in milliseconds. */
export function changeOfOffset(from: number, to: number, timeZone: string): number {
  const before = offsetAt(from, timeZone);
  let [low, high] = [Math.floor(from / MINUTE_MS), Math.ceil(to / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE_MS, timeZone) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}

/**
 * The first moment, in milliseconds, at which a city's clocks show so many minutes after the midnight of a date
 * (`YYYY-MM-DD`), or a later time: what is left out when they are put forward is the moment of the change.
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
  const wall = new Date(instant + offsetAt(instant, timeZone) * MINUTE_MS);
  return { date: wall.toISOString().slice(0, 10), hour: wall.getUTCHours(), minute: wall.getUTCMinutes() };
}

/** The date so many days after another (`YYYY-MM-DD`). */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day of the week of a date (`YYYY-MM-DD`), the same in every zone; 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}
