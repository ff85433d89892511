import { backgroundColors } from '../background.ts';
import {
  choice,
  date,
  flag,
  integer,
  localSymbol,
  localSymbols,
  localText,
  many,
  media,
  one,
  symbol,
} from './fields.ts';
import { addressable, cardTypes, sectionTypes } from './targets.ts';

/** How an editor sets text over or beside a picture (content-pages §3). */
export const textSetting = {
  alignment: choice(['Left', 'Middle', 'Right']),
  textSize: choice(['normal', 'large', 'small']),
};

/** The two kinds of link; `innerLink` and `internalLink` mean the same (content-pages §3). */
export const linkFields = {
  externalLink: symbol(),
  internalLink: one(...addressable),
  innerLink: one(...addressable),
};

/** Links of sections with several pictures or options (content-pages §3: numbered 1st to 4th). */
export const numberedLinkFields = {
  externalLink1st: symbol(),
  internalLink1st: one(...addressable),
  externalLink2nd: symbol(),
  internalLink2nd: one(...addressable),
  externalLink3rd: symbol(),
  internalLink3rd: one(...addressable),
  externalLink4th: symbol(),
  internalLink4th: one(...addressable),
};

/** What a page puts behind itself, and whether it shows liquor or tobacco (content-pages §4). */
export const backgroundFields = {
  backgroundImage: media(),
  backgroundImageMobile: media(),
  backgroundVideos: media(),
  backgroundVideosMobile: media(),
  backgroundColor: choice(backgroundColors),
  effect: choice(['static', 'repeat']),
  whetherLiquorOrTobacco: flag(),
};

/** Dates that decide the time state (content-pages §4). */
export const periodFields = {
  startDate: date(),
  endDate: date(),
  displayDate: date(),
  removedAfterExpired: flag(),
  archivedAt: date(),
};

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

/** The opening of a page that an editor lays out (content-pages §3: hero A to G, sizes). */
export const heroFields = {
  layout: choice(['A', 'B', 'C', 'D', 'E', 'F', 'G']),
  size: choice(['Size 1', 'Size 2']),
  ...textSetting,
};

/** What every listed item with a page of its own has. */
export const itemFields = {
  description: localText(),
  category: many('brandCategory'),
  ...pictureFields,
  isFeatured: flag(),
  withoutDetail: flag(),
  features: localSymbols(),
  cta: many('cta'),
  booking: one('booxi', 'zenchef'),
  relatedItems: many(...cardTypes),
};

/** Opening lines of listing pages. */
export const listPageFields = {
  eyebrow: localSymbol(),
  description: localText(),
  ...pictureFields,
  ...heroFields,
  /** Stand first in the recommended order. */
  featured: many(...cardTypes),
};

/** On lists of news and offers: how many days an item without an end stays listed after its update (content-pages §4). */
export const shiftFields = { shownForDays: integer() };
