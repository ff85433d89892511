import { listingTexts } from '../../client/pages/listingTexts.ts';
import { isTimedListing, readChoice, shownItems } from '../../content/address/listingAddress.ts';
import { type CardEntry, cardOf, periodOf } from '../../content/cards/cards.ts';
import { message } from '../../content/messages/messages.ts';
import { ALL_LIMIT, type EntryOf } from '../../content/model/registry.ts';
import type { ListingChoice, ListingKind, ListPageEntry } from '../../content/pageModel.ts';
import { type CityClock, earliest, isShown, nextChange, timeState, timeStates } from '../../content/time/timeState.ts';
import { instantOf } from '../../content/time/zonedTime.ts';
import { type ListedType, latestItems, listedEntries } from './cardLists.ts';
import type { Loader } from './loader.ts';

interface ListingRow {
  readonly page: ListPageEntry['contentType'];
  readonly items: readonly [ListedType, ...ListedType[]];
}

/** Which page and which items make each listing. */
const listings = {
  artCulture: { page: 'artCultureListPage', items: ['artCulture'] },
  brand: { page: 'brandListPage', items: ['brandPavilion'] },
  dining: { page: 'diningListPage', items: ['dining'] },
  event: { page: 'eventListPage', items: ['event', 'eventDetailPage'] },
  news: { page: 'newsListPage', items: ['news'] },
  service: { page: 'serviceListPage', items: ['service'] },
  specialOffer: { page: 'specialOfferListPage', items: ['specialOffer'] },
  promotion: { page: 'indexPage', items: ['indexDetailPage'] },
  mediaCenter: { page: 'mediaCenterListingPage', items: ['mediaCenterDetailPage'] },
} as const satisfies Record<ListingKind, ListingRow>;

/** A loader for one listing (content-pages §2): filtered by category and state, sorted, in pages. */
export function loadListing(kind: ListingKind): Loader {
  const row: ListingRow = listings[kind];
  return async (request) => {
    const { visit, content, match, query } = request;
    const choice = readChoice(kind, match.parameters, query);
    const [entry, known, ...lists] = await Promise.all([
      content.first(row.page, { include: 5 }),
      content.list('brandCategory', { include: 0, limit: ALL_LIMIT }),
      ...row.items.map((type) => listedEntries(request, type)),
    ]);
    // A child brand stands on the page of its parent.
    const children = new Set(kind === 'brand' ? lists.flat().flatMap(childrenOf) : []);
    const shownForDays = entry && 'shownForDays' in entry ? entry.shownForDays : undefined;
    const items: readonly CardEntry[] = lists
      .flat()
      .filter((item) => isShown(periodOf(item), visit.clock, shownForDays))
      .filter(({ id }) => !children.has(id));
    const categories = categoriesOf(items);
    // A category that exists but has no items here is an empty listing; one that does not exist is no page.
    const category = known.entries.find(({ slug }) => slug !== '' && slug === choice.category);
    if (choice.category !== '' && !category) return undefined;
    const inCategory = items.filter(
      (item) => choice.category === '' || item.category.some(({ slug }) => slug === choice.category),
    );
    const states = isTimedListing(kind)
      ? timeStates.filter((state) => inCategory.some((item) => timeState(periodOf(item), visit.clock) === state))
      : [];
    const chosen = inCategory.filter(
      (item) => choice.state === undefined || timeState(periodOf(item), visit.clock) === choice.state,
    );
    const sorted = sortItems(chosen, choice.sort, visit.clock, entry?.featured.map(({ id }) => id) ?? []);
    const shown = sorted.slice(0, shownItems(choice.page));
    const { latest, periods } = await latestItems(request, entry?.content ?? []);
    return {
      body: {
        view: 'listing',
        listing: kind,
        entry,
        categories,
        choice,
        cards: shown.map((item) => cardOf(item, visit)),
        total: sorted.length,
        states,
        hasMore: shown.length < sorted.length,
        latest,
      },
      // A page of its own among the listing's pages, for whoever has several open.
      title: [category?.title, entry?.title || message(listingTexts[kind].name, visit.language)]
        .filter(Boolean)
        .join(' | '),
      description: entry?.description ?? '',
      seo: entry?.seo,
      periods,
      changesAt: earliest(items.map((item) => nextChange(periodOf(item), visit.clock, shownForDays))),
      // Filtered and sorted views of the same list are not pages of their own.
      isIndexed: choice.sort === 'all' && choice.state === undefined && choice.page === 1,
      translations: entry && (await content.translations(entry)),
    };
  };
}

function childrenOf(item: CardEntry): readonly string[] {
  return item.contentType === 'brandPavilion' ? item.childrenBrands.map(({ id }) => id) : [];
}

/** The categories that any item has, by name. */
function categoriesOf(items: readonly CardEntry[]): readonly EntryOf<'brandCategory'>[] {
  const bySlug = new Map(
    items
      .flatMap((item) => item.category)
      .filter(({ slug }) => slug !== '')
      .map((category) => [category.slug, category]),
  );
  return [...bySlug.values()].toSorted((a, b) => a.title.localeCompare(b.title));
}

const order: Readonly<Record<ReturnType<typeof timeState>, number>> = { current: 0, upcoming: 1, past: 2 };

/**
 * Sort options (content-pages §3): all is recommended: what the list's editor put first, then by time state, featured
 * ones before others; start and end by their dates.
 */
function sortItems(
  items: readonly CardEntry[],
  sort: ListingChoice['sort'],
  { timeZone, now }: CityClock,
  first: readonly string[],
): readonly CardEntry[] {
  const time = (text: string | undefined): number => instantOf(text, timeZone) ?? Number.POSITIVE_INFINITY;
  const start = (item: CardEntry): number => time(periodOf(item).startDate || periodOf(item).displayDate);
  if (sort === 'start') return items.toSorted((a, b) => start(a) - start(b));
  if (sort === 'end') return items.toSorted((a, b) => time(periodOf(a).endDate) - time(periodOf(b).endDate));
  const rank = (item: CardEntry): number =>
    first.includes(item.id)
      ? first.indexOf(item.id) - first.length
      : order[timeState(periodOf(item), { timeZone, now })] * 2 +
        (item.contentType !== 'columnContentGenericCard' && item.isFeatured ? 0 : 1);
  const distance = (item: CardEntry): number =>
    Number.isFinite(start(item)) ? Math.abs(start(item) - now.getTime()) : 0;
  return items.toSorted((a, b) => rank(a) - rank(b) || distance(a) - distance(b) || a.title.localeCompare(b.title));
}
