import { describe, expect, test } from 'vitest';
import { cityRow, citySlugs } from '../../../content/cities.ts';
import { gateState, isGuarded } from '../../../content/visitor/ageGate.ts';

describe('a page is guarded when every condition holds', () => {
  const conditions = { hasAgeGate: true, isAgeRestricted: true, isHome: false, isWithoutOverlay: false };
  test('all conditions are met', () => {
    expect(isGuarded(conditions)).toBe(true);
  });
  test.each([
    ['the site has no age gate', { hasAgeGate: false }],
    ['the page shows neither liquor nor tobacco', { isAgeRestricted: false }],
    ['the home page', { isHome: true }],
    ['an editor without overlays', { isWithoutOverlay: true }],
  ])('%s', (_, change) => {
    expect(isGuarded({ ...conditions, ...change })).toBe(false);
  });
});

test.each([
  [undefined, 'asking'],
  [true, 'open'],
  [false, 'shut'],
] as const)('a stored %s leaves it %s', (answer, state) => {
  expect(gateState(answer)).toBe(state);
});

test('four US cities ask, for the age of 21', () => {
  const asking = citySlugs.flatMap((city) => {
    const { legalAge } = cityRow(city);
    return legalAge ? [[city, legalAge]] : [];
  });
  expect(asking.toSorted()).toEqual([
    ['hawaii', 21],
    ['los-angeles', 21],
    ['new-york-city', 21],
    ['san-francisco', 21],
  ]);
});
