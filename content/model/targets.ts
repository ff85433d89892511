import { detailTypes, listPageTypes } from '../listings.ts';

/** Content types that have an address: an internal link may point to them. */
export const addressable = [
  'homePage',
  ...listPageTypes,
  ...detailTypes,
  'aboutTheStore',
  'basicPage',
  'storeLocator',
  'pageContactUsPage',
  'pageNewsletterSubscription',
  'page',
  'announcement',
  'pptcPage',
] as const;

/** The components of composed pages (docs/rules.md#section-types) and the hero. */
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
  'citySignature',
] as const;

/** The items of lists that fill themselves where an editor has chosen none (docs/rules.md#list-sections). */
export const listItems = {
  eventListComponent: ['event', 'eventDetailPage'],
  newsListComponent: ['news'],
  serviceListComponent: ['service'],
} as const satisfies Partial<Record<(typeof sectionTypes)[number], readonly (typeof detailTypes)[number][]>>;

/** Entries that can be shown as a card (docs/rules.md#card-content). */
export const cardTypes = ['columnContentGenericCard', ...detailTypes] as const;

/** Entries that rich text may embed. */
export const embeddable = ['cta', 'richText', 'fixedRatioBanner', 'columnContentGenericCard'] as const;
