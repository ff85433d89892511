import type { EntryOf } from '../model/registry.ts';
import type { LatestCards, SectionEntry } from '../pageModel.ts';
import { isShown, stateOfFilter } from '../time/timeState.ts';
import type { Visit } from '../visit.ts';
import { type Card, type CardEntry, cardOf } from './cards.ts';

/** A section that lists events, news or services (content-pages §3). */
export type ListSectionEntry = EntryOf<'eventListComponent' | 'newsListComponent' | 'serviceListComponent'>;

/** How many newest items fill a list that its editor left empty: one large, two beside it. */
const DEFAULT_LIMIT = 3;

/** The cards of chosen entries, without what is expired or archived (content-pages §4) and without nameless ones. */
export function cardsOf(entries: readonly CardEntry[], visit: Visit): readonly Card[] {
  return entries
    .filter((entry) => !('archivedAt' in entry) || isShown(entry, visit.clock))
    .map((entry) => cardOf(entry, visit))
    .filter(({ title, picture }) => title !== '' || picture !== undefined);
}

/**
 * The cards of a list section: its own items, or, where it has none, the newest ones of its state (content-pages §3:
 * current, past, upcoming or future) and its categories.
 */
export function listCards(entry: ListSectionEntry, latest: readonly Card[], visit: Visit): readonly Card[] {
  if (entry.items.length > 0) return cardsOf(entry.items, visit).slice(0, entry.limit ?? entry.items.length);
  const state = stateOfFilter(entry.filter);
  const categories = entry.category.map(({ title }) => title);
  return latest
    .filter((card) => state === undefined || card.state === state)
    .filter(({ eyebrow }) => categories.length === 0 || categories.includes(eyebrow))
    .slice(0, Math.max(0, entry.limit ?? DEFAULT_LIMIT));
}

/** Tells whether an editor left a section to fill itself. */
export function fillsItself(section: Pick<SectionEntry, 'contentType'>): boolean {
  return (
    'items' in section && Array.isArray(section.items) && section.items.length === 0 && isListType(section.contentType)
  );
}

function isListType(type: SectionEntry['contentType']): type is ListSectionEntry['contentType'] {
  return type === 'eventListComponent' || type === 'newsListComponent' || type === 'serviceListComponent';
}

/** Nothing to list. */
export const noCards: LatestCards = { event: [], news: [], service: [] };

/** The newest cards of the kind that a list section shows. */
export function latestOf(entry: ListSectionEntry, latest: LatestCards): readonly Card[] {
  switch (entry.contentType) {
    case 'eventListComponent':
      return latest.event;
    case 'newsListComponent':
      return latest.news;
    case 'serviceListComponent':
      return latest.service;
  }
}
