import { isEvent } from '../cards/seats.ts';
import type { Language } from '../languages.ts';
import { message } from '../messages/messages.ts';
import type { EntryOf } from '../model/registry.ts';
import { MINUTE_MS } from '../time/platformOffset.ts';

/** A place that is open in the course of the day, or an event. */
export type VisitPlace = EntryOf<'storeLocator' | 'dining' | 'service' | 'event' | 'eventDetailPage'>;

/** When one may be somewhere, in milliseconds since the epoch; an event's time is as long as the event. */
interface VisitWindow {
  readonly from: number;
  readonly to: number;
  /** The name of an event's time slot; empty for none. */
  readonly slot: string;
}

/** What a day can hold, with its windows in their order. */
export interface Candidate {
  readonly key: string;
  readonly entry: VisitPlace;
  readonly windows: readonly VisitWindow[];
}

/** A candidate with its time of the day, and until when one may stay. */
export interface VisitStop extends Candidate {
  readonly at: number;
  readonly until: number;
  readonly stayUntil: number;
  readonly slot: string;
}

/** The name of a stop, with its time slot where it has one; a store without a title is called by its address. */
export function stopTitle({ entry, slot }: Pick<VisitStop, 'entry' | 'slot'>, language: Language): string {
  const title = entry.title || ('address' in entry ? entry.address : '');
  return slot === '' ? title : message('labelled', language, { label: title, value: slot });
}

/** A place that is open for less than this before the visitor has to leave is no stop. */
export const STAY_MS = 30 * MINUTE_MS;

/** How long a stop takes, in minutes; an event takes its own time. */
const stays = { storeLocator: 90, dining: 60, service: 60 } as const;

/** The most stops that a day gets. */
const STOPS = 5;

/** The order in which kinds are recommended and get their time: those with a fixed time come first. */
const kindOrder = [
  'eventDetailPage',
  'event',
  'storeLocator',
  'dining',
  'service',
] as const satisfies readonly VisitPlace['contentType'][];

/**
 * The stops of a day in their order: the chosen ones, otherwise five that we recommend; what does not fit between the
 * others is left out. `meals` are the moments at which one eats, if possible; we recommend a second table for a meal alone.
 */
export function scheduled(
  candidates: readonly Candidate[],
  chosen: readonly string[] | undefined,
  meals: readonly number[],
): readonly VisitStop[] {
  const chosenStops = chosen
    ? chosen.flatMap((key) => candidates.find((candidate) => candidate.key === key) ?? [])
    : recommended(candidates);
  const count = chosen ? chosenStops.length : STOPS;
  const stops: VisitStop[] = [];
  for (const candidate of [...chosenStops.slice(0, count).toSorted(byKind), ...chosenStops.slice(count)]) {
    if (stops.length === count) break;
    const isSecondTable = isTable(candidate) && stops.some(isTable);
    const stop = placed(candidate, stops, meals, chosen === undefined && isSecondTable);
    if (stop) stops.push(stop);
  }
  return stops.toSorted((left, right) => left.at - right.at);
}

function isTable({ entry }: Candidate): boolean {
  return entry.contentType === 'dining';
}

/** The first of each kind, then the second of each, as an editor ordered them. */
function recommended(candidates: readonly Candidate[]): readonly Candidate[] {
  const ranked = candidates.map((candidate, index) => {
    const isSameKind = ({ entry }: Candidate): boolean => entry.contentType === candidate.entry.contentType;
    return { candidate, rank: candidates.slice(0, index).filter(isSameKind).length };
  });
  return ranked
    .toSorted((left, right) => left.rank - right.rank || byKind(left.candidate, right.candidate))
    .map(({ candidate }) => candidate);
}

function byKind(left: Candidate, right: Candidate): number {
  return kindOrder.indexOf(left.entry.contentType) - kindOrder.indexOf(right.entry.contentType);
}

/** A candidate at the first time that is free, for a meal at one of its hours; a shorter stay is better than none. */
function placed(
  { entry, windows, ...candidate }: Candidate,
  taken: readonly VisitStop[],
  meals: readonly number[],
  isMealsOnly: boolean,
): VisitStop | undefined {
  const isFree = (from: number, to: number): boolean => taken.every(({ at, until }) => to <= at || until <= from);
  const isFixed = isEvent(entry);
  for (const minutes of isFixed ? [0] : [stays[entry.contentType], STAY_MS / MINUTE_MS]) {
    for (const { from, to, slot } of windows) {
      const stay = isFixed ? to - from : minutes * MINUTE_MS;
      const free = isMealsOnly ? [] : [from, ...taken.map(({ until }) => until)];
      const starts = [...(entry.contentType === 'dining' ? meals : []), ...free];
      const at = starts.find((start) => start >= from && start + stay <= to && isFree(start, start + stay));
      if (at !== undefined) return { ...candidate, entry, windows, at, until: at + stay, stayUntil: to, slot };
    }
  }
  return undefined;
}
