import { date, flag, localHtml, localRichText, localSymbol, localSymbols, localText, many, one, place, slug, symbol } from './fields.ts';
import { backgroundFields, heroFields, itemFields, linkFields, listPageFields, pageFields, periodFields, pictureFields, shiftFields } from './sharedFields.ts';

const title = localSymbol({ required: true });
const page = { title, slug: slug(), ...pageFields, ...backgroundFields };
const listPage = { ...page, ...listPageFields };
const item = { ...page, ...itemFields, ...linkFields };
const body = localRichText();
const event = { ...item, ...periodFields, body, brand: one('brand'), time: localSymbol(), frequency: localSymbol(), status: localSymbol(), location: localSymbol(), joinLink: symbol(), replayLink: symbol() };
const offer = { ...item, ...periodFields, body, brand: one('brand'), terms: localRichText(), termsPage: one('pptcPage'), location: localSymbol() };

/** Content types with an address (content-pages §3). Field names are the specification's. */
export const pageTypes = {
  homePage: { name: 'Home page', fields: { ...page, description: localText() } },

  artCultureListPage: { name: 'Art & Culture list page', fields: listPage },
  brandListPage: { name: 'Brand list page', fields: listPage },
  diningListPage: { name: 'Dining list page', fields: listPage },
  eventListPage: { name: 'Event list page', fields: listPage },
  newsListPage: { name: 'News list page', fields: { ...listPage, ...shiftFields } },
  serviceListPage: { name: 'Service list page', fields: listPage },
  specialOfferListPage: { name: 'Special offer list page', fields: { ...listPage, ...shiftFields } },
  indexPage: { name: 'Promotion offer list page', fields: { ...listPage, ...shiftFields } },
  mediaCenterListingPage: { name: 'Media center list page', fields: listPage },

  artCulture: { name: 'Art & Culture', fields: { ...item, ...periodFields, body, artist: localSymbol(), location: localSymbol() } },
  brandPavilion: {
    name: 'Brand pavilion',
    fields: { ...item, body, brand: one('brand'), logo: pictureFields.mediaThumbnail, label: many('brandLabel'), childrenBrands: many('brandPavilion'), location: localSymbol(), time: localSymbol() },
  },
  dining: {
    name: 'Dining',
    fields: { ...item, body, time: localSymbol(), frequency: localSymbol(), location: localSymbol(), cuisine: localSymbol(), menuLink: symbol() },
  },
  event: { name: 'Event', fields: event },
  eventDetailPage: { name: 'Event with time slots', fields: { ...event, timeslots: many('standardTimeslotComponent') } },
  news: { name: 'News', fields: { ...item, ...periodFields, body, brand: one('brand') } },
  service: { name: 'Service', fields: { ...item, body, time: localSymbol(), location: localSymbol() } },
  specialOffer: { name: 'Special offer', fields: offer },
  indexDetailPage: { name: 'Promotion offer', fields: offer },
  mediaCenterDetailPage: { name: 'Media center item', fields: { ...item, ...periodFields, body, downloadLink: symbol() } },

  aboutTheStore: { name: 'About the store', fields: { ...page, ...heroFields, ...pictureFields, eyebrow: localSymbol(), description: localText(), body } },
  basicPage: { name: 'Basic page', fields: { ...page, ...heroFields, ...pictureFields, eyebrow: localSymbol(), description: localText(), body, html: localHtml() } },
  page: { name: 'Page', fields: { ...page, ...pictureFields, content: many('predictSearch', ...pageFields.content.targets), description: localText(), body, ...linkFields } },
  pptcPage: { name: 'Privacy policy, terms and conditions page', fields: { ...page, description: localText(), body, html: localHtml(), effectiveDate: date() } },
  announcement: {
    name: 'Announcement',
    fields: { ...page, ...periodFields, htmlTitle: localHtml(), subject: localText(), body, hasLink: flag(), reference: one('specialOffer', 'indexDetailPage', 'event', 'eventDetailPage', 'news', 'service', 'brandPavilion', 'dining', 'artCulture', 'basicPage', 'pptcPage') },
  },

  storeLocator: {
    name: 'Store',
    fields: {
      ...page,
      ...pictureFields,
      ...heroFields,
      description: localText(),
      body,
      address: localText(),
      phone: symbol(),
      email: symbol(),
      time: localSymbols(),
      location: place(),
      directionsLink: symbol(),
      storeGuides: many('storeGuide'),
      locatorGroups: many('standardLocatorGroup', 'brandLocatorGroup'),
      features: localSymbols(),
      cta: many('cta'),
    },
  },
  pageContactUsPage: {
    name: 'Contact us page',
    fields: { ...page, ...pictureFields, description: localText(), disclaimer: localRichText(), typesOfEnquiry: localSymbols(), stores: many('storeLocator') },
  },
  pageNewsletterSubscription: {
    name: 'Newsletter subscription page',
    fields: { ...page, ...pictureFields, description: localText(), disclaimer: localRichText(), interests: localSymbols(), thankYouTitle: localSymbol(), thankYouText: localText() },
  },
};
