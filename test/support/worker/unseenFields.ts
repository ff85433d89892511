import type { ContentType } from '../../../content/model/registry.ts';
import { words } from '../words.ts';

/** Fields of any type that a page shows in no words and no picture of their own; a film's poster is part of the film. */
export const unseenFields: readonly string[] = words(`
  archivedAt backgroundVideos backgroundVideosMobile limit searchWords updatedAt videoCoverImage
`);

/** The same of one type: names for editors alone, numbers that a page counts with, what other hosts or states show. */
export const unseenOfType: Partial<Record<ContentType, readonly string[]>> = {
  homePage: ['description', 'title'],
  artCulture: ['displayDate'],
  brandPavilion: ['title'],
  event: ['displayDate', 'seatsDay'],
  eventDetailPage: ['displayDate', 'seatsDay'],
  specialOffer: ['displayDate'],
  indexDetailPage: ['displayDate'],
  announcement: ['displayDate'],
  pageContactUsPage: ['bookingEnquiry'],
  pageNewsletterSubscription: ['thankYouText', 'thankYouTitle'],
  signatureLine: ['at', 'floor'],
  storeGuideAddress: ['planX', 'planY'],
  columnContentGenericCard: ['displayDate'],
  seo: ['description', 'keywords', 'media', 'title'],
  brand: ['chineseName'],
  predictSearch: ['title'],
  storeQuestion: ['title'],
  allowance: ['expires'],
  openingHours: ['lastEntry', 'title'],
  departureRules: ['collectBefore', 'gateBefore', 'leaveBefore', 'location', 'title'],
  globalSettings: ['filingNumber', 'newsShownForDays', 'offersShownForDays', 'shopAddress', 'title'],
  menuItem: ['accessibleTitleForMobile', 'displayAccessibleTitle'],
  promoBanner: ['accessibleTitleForMobile'],
  cta: ['accessibleTitleForMobile'],
  navigationDropdown: ['title'],
  navigationMedia: ['title'],
  link: ['accessibleTitleForMobile'],
  localeWebsite: ['country'],
  redirect: ['title'],
};
