import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placesOf } from '../../client/pages/listingPlaces.ts';

const listings = [
  'dining',
  'service',
  'event',
  'specialOffer',
  'promotion',
  'artCulture',
  'brand',
  'news',
  'mediaCenter',
] as const;

describe('the cards of a listing', () => {
  test.each(listings)('of kind %s leave no row of a phone half empty', (listing) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        const places = placesOf(listing, count);
        expect(places).toHaveLength(count);
        let isHalf = false;
        for (const { span, isAlone } of places) {
          const isSmall = (span === 'third' || span === 'quarter') && !isAlone;
          // A card of the whole width comes only after a whole row.
          if (!isSmall) expect(isHalf).toBe(false);
          isHalf = isSmall && !isHalf;
        }
        expect(isHalf).toBe(false);
      }),
    );
  });

  test.each([9, 10])('of %i pieces of news are rows with a small picture under one large', (count) => {
    const [first, ...rows] = placesOf('news', count).map(({ widths: [onPhone] }) => onPhone);
    expect(first).toBe(90);
    expect(new Set(rows)).toEqual(new Set([30]));
  });
});
