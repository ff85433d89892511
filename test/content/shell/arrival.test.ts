import { describe, expect, test } from 'vitest';
import { opensDeparture, opensPicker } from '../../../content/shell/arrival.ts';
import { preferredDetour } from '../../../content/shell/beforePaint.ts';
import { isAnswered } from '../../../content/shell/questions.ts';

const usual = {
  arrivesByRedirect: false,
  hasPreference: true,
  needsTravelType: false,
  travelType: '',
  isPickerClosed: false,
};

test.each([
  ['an ordinary arrival', usual, false],
  ['a locale redirect without preferences', { ...usual, arrivesByRedirect: true, hasPreference: false }, true],
  ['a locale redirect with preferences', { ...usual, arrivesByRedirect: true }, false],
  ['no preferences, but no redirect', { ...usual, hasPreference: false }, false],
  ['a travel type is needed and missing', { ...usual, needsTravelType: true }, true],
  ['a travel type is needed and known', { ...usual, needsTravelType: true, travelType: 'domestic' }, false],
  ['a travel type is needed and another is stored', { ...usual, needsTravelType: true, travelType: 'by sea' }, true],
  ['it was dismissed before', { ...usual, needsTravelType: true, isPickerClosed: true }, false],
])('the picker opens by itself: %s', (_, facts, isOpen) => {
  expect(opensPicker(facts)).toBe(isOpen);
});

describe('the departure popover needs all its conditions', () => {
  const conditions = { isNeeded: true, isAnswered: false, isHome: true, hasConsent: true };
  test('all conditions are met', () => {
    expect(opensDeparture(conditions)).toBe(true);
  });
  test.each([
    ['the site does not ask', { isNeeded: false }],
    ['the departure cookie is set, or it was closed', { isAnswered: true }],
    ['not the home page', { isHome: false }],
    ['no cookie consent', { hasConsent: false }],
  ])('%s', (_, change) => {
    expect(opensDeparture({ ...conditions, ...change })).toBe(false);
  });
});

test.each([
  ['departure', 'departure-location', 'okinawa', true],
  ['departure', 'departure-closed-okinawa', 'okinawa', true],
  ['departure', 'departure-closed-okinawa', 'guam', false],
  ['destination', 'preferred-path', 'guam', true],
  ['travelType', 'travel-type-hawaii', 'hawaii', true],
  ['travelType', 'departure-location', 'hawaii', false],
  ['age', 'age-answer-hawaii', 'hawaii', true],
  ['consent', 'cookie-consent', 'guam', true],
] as const)('a question of %s is answered by %s in %s: %s', (question, stored, city, expected) => {
  expect(isAnswered(question, city, ({ name }) => (name === stored ? 'an answer' : undefined))).toBe(expected);
});

test.each([
  ['?locale-redirect=1', undefined, '/en/sydney', '/jp/okinawa', '/jp/okinawa'],
  ['?a=1&locale-redirect=1', undefined, '/cn/hong-kong', '/jp/okinawa', '/jp/okinawa'],
  ['', '1', '/en/sydney', '/kr/guam', '/kr/guam'],
  ['', '1', '/en/guam', '/kr/guam', '/kr/guam'],
  ['', '1', '/en/sydney/mobile', '/kr/guam', '/kr/guam/mobile'],
  ['?without-overlay=true', '1', '/en/sydney', '/kr/guam', '/kr/guam?without-overlay=true'],
  ['', '1', '/kr/guam/mobile', '/kr/guam', undefined],
  ['?locale-redirect=1', '1', '/jp/okinawa', '/jp/okinawa', undefined],
  ['?locale-redirect=1', '1', '/en/sydney', undefined, undefined],
  ['?locale-redirect=10', undefined, '/en/sydney', '/jp/okinawa', undefined],
  ['', undefined, '/en/sydney', '/jp/okinawa', undefined],
  ['', '0', '/en/sydney', '/jp/okinawa', undefined],
  ['', '1', '/en/sydney/brand/listing', '/jp/okinawa', undefined],
  ['?locale-redirect=1', '1', '/fr/paris/mobile/brand', '/jp/okinawa', undefined],
])('preferred path: %s, mark %s, %s, preference %s lead to %s', (search, mark, pathname, preferred, expected) => {
  expect(preferredDetour({ search, pathname }, mark, preferred)).toBe(expected);
});
