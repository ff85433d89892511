import type { Visit } from '../address/visit.ts';
import type { CardEntry, EntryOf, SectionEntry } from '../model/registry.ts';
import { isShown, stateOfFilter, timeState } from '../time/timeState.ts';
import { type Card, cardOf, periodOf } from './cards.ts';

/** A section that lists events, news or services (docs/rules.md#list-sections). */
export type ListSectionEntry = EntryOf<'eventListComponent' | 'newsListComponent' | 'serviceListComponent'>;

/** How many items fill a list that its editor left empty: one large card, two small ones. */
const DEFAULT_LIMIT = 3;

/** The cards of chosen entries, without expired, archived (docs/rules.md#expired) and nameless ones. */
export function cardsOf(entries: readonly CardEntry[], visit: Visit): readonly Card[] {
  return entries
    .filter((entry) => !('archivedAt' in entry) || isShown(entry, visit.clock))
    .map((entry) => cardOf(entry, visit))
    .filter(({ title, picture }) => title !== '' || picture !== undefined);
}

/**
 * The cards of a list section: its own items, or, where it has none, the newest ones of its state (docs/rules.md#list-sections
 * current, past, upcoming or future) and its categories.
 */
export function listCards(entry: ListSectionEntry, latest: readonly CardEntry[], visit: Visit): readonly Card[] {
  const limit = Math.max(0, entry.limit ?? (entry.items.length || DEFAULT_LIMIT));
  if (entry.items.length > 0) return cardsOf(entry.items, visit).slice(0, limit);
  const state = stateOfFilter(entry.filter);
  const categories = entry.category.map(({ id }) => id);
  const wanted = latest
    .filter((item) => state === undefined || timeState(periodOf(item), visit.clock) === state)
    .filter(({ category }) => categories.length === 0 || category.some(({ id }) => categories.includes(id)));
  return cardsOf(wanted.slice(0, limit), visit);
}

/** Returns true for a list section that an editor left empty. */
export function fillsItself(section: Pick<SectionEntry, 'contentType'>): boolean {
  return (
    'items' in section && Array.isArray(section.items) && section.items.length === 0 && isListType(section.contentType)
  );
}

function isListType(type: SectionEntry['contentType']): type is ListSectionEntry['contentType'] {
  return type === 'eventListComponent' || type === 'newsListComponent' || type === 'serviceListComponent';
}

/** The items that visitors may see, newest first, for list sections that an editor left empty. */
export type LatestItems = Readonly<Record<'event' | 'news' | 'service', readonly CardEntry[]>>;

export const noItems: LatestItems = { event: [], news: [], service: [] };

/** The newest items of the kind that a list section shows. */
export function latestOf(entry: ListSectionEntry, latest: LatestItems): readonly CardEntry[] {
  switch (entry.contentType) {
    case 'eventListComponent':
      return latest.event;
    case 'newsListComponent':
      return latest.news;
    case 'serviceListComponent':
      return latest.service;
  }
}
