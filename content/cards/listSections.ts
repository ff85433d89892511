import type { Visit } from '../address/visit.ts';
import type { CardEntry, ContentType, EntryOf } from '../model/registry.ts';
import { listItems } from '../model/targets.ts';
import type { CityClock } from '../time/clock.ts';
import type { HiddenItem } from '../time/hiddenReason.ts';
import { isShownOrNoted, stateOfFilter, type TimeState, timeState } from '../time/timeState.ts';
import { type Card, cardOf, periodOf } from './cards.ts';

/** A section that lists events, news or services (docs/rules.md#list-sections). */
export type ListType = keyof typeof listItems;

/** How many items fill a list that its editor left empty: one large card, two small ones. */
const DEFAULT_LIMIT = 3;

/** The cards of chosen entries, without expired, archived (docs/rules.md#expired) and nameless ones. */
export function cardsOf(entries: readonly CardEntry[], visit: Visit): readonly Card[] {
  return entries
    .filter((entry) => !('archivedAt' in entry) || isShownOrNoted(entry, visit.clock))
    .filter((entry) => isCard(entry, visit))
    .map((entry) => cardOf(entry, visit));
}

/** Returns true if an entry has something to show on a card (docs/rules.md#nameless-cards). */
export function isCard(entry: CardEntry, visit: Visit): boolean {
  if (entry.title !== '') return true;
  const { title, picture } = cardOf(entry, visit);
  if (title !== '' || picture !== undefined) return true;
  visit.clock.noteHidden?.(entry, { why: 'nameless' }, true);
  return false;
}

/** The first entries of a list that takes so many; editors in preview are told of the others (docs/rules.md#preview-hidden). */
export function firstOf<Item extends HiddenItem>(
  items: readonly Item[],
  limit: number,
  { noteHidden }: CityClock,
  isExpected = true,
): readonly Item[] {
  if (noteHidden) for (const item of items.slice(limit)) noteHidden(item, { why: 'beyondLimit', limit }, isExpected);
  return items.slice(0, limit);
}

/**
 * The cards of a list section: the items that its editor chose, or, without any, the newest ones of its time state and its
 * categories, what is over at the end (docs/rules.md#list-sections).
 */
export function listCards(entry: EntryOf<ListType>, latest: LatestItems, visit: Visit): readonly Card[] {
  const limit = Math.max(0, entry.limit ?? (entry.items.length || DEFAULT_LIMIT));
  if (entry.items.length > 0) return firstOf(cardsOf(entry.items, visit), limit, visit.clock);
  const state = stateOfFilter(entry.filter);
  // Of a category that is gone nothing is left, and not all.
  if (entry.gone?.includes('category')) return [];
  const categories = entry.category.map(({ id }) => id);
  const isInState = (item: CardEntry, itemState: TimeState) => timeState(periodOf(item), visit.clock) === itemState;
  const latestEntries = (latest[entry.contentType] ?? [])
    .filter((item) => state === undefined || isInState(item, state))
    .filter(({ category }) => categories.length === 0 || category.some(({ id }) => categories.includes(id)))
    .toSorted((left, right) => Number(isInState(left, 'past')) - Number(isInState(right, 'past')));
  return cardsOf(firstOf(latestEntries, limit, visit.clock, false), visit);
}

/** Returns true for a list section that an editor left empty. */
export function fillsItself(section: {
  readonly contentType: ContentType;
}): section is { readonly contentType: ListType } {
  return (
    Object.hasOwn(listItems, section.contentType) &&
    'items' in section &&
    Array.isArray(section.items) &&
    section.items.length === 0
  );
}

/** The items that visitors may see, in their order, for list sections that an editor left empty. */
export type LatestItems = Readonly<Partial<Record<ListType, readonly CardEntry[]>>>;

export const noItems: LatestItems = {};
