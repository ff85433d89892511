import { describe, expect, test } from 'vitest';
import type { RecordedPage } from '../../../content/ahead/recordedPages.ts';
import type { City } from '../../../content/cities.ts';
import { languageCodes, languages } from '../../../content/languages.ts';
import { translationDesk } from '../../../content/translations/desk.ts';
import { chosenItems, deskCounts, itemPath, readDeskChoice } from '../../../content/translations/deskChoice.ts';
import { deskCsv } from '../../../content/translations/deskCsv.ts';
import { type DeskEntry, deskTitle, readDeskEntries } from '../../../content/translations/deskEntries.ts';
import type { ByLocale } from '../../../content/translations/localizedTexts.ts';
import type { EarlierVersions } from '../../../content/translations/staleTexts.ts';
import { localizedEntry as entry } from '../../support/content/deskEntry.ts';
import { recordedPage as page } from '../../support/content/recordedPage.ts';
import { node, richText, textNode } from '../../support/content/richText.ts';

const everywhere = { 'en-US': 'Tea', 'zh-CN': '茶', 'zh-Hant': '茶', fr: 'Thé', it: 'Tè', ja: '茶', ko: '차' };

const records = new Map<City, readonly RecordedPage[]>([
  [
    'sydney',
    [page('/cn/sydney', ['home', 'hero', 'menu']), page('/cn/sydney/what-is-happening/news/news', ['news', 'menu'])],
  ],
]);
const desk = (entries: readonly DeskEntry[], earlier: readonly (readonly [string, EarlierVersions])[] = []) =>
  translationDesk({
    entries,
    defaultLocale: 'en-US',
    localeOf: (language) => languages[language].locale,
    earlier: new Map(earlier),
    records,
  });

const event = (title: ByLocale): DeskEntry => entry('tea', 'event', { title, slug: { 'en-US': 'tea' } });
const states = (...words: Parameters<typeof desk>) =>
  desk(...words).map(({ language, texts }) => [language, ...texts.map(({ field, state }) => `${field} ${state}`)]);

describe('the translation desk', () => {
  test('what is written in every language of its cities needs no translator', () => {
    expect(states([event(everywhere)])).toEqual([]);
  });

  test('says what falls back to English, in the languages that the entry’s cities offer and in no other', () => {
    const fallbacks = states([event({ 'en-US': 'Tea' })]);
    expect(fallbacks).toContainEqual(['cn', 'title fallsBack']);
    expect(fallbacks.map(([language]) => language)).not.toContain('en');
    expect(fallbacks.map(([language]) => language)).not.toContain('it');
  });

  test('says what is missing where there is no English to fall back to', () => {
    expect(states([event({ 'zh-CN': '茶' })])).toContainEqual(['en', 'title missing']);
    const chinese = entry('tea', 'event', { title: { 'zh-CN': '茶' } }, ['hong-kong']);
    expect(states([chinese])).toContainEqual(['tc', 'title missing']);
  });

  test.each([
    ['numbers', { 'en-US': '1984' }],
    ['placeholders', { 'en-US': '[page_title] | [site_name]' }],
    ['nothing at all', {}],
    ['an empty text', { 'en-US': ' ' }],
  ])('%s are no text to translate', (_, title) => {
    expect(states([event(title)])).toEqual([]);
  });

  test.each([
    [{ title: { 'en-US': 'A' }, name: { 'en-US': 'B' } }, 'A'],
    [{ title: { 'en-US': ' ' }, name: { 'en-US': 'B' } }, 'B'],
    [{ title: { 'zh-CN': '茶' }, siteName: { 'en-US': 'C' } }, 'C'],
    [{ title: { 'en-US': 7 }, topic: { 'en-US': 'D' } }, 'D'],
    [{ displayName: { 'en-US': 'E' } }, 'E'],
    [{ subject: { 'en-US': 'F' } }, 'it'],
  ])('names an entry with %j %s', (fields, title) => {
    expect(deskTitle(entry('it', 'unknown', fields), 'en-US')).toBe(title);
  });

  test('orders homes, stores and offers before other pages, and what is on every page last', () => {
    const ordered = desk([
      entry('menu', 'menuItem', { title: { 'en-US': 'Shop' } }),
      entry('news', 'news', { title: { 'en-US': 'News' }, slug: { 'en-US': 'news' } }),
      entry('offer', 'specialOffer', { title: { 'en-US': 'Offer' }, slug: { 'en-US': 'offer' } }),
      entry('store', 'storeLocator', { title: { 'en-US': 'Store' }, slug: { 'en-US': 'store' } }),
      entry('lost', 'heroBanner', { title: { 'en-US': 'Nowhere' } }),
      entry('home', 'homePage', { title: { 'en-US': 'Home' } }),
      entry('hero', 'heroBanner', { title: { 'en-US': 'A hero' } }),
    ]).filter(({ language }) => language === 'cn');
    expect(ordered.map(({ id, kind }) => [id, kind])).toEqual([
      ['hero', 'home'],
      ['home', 'home'],
      ['store', 'stores'],
      ['offer', 'offers'],
      ['news', 'news'],
      ['menu', 'everywhere'],
      ['lost', 'elsewhere'],
    ]);
    expect(ordered.map(itemPath)).toEqual([
      '/cn/sydney',
      '/cn/sydney',
      '/cn/sydney/stores/store',
      '/cn/sydney/special-offers/offer',
      '/cn/sydney/what-is-happening/news/news',
      undefined,
      undefined,
    ]);
  });

  test('a choice keeps the city, the language, the kind and the state that it names', () => {
    const shared = entry('shared', 'news', { title: { 'en-US': 'News' }, slug: { 'en-US': 'news' } }, [
      'sydney',
      'venice',
    ]);
    const items = desk([shared, event({ 'en-US': 'Tea' })]);
    const chosen = (words: Parameters<typeof readDeskChoice>[0]) => {
      const choice = readDeskChoice(words);
      return 'unknown' in choice
        ? choice.unknown
        : chosenItems(items, choice).map(({ id, language, cities }) => [id, language, ...cities]);
    };
    expect(chosen({ city: 'venice', language: 'it' })).toEqual([['shared', 'it', 'venice']]);
    expect(chosen({ city: 'sydney', language: 'cn', kind: 'events' })).toEqual([['tea', 'cn', 'sydney']]);
    expect(chosen({ city: 'sydney', state: 'stale' })).toEqual([]);
    expect(chosen({ city: 'atlantis' })).toBe('atlantis is no city');
    expect(chosen({ kind: 'menus' })).toBe('menus is no kind of page');
    expect(chosen({ language: 'eo' })).toBe(`eo is no language: ${languageCodes.join(', ')}`);
    expect(chosen({ state: 'late' })).toBe('late is no state: missing, fallsBack, stale');
    const italian = deskCounts(items).filter(({ language }) => language === 'it');
    expect(italian).toEqual([{ city: 'venice', language: 'it', counts: { missing: 0, fallsBack: 1, stale: 0 } }]);
  });

  test.each(['=', '＝', '\u00a0+'])('as CSV a text is a row, and a title is never a formula: %j', (sign) => {
    const [head, row = ''] = deskCsv(
      desk([event({ 'en-US': `${sign}cmd, "tea"` })]),
      'https://www.meridian.example',
      'https://app.contentful.com/spaces/s/environments/e/entries/',
    ).split('\r\n');
    expect(head).toBe('kind,entry,type,title,language,cities,state,field,page,editor');
    expect(row).toBe(
      `events,tea,event,"'${sign}cmd, ""tea""",cn,sydney,fallsBack,title,https://www.meridian.example/cn/sydney/what-is-happening/event/tea,https://app.contentful.com/spaces/s/environments/e/entries/tea?focusedField=title&focusedLocale=zh-CN`,
    );
  });
});

const english = (value: unknown): ByLocale => ({ ...everywhere, 'en-US': value });
const [coffee, chinese] = [english('Coffee'), { ...everywhere, 'zh-CN': '清茶' }];
const changedBoth = { ...coffee, 'zh-CN': '咖啡' };
const bold = english(node('document', node('paragraph', textNode('Tea', 'bold'))));
test.each<[string, readonly ByLocale[], boolean]>([
  ['its source changed, it did not', [everywhere, coffee], true],
  ['both changed', [everywhere, changedBoth], false],
  ['only it changed', [everywhere, chinese], false],
  ['it followed later', [everywhere, coffee, changedBoth], false],
  ['it was first, the source changed after', [everywhere, chinese, { ...coffee, 'zh-CN': '清茶' }], true],
  ['there is no earlier version', [coffee], false],
  ['only spaces around it changed', [everywhere, english(' Tea ')], false],
  ['only the formatting changed', [english(richText('Tea')), bold], false],
  ['words of rich text changed', [english(richText('Tea')), english(richText('Coffee'))], true],
])('a stale translation: %s', (_, versions, isStale) => {
  const now = versions.at(-1) ?? {};
  const earlier = versions.slice(0, -1).map((title) => ({ title }));
  const chineseState = states([event(now)], [['tea', earlier]]).find(([language]) => language === 'cn');
  expect(chineseState).toEqual(isStale ? ['cn', 'title stale'] : undefined);
});

test('of a space’s entries archived ones and what is no entry are left out', () => {
  const sys = { id: 'a', contentType: { sys: { id: 'event' } }, revision: 3 };
  const entries = readDeskEntries([
    { sys, metadata: { tags: [{ sys: { id: 'sydney' } }] }, fields: { title: { 'en-US': 'Tea' } } },
    { sys: { ...sys, id: 'old', archivedVersion: 2 }, fields: {} },
    { sys: { id: 'asset' }, fields: {} },
    'text',
  ]);
  expect(entries.map(({ id, revision, cities }) => [id, revision, cities])).toEqual([['a', 3, ['sydney']]]);
});
