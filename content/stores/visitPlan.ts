import { isSoldOut } from '../cards/seats.ts';
import type { EntryOf } from '../model/registry.ts';
import { type CityClock, createClock } from '../time/clock.ts';
import { openingsOn } from '../time/openingHours.ts';
import { DAY_MS } from '../time/platformOffset.ts';
import { isShown, timeState } from '../time/timeState.ts';
import { departureAt, type VisitMoment } from '../time/visitMoment.ts';
import { endsBeforeStart, zonedMoment } from '../time/zonedTime.ts';

/** A place that is open in the course of the day, or an event. */
type Place = EntryOf<'storeLocator' | 'dining' | 'service' | 'event' | 'eventDetailPage'>;

/** What a city offers, and its rules for travellers. */
export interface VisitContent {
  readonly rules: EntryOf<'departureRules'> | undefined;
  readonly places: readonly EntryOf<'storeLocator' | 'dining' | 'service'>[];
  readonly events: readonly EntryOf<'event' | 'eventDetailPage'>[];
  readonly offers: readonly EntryOf<'specialOffer' | 'indexDetailPage'>[];
}

/** One line of the day, from and until in milliseconds since the epoch. */
export type VisitStep =
  | {
      readonly kind: 'place';
      readonly at: number;
      readonly until: number;
      readonly entry: Place;
      readonly slot: string;
    }
  | { readonly kind: 'leave' | 'collect' | 'gate' | 'departure'; readonly at: number };

/** A day before a departure (docs/rules.md#my-visit). */
export interface VisitPlan {
  /** When to leave for the departure, in milliseconds. */
  readonly leaveBy: number;
  /** In the order of the day. */
  readonly steps: readonly VisitStep[];
  /** What is on for longer than a day. */
  readonly events: VisitContent['events'];
  readonly offers: VisitContent['offers'];
}

const MINUTE_MS = 60_000;

/** A place that is open for less before one has to leave is none to go to. */
const STAY_MS = 30 * MINUTE_MS;

/** What is open, on and valid before a departure, and until when to collect, to leave and to be at the gate. */
export function planVisit(
  { rules, places, events, offers }: VisitContent,
  departs: VisitMoment,
  clock: Pick<CityClock, 'timeZone' | 'shownForDays'>,
): VisitPlan {
  const { timeZone, shownForDays } = clock;
  const departure = departureAt(departs, timeZone);
  const before = (minutes: number | undefined): number => departure - (minutes ?? 0) * MINUTE_MS;
  const leaveBy = before(rules?.leaveBefore);
  // What is collected at the airport is open to those who have left the city.
  const limitOf = ({ id }: Place): number => (id === rules?.collectAt?.id ? before(rules.gateBefore) : leaveBy);
  const open = places.flatMap((entry): VisitStep[] =>
    (entry.hours ? openingsOn(entry.hours, departs.date, timeZone) : [])
      .map(
        ({ opens, closes }) =>
          ({ kind: 'place', at: opens, until: Math.min(closes, limitOf(entry)), entry, slot: '' }) as const,
      )
      .filter(({ at, until }) => until - at >= STAY_MS),
  );
  const timed = events
    .filter((entry) => !isSoldOut(entry))
    .flatMap((entry) => timesOf(entry).map((one) => ({ entry, ...one, span: spanOf(one.period, timeZone) })));
  const happening = timed.flatMap(({ entry, slot, span }): VisitStep[] =>
    span && isOn(span.from, departs.date, timeZone) && span.to - span.from < DAY_MS && span.to <= leaveBy
      ? [{ kind: 'place', at: span.from, until: span.to, entry, slot }]
      : [],
  );
  // What ends with the chosen day is valid on it, also for those who leave in the night after it.
  const dayEnd = zonedMoment(departs.date, timeZone)?.dayEnd ?? departure;
  const atDeparture = createClock({ now: new Date(Math.min(departure, dayEnd)), timeZone, shownForDays });
  const deadlines = [
    { kind: 'leave', at: leaveBy, isTold: rules?.leaveBefore !== undefined },
    { kind: 'collect', at: before(rules?.collectBefore), isTold: rules?.collectBefore !== undefined },
    { kind: 'gate', at: before(rules?.gateBefore), isTold: rules?.gateBefore !== undefined },
    { kind: 'departure', at: departure, isTold: true },
  ] as const;
  return {
    leaveBy,
    steps: [...[...open, ...happening].toSorted(byTime), ...deadlines.filter(({ isTold }) => isTold).toSorted(byTime)],
    events: events.filter((entry) => {
      const span = spanOf(entry, timeZone);
      return (!span || span.to - span.from >= DAY_MS) && isValid(entry, atDeparture);
    }),
    offers: offers.filter((entry) => isValid(entry, atDeparture)),
  };
}

function byTime(one: { readonly at: number }, other: { readonly at: number }): number {
  return one.at - other.at;
}

function isValid(
  entry: EntryOf<'event' | 'eventDetailPage' | 'specialOffer' | 'indexDetailPage'>,
  clock: CityClock,
): boolean {
  return isShown(entry, clock) && timeState(entry, clock) === 'current';
}

interface Dated {
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
}

/** The times of an event: its slots, otherwise its own. */
function timesOf(
  entry: EntryOf<'event' | 'eventDetailPage'>,
): readonly { readonly slot: string; readonly period: Dated }[] {
  const slots = entry.contentType === 'eventDetailPage' ? entry.timeslots : [];
  return slots.length > 0 ? slots.map((slot) => ({ slot: slot.title, period: slot })) : [{ slot: '', period: entry }];
}

/** From when to when something takes place; undefined without a time. */
function spanOf(
  { startDate, endDate }: Dated,
  timeZone: string,
): { readonly from: number; readonly to: number } | undefined {
  const start = startDate?.includes('T') ? zonedMoment(startDate, timeZone) : undefined;
  if (!start) return undefined;
  const end = endsBeforeStart({ startDate, endDate }, timeZone) ? undefined : zonedMoment(endDate, timeZone);
  return { from: start.instant, to: end?.instant ?? start.dayEnd };
}

function isOn(instant: number, date: string, timeZone: string): boolean {
  const day = zonedMoment(date, timeZone);
  return day !== undefined && day.dayStart <= instant && instant <= day.dayEnd;
}
