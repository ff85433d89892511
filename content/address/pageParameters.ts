import type { PageKind } from '../pages.ts';

/** In alphabetical order, as all of these. */
const ofListing = ['at', 'by', 'on', 'page', 'sort', 'state'];
const ofStores = ['at', 'map', 'on'];
const ofVisit = ['at', 'from', 'on', 'stops'];

const parametersOf: Partial<Record<PageKind, readonly string[]>> = {
  artCultureListing: ofListing,
  brandListing: ofListing,
  contactUs: ['brand', 'event', 'service', 'subject'],
  diningListing: ofListing,
  eventListing: ofListing,
  mediaCenterListing: ofListing,
  myVisit: ofVisit,
  myVisitCalendar: ofVisit,
  newsListing: ofListing,
  // It shows the brands where it knows no brand of this id.
  offlineBrand: [...ofListing, 'brandId'],
  promotionListing: ofListing,
  searching: ['keyword'],
  serviceListing: ofListing,
  specialOfferListing: ofListing,
  storeListing: ofStores,
  storeMap: ofStores,
};

/**
 * The query parameters that a page of a kind may depend on, beside those of every page (docs/rules.md#cache-keys). Apart from
 * what reads them (`pageQuery.ts`) and from the listings, which a cached page does not load.
 */
export function pageParameters(kind: PageKind | undefined): readonly string[] {
  return (kind && parametersOf[kind]) ?? [];
}
