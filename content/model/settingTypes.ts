import { choice, date, flag, integer, leadTo, localSymbol, localSymbols, localText, many, media, one, openingRules, slug, symbol } from './fields.ts';
import { linkFields, linkObjectFields } from './sharedFields.ts';
import { addressable } from './targets.ts';

const title = localSymbol();
const name = localSymbol({ required: true });

/** Content types that pages use: settings, navigation, notices, categories, cities (docs/rules.md#global-settings). */
export const settingTypes = {
  seo: { name: 'Head of a page', fields: { title, description: localText(), keywords: localSymbols({ isRead: false }), media: media() } },
  /** What a brand says of itself is the same in all cities (docs/rules.md#brand-voice). */
  brand: {
    name: 'Brand',
    fields: {
      title: symbol({ required: true, isRead: true }),
      displayName: localSymbol({ isTranslated: false }),
      chineseName: localSymbol({ isTranslated: false }),
      comallBrandId: symbol(),
      sentence: localText(),
      sentenceBy: localSymbol(),
      material: localSymbol(),
      materialText: localText(),
      media: media(),
    },
  },
  brandCategory: { name: 'Category', fields: { title: name, slug: slug(), searchWords: localSymbols() } },
  brandLabel: { name: 'Brand label', fields: { title: name, slug: slug() } },
  predictSearch: { name: 'Search suggestions', fields: { title, featuredExperience: many(...addressable), brands: many('brandPavilion') } },

  /** Words by which visitors ask, and the fact that answers (docs/rules.md#search-questions). */
  storeQuestion: {
    name: 'Question about the store',
    fields: { title: name, fact: choice(['hours', 'way', 'contact', 'collection', 'offers', 'text']), searchWords: localSymbols() },
  },

  openingHours: {
    name: 'Opening hours',
    fields: {
      title: symbol({ required: true }),
      weekly: openingRules('weekly'),
      seasons: openingRules('season'),
      exceptions: openingRules('exception'),
      lastEntry: integer(),
    },
  },

  departureRules: {
    name: 'Rules before departure',
    fields: {
      title: symbol({ required: true }),
      leaveBefore: integer(),
      collectBefore: integer(),
      gateBefore: integer(),
      collectAt: one('storeLocator', 'service'),
      atTerminal: many('storeLocator', 'dining', 'service'),
      forLongerStays: many('service'),
      departsFrom: choice(['airport', 'cruise', 'port']),
      location: symbol(),
      note: localText(),
    },
  },

  /** What may be brought into a country or region (docs/rules.md#allowances). */
  allowance: {
    name: 'Allowance on arrival',
    fields: { title: name, arrival: localSymbol({ required: true }), amount: integer(), unit: localSymbol(), note: localText(), source: symbol({ required: true }), checked: date({ required: true }), expires: date({ required: true }) },
  },

  globalSettings: {
    name: 'Global settings',
    fields: {
      title: symbol({ required: true }),
      navigationBar: many('menuItem'),
      headerLogo: media(),
      footerLogo: media(),
      footerDescription: localText(),
      footerSocialSharing: many('socialItem'),
      footerButton: many('footerButton'),
      footerLinks: many('footerLinkSection'),
      legalLinks: many('link'),
      ecEnabled: flag(),
      maintenance: flag(),
      comingSoon: flag(),
      announcementBar: flag(),
      newsShownForDays: integer(),
      offersShownForDays: integer(),
      floatIconText: localSymbol(),
      onlineCode: symbol(),
      booxiApikey: symbol(),
      filingNumber: symbol({ isRead: true }),
      filingLink: symbol(),
      shopAddress: symbol(),
      planYourVisit: one('planYourVisit'),
    },
  },
  menuItem: {
    name: 'Menu item',
    fields: {
      title: name,
      layout: choice(['A', 'C', 'D', 'E', 'F']),
      dropdown: one('navigationDropdown'),
      dropdownMediaAssets: one('navigationMedia'),
      displayAccessibleTitle: localSymbol(),
      ...linkObjectFields,
    },
  },
  navigationDropdown: { name: 'Navigation dropdown', fields: { title, navigationLevel2: many('navigationLevel2') } },
  navigationLevel2: { name: 'Navigation level 2', fields: { title: name, level3Titles: many('link'), category: one('brandCategory'), ...linkFields } },
  navigationMedia: {
    name: 'Navigation pictures',
    fields: {
      title,
      arrangement: choice(['fixed banner', 'two-row', 'three-col', 'two-col', 'one-col', 'tiled 1x2', 'none']),
      assets: many('promoBanner'),
    },
  },
  promoBanner: { name: 'Promotion banner', fields: { title, description: localText(), media: media(), ...linkObjectFields } },
  link: {
    name: 'Link',
    fields: { title: name, category: one('brandCategory'), ...linkObjectFields },
  },
  footerLinkSection: { name: 'Footer section', fields: { topic: localSymbol(), links: many('link') } },
  footerButton: { name: 'Footer button', fields: { name, ...linkFields } },
  socialItem: { name: 'Social network', fields: { name, internalName: symbol(), socialIconImage: media(), socialIconImagePopup: media(), ...linkFields } },

  localeWebsite: {
    name: 'City site',
    fields: {
      siteName: name,
      localeKey: symbol(),
      countryFlag: media(),
      isOnline: flag(),
      cityBaseValue: symbol({ required: true }),
      locale: symbol(),
      url: symbol(),
      country: symbol(),
      onlineShop: flag(),
      supportLang: localSymbols({ isRead: false, isTranslated: false }),
      hero: media(),
      hours: one('openingHours'),
    },
  },
  redirect: {
    name: 'Redirect',
    fields: {
      title: symbol({ required: true }),
      source: symbol({ required: true }),
      match: choice(['exact', 'prefix']),
      isPermanent: flag(),
      internalLink: leadTo(...addressable),
      externalLink: symbol(),
    },
  },
  notification: {
    name: 'Notification',
    fields: { title: name, description: localText(), popupPosition: { ...many(...addressable), leads: true as const }, cta: many('cta'), asks: choice(['destination', 'travelType', 'departure']) },
  },
};
