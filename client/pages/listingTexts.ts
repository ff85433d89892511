import type { ListingChoice, ListingKind } from '../../content/address/listingAddress.ts';
import type { MessageKey } from '../../content/messages/messages.ts';

/** A listing's default title, and its text when it is empty (docs/rules.md#empty-lists). */
export const listingTexts = {
  artCulture: { name: 'artAndCulture', empty: 'noArtCulture' },
  brand: { name: 'brands', empty: 'noBrands' },
  dining: { name: 'dining', empty: 'noDining' },
  event: { name: 'events', empty: 'noEvents' },
  news: { name: 'news', empty: 'noNews' },
  service: { name: 'services', empty: 'noServices' },
  specialOffer: { name: 'specialOffers', empty: 'noOffers' },
  promotion: { name: 'promotions', empty: 'noOffers' },
  mediaCenter: { name: 'mediaCenter', empty: 'noMedia' },
} as const satisfies Record<ListingKind, { readonly name: MessageKey; readonly empty: MessageKey }>;

export const sortNames = { all: 'sortRecommended', start: 'sortStart', end: 'sortEnd' } as const satisfies Record<
  ListingChoice['sort'],
  MessageKey
>;
