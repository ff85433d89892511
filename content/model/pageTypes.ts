import { choice, date, flag, integer, leadTo, localHtml, localRichText, localSymbol, localSymbols, localText, many, one, place, slug, symbol } from './fields.ts';
import { backgroundFields, heroFields, itemFields, linkFields, listPageFields, pageFields, periodFields, pictureFields } from './sharedFields.ts';
import { addressable } from './targets.ts';

const title = localSymbol({ required: true });
const page = { title, slug: slug(), ...pageFields, ...backgroundFields };
const listPage = { ...page, ...listPageFields };
const item = { ...page, ...itemFields, ...linkFields };
const body = localRichText();
const hours = one('openingHours');
/** How many may come, and how many still can (docs/rules.md#event-seats). */
const seats = { seatsTotal: integer(), seatsLeft: integer(), seatsDay: date(), admission: choice(['by invitation', 'sold out']) };
const event = { ...item, ...periodFields, body, brand: one('brand'), location: localSymbol(), joinLink: symbol(), replayLink: symbol(), ...seats };
const offer = { ...item, ...periodFields, body, brand: one('brand'), terms: localRichText(), termsPage: leadTo('pptcPage'), location: localSymbol() };

/** Content types with an address (docs/rules.md#content-types). Field names are the specification's. */
export const pageTypes = {
  homePage: { name: 'Home page', fields: { ...page, description: localText() } },

  artCultureListPage: { name: 'Art & Culture list page', fields: listPage },
  brandListPage: { name: 'Brand list page', fields: listPage },
  diningListPage: { name: 'Dining list page', fields: listPage },
  eventListPage: { name: 'Event list page', fields: listPage },
  newsListPage: { name: 'News list page', fields: listPage },
  serviceListPage: { name: 'Service list page', fields: listPage },
  specialOfferListPage: { name: 'Special offer list page', fields: listPage },
  indexPage: { name: 'Promotion offer list page', fields: listPage },
  mediaCenterListingPage: { name: 'Media center list page', fields: listPage },

  artCulture: { name: 'Art & Culture', fields: { ...item, ...periodFields, body, artist: localSymbol(), location: localSymbol() } },
  brandPavilion: {
    name: 'Brand pavilion',
    fields: { ...item, body, brand: one('brand'), logo: pictureFields.mediaThumbnail, label: many('brandLabel'), childrenBrands: many('brandPavilion'), location: localSymbol(), hours },
  },
  dining: {
    name: 'Dining',
    fields: { ...item, body, location: localSymbol(), cuisine: localSymbol(), menuLink: symbol(), hours },
  },
  event: { name: 'Event', fields: event },
  eventDetailPage: { name: 'Event with time slots', fields: { ...event, timeslots: many('standardTimeslotComponent') } },
  news: { name: 'News', fields: { ...item, ...periodFields, body, brand: one('brand') } },
  service: { name: 'Service', fields: { ...item, body, location: localSymbol(), hours, allowances: many('allowance') } },
  specialOffer: { name: 'Special offer', fields: offer },
  indexDetailPage: { name: 'Promotion offer', fields: offer },
  mediaCenterDetailPage: { name: 'Media center item', fields: { ...item, ...periodFields, body, downloadLink: symbol() } },

  aboutTheStore: { name: 'About the store', fields: { ...page, slug: slug({ required: false }), ...heroFields, ...pictureFields, eyebrow: localSymbol(), description: localText(), body } },
  basicPage: { name: 'Basic page', fields: { ...page, ...heroFields, ...pictureFields, eyebrow: localSymbol(), description: localText(), body, html: localHtml() } },
  page: { name: 'Page', fields: { ...page, ...pictureFields, content: many('predictSearch', ...pageFields.content.targets), description: localText(), body, ...linkFields } },
  pptcPage: { name: 'Privacy policy, terms and conditions page', fields: { ...page, description: localText(), body, html: localHtml(), effectiveDate: date() } },
  announcement: {
    name: 'Announcement',
    fields: { ...page, ...periodFields, htmlTitle: localHtml(), subject: localText(), body, hasLink: flag(), reference: leadTo(...addressable) },
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
      phone: symbol({ isRead: true }),
      email: symbol({ isRead: true }),
      time: localSymbols(),
      hours,
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
    fields: { ...page, ...pictureFields, description: localText(), disclaimer: localRichText(), typesOfEnquiry: localSymbols(), bookingEnquiry: localSymbol(), stores: { ...many('storeLocator'), ofAnyCity: true as const } },
  },
  pageNewsletterSubscription: {
    name: 'Newsletter subscription page',
    fields: { ...page, ...pictureFields, description: localText(), disclaimer: localRichText(), interests: localSymbols(), thankYouTitle: localSymbol(), thankYouText: localText() },
  },
};
