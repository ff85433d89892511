import type { PageKind } from '../pages.ts';

/**
 * Kinds of page in the order in which editors translate them; `everywhere` is what every page has read (menus, footer),
 * `elsewhere` what no page has that an index knows.
 */
export const deskKinds = [
  'home',
  'stores',
  'offers',
  'events',
  'news',
  'dining',
  'brands',
  'services',
  'art',
  'press',
  'pages',
  'everywhere',
  'elsewhere',
] as const;

export type DeskKind = (typeof deskKinds)[number];

/** The desk's kind of every kind of page. */
const kindOfPage = {
  home: 'home',
  aboutTheStore: 'stores',
  storeMap: 'stores',
  storeListing: 'stores',
  storeDetail: 'stores',
  offerTerms: 'offers',
  specialOfferListing: 'offers',
  specialOfferDetail: 'offers',
  promotionListing: 'offers',
  promotionDetail: 'offers',
  eventListing: 'events',
  eventCalendar: 'events',
  eventDetail: 'events',
  newsListing: 'news',
  newsDetail: 'news',
  announcementListing: 'news',
  announcementDetail: 'news',
  diningListing: 'dining',
  diningDetail: 'dining',
  brandListing: 'brands',
  brandDetail: 'brands',
  offlineBrand: 'brands',
  serviceListing: 'services',
  serviceDetail: 'services',
  artCultureListing: 'art',
  artCultureDetail: 'art',
  mediaCenterListing: 'press',
  mediaCenterDetail: 'press',
  unsupported: 'pages',
  maintenance: 'pages',
  openingSoon: 'pages',
  assistance: 'pages',
  contactUs: 'pages',
  newsletter: 'pages',
  searching: 'pages',
  selectDestination: 'pages',
  accessibilityStatement: 'pages',
  storedData: 'pages',
  myVisit: 'pages',
  myVisitCalendar: 'pages',
  socialMedia: 'pages',
  terms: 'pages',
  eshop: 'pages',
  member: 'pages',
  basic: 'pages',
} as const satisfies Record<PageKind, DeskKind>;

/** The desk's kind of a page; `elsewhere` without one. */
export function deskKind(page: PageKind | undefined): DeskKind {
  return page === undefined ? 'elsewhere' : kindOfPage[page];
}

/** Returns true if a text is a kind of the desk. */
export function isDeskKind(text: string): text is DeskKind {
  return deskKinds.some((kind) => kind === text);
}
