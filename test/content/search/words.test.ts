import { describe, expect, test } from 'vitest';
import { preferredLanguages } from '../../../content/address/languageDetection.ts';
import { sanitizeHtml } from '../../../content/html/sanitizeHtml.ts';
import { contentTypeRow } from '../../../content/model/registry.ts';
import { cleanKeyword } from '../../../content/search/keyword.ts';
import { searchEntry } from '../../../content/search/searchEntries.ts';
import { indexEntries, searchIndex } from '../../../content/search/searchIndex.ts';
import { searchLookup, searchTypes } from '../../../content/search/searchLookups.ts';
import { answerSearch, plainTerms } from '../../../content/search/searchResults.ts';
import { entryOf, linkTo, visit, written } from '../../support/content/read.ts';

test('of a keyword the first 1000 characters are read', () => {
  expect([cleanKeyword(`${'!'.repeat(999)}ab`), cleanKeyword(`${'!'.repeat(1000)}ab`)]).toEqual(['a', '']);
});

test('of the browser’s languages the first 1000 characters are read', () => {
  expect(preferredLanguages(`${'xx,'.repeat(332)}fr`)).toEqual(['fr']);
  expect(preferredLanguages(`${'xx,'.repeat(333)}fr`)).toEqual([]);
});

test.each(searchTypes)('a lookup of %s asks for what decides whether it is shown', (type) => {
  const fields = searchLookup(type, 'tea').fields;
  expect(fields.includes('withoutDetail')).toBe('withoutDetail' in contentTypeRow(type).fields);
  expect(fields).toContain('slug');
});

describe('an entry in the search', () => {
  const reader = { language: 'en', domains: [] } as const;
  const brand = written('brand', 'b', { title: 'Aurelle', displayName: 'Maison Aurelle', chineseName: '奥蕾' });
  test('has its brand’s names beside its own', () => {
    const entry = entryOf('event', { title: 'Tasting', slug: 'tasting', brand: linkTo('b') }, [brand]);
    expect(searchEntry(entry, reader)).toMatchObject({
      name: 'Tasting',
      note: 'Maison Aurelle',
      otherNames: ['奥蕾', 'Aurelle'],
    });
  });

  test('is found by a word of its own that its name holds inside another', () => {
    const words = ['ring', 'art', '香水'];
    const entry = searchEntry(
      entryOf('event', { title: 'Spring party 香水瓶', slug: 'spring', searchWords: words }),
      reader,
    );
    const found = (keyword: string) => searchIndex(indexEntries(entry ? [entry] : []), keyword).entries.length;
    expect(words.map(found)).toEqual([1, 1, 1]);
    expect(entry?.words).toEqual(['ring', 'art']);
  });

  test('shows no word of its own as the reason of a result', () => {
    const entry = searchEntry(entryOf('event', { title: 'Bangles', slug: 'bangles', searchWords: ['pearl'] }), reader);
    const { sections } = answerSearch({
      keyword: 'pearl',
      terms: plainTerms('pearl'),
      entries: entry ? [entry] : [],
      isComplete: true,
      language: 'en',
      hrefOf: () => '/x',
      pictureOf: ({ url }) => url,
    });
    expect(sections[0]?.items).toMatchObject([{ note: [] }]);
  });

  test.each([
    ['2026-06-15T12:00', true],
    ['2026-06-14T12:00', false],
  ])('that ends on %s is shown on the 15th at noon: %s', (endDate, isFound) => {
    expect(
      searchEntry(entryOf('event', { title: 'Tasting', slug: 'tasting', endDate }), reader)?.isShown(visit.clock),
    ).toBe(isFound);
  });

  test.each([
    ['a name', { title: '', slug: 'tasting' }],
    ['an address', { title: 'Tasting', slug: '' }],
  ])('is not found without %s', (_, fields) => {
    expect(searchEntry(entryOf('event', fields), reader)).toBeUndefined();
  });
});

test('elements that are never closed nest nothing: long lists of lines keep their markup', () => {
  expect(sanitizeHtml(`${'line<br>'.repeat(300)}<strong>end</strong>`)).toContain('<strong>end</strong>');
  expect(sanitizeHtml(`${'<b>'.repeat(300)}end`)).not.toContain('<b>');
});
