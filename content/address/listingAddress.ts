import { detailTypes, itemListing, type ListingKind, listings } from '../listings.ts';
import type { ContentType } from '../model/registry.ts';
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

/** The items that a page lists; none for a page that is no listing. */
export function itemsListedOn(page: PageKind): readonly ContentType[] {
  if (page === 'storeListing') return ['storeLocator'];
  return detailTypes.filter((type) => listings[itemListing[type]].page === page);
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

/** Reads the choice from an address; values that are not valid count as not chosen. */
export function readChoice(
  listing: ListingKind,
  parameters: PageParameters,
  query: (name: string) => string | undefined,
): ListingChoice {
  const { isTimed, hasHours } = listings[listing];
  const page = /^\d{1,3}$/.test(query('page') ?? '') ? Number(query('page')) : 1;
  return {
    category: parameters.cat ?? '',
    sort: (isTimed && sorts.find((sort) => sort === query('sort'))) || 'all',
    state: isTimed ? stateOfFilter(query('state')) : undefined,
    by: (listing === 'brand' && groupings.find((by) => by === query('by'))) || 'name',
    moment: hasHours ? readMoment(query) : undefined,
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
    path: pagePath(listings[listing].page, category ? { cat: category } : {}),
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
