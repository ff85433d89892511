import type { ListingChoice, ListingKind } from '../pageModel.ts';
import { type PageKind, type PageParameters, pagePath } from '../pages.ts';
import { stateOfFilter } from '../time/timeState.ts';
import { pageHref, type Visit } from '../visit.ts';
import { withQuery } from './addressQuery.ts';

interface ListingRow {
  readonly page: PageKind;
  /** Its items happen in time, so that they can be narrowed by state and sorted by date. */
  readonly isTimed: boolean;
}

const rows = {
  artCulture: { page: 'artCultureListing', isTimed: true },
  brand: { page: 'brandListing', isTimed: false },
  dining: { page: 'diningListing', isTimed: false },
  event: { page: 'eventListing', isTimed: true },
  news: { page: 'newsListing', isTimed: true },
  service: { page: 'serviceListing', isTimed: false },
  specialOffer: { page: 'specialOfferListing', isTimed: true },
  promotion: { page: 'promotionListing', isTimed: true },
  mediaCenter: { page: 'mediaCenterListing', isTimed: false },
} as const satisfies Record<ListingKind, ListingRow>;

/** Sort options in the order in which they are offered (content-pages §3). */
export const sorts = ['all', 'start', 'end'] as const satisfies readonly ListingChoice['sort'][];

/** Everything, as recommended. */
export const plainChoice: ListingChoice = { category: '', sort: 'all', state: undefined, page: 1 };

/** The opening feature stands alone; below it rows of two and three cards alternate, so each step adds whole rows. */
const FEATURES = 1;
const STEP = 10;

/** More pages than this are asked for by no visitor. */
const PAGE_LIMIT = 100;

/** How many items a listing shows when so many pages were asked for. */
export function shownItems(page: number): number {
  return FEATURES + STEP * page;
}

/** The page of a listing. */
export function listingPage(listing: ListingKind): PageKind {
  return rows[listing].page;
}

/** Tells whether a listing's items can be narrowed by state and sorted by date. */
export function isTimedListing(listing: ListingKind): boolean {
  return rows[listing].isTimed;
}

/** Reads the choice from an address; what can't be understood counts as not chosen. */
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
    page: Math.min(Math.max(page, 1), PAGE_LIMIT),
  };
}

/** Segments and query of a choice: one spelling each, defaults left out, so that caches and links agree. */
export function listingAddress(
  listing: ListingKind,
  { category, state, sort, page }: ListingChoice,
): { readonly path: readonly string[]; readonly query: string } {
  const parts = [state && `state=${state}`, sort !== 'all' && `sort=${sort}`, page > 1 && `page=${page}`];
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
