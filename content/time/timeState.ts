import { ownValue } from '../ownValue.ts';
import type { CityClock } from './clock.ts';
import type { HiddenItem, HiddenReason } from './hiddenReason.ts';
import type { Period } from './period.ts';
import { DAY_MS } from './platformOffset.ts';
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

/** An item counts as expired this long after its date (docs/rules.md#expired). */
const GRACE_MS = 12 * 3_600_000;

/** The moments at which an item changes, in milliseconds; undefined for never. */
interface Moments {
  readonly timeZone: string;
  /** The start of the first day, and of the day after the last. */
  readonly starts: number | undefined;
  readonly over: number | undefined;
  /** The last moment. */
  readonly ends: number | undefined;
  readonly expires: number | undefined;
  /** From when the days of an item without an end count. */
  readonly counts: number | undefined;
  readonly archived: number | undefined;
}

/** Content types that go on where no end is given, and whose dates say so (docs/rules.md#open-periods). */
const lasting: readonly (string | undefined)[] = ['specialOffer', 'indexDetailPage', 'artCulture', 'announcement'];

/** Returns true if an item goes on after its start as long as it has no end. */
export function isLasting({ contentType }: Period): boolean {
  return lasting.includes(contentType);
}

/** A page needs the same moments of hundreds of items, so they are computed once per item. */
const momentMemo = new WeakMap<Period, Moments>();

/** Content types that last their start day where no end is given (docs/rules.md#event-without-end). */
const happenings: readonly (string | undefined)[] = ['event', 'eventDetailPage', 'standardTimeslotComponent'];

function momentsOf(period: Period, timeZone: string): Moments {
  const remembered = momentMemo.get(period);
  if (remembered?.timeZone === timeZone) return remembered;
  const start = zonedMoment(period.startDate, timeZone);
  const written = lastInstantOf(period.endDate, timeZone);
  // An end at the start is none, as in calendars: what takes place lasts its start day.
  const isNone = start !== undefined && written !== undefined && written <= start.instant;
  const end = isNone ? start.dayEnd : written;
  const dayEnd = isNone ? start.dayEnd : zonedMoment(lastDay(period), timeZone)?.dayEnd;
  const moments = {
    timeZone,
    starts: start?.dayStart,
    over: dayEnd === undefined ? undefined : dayEnd + 1,
    ends: end ?? dayEnd,
    expires: end === undefined ? undefined : end + GRACE_MS,
    counts: instantOf(period.updatedAt || period.displayDate, timeZone),
    archived: instantOf(period.archivedAt, timeZone),
  };
  momentMemo.set(period, moments);
  return moments;
}

function lastDay({ contentType, startDate, endDate }: Period): string | undefined {
  return endDate || (happenings.includes(contentType) ? startDate : undefined);
}

/** The last moment of an item, in milliseconds, as `timeState` counts it; undefined for one that goes on. */
export function lastMoment(period: Period, { timeZone }: Pick<CityClock, 'timeZone'>): number | undefined {
  return momentsOf(period, timeZone).ends;
}

/**
 * The time state of an event, news item or offer: before the start upcoming; from the start to the end, and on the
 * whole of the start and the end day, current; afterwards past (docs/rules.md#time-states). Without dates it is current; an
 * event without an end is past after its start day (docs/rules.md#event-without-end), and so is an item whose end lies
 * before its start (docs/rules.md#end-before-start).
 */
export function timeState(period: Period, clock: CityClock): TimeState {
  const { starts, over } = momentsOf(period, clock.timeZone);
  if (starts !== undefined && !clock.hasCome(starts)) return 'upcoming';
  return over !== undefined && clock.hasCome(over) ? 'past' : 'current';
}

/**
 * The moment after which an item counts as expired, in milliseconds: 12 hours after its end (docs/rules.md#expired); an end
 * without a time is the end of that day, on the whole of which the item is current. Undefined for one that never expires.
 *
 * An item without an end date expires only where the city's editors set for how many days such items are shown: that long
 * after `updatedAt`, otherwise after `displayDate` (docs/rules.md#shown-for-days).
 */
export function expiry(
  period: Period,
  { timeZone, shownForDays }: Pick<CityClock, 'timeZone' | 'shownForDays'>,
): number | undefined {
  const { expires, counts } = momentsOf(period, timeZone);
  const days = ownValue(shownForDays, period.contentType ?? '');
  if (expires !== undefined || counts === undefined || days === undefined) return expires;
  return counts + days * DAY_MS + GRACE_MS;
}

/** Returns true if an item is expired: its end, with the grace period, has passed. */
export function isExpired(period: Period, clock: CityClock): boolean {
  const end = expiry(period, clock);
  return end !== undefined && clock.hasCome(end);
}

/** Returns true if an item is archived: archivedAt has passed and removedAfterExpired is false (docs/rules.md#archived). */
export function isArchived(period: Period, clock: CityClock): boolean {
  const { archived } = momentsOf(period, clock.timeZone);
  return period.removedAfterExpired === false && archived !== undefined && clock.hasCome(archived);
}

/**
 * Why visitors do not see an item; undefined where they do: expired ones are hidden unless removedAfterExpired is explicitly
 * false; archived ones always.
 */
export function hiddenBecause(period: Period, clock: CityClock): HiddenReason | undefined {
  const { archived, expires } = momentsOf(period, clock.timeZone);
  if (archived !== undefined && isArchived(period, clock)) return { why: 'archived', at: archived };
  if (period.removedAfterExpired === false || !isExpired(period, clock)) return undefined;
  if (expires !== undefined) return { why: 'removed', at: expires - GRACE_MS };
  return { why: 'older', days: ownValue(clock.shownForDays, period.contentType ?? '') ?? 0 };
}

/** Returns true if visitors see an item. */
export function isShown(period: Period, clock: CityClock): boolean {
  return hiddenBecause(period, clock) === undefined;
}

/** The same for what a page shows: editors in preview are told why it does not (docs/rules.md#preview-hidden). */
export function isShownOrNoted(item: Period & HiddenItem, clock: CityClock, isExpected = true): boolean {
  const reason = hiddenBecause(item, clock);
  if (reason) clock.noteHidden?.(item, reason, isExpected);
  return reason === undefined;
}

/** What happens to an item between two moments. */
export type Transition = 'starts' | 'ends' | 'disappears' | 'is archived';

/** What happens to an item between two clocks of a city; undefined where visitors see no difference. */
export function transition(period: Period, before: CityClock, after: CityClock): Transition | undefined {
  if (isShown(period, before) && !isShown(period, after))
    return isArchived(period, after) ? 'is archived' : 'disappears';
  if (!isShown(period, after)) return undefined;
  const [was, is] = [timeState(period, before), timeState(period, after)];
  if (was === is) return undefined;
  return is === 'past' ? 'ends' : 'starts';
}
