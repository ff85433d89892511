import { describe, expect, test } from 'vitest';
import type { City } from '../../../content/cities.ts';
import { shownOn } from '../../../content/releases/shownOn.ts';
import type { DeskEntry } from '../../../content/translations/deskEntries.ts';
import { deskEntry as entry } from '../../support/content/deskEntry.ts';
import { linkTo, visit } from '../../support/content/read.ts';

const event = (id: string, cities?: readonly City[]) => entry(id, 'event', { title: id, slug: id }, cities);
const home = entry('home', 'homePage', { content: [linkTo('hero'), linkTo('events')] });
const hero = entry('hero', 'heroBanner', { title: 'Hello' });
const events = entry('events', 'eventListComponent', {});
const path = (rest: string) => `/en/sydney/what-is-happening/event/${rest}`;

const found = (entries: readonly DeskEntry[], id: string, published = entries) =>
  shownOn(entries, published, [id], visit)[0];

describe('where an entry is seen', () => {
  test('on its own page first, on those that list it, and perhaps beside others of its kind', () => {
    const all = [home, hero, events, event('tea'), event('wine'), event('silk')];
    expect(found(all, 'tea')).toEqual({
      id: 'tea',
      own: path('tea'),
      known: [path('tea'), path('listing'), '/en/sydney'],
      possible: [path('wine'), path('silk')],
      all: 5,
      isEverywhere: false,
      languages: ['cn'],
      cities: 0,
      texts: ['tea'],
    });
  });

  test('in other cities, which it names by their number', () => {
    const all = [event('tea', ['sydney', 'venice', 'okinawa']), event('far', ['venice'])];
    expect(found(all, 'tea')).toMatchObject({ cities: 2, possible: [] });
  });

  test('nowhere, where nothing leads to it', () => {
    expect(found([home, hero, entry('lost', 'heroBanner', { title: 'Lost' })], 'lost')).toMatchObject({
      own: '',
      known: [],
      possible: [],
      all: 1,
      texts: ['Lost'],
    });
  });

  test('everywhere, as a part of the menus', () => {
    const settings = entry('settings', 'globalSettings', { navigationBar: [linkTo('shop')] });
    expect(found([settings, entry('shop', 'menuItem', { title: 'Shop' })], 'shop')).toMatchObject({
      isEverywhere: true,
      known: [],
    });
  });

  test('is said of each entry that is asked for, and of none that there is not', () => {
    const asked = shownOn([home, hero, event('tea')], [], ['tea', 'gone', 'hero'], visit);
    expect(asked.map(({ id, known }) => [id, known[0]])).toEqual([
      ['tea', path('tea')],
      ['hero', '/en/sydney'],
    ]);
  });

  test('names forty pages, those that are certain first', () => {
    const many = Array.from({ length: 45 }, (_, index) => event(`e${index}`));
    const some = found([home, events, ...many], 'e0');
    expect([some?.known.length, some?.possible.length, some?.all]).toEqual([3, 37, 47]);
    const pages = many.map((_, index) =>
      entry(`p${index}`, 'basicPage', { slug: `p${index}`, content: [linkTo('hero')] }),
    );
    const hidden = found([hero, ...pages], 'hero');
    expect([hidden?.known.length, hidden?.possible.length, hidden?.all]).toEqual([40, 0, 45]);
  });
});

describe('what visitors read of an entry', () => {
  const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
  const body = { nodeType: 'document', content: [{ nodeType: 'paragraph', content: [text('First'), text('Second')] }] };
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
    expect(found([entry('it', 'event', fields)], 'it')?.texts).toEqual(texts);
  });

  test('is in their language, otherwise in English', () => {
    const tea = { ...event('tea'), fields: { title: { 'en-US': 'Tea', 'zh-CN': '茶' } } };
    const texts = (language: 'en' | 'cn', one: DeskEntry) =>
      shownOn([one], [one], ['tea'], { ...visit, language })[0]?.texts;
    expect([texts('cn', tea), texts('en', tea), texts('cn', event('tea'))]).toEqual([['茶'], ['Tea'], ['tea']]);
  });

  test('is what was published', () => {
    const [draft, published] = [event('tea'), { ...event('tea'), fields: { title: { 'en-US': 'Before' } } }];
    expect(found([draft], 'tea', [event('wine'), published])?.texts).toEqual(['Before']);
    expect(found([draft], 'tea', [event('wine')])?.texts).toEqual(['tea']);
  });

  test('is nothing of a type that the site does not know', () => {
    expect(found([entry('it', 'unknown', { title: 'x' })], 'it')).toMatchObject({ own: '', texts: [] });
  });
});
