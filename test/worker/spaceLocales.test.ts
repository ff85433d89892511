import { describe, expect, test } from 'vitest';
import { createSpaceLocales } from '../../worker/contentful/spaceLocales.ts';
import { ContentFailure } from '../../worker/failures.ts';
import { centres, PAGE, PUBLICATION } from '../support/worker/aheadCentres.ts';
import { elements, mainOf } from '../support/worker/pageText.ts';
import { entriesOf } from '../support/worker/space.ts';
import { testTime } from '../support/worker/testTime.ts';
import { askContentService, headOf, later, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

/** A site whose space has other locales: those in `renamed` in place of the sample's, and none that are renamed to nothing. */
function siteOf(renamed: Readonly<Record<string, string>>) {
  const sampleOf = new Map(Object.entries(renamed).map(([sample, locale]) => [locale, sample]));
  const requestedLocales: string[] = [];
  const site = testSite({
    fetch: async (request) => {
      const url = new URL(request.url);
      requestedLocales.push(url.pathname.endsWith('/locales') ? 'locales' : (url.searchParams.get('locale') ?? ''));
      const locale = url.searchParams.get('locale') ?? '';
      if (Object.hasOwn(renamed, locale))
        return Response.json(
          { sys: { type: 'Error', id: 'BadRequest' }, message: `Unknown locale: ${locale}` },
          { status: 400 },
        );
      const sample = sampleOf.get(locale);
      if (sample) url.searchParams.set('locale', sample);
      const answer = await askContentService(new Request(url, request));
      const text = await answer.text();
      const body = Object.entries(renamed).reduce(
        (renamedText, [from, to]) => renamedText.replaceAll(`"${from}"`, `"${to}"`),
        text,
      );
      const { items, ...list }: { items: { code?: string }[] } = JSON.parse(body);
      return Response.json({ ...list, items: items.filter(({ code }) => code !== '') }, { status: answer.status });
    },
  });
  return { ...site, requestedLocales };
}

test('a space whose English is en-AU serves every page, and is asked for its locales once', async () => {
  const site = siteOf({ 'en-US': 'en-AU' });
  const page = await site.visit('/en/sydney');
  expect([page.status, /hreflang="en"/i.test(await page.text())]).toEqual([200, true]);
  expect((await site.visit('/en/sydney/what-is-happening/event/listing')).status).toBe(200);
  expect(site.requestedLocales.filter((locale) => locale === 'locales')).toHaveLength(1);
  expect(site.lines.filter((line) => line.includes('content locales stand in'))).toHaveLength(1);
});

test('what is published for the first time in a space whose English is en-AU has its pages made ahead', async () => {
  const site = siteOf({ 'en-US': 'en-AU' });
  expect(await site.takeJobs(centres().job([], { publication: PUBLICATION }))).toEqual(['taken']);
  expect(site.coordinator?.pages.at(-1)?.pages.map(({ path }) => path)).toContain(PAGE);
});

test('editors of a space whose English is en-AU see what those of any other see', async () => {
  const [renamed, plain] = [siteOf({ 'en-US': 'en-AU' }), siteOf({})];
  const paths = [
    '/preview?entry=sydney-event-silk-in-the-hand',
    '/_desk/translations?is-preview-mode=true&city=sydney',
    '/_desk/uses?is-preview-mode=true&entry=sydney-event-silk-in-the-hand',
  ];
  for (const path of paths) {
    const [answer, expected] = [await renamed.visit(path), await plain.visit(path)];
    const nonceless = (html: string) => html.replaceAll(/ nonce="[^"]*"/g, '');
    expect(headOf(answer, 'location')).toEqual(headOf(expected, 'location'));
    expect(nonceless(await answer.text())).toBe(nonceless(await expected.text()));
  }
  const receipts = [renamed, plain].map(async (site) => {
    const ask = async (since?: object) => {
      const body = JSON.stringify({ ids: ['sydney-event-silk-in-the-hand'], since });
      const headers = { 'content-type': 'application/json' };
      return (
        await site.visit('/preview/receipt/en/sydney?is-preview-mode=true', headers, { method: 'POST', body })
      ).json();
    };
    const { epoch, seq } = Object(await ask());
    site.coordinator?.check(Date.parse(TEST_NOW), [
      { entry: 'sydney-event-silk-in-the-hand', type: 'event', cities: ['sydney'], isGone: false },
    ]);
    site.setNow(later(5));
    return Object(await ask({ epoch, seq })).published;
  });
  const [receipt, expectedReceipt] = await Promise.all(receipts);
  expect(receipt).toEqual(expectedReceipt);
  expect(receipt).toMatchObject([{ title: 'Silk in the hand', left: { languages: '' } }]);
});

test.each([
  ['/en/paris', 'en-AU'],
  ['/cn/paris', 'zh-CN'],
  ['/fr/paris', 'en-AU'],
])('editors of a space with en-AU and without French edit %s in %s, and see what they type', async (path, locale) => {
  const site = siteOf({ 'en-US': 'en-AU', fr: '' });
  const page = await site.read(`${path}?is-preview-mode=true`);
  const named = (html: string) =>
    new Set([...html.matchAll(/-locale="([^"]*)"|Locale=([^"&]*)/g)].map((parts) => parts[1] ?? parts[2]));
  expect([...named(page)]).toEqual([locale]);
  const drafts = { entries: [{ id: 'paris-home', fields: { title: 'Typed a moment ago' } }] };
  const body = JSON.stringify({ drafts, wanted: { part: 'page' }, untranslated: [] });
  const headers = { 'content-type': 'application/json' };
  const answer = await site.visit(`/preview/draft${path}?is-preview-mode=true`, headers, { method: 'POST', body });
  const typed = await answer.text();
  expect(typed).toContain('Typed a moment ago');
  expect([...named(typed)]).toEqual([locale]);
});

test('an entry of a space whose default is another locale is previewed at its own page', async () => {
  const site = testSite({
    fetch: async (request) => {
      const answer = await askContentService(request);
      if (new URL(request.url).searchParams.get('locale') !== '*') return answer;
      // What has no translations stands under the default alone.
      return new Response((await answer.text()).replaceAll(/"slug":\{"en-US":/g, '"slug":{"zh-CN":'), answer);
    },
  });
  const answer = await site.visit('/preview?entry=sydney-event-silk-in-the-hand');
  expect(answer.headers.get('location')).toMatch(/^\/en\/sydney\/what-is-happening\/event\/silk-in-the-hand\?/);
});

test('an entry is previewed in the language of the space’s own locale', async () => {
  const answer = await siteOf({ 'zh-CN': 'zh-Hans' }).visit(
    '/preview?entry=sydney-event-silk-in-the-hand&locale=zh-Hans',
  );
  expect(answer.headers.get('location')).toMatch(/^\/cn\/sydney\/what-is-happening\/event\/silk-in-the-hand\?/);
});

test('a request that was ended while it asked for the locales keeps no other waiting for long', async () => {
  const time = testTime(TEST_NOW);
  let isEnded = true;
  const { list } = createSpaceLocales({ ...time, log: () => undefined }).withSpaceLocales({
    list: async ({ locale }) => {
      if (locale === 'en-US') throw new ContentFailure(400, 'no', { reason: 'unknown locale' });
      return locale;
    },
    assets: async () => undefined,
    locales: () => (isEnded ? new Promise(() => undefined) : Promise.resolve({ items: [{ code: 'en-AU' }] })),
  });
  const ended = list({ locale: 'en-US' });
  const next = list({ locale: 'en-US' });
  await time.outside(new Promise((resolve) => setTimeout(resolve, 1)));
  isEnded = false;
  const { result, took } = await time.run(
    Promise.race([next, new Promise((resolve) => time.after(60_000, () => resolve('late')))]),
  );
  expect([result, took]).toEqual(['en-AU', 10_000]);
  expect(await list({ locale: 'en-US' })).toBe('en-AU');
  void ended;
});

test('a damaged answer to the question for the locales teaches nothing, and what is learnt counts until it is refused', async () => {
  let [locales, known]: [string[], string] = [[], 'en-AU'];
  const { list } = createSpaceLocales({ ...testTime(TEST_NOW), log: () => undefined }).withSpaceLocales({
    list: async ({ locale }) => {
      if (locale !== known) throw new ContentFailure(400, 'no', { reason: 'unknown locale' });
      return locale;
    },
    assets: async () => undefined,
    locales: async () => ({ items: locales.map((code) => ({ code })) }),
  });
  await expect(list({ locale: 'en-US' })).rejects.toThrow('content service answered no locales');
  locales = ['en-AU'];
  expect(await list({ locale: 'en-US' })).toBe('en-AU');
  [locales, known] = [['en-GB'], 'en-GB'];
  expect(await list({ locale: 'en-US' })).toBe('en-GB');
});

test('a space without French shows French pages with its default texts', async () => {
  const site = siteOf({ fr: '' });
  const [french, english] = [await site.visit('/fr/paris'), await site.visit('/en/paris')];
  expect([french.status, english.status]).toEqual([200, 200]);
  const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  expect(heading(await french.text())).toBe(heading(await english.text()));
});

test('other spaces are never asked for their locales', async () => {
  const site = siteOf({});
  await site.visit('/en/sydney');
  expect(site.requestedLocales).not.toContain('locales');
});

describe.each([
  ['sydney', 'cn'],
  ['paris', 'fr'],
  ['okinawa', 'jp'],
  ['hong-kong', 'tc'],
] as const)('a space of two locales, in %s in %s', (city, language) => {
  const site = siteOf({ 'zh-Hant': '', fr: '', ja: '', it: '', ko: '' });

  test.each([
    '',
    '/what-is-happening/event/listing',
    '/brand/listing',
    '/stores',
    '/searching/tea',
    '/contact-us',
    '/my-visit',
    '/select-destination',
  ])('shows %s', async (path) => {
    expect((await site.visit(`/${language}/${city}${path}`)).status).toBe(200);
  });

  test('finds by words of the default language, and names in the sitemap what is written', async () => {
    const [brand] = await entriesOf(city, 'en', 'service');
    const word = brand?.text('title').split(' ')[0] ?? '';
    const resultLinks = elements(mainOf(await site.read(`/en/${city}/searching/${word}`)), 'a');
    expect(resultLinks.some(({ href }) => href?.endsWith(`/service/${brand?.text('slug')}`))).toBe(true);
    const xml = await site.read(`/sitemap/${city}.xml`);
    const isNamed = (languageCode: string): boolean =>
      xml.includes(`/${languageCode}/${city}/service/${brand?.text('slug')}<`);
    expect([isNamed('en'), isNamed(language)]).toEqual([true, language === 'cn']);
    expect(site.lines.filter((line) => line.includes('"error"'))).toEqual([]);
  });
});
