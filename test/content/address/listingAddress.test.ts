import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  itemCount,
  type ListingChoice,
  listingAddress,
  listingHref,
  plainChoice,
  readChoice,
  sorts,
} from '../../../content/address/listingAddress.ts';
import { type ListingKind, listings } from '../../../content/listings.ts';
import { matchPage } from '../../../content/pages.ts';
import { timeStates } from '../../../content/time/timeState.ts';

const kinds: readonly ListingKind[] = [
  'artCulture',
  'brand',
  'dining',
  'event',
  'news',
  'service',
  'specialOffer',
  'promotion',
  'mediaCenter',
];
const sydney = { city: 'sydney', language: 'en', tree: 'desktop', carriedQuery: '' } as const;

const choices = fc.record({
  category: fc.constantFrom('', 'beauty', 'wines-and-spirits'),
  sort: fc.constantFrom(...sorts),
  state: fc.constantFrom(undefined, ...timeStates),
  by: fc.constant('name' as const),
  moment: fc.constant(undefined),
  page: fc.integer({ min: 1, max: 100 }),
});

const queryOf = (query: string) => (name: string) => new URLSearchParams(query).get(name) ?? undefined;

describe('a listing’s choice in its address', () => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds.filter((kind) => listings[kind].isTimed)), choices, (kind, choice) => {
        const { path, query } = listingAddress(kind, choice);
        const match = matchPage(path);
        expect(match?.kind).toBe(listings[kind].page);
        expect(readChoice(kind, match?.parameters ?? {}, queryOf(query))).toEqual(choice);
      }),
    );
  });

  test('leaves defaults out and keeps one order', () => {
    const choice: ListingChoice = {
      category: 'beauty',
      sort: 'end',
      state: 'past',
      by: 'name',
      moment: undefined,
      page: 3,
    };
    expect(listingHref(sydney, 'event')).toBe('/en/sydney/what-is-happening/event/listing');
    expect(listingHref(sydney, 'event', choice)).toBe(
      '/en/sydney/what-is-happening/event/listing/beauty?state=past&sort=end&page=3',
    );
    expect(listingHref({ ...sydney, tree: 'mobile' }, 'brand', { ...plainChoice, category: 'beauty' })).toBe(
      '/en/sydney/mobile/brand/listing/beauty',
    );
  });

  test.each(['on=2026-06-20&at=14:30', 'at=14%3A30&on=2026-06-20'])('holds the moment of a visit: %s', (query) => {
    const choice = readChoice('dining', {}, queryOf(query));
    expect(choice.moment).toEqual({ date: '2026-06-20', time: '14:30' });
    expect(listingHref(sydney, 'dining', choice)).toBe('/en/sydney/dining/listing?on=2026-06-20&at=14:30');
    expect(readChoice('news', {}, queryOf(query)).moment).toBeUndefined();
  });

  test.each([
    'on=2026-06-20',
    'at=14:30',
    'on=2026-02-30&at=14:30',
    'on=2026-06-20&at=24:30',
    'on=&at=',
    'on=soon&at=now',
  ])('holds no moment: %s', (query) => {
    expect(readChoice('dining', {}, queryOf(query)).moment).toBeUndefined();
  });

  test('is combined with the carried query', () => {
    expect(
      listingHref({ ...sydney, carriedQuery: '?without-overlay=true' }, 'news', { ...plainChoice, state: 'current' }),
    ).toBe('/en/sydney/what-is-happening/news/listing?without-overlay=true&state=current');
  });

  test.each([
    ['state=future', { state: 'upcoming' }],
    ['state=yesterday', { state: undefined }],
    ['sort=price', { sort: 'all' }],
    ['page=0', { page: 1 }],
    ['page=-4', { page: 1 }],
    ['page=1e3', { page: 1 }],
    ['page=999', { page: 100 }],
    ['page=99999', { page: 1 }],
  ])('reads %s', (query, expected) => {
    expect(readChoice('event', {}, queryOf(query))).toMatchObject(expected);
  });

  test('has neither states nor dates for items without dates', () => {
    expect(readChoice('brand', { cat: 'beauty' }, queryOf('state=past&sort=end&page=2'))).toEqual({
      category: 'beauty',
      by: 'name',
      sort: 'all',
      state: undefined,
      page: 2,
    });
  });
});

test('each step of a listing adds whole rows under its feature', () => {
  expect([1, 2, 3].map(itemCount)).toEqual([11, 21, 31]);
});
