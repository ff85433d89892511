import type { MessageKey } from './messages/messages.ts';
import { namesOf } from './names.ts';
import type { PageKind } from './pages.ts';

/** A listing: its page, the content type of that page, and the pages of its items. */
interface ListingRow {
  readonly page: PageKind;
  readonly type: string;
  readonly detail: PageKind;
  /** Its default title, and its text when it is empty (docs/rules.md#empty-lists). */
  readonly name: MessageKey;
  readonly empty: MessageKey;
  /** Its items have dates, so that they can be filtered by time state and sorted by date. */
  readonly isTimed: boolean;
  /** Its items have opening hours, so that it can show those that are open at a moment. */
  readonly hasHours: boolean;
}

const timed = { isTimed: true, hasHours: false } as const;
const open = { isTimed: false, hasHours: true } as const;
const plain = { isTimed: false, hasHours: false } as const;

/** The listings of the site, each of one kind of item. */
export const listings = {
  artCulture: { ...timed, page: 'artCultureListing', type: 'artCultureListPage', detail: 'artCultureDetail', name: 'artAndCulture', empty: 'noArtCulture' },
  brand: { ...plain, page: 'brandListing', type: 'brandListPage', detail: 'brandDetail', name: 'brands', empty: 'noBrands' },
  dining: { ...open, page: 'diningListing', type: 'diningListPage', detail: 'diningDetail', name: 'dining', empty: 'noDining' },
  event: { ...timed, page: 'eventListing', type: 'eventListPage', detail: 'eventDetail', name: 'events', empty: 'noEvents' },
  news: { ...timed, page: 'newsListing', type: 'newsListPage', detail: 'newsDetail', name: 'news', empty: 'noNews' },
  service: { ...open, page: 'serviceListing', type: 'serviceListPage', detail: 'serviceDetail', name: 'services', empty: 'noServices' },
  specialOffer: { ...timed, page: 'specialOfferListing', type: 'specialOfferListPage', detail: 'specialOfferDetail', name: 'specialOffers', empty: 'noOffers' },
  promotion: { ...timed, page: 'promotionListing', type: 'indexPage', detail: 'promotionDetail', name: 'promotions', empty: 'noOffers' },
  mediaCenter: { ...plain, page: 'mediaCenterListing', type: 'mediaCenterListingPage', detail: 'mediaCenterDetail', name: 'mediaCenter', empty: 'noMedia' },
} as const satisfies Record<string, ListingRow>;

export type ListingKind = keyof typeof listings;

/** The listing that an item with a page of its own belongs to. */
export const itemListing = {
  service: 'service',
  news: 'news',
  event: 'event',
  eventDetailPage: 'event',
  artCulture: 'artCulture',
  specialOffer: 'specialOffer',
  indexDetailPage: 'promotion',
  dining: 'dining',
  brandPavilion: 'brand',
  mediaCenterDetailPage: 'mediaCenter',
} as const satisfies Record<string, ListingKind>;

type ListPageType = (typeof listings)[ListingKind]['type'];
type DetailType = keyof typeof itemListing;

/** Pages that list items. */
export const listPageTypes: readonly ListPageType[] = Object.values(listings).map(({ type }) => type);

/** Items of listings, each with a detail page. */
export const detailTypes: readonly DetailType[] = namesOf(itemListing);

/** The items of a listing. */
export function itemsOfListing(listing: ListingKind): readonly DetailType[] {
  return detailTypes.filter((type) => itemListing[type] === listing);
}

/** The listing of a page; undefined for other pages. */
export function listingOfPage(kind: PageKind | 'failure'): ListingKind | undefined {
  return namesOf(listings).find((listing) => listings[listing].page === kind);
}
