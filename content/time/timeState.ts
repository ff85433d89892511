import { DAY_MS } from './localTime.ts';
import { instantOf, lastInstantOf, zonedMoment } from './zonedTime.ts';

/**
 * The time states of an item (docs/rules.md#time-states). The filter "future" is another name for upcoming;
 * `stateOfFilter` reads both.
 */
export const timeStates = ['current', 'upcoming', 'past'] as const;
export type TimeState = (typeof timeStates)[number];

/**
 * The state that a filter names: current, past, upcoming or future (docs/rules.md#time-filters); undefined for any
 * other text.
 */
export function stateOfFilter(filter: string | undefined): TimeState | undefined {
  return filter === 'future' ? 'upcoming' : timeStates.find((state) => state === filter);
}

/** The clock of all time rules: one `now` per request, in the city's zone. */
export interface CityClock {
  readonly now: Date;
  readonly timeZone: string;
  /** For how many days items without an end are shown, by content type (docs/rules.md#shown-for-days); none for ever. */
  readonly shownForDays?: Readonly<Partial<Record<string, number>>> | undefined;
}

/** The dates that an item may carry, as the content service delivers them. */
export interface Period {
  /** Events without an end last their start day; other items without one go on, news and offers as long as the city says. */
  readonly contentType?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly displayDate?: string | undefined;
  readonly updatedAt?: string | undefined;
  readonly removedAfterExpired?: boolean | undefined;
  readonly archivedAt?: string | undefined;
}

/** Fields that decide when an item is shown, for queries that select fields. */
export const periodFields = [
  'startDate',
  'endDate',
  'displayDate',
  'updatedAt',
  'removedAfterExpired',
  'archivedAt',
] as const satisfies readonly (keyof Period)[];

/** An item counts as expired this long after its date (docs/rules.md#expired). */
const GRACE_MS = 12 * 3_600_000;

/** The moments at which an item changes, in milliseconds; undefined for never. */
interface Moments {
  readonly timeZone: string;
  /** The start of the first day and the end of the last. */
  readonly starts: number | undefined;
  readonly ends: number | undefined;
  readonly expires: number | undefined;
  /** From when the days of an item without an end count. */
  readonly counts: number | undefined;
  readonly archived: number | undefined;
}

/** A page needs the same moments of hundreds of items, so they are computed once per item. */
const knownMoments = new WeakMap<Period, Moments>();

/** Content types that last their start day where no end is given (docs/rules.md#event-without-end). */
const happenings: readonly (string | undefined)[] = ['event', 'eventDetailPage', 'standardTimeslotComponent'];

function momentsOf(period: Period, timeZone: string): Moments {
  const known = knownMoments.get(period);
  if (known?.timeZone === timeZone) return known;
  const end = lastInstantOf(period.endDate, timeZone);
  const moments = {
    timeZone,
    starts: zonedMoment(period.startDate, timeZone)?.dayStart,
    ends: zonedMoment(lastDay(period), timeZone)?.dayEnd,
    expires: end === undefined ? undefined : end + GRACE_MS,
    counts: instantOf(period.updatedAt || period.displayDate, timeZone),
    archived: instantOf(period.archivedAt, timeZone),
  };
  knownMoments.set(period, moments);
  return moments;
}

function lastDay({ contentType, startDate, endDate }: Period): string | undefined {
  return endDate || (happenings.includes(contentType) ? startDate : undefined);
}

/**
 * The time state of an event, news item or offer: before the start upcoming; from the start to the end, and on the
 * whole of the start and the end day, current; afterwards past (docs/rules.md#time-states). Without dates it is current; an
 * event without an end is past after its start day (docs/rules.md#event-without-end).
 */
export function timeState(period: Period, clock: CityClock): TimeState {
  const now = clock.now.getTime();
  const { starts, ends } = momentsOf(period, clock.timeZone);
  if (starts !== undefined && now < starts) return 'upcoming';
  if (ends !== undefined && now > ends) return 'past';
  return 'current';
}

/**
 * The moment after which an item counts as expired, in milliseconds: 12 hours after its end (docs/rules.md#expired); an end
 * without a time is the end of that day, on the whole of which the item is current. Undefined for one that never expires.
 *
 * An item without an end date expires only where the city's editors set for how many days such items are shown: that long
 * after `updatedAt`, otherwise after `displayDate` (docs/rules.md#shown-for-days).
 */
export function expiry(period: Period, { timeZone, shownForDays }: Omit<CityClock, 'now'>): number | undefined {
  const { expires, counts } = momentsOf(period, timeZone);
  const days = shownForDays?.[period.contentType ?? ''];
  if (expires !== undefined || counts === undefined || days === undefined) return expires;
  return counts + days * DAY_MS + GRACE_MS;
}

/** Returns true if an item is expired: its end, with the grace period, has passed. */
export function isExpired(period: Period, clock: CityClock): boolean {
  const end = expiry(period, clock);
  return end !== undefined && end <= clock.now.getTime();
}

/** Returns true if an item is archived: archivedAt has passed and removedAfterExpired is false (docs/rules.md#archived). */
export function isArchived(period: Period, clock: CityClock): boolean {
  const { archived } = momentsOf(period, clock.timeZone);
  return period.removedAfterExpired === false && archived !== undefined && archived <= clock.now.getTime();
}

/**
 * Returns true if visitors see an item: expired ones are hidden unless removedAfterExpired is explicitly false;
 * archived ones always.
 */
export function isShown(period: Period, clock: CityClock): boolean {
  if (isArchived(period, clock)) return false;
  return period.removedAfterExpired === false || !isExpired(period, clock);
}

/**
 * The moment from which visitors no longer see an item, in milliseconds: `isShown` as a number, for lists that are
 * filtered again and again. Undefined for an item that stays.
 */
export function hiddenFrom(period: Period, clock: Omit<CityClock, 'now'>): number | undefined {
  if (period.removedAfterExpired === false) return momentsOf(period, clock.timeZone).archived;
  return expiry(period, clock);
}

/**
 * The next moment at which an item starts, ends, expires or is archived: a page that shows it is not cached beyond it
 * (docs/rules.md#next-change). Undefined for none.
 */
export function nextChange(period: Period, clock: CityClock): Date | undefined {
  const now = clock.now.getTime();
  const { starts, ends, archived } = momentsOf(period, clock.timeZone);
  let next = Number.POSITIVE_INFINITY;
  for (const moment of [starts, ends, expiry(period, clock), archived]) {
    if (moment !== undefined && moment > now && moment < next) next = moment;
  }
  return Number.isFinite(next) ? new Date(next) : undefined;
}

/** The first of several moments; undefined ones are ignored. */
export function earliest(moments: readonly (Date | undefined)[]): Date | undefined {
  return moments.reduce((first, moment) => (first && (!moment || first <= moment) ? first : moment), undefined);
}
