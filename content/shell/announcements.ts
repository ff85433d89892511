import { type CityClock, isShown, type Period, timeState } from '../time/timeState.ts';
import { instantOf } from '../time/zonedTime.ts';

/** What the bar asks of an announcement. */
export interface Announced extends Period {
  readonly createdAt: string;
}

/**
 * The announcements of the bar, newest first: those that have begun and are not over; none while the global flag is off
 * (site-shell §4).
 */
export function barAnnouncements<Item extends Announced>(
  items: readonly Item[],
  isBarOn: boolean,
  clock: CityClock,
): readonly Item[] {
  if (!isBarOn) return [];
  return items
    .filter((item) => isShown(item, clock) && timeState(item, clock) !== 'upcoming')
    .toSorted((a, b) => announcedAt(b, clock) - announcedAt(a, clock));
}

/** When visitors could first read it. */
export function announcedAt({ startDate, displayDate, createdAt }: Announced, { timeZone }: CityClock): number {
  return instantOf(startDate || displayDate || createdAt, timeZone) ?? 0;
}
