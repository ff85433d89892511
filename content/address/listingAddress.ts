import type { ContentType, DetailEntry } from '../model/registry.ts';
import { detailTypes } from '../model/targets.ts';
import { type PageKind, type PageParameters, pagePath } from '../pages.ts';
import { stateOfFilter, type TimeState } from '../time/timeState.ts';
import { momentQuery, readMoment, type VisitMoment } from '../time/visitMoment.ts';
import { withQuery } from './addressQuery.ts';
import { pageHref, type Visit } from './visit.ts';

/** How a listing is filtered and sorted; the address holds the whole choice (docs/rules.md#listing-choice). */
export interface ListingChoice {
  /** Segment of the chosen category, see `categorySegment`; empty for all. */
  readonly category: string;
  /** all (recommended), start (start date), end (end date). */
  readonly sort: (typeof sorts)[number];
  readonly state: TimeState | undefined;
  /** How the index of brands is grouped. */
  readonly by: (typeof groupings)[number];
  /** Only what is open at this moment (docs/rules.md#open-when-there); undefined for everything. */
  readonly moment: VisitMoment | undefined;
  /** How many pages of items are shown, from 1. */
  readonly page: number;
}

interface ListingRow {
  readonly page: PageKind;
  /** Its items have dates, so that they can be filtered by time state and sorted by date. */
  readonly isTimed: boolean;
  /** Its items have opening hours, so that it can show those that are open at a moment. */
  readonly hasHours?: true;
}

/** The listings of the site, each of one kind of item. */
const rows = {
  artCulture: { page: 'artCultureListing', isTimed: true },
  brand: { page: 'brandListing', isTimed: false },
  dining: { page: 'diningListing', isTimed: false, hasHours: true },
  event: { page: 'eventListing', isTimed: true },
  news: { page: 'newsListing', isTimed: true },
  service: { page: 'serviceListing', isTimed: false, hasHours: true },
  specialOffer: { page: 'specialOfferListing', isTimed: true },
  promotion: { page: 'promotionListing', isTimed: true },
  mediaCenter: { page: 'mediaCenterListing', isTimed: false },
} as const satisfies Record<string, ListingRow>;

export type ListingKind = keyof typeof rows;

/** The listing that an item with a page of its own belongs to. */
export const itemListing = {
  artCulture: 'artCulture',
  brandPavilion: 'brand',
  dining: 'dining',
  event: 'event',
  eventDetailPage: 'event',
  news: 'news',
  service: 'service',
  specialOffer: 'specialOffer',
  indexDetailPage: 'promotion',
  mediaCenterDetailPage: 'mediaCenter',
} as const satisfies Record<DetailEntry['contentType'], ListingKind>;

/** The items of a listing. */
export function itemsOfListing(listing: ListingKind): readonly DetailEntry['contentType'][] {
  return detailTypes.filter((type) => itemListing[type] === listing);
}

/** The items that a page lists; none for a page that is no listing. */
export function itemsListedOn(page: PageKind): readonly ContentType[] {
  if (page === 'storeListing') return ['storeLocator'];
  return detailTypes.filter((type) => rows[itemListing[type]].page === page);
}

/** Sort options in the order in which they are offered (docs/rules.md#list-sorting). */
export const sorts = ['all', 'start', 'end'] as const;

/** Groupings of the index of brands (docs/rules.md#brand-index). */
export const groupings = ['name', 'floor', 'category'] as const;

/** All items in the recommended order. */
export const plainChoice: ListingChoice = {
  category: '',
  sort: 'all',
  state: undefined,
  by: 'name',
  moment: undefined,
  page: 1,
};

/** After one large feature each step adds whole rows of two, three or four cards (docs/rules.md#list-steps). */
const FEATURES = 1;
const STEP = 10;

/** A page of more cards would be too long to draw; categories, search and the sitemap lead to what is beyond. */
export const PAGE_LIMIT = 100;

/** How many items a listing shows at a page number, from 1. */
export function itemCount(page: number): number {
  return FEATURES + STEP * page;
}

/** The segment of a category in an address: its slug, its id where it has none (docs/rules.md#category-address). */
export function categorySegment({ slug, id }: { readonly slug: string; readonly id: string }): string {
  return slug || id;
}

/** The page of a listing. */
export function listingPage(listing: ListingKind): PageKind {
  return rows[listing].page;
}

function isListingKind(name: string): name is ListingKind {
  return Object.hasOwn(rows, name);
}

/** The listing of a page; undefined for other pages. */
export function listingOfPage(kind: PageKind | 'failure'): ListingKind | undefined {
  return Object.keys(rows)
    .filter(isListingKind)
    .find((listing) => rows[listing].page === kind);
}

/** Returns true if a listing can be filtered by time state and sorted by date. */
export function isTimedListing(listing: ListingKind): boolean {
  return rows[listing].isTimed;
}

/** Returns true if a listing can show what is open at a moment. */
export function hasHours(listing: ListingKind): boolean {
  const row: ListingRow = rows[listing];
  return row.hasHours === true;
}

/** Reads the choice from an address; values that are not valid count as not chosen. */
export function readChoice(
  listing: ListingKind,
  parameters: PageParameters,
  query: (name: string) => string | undefined,
): ListingChoice {
  const isTimed = isTimedListing(listing);
  const page = /^\d{1,3}$/.test(query('page') ?? '') ? Number(query('page')) : 1;
  return {
    category: parameters.cat ?? '',
    sort: (isTimed && sorts.find((sort) => sort === query('sort'))) || 'all',
    state: isTimed ? stateOfFilter(query('state')) : undefined,
    by: (listing === 'brand' && groupings.find((by) => by === query('by'))) || 'name',
    moment: hasHours(listing) ? readMoment(query) : undefined,
    page: Math.min(Math.max(page, 1), PAGE_LIMIT),
  };
}

/** Segments and query of a choice: one spelling each, defaults left out, so that caches and links agree. */
export function listingAddress(
  listing: ListingKind,
  { category, state, sort, by, moment, page }: ListingChoice,
): { readonly path: readonly string[]; readonly query: string } {
  const parts = [
    state && `state=${state}`,
    sort !== 'all' && `sort=${sort}`,
    by !== 'name' && `by=${by}`,
    moment && momentQuery(moment),
    page > 1 && `page=${page}`,
  ];
  return {
    path: pagePath(listingPage(listing), category ? { cat: category } : {}),
    query: parts.filter((part) => typeof part === 'string').join('&'),
  };
}

/** The address of a choice on the site of a visit. */
export function listingHref(
  visit: Pick<Visit, 'city' | 'language' | 'tree' | 'carriedQuery'>,
  listing: ListingKind,
  choice: ListingChoice = plainChoice,
): string {
  const { path, query } = listingAddress(listing, choice);
  return withQuery(pageHref(visit, path), query);
}
