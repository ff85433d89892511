/** Content types that have an address of their own: what an internal link may point at. */
export const addressable = [
  'homePage',
  'artCultureListPage',
  'artCulture',
  'aboutTheStore',
  'brandListPage',
  'brandPavilion',
  'diningListPage',
  'dining',
  'event',
  'eventListPage',
  'eventDetailPage',
  'news',
  'newsListPage',
  'service',
  'serviceListPage',
  'specialOffer',
  'specialOfferListPage',
  'basicPage',
  'storeLocator',
  'pageContactUsPage',
  'pageNewsletterSubscription',
  'indexPage',
  'indexDetailPage',
  'mediaCenterListingPage',
  'mediaCenterDetailPage',
  'page',
  'announcement',
  'pptcPage',
] as const;

/** The components that an editor composes pages from (content-pages §3), and the opening picture. */
export const sectionTypes = [
  'heroBanner',
  'luxCarousel',
  'eventListComponent',
  'newsListComponent',
  'serviceListComponent',
  'card4Multiply1',
  'card3Multiply1',
  'standardLocatorGroup',
  'brandLocatorGroup',
  'storeGuide',
  'storeGuideAddress',
  'twoOptionsForCircularDesign',
  'fixedRatioBanner',
  'richText',
  'asset1lMultiply2r',
  'standardTimeslotComponent',
  'loyaltyBenefitSummary',
  'planYourVisit',
] as const;

/** Entries that can stand as a card (site-shell §3). */
export const cardTypes = [
  'columnContentGenericCard',
  'service',
  'news',
  'event',
  'eventDetailPage',
  'artCulture',
  'specialOffer',
  'indexDetailPage',
  'dining',
  'brandPavilion',
  'mediaCenterDetailPage',
] as const;

/** Entries that rich text may hold inside itself. */
export const embeddable = ['cta', 'richText', 'fixedRatioBanner', 'columnContentGenericCard'] as const;
