import type { CityClock } from './clock.ts';
import { dateAfter, localInstant, localTime, weekdayOf } from './localTime.ts';
import type { DatedRule, DayRule, Interval } from './openingRules.ts';
import { DAY_MS, MINUTE_MS } from './platformOffset.ts';

/** When a place is open (docs/rules.md#hours-data). */
export interface OpeningHours {
  readonly weekly: readonly DayRule[];
  readonly seasons: readonly DatedRule[];
  readonly exceptions: readonly DatedRule[];
  /** Minutes before closing; undefined where guests may come until the end. */
  readonly lastEntry?: number | undefined;
}

/** An opening, in milliseconds since the epoch: from its first moment to the first one at which it is closed. */
interface Opening {
  readonly opens: number;
  readonly closes: number;
}

/** Within this time before a place closes its page says so. */
const SOON_MS = 30 * MINUTE_MS;
/** A place that opens later than this is closed until further notice. */
export const HORIZON_DAYS = 400;
/** A place that is open for longer is open day and night. */
const LONG_DAYS = 8;

/**
 * The intervals of a date (`YYYY-MM-DD`): of its exceptions, otherwise of the seasons it lies in, otherwise of the week.
 * Several rules of one kind add up; overlapping intervals are one.
 */
export function intervalsOn({ exceptions, seasons, weekly }: OpeningHours, date: string): readonly Interval[] {
  const dated = [exceptions, seasons].map((rules) => rules.filter((rule) => covers(rule, date)));
  const rules: readonly DayRule[] = dated.find(({ length }) => length > 0) ?? weekly;
  const weekday = weekdayOf(date);
  const intervals = rules.flatMap((rule) => (rule.days.includes(weekday) ? rule.intervals : []));
  const merged: Interval[] = [];
  for (const { from, to } of intervals.toSorted((left, right) => left.from - right.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else merged.push({ from, to });
  }
  return merged;
}

/** Returns true if a rule counts on a date; yearly dates may go over the end of the year. */
export function covers({ from, to }: DatedRule, date: string): boolean {
  const day = date.slice(-from.length);
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

/** The openings that begin on a date, in the city's time, without those in an hour that is skipped when clocks change. */
export function openingsOn(hours: OpeningHours, date: string, timeZone: string): readonly Opening[] {
  return intervalsOn(hours, date)
    .map(({ from, to }) => ({ opens: localInstant(date, from, timeZone), closes: localInstant(date, to, timeZone) }))
    .filter(({ opens, closes }) => closes > opens);
}

/** The opening that lasts at a moment (milliseconds), otherwise the next one; what follows without a break belongs to it. */
export function nextOpening(hours: OpeningHours, at: number, timeZone: string): Opening | undefined {
  const today = localTime(at, timeZone).date;
  let joinedOpening: Opening | undefined;
  for (let days = -1; days <= HORIZON_DAYS; days += 1) {
    for (const opening of openingsOn(hours, dateAfter(today, days), timeZone)) {
      if (opening.closes <= at) continue;
      if (!joinedOpening) joinedOpening = opening;
      else if (opening.opens > joinedOpening.closes) return joinedOpening;
      else joinedOpening = { ...joinedOpening, closes: Math.max(joinedOpening.closes, opening.closes) };
    }
    if (joinedOpening && joinedOpening.closes - Math.max(joinedOpening.opens, at) > LONG_DAYS * DAY_MS)
      return joinedOpening;
    // Nothing that begins on a later day can join what is over by the next midnight.
    if (joinedOpening && joinedOpening.closes < localInstant(dateAfter(today, days + 1), 0, timeZone))
      return joinedOpening;
  }
  return joinedOpening;
}

/** What visitors learn of a place (docs/rules.md#hours-state). Moments are in milliseconds since the epoch. */
export type OpeningState = {
  /** The moment from which something else may be true: at the latest the next midnight, since the days have names. */
  readonly until: number;
} & (
  | {
      readonly kind: 'open';
      /** Undefined where it is open for more than a day. */
      readonly closes: number | undefined;
      /** It closes within half an hour: no countdown, since each step would make every page again that says it. */
      readonly isSoon: boolean;
      /** The last moment at which guests come in, and whether it has passed. */
      readonly lastEntry: { readonly at: number; readonly isOver: boolean } | undefined;
    }
  | {
      readonly kind: 'closed';
      /** It does not open today, or has no more hours at all. */
      readonly isAllDay: boolean;
      /** Days from now until it opens, by the calendar. */
      readonly inDays: number;
      readonly opens: number | undefined;
    }
);

/** Many pages show the state of the same hours, so it is computed once as long as it holds. */
const stateMemo = new WeakMap<
  OpeningHours,
  { readonly timeZone: string; readonly from: number; readonly state: OpeningState }
>();

/** The state of a place at the clock's moment. */
export function openingState(hours: OpeningHours, clock: CityClock): OpeningState {
  const { timeZone } = clock;
  return clock.at((now) => {
    const remembered = stateMemo.get(hours);
    const holds = remembered?.timeZone === timeZone && remembered.from <= now && now < remembered.state.until;
    const state = holds ? remembered.state : stateAt(hours, now, timeZone);
    if (!holds) stateMemo.set(hours, { timeZone, from: now, state });
    return { value: state, until: state.until };
  });
}

function stateAt(hours: OpeningHours, now: number, timeZone: string): OpeningState {
  const opening = nextOpening(hours, now, timeZone);
  const { date } = localTime(now, timeZone);
  const midnight = localInstant(dateAfter(date, 1), 0, timeZone);
  if (!opening) return { kind: 'closed', isAllDay: true, inDays: 0, opens: undefined, until: midnight };
  const { opens, closes } = opening;
  if (opens > now) {
    const opensOn = localTime(opens, timeZone).date;
    const isAllDay = intervalsOn(hours, date).length === 0;
    const inDays = Math.round((Date.parse(opensOn) - Date.parse(date)) / DAY_MS);
    return { kind: 'closed', isAllDay, inDays, opens, until: Math.min(opens, midnight) };
  }
  const left = closes - now;
  if (left > DAY_MS)
    return {
      kind: 'open',
      closes: undefined,
      isSoon: false,
      lastEntry: undefined,
      until: Math.min(closes - DAY_MS, midnight),
    };
  const entry = hours.lastEntry === undefined ? undefined : closes - hours.lastEntry * MINUTE_MS;
  const isSoon = left <= SOON_MS;
  return {
    kind: 'open',
    closes,
    isSoon,
    lastEntry: entry === undefined ? undefined : { at: entry, isOver: entry <= now },
    until: Math.min(isSoon ? closes : closes - SOON_MS, midnight, entry !== undefined && entry > now ? entry : closes),
  };
}

/** Returns true if a place is open at the clock's moment. */
export function isOpen(hours: OpeningHours, clock: CityClock): boolean {
  return openingState(hours, clock).kind === 'open';
}
