import { isFullOn, isSoldOut } from '../cards/seats.ts';
import type { EntryOf } from '../model/registry.ts';
import { type CityClock, createClock, today } from '../time/clock.ts';
import { dateAfter, localInstant } from '../time/localTime.ts';
import { openingsOn } from '../time/openingHours.ts';
import type { Period } from '../time/period.ts';
import { DAY_MS, MINUTE_MS } from '../time/platformOffset.ts';
import { isShown, timeState } from '../time/timeState.ts';
import { departureAt, type VisitMoment } from '../time/visitMoment.ts';
import { lastInstantOf, zonedMoment } from '../time/zonedTime.ts';
import { stopKey, type VisitChoice } from './visitChoice.ts';
import { type Candidate, STAY_MS, scheduled, type VisitStop } from './visitDay.ts';

type DepartureRules = EntryOf<'departureRules'>;

/** What a city offers, and its rules for travellers from the chosen departure point. */
export interface VisitContent {
  readonly rules: DepartureRules | undefined;
  readonly places: readonly EntryOf<'storeLocator' | 'dining' | 'service'>[];
  readonly events: readonly EntryOf<'event' | 'eventDetailPage'>[];
  readonly offers: readonly EntryOf<'specialOffer' | 'indexDetailPage'>[];
}

/** A moment that the departure sets, in milliseconds since the epoch. */
export interface VisitDeadline {
  readonly kind: 'leave' | 'collect' | 'gate' | 'departure';
  readonly at: number;
}

/** A day before a departure (docs/rules.md#my-visit). */
export interface VisitPlan {
  /** The day of the stops, `YYYY-MM-DD`: the one before a departure in the morning. */
  readonly date: string;
  readonly isEveningBefore: boolean;
  /** Of today: it is too late to come first, and whether that is so because one has to leave now. */
  readonly isLate: boolean;
  readonly mustLeave: boolean;
  readonly stops: readonly VisitStop[];
  /** What else is open or on, with its windows. */
  readonly otherStops: readonly Candidate[];
  /** Stores that are closed on the day of the departure. */
  readonly closed: readonly EntryOf<'storeLocator'>[];
  /** In their order. The counter for purchases may be closed at that hour. */
  readonly deadlines: readonly VisitDeadline[];
  readonly isCollectClosed: boolean;
  /** What is on for longer than a day. */
  readonly events: VisitContent['events'];
  readonly offers: VisitContent['offers'];
}

/** A visitor who leaves in the morning gets a plan for the evening before, from this hour on. */
const EVENING = 16 * 60;
/** When one eats: breakfast where a table is open before the store, lunch, dinner. */
const MEALS = [9 * 60, 12 * 60, 18 * 60 + 30];

/**
 * What is open, on and valid before a departure, and until when to leave, to collect and to be at the gate. Where nothing
 * opens before one has to leave, the day is the evening before, if that is still to come (docs/rules.md#my-visit-morning).
 */
export function planVisit(
  content: VisitContent,
  departs: VisitMoment,
  choice: Pick<VisitChoice, 'stops'>,
  clock: CityClock,
): VisitPlan {
  const { timeZone, shownForDays } = clock;
  const departure = departureAt(departs, timeZone);
  const { leaveBy, deadlines, isCollectClosed } = deadlinesOf(content.rules, departs, departure, timeZone);
  // A delivery to a hotel, or tomorrow's parcel, serves nobody who leaves today.
  const sameDay = candidatesOn(content, departs.date, 0, leaveBy, clock).filter(
    ({ entry }) => !content.rules?.forLongerStays.some(({ id }) => id === entry.id),
  );
  const dayBefore = dateAfter(departs.date, -1);
  const isEveningBefore = sameDay.length === 0 && dayBefore >= today(clock);
  const date = isEveningBefore ? dayBefore : departs.date;
  const candidates = isEveningBefore ? candidatesOn(content, date, EVENING, leaveBy, clock) : sameDay;
  const stops = scheduled(
    candidates,
    choice.stops,
    MEALS.map((minutes) => localInstant(date, minutes, timeZone)),
  );
  // What ends with the chosen day is valid on it, also for those who leave in the night after it.
  const dayEnd = zonedMoment(date, timeZone)?.dayEnd ?? departure;
  const atDeparture = createClock({ now: new Date(Math.min(departure, dayEnd)), timeZone, shownForDays });
  return {
    date,
    isEveningBefore,
    isLate: candidates.length === 0 && departs.date === today(clock),
    mustLeave: clock.hasCome(leaveBy) && !clock.hasCome(departure),
    stops,
    otherStops: candidates.filter(({ key }) => !stops.some((stop) => stop.key === key)),
    closed: content.places
      .filter((entry) => entry.contentType === 'storeLocator')
      .filter(
        (store) =>
          isInTown(store, content.rules) && store.hours && openingsOn(store.hours, departs.date, timeZone).length === 0,
      ),
    deadlines,
    isCollectClosed,
    events: content.events.filter((entry) => {
      const span = spanOf(entry, timeZone);
      return (!span || span.to - span.from >= DAY_MS) && isValid(entry, atDeparture);
    }),
    offers: content.offers.filter((entry) => isValid(entry, atDeparture)),
  };
}

/** The deadlines in one order: a counter that closes before the last moment makes one leave earlier. */
function deadlinesOf(rules: DepartureRules | undefined, departs: VisitMoment, departure: number, timeZone: string) {
  const before = (minutes: number | undefined): number | undefined =>
    minutes === undefined ? undefined : departure - minutes * MINUTE_MS;
  const [leave, collect, gate] = [before(rules?.leaveBefore), before(rules?.collectBefore), before(rules?.gateBefore)];
  const closes = collect === undefined ? undefined : counterCloses(rules, departs, collect, timeZone);
  const early = collect === undefined || closes === undefined ? 0 : Math.max(collect - closes, 0);
  const leaveBy = (leave ?? departure) - early;
  const moments = [
    ['leave', leave === undefined ? undefined : leaveBy],
    ['collect', closes],
    ['gate', gate],
    ['departure', departure],
  ] as const;
  return {
    leaveBy,
    isCollectClosed: collect !== undefined && closes === undefined,
    deadlines: moments
      .flatMap(([kind, at]): readonly VisitDeadline[] => (at === undefined ? [] : [{ kind, at }]))
      .toSorted((left, right) => left.at - right.at),
  };
}

/**
 * The last moment at which the counter hands purchases over, at the latest `collect`; undefined where it is closed before the
 * departure. Without hours it is always open.
 */
function counterCloses(
  rules: DepartureRules | undefined,
  { date }: VisitMoment,
  collect: number,
  timeZone: string,
): number | undefined {
  const hours = rules?.collectAt?.hours;
  if (!hours) return collect;
  const openings = [0, 1].flatMap((days) => openingsOn(hours, dateAfter(date, days), timeZone));
  const last = openings.findLast(({ opens }) => opens < collect);
  return last && Math.min(last.closes, collect);
}

/** Returns true for a place in the town: those at the departure point are for travellers who have left it. */
function isInTown({ id }: { readonly id: string }, rules: DepartureRules | undefined): boolean {
  return id !== rules?.collectAt?.id && !rules?.atTerminal.some((place) => place.id === id);
}

/** What is open or on between an hour of a date (in minutes) and the moment of leaving, later than now. */
function candidatesOn(
  { rules, places, events }: VisitContent,
  date: string,
  fromMinutes: number,
  leaveBy: number,
  clock: CityClock,
): readonly Candidate[] {
  const { timeZone } = clock;
  const start = localInstant(date, fromMinutes, timeZone);
  const from = clock.hasCome(start) ? nextHalfHour(clock) : start;
  const open = places
    .filter((entry) => isInTown(entry, rules))
    .map((entry) => ({
      entry,
      windows: (entry.hours ? openingsOn(entry.hours, date, timeZone) : [])
        .map(({ opens, closes }) => ({ from: Math.max(opens, from), to: Math.min(closes, leaveBy), slot: '' }))
        .filter((window) => window.to - window.from >= STAY_MS),
    }));
  const happening = events
    .filter((entry) => !isSoldOut(entry, clock) && !isFullOn(date, entry, timeZone))
    .map((entry) => ({
      entry,
      windows: timesOf(entry).flatMap(({ slot, period }) => {
        const span = spanOf(period, timeZone);
        const fits = span && isOn(span.from, date, timeZone) && span.from >= from && span.to <= leaveBy;
        return fits && span.to - span.from < DAY_MS ? [{ ...span, slot }] : [];
      }),
    }));
  return [...open, ...happening]
    .filter(({ windows }) => windows.length > 0)
    .map((candidate) => ({ key: stopKey(candidate.entry.id), ...candidate }));
}

/** Today's plan begins with the next half hour. */
function nextHalfHour(clock: CityClock): number {
  return clock.at((now) => {
    const value = Math.ceil(now / STAY_MS) * STAY_MS;
    return { value, until: value + 1 };
  });
}

function isValid(
  entry: EntryOf<'event' | 'eventDetailPage' | 'specialOffer' | 'indexDetailPage'>,
  clock: CityClock,
): boolean {
  return isShown(entry, clock) && timeState(entry, clock) === 'current';
}

/** The times of an event: its slots, otherwise its own. */
function timesOf(entry: EntryOf<'event' | 'eventDetailPage'>) {
  const slots = entry.contentType === 'eventDetailPage' ? entry.timeslots : [];
  return slots.length > 0 ? slots.map((slot) => ({ slot: slot.title, period: slot })) : [{ slot: '', period: entry }];
}

/** From when to when something takes place; undefined without a time. */
function spanOf(
  period: Pick<Period, 'startDate' | 'endDate'>,
  timeZone: string,
): { readonly from: number; readonly to: number } | undefined {
  const start = period.startDate?.includes('T') ? zonedMoment(period.startDate, timeZone) : undefined;
  if (!start) return undefined;
  const end = lastInstantOf(period.endDate, timeZone) ?? start.instant;
  return { from: start.instant, to: end > start.instant ? end : start.dayEnd };
}

function isOn(instant: number, date: string, timeZone: string): boolean {
  const day = zonedMoment(date, timeZone);
  return day !== undefined && day.dayStart <= instant && instant <= day.dayEnd;
}
