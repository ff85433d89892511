import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { entryGraph } from '../../content/model/graph.ts';
import { type SearchAnswer, searchAnswer, searchSuggestions } from '../../content/search/searchAnswer.ts';
import { searchLookup, searchTypes } from '../../content/search/searchLookups.ts';
import { isShown } from '../../content/time/timeState.ts';
import { cityClock } from '../../content/visit.ts';
import { listParameters } from '../../worker/content/listCall.ts';
import { askContentService, TEST_NOW, testSite } from './testWorld.ts';

type Site = ReturnType<typeof testSite>;

/** Does something else than the content service for calls of some content types. */
function standingIn(isFor: (type: string, url: URL) => boolean, answer: (request: Request) => Promise<Response>) {
  return (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    return isFor(url.searchParams.get('content_type') ?? '', url) ? answer(request) : askContentService(request);
  };
}

const failing = async (): Promise<Response> => new Response('{}', { status: 500 });
const hanging = (request: Request): Promise<Response> =>
  new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('aborted'))));
const isLookup = (_: string, url: URL): boolean => [...url.searchParams.keys()].some((key) => key.endsWith('[match]'));

async function ask(
  site: Site,
  keyword: string,
  place = 'en/sydney',
  more = '',
): Promise<{ readonly answer: SearchAnswer; readonly response: Response }> {
  const response = await site.visit(`/_search/${place}?keyword=${encodeURIComponent(keyword)}${more}`);
  expect(response.status).toBe(200);
  const read = safeParse(searchAnswer, await response.json());
  if (!read.success) throw new Error('no search answer');
  return { answer: read.output, response };
}

const idsOf = (answer: SearchAnswer): readonly string[] =>
  answer.sections.flatMap(({ items }) => items.map(({ id }) => id));
const sectionsOf = (answer: SearchAnswer): readonly string[] => answer.sections.map(({ contentType }) => contentType);

describe('a search', () => {
  test('asks the content service for each type exactly as specified', async () => {
    const site = testSite();
    await ask(site, 'table');
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
  ] as const)(
    'in %s/%s for %s holds everything that the specified lookups return',
    async (language, city, keyword, least) => {
      const wanted = await Promise.all(
        searchTypes.map(async (type) => {
          const parameters = listParameters(type, city, language, searchLookup(type, keyword));
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
      const shown = wanted.flat().filter(({ fields }) => isShown(fields, cityClock(city, new Date(TEST_NOW))));
      const { answer } = await ask(testSite(), keyword, `${language}/${city}`, '&limit=20');
      expect(shown.length).toBeGreaterThanOrEqual(least);
      expect(idsOf(answer)).toEqual(expect.arrayContaining(shown.map(({ sys }) => sys.id)));
    },
  );

  test.each([
    ['en/sydney', '欧蕾尔', 'sydney-brand-aurelle'],
    ['cn/sydney', '蕾尔', 'sydney-brand-aurelle'],
    ['cn/sydney', 'aurelle', 'sydney-brand-aurelle'],
    ['en/sydney', 'hespreia', 'sydney-brand-hesperia'],
    ['en/sydney', 'thereze', 'sydney-brand-cacao-thereze'],
    ['en/sydney', 'ｇｌｅｎｍａｒｒｏｗ', 'sydney-brand-glenmarrow'],
  ])('in %s for %s finds %s, which no lookup does', async (place, keyword, id) => {
    expect(idsOf((await ask(testSite({ fetch: standingIn(isLookup, failing) }), keyword, place)).answer)).toContain(id);
  });

  test('leaves out pavilions that gather others, and services without a page', async () => {
    const { answer } = await ask(testSite(), 'meridian');
    expect(idsOf(answer)).not.toContain('sydney-brand-meridian-time');
  });

  test('shows sections alphabetically by content type, and addresses of the tree that was asked for', async () => {
    const { answer } = await ask(testSite(), 'the', 'en/sydney', '&tree=mobile');
    expect(sectionsOf(answer)).toEqual(sectionsOf(answer).toSorted());
    expect(
      answer.sections.flatMap(({ items }) => items).every(({ href }) => href.startsWith('/en/sydney/mobile/')),
    ).toBe(true);
  });

  test('hides an item from the moment at which it expires', async () => {
    const site = testSite();
    const { answer } = await ask(site, 'honeys');
    expect(idsOf(answer)).toEqual(['sydney-event-three-honeys']);
    site.setNow('2030-01-01T00:00:00.000Z');
    expect(idsOf((await ask(site, 'honeys')).answer)).toEqual([]);
  });

  test.each([[''], ['a'], ['香'], ['!?']])('is not made for %j', async (keyword) => {
    const site = testSite();
    expect((await ask(site, keyword)).answer.sections).toEqual([]);
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

describe('with a content service in trouble', () => {
  test('one failing lookup costs nothing: the index has the section', async () => {
    const { answer } = await ask(
      testSite({ fetch: standingIn((type, url) => type === 'dining' && isLookup(type, url), failing) }),
      'the',
    );
    expect(answer.isComplete).toBe(true);
    expect(sectionsOf(answer)).toContain('dining');
  });

  test('a failing type costs its section and no more, and nobody keeps that answer', async () => {
    const site = testSite({ fetch: standingIn((type) => type === 'dining', failing) });
    const { answer, response } = await ask(site, 'the');
    expect(answer.isComplete).toBe(false);
    expect(sectionsOf(answer)).not.toContain('dining');
    expect(sectionsOf(answer)).toContain('service');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(site.lines.join('\n')).toContain('search incomplete');
    expect((await site.visit('/en/sydney/searching/the')).headers.get('cache-control')).toMatch(/no-store|max-age=0/);
  });

  test('all types failing leaves a page that says so, and is no "0 results"', async () => {
    const site = testSite({
      fetch: standingIn((type) => type === 'eventDetailPage' || searchTypes.some((known) => known === type), failing),
    });
    const { answer } = await ask(site, 'the');
    expect(answer).toMatchObject({ total: 0, isComplete: false, sections: [] });
    const page = await site.visit('/en/sydney/searching/the');
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain('Not everything could be searched just now.');
    expect(text).not.toContain('<p class="display" data-size="3">0 results');
  });

  test('lookups that hang are not waited for once the index has answered', async () => {
    const before = Date.now();
    const { answer } = await ask(testSite({ fetch: standingIn(isLookup, hanging) }), 'the');
    expect(answer.isComplete).toBe(true);
    expect(Date.now() - before).toBeLessThan(2500);
  });

  test('a type that hangs is given up after three seconds', async () => {
    const before = Date.now();
    const { answer } = await ask(testSite({ fetch: standingIn((type) => type === 'news', hanging) }), 'the');
    expect(answer.isComplete).toBe(false);
    expect(sectionsOf(answer)).toContain('dining');
    expect(Date.now() - before).toBeLessThan(4500);
  }, 20_000);

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
      fetch: standingIn(
        (type) => searchTypes.some((known) => known === type),
        async () => new Response(garbage),
      ),
    });
    expect((await ask(site, 'the')).answer.sections.filter(({ contentType }) => contentType !== 'event')).toEqual([]);
    expect((await site.visit('/en/sydney/searching/the')).status).toBe(200);
  });
});

describe('the search page', () => {
  test.each([
    ['/en/sydney/searching/per%3Cb%3Efume%21', '/en/sydney/searching/per%20fume'],
    ['/en/sydney/searching?keyword=%20gin%20', '/en/sydney/searching/gin'],
    ['/en/sydney/searching?keyword=', '/en/sydney/searching'],
    ['/en/sydney/searching/%EF%BC%88gin%EF%BC%8C', '/en/sydney/searching/(gin%2C'],
    ['/en/sydney/searching/a%2Fb', '/en/sydney/searching/a%20b'],
    ['/en/sydney/searching/gin/and/tonic', '/en/sydney/searching/gin%20and%20tonic'],
    ['/en/sydney/searching/100%', '/en/sydney/searching/100'],
    ['/en/sydney/searching/%00%E0%A4gin', '/en/sydney/searching/gin'],
    [`/en/sydney/searching/${'long '.repeat(90)}`, '/en/sydney/searching/long%20long%20long%20long%20l'],
    ['/en/sydney/searching/gin!?without-overlay=true&other=1', '/en/sydney/searching/gin?without-overlay=true'],
  ])('%s leads to %s', async (asked, cleaned) => {
    const answer = await testSite().visit(asked);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, cleaned]);
  });

  test('a letter under marks without end leads on once, not in a circle', async () => {
    const site = testSite();
    const answer = await site.visit(`/en/sydney/searching/gin%20a${'%CC%81'.repeat(160)}`);
    expect(answer.headers.get('location')).toBe('/en/sydney/searching/gin');
    expect((await site.visit('/en/sydney/searching/gin')).status).toBe(200);
  });

  test('shows results with matches in bold, without script', async () => {
    const text = await (await testSite().visit('/en/sydney/searching/hesperia')).text();
    expect(text).toContain('2 results for hesperia');
    expect(text).toContain('<b>Hesperia</b>');
    expect(text).toContain('href="/en/sydney/brand/hesperia"');
    expect(text).toMatch(/<form[^>]*action="\/en\/sydney\/searching"[^>]*method="get"/);
    expect(text).toContain('content="noindex"');
  });

  test('says what to do when there is no result, with what is featured', async () => {
    const text = await (await testSite().visit('/en/sydney/searching/zzzzzz')).text();
    expect(text).toContain('0 results for zzzzzz');
    expect(text).toContain('No matched results. Please refine your search or try another search term.');
    expect(text).toContain('The beauty hour');
  });

  test('below two characters it only asks', async () => {
    const text = await (await testSite().visit('/en/sydney/searching/a')).text();
    expect(text).not.toContain('results for a<');
  });

  test('an experience of an unknown type is logged and leads nowhere', async () => {
    const site = testSite({
      fetch: async (request) => {
        const answer = await askContentService(request);
        if (!request.url.includes('predict-search')) return answer;
        return new Response(
          (await answer.text()).replaceAll(/"contentType":\s*\{[^{}]*\{[^{}]*"id":\s*"service"/g, (type) =>
            type.replace('"service"', '"brandCategory"'),
          ),
        );
      },
    });
    const response = await site.visit('/_search/en/sydney/suggestions');
    const read = safeParse(searchSuggestions, await response.json());
    expect(read.success && read.output.experiences.map(({ title }) => title)).not.toContain('The beauty hour');
    expect(site.lines.join('\n')).toContain('unknown featured experience');
  });
});

test('an editor who looks ahead finds what is shown then', async () => {
  const site = testSite();
  const found = async (more: string) => (await ask(site, 'the', 'en/sydney', more)).answer.total;
  const now = await found('&is-preview-mode=true');
  expect(await found('&is-preview-mode=true&preview-at=2031-01-26')).toBeLessThan(now);
  expect(await found('&preview-at=2031-01-26')).toBe(now);
});
