import { type CheckedSpace, entriesOf, standardText, standardValue } from './checkedSpace.ts';
import type { Fault, Rule } from './finding.ts';

/** Rules of an event's seats (docs/rules.md#event-seats). */
export const seatRules = {
  'seats-contradict': {
    severity: 'warning',
    holds: 'An event has no more seats left than it has, and none when it is sold out',
    find: (space) => entriesOf(space, ['event', 'eventDetailPage']).flatMap((entry) => contradiction(space, entry)),
  },
  'seats-undated': {
    severity: 'note',
    holds: 'Seats that are left at an event of several days name the day that they are counted for',
    find: (space) =>
      entriesOf(space, ['event', 'eventDetailPage']).flatMap((entry) => {
        const [start, end] = ['startDate', 'endDate'].map((field) => standardText(space, entry, field).slice(0, 10));
        const isCounted = Number(standardValue(space, entry, 'seatsLeft') ?? 0) > 0;
        const isUnclear = isCounted && end !== '' && start !== end && standardText(space, entry, 'seatsDay') === '';
        return isUnclear
          ? [{ entry, field: 'seatsLeft', message: 'is of an event of several days: seatsDay says for which of them' }]
          : [];
      }),
  },
  'seats-claimed': {
    severity: 'warning',
    holds: 'An event that says booking is open leads to a place',
    find: (space) =>
      entriesOf(space, ['event', 'eventDetailPage']).flatMap((entry) => {
        const status = standardText(space, entry, 'status');
        // Joining online is no seat where an event takes place.
        const ways = ['externalLink', 'seatsTotal', 'seatsLeft'];
        const online = standardText(space, entry, 'location') === '' ? ['joinLink'] : [];
        const hasWay =
          ['booking', 'cta', 'timeslots', 'internalLink'].some((name) =>
            entry.links.some(({ field }) => field === name),
          ) || [...ways, ...online].some((name) => standardValue(space, entry, name));
        return /\bbooking\b.*\bopen/i.test(status) && !hasWay
          ? [
              {
                entry,
                field: 'status',
                message: `says “${status}”, but nothing leads to a place: give a booking or seats`,
              },
            ]
          : [];
      }),
  },
} as const satisfies Record<string, Rule>;

function contradiction(space: CheckedSpace, entry: CheckedSpace['entries'][number]): readonly Fault[] {
  const numberOf = (field: string): number | undefined => {
    const value = standardValue(space, entry, field);
    return typeof value === 'number' ? value : undefined;
  };
  const [total, left] = [numberOf('seatsTotal'), numberOf('seatsLeft')];
  const fault = (message: string): readonly Fault[] => [{ entry, field: 'seatsLeft', message }];
  if ((left ?? 0) < 0 || (total ?? 1) < 1) return fault('is no number of seats');
  if (left === undefined) return [];
  if (total !== undefined && left > total) return fault(`is ${left}, more than the ${total} in all`);
  const isSoldOut = standardValue(space, entry, 'admission') === 'sold out';
  return isSoldOut && left > 0 ? fault(`is ${left}, but the event is sold out: visitors read “sold out”`) : [];
}
