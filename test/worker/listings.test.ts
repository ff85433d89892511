import { describe, expect, test } from 'vitest';
import { elements, linked, mainOf } from './pageText.ts';
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
      const list = await answer.json<{ items: { sys: object; fields: object }[] }>();
      const [first] = list.items;
      if (type === 'newsListPage') return Response.json({ ...list, items: list.items.map((item) => ({ ...item, fields: { ...item.fields, ...listPage } })) });
      const items = Array.from({ length: ITEMS }, (_, at) => {
        const day = new Date(Date.parse('2026-06-15T00:00:00Z') - at * DAY).toISOString();
        return { ...first, sys: { ...first?.sys, id: `news-${at}`, updatedAt: day }, fields: { ...first?.fields, slug: `news-${at}`, title: `News ${at}`, displayDate: day, startDate: undefined, endDate: undefined, isFeatured: false } };
      });
      return Response.json({ ...list, total: ITEMS, items });
    },
  });
}

const cards = (html: string) => elements(mainOf(html), 'article').filter(({ class: name }) => name?.split(' ').includes('card'));
const compressed = async (text: string): Promise<number> => (await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()).byteLength;

describe(`a listing of ${ITEMS} items (issue: routes)`, () => {
  const site = crowded();
  const LISTING = '/en/sydney/what-is-happening/news/listing';

  test('shows eleven, in a page that stays small', async () => {
    const html = await (await site.visit(LISTING)).text();
    expect(cards(html)).toHaveLength(11);
    expect(mainOf(html)).toContain(String(ITEMS));
    expect(await compressed(mainOf(html))).toBeLessThan(14 * 1024);
  });

  test('leads on by a plain link that keeps what was shown', async () => {
    const next = elements(await (await site.visit(LISTING)).text(), 'a').find(({ rel }) => rel === 'next')?.['href'] ?? '';
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

test('what an editor put first on a list stands first', async () => {
  const link = { sys: { type: 'Link', linkType: 'Entry', id: 'news-400' } };
  const site = testSite({
    fetch: async (request) => {
      const { searchParams } = new URL(request.url);
      const answer = await askContentService(request);
      if (searchParams.get('content_type') !== 'serviceListPage') return answer;
      const list = await answer.json<{ items: { fields: object }[]; includes?: { Entry?: object[] } }>();
      const services = await (await askContentService(new Request(request.url.replace('content_type=serviceListPage', 'content_type=service'), request))).json<{ items: { sys: { id: string } }[] }>();
      const last = services.items.at(-1);
      return Response.json({
        ...list,
        items: list.items.map((item) => ({ ...item, fields: { ...item.fields, featured: [{ sys: { ...link.sys, id: last?.sys.id } }] } })),
        includes: { Entry: [...(list.includes?.Entry ?? []), ...(last ? [last] : [])] },
      });
    },
  });
  const { items } = await (await site.visit('/sydney_api?content_type=service&order=-sys.createdAt')).json<{ items: { sys: { id: string }; fields: { title: string } }[] }>();
  const html = mainOf(await (await site.visit('/en/sydney/service/listing')).text());
  const titles = items.map(({ fields }) => fields.title).filter((title) => html.includes(title));
  const first = titles.toSorted((a, b) => html.indexOf(a) - html.indexOf(b))[0];
  const call = site.calls.find((url) => url.includes('content_type=serviceListPage')) ?? '';
  const asked = await (await askContentService(new Request(call.replace('content_type=serviceListPage', 'content_type=service'), { headers: { authorization: 'Bearer meridian-delivery' } }))).json<{ items: { fields: { title: string } }[] }>();
  expect(first).toBe(asked.items.at(-1)?.fields.title);
});
