import { backgroundColors } from '../media/background.ts';
import type { periodFields as shownFields } from '../time/period.ts';
import {
  choice,
  date,
  type Field,
  flag,
  leadTo,
  localSymbol,
  localSymbols,
  localText,
  many,
  media,
  one,
  symbol,
} from './fields.ts';
import { addressable, cardTypes, sectionTypes } from './targets.ts';

/** The setting of text over or beside a picture (docs/rules.md#hero-layouts). */
export const textSetting = {
  alignment: choice(['Left', 'Middle', 'Right']),
  textSize: choice(['normal', 'large', 'small']),
};

/** The two kinds of link; `innerLink` and `internalLink` mean the same (docs/rules.md#content-paths). */
export const linkFields = {
  externalLink: symbol(),
  internalLink: leadTo(...addressable),
  innerLink: leadTo(...addressable),
};

/** The fields of what is a link itself: a line of a menu, a call to action, a banner (docs/rules.md#has-link). */
export const linkObjectFields = {
  ...linkFields,
  hasLink: flag(),
  reference: leadTo(...addressable),
  accessibleTitleForMobile: localSymbol(),
};

/** Links of sections with several pictures or options (docs/rules.md#content-paths). */
export const numberedLinkFields = {
  externalLink1st: symbol(),
  internalLink1st: leadTo(...addressable),
  innerLink1st: leadTo(...addressable),
  externalLink2nd: symbol(),
  internalLink2nd: leadTo(...addressable),
  innerLink2nd: leadTo(...addressable),
  externalLink3rd: symbol(),
  internalLink3rd: leadTo(...addressable),
  innerLink3rd: leadTo(...addressable),
  externalLink4th: symbol(),
  internalLink4th: leadTo(...addressable),
  innerLink4th: leadTo(...addressable),
};

/** A page's background, and whether it shows liquor or tobacco (docs/rules.md#background-fields). */
export const backgroundFields = {
  backgroundImage: media(),
  backgroundImageMobile: media(),
  backgroundVideos: media(),
  backgroundVideosMobile: media(),
  backgroundColor: choice(backgroundColors),
  effect: choice(['static', 'repeat']),
  whetherLiquorOrTobacco: flag(),
};

/** Dates that decide the time state (docs/rules.md#time-states). */
export const periodFields = {
  startDate: date(),
  endDate: date(),
  displayDate: date(),
  updatedAt: date(),
  removedAfterExpired: flag(),
  archivedAt: date(),
} satisfies Record<(typeof shownFields)[number], Field>;

/** The pictures of an item: large, for phones, for cards, and the still of a video. */
export const pictureFields = {
  media: media(),
  mediaMobile: media(),
  mediaThumbnail: media(),
  videoCoverImage: media(),
};

/** The head and the freely composed body of every page. */
export const pageFields = {
  seo: one('seo'),
  content: many(...sectionTypes),
};

/** The layout of a page's hero (docs/rules.md#hero-layouts). */
export const heroFields = {
  layout: choice(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
  size: choice(['Size 1', 'Size 2']),
  ...textSetting,
};

/** When an item takes place or is open, in an editor's own words. */
export const occasionFields = { time: localSymbol(), frequency: localSymbol(), status: localSymbol() };

/** The fields of every listed item. */
export const itemFields = {
  description: localText(),
  ...occasionFields,
  category: many('brandCategory'),
  ...pictureFields,
  isFeatured: flag(),
  withoutDetail: flag(),
  features: localSymbols(),
  searchWords: localSymbols(),
  cta: many('cta'),
  booking: one('booxi', 'zenchef'),
  relatedItems: many(...cardTypes),
};

/** The fields of listing pages. */
export const listPageFields = {
  eyebrow: localSymbol(),
  description: localText(),
  ...pictureFields,
  ...heroFields,
  /** First in the recommended order. */
  featured: many(...cardTypes),
};
