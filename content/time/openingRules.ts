/** Minutes of a day, counted from its midnight; an end after midnight is beyond 1440. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** When a place is open on some days of the week; no interval means closed. */
export interface DayRule {
  /** 0 is Monday. */
  readonly days: readonly number[];
  readonly intervals: readonly Interval[];
}

/** A rule for some dates: `MM-DD` for every year, or `YYYY-MM-DD`. Both ends belong to it. */
export interface DatedRule extends DayRule {
  readonly from: string;
  readonly to: string;
}

const dayNames: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const everyDay = dayNames.map((_, index) => index);
export const MINUTES_OF_DAY = 1440;

const day = `(?:${dayNames.join('|')})`;
const days = `${day}(?:-${day})?(?:,${day}(?:-${day})?)*`;
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const interval = `${time}-(?:${time}|24:00)`;
const hours = `(?:closed|${interval}(?:,${interval})*)`;
/** Only days that there are: 31 November would close nothing. */
const monthDay = '(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d)|(?:0[13-9]|1[0-2])-30|(?:0[13578]|1[02])-31)';
const date = `(?:\\d{4}-)?${monthDay}`;
const dates = `${date}(?:/${date})?`;

/**
 * How a line of each field is written, as a pattern that the content service checks, too: `Mo-We,Su 10:00-20:00`,
 * `12-01/02-28 Mo-Su 10:00-22:00`, `12-25 closed`. Intervals are separated by commas; an end that is not after its start
 * is on the next day (docs/rules.md#hours-data).
 */
export const rulePatterns = {
  weekly: `^${days} ${hours}$`,
  season: `^${dates} ${days} ${hours}$`,
  exception: `^${dates} ${hours}$`,
} as const;

/** What the content service tells an editor whose line is written otherwise. */
export const ruleMessages: Readonly<Record<keyof typeof rulePatterns, string>> = {
  weekly: 'Write days and hours, such as Mo-We,Su 10:00-20:00, or Mo closed',
  season: 'Write dates, days and hours, such as 12-01/01-06 Mo-Su 10:00-22:00',
  exception: 'Write a date that there is and its hours, such as 12-25 closed, or 2027-02-17/2027-02-19 11:00-17:00',
};

const rule = new RegExp(`^(?:(${dates}) )?(?:(${days}) )?(${hours})$`);

const MONTH_DAY = 'MM-DD';

/** Reads a line of any of the three kinds; undefined for anything else, for dates of two forms and for an end before its start. */
export function readRule(line: string): DatedRule | undefined {
  const [whole, span = '01-01/12-31', named, opening = ''] = rule.exec(line.trim()) ?? [];
  const [from = '', to = from] = span.split('/');
  // Only yearly dates go over the end of the year.
  const isReversed = from.length > MONTH_DAY.length && to < from;
  if (whole === undefined || from.length !== to.length || isReversed) return undefined;
  return { from, to, days: named ? named.split(',').flatMap(daysOf) : everyDay, intervals: intervalsOf(opening) };
}

/** `Sa-Mo` goes over the end of the week. */
function daysOf(text: string): readonly number[] {
  const [first, last = first] = text.split('-').map((name) => dayNames.indexOf(name));
  if (first === undefined || last === undefined) return [];
  return everyDay.slice(0, ((last - first + 7) % 7) + 1).map((index) => (first + index) % 7);
}

function intervalsOf(text: string): readonly Interval[] {
  if (text === 'closed') return [];
  return text.split(',').map((part) => {
    const [from = 0, end = 0] = part.split('-').map(minutesOf);
    return { from, to: end > from ? end : end + MINUTES_OF_DAY };
  });
}

/** `13:30` in minutes. */
export function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
