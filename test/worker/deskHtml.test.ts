import { describe, expect, test } from 'vitest';
import type { City } from '../../content/cities.ts';
import type { PageChange } from '../../content/releases/pageChanges.ts';
import type { DeskItem } from '../../content/translations/desk.ts';
import type { DeskEntry } from '../../content/translations/deskEntries.ts';
import { changesHtml } from '../../worker/preview/desk/changesHtml.ts';
import { hrefOf, selectField } from '../../worker/preview/desk/deskPage.ts';
import { guestLinksHtml } from '../../worker/preview/desk/guestLinkHtml.ts';
import { sidesHtml } from '../../worker/preview/desk/sidesHtml.ts';
import { translationsHtml } from '../../worker/preview/desk/translationsHtml.ts';
import { usesHtml } from '../../worker/preview/desk/usesHtml.ts';
import { elements, unescaped } from '../support/worker/pageText.ts';

const heads = (page: string) => [...page.matchAll(/<th scope="col">([^<]*)/g)].map(([, head]) => head);
const links = (page: string): readonly string[] => elements(page, 'a').map(({ href }) => unescaped(href ?? ''));

describe('the page of the translation desk', () => {
  const item = (changes: Partial<DeskItem> = {}): DeskItem => ({
    id: 'tea',
    contentType: 'event',
    title: 'Tea <at> dusk',
    language: 'cn',
    locale: 'zh-CN',
    cities: ['sydney'],
    kind: 'events',
    pages: [{ city: 'sydney', kind: 'eventDetail', path: '/cn/sydney/what-is-happening/event/tea' }],
    texts: [
      { field: 'title', state: 'stale' },
      { field: 'body', state: 'fallsBack' },
      { field: 'time', state: 'fallsBack' },
    ],
    ...changes,
  });
  const noChoice = { city: undefined, language: undefined, kind: undefined, state: undefined };
  const page = (items: readonly DeskItem[], more: Partial<Parameters<typeof translationsHtml>[0]> = {}): string =>
    String(
      translationsHtml({ items, choice: noChoice, entries: 2, editor: 'https://editor/', flag: undefined, ...more }),
    );

  test('says what of the space is too long, before the oldest are lost', () => {
    expect(page([item()], { tooLong: ['sydney has 4000 entries of news'] })).toContain(
      '<p role="note">sydney has 4000 entries of news.</p>',
    );
    expect(page([item()])).not.toContain('role="note"');
  });

  test('counts what is left, in words and by city and language', () => {
    const text = page([item(), item({ id: 'other', cities: ['sydney', 'paris'] })]);
    expect(text).toContain('<p>2 entries; 0 missing, 4 in English, 2 stale.');
    expect(page([item()], { entries: 1 })).toContain('<p>1 entry;');
    expect(text).toContain('<caption>Texts by city and language: missing / in English / stale</caption>');
    expect(text).toMatch(/<th scope="row">sydney<\/th><td><a href="[^"]*">0 \/ 4 \/ 2<\/a>/);
    expect(text).toMatch(/<th scope="row">paris<\/th><td><a href="[^"]*">0 \/ 2 \/ 1<\/a>/);
    expect(text).not.toContain('<th scope="row">venice</th>');
    expect(text).not.toContain('<th scope="col">Italiano</th>');
    // A city that lacks a language has no number there.
    const twoLanguagePage = page([item(), item({ language: 'fr', locale: 'fr', cities: ['paris'] })]);
    expect(twoLanguagePage).toMatch(/<th scope="row">sydney<\/th><td><a [^>]*>[^<]*<\/a><\/td><td>–<\/td>/);
    expect(twoLanguagePage).toMatch(/<th scope="row">paris<\/th><td>0<\/td><td><a /);
  });

  test('lists entries by kind of page, each with its editor, its texts, its cities and its page', () => {
    const text = page([item(), item({ id: 'menu', kind: 'everywhere', pages: [], title: 'Menu' })]);
    expect([...text.matchAll(/<h2>([^<]*)/g)].map(([, kind]) => kind)).toEqual(['events', 'everywhere']);
    const [events = '', everywhere = ''] = text.split('<section>').slice(1);
    expect(events).toContain('Tea &lt;at&gt; dusk</a> <small>event</small>');
    expect(events).not.toContain('Menu');
    expect(events).toContain(
      '<td><p data-translation="fallsBack"><b>in English</b> body, time</p><p data-translation="stale"><b>stale</b> title</p></td><td>sydney</td>',
    );
    expect(links(events)).toEqual([
      'https://editor/tea?focusedField=title&focusedLocale=zh-CN',
      '/cn/sydney/what-is-happening/event/tea',
    ]);
    expect(links(everywhere)).toHaveLength(1);
    expect(heads(events)).toEqual(['Entry', 'Language', 'Texts', 'Cities', 'Page']);
    expect(page([item({ cities: ['sydney', 'paris', 'venice'] })])).toContain('<td>sydney, paris, venice</td>');
    expect(page([item({ cities: ['sydney', 'paris', 'venice', 'bali'] })])).toContain('<td>4 cities</td>');
  });

  test('carries the choice and the open preview along', () => {
    const choice = { ...noChoice, city: 'sydney', state: 'stale' } as const;
    const text = page([item()], { choice, flag: 'token' });
    expect(text).toContain('<input type="hidden" name="is-preview-mode" value="token">');
    expect(page([item()])).toContain('<form method="get">\n<label>City');
    const query = 'city=sydney&state=stale&is-preview-mode=token';
    expect(links(text)).toEqual([
      `/_desk/translations?${query}&format=csv`,
      '/_desk/translations?city=sydney&language=cn&state=stale&is-preview-mode=token',
      'https://editor/tea?focusedField=title&focusedLocale=zh-CN',
      '/cn/sydney/what-is-happening/event/tea?is-preview-mode=token',
    ]);
    const options = (html: string, name: string) => [
      ...(new RegExp(`name="${name}">(.*?)</select>`, 's').exec(html)?.[1] ?? '').matchAll(
        /value="([^"]*)"( selected)?/g,
      ),
    ];
    expect(options(text, 'city').find(([, , selected]) => selected)?.[1]).toBe('sydney');
    expect(options(text, 'state').map(([, value]) => value)).toEqual(['', 'missing', 'fallsBack', 'stale']);
    expect(options(text, 'kind')[0]?.slice(1)).toEqual(['', ' selected']);
    // Only the languages of the city can be chosen.
    expect(options(text, 'language').map(([, value]) => value)).toEqual(['', 'en', 'cn']);
    expect(options(page([]), 'language').length).toBeGreaterThan(6);
    for (const label of ['City', 'Language', 'Kind of page', 'State'])
      expect(text).toContain(`<label>${label} <select`);
  });

  test('says when nothing is left, and how much more there is than it shows', () => {
    expect(page([])).toContain('<p>Everything is written in every language.</p>');
    expect(page([])).not.toContain('<table>');
    const pageOfEntries = (count: number) => page(Array.from({ length: count }, (_, at) => item({ id: `tea-${at}` })));
    expect(pageOfEntries(400)).not.toContain('more: choose');
    expect(pageOfEntries(403)).toContain('<p>3 more: choose a city or a language, or take the CSV.</p>');
    expect(pageOfEntries(403)).not.toContain('tea-400');
    expect(pageOfEntries(400)).toContain('tea-399');
  });
});

describe('the page of what changes', () => {
  const change = (at: number, more: Partial<PageChange> = {}): PageChange => ({
    city: 'sydney',
    language: 'en',
    kind: 'events',
    path: `/en/sydney/what-is-happening/event/${at}`,
    reasons: [{ id: 'tea', contentType: 'event', title: 'Tea', what: 'changes', fields: ['title', 'body'] }],
    ...more,
  });
  const choice = { city: undefined, at: '', release: '', flag: undefined };
  const page = (
    changed: readonly PageChange[] | undefined,
    more: Partial<Parameters<typeof changesHtml>[1]> = {},
    left = 0,
  ) => String(changesHtml(changed && { changed, left }, { ...choice, ...more }));

  test('asks what to look at, says that nothing changes, or counts what does', () => {
    expect(page(undefined)).toContain('<p>Name a release, or a moment until which to look');
    expect(page([])).toContain('<p>No page changes beside what is drafted already.</p>');
    expect(page([change(1)])).toContain('<p>1 page in 1 city and 1 language.</p>');
    expect(page([change(1), change(2, { city: 'paris', language: 'fr' }), change(3)])).toContain(
      '<p>3 pages in 2 cities and 2 languages.</p>',
    );
    expect(page([change(1)])).toContain('role="region" aria-label="Pages that change"');
    expect(heads(page([change(1)]))).toEqual(['Page', 'Kind', 'Why']);
    expect(page([change(1)])).toContain('<td>events</td><td><p>Tea <small>event</small> changes: title, body</p></td>');
    const [ended] = change(1).reasons.map((reason) => ({ ...reason, what: 'ends' as const, fields: [] }));
    expect(page([change(1, { reasons: ended ? [ended] : [] })])).toContain('<small>event</small> ends</p>');
  });

  test('carries what was asked and the open preview along', () => {
    const at = '2026-07-01T00:00:00.000Z';
    const text = page([change(1)], { city: 'sydney', at, release: 'spring', flag: 'token' });
    expect(text).toContain('<input type="hidden" name="is-preview-mode" value="token">');
    expect(text).toContain('name="release" value="spring"');
    expect(text).toContain(`name="at" value="${at}"`);
    expect(text).toContain('<option value="sydney" selected>sydney</option>');
    expect(links(text)).toEqual([
      `/_desk/side-by-side?${new URLSearchParams({ path: '/en/sydney/what-is-happening/event/1', 'preview-at': at, 'preview-release': 'spring', 'is-preview-mode': 'token' })}`,
    ]);
    expect(page(undefined)).toContain('<form method="get">\n<label>Release');
  });

  test('says how many pages may change beside those that were compared', () => {
    const furtherPage = '<p>Not compared: 1 further page that may change. Choose a city.</p>';
    expect(
      [page([change(1)]), page([change(1)], {}, 1), page([], {}, 1)].map((text) => text.includes(furtherPage)),
    ).toEqual([false, true, true]);
  });
});

describe('a page beside itself', () => {
  const address = { language: 'en', city: 'sydney', tree: 'desktop', path: ['brand', 'listing'] } as const;
  const page = (choice: Partial<Parameters<typeof sidesHtml>[0]>): string =>
    String(sidesHtml({ address, languages: [], later: undefined, flag: undefined, ...choice }));
  const frames = (html: string) =>
    elements(html, 'iframe').map(({ src, title }) => {
      const { pathname, searchParams } = new URL(unescaped(src ?? ''), 'https://site.example');
      return { pathname, title, query: Object.fromEntries(searchParams) };
    });

  test('stands in each language under its name, without the bar, at the moment of the preview', () => {
    const html = page({ languages: ['en', 'cn', 'it'], flag: 'token', later: { at: undefined, release: 'spring' } });
    const query = { 'without-overlay': 'true', 'preview-release': 'spring', 'is-preview-mode': 'token' };
    expect(frames(html)).toEqual([
      { pathname: '/en/sydney/brand/listing', title: '/en/sydney/brand/listing: English', query },
      { pathname: '/cn/sydney/brand/listing', title: '/en/sydney/brand/listing: 简体中文', query },
    ]);
    expect([...html.matchAll(/<h2 lang="([^"]*)">([^<]*)/g)].map(([, ...words]) => words)).toEqual([
      ['en', 'English'],
      ['zh-Hans', '简体中文'],
      ['it', 'Italiano'],
    ]);
    expect(html).toContain('<p role="note">Sydney has no pages in this language.</p>');
    const boxes = elements(html, 'input').filter(({ type }) => type === 'checkbox');
    expect(boxes.map((box) => [box['value'], 'checked' in box])).toEqual([
      ['en', true],
      ['cn', true],
    ]);
    expect(html).toContain('<input type="hidden" name="is-preview-mode" value="token">');
    const form = '<form method="get"><input type="hidden" name="path" value="/en/sydney/brand/listing">\n<label>';
    expect(page({})).toContain(form);
  });

  test('stands now and as it will be, with the way to all its languages', () => {
    const at = '2026-07-01T00:00:00.000Z';
    const html = page({ later: { at: new Date(at), release: 'spring' } });
    const query = { 'without-overlay': 'true', 'preview-at': at, 'preview-release': 'spring' };
    expect(frames(html).map((frame) => frame.query)).toEqual([
      { ...query, 'preview-side': 'before' },
      { ...query, 'preview-side': 'after' },
    ]);
    expect(html).toContain(`<h2 lang="en">with the release spring, on ${at}</h2>`);
    expect(page({ address: { ...address, language: 'cn' } })).toContain('<h2 lang="en">Now</h2>');
    expect(html).toContain('<div class="desk-frames" data-side-by-side>');
    expect(html).toContain('Now and then</a>');
    expect(page({ later: { at: new Date(at), release: undefined } })).toContain(`<h2 lang="en">on ${at}</h2>`);
    expect(page({})).not.toContain('Now and then');
  });
});

describe('where an entry is used', () => {
  const entry = (id: string, ...cities: readonly City[]): DeskEntry => ({
    id,
    contentType: 'event',
    updatedAt: '',
    revision: 1,
    cities,
    fields: {},
  });
  const page = (links: readonly DeskEntry[], pages: readonly string[] | undefined = [], flag?: string): string =>
    String(usesHtml({ entry: entry('tea'), links, pages }, 'https://editor/', flag));

  test('the entries that link to it are counted, and each has its type and its only city', () => {
    expect(page([entry('one', 'sydney')])).toContain('<p>Linked from 1 entry.</p>');
    expect(page([entry('one', 'sydney')])).toContain('one</a> <small>event, sydney</small>');
    expect(page([entry('one', 'sydney', 'paris'), entry('two')])).toContain('<p>Linked from 2 entries.</p>');
    expect(page([entry('one', 'sydney', 'paris')])).toContain('one</a> <small>event</small>');
  });

  test('the pages that read it are counted and lead to their preview', () => {
    const some = page([], ['/en/sydney', '/cn/sydney'], 'true');
    expect(some).toContain('<p>Read by 2 pages that are made ahead.</p>');
    expect(some).toContain('<li><a href="/en/sydney?is-preview-mode=true">/en/sydney</a></li>');
    expect(page([], ['/en/sydney'])).toContain('<p>Read by 1 page that is made ahead.</p>');
    expect(String(usesHtml({ entry: entry('tea'), links: [], pages: undefined }, '', undefined))).toContain(
      '<p>Which pages read it is not known: no page is recorded yet',
    );
  });

  test.each([
    [400, ''],
    [402, '<p>2 more: npm run uses -- tea</p>'],
  ])('of %i pages at most 400 are listed, and a command names the rest', (count, rest) => {
    const html = page(
      [],
      Array.from({ length: count }, (_, at) => `/en/sydney/${at}`),
    );
    expect(html.match(/<li>/g)).toHaveLength(400);
    expect(html).toContain('/en/sydney/0<');
    expect(html.slice(html.lastIndexOf('</ul>'))).toBe(`</ul>\n${rest}</main>`);
  });
});

test('the links of guests stand in columns with names, and a new one may be missing for a minute', () => {
  const link = { page: '/en/sydney', until: 0, hash: 'abc' };
  const page = String(guestLinksHtml([link], undefined, undefined));
  expect(heads(page)).toEqual(['Page', 'Shown', 'Until', 'End it']);
  expect(page).toContain('<caption>A new link may be missing for a minute.</caption>');
});

test('an address without words has no query, and a choice begins with all', () => {
  expect([hrefOf('/a', {}), hrefOf('/a', { b: '', c: undefined }), hrefOf('/a', { b: 'ä', c: '1' })]).toEqual([
    '/a',
    '/a',
    '/a?b=%C3%A4&c=1',
  ]);
  expect(String(selectField('n', 'L', [['x', 'X']], undefined))).toBe(
    '<label>L <select name="n"><option value="" selected>all</option><option value="x">X</option></select></label>',
  );
});
