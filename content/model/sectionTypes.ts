import { signatureFormNames } from '../signature/forms.ts';
import { choice, date, flag, integer, localHtml, localRichText, localSymbol, localSymbols, localText, many, media, one, place, symbol } from './fields.ts';
import { heroFields, linkFields, linkObjectFields, numberedLinkFields, occasionFields, periodFields, pictureFields, textSetting } from './sharedFields.ts';
import { cardTypes, listItems } from './targets.ts';

const title = localSymbol();
const heading = { title, eyebrow: localSymbol(), description: localText(), cta: many('cta') };
/** `future` is another word for upcoming (docs/rules.md#time-filters). */
const itemList = { ...heading, filter: choice(['current', 'past', 'upcoming', 'future']), category: many('brandCategory'), limit: integer() };

/** The components that pages are composed of (docs/rules.md#section-types), and their parts. */
export const sectionTypeRows = {
  heroBanner: {
    name: 'Hero',
    /** `isVertical`: where a language is also written from top to bottom, the title is. */
    fields: { ...heading, ...pictureFields, ...heroFields, isVertical: flag(), tone: choice(['light', 'dark']), booking: one('booxi', 'zenchef'), ...linkFields },
  },
  luxCarousel: { name: 'Carousel', fields: { ...heading, items: many('heroBanner', ...cardTypes) } },
  eventListComponent: { name: 'Event list', fields: { ...itemList, items: many(...listItems.eventListComponent) } },
  newsListComponent: { name: 'News list', fields: { ...itemList, items: many(...listItems.newsListComponent) } },
  serviceListComponent: { name: 'Service list', fields: { ...itemList, items: many(...listItems.serviceListComponent) } },
  card4Multiply1: { name: 'Four cards in a row', fields: { ...heading, cards: many(...cardTypes) } },
  card3Multiply1: { name: 'Three cards in a row', fields: { ...heading, cards: many(...cardTypes) } },
  standardLocatorGroup: { name: 'Locator group', fields: { ...heading, floor: localSymbol(), addresses: many('storeGuideAddress') } },
  brandLocatorGroup: { name: 'Brand locator group', fields: { ...heading, floor: localSymbol(), brands: many('brandPavilion') } },
  storeGuide: { name: 'Store guide', fields: { ...heading, floor: localSymbol(), media: media(), addresses: many('storeGuideAddress'), groups: many('standardLocatorGroup', 'brandLocatorGroup') } },
  storeGuideAddress: { name: 'Place in a store guide', fields: { title, address: localText(), time: localSymbol(), phone: symbol({ isRead: true }), location: place(), mark: symbol({ isRead: true }), planX: integer(), planY: integer(), brands: many('brandPavilion'), ...linkFields } },
  twoOptionsForCircularDesign: {
    name: 'Two round options',
    fields: {
      ...heading,
      title1st: localSymbol(),
      description1st: localText(),
      media1st: media(),
      title2nd: localSymbol(),
      description2nd: localText(),
      media2nd: media(),
      ...numberedLinkFields,
    },
  },
  fixedRatioBanner: {
    name: 'Banner of fixed ratio',
    fields: { ...heading, ...pictureFields, ratio: choice(['21:9', '16:9', '4:3', '1:1']), ...textSetting, ...linkFields, booking: one('booxi', 'zenchef') },
  },
  richText: { name: 'Rich text', fields: { ...heading, body: localRichText(), html: localHtml(), ...textSetting } },
  asset1lMultiply2r: {
    name: 'One picture left, two right',
    fields: { ...heading, media1st: media(), title1st: localSymbol(), media2nd: media(), title2nd: localSymbol(), media3rd: media(), title3rd: localSymbol(), ...numberedLinkFields },
  },
  standardTimeslotComponent: {
    name: 'Time slot',
    fields: { title, description: localText(), startDate: date(), endDate: date(), time: localSymbol(), booking: one('booxi', 'zenchef'), externalLink: symbol() },
  },
  loyaltyBenefitSummary: { name: 'Loyalty benefits', fields: { ...heading, tiers: many('loyaltyTier') } },
  planYourVisit: { name: 'Plan your visit', fields: { ...heading, media: media(), store: one('storeLocator'), time: localSymbols(), address: localText() } },
  citySignature: { name: 'Signature of a city', fields: { ...heading, form: choice(signatureFormNames), lines: many('signatureLine') } },

  columnContentGenericCard: {
    name: 'Card',
    fields: {
      ...heading,
      ...pictureFields,
      ...linkFields,
      ...textSetting,
      ...periodFields,
      ...occasionFields,
      isFeatured: flag(),
      booking: one('booxi', 'zenchef'),
      category: many('brandCategory'),
      layout: choice(['One Column Card', 'One Column (Overlay) Card', 'Two Column Card', 'Three Column Card']),
    },
  },
  cta: {
    name: 'Call to action',
    fields: { title, ...linkObjectFields, kind: choice(['viewDetails', 'bookNow']), variant: choice(['primary', 'secondary', 'link']), booking: one('booxi', 'zenchef') },
  },
  booxi: { name: 'Service booking', fields: { title, name: title, apiKey: symbol(), tag: symbol() } },
  zenchef: { name: 'Restaurant booking', fields: { title, name: title, rid: symbol({ required: true }) } },
  /** `at`: an hour of the day, or a level of the building, as the signature's form says. */
  signatureLine: { name: 'Line of a signature', fields: { title, at: integer(), floor: localSymbol(), ...linkFields } },
  loyaltyTier: { name: 'Loyalty tier', fields: { title, threshold: localSymbol(), benefits: localSymbols() } },
};
