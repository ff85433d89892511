import { entryAddress } from '../../../content/address/contentPaths.ts';
import { onePerAddress } from '../../../content/address/entryAtAddress.ts';
import {
  categorySegment,
  itemCount,
  type ListingChoice,
  listingAddress,
  PAGE_LIMIT,
  plainChoice,
  readChoice,
} from '../../../content/address/listingAddress.ts';
import type { Visit } from '../../../content/address/visit.ts';
import { brandIndex } from '../../../content/brands/brandIndex.ts';
import { cardOf, periodOf } from '../../../content/cards/cards.ts';
import { isCard } from '../../../content/cards/listSections.ts';
import { itemsOfListing, type ListingKind, listings } from '../../../content/listings.ts';
import { message } from '../../../content/messages/messages.ts';
import { brandName, childBrands } from '../../../content/model/brands.ts';
import { LINK_DEPTH } from '../../../content/model/graph.ts';
import { unmarked } from '../../../content/model/provenance.ts';
import { ALL_LIMIT, type CardEntry, type EntryOf } from '../../../content/model/registry.ts';
import { nameOrder } from '../../../content/nameOrder.ts';
import { floorsOf } from '../../../content/stores/floors.ts';
import type { NoteHidden } from '../../../content/time/hiddenReason.ts';
import { isOpen } from '../../../content/time/openingHours.ts';
import { stateNames } from '../../../content/time/stateNames.ts';
import { lastMoment, timeState, timeStates } from '../../../content/time/timeState.ts';
import { clockAt, unreadable } from '../../../content/time/visitMoment.ts';
import { instantOf } from '../../../content/time/zonedTime.ts';
import { allEntries, partsOf, shownByAddress } from './cardLists.ts';
import type { Loader } from './loader.ts';
import { loadAllStores } from './stores.ts';

/**
 * A loader for a listing: filtered by category and time state, sorted, paged (docs/rules.md#listing-pages,
 * docs/rules.md#list-filters).
 */
export function loadListing(kind: ListingKind): Loader {
  const { type, name, isTimed } = listings[kind];
  return async (request) => {
    const { content, match, query } = request;
    const requestedChoice = readChoice(kind, match.parameters, query);
    const [place, entry, stores, categoryList, allItems] = await Promise.all([
      request.visit,
      content.first(type, { include: LINK_DEPTH }),
      kind === 'brand' && requestedChoice.by === 'floor' ? loadAllStores(request) : [],
      content.list('brandCategory', { include: 0, limit: ALL_LIMIT, isTagged: true }),
      allEntries(request, ...itemsOfListing(kind)),
    ]);
    // An existing category without items is an empty listing; an unknown category is a 404.
    const requestedCategory = categoryList.entries.find((candidate) =>
      [categorySegment(candidate), candidate.id].includes(requestedChoice.category),
    );
    if (requestedChoice.category !== '' && !requestedCategory) return undefined;
    const choice = { ...requestedChoice, category: requestedCategory ? categorySegment(requestedCategory) : '' };
    const isInCategory = (item: CardEntry): boolean =>
      choice.category === '' || item.category.some((itemCategory) => categorySegment(itemCategory) === choice.category);
    const visit = notingOnly(allItems.filter(isInCategory), place);
    const listedItems = shownByAddress(allItems, visit, true);
    // Child brands are shown on their parent's page (docs/rules.md#child-brands).
    const children = new Set(kind === 'brand' ? listedItems.flatMap(childrenOf) : []);
    const items: readonly CardEntry[] = listedItems.filter((item) => !children.has(item.id) && isCard(item, visit));
    const existing = onePerAddress(categoryList.entries, categorySegment, visit.city);
    const category = existing.find((candidate) => categorySegment(candidate) === choice.category);
    const compare = nameOrder(visit.language);
    const categories = offeredCategories(existing, items, compare);
    const inCategory = items.filter(isInCategory);
    const states = isTimed
      ? timeStates.filter((state) => inCategory.some((item) => timeState(periodOf(item), visit.clock) === state))
      : [];
    const then = choice.moment && clockAt(choice.moment, visit.clock);
    const chosen = inCategory.filter(
      (item) =>
        (choice.state === undefined || timeState(periodOf(item), visit.clock) === choice.state) &&
        (!then || ('hours' in item && item.hours !== undefined && isOpen(item.hours, then))),
    );
    const sorted = sortItems(chosen, choice.sort, visit, entry?.featured.map(({ id }) => id) ?? [], compare);
    const pageItems = sorted.slice(0, itemCount(choice.page));
    const brands = listedItems.filter(isBrand).filter((item) => isCard(item, visit));
    // An index that names no more than the first cards only stands before them.
    const namesMore = brands.length > Math.min(items.length, itemCount(plainChoice.page));
    const isIndexed = choice.category === '' && (namesMore || choice.by !== plainChoice.by);
    const { latest, ...page } = await partsOf(request, entry, name);
    return {
      ...page,
      body: {
        view: 'listing',
        listing: kind,
        entry,
        categories,
        choice,
        problems: unreadable(query),
        cards: pageItems.map((item) => cardOf(item, visit)),
        total: sorted.length,
        states,
        hasMore: pageItems.length < sorted.length && choice.page < PAGE_LIMIT,
        index: isIndexed ? brandIndex(brands, choice.by, floorsOf(stores), categories, visit.language) : [],
        latest,
      },
      title: [choice.state && message(stateNames[choice.state], visit.language), category?.title, page.title]
        .filter(Boolean)
        .join(' | '),
      // Search engines list neither filtered nor sorted views.
      isIndexed: listingAddress(kind, choice).query === '',
    };
  };
}

/** A visit on which no item but these is noted as hidden: those of another category do not belong on the page anyway. */
function notingOnly(items: readonly CardEntry[], visit: Visit): Visit {
  const { noteHidden } = visit.clock;
  if (!noteHidden) return visit;
  const ids = new Set<string | undefined>(items.map(({ id }) => id));
  const noteItem: NoteHidden = (item, ...reason) => {
    if (ids.has(item.id)) noteHidden(item, ...reason);
  };
  return { ...visit, clock: { ...visit.clock, noteHidden: noteItem } };
}

function isBrand(item: CardEntry): item is EntryOf<'brandPavilion'> {
  return item.contentType === 'brandPavilion';
}

/** The brands that stand on the page of a brand, where it has one. */
function childrenOf(item: CardEntry): readonly string[] {
  return isBrand(item) && entryAddress(item) !== undefined ? childBrands(item).map(({ id }) => id) : [];
}

/** The city's categories that its items have, sorted by name (docs/rules.md#category-address). */
function offeredCategories(
  categories: readonly EntryOf<'brandCategory'>[],
  items: readonly CardEntry[],
  compare: ReturnType<typeof nameOrder>,
): readonly EntryOf<'brandCategory'>[] {
  const segments = new Set(items.flatMap((item) => item.category).map(categorySegment));
  return categories
    .filter((category) => category.title !== '' && segments.has(categorySegment(category)))
    .toSorted((a, b) => compare(unmarked(a.title), unmarked(b.title)));
}

const order: Readonly<Record<ReturnType<typeof timeState>, number>> = { current: 0, upcoming: 1, past: 2 };

/** Sorts by start date, by end date, or as recommended, which is the order of equals (docs/rules.md#list-sorting). */
function sortItems(
  items: readonly CardEntry[],
  sort: ListingChoice['sort'],
  { clock, language }: Visit,
  first: readonly string[],
  compare: ReturnType<typeof nameOrder>,
): readonly CardEntry[] {
  // As its card says it.
  const nameOf = (item: CardEntry): string => unmarked(isBrand(item) ? brandName(item, language) : item.title);
  const never = Number.POSITIVE_INFINITY;
  const time = (text: string | undefined): number => instantOf(text, clock.timeZone) ?? never;
  const end = (item: CardEntry): number => lastMoment(periodOf(item), clock) ?? never;
  const start = (item: CardEntry): number => time(periodOf(item).startDate || periodOf(item).displayDate);
  const rank = (item: CardEntry): number => {
    if (first.includes(item.id)) return first.indexOf(item.id) - first.length;
    // News are read by the day that they show, whatever their period.
    return item.contentType === 'news' ? 0 : order[timeState(periodOf(item), clock)] * 2 + (item.isFeatured ? 0 : 1);
  };
  // What began last comes first, then what begins next.
  const nearness = (item: CardEntry): number => {
    const isRead = item.contentType === 'news' || item.contentType === 'mediaCenterDetailPage';
    const begins = isRead ? time(item.displayDate || item.startDate) : start(item);
    if (!Number.isFinite(begins)) return -Number.MAX_VALUE;
    return clock.hasCome(begins) ? -begins : begins;
  };
  const recommended = items.toSorted(
    (a, b) => rank(a) - rank(b) || nearness(a) - nearness(b) || compare(nameOf(a), nameOf(b)),
  );
  if (sort === 'start') return recommended.toSorted((a, b) => start(a) - start(b));
  return sort === 'end' ? recommended.toSorted((a, b) => end(a) - end(b)) : recommended;
}
