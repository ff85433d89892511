import { dateAfter, localInstant, localTime } from './localTime.ts';
import type { Period } from './period.ts';
import { MINUTE_MS } from './platformOffset.ts';
import { isRealDay } from './realDay.ts';

/** In a preview a date carries a mark of its field (docs/rules.md#preview-marks), which no parser knows. */
const mark = /[\uE000-\uE01F]+$/;
const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/;

/** A date without the mark of a preview. */
function plain(date: string): string {
  return date.replace(mark, '');
}

/** The mark that a date carries in a preview; empty elsewhere. */
function markOf(date: string | undefined): string {
  return mark.exec(date ?? '')?.[0] ?? '';
}

/** Returns true for a content-service date without a time, which means its whole day. */
export function isWholeDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(plain(date));
}

/** A moment in the city's local time. */
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
  /** The mark of its field in a preview; empty elsewhere. */
  readonly mark: string;
}

/** Most cached dates per time zone: a few times those of a city. */
const CACHED_DATES = 1500;
/** A page needs the same few dates hundreds of times, and they depend on text and zone alone. */
const cachedMoments = new Map<string, Map<string, ZonedMoment | undefined>>();

/**
 * A content-service date as numbers. A date without a zone is the city's local time, one without a time its midnight. Undefined
 * for a text that names no moment.
 */
export function zonedMoment(text: string | undefined, timeZone: string): ZonedMoment | undefined {
  if (!text) return undefined;
  const inZone = cachedMoments.get(timeZone) ?? new Map<string, ZonedMoment | undefined>();
  const remembered = inZone.get(text);
  if (remembered || inZone.has(text)) return remembered;
  if (inZone.size >= CACHED_DATES) inZone.clear();
  const moment = momentOf(text, timeZone);
  inZone.set(text, moment);
  cachedMoments.set(timeZone, inZone);
  return moment;
}

const localForm = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;

function momentOf(text: string, timeZone: string): ZonedMoment | undefined {
  const value = plain(text);
  const instant = hasZone.test(value) ? Date.parse(value) : instantOfLocal(value, timeZone);
  if (Number.isNaN(instant)) return undefined;
  const { date, hour, minute } = localTime(instant, timeZone);
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
  const dayStart = localInstant(date, 0, timeZone);
  const dayEnd = localInstant(dateAfter(date, 1), 0, timeZone) - 1;
  return { instant, dayStart, dayEnd, year, month, day, hour, minute, mark: markOf(text) };
}

/** A city's own local time in milliseconds since the epoch; NaN for a text that names none (docs/rules.md#city-time). */
function instantOfLocal(text: string, timeZone: string): number {
  const wall = localForm.test(text) ? Date.parse(`${text}${isWholeDay(text) ? 'T00:00' : ''}Z`) : Number.NaN;
  if (Number.isNaN(wall)) return wall;
  const date = new Date(wall).toISOString().slice(0, 10);
  const minutes = Math.floor((wall - Date.parse(date)) / MINUTE_MS);
  return localInstant(date, minutes, timeZone) + (wall % MINUTE_MS);
}

/** A content-service date in milliseconds. A text with its own zone is parsed without the zone's rules, which is much faster. */
export function instantOf(text: string | undefined, timeZone: string): number | undefined {
  if (!text) return undefined;
  const date = plain(text);
  const instant = hasZone.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(instant) ? zonedMoment(text, timeZone)?.instant : instant;
}

const written = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Reads a moment as a person writes it, `2027-01-26`, `2027-01-26T18:00` or either with a zone after the time, in
 * milliseconds; undefined for anything else, and for days and hours that do not exist, which a parser would roll over.
 */
export function writtenInstant(text: string, timeZone: string): number | undefined {
  const [, day = ''] = written.exec(text) ?? [];
  return isRealDay(day) && !Number.isNaN(Date.parse(text)) ? instantOf(text, timeZone) : undefined;
}

/** The end of a content-service date in milliseconds: a date without a time ends with its day. */
export function lastInstantOf(text: string | undefined, timeZone: string): number | undefined {
  return text && isWholeDay(text) ? zonedMoment(text, timeZone)?.dayEnd : instantOf(text, timeZone);
}

/** Returns true if an end lies before its start: an editor's mistake (docs/rules.md#end-before-start). */
export function endsBeforeStart(
  { startDate, endDate }: Pick<Period, 'startDate' | 'endDate'>,
  timeZone: string,
): boolean {
  const [start, end] = [instantOf(startDate, timeZone), lastInstantOf(endDate, timeZone)];
  return start !== undefined && end !== undefined && end < start;
}
