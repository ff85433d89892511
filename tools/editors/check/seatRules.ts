import { type CheckedSpace, entriesOf, standardValue } from './checkedSpace.ts';
import type { Found, Rule } from './finding.ts';

/** Rules of an event's seats (docs/rules.md#event-seats). */
export const seatRules = {
  'seats-contradict': {
    severity: 'warning',
    holds: 'An event has no more seats left than it has, and none when it is sold out',
    find: (space) => entriesOf(space, ['event', 'eventDetailPage']).flatMap((entry) => contradiction(space, entry)),
  },
} as const satisfies Record<string, Rule>;

function contradiction(space: CheckedSpace, entry: CheckedSpace['entries'][number]): readonly Found[] {
  const numberOf = (field: string): number | undefined => {
    const value = standardValue(space, entry, field);
    return typeof value === 'number' ? value : undefined;
  };
  const [total, left] = [numberOf('seatsTotal'), numberOf('seatsLeft')];
  const found = (message: string): readonly Found[] => [{ entry, field: 'seatsLeft', message }];
  if ((left ?? 0) < 0 || (total ?? 1) < 1) return found('is no number of seats');
  if (left === undefined) return [];
  if (total !== undefined && left > total) return found(`is ${left}, more than the ${total} in all`);
  const isSoldOut = standardValue(space, entry, 'admission') === 'sold out';
  return isSoldOut && left > 0 ? found(`is ${left}, but the event is sold out: visitors read “sold out”`) : [];
}
