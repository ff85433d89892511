import type { EntryOf } from '../model/registry.ts';
import type { addressable } from '../model/targets.ts';
import { type PageKind, type PageParameters, pagePath } from '../pages.ts';

/** A content type that has an address of its own. */
export type AddressableType = (typeof addressable)[number];

/** Where an entry stands: a page of the table, with what its address names. */
export interface ContentPlace {
  readonly kind: PageKind;
  readonly parameters: PageParameters;
}

const page = (kind: PageKind) => (): ContentPlace => ({ kind, parameters: {} });
const detail =
  (kind: PageKind) =>
  (slug: string): ContentPlace | undefined =>
    slug ? { kind, parameters: { id: slug } } : undefined;

/** Path building by content type (content-pages §2). Undefined where the slug is missing. */
const places = {
  homePage: page('home'),
  artCultureListPage: page('artCultureListing'),
  brandListPage: page('brandListing'),
  diningListPage: page('diningListing'),
  eventListPage: page('eventListing'),
  newsListPage: page('newsListing'),
  serviceListPage: page('serviceListing'),
  specialOfferListPage: page('specialOfferListing'),
  mediaCenterListingPage: page('mediaCenterListing'),
  indexPage: page('promotionListing'),
  artCulture: detail('artCultureDetail'),
  brandPavilion: detail('brandDetail'),
  dining: detail('diningDetail'),
  event: detail('eventDetail'),
  eventDetailPage: detail('eventDetail'),
  news: detail('newsDetail'),
  service: detail('serviceDetail'),
  specialOffer: detail('specialOfferDetail'),
  indexDetailPage: detail('promotionDetail'),
  mediaCenterDetailPage: detail('mediaCenterDetail'),
  storeLocator: (slug) =>
    slug ? { kind: 'storeDetail', parameters: { id: slug } } : { kind: 'storeMap', parameters: {} },
  basicPage: detail('basic'),
  // Search suggestions are kept in a page that nobody reads.
  page: (slug) =>
    slug === SUGGESTIONS_SLUG
      ? undefined
      : socialNetworks.includes(slug)
        ? { kind: 'socialMedia', parameters: { id: slug } }
        : detail('basic')(slug),
  pptcPage: detail('terms'),
  announcement: detail('announcementDetail'),
  pageContactUsPage: page('contactUs'),
  pageNewsletterSubscription: page('newsletter'),
  aboutTheStore: detail('aboutTheStore'),
} satisfies Record<AddressableType, (slug: string) => ContentPlace | undefined>;

/** The page whose content the search offers (content-pages §7). */
const SUGGESTIONS_SLUG = 'predict-search';

/** Slugs of the pages under `social-medias/` (site-shell §2). */
const socialNetworks: readonly string[] = [
  'facebook',
  'instagram',
  'youtube',
  'linkedin',
  'wechat',
  'little-red-book',
  'weibo',
  'line',
];

/** Where an entry stands, by its content type and slug; undefined when it can't be reached. */
export function contentPlace(entry: Pick<EntryOf<AddressableType>, 'contentType' | 'slug'>): ContentPlace | undefined {
  return places[entry.contentType](entry.slug);
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
