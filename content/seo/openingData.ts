import { type CityClock, today } from '../time/clock.ts';
import { dateAfter } from '../time/localTime.ts';
import type { OpeningHours } from '../time/openingHours.ts';
import { type DatedRule, type DayRule, MINUTES_OF_DAY } from '../time/openingRules.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * Opening hours in Schema.org's vocabulary: the week, then seasons and exceptions with the dates of their next time from a
 * clock's day on. Closed is an opening of no length, an end before its start is on the next day.
 */
export function openingSpecifications(
  hours: OpeningHours | undefined,
  clock: CityClock,
): readonly OpeningSpecification[] | undefined {
  if (!hours) return undefined;
  const { weekly, seasons, exceptions } = hours;
  const date = today(clock);
  const dated = [...seasons, ...exceptions].flatMap((rule) => {
    const dates = nextDates(rule, date);
    return dates ? specifications(rule, dates) : [];
  });
  return [...weekly.flatMap((rule) => specifications(rule, {})), ...dated];
}

/** Schema.org's object for the hours of some days (docs/rules.md#hours-structured). */
type OpeningSpecification = Readonly<Record<string, unknown>>;

interface Dates {
  readonly validFrom?: string;
  readonly validThrough?: string;
}

function specifications(
  { days: numbers, intervals }: DayRule,
  { validFrom, validThrough }: Dates,
): readonly OpeningSpecification[] {
  const isOneDay = validFrom !== undefined && validFrom === validThrough;
  const common = {
    '@type': 'OpeningHoursSpecification',
    ...(!isOneDay && { dayOfWeek: numbers.map((number) => days[number]) }),
    ...(validFrom && { validFrom, validThrough }),
  };
  if (intervals.length === 0) return validFrom === undefined ? [] : [{ ...common, opens: '00:00', closes: '00:00' }];
  return intervals.map(({ from, to }) => ({
    ...common,
    opens: timeText(from),
    closes: to - from >= MINUTES_OF_DAY ? '23:59' : timeText(to % MINUTES_OF_DAY),
  }));
}

const LEAP_DAY = '02-29';

/** The dates at which a rule holds next; undefined for one that is over. */
function nextDates({ from, to }: DatedRule, today: string): Dates | undefined {
  if (from.length === today.length) return to < today ? undefined : { validFrom: from, validThrough: to };
  const year = Number(today.slice(0, 4));
  const goesOver = to < from ? 1 : 0;
  const first = [year - 1, year, year + 1].find((candidate) => `${candidate + goesOver}-${to}` >= today) ?? year;
  // Where the year has no 29 February, what begins on it begins a day later, and what ends on it a day earlier.
  const validFrom = from === LEAP_DAY ? dateAfter(`${first}-02-28`, 1) : `${first}-${from}`;
  const validThrough = to === LEAP_DAY ? dateAfter(`${first + goesOver}-03-01`, -1) : `${first + goesOver}-${to}`;
  return validThrough < validFrom ? undefined : { validFrom, validThrough };
}

function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((value) => String(value).padStart(2, '0')).join(':');
}
