import { describe, expect, test } from 'vitest';
import { languages } from '../../content/languages.ts';
import { linkTo } from '../support/content/read.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { rewrittenSite } from '../support/worker/changedSite.ts';
import { elements, hrefsIn, linked, mainOf, textOf } from '../support/worker/pageText.ts';
import { entriesOf } from '../support/worker/space.ts';
import { askContentService, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

const DAY = 86_400_000;
const ITEMS = 500;

/** A content service with many news items without an end, one a day into the past, all published just now. */
function crowdedSite(settings: Readonly<Record<string, unknown>> = {}) {
  return testSite({
    fetch: async (request) => {
      const url = new URL(request.url);
      const type = url.searchParams.get('content_type');
      const slug = type === 'news' ? url.searchParams.get('fields.slug') : null;
      if (slug !== null) url.searchParams.delete('fields.slug');
      const answer = await askContentService(new Request(url, request));
      if (type !== 'news' && type !== 'globalSettings') return answer;
      const list: { items: { sys: object; fields: object }[] } = await answer.json();
      const [firstItem] = list.items;
      if (type === 'globalSettings')
        return Response.json({
          ...list,
          items: list.items.map((item) => ({ ...item, fields: { ...item.fields, ...settings } })),
        });
      const items = Array.from({ length: ITEMS }, (_, at) => {
        const day = new Date(Date.parse('2026-06-15T00:00:00Z') - at * DAY).toISOString();
        return {
          ...firstItem,
          sys: { ...firstItem?.sys, id: `news-${at}`, updatedAt: '2026-06-15T00:00:00Z' },
          fields: {
            ...firstItem?.fields,
            slug: `news-${at}`,
            title: `News ${at}`,
            displayDate: day,
            startDate: undefined,
            endDate: undefined,
            isFeatured: false,
            removedAfterExpired: undefined,
          },
        };
      });
      const matchingItems = items.filter(({ fields }) => slug === null || fields.slug === slug);
      return Response.json({ ...list, total: matchingItems.length, items: matchingItems });
    },
  });
}

const cards = (html: string) =>
  elements(mainOf(html), 'article').filter(({ class: name }) => name?.split(' ').includes('card'));
const compressed = async (text: string): Promise<number> =>
  (await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()).byteLength;

describe(`a listing of ${ITEMS} items`, () => {
  const site = crowdedSite();
  const LISTING = '/en/sydney/what-is-happening/news/listing';

  test('shows eleven, in a page that stays small', async () => {
    const html = await site.read(LISTING);
    expect(cards(html)).toHaveLength(11);
    expect(mainOf(html)).toContain(String(ITEMS));
    expect(await compressed(mainOf(html))).toBeLessThan(14 * 1024);
  });

  test('leads on by a plain link that keeps what was shown', async () => {
    const next = elements(await site.read(LISTING), 'a').find(({ rel }) => rel === 'next')?.['href'] ?? '';
    expect(next).toBe(`${LISTING}?page=2#item-12`);
    const html = await site.read(next);
    expect(cards(html)).toHaveLength(21);
    expect(elements(html, 'li').some(({ id }) => id === 'item-12')).toBe(true);
    expect(linked(html, 'canonical')[0]?.['href']).toBe(`https://www.meridian.example${LISTING}`);
  });

  test('ends: the last page shows all and leads nowhere', async () => {
    const html = await site.read(`${LISTING}?page=100`);
    expect(cards(html)).toHaveLength(ITEMS);
    expect(elements(html, 'a').some(({ rel }) => rel === 'next')).toBe(false);
  });
});

test.each([
  ['/en/hong-kong/brand/listing', false],
  ['/en/sydney/brand/listing', true],
])('a list that is shown whole has no count: %s', async (address, hasCount) => {
  expect((await testSite().read(address)).includes('listing-more')).toBe(hasCount);
});

describe('news that a city shows for seven days', () => {
  const site = crowdedSite({ newsShownForDays: 7 });
  // Seven days and half a day of grace: dated June 8 to 15, whenever they were published.
  const [currentNews, expiredNews] = ['news-7', 'news-8'];

  test('are listed for as long', async () => {
    expect(cards(await site.read('/en/sydney/what-is-happening/news/listing'))).toHaveLength(8);
  });

  test('have their own page for as long', async () => {
    expect((await site.visit(`/en/sydney/what-is-happening/news/${currentNews}`)).status).toBe(200);
    expect((await site.visit(`/en/sydney/what-is-happening/news/${expiredNews}`)).status).toBe(404);
  });

  test('are in the sitemap for as long', async () => {
    const sitemap = await site.read('/sitemap/sydney.xml');
    expect(sitemap).toContain(`/${currentNews}<`);
    expect(sitemap).not.toContain(`/${expiredNews}<`);
  });

  test('are found by search for as long', async () => {
    const results = mainOf(await site.read('/en/sydney/searching/News'));
    expect(results).toContain(`/news/${currentNews}"`);
    expect(results).not.toContain(`/news/${expiredNews}"`);
  });
});

test.each([
  'what-is-happening/news/listing/beauty?state=past&sort=end&page=2',
  'stores?on=2026-06-20&at=09:30',
  'stores/map?map=sydney',
  'my-visit?on=2026-06-20&at=09:30',
  'contact-us?subject=accessibility',
  'contact-us?event=silk-in-the-hand',
  'contact-us?brand=aurelle',
])('another language shows what was chosen: %s', async (page) => {
  const answer = await testSite().visit(`/en/sydney/${page}&unknown=1`);
  const translations = elements(await answer.text(), 'a').filter(({ hreflang }) => hreflang === 'zh-Hans');
  expect(new Set(translations.map(({ href }) => href))).toEqual(new Set([`/cn/sydney/${page}`]));
});

test.each([
  ['cn', 'sydney'],
  ['kr', 'okinawa'],
  ['fr', 'paris'],
] as const)('the categories of a list stand in the order of %s', async (language, city) => {
  const html = await testSite().read(`/${language}/${city}/brand/listing`);
  const titles = [...html.matchAll(/<a class="chip"[^>]*>([^<]+)</g)].map(([, title = '']) => title).slice(1);
  expect(titles.length).toBeGreaterThan(3);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator(languages[language].hreflang).compare));
});

test('a category or a time says so in its title', async () => {
  const titleOf = async (path: string) => textOf(await testSite().read(path), 'title');
  const listTitle = await titleOf('/en/sydney/brand/listing');
  expect(await titleOf('/en/sydney/brand/listing/beauty')).toBe(`Beauty | ${listTitle}`);
  const events = '/en/sydney/what-is-happening/event/listing';
  expect(await titleOf(`${events}?state=past`)).toBe(`Past | ${await titleOf(events)}`);
});

test('what an editor put first on a list comes first', async () => {
  const plainServices = (await entriesOf('sydney', 'en', 'service')).filter(
    ({ raw }) => raw.fields['isFeatured'] !== true,
  );
  const featuredService = plainServices.toSorted((a, b) => a.text('title').localeCompare(b.text('title'))).at(-1);
  // Without links of its own, whose targets would have to be delivered, too.
  const { title, slug } = featuredService?.raw.fields ?? {};
  const linkedEntry = { ...featuredService?.raw, fields: { title, slug } };
  const site = testSite({
    fetch: async (request) => {
      const answer = await askContentService(request);
      if (new URL(request.url).searchParams.get('content_type') !== 'serviceListPage') return answer;
      const list: { items: { fields: object }[]; includes?: { Entry?: object[] } } = await answer.json();
      const featured = [{ sys: { type: 'Link', linkType: 'Entry', id: featuredService?.id } }];
      return Response.json({
        ...list,
        items: list.items.map((item) => ({ ...item, fields: { ...item.fields, featured } })),
        includes: { ...list.includes, Entry: [...(list.includes?.Entry ?? []), linkedEntry] },
      });
    },
  });
  const firstTitle = async (visitedSite: typeof site) =>
    textOf(mainOf(await visitedSite.read('/en/sydney/service/listing')), 'h2');
  expect(await firstTitle(site)).toBe(featuredService?.text('title'));
  expect(await firstTitle(testSite())).not.toBe(featuredService?.text('title'));
});

test('news come newest first, by the day that they show', async () => {
  const html = mainOf(await testSite().read('/en/sydney/what-is-happening/news/listing'));
  const slugs = new Set([...html.matchAll(/\/news\/(?!listing)([\w-]+)"/g)].map(([, slug]) => slug));
  const news = await entriesOf('sydney', 'en', 'news');
  const days = [...slugs].map((slug) => news.find((entry) => entry.text('slug') === slug)?.text('displayDate') ?? '');
  const nearness = (day: string): number => Math.abs(Date.parse(day) - Date.parse(TEST_NOW));
  expect(days).toEqual(
    days.toSorted(
      (a, b) =>
        Number(Date.parse(a) > Date.parse(TEST_NOW)) - Number(Date.parse(b) > Date.parse(TEST_NOW)) ||
        nearness(a) - nearness(b),
    ),
  );
  expect(new Set(days).size).toBeGreaterThan(2);
});

test.each([
  [
    'media-center',
    'mediaCenterDetailPage',
    { startDate: '2026-06-10', displayDate: '2026-05-01' },
    { displayDate: '2026-06-01' },
  ],
  ['brand', 'brandPavilion', { title: 'Aa', brand: linkTo('zz') }, { title: 'Zz', brand: linkTo('aa') }],
] as const)('the cards of %s stand in the order of what they say', async (path, type, last, first) => {
  const { read } = siteWith([
    added('brand', 'aa', { displayName: 'Aa' }),
    added('brand', 'zz', { displayName: 'Zz' }),
    added(type, 'the-last', { isFeatured: true, ...last }),
    added(type, 'the-first', { isFeatured: true, ...first }),
  ]);
  const [, cards = ''] = mainOf(await read(`/en/sydney/${path}/listing?page=9`)).split('listing-grid');
  expect(hrefsIn(cards).join(' ')).toMatch(/the-first .*the-last/);
});

describe('categories', async () => {
  const [event] = (await entriesOf('paris', 'fr', 'event')).filter((entry) => entry.named('category').length > 0);
  const [category] = event?.named('category') ?? [];
  const [id, slug, title] = [category?.id ?? '', category?.text('slug') ?? '', category?.text('title') ?? ''];
  const LISTING = '/fr/paris/what-is-happening/event/listing';
  const current = (html: string) =>
    elements(mainOf(html), 'a').find((link) => link.class === 'chip' && link['aria-current'] === 'true')?.href;

  test('a category is found by its slug and by its id', async () => {
    const site = testSite();
    for (const segment of [slug, id]) {
      const answer = await site.visit(`${LISTING}/${segment}`);
      const html = await answer.text();
      expect([answer.status, current(html)]).toEqual([200, `${LISTING}/${slug}#tabs`]);
      expect(linked(html, 'canonical')[0]?.href).toMatch(new RegExp(`${LISTING}/${slug}$`));
      expect(textOf(html, 'title')).toContain(title);
      expect(cards(html).length).toBeGreaterThan(0);
    }
  });

  test('a category without a slug keeps its chip and its list', async () => {
    const site = rewrittenSite((text) => text.replaceAll(new RegExp(`"slug":\\s*"${slug}"`, 'g'), '"slug":""'));
    expect(hrefsIn(mainOf(await site.read(LISTING)))).toContain(`${LISTING}/${id}#tabs`);
    const html = await site.read(`${LISTING}/${id}`);
    expect(current(html)).toBe(`${LISTING}/${id}#tabs`);
    expect(cards(html).length).toBeGreaterThan(0);
  });
});

test.each([
  ['en', 'sydney', /23–26 +June 2026/],
  ['jp', 'okinawa', /2026 ?年 ?\d+ ?月 +\d+/],
])('a list of events in %s shows each as a day with its leaves, for the eye alone', async (language, city, leaf) => {
  const html = mainOf(await testSite().read(`/${language}/${city}/what-is-happening/event/listing`));
  const [, ...rows] = html.split('data-span="day"');
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    const [, leaves = ''] = /class="display date-leaves">(.*?)<\/p>/s.exec(row) ?? [];
    // Whoever listens has the date in words, once.
    const [, words = ''] = /^<span class="visually-hidden">([^<]*\d[^<]*)<\/span>/.exec(leaves) ?? [];
    expect(words).not.toBe('');
    expect(leaves.slice(leaves.indexOf('</span>') + 7)).toMatch(
      /^(?:<span class="date-leaf" aria-hidden="true">.*<\/span>)+$/s,
    );
    expect(row.split(words)).toHaveLength(2);
  }
  expect(rows.join().replaceAll(/<[^>]*>/g, ' ')).toMatch(leaf);
});
