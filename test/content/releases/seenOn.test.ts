import { describe, expect, test } from 'vitest';
import type { City } from '../../../content/cities.ts';
import { seenOn } from '../../../content/releases/seenOn.ts';
import type { DeskEntry } from '../../../content/translations/deskEntries.ts';
import { deskEntry as entry } from '../../support/content/deskEntry.ts';
import { visit } from '../../support/content/read.ts';
import { recordedPage as page } from '../../support/content/recordedPage.ts';
import { node, textNode } from '../../support/content/richText.ts';

const event = (id: string, cities?: readonly City[]) => entry(id, 'event', { title: id, slug: id }, cities);
const path = (rest: string) => `/en/sydney/what-is-happening/event/${rest}`;
const lists = [{ type: 'event', city: 'sydney' }] as const;
const records = [
  page('/en/sydney', ['home', 'hero', 'tea', 'menu'], { lists }),
  page(path('listing'), ['menu'], { lists }),
  page(path('tea'), ['tea', 'menu']),
  page('/en/sydney/brand/listing', ['brand', 'menu']),
  page('/cn/sydney', ['home', 'hero', 'tea', 'menu'], { lists }),
];

const seen = (draft: DeskEntry, published: DeskEntry | undefined = draft) => seenOn(records, draft, published, visit);

describe('where an entry is seen', () => {
  test('on its own page, on those that have read it, and on those whose lists it may enter', () => {
    expect(seen(event('tea'))).toEqual({
      id: 'tea',
      address: path('tea'),
      otherPages: ['/en/sydney', path('listing')],
      pageCount: 4,
      isEverywhere: false,
      otherLanguages: ['cn'],
      otherCities: 0,
      texts: ['tea'],
    });
  });

  test('what is new is on the pages that list its kind, what is gone on those that had read it', () => {
    expect(seen(event('wine')).otherPages).toEqual(['/en/sydney', path('listing')]);
    expect(seenOn(records, event('wine'), undefined, visit).otherPages).toEqual([]);
    expect(seenOn(records, event('tea'), undefined, visit).otherPages).toEqual(['/en/sydney']);
  });

  test('in the page tree of the visit', () => {
    const { address, otherPages } = seenOn(records, event('tea'), event('tea'), { ...visit, tree: 'mobile' });
    expect([address, otherPages[0]]).toEqual(['/en/sydney/mobile/what-is-happening/event/tea', '/en/sydney/mobile']);
  });

  test('in other cities, which it names by their number', () => {
    expect(seen(event('tea', ['sydney', 'venice', 'okinawa'])).otherCities).toBe(2);
  });

  test('nowhere, where no page has read it', () => {
    expect(seen(entry('lost', 'heroBanner', { title: 'Lost' }))).toMatchObject({
      address: '',
      otherPages: [],
      isEverywhere: false,
      texts: ['Lost'],
    });
  });

  test('everywhere, where every page has', () => {
    expect(seen(entry('menu', 'menuItem', { title: 'Shop' }))).toMatchObject({ isEverywhere: true, otherPages: [] });
  });

  test('names forty pages, those that have read least first', () => {
    const many = Array.from({ length: 45 }, (_, at) =>
      page(`/en/sydney/page-${at}`, ['hero', ...Array.from({ length: 45 - at }, (_, more) => `e${more}`)]),
    );
    const some = [...many, page('/en/sydney', [])];
    const { otherPages, pageCount } = seenOn(some, entry('hero', 'heroBanner', {}), undefined, visit);
    expect([otherPages.length, pageCount, otherPages[0]]).toEqual([40, 46, '/en/sydney/page-44']);
  });
});

describe('what visitors read of an entry', () => {
  const body = node('document', node('paragraph', textNode('First'), textNode('Second')));
  test.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['its title', { title: ' Tea ', description: 'Leaves' }, ['Tea']],
    ['its titles, where it has several', { title: 'Tea', displayName: 'x', description: 'Leaves' }, ['Tea']],
    [
      'the first line of each text, without one',
      { title: ' ', description: 'Leaves\nand more', body },
      ['Leaves', 'First'],
    ],
    ['nothing that is for editors', { slug: 'tea', media: [{}], externalLink: 'https://a.example' }, []],
  ])('%s', (_, fields, texts) => {
    expect(seen(entry('it', 'event', fields)).texts).toEqual(texts);
  });

  test('is in their language, otherwise in English', () => {
    const tea = { ...event('tea'), fields: { title: { 'en-US': 'Tea', 'zh-CN': '茶' } } };
    const texts = (language: 'en' | 'cn', draft: DeskEntry) =>
      seenOn(records, draft, draft, { ...visit, language }).texts;
    expect([texts('cn', tea), texts('en', tea), texts('cn', event('tea'))]).toEqual([['茶'], ['Tea'], ['tea']]);
  });

  test('is what was published', () => {
    const [draft, published] = [event('tea'), { ...event('tea'), fields: { title: { 'en-US': 'Before' } } }];
    expect(seen(draft, published).texts).toEqual(['Before']);
    expect(seenOn(records, draft, undefined, visit).texts).toEqual(['tea']);
  });

  test('is nothing of a type that the site does not know', () => {
    expect(seen(entry('it', 'unknown', { title: 'x' }))).toMatchObject({ address: '', texts: [] });
  });
});
