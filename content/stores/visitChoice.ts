import { hashText } from '../freshness/hash.ts';
import type { CityClock } from '../time/clock.ts';
import {
  departureAt,
  type MomentProblems,
  momentQuery,
  readMoment,
  unreadable,
  type VisitMoment,
} from '../time/visitMoment.ts';

/** What an address says of a visit before a departure (docs/rules.md#my-visit-stops). */
export interface VisitChoice {
  readonly departs: VisitMoment | undefined;
  /** The departure point: a departure location's id or a kind of departure; empty for the city's first one. */
  readonly from: string;
  /** Keys of the chosen stops; undefined where the visitor left them to us. */
  readonly stops: readonly string[] | undefined;
}

/** The names of the departure point and of the stops in forms and addresses. */
export const choiceParameters = { from: 'from', stops: 'stops' } as const;

/** More stops than a long day can hold mean nothing. */
const STOPS_MAX = 16;
const KEY_LENGTH = 5;

/** A short key of a stop, so that an address that holds a day stays short enough to be sent. */
export function stopKey(id: string): string {
  return hashText(id).slice(-KEY_LENGTH);
}

type Parameter = (name: string) => string | undefined;

export function readVisitChoice(parameter: Parameter): VisitChoice {
  const from = parameter(choiceParameters.from) ?? '';
  const stops = parameter(choiceParameters.stops);
  return {
    departs: readMoment(parameter),
    from: /^[a-z0-9]{1,12}$/.test(from) ? from : '',
    stops: stops
      ?.split('.')
      .filter((key) => /^[a-z0-9]{1,5}$/.test(key))
      .slice(0, STOPS_MAX),
  };
}

/** Returns true for stops to which an address adds no other. */
export function isFull(stops: readonly string[]): boolean {
  return stops.length >= STOPS_MAX;
}

/** A visit's query in its one spelling; empty without a departure. */
export function visitQuery({ departs, from, stops }: VisitChoice): string {
  if (!departs) return '';
  return [
    momentQuery(departs),
    ...(from ? [`${choiceParameters.from}=${from}`] : []),
    ...(stops ? [`${choiceParameters.stops}=${stops.join('.')}`] : []),
  ].join('&');
}

/** The problems of a form that was sent (docs/rules.md#my-visit-errors); none before it is. */
export function momentProblems(parameter: Parameter, clock: CityClock): MomentProblems {
  const departs = readMoment(parameter);
  if (departs) return clock.hasCome(departureAt(departs, clock.timeZone)) ? { date: 'momentOver' } : {};
  return unreadable(parameter);
}
