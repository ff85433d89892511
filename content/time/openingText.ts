import { boundNumbers } from '../boundNumbers.ts';
import type { Language } from '../languages.ts';
import { message } from '../messages/messages.ts';
import { type CityClock, today } from './clock.ts';
import { type ClockTime, clockText, spansText, spanText, wallClockText } from './clockText.ts';
import { dateTextOf, periodText, rangeText, weekdayDateText, weekdays } from './dateText.ts';
import { dateAfter, localTime, weekdayOf } from './localTime.ts';
import {
  covers,
  HORIZON_DAYS,
  intervalsOn,
  type OpeningHours,
  type OpeningState,
  openingState,
} from './openingHours.ts';
import { type Interval, MINUTES_OF_DAY } from './openingRules.ts';
import { zonedMoment } from './zonedTime.ts';

/** Whether a place is open, in a few words. */
interface OpeningWords {
  /** One may still go in. */
  readonly isOpen: boolean;
  /** In this order, each a sentence of its own. */
  readonly phrases: readonly string[];
  /** The same without days of other hours, which a card leaves to its page. */
  readonly brief: readonly string[];
  /** The moment, in milliseconds, from which other words may be true. */
  readonly until: number;
}

/** Many cards say the state of the same hours: its words, by language, as long as it holds. */
const wordsMemo = new WeakMap<OpeningState, Map<Language, OpeningWords>>();

/**
 * The state of a place in words, and the exceptions of the coming week (docs/rules.md#hours-state,
 * docs/rules.md#hours-exceptions).
 */
export function openingWords(hours: OpeningHours, clock: CityClock, language: Language): OpeningWords {
  const state = openingState(hours, clock);
  const inLanguages = wordsMemo.get(state) ?? new Map<Language, OpeningWords>();
  wordsMemo.set(state, inLanguages);
  const remembered = inLanguages.get(language);
  if (remembered) return remembered;
  const words = stateWords(state, clock, language);
  const soon = soonPhrases(hours, clock, language);
  const whole = {
    ...words,
    phrases: [...words.phrases, ...soon.map(({ text }) => text)],
    brief: [...words.phrases, ...soon.flatMap(({ text, isClosed }) => (isClosed ? text : []))],
  };
  inLanguages.set(language, whole);
  return whole;
}

function stateWords(state: OpeningState, clock: CityClock, language: Language): Omit<OpeningWords, 'brief'> {
  const say = (key: Parameters<typeof message>[0], values = {}): string => message(key, language, values);
  const timeOf = (instant: number): string => clockText(localTime(instant, clock.timeZone), language);
  const { until } = state;
  if (state.kind === 'open') {
    const { closes, isSoon, lastEntry } = state;
    if (closes === undefined) return { isOpen: true, phrases: [say('openNow')], until };
    const time = timeOf(closes);
    const open = say(isSoon ? 'closesSoon' : 'openUntil', { time });
    const entry = lastEntry && say(lastEntry.isOver ? 'lastEntryOver' : 'lastEntryAt', { time: timeOf(lastEntry.at) });
    return { isOpen: !lastEntry?.isOver, phrases: entry ? [open, entry] : [open], until };
  }
  const { opens, inDays, isAllDay } = state;
  if (opens === undefined) return { isOpen: false, phrases: [say('closedNow')], until };
  const time = wallClockText(localTime(opens, clock.timeZone), language);
  const { date } = localTime(opens, clock.timeZone);
  const next =
    inDays === 0
      ? say('opensAt', { time })
      : inDays === 1
        ? say('opensTomorrow', { time })
        : inDays < 7
          ? say('opensOn', { time, day: weekdays(language)[weekdayOf(date)] ?? '' })
          : say('opensOnDate', { time, date: dateTextOf(date, clock, language) });
  return { isOpen: false, phrases: isAllDay ? [say('closedToday'), next] : [next], until };
}

/** In words that a place is open at a chosen moment, and until when; undefined where it is not. */
export function openThenText(hours: OpeningHours, then: CityClock, language: Language): string | undefined {
  const state = openingState(hours, then);
  if (state.kind !== 'open') return undefined;
  if (state.closes === undefined) return message('openThenAllDay', language);
  return message('openThen', language, { time: clockText(localTime(state.closes, then.timeZone), language) });
}

/** A line of printed hours: days of the week or dates, and the hours of each. */
interface HoursLine {
  readonly days: string;
  readonly hours: string;
}

/** Exceptions are listed so many days ahead, and told beside the state for a week. */
const AHEAD_DAYS = 60;
const SOON_DAYS = 7;

/** The table of the same hours is the same all day. */
const tablesMemo = new WeakMap<OpeningHours, { readonly key: string; readonly lines: readonly HoursLine[] }>();

/** The hours of the coming week, Monday first, and the exceptions of the next weeks (docs/rules.md#hours-table). */
export function hoursTable(hours: OpeningHours, clock: CityClock, language: Language): readonly HoursLine[] {
  const date = today(clock);
  const key = `${date} ${clock.timeZone} ${language}`;
  const remembered = tablesMemo.get(hours);
  if (remembered?.key === key) return remembered.lines;
  const lines = tableFrom(date, hours, clock, language);
  tablesMemo.set(hours, { key, lines });
  return lines;
}

function tableFrom(first: string, hours: OpeningHours, clock: CityClock, language: Language): readonly HoursLine[] {
  const week = datesFrom(first, 7)
    .toSorted((left, right) => weekdayOf(left) - weekdayOf(right))
    .map((date) => ({ date, hours: intervalsText(intervalsOn({ ...hours, exceptions: [] }, date), language) }));
  return [
    ...runs(isNextWeekday, week).map((run) => ({ days: weekdaysText(run, language), hours: run.hours })),
    ...exceptionsFrom(first, AHEAD_DAYS, hours, language).map(({ from, to, hours: text }) => ({
      days: periodText({ startDate: from, endDate: to }, clock, language),
      hours: text,
    })),
  ];
}

/** The exceptions of the next seven days; today's is the state itself. */
function soonPhrases(hours: OpeningHours, clock: CityClock, language: Language) {
  const dayText = (date: string): string => {
    const moment = zonedMoment(date, clock.timeZone);
    return moment ? weekdayDateText(moment, language) : '';
  };
  return exceptionsFrom(dateAfter(today(clock), 1), SOON_DAYS, hours, language).map(
    ({ from, to, length, hours: text }) => {
      const day = length === 1 ? dayText(from) : rangeText(dayText(from), dayText(to), language);
      const isClosed = text === message('hoursClosed', language);
      const words = message(isClosed ? 'closedOnDay' : 'hoursOnDay', language, { day, hours: text });
      return { text: boundNumbers(words), isClosed };
    },
  );
}

function datesFrom(first: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => dateAfter(first, index));
}

/** What begins within some days and the week and the season do not tell, with the days of it that would be closed anyway. */
function exceptionsFrom(first: string, days: number, hours: OpeningHours, language: Language): readonly Run[] {
  const textOn = (rules: OpeningHours, date: string): string => intervalsText(intervalsOn(rules, date), language);
  const regular = { ...hours, exceptions: [] };
  const after = dateAfter(first, days);
  return runs(
    (before, date) => dateAfter(before, 1) === date,
    exceptionDates(first, days, hours).map((date) => ({ date, hours: textOn(hours, date) })),
  ).filter(
    ({ from, length, hours: text }) =>
      from < after && datesFrom(from, length).some((date) => textOn(regular, date) !== text),
  );
}

/** The dates of exceptions within some days, and those that follow: a closure is told to its end, however far that is. */
function exceptionDates(first: string, days: number, { exceptions }: OpeningHours): readonly string[] {
  const isException = (date: string): boolean => exceptions.some((rule) => covers(rule, date));
  const dates = datesFrom(first, days).filter(isException);
  let next = dateAfter(first, days);
  while (dates.at(-1) === dateAfter(next, -1) && isException(next) && dates.length < HORIZON_DAYS) {
    dates.push(next);
    next = dateAfter(next, 1);
  }
  return dates;
}

interface Run {
  readonly from: string;
  readonly to: string;
  readonly length: number;
  readonly hours: string;
}

/** The printed week begins with Monday, whatever its first date is. */
function isNextWeekday(before: string, date: string): boolean {
  return (weekdayOf(before) + 1) % 7 === weekdayOf(date);
}

/** Days of the week, or dates, that follow each other with the same hours, as one. */
function runs(
  isNext: (before: string, date: string) => boolean,
  days: readonly { readonly date: string; readonly hours: string }[],
): readonly Run[] {
  const merged: Run[] = [];
  for (const { date, hours } of days) {
    const last = merged.at(-1);
    const goesOn = last?.hours === hours && isNext(last.to, date);
    if (goesOn) merged.pop();
    merged.push(goesOn ? { ...last, to: date, length: last.length + 1 } : { from: date, to: date, length: 1, hours });
  }
  return merged;
}

function weekdaysText({ from, to, length }: Run, language: Language): string {
  const name = (date: string): string => weekdays(language)[weekdayOf(date)] ?? '';
  if (length === 7) return message('everyDay', language);
  return length === 1 ? name(from) : rangeText(name(from), name(to), language);
}

function intervalsText(intervals: readonly Interval[], language: Language): string {
  if (intervals.length === 0) return message('hoursClosed', language);
  const timeOf = (minutes: number): ClockTime => ({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  const spans = intervals.map(({ from, to }) =>
    to - from >= MINUTES_OF_DAY ? message('hoursAllDay', language) : spanText(timeOf(from), timeOf(to), language),
  );
  return spansText(spans, language);
}
