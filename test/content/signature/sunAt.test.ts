import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityRow, citySlugs } from '../../../content/cities.ts';
import { sunAt } from '../../../content/signature/sunAt.ts';

const latitude = fc.double({ min: -66, max: 66, noNaN: true });
const hour = fc.double({ min: 0, max: 24, noNaN: true });

describe('the sun’s way over a day of equal length', () => {
  test('the sun of noon stands as high as the latitude lets it, and is the highest', () => {
    fc.assert(
      fc.property(latitude, hour, (lat, at) => {
        const noon = sunAt(12, lat).height;
        // Overhead an arc sine knows half of its digits: a millionth of a degree.
        expect(noon * 90).toBeCloseTo(90 - Math.abs(lat), 5);
        expect(sunAt(at, lat).height).toBeLessThanOrEqual(noon + 1e-9);
      }),
    );
  });

  test('it rises at six and sets at eighteen, as far from noon on both sides', () => {
    fc.assert(
      fc.property(latitude, fc.double({ min: 0, max: 12, noNaN: true }), (lat, before) => {
        expect(sunAt(6, lat).height).toBeCloseTo(0, 9);
        expect(sunAt(18, lat).height).toBeCloseTo(0, 9);
        expect(sunAt(12 - before, lat).height).toBeCloseTo(sunAt(12 + before, lat).height, 9);
      }),
    );
  });

  test('is another one in each city', () => {
    const heights = citySlugs.map((city) => sunAt(12, cityRow(city).location.lat).height.toFixed(6));
    expect(new Set(heights).size).toBe(citySlugs.length);
  });
});
