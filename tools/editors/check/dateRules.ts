import { cityRow } from '../../../content/cities.ts';
import { counted } from '../../../content/counted.ts';
import { isLeading } from '../../../content/model/registry.ts';
import { createClock } from '../../../content/time/clock.ts';
import type { Period } from '../../../content/time/period.ts';
import { DAY_MS } from '../../../content/time/platformOffset.ts';
import { expiry, isShown } from '../../../content/time/timeState.ts';
import { instantOf, lastInstantOf, zonedTime } from '../../../content/time/zonedTime.ts';
import { type CheckedEntry, type CheckedSpace, periodOf, rowOf } from './checkedSpace.ts';
import type { Fault, Rule } from './finding.ts';

/** Hidden entries that ended longer ago than this are reported as leftovers. */
const LEFTOVER_DAYS = 90;

/** Every entry whose type has an end, with its dates and the zone of its first city. */
function datedIn(
  space: CheckedSpace,
): readonly { readonly entry: CheckedEntry; readonly period: Period; readonly timeZone: string }[] {
  return space.entries.flatMap((entry) => {
    const [city] = entry.cities;
    if (city === undefined || !rowOf(entry)?.fields['endDate']) return [];
    return [{ entry, period: periodOf(space, entry), timeZone: cityRow(city).timeZone }];
  });
}

/** Pairs of dates of which the first may not lie after the second. */
const orders = {
  'dates-contradict': [['startDate', 'endDate']],
  'dates-doubtful': [
    ['displayDate', 'endDate'],
    ['endDate', 'archivedAt'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [keyof Period, keyof Period])[]>>;

function misordered(
  space: CheckedSpace,
  pairs: readonly (readonly ['startDate' | 'displayDate' | 'endDate', 'endDate' | 'archivedAt'])[],
): readonly Fault[] {
  return datedIn(space).flatMap(({ entry, period, timeZone }) =>
    pairs.flatMap(([first, second]) => {
      const [from, to] = [instantOf(period[first], timeZone), lastInstantOf(period[second], timeZone)];
      return from !== undefined && to !== undefined && from > to
        ? [{ entry, field: second, message: `${second} ${period[second]} lies before ${first} ${period[first]}` }]
        : [];
    }),
  );
}

/** Rules of dates (docs/rules.md#content-check). */
export const dateRules = {
  'dates-contradict': {
    severity: 'error',
    holds: 'Nothing ends before it starts',
    find: (space) => misordered(space, orders['dates-contradict']),
  },
  'dates-doubtful': {
    severity: 'warning',
    holds: 'Nothing is dated after its end, or archived before it',
    find: (space) => [
      ...misordered(space, orders['dates-doubtful']),
      ...datedIn(space).flatMap(({ entry, period }) =>
        period.archivedAt && period.removedAfterExpired !== false
          ? [
              {
                entry,
                field: 'archivedAt',
                message: 'has no effect: only what stays after its end (removedAfterExpired: false) is archived',
              },
            ]
          : [],
      ),
    ],
  },
  'slot-outside': {
    severity: 'warning',
    holds: 'Time slots lie within their event',
    find: (space) => {
      const dated = new Map(datedIn(space).map((item) => [item.entry.id, item]));
      return [...dated.values()].flatMap(({ entry, period, timeZone }) =>
        entry.links.flatMap(({ field, id }) => {
          const slot = field === 'timeslots' ? dated.get(id) : undefined;
          const [from, start] = [zonedTime(period.startDate, timeZone), zonedTime(slot?.period.startDate, timeZone)];
          const [to, end] = [
            zonedTime(period.endDate, timeZone),
            zonedTime(slot?.period.endDate || slot?.period.startDate, timeZone),
          ];
          const isOutside = (from && start?.isBefore(from.startOf('day'))) || (to && end?.isAfter(to.endOf('day')));
          return isOutside ? [{ entry, field, message: `its slot ${id} lies outside its dates` }] : [];
        }),
      );
    },
  },
  'link-expired': {
    severity: 'warning',
    holds: 'What visitors see leads to nothing that is over',
    find: (space) => {
      const hidden = new Set(
        datedIn(space).flatMap(({ entry, period, timeZone }) =>
          isShown(period, createClock({ now: space.now, timeZone })) ? [] : [entry.id],
        ),
      );
      return space.entries.flatMap((entry) =>
        entry.links.flatMap(({ field, locale, id, isInline }) =>
          hidden.has(id) && !hidden.has(entry.id) && (isInline || isLeading(entry.contentType, field))
            ? [{ entry, field, locale, message: `leads to ${id}, which is over: visitors come to a page that is gone` }]
            : [],
        ),
      );
    },
  },
  'expired-leftover': {
    severity: 'note',
    holds: `What has been hidden for ${LEFTOVER_DAYS} days is cleared away`,
    find: (space) =>
      datedIn(space).flatMap(({ entry, period, timeZone }) => {
        const end = expiry(period, { timeZone });
        const days = end === undefined ? 0 : Math.floor((space.now.getTime() - end) / DAY_MS);
        const mayHide = rowOf(entry)?.fields['removedAfterExpired'] !== undefined;
        return mayHide && days > LEFTOVER_DAYS && !isShown(period, createClock({ now: space.now, timeZone }))
          ? [
              {
                entry,
                field: 'endDate',
                message: `has been hidden for ${counted(days, 'day')}: archive it, or let it stay with removedAfterExpired: false`,
              },
            ]
          : [];
      }),
  },
} as const satisfies Record<string, Rule>;
