import { DEFAULT_CITY } from '../cities.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { detailTypes, itemListing, listings, type listPageTypes } from '../listings.ts';
import type { AddressableType, EntryOf } from '../model/registry.ts';
import { addressable } from '../model/targets.ts';
import { isNameIn } from '../names.ts';
import { matchPage, type PageKind, type PageMatch, pagePath, pageRow } from '../pages.ts';
import { networkSlugs } from '../socialNetworks.ts';
import { buildPath, parsePath } from './address.ts';

const page = (kind: PageKind) => (): PageMatch => ({ kind, parameters: {} });
const detail =
  (kind: PageKind) =>
  (slug: string): PageMatch | undefined =>
    slug ? { kind, parameters: { id: slug } } : undefined;

/** Path building by content type (docs/rules.md#content-paths). Undefined where the slug is missing. */
const places = {
  homePage: page('home'),
  storeLocator: (slug) =>
    slug ? { kind: 'storeDetail', parameters: { id: slug } } : { kind: 'storeMap', parameters: {} },
  basicPage: detail('basic'),
  // The search suggestions are an entry without a page.
  page: (slug) =>
    slug === SUGGESTIONS_SLUG
      ? undefined
      : networkSlugs.includes(slug)
        ? { kind: 'socialMedia', parameters: { id: slug } }
        : detail('basic')(slug),
  pptcPage: detail('terms'),
  announcement: detail('announcementDetail'),
  pageContactUsPage: page('contactUs'),
  pageNewsletterSubscription: page('newsletter'),
  aboutTheStore: detail('aboutTheStore'),
} satisfies Record<
  Exclude<AddressableType, (typeof listPageTypes | typeof detailTypes)[number]>,
  (slug: string) => PageMatch | undefined
>;

/** The same for the pages of listings and of their items. */
const listedPlaces = new Map<string, (typeof places)[keyof typeof places]>([
  ...Object.values(listings).map((row) => [row.type, page(row.page)] as const),
  ...detailTypes.map((type) => [type, detail(listings[itemListing[type]].detail)] as const),
]);

function placeOf(type: AddressableType, slug: string): PageMatch | undefined {
  return (listedPlaces.get(type) ?? (isNameIn(places, type) ? places[type] : undefined))?.(slug);
}

/** The entry whose content the search suggests (docs/rules.md#search-suggestions). */
const SUGGESTIONS_SLUG = 'predict-search';

/** The page of an entry, by its content type and slug; undefined when it can't be reached. */
export function contentPlace(entry: Pick<EntryOf<AddressableType>, 'contentType' | 'slug'>): PageMatch | undefined {
  return placeOf(entry.contentType, entry.slug);
}

/** Returns true for a type whose page stands at a slug: other cities have none there (docs/rules.md#city-tags). */
export function standsAtSlug(type: string): boolean {
  return addressable.some((candidate) => candidate === type && placeOf(candidate, 'slug')?.parameters.id !== undefined);
}

/** The page that the address of a place leads to, where that is another one; undefined for its own. */
export function foreignPage(place: PageMatch): PageKind | 'none' | undefined {
  const path = pagePath(place.kind, place.parameters);
  const parsed = parsePath(buildPath({ language: DEFAULT_LANGUAGE, city: DEFAULT_CITY, tree: 'desktop', path }));
  const isPath =
    parsed.kind === 'address' && parsed.address.tree === 'desktop' && parsed.address.path.length === path.length;
  const kind = isPath ? (matchPage(path)?.kind ?? 'none') : 'none';
  return kind === place.kind ? undefined : kind;
}

/** Returns true if the site makes this page without an entry, such as the search: an entry only lets editors link to it. */
export function isPlaceholder(kind: PageKind | 'none' | undefined): kind is PageKind {
  return kind !== undefined && kind !== 'none' && pageRow(kind).isBuiltIn === true;
}

/** The content types of a kind of page's own entry; none for pages without one. */
export function typesOfPage(kind: PageKind): readonly AddressableType[] {
  return addressable.filter((type) => placeOf(type, 'slug')?.kind === kind);
}

/**
 * The path segments of an entry after city and tree, a listing opened at a category where one is given; undefined when
 * it can't be reached.
 */
export function contentPath(
  entry: Pick<EntryOf<AddressableType>, 'contentType' | 'slug'>,
  category = '',
): readonly string[] | undefined {
  const place = contentPlace(entry);
  return place && pagePath(place.kind, category ? { ...place.parameters, cat: category } : place.parameters);
}

/** The address of an entry's own page after city and tree, as one text; undefined for an entry without a page. */
export function entryAddress(
  entry: Pick<EntryOf<AddressableType>, 'contentType' | 'slug'> & { readonly withoutDetail?: boolean | undefined },
): string | undefined {
  return entry.withoutDetail === true ? undefined : contentPath(entry)?.join('/');
}
