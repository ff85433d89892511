import { instantOf, lastInstantOf, zonedMoment } from './zonedTime.ts';

/**
 * Where an item stands in time. A future start date means upcoming (content-pages §4), so the specification's
 * "future" is the same state by another name; `stateOfFilter` takes both.
 */
export const timeStates = ['current', 'upcoming', 'past'] as const;
export type TimeState = (typeof timeStates)[number];

/** The state that a filter names: current, past, upcoming or future (content-pages §3); undefined for any other text. */
export function stateOfFilter(filter: string | undefined): TimeState | undefined {
  return filter === 'future' ? 'upcoming' : timeStates.find((state) => state === filter);
}

/** The clock that all rules of time are asked with: one `now` a request, in the city's zone. */
export interface CityClock {
  readonly now: Date;
  readonly timeZone: string;
}

/** The dates that an item may carry, as the content service delivers them. */
export interface Period {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly displayDate?: string | undefined;
  readonly updatedAt?: string | undefined;
  readonly removedAfterExpired?: boolean | undefined;
  readonly archivedAt?: string | undefined;
}

/** Fields that say when an item is shown, for calls that select what they need; when it was updated comes with every entry. */
export const periodFields = [
  'startDate',
  'endDate',
  'displayDate',
  'removedAfterExpired',
  'archivedAt',
] as const satisfies readonly (keyof Period)[];

/** An item counts as expired this long after its date (content-pages §4). */
const GRACE_MS = 12 * 3_600_000;
/** A day of 24 hours; days of a calendar are counted in the city's zone. */
export const DAY_MS = 24 * 3_600_000;

/** The moments at which an item changes, in milliseconds; undefined for those that never come. */
interface Moments {
  readonly timeZone: string;
  /** The beginning of the first day, and the end of the last. */
  readonly starts: number | undefined;
  readonly ends: number | undefined;
  readonly expires: number | undefined;
  readonly archived: number | undefined;
}

/** A page asks for the same moments of hundreds of items: they are worked out once, as long as an item is there. */
const knownMoments = new WeakMap<Period, Moments>();

function momentsOf(period: Period, timeZone: string): Moments {
  const known = knownMoments.get(period);
  if (known?.timeZone === timeZone) return known;
  const end = lastInstantOf(period.endDate, timeZone);
  const moments = {
    timeZone,
    starts: zonedMoment(period.startDate, timeZone)?.dayStart,
    ends: zonedMoment(period.endDate, timeZone)?.dayEnd,
    expires: end === undefined ? undefined : end + GRACE_MS,
    archived: instantOf(period.archivedAt, timeZone),
  };
  knownMoments.set(period, moments);
  return moments;
}

/**
 * The time state of an event, news item or offer: before the start upcoming; from the start to the end, and on the
 * whole of the start and the end day, current; afterwards past (content-pages §4). Without dates it is current.
 */
export function timeState(period: Period, clock: CityClock): TimeState {
  const now = clock.now.getTime();
  const { starts, ends } = momentsOf(period, clock.timeZone);
  if (starts !== undefined && now < starts) return 'upcoming';
  if (ends !== undefined && now > ends) return 'past';
  return 'current';
}

/**
 * The moment after which an item counts as expired, in milliseconds: 12 hours after its end (content-pages §4); an end
 * without a time is the end of that day, on the whole of which the item is current. Undefined for one that never expires.
 *
 * The specification also dates the expiry of news and offers by updatedAt, otherwise displayDate, "optionally shifted
 * by a number of days". Taken literally every item would be gone half a day after it was last touched, so the house
 * reads it so: an end date always decides; an item without one expires only on a list whose editor set how many days
 * it shows (`shownForDays`), that long after it was updated or, where that is not known, after the date that it shows.
 */
export function expiry(period: Period, timeZone: string, shownForDays?: number): number | undefined {
  const { expires } = momentsOf(period, timeZone);
  if (expires !== undefined || shownForDays === undefined) return expires;
  const last = instantOf(period.updatedAt || period.displayDate, timeZone);
  return last === undefined ? undefined : last + shownForDays * DAY_MS + GRACE_MS;
}

/** Tells whether an item is expired: its end, with the grace, is before now. */
export function isExpired(period: Period, clock: CityClock, shownForDays?: number): boolean {
  const end = expiry(period, clock.timeZone, shownForDays);
  return end !== undefined && end <= clock.now.getTime();
}

/** Tells whether an item is archived: archivedAt has passed and removedAfterExpired is false (content-pages §4). */
export function isArchived(period: Period, clock: CityClock): boolean {
  const { archived } = momentsOf(period, clock.timeZone);
  return period.removedAfterExpired === false && archived !== undefined && archived <= clock.now.getTime();
}

/** Tells whether visitors see an item: expired ones are hidden unless removedAfterExpired is explicitly false; archived ones always. */
export function isShown(period: Period, clock: CityClock, shownForDays?: number): boolean {
  if (isArchived(period, clock)) return false;
  return period.removedAfterExpired === false || !isExpired(period, clock, shownForDays);
}

/**
 * The moment from which visitors no longer see an item, in milliseconds: `isShown` as a number, for lists that are
 * filtered again and again. Undefined for an item that stays.
 */
export function hiddenFrom(period: Period, timeZone: string): number | undefined {
  if (period.removedAfterExpired === false) return momentsOf(period, timeZone).archived;
  return expiry(period, timeZone);
}

/**
 * The next moment at which an item looks different: it starts, ends, expires or is archived. A page that shows it may
 * not be cached beyond. Undefined when nothing is ahead.
 */
export function nextChange(period: Period, clock: CityClock, shownForDays?: number): Date | undefined {
  const now = clock.now.getTime();
  const { starts, ends, archived } = momentsOf(period, clock.timeZone);
  let next = Number.POSITIVE_INFINITY;
  for (const moment of [starts, ends, expiry(period, clock.timeZone, shownForDays), archived]) {
    if (moment !== undefined && moment > now && moment < next) next = moment;
  }
  return Number.isFinite(next) ? new Date(next) : undefined;
}

/** The first of several moments, leaving out those that never come. */
export function earliest(moments: readonly (Date | undefined)[]): Date | undefined {
  return moments.reduce((first, moment) => (first && (!moment || first <= moment) ? first : moment), undefined);
}
