import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readRecentSearches,
  recentSearches,
  withoutSearch,
  withSearch,
} from '../../../content/search/recentSearches.ts';

const now = Date.parse('2026-06-15T02:00:00Z');
const DAY = 86_400_000;
const words = (list: readonly { readonly word: string }[]): readonly string[] => list.map(({ word }) => word);

describe('recent searches', () => {
  test('newest first, at most 8, the oldest dropped', () => {
    const list = Array.from({ length: 10 }, (_, at) => `word ${at}`).reduce<ReturnType<typeof withSearch>>(
      (searches, word, at) => withSearch(searches, word, now + at),
      [],
    );
    expect(words(list)).toEqual(['word 9', 'word 8', 'word 7', 'word 6', 'word 5', 'word 4', 'word 3', 'word 2']);
  });
  test('a word appears once, with its newest search', () => {
    const list = withSearch(withSearch(withSearch([], 'gin', now), 'tea', now + 1), 'GIN', now + 2);
    expect(words(list)).toEqual(['GIN', 'tea']);
    const stored = ['tea', 'Café', 'watch', 'cafe', 'WATCH'].map((word, at) => ({ word, createTime: now - at * 1000 }));
    expect(words(recentSearches(stored.toReversed(), now))).toEqual(['tea', 'Café', 'watch']);
  });
  test.each([
    [7 * DAY - 1, 1],
    [7 * DAY, 0],
    [-2 * DAY, 0],
  ])('a search of %i ms ago is kept: %i', (age, count) => {
    expect(recentSearches([{ word: 'gin', createTime: now - age }], now)).toHaveLength(count);
  });
  test('a word is removed', () => {
    expect(
      words(
        withoutSearch(
          [
            { word: 'Gin', createTime: now },
            { word: 'tea', createTime: now },
          ],
          'gin',
        ),
      ),
    ).toEqual(['tea']);
  });
  test.each([[null], ['text'], [3], [{}], [undefined]])('%j is no list', (raw) => {
    expect(readRecentSearches(raw)).toBeUndefined();
  });
  test('invalid items are left out', () => {
    expect(
      readRecentSearches([
        null,
        'gin',
        { word: 'gin' },
        { word: 3, createTime: 1 },
        { word: '', createTime: 1 },
        { word: 'tea', createTime: Number.NaN },
        { word: 'rum', createTime: 1, more: true },
      ]),
    ).toEqual([{ word: 'rum', createTime: 1 }]);
  });
  test('any stored value gives a valid list', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ minLength: 1 }), (raw, word) => {
        const list = withSearch(readRecentSearches(raw) ?? [], word, now);
        expect(list.length).toBeLessThanOrEqual(8);
        expect(list[0]?.word).toBe(word);
        expect(recentSearches(list, now)).toEqual(list);
      }),
    );
  });
});
