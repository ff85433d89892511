import { elided } from '../elided.ts';
import type { Language } from '../languages.ts';
import type { CityClock } from './clock.ts';
import { monthNames } from './monthNames.ts';
import type { Period } from './period.ts';
import { DAY_MS } from './platformOffset.ts';
import { isLasting } from './timeState.ts';
import { endsBeforeStart, type ZonedMoment, zonedMoment } from './zonedTime.ts';

/** How a language writes dates (docs/rules.md#date-formats). */
interface DateRow {
  /** Names of the months; absent where months are numbers. */
  readonly months?: readonly string[];
  /** Weekdays, Monday first (docs/rules.md#week-start). */
  readonly weekdays: readonly string[];
  readonly date: (day: number, month: string, year: number) => string;
  /** A month, and its year where that stands beside it. */
  readonly monthAndYear: (month: string, year: number | undefined) => string;
  /** What stands after the number of a day, where a date is written from the year down. */
  readonly dayUnit?: string;
  /** A day and a month without the year. */
  readonly dayAndMonth: (day: number, month: string) => string;
  /** The day of the week beside such a date. */
  readonly onWeekday: (weekday: string, date: string) => string;
  /** Which end of a range within one year has the year. */
  readonly yearAt: 'start' | 'end';
  readonly range: (from: string, to: string) => string;
  /** An open range, which has a start or an end only. */
  readonly from: (date: string) => string;
  readonly until: (date: string) => string;
  /** A range within one month, which is named once. */
  readonly withinMonth: (from: number, to: number, month: string, year: number) => string;
}

const dash = (from: string, to: string): string => `${from} – ${to}`;
const spelled = (month: string, year?: number): string => (year === undefined ? month : `${month} ${year}`);
const numbered = {
  yearAt: 'start',
  dayUnit: '日',
  monthAndYear: (month: string, year?: number) => (year === undefined ? `${month}月` : `${year}年${month}月`),
  date: (day: number, month: string, year: number) => `${year}年${month}月${day}日`,
  dayAndMonth: (day: number, month: string) => `${month}月${day}日`,
  onWeekday: (weekday: string, date: string) => date + weekday,
} as const;
const dayFirst = {
  yearAt: 'end',
  monthAndYear: spelled,
  date: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  dayAndMonth: (day: number, month: string) => `${day} ${month}`,
  onWeekday: (weekday: string, date: string) => `${weekday} ${date}`,
} as const;
const chinese: DateRow = {
  ...numbered,
  weekdays: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
  range: (from, to) => `${from}至${to}`,
  from: (date) => `${date}起`,
  until: (date) => `至${date}`,
  withinMonth: (from, to, month, year) => `${year}年${month}月${from}日至${to}日`,
};

const rows = {
  en: {
    months: monthNames.en,
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    date: (day, month, year) => `${month} ${day}, ${year}`,
    monthAndYear: spelled,
    dayAndMonth: (day, month) => `${month} ${day}`,
    onWeekday: (weekday, date) => `${weekday}, ${date}`,
    yearAt: 'end',
    range: dash,
    from: (date) => `From ${date}`,
    until: (date) => `Until ${date}`,
    withinMonth: (from, to, month, year) => `${month} ${from} – ${to}, ${year}`,
  },
  cn: chinese,
  tc: chinese,
  fr: {
    ...dayFirst,
    months: monthNames.fr,
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    range: (from, to) => `du ${from} au ${to}`,
    from: (date) => `à partir du ${date}`,
    until: (date) => `jusqu’au ${date}`,
    withinMonth: (from, to, month, year) => `du ${from} au ${to} ${month} ${year}`,
  },
  it: {
    ...dayFirst,
    months: monthNames.it,
    weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
    range: dash,
    from: (date) => elided(`dal ${date}`, 'it'),
    until: (date) => elided(`fino al ${date}`, 'it'),
    withinMonth: (from, to, month, year) => `${from} – ${to} ${month} ${year}`,
  },
  jp: {
    ...numbered,
    weekdays: ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日'],
    range: (from, to) => `${from}〜${to}`,
    from: (date) => `${date}から`,
    until: (date) => `${date}まで`,
    withinMonth: (from, to, month, year) => `${year}年${month}月${from}日〜${to}日`,
  },
  kr: {
    weekdays: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'],
    date: (day, month, year) => `${year}년 ${month}월 ${day}일`,
    monthAndYear: (month, year) => (year === undefined ? `${month}월` : `${year}년 ${month}월`),
    dayAndMonth: (day, month) => `${month}월 ${day}일`,
    onWeekday: (weekday, date) => `${date} ${weekday}`,
    yearAt: 'start',
    dayUnit: '일',
    range: (from, to) => `${from} ~ ${to}`,
    from: (date) => `${date}부터`,
    until: (date) => `${date}까지`,
    withinMonth: (from, to, month, year) => `${year}년 ${month}월 ${from}일 ~ ${to}일`,
  },
} as const satisfies Record<Language, DateRow>;

type CalendarDay = Pick<ZonedMoment, 'year' | 'month' | 'day'> & Partial<Pick<ZonedMoment, 'mark'>>;

/** A date in the language's format (docs/rules.md#date-formats), e.g. `November 21, 2026` or `2026年11月21日`. */
export function dateText(moment: CalendarDay, language: Language): string {
  const row: DateRow = rows[language];
  return row.date(moment.day, monthText(moment, row), moment.year) + (moment.mark ?? '');
}

/** A content-service date in the language's format; empty for a text that names no moment. */
export function dateTextOf(
  text: string | undefined,
  { timeZone }: Pick<CityClock, 'timeZone'>,
  language: Language,
): string {
  const moment = zonedMoment(text, timeZone);
  return moment ? dateText(moment, language) : '';
}

/** A time of day like `1:30pm` (docs/rules.md#date-formats). */
export function timeText({
  hour,
  minute,
  mark = '',
}: Pick<ZonedMoment, 'hour' | 'minute'> & Partial<Pick<ZonedMoment, 'mark'>>): string {
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}${mark}`;
}

/** The names of the days of the week, Monday first. */
export function weekdays(language: Language): readonly string[] {
  return rows[language].weekdays;
}

/** A range in the language's own way: of dates, or of days of the week. */
export function rangeText(from: string, to: string, language: Language): string {
  return rows[language].range(from, to);
}

function weekdayText({ year, month, day, mark }: ZonedMoment, language: Language): string {
  // A date has the same day of the week in every zone.
  return (weekdays(language)[(new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7] ?? '') + mark;
}

/** Where a period begins and ends. */
interface Span {
  readonly start: ZonedMoment | undefined;
  readonly end: ZonedMoment | undefined;
  /** It begins and ends on one day, in the night after it, or is of one day for want of a usable end. */
  readonly isOneDay: boolean;
}

function spanOf(period: Period, { timeZone }: CityClock): Span {
  const start = zonedMoment(period.startDate, timeZone);
  const end = endsBeforeStart(period, timeZone) ? undefined : zonedMoment(period.endDate, timeZone);
  if (!start || !end) return { start, end, isOneDay: start !== undefined };
  // An evening that goes on after midnight is shorter than a day (docs/rules.md#past-midnight).
  const isNight = hasTime(period.startDate) && hasTime(period.endDate) && end.instant - start.instant < DAY_MS;
  return { start, end, isOneDay: start.dayStart === end.dayStart || (isNight && start.instant !== start.dayStart) };
}

/** A day of the coming weeks, `Thursday, November 26`: nobody needs its year. */
export function weekdayDateText(moment: ZonedMoment, language: Language): string {
  const row: DateRow = rows[language];
  return row.onWeekday(weekdayText(moment, language), row.dayAndMonth(moment.day, monthText(moment, row)));
}

/** The day of the week of a period of one day; empty for several days or no date. */
export function dayText(period: Period, clock: CityClock, language: Language): string {
  const { start, isOneDay } = spanOf(period, clock);
  return start && isOneDay ? weekdayText(start, language) : '';
}

/**
 * The hours of a period of one day, like `1:30pm – 3pm` (docs/rules.md#date-formats), where the editor wrote
 * none; they may go over midnight. Empty for several days and for dates without a time, which some calendars write as
 * midnight.
 */
export function hoursText(period: Period, clock: CityClock): string {
  const { start, end, isOneDay } = spanOf(period, clock);
  if (!start || !hasTime(period.startDate) || start.instant === start.dayStart || !isOneDay) return '';
  if (!end || end.instant <= start.instant) return timeText(start);
  return hasTime(period.endDate) ? dash(timeText(start), timeText(end)) : '';
}

function hasTime(date: string | undefined): boolean {
  return date?.includes('T') === true;
}

/**
 * A range of dates in the format of the language (docs/rules.md#date-formats): one date for one day, and the year only once where
 * both ends share it. With an end only, until then; with a start only, that date, from which lasting items go on
 * (docs/rules.md#open-periods).
 */
export function periodText(period: Period, clock: CityClock, language: Language): string {
  const { start, end, isOneDay } = spanOf(period, clock);
  const row: DateRow = rows[language];
  if (start && end && !isOneDay) {
    if (start.year !== end.year) return row.range(dateText(start, language), dateText(end, language));
    if (start.month === end.month)
      return row.withinMonth(start.day, end.day, monthText(start, row), start.year) + start.mark;
    const short = (moment: ZonedMoment): string => row.dayAndMonth(moment.day, monthText(moment, row));
    return row.yearAt === 'end'
      ? row.range(short(start), dateText(end, language))
      : row.range(dateText(start, language), short(end));
  }
  const only = start ?? end ?? zonedMoment(period.displayDate, clock.timeZone);
  if (!only) return '';
  const text = dateText(only, language);
  if (start) return isLasting(period) && !period.endDate ? row.from(text) : text;
  return end ? row.until(text) : text;
}

/** A leaf of a calendar: its day, or its days within one month, and the month with the year where the language names it. */
export interface DateLeaf {
  readonly days: string;
  readonly month: string;
  /** What stands after the days, in languages that write month and year before them. */
  readonly dayUnit: string | undefined;
}

/**
 * A period as leaves of a calendar: one for a day or for days within one month, otherwise one for each end
 * (docs/rules.md#event-date). None for an open period, which is words.
 */
export function dateLeaves(period: Period, clock: CityClock, language: Language): readonly DateLeaf[] {
  const { start, end, isOneDay } = spanOf(period, clock);
  const row: DateRow = rows[language];
  const leaf = (days: string, moment: ZonedMoment, hasYear = true): DateLeaf => ({
    days,
    month: row.monthAndYear(monthText(moment, row), hasYear ? moment.year : undefined) + moment.mark,
    dayUnit: row.dayUnit,
  });
  if (!start || (isLasting(period) && !period.endDate)) return [];
  if (!end || isOneDay) return [leaf(String(start.day), start)];
  const sharesYear = start.year === end.year;
  if (sharesYear && start.month === end.month) return [leaf(`${start.day}–${end.day}`, start)];
  return [
    leaf(String(start.day), start, !sharesYear || row.yearAt === 'start'),
    leaf(String(end.day), end, !sharesYear || row.yearAt === 'end'),
  ];
}

function monthText({ month }: Pick<ZonedMoment, 'month'>, row: DateRow): string {
  return row.months?.[month - 1] ?? String(month);
}
