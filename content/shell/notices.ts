import { contentPlace } from '../address/contentPaths.ts';
import { citiesOfTags } from '../cities.ts';
import type { AddressableType } from '../model/registry.ts';
import { matchPage, type PageMatch, pagePath } from '../pages.ts';
import type { CityClock } from '../time/clock.ts';
import type { Period } from '../time/period.ts';
import { isShown, timeState } from '../time/timeState.ts';
import { instantOf } from '../time/zonedTime.ts';

interface Announced extends Period {
  readonly createdAt: string;
}

/**
 * The announcements of the bar, newest first: those that have begun and are shown; none while the global flag is off
 * (docs/rules.md#announcement-shown, docs/rules.md#expired).
 */
export function barAnnouncements<Item extends Announced>(
  items: readonly Item[],
  isBarOn: boolean,
  clock: CityClock,
): readonly Item[] {
  if (!isBarOn) return [];
  return newestFirst(items, clock).filter((item) => isShown(item, clock));
}

/** Returns true for all but an announcement that has not begun, which is for no search engine. */
export function isAnnounced(item: Period, clock: CityClock): boolean {
  return item.contentType !== 'announcement' || hasBegun(item, clock);
}

function hasBegun(item: Period, clock: CityClock): boolean {
  return timeState(item, clock) !== 'upcoming';
}

/** The announcements that have begun, newest first. */
export function newestFirst<Item extends Announced>(items: readonly Item[], clock: CityClock): readonly Item[] {
  return items
    .filter((item) => hasBegun(item, clock))
    .toSorted((a, b) => announcedAt(b, clock) - announcedAt(a, clock));
}

/** When an announcement was first shown, in milliseconds. */
export function announcedAt({ startDate, displayDate, createdAt }: Announced, { timeZone }: CityClock): number {
  return instantOf(startDate || displayDate || createdAt, timeZone) ?? 0;
}

/** A notification's pages: entries that have an address; none for all pages, unless they are gone. */
interface Positioned {
  readonly gone?: readonly string[];
  readonly popupPosition: readonly {
    readonly id: string;
    readonly contentType: AddressableType;
    readonly slug: string;
  }[];
}

/**
 * When something was last announced in several cities, and in this one alone, in milliseconds; 0 for never
 * (docs/rules.md#announcement-read). In the order of `announcementPlaces`.
 */
export function newestTimes(
  items: readonly (Announced & { readonly tags?: readonly string[] })[],
  clock: CityClock,
): readonly [everywhere: number, here: number] {
  const isForOneCity = ({ tags = [] }: { readonly tags?: readonly string[] }): boolean =>
    citiesOfTags(tags).length === 1;
  const newest = (isOfCity: boolean): number =>
    Math.max(0, ...items.filter((item) => isForOneCity(item) === isOfCity).map((item) => announcedAt(item, clock)));
  return [newest(false), newest(true)];
}

/** More notifications than any page shows until all are read. */
const NOTIFICATIONS_LIMIT = 20;

/**
 * The notifications of a page, newest first as the service delivers them; those of this page come before general ones
 * (docs/rules.md#notification-choice). One that names other pages only is left out, also where these are gone. `entryId` is
 * that of the page, which may stand at another address than its first.
 */
export function pageNotifications<Item extends Positioned>(
  items: readonly Item[],
  page: PageMatch | undefined,
  entryId?: string,
): readonly Item[] {
  const forThisPage = items.filter(({ popupPosition }) =>
    popupPosition.some((entry) => entry.id === entryId || isSamePlace(contentPlace(entry), page)),
  );
  const general = items.filter(
    ({ popupPosition, gone }) => popupPosition.length === 0 && !gone?.includes('popupPosition'),
  );
  return [...forThisPage, ...general].slice(0, NOTIFICATIONS_LIMIT);
}

/** Of a page that the site makes by itself, such as the search, a position has the address alone. */
function isSamePlace(position: PageMatch | undefined, page: PageMatch | undefined): boolean {
  const place = position && matchPage(pagePath(position.kind, position.parameters));
  return place !== undefined && place.kind === page?.kind && place.parameters.id === page.parameters.id;
}
