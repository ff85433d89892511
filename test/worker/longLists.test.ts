import { describe, expect, test } from 'vitest';
import { ALL_LIMIT } from '../../content/model/registry.ts';
import { createContentSource } from '../../worker/contentful/source.ts';
import { linkTo } from '../support/content/read.ts';
import { askContentService, HEALTH_KEY, testSite } from '../support/worker/testWorld.ts';

interface Crowd {
  readonly total: number;
  /** Entries that fit into an answer of the service. */
  readonly fitting?: number;
  /** The answer from this entry on comes without its items. */
  readonly lost?: number;
}

const news = (at: number) => ({
  sys: { id: `news-${at}`, contentType: { sys: { id: 'news' } }, revision: 1 },
  fields: { title: `News ${at}`, category: [linkTo('category')] },
});
const category = {
  sys: { id: 'category', contentType: { sys: { id: 'brandCategory' } }, revision: 1 },
  fields: { title: 'Tasting' },
};

/** A site whose city has a crowd of news. */
function crowdedSite({ total, fitting = 1000, lost }: Crowd) {
  const listCalls: [skip: number, limit: number, order: string | null][] = [];
  const site = testSite({
    variables: { HEALTH_KEY },
    fetch: async (request) => {
      const { searchParams } = new URL(request.url);
      if (searchParams.get('content_type') !== 'news') return askContentService(request);
      const [skip, limit] = [Number(searchParams.get('skip')), Number(searchParams.get('limit') ?? 100)];
      listCalls.push([skip, limit, searchParams.get('order')]);
      const count = Math.max(Math.min(total - skip, limit), 0);
      if (limit > 1000 || count > fitting)
        return Response.json(
          {
            sys: { type: 'Error', id: 'BadRequest' },
            message: 'Response size too big. Maximum allowed response size: 7340032B.',
          },
          { status: 400 },
        );
      const items = Array.from({ length: skip === lost ? 0 : count }, (_, at) => news(skip + at));
      return Response.json({ sys: { type: 'Array' }, total, skip, limit, items, includes: { Entry: [category] } });
    },
  });
  const content = createContentSource(site.world).open(
    { city: 'sydney', language: 'en', isPreview: false },
    () => undefined,
  );
  return { ...site, listCalls, content };
}

test('a list of which a further answer lost its items is a failure', async () => {
  const { content } = crowdedSite({ total: 2300, lost: 1000 });
  await expect(content.list('news', everything)).rejects.toThrow('content service answered no list');
});

const everything = { limit: ALL_LIMIT, order: '-sys.updatedAt' };

describe('a city with more entries of a type than one answer brings', () => {
  test('has them all, in as few calls as it takes and in an order that keeps pages apart', async () => {
    const { content, listCalls } = crowdedSite({ total: 2300 });
    const { entries } = await content.list('news', everything);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2300);
    expect(entries.at(-1)).toMatchObject({ title: 'News 2299', category: [{ title: 'Tasting' }] });
    expect(listCalls).toEqual([0, 1000, 2000].map((skip) => [skip, 1000, '-sys.updatedAt,sys.id']));
  });

  test('is read in smaller pages where answers are too big, at once the next time', async () => {
    const { content, listCalls } = crowdedSite({ total: 1100, fitting: 300 });
    expect((await content.list('news', everything)).entries).toHaveLength(1100);
    expect(listCalls.map(([skip, limit]) => `${skip}+${limit}`)).toEqual([
      '0+1000',
      '0+500',
      ...[0, 250, 500, 750, 1000].map((skip) => `${skip}+250`),
    ]);
    listCalls.length = 0;
    await content.list('news', { ...everything, filters: { 'fields.isFeatured': true } });
    expect(listCalls.map(([, limit]) => limit)).toEqual([250, 250, 250, 250, 250]);
  });

  test('one entry that is too big of itself is a failure that says so', async () => {
    const { content } = crowdedSite({ total: 3, fitting: 0 });
    await expect(content.list('news', { limit: 2 })).rejects.toMatchObject({ status: 400, reason: 'too big' });
  });

  test.each([
    [3999, false, []],
    [4000, false, [{ type: 'news', city: 'sydney', total: 4000, limit: ALL_LIMIT, isCut: false }]],
    [5600, true, [{ type: 'news', city: 'sydney', total: 5600, limit: ALL_LIMIT, isCut: true }]],
  ])('of %i the operators are told: cut %s', async (total, isCut, lists) => {
    const site = crowdedSite({ total });
    await site.visit('/en/sydney/what-is-happening/news/listing');
    await site.settled();
    const report = await site.visit('/_health', { 'x-health-key': HEALTH_KEY });
    expect(await report.json()).toMatchObject({ lists });
    expect(site.lines.some((line) => line.includes('content list cut'))).toBe(isCut);
  });
});
