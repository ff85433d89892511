import { describe, expect, test } from 'vitest';
import { elements, linked, mainOf, textOf } from './pageText.ts';
import { entriesOf } from './space.ts';
import { askContentService, testSite } from './testWorld.ts';

const DAY = 86_400_000;
const ITEMS = 500;

/** A content service with many news items, one a day into the past, the first of them without an end. */
function crowded(listPage: Readonly<Record<string, unknown>> = {}) {
  return testSite({
    fetch: async (request) => {
      const answer = await askContentService(request);
      const type = new URL(request.url).searchParams.get('content_type');
      if (type !== 'news' && type !== 'newsListPage') return answer;
      const list: { items: { sys: object; fields: object }[] } = await answer.json();
      const [first] = list.items;
      if (type === 'newsListPage')
        return Response.json({
          ...list,
          items: list.items.map((item) => ({ ...item, fields: { ...item.fields, ...listPage } })),
        });
      const items = Array.from({ length: ITEMS }, (_, at) => {
        const day = new Date(Date.parse('2026-06-15T00:00:00Z') - at * DAY).toISOString();
        return {
          ...first,
          sys: { ...first?.sys, id: `news-${at}`, updatedAt: day },
          fields: {
            ...first?.fields,
            slug: `news-${at}`,
            title: `News ${at}`,
            displayDate: day,
            startDate: undefined,
            endDate: undefined,
            isFeatured: false,
          },
        };
      });
      return Response.json({ ...list, total: ITEMS, items });
    },
  });
}

const cards = (html: string) =>
  elements(mainOf(html), 'article').filter(({ class: name }) => name?.split(' ').includes('card'));
const compressed = async (text: string): Promise<number> =>
  (await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()).byteLength;

describe(`a listing of ${ITEMS} items`, () => {
  const site = crowded();
  const LISTING = '/en/sydney/what-is-happening/news/listing';

  test('shows eleven, in a page that stays small', async () => {
    const html = await (await site.visit(LISTING)).text();
    expect(cards(html)).toHaveLength(11);
    expect(mainOf(html)).toContain(String(ITEMS));
    expect(await compressed(mainOf(html))).toBeLessThan(14 * 1024);
  });

  test('leads on by a plain link that keeps what was shown', async () => {
    const next =
      elements(await (await site.visit(LISTING)).text(), 'a').find(({ rel }) => rel === 'next')?.['href'] ?? '';
    expect(next).toBe(`${LISTING}?page=2#item-12`);
    const html = await (await site.visit(next)).text();
    expect(cards(html)).toHaveLength(21);
    expect(elements(html, 'li').some(({ id }) => id === 'item-12')).toBe(true);
    expect(linked(html, 'canonical')[0]?.['href']).toBe(`https://www.meridian.example${LISTING}`);
  });

  test('ends: the last page shows all and leads nowhere', async () => {
    const html = await (await site.visit(`${LISTING}?page=100`)).text();
    expect(cards(html)).toHaveLength(ITEMS);
    expect(elements(html, 'a').some(({ rel }) => rel === 'next')).toBe(false);
  });
});

test('an editor’s number of days ends the listing of items without an end (content-pages §4)', async () => {
  const html = await (await crowded({ shownForDays: 7 }).visit('/en/sydney/what-is-happening/news/listing')).text();
  // Seven days and half a day of grace: updated on June 8 to 15.
  expect(cards(html)).toHaveLength(8);
});

test('another language shows the same choice of the listing (site-shell §4)', async () => {
  const languagesOf = async (path: string) =>
    elements(await (await testSite().visit(path)).text(), 'a').flatMap(({ hreflang, href }) =>
      hreflang === 'zh-Hans' ? [href] : [],
    );
  const chosen = 'sydney/what-is-happening/news/listing/beauty?state=past&sort=end&page=2';
  expect(new Set(await languagesOf(`/en/${chosen}&unknown=1`))).toEqual(new Set([`/cn/${chosen}`]));
});

test('a category’s page says so in its title', async () => {
  const titleOf = async (path: string) => textOf(await (await testSite().visit(path)).text(), 'title');
  const whole = await titleOf('/en/sydney/brand/listing');
  expect(await titleOf('/en/sydney/brand/listing/beauty')).toBe(`Beauty | ${whole}`);
});

test('what an editor put first on a list stands first', async () => {
  const plain = (await entriesOf('sydney', 'en', 'service')).filter(({ raw }) => raw.fields['isFeatured'] !== true);
  const chosen = plain.toSorted((a, b) => a.text('title').localeCompare(b.text('title'))).at(-1);
  const site = testSite({
    fetch: async (request) => {
      const answer = await askContentService(request);
      if (new URL(request.url).searchParams.get('content_type') !== 'serviceListPage') return answer;
      const list: { items: { fields: object }[]; includes?: { Entry?: object[] } } = await answer.json();
      const featured = [{ sys: { type: 'Link', linkType: 'Entry', id: chosen?.id } }];
      return Response.json({
        ...list,
        items: list.items.map((item) => ({ ...item, fields: { ...item.fields, featured } })),
        includes: { Entry: [...(list.includes?.Entry ?? []), chosen?.raw] },
      });
    },
  });
  const firstTitle = async (asked: typeof site) =>
    textOf(mainOf(await (await asked.visit('/en/sydney/service/listing')).text()), 'h2');
  expect(await firstTitle(site)).toBe(chosen?.text('title'));
  expect(await firstTitle(testSite())).not.toBe(chosen?.text('title'));
});
