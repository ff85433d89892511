import type { PageKind } from '../../../content/pages.ts';
import { loadAboutTheStore, loadBasic, loadHome } from './composed.ts';
import { loadDetail, loadOfflineBrand } from './detail.ts';
import { loadEventCalendar } from './eventCalendar.ts';
import { loadListing } from './listing.ts';
import type { Loader } from './loader.ts';
import { loadMyVisit, loadMyVisitCalendar } from './myVisit.ts';
import { loadMember, loadShop } from './outbound.ts';
import { loadSearching } from './searching.ts';
import {
  loadAnnouncement,
  loadAnnouncements,
  loadClosedCity,
  loadSelectDestination,
  loadSocialMedia,
  loadStatement,
  loadStoredData,
  loadTerms,
} from './single.ts';
import { loadStore, loadStores } from './stores.ts';
import { loadAssistance, loadContactUs, loadNewsletter } from './withForm.ts';

/** The loader of each page kind. */
export const loaders = {
  home: loadHome,
  unsupported: loadClosedCity('unsupported'),
  maintenance: loadClosedCity('maintenance'),
  openingSoon: loadClosedCity('openingSoon'),
  assistance: loadAssistance,
  contactUs: loadContactUs,
  newsletter: loadNewsletter,
  searching: loadSearching,
  selectDestination: loadSelectDestination,
  accessibilityStatement: loadStatement,
  storedData: loadStoredData,
  myVisitCalendar: loadMyVisitCalendar,
  myVisit: loadMyVisit,
  aboutTheStore: loadAboutTheStore,
  storeMap: loadStores('map'),
  storeListing: loadStores('list'),
  storeDetail: loadStore,
  diningListing: loadListing('dining'),
  diningDetail: loadDetail('dining'),
  eventListing: loadListing('event'),
  eventCalendar: loadEventCalendar,
  eventDetail: loadDetail('event'),
  newsListing: loadListing('news'),
  newsDetail: loadDetail('news'),
  artCultureListing: loadListing('artCulture'),
  artCultureDetail: loadDetail('artCulture'),
  offlineBrand: loadOfflineBrand,
  brandListing: loadListing('brand'),
  brandDetail: loadDetail('brand'),
  mediaCenterListing: loadListing('mediaCenter'),
  mediaCenterDetail: loadDetail('mediaCenter'),
  serviceListing: loadListing('service'),
  serviceDetail: loadDetail('service'),
  offerTerms: loadTerms,
  specialOfferListing: loadListing('specialOffer'),
  specialOfferDetail: loadDetail('specialOffer'),
  promotionListing: loadListing('promotion'),
  promotionDetail: loadDetail('promotion'),
  announcementDetail: loadAnnouncement,
  announcementListing: loadAnnouncements,
  socialMedia: loadSocialMedia,
  terms: loadTerms,
  eshop: loadShop,
  member: loadMember,
  basic: loadBasic,
} as const satisfies Record<PageKind, Loader>;
