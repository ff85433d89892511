import { describe, expect, test } from 'vitest';
import { cityClock } from '../../content/address/visit.ts';
import { entryGraph } from '../../content/model/graph.ts';
import type { SearchAnswer } from '../../content/search/searchAnswer.ts';
import { searchLookup, searchTypes } from '../../content/search/searchLookups.ts';
import { isShown } from '../../content/time/timeState.ts';
import { listParameters } from '../../worker/contentful/listCall.ts';
import { askSearch } from '../support/worker/askSearch.ts';
import { testTime } from '../support/worker/testTime.ts';
import { askContentService, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

/** Does something else than the content service for calls of some content types. */
function replacingCalls(
  isFor: (type: string, url: URL) => boolean,
  answer: (request: Request) => Promise<Response>,
  healthy: typeof askContentService = askContentService,
) {
  return (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    return isFor(url.searchParams.get('content_type') ?? '', url) ? answer(request) : healthy(request);
  };
}

const failing = async (): Promise<Response> => new Response('{}', { status: 500 });
const hanging = (request: Request): Promise<Response> =>
  new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('aborted'))));
const isLookup = (_: string, url: URL): boolean => [...url.searchParams.keys()].some((key) => key.endsWith('[match]'));

const isFound = (type: string): boolean =>
  type === 'eventDetailPage' || searchTypes.some((searchType) => searchType === type);
const callsFor = (site: ReturnType<typeof testSite>, isFor: (type: string, url: URL) => boolean): number =>
  site.calls.filter((call) => isFor(new URL(call).searchParams.get('content_type') ?? '', new URL(call))).length;

/** Asks a site whose content service hangs for some calls; tells how many milliseconds a visitor waits. */
async function askInTime(isFor: (type: string, url: URL) => boolean, healthy = askContentService) {
  const time = testTime(TEST_NOW);
  const fetch = replacingCalls(isFor, hanging, (request) => time.outside(healthy(request)));
  const site = testSite({ fetch, world: { now: time.now, after: time.after } });
  const { result, took } = await time.run(askSearch(site, 'the'));
  return { ...result, took };
}

const idsOf = (answer: SearchAnswer): readonly string[] =>
  answer.sections.flatMap(({ items }) => items.map(({ id }) => id));
const sectionsOf = (answer: SearchAnswer): readonly string[] => answer.sections.map(({ contentType }) => contentType);

describe('a search', () => {
  test('queries the content service for each type exactly as specified', async () => {
    const site = testSite({ fetch: replacingCalls((type, url) => !isLookup(type, url) && isFound(type), failing) });
    await askSearch(site, 'table');
    const lookups = site.calls
      .map((call) => new URL(call).searchParams)
      .filter((query) => [...query.keys()].some((key) => key.endsWith('[match]')));
    expect(lookups.map((query) => query.get('content_type')).toSorted()).toEqual([...searchTypes]);
    for (const query of lookups) {
      const isBrand = query.get('content_type') === 'brandPavilion';
      expect(query.get(isBrand ? 'fields.brand.fields.title[match]' : 'fields.title[match]')).toBe('table');
      expect(query.get('metadata.tags.sys.id[in]')).toBe('global,sydney');
      if (isBrand)
        expect([query.get('fields.brand.sys.contentType.sys.id'), query.get('fields.childrenBrands[exists]')]).toEqual([
          'brand',
          'false',
        ]);
      if (query.get('content_type') === 'service') expect(query.get('fields.withoutDetail[ne]')).toBe('true');
    }
  });

  test.each([
    ['en', 'sydney', 'the', 20],
    ['en', 'sydney', 'aurelle', 1],
    ['en', 'sydney', 'light', 1],
    ['cn', 'sydney', '香槟', 1],
    ['cn', 'sydney', '第三', 1],
    ['cn', 'sydney', 'Hesperia', 1],
    ['fr', 'paris', 'le', 1],
    ['jp', 'okinawa', '黒糖', 1],
    ['it', 'venice', 'la', 1],
  ] as const)('in %s/%s for %s holds all that the specified lookups return', async (language, city, keyword, least) => {
    const lookupResults = await Promise.all(
      searchTypes.map(async (type) => {
        const parameters = { ...listParameters(type, city, language, searchLookup(type, keyword)), limit: 1000 };
        const query = new URLSearchParams(
          Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
        );
        const answer = await askContentService(
          new Request(`http://localhost:8788/spaces/meridian/environments/master/entries?${query}`, {
            headers: { authorization: 'Bearer meridian-delivery' },
          }),
        );
        expect(answer.status).toBe(200);
        return entryGraph(await answer.json())?.items ?? [];
      }),
    );
    const visibleEntries = lookupResults
      .flat()
      .filter(({ fields }) => isShown(fields, cityClock(city, new Date(TEST_NOW))));
    const { answer } = await askSearch(testSite(), keyword, `${language}/${city}`, '&limit=20');
    expect(visibleEntries.length).toBeGreaterThanOrEqual(least);
    expect(idsOf(answer)).toEqual(expect.arrayContaining(visibleEntries.map(({ sys }) => sys.id)));
  });

  test.each([
    ['en/sydney', '欧蕾尔', 'sydney-brand-aurelle'],
    ['cn/sydney', 'aurelle', 'sydney-brand-aurelle'],
    ['en/sydney', 'hespreia', 'sydney-brand-hesperia'],
  ])('in %s for %s finds %s, which no lookup does', async (place, keyword, id) => {
    expect(
      idsOf((await askSearch(testSite({ fetch: replacingCalls(isLookup, failing) }), keyword, place)).answer),
    ).toContain(id);
  });

  test('leaves out pavilions that gather others, and services without a page', async () => {
    const { answer } = await askSearch(testSite(), 'meridian');
    expect(idsOf(answer)).not.toContain('sydney-brand-meridian-time');
  });

  test('shows addresses of the requested tree', async () => {
    const { answer } = await askSearch(testSite(), 'the', 'en/sydney', '&tree=mobile');
    expect(
      answer.sections.flatMap(({ items }) => items).every(({ href }) => href.startsWith('/en/sydney/mobile/')),
    ).toBe(true);
  });

  test('hides an item from the moment at which it expires', async () => {
    const site = testSite();
    const { answer } = await askSearch(site, 'honeys');
    expect(idsOf(answer)).toEqual(['sydney-event-three-honeys']);
    site.setNow('2030-01-01T00:00:00.000Z');
    expect(idsOf((await askSearch(site, 'honeys')).answer)).not.toContain('sydney-event-three-honeys');
  });

  test.each(['', 'a', '香', '!?', '()', ',,', '（）', 'a,', '(香)'])('is not made for %j', async (keyword) => {
    const site = testSite();
    expect((await askSearch(site, keyword)).answer.sections).toEqual([]);
    expect(site.calls.filter((call) => call.includes('match'))).toEqual([]);
  });

  test.each([
    ['/_search/en/atlantis?keyword=gin'],
    ['/_search/fr/sydney?keyword=gin'],
    ['/_search/en/sydney?keyword=gin&limit=0'],
    ['/_search/en/sydney?keyword=gin&limit=x'],
    ['/_search/xx/sydney/suggestions'],
  ])('%s is refused', async (path) => {
    expect((await testSite().visit(path)).status).toBe(400);
  });
});

test.each([
  ['cn/sydney', '香檳', '香槟', '香槟'],
  ['tc/hong-kong', '腕表', '腕錶', '腕錶'],
  ['tc/hong-kong', '营业时间', '營業時間', '營業'],
])('in %s a search for %s finds what %s does, and shows where', async (place, typed, written, shown) => {
  const site = testSite();
  const [other, own] = [await askSearch(site, typed, place), await askSearch(site, written, place)];
  expect(other.answer.total).toBeGreaterThan(0);
  expect(other.answer).toEqual({ ...own.answer, keyword: typed });
  const parts = other.answer.sections.flatMap(({ items }) => items.flatMap(({ name, note }) => [...name, ...note]));
  expect(parts).toContainEqual({ text: shown, isMatch: true });
});

describe('with a content service in trouble', () => {
  test('one failing lookup costs nothing: the index has the section', async () => {
    const { answer } = await askSearch(
      testSite({ fetch: replacingCalls((type, url) => type === 'dining' && isLookup(type, url), failing) }),
      'the',
    );
    expect(answer.isComplete).toBe(true);
    expect(sectionsOf(answer)).toContain('dining');
  });

  test('a failing type loses only its own section, and the answer is not cached', async () => {
    const site = testSite({ fetch: replacingCalls((type) => type === 'dining', failing) });
    const { answer, response } = await askSearch(site, 'the');
    expect(answer.isComplete).toBe(false);
    expect(sectionsOf(answer)).not.toContain('dining');
    expect(sectionsOf(answer)).toContain('service');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(site.lines.join('\n')).toContain('search incomplete');
    expect((await site.visit('/en/sydney/searching/the')).headers.get('cache-control')).toMatch(/no-store|max-age=0/);
  });

  test('all types failing leaves a page that says so, and is no "0 results"', async () => {
    const site = testSite({ fetch: replacingCalls(isFound, failing) });
    const { answer } = await askSearch(site, 'the');
    expect(answer).toMatchObject({ total: 0, isComplete: false, sections: [] });
    const page = await site.visit('/en/sydney/searching/the');
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain('Not everything could be searched just now.');
    expect(text).not.toContain('<p class="display" data-size="3">0 results');
  });

  test('lookups that hang are not waited for once the index has answered', async () => {
    // A list that names more entries than it holds was cut.
    const cutLists = async (request: Request): Promise<Response> => {
      const url = new URL(request.url);
      if (url.searchParams.get('content_type') !== 'dining' || isLookup('dining', url))
        return askContentService(request);
      url.searchParams.delete('skip');
      const list: object = await (await askContentService(new Request(url, request))).json();
      return Response.json({ ...list, total: 5000 });
    };
    const { answer, took } = await askInTime(isLookup, cutLists);
    expect([answer.isComplete, took]).toEqual([true, 700]);
  });

  test('a type that hangs is given up after three seconds', async () => {
    const { answer, took } = await askInTime((type) => type === 'news');
    expect([answer.isComplete, took]).toEqual([false, 3000]);
    expect(sectionsOf(answer)).toContain('dining');
  });

  test.each([
    ['hello'],
    ['{}'],
    ['[]'],
    ['null'],
    ['{"items":3}'],
    ['{"items":[{"sys":{}}'],
    [
      '{"total":1,"items":[null,3,{"sys":{"id":"x","contentType":{"sys":{"id":"news"}}},"fields":{"title":{"a":1},"slug":[]}}]}',
    ],
  ])('garbage (%s) is no result and breaks nothing', async (garbage) => {
    const site = testSite({
      fetch: replacingCalls(
        (type) => searchTypes.some((searchType) => searchType === type),
        async () => new Response(garbage),
      ),
    });
    expect((await askSearch(site, 'the')).answer.sections.filter(({ contentType }) => contentType !== 'event')).toEqual(
      [],
    );
    expect((await site.visit('/en/sydney/searching/the')).status).toBe(200);
  });
});

describe('any number of different words', () => {
  const words = (count: number, from = 0): readonly string[] =>
    Array.from({ length: count }, (_, at) => `word${from + at}`);
  const askAll = (site: ReturnType<typeof testSite>, keywords: readonly string[]) =>
    Promise.all(keywords.map(async (word) => (await askSearch(site, word)).answer.isComplete));

  test('a city that was never searched asks for its index once for all of them, and for no word', async () => {
    const site = testSite();
    expect(await askAll(site, words(36))).not.toContain(false);
    expect([callsFor(site, isLookup), callsFor(site, isFound)]).toEqual([0, searchTypes.length + 1]);
  });

  test('a fresh index answers them without a call', async () => {
    const site = testSite();
    await askSearch(site, 'the');
    const before = site.calls.length;
    expect(await askAll(site, words(100))).not.toContain(false);
    expect(site.calls.length).toBe(before);
  });

  test('without an index thirty are looked up for one address in ten seconds, and nobody is refused', async () => {
    const site = testSite({ fetch: replacingCalls((type, url) => type === 'dining' && !isLookup(type, url), failing) });
    await askAll(site, words(40));
    expect(callsFor(site, isLookup)).toBe(30);
    const secondVisitor = await site.visit('/_search/en/sydney?keyword=other', { 'cf-connecting-ip': '192.0.2.7' });
    expect([secondVisitor.status, callsFor(site, isLookup)]).toEqual([200, 31]);
    site.setNow(new Date(Date.parse(TEST_NOW) + 10_000).toISOString());
    await askAll(site, words(1, 50));
    expect(callsFor(site, isLookup)).toBe(32);
  });
});
