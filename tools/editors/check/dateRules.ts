import { cityRow } from '../../../content/cities.ts';
import { counted } from '../../../content/counted.ts';
import { isLeading } from '../../../content/model/registry.ts';
import { createClock } from '../../../content/time/clock.ts';
import { type Period, readPeriod } from '../../../content/time/period.ts';
import { DAY_MS } from '../../../content/time/platformOffset.ts';
import { expiry, isShown } from '../../../content/time/timeState.ts';
import { instantOf, lastInstantOf, zonedMoment } from '../../../content/time/zonedTime.ts';
import { type CheckedEntry, type CheckedSpace, rowOf } from './checkedSpace.ts';
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
    return [{ entry, period: readPeriod(entry.value), timeZone: cityRow(city).timeZone }];
  });
}

function* misordered(
  space: CheckedSpace,
  first: 'startDate' | 'displayDate' | 'endDate',
  second: 'endDate' | 'archivedAt',
): Iterable<Fault> {
  for (const { entry, period, timeZone } of datedIn(space)) {
    const [from, to] = [instantOf(period[first], timeZone), lastInstantOf(period[second], timeZone)];
    if (from !== undefined && to !== undefined && from > to)
      yield { entry, field: second, message: `${second} ${period[second]} lies before ${first} ${period[first]}` };
  }
}

/** Rules of dates (docs/rules.md#content-check). */
export const dateRules = {
  'dates-contradict': {
    severity: 'error',
    holds: 'Nothing ends before it starts',
    find: (space) => misordered(space, 'startDate', 'endDate'),
  },
  'dates-doubtful': {
    severity: 'warning',
    holds: 'Nothing is dated after its end, or archived before it',
    *find(space) {
      yield* misordered(space, 'displayDate', 'endDate');
      yield* misordered(space, 'endDate', 'archivedAt');
      for (const { entry, period } of datedIn(space))
        if (period.archivedAt && period.removedAfterExpired !== false)
          yield {
            entry,
            field: 'archivedAt',
            message: 'has no effect: only what stays after its end (removedAfterExpired: false) is archived',
          };
    },
  },
  'slot-outside': {
    severity: 'warning',
    holds: 'Time slots lie within their event',
    *find(space) {
      const dated = new Map(datedIn(space).map((item) => [item.entry.id, item]));
      for (const { entry, period, timeZone } of dated.values())
        for (const { field, id } of entry.links) {
          const slot = field === 'timeslots' ? dated.get(id)?.period : undefined;
          const start = instantOf(slot?.startDate, timeZone) ?? Number.POSITIVE_INFINITY;
          const end = instantOf(slot?.endDate || slot?.startDate, timeZone) ?? Number.NEGATIVE_INFINITY;
          const from = zonedMoment(period.startDate, timeZone)?.dayStart ?? Number.NEGATIVE_INFINITY;
          const to = zonedMoment(period.endDate, timeZone)?.dayEnd ?? Number.POSITIVE_INFINITY;
          if (start < from || end > to) yield { entry, field, message: `its slot ${id} lies outside its dates` };
        }
    },
  },
  'link-expired': {
    severity: 'warning',
    holds: 'What visitors see leads to nothing that is over',
    *find(space) {
      const over = datedIn(space).filter(({ period, timeZone }) => isOver(space, period, timeZone));
      const hidden = new Set(over.map(({ entry }) => entry.id));
      for (const entry of space.entries)
        for (const { field, locale, id, isInline } of entry.links)
          if (hidden.has(id) && !hidden.has(entry.id) && (isInline || isLeading(entry.contentType, field)))
            yield {
              entry,
              field,
              locale,
              message: `leads to ${id}, which is over: visitors get no link any more`,
            };
    },
  },
  'expired-leftover': {
    severity: 'note',
    holds: `What has been hidden for ${LEFTOVER_DAYS} days is cleared away`,
    *find(space) {
      for (const { entry, period, timeZone } of datedIn(space)) {
        const end = expiry(period, { timeZone });
        const days = end === undefined ? 0 : Math.floor((space.now.getTime() - end) / DAY_MS);
        const mayHide = rowOf(entry)?.fields['removedAfterExpired'] !== undefined;
        if (mayHide && days > LEFTOVER_DAYS && isOver(space, period, timeZone))
          yield {
            entry,
            field: 'endDate',
            message: `has been hidden for ${counted(days, 'day')}: archive it, or let it stay with removedAfterExpired: false`,
          };
      }
    },
  },
} as const satisfies Record<string, Rule>;

function isOver({ now }: CheckedSpace, period: Period, timeZone: string): boolean {
  return !isShown(period, createClock({ now, timeZone }));
}
