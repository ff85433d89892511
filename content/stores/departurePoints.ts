import { type City, cityRow, type DepartureLocation } from '../cities.ts';
import type { MessageKey } from '../messages/messages.ts';
import type { EntryOf } from '../model/registry.ts';
import type { VisitDeadline } from './visitPlan.ts';

type Kind = NonNullable<EntryOf<'departureRules'>['departsFrom']>;

/** What each kind of departure calls itself and its moments. */
const kinds = {
  airport: {
    label: 'fromAirport',
    names: { leave: 'stepLeave', collect: 'stepCollect', gate: 'stepGate', departure: 'stepDeparture' },
  },
  cruise: {
    label: 'fromCruise',
    names: { leave: 'stepLeaveCruise', collect: 'stepCollect', gate: 'stepGateCruise', departure: 'stepDeparture' },
  },
  port: {
    label: 'fromPort',
    names: { leave: 'stepLeavePort', collect: 'stepCollect', gate: 'stepGatePort', departure: 'stepDeparture' },
  },
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
