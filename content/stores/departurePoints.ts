import { type City, cityRow, type DepartureLocation } from '../cities.ts';
import type { MessageKey } from '../messages/messages.ts';
import type { EntryOf } from '../model/registry.ts';
import type { VisitDeadline } from './visitPlan.ts';

type Kind = NonNullable<EntryOf<'departureRules'>['departsFrom']>;

const moments = { collect: 'stepCollect', departure: 'stepDeparture' } as const;

/** What each kind of departure calls itself and its moments. */
const kinds = {
  airport: { label: 'fromAirport', names: { ...moments, leave: 'stepLeave', gate: 'stepGate' } },
  cruise: { label: 'fromCruise', names: { ...moments, leave: 'stepLeaveCruise', gate: 'stepGateCruise' } },
  port: { label: 'fromPort', names: { ...moments, leave: 'stepLeavePort', gate: 'stepGatePort' } },
} as const satisfies Record<
  Kind,
  { readonly label: MessageKey; readonly names: Readonly<Record<VisitDeadline['kind'], MessageKey>> }
>;

/** How a form offers a departure point, and what its moments are called; without rules it is an airport. */
export function pointOf(rules: EntryOf<'departureRules'> | undefined) {
  const kind = rules?.departsFrom ?? 'airport';
  return { value: rules?.location || kind, names: kinds[kind].names };
}

/** The name of a departure point: of the city's own location, otherwise of its kind. */
export function pointName(rules: EntryOf<'departureRules'>, city: City): MessageKey {
  const locations: readonly DepartureLocation[] = cityRow(city).departureLocations;
  return locations.find(({ id }) => id === rules.location)?.label ?? kinds[rules.departsFrom ?? 'airport'].label;
}
