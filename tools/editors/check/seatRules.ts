import { type CheckedEntry, entriesOf } from './checkedSpace.ts';
import type { Rule } from './finding.ts';

const eventTypes = ['event', 'eventDetailPage'] as const;

/** Rules of an event's seats (docs/rules.md#event-seats). */
export const seatRules = {
  'seats-contradict': {
    severity: 'warning',
    holds: 'An event has no more seats left than it has, and none when it is sold out',
    *find(space) {
      for (const entry of entriesOf(space, eventTypes)) {
        const message = contradiction(entry);
        if (message !== undefined) yield { entry, field: 'seatsLeft', message };
      }
    },
  },
  'seats-undated': {
    severity: 'note',
    holds: 'Seats that are left at an event of several days name the day that they are counted for',
    *find(space) {
      for (const entry of entriesOf(space, eventTypes)) {
        const [start, end] = ['startDate', 'endDate'].map((field) => entry.text(field).slice(0, 10));
        const isCounted = Number(entry.value('seatsLeft') ?? 0) > 0;
        if (isCounted && end !== '' && start !== end && entry.text('seatsDay') === '')
          yield {
            entry,
            field: 'seatsLeft',
            message: 'is of an event of several days: seatsDay says for which of them',
          };
      }
    },
  },
  'seats-claimed': {
    severity: 'warning',
    holds: 'An event that says booking is open leads to a place',
    *find(space) {
      for (const entry of entriesOf(space, eventTypes)) {
        const status = entry.text('status');
        // Joining online is no seat where an event takes place.
        const online = entry.text('location') === '' ? ['joinLink'] : [];
        const hasWay =
          entry.links.some(({ field }) => ['booking', 'cta', 'timeslots', 'internalLink'].includes(field)) ||
          ['externalLink', 'seatsTotal', 'seatsLeft', ...online].some((name) => entry.value(name));
        const message = `says “${status}”, but nothing leads to a place: give a booking or seats`;
        if (/\bbooking\b.*\bopen/i.test(status) && !hasWay) yield { entry, field: 'status', message };
      }
    },
  },
} as const satisfies Record<string, Rule>;

function contradiction(entry: CheckedEntry): string | undefined {
  const [total, left] = ['seatsTotal', 'seatsLeft'].map((field) => {
    const value = entry.value(field);
    return typeof value === 'number' ? value : undefined;
  });
  if ((left ?? 0) < 0 || (total ?? 1) < 1) return 'is no number of seats';
  if (left !== undefined && total !== undefined && left > total) return `is ${left}, more than the ${total} in all`;
  return (left ?? 0) > 0 && entry.value('admission') === 'sold out'
    ? `is ${left}, but the event is sold out: visitors read “sold out”`
    : undefined;
}
