import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askContentService, testSite } from './testWorld.ts';

const site = testSite({ variables: { LOG_LEVEL: '4' } });
const PREVIEW = { cookie: 'is-preview-mode=true' };
const TOKENS = /meridian-delivery|meridian-preview/;

interface List {
  readonly total: number;
  readonly limit: number;
  readonly items: readonly {
    readonly sys: { readonly id: string };
    readonly fields: Readonly<Record<string, unknown>>;
  }[];
  readonly includes?: { readonly Entry?: readonly unknown[] };
}

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await site.visit(path, headers);
  const text = await answer.text();
  return { answer, text, json: JSON.parse(text) };
}

async function list(path: string, headers: Record<string, string> = {}): Promise<List> {
  const { answer, json } = await get(path, headers);
  expect(answer.status).toBe(200);
  return json;
}

describe('/{city}_api lists and gives entries (content-pages §7)', () => {
  test('a list as the content service answers it, of this city and of all', async () => {
    const news = await list(
      '/sydney_api?content_type=news&locale=zh-CN&limit=3&order=-sys.createdAt&select=fields.title,fields.slug',
    );
    expect([news.items.length, news.limit, news.total]).toEqual([3, 3, 12]);
    expect(Object.keys(news.items[0]?.fields ?? {}).toSorted()).toEqual(['slug', 'title']);
    expect(String(news.items[0]?.fields['title'])).toMatch(/\p{Script=Han}/u);
  });

  test('filters, depth, and the specified parameters', async () => {
    const found = await list(
      '/sydney_api?content_type=brandPavilion&fields.slug=aurelle&include=2&timeout=200000&metadata.tags.sys.id[in]=global,sydney',
    );
    expect([found.total, (found.includes?.Entry ?? []).length > 0]).toEqual([1, true]);
    expect(
      (await list('/sydney_api?content_type=brandPavilion&fields.slug=aurelle&include=0')).includes?.Entry ?? [],
    ).toEqual([]);
  });

  test('one entry, of this city only', async () => {
    const { answer, json } = await get('/sydney_api/sydney-brand-aurelle?locale=en-US');
    expect([answer.status, json.sys.id, json.fields.slug]).toEqual([200, 'sydney-brand-aurelle', 'aurelle']);
    expect((await get('/paris_api/sydney-brand-aurelle')).answer.status).toBe(404);
  });

  test('answers are cached for 120 seconds, and asked for once', async () => {
    const own = testSite();
    const first = await own.visit('/sydney_api?content_type=service');
    await own.visit('/sydney_api?content_type=service');
    expect([first.headers.get('cache-control'), own.calls.length]).toEqual(['public, max-age=120', 1]);
  });

  test.each([
    ['no content type', '/sydney_api', /content_type/],
    ['an unknown content type', '/sydney_api?content_type=secrets', /content_type/],
    ['a parameter of the service’s own', '/sydney_api?content_type=news&access_token=x', /access_token is not allowed/],
    ['another city’s tag', '/sydney_api?content_type=news&metadata.tags.sys.id[in]=paris', /tags/],
    ['too many entries', '/sydney_api?content_type=news&limit=1001', /limit is no whole number/],
    ['too deep', '/sydney_api?content_type=news&include=6', /include is no whole number/],
    ['a parameter twice', '/sydney_api?content_type=news&limit=1&limit=2', /stands twice/],
    ['a very long value', `/sydney_api?content_type=news&query=${'a'.repeat(500)}`, /too long/],
    [
      'too many parameters',
      `/sydney_api?content_type=news&${Array.from({ length: 20 }, (_, at) => `fields.f${at}=1`).join('&')}`,
      /At most/,
    ],
    ['an unknown locale', '/sydney_api?content_type=news&locale=de', /locale is none of/],
    ['an id that is none', '/sydney_api/%3Cscript%3E', /no entry id/],
    [
      'a filter that the service does not understand',
      '/sydney_api?content_type=news&order=nonsense',
      /does not understand/,
    ],
  ])('%s is answered 400 with a sentence', async (_, path, problem) => {
    const { answer, json } = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(json.error).toMatch(problem);
  });

  test('drafts in preview mode only, and never cached', async () => {
    expect((await get('/sydney_p_api?content_type=news')).answer.status).toBe(403);
    for (const [path, headers] of [
      ['/sydney_p_api?content_type=news&limit=1', PREVIEW],
      ['/sydney_p_api?content_type=news&limit=1&is-preview-mode=true', {}],
    ] as const) {
      const { answer, json } = await get(path, headers);
      expect([answer.status, json.items.length, answer.headers.get('cache-control')]).toEqual([
        200,
        1,
        'private, no-store',
      ]);
    }
  });

  test('a service that can’t be reached is a 502 that names nobody', async () => {
    const down = testSite({ fetch: () => Promise.reject(new TypeError('meridian-delivery could not be reached')) });
    const answer = await down.visit('/sydney_api?content_type=news');
    expect(answer.status).toBe(502);
    expect(await answer.text()).not.toMatch(TOKENS);
  });

  test('a question that has just failed is not asked again for ten seconds, though the service is well; others are', async () => {
    let isDown = false;
    const own = testSite({
      fetch: (request) => (isDown ? Promise.resolve(new Response('', { status: 500 })) : askContentService(request)),
    });
    const status = async (type: string): Promise<number> =>
      (await own.visit(`/sydney_api?content_type=${type}`)).status;
    expect(await status('news')).toBe(200);
    isDown = true;
    own.setNow('2026-06-15T02:05:00.000Z');
    expect([await status('news'), await status('event')]).toEqual([200, 502]);
    isDown = false;
    own.setNow('2026-06-15T02:05:09.000Z');
    const asked = own.calls.length;
    expect([await status('event'), own.calls.length - asked]).toEqual([502, 0]);
    expect(await status('dining')).toBe(200);
    own.setNow('2026-06-15T02:05:10.001Z');
    expect(await status('event')).toBe(200);
  });
});

async function ask(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await site.visit(`/_content/${path}`, headers, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  return { answer, text, json: JSON.parse(text) };
}

describe('POST /_content/{path} (content-pages §7)', () => {
  test('a content service that is down is a 502 with a sentence, as everywhere', async () => {
    const down = testSite({ fetch: () => Promise.reject(new Error('down')) });
    const answer = await down.visit('/_content/en/sydney/event', {}, { method: 'POST', body: '{}' });
    expect([answer.status, await answer.json()]).toEqual([502, { error: 'The content service can’t be reached.' }]);
  });

  const slugs = async (options: object): Promise<readonly string[]> =>
    (await ask('en/sydney/event', options)).json.map(({ slug }: { readonly slug: string }) => slug);

  test('limit, skip and sortBy', async () => {
    const all = await slugs({ sortBy: 'slug' });
    expect(all).toEqual([...all].toSorted());
    expect(await slugs({ sortBy: ['slug', 'desc'] })).toEqual([...all].toReversed());
    expect(await slugs({ sortBy: { slug: 'asc' }, skip: 2, limit: 3 })).toEqual(all.slice(2, 5));
    expect(await slugs({ sortBy: { contentType: 'asc', slug: 'desc' } })).toEqual([...all].toReversed());
    expect(await slugs({ sortBy: [{ contentType: 'desc' }, ['slug', 'asc']] })).toEqual(all);
    expect(await slugs({ limit: 0 })).toEqual([]);
  });

  test('only, without and text', async () => {
    const [one] = (await ask('en/sydney/event', { only: ['slug', 'title'], limit: 1 })).json;
    expect(Object.keys(one).toSorted()).toEqual(['slug', 'title']);
    const [other] = (await ask('en/sydney/event', { without: ['body', 'media'], text: true, limit: 1 })).json;
    expect([other.body, other.media]).toEqual([undefined, undefined]);
    expect(other.text).toContain(other.title);
    expect((await ask('en/sydney/event', { limit: 1 })).json[0].text).toBeUndefined();
  });

  test('where', async () => {
    const [first = '', second = ''] = await slugs({ sortBy: 'slug' });
    expect(await slugs({ where: { slug: first } })).toEqual([first]);
    expect((await slugs({ where: { $or: [{ slug: first }, { slug: { $in: [second] } }] } })).toSorted()).toEqual([
      first,
      second,
    ]);
    expect(await slugs({ where: { slug: { $nin: [first] } }, sortBy: 'slug', limit: 1 })).toEqual([second]);
    expect(await slugs({ where: { nothing: { $exists: true } } })).toEqual([]);
  });

  test('search, in any case and in the language of the path', async () => {
    expect((await ask('en/sydney/event', { search: 'HONEY' })).json.length).toBeGreaterThan(0);
    expect((await ask('cn/sydney/event', { search: { query: '蜜' } })).json.length).toBeGreaterThan(0);
    expect((await ask('en/sydney/event', { search: 'no such word anywhere' })).json).toEqual([]);
  });

  test('surround gives the neighbours of one', async () => {
    const all = await slugs({ sortBy: 'slug' });
    expect(await slugs({ sortBy: 'slug', surround: all[2] })).toEqual([all[1], all[3]]);
    expect(await slugs({ sortBy: 'slug', surround: { slug: all[2], before: 2, after: 0 } })).toEqual(all.slice(0, 2));
    expect(await slugs({ sortBy: 'slug', surround: [all[0], { before: 3, after: 2 }] })).toEqual(all.slice(1, 3));
    expect(await slugs({ surround: 'nobody' })).toEqual([]);
  });

  test('deep looks through all pages', async () => {
    expect((await ask('en/sydney', {})).json).toEqual([]);
    const found = (await ask('en/sydney', { deep: true, only: ['contentType'], limit: 1000 })).json;
    expect(new Set(found.map(({ contentType }: { readonly contentType: string }) => contentType)).size).toBeGreaterThan(
      15,
    );
  });

  test('one document by its slug', async () => {
    expect((await ask('en/sydney/brandPavilion/aurelle', '')).json).toMatchObject({
      slug: 'aurelle',
      contentType: 'brandPavilion',
    });
    expect((await ask('en/sydney/brandPavilion/nobody', {})).answer.status).toBe(404);
  });

  test.each<[string, string, unknown, RegExp]>([
    ['no JSON', 'en/sydney/news', '{', /no JSON/],
    ['a list', 'en/sydney/news', [], /body/i],
    ['an unknown option', 'en/sydney/news', { deeper: true }, /deeper/],
    ['a negative limit', 'en/sydney/news', { limit: -1 }, /limit/],
    ['a limit without bounds', 'en/sydney/news', { limit: 1e9 }, /limit/],
    ['a skip that is no number', 'en/sydney/news', { skip: 'one' }, /skip/],
    ['a field that is none', 'en/sydney/news', { only: ['../x'] }, /only/],
    ['an operator without what it needs', 'en/sydney/news', { where: { $or: [] } }, /where/],
    ['an operator that runs code', 'en/sydney/news', { where: { $where: 'sleep(1e9)' } }, /where/],
    ['a pattern', 'en/sydney/news', { where: { title: { $regex: '(a+)+$' } } }, /where/],
    ['an unknown direction', 'en/sydney/news', { sortBy: ['title', 'sideways'] }, /sortBy/],
    ['a very long search', 'en/sydney/news', { search: 'a'.repeat(101) }, /search/],
    ['an unknown language', 'xx/sydney/news', {}, /language/],
    ['an unknown city', 'en/atlantis/news', {}, /city/],
    ['an unknown type', 'en/sydney/secrets', {}, /content type/],
    ['too long a path', 'en/sydney/news/a/b', {}, /four parts/],
  ])('%s is answered 400 with a sentence', async (_, path, body, problem) => {
    const { answer, json } = await ask(path, body);
    expect(answer.status).toBe(400);
    expect(json.error).toMatch(problem);
  });

  test('a body that is too long is refused', async () => {
    expect((await ask('en/sydney/news', { search: 'a'.repeat(20_000) })).answer.status).toBe(413);
  });

  test('random bodies never fail', { timeout: 30_000 }, async () => {
    const name = fc.constantFrom(
      'deep',
      'text',
      'only',
      'without',
      'sortBy',
      'where',
      'search',
      'surround',
      'limit',
      'skip',
    );
    const value = fc.oneof(
      fc.anything(),
      fc.constantFrom(
        'slug',
        'title',
        ['title', 'desc'],
        { $or: [] },
        { $and: [{ title: { $not: { $gt: 1 } } }] },
        { title: { $size: 'x' } },
        { title: { $all: null } },
        { $nor: 7 },
        { title: { $in: 'x' } },
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.dictionary(name, value, { maxKeys: 4 }).map((options) => safeJson(options)),
        ),
        async (body) => {
          const answer = await site.visit('/_content/en/sydney/news', {}, { method: 'POST', body });
          const text = await answer.text();
          expect(answer.status, `${body} gives ${text.slice(0, 200)}`).toBeLessThan(500);
          expect(text).not.toMatch(TOKENS);
        },
      ),
      { numRuns: 200 },
    );
  });
});

function safeJson(value: unknown): string {
  return JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner)) ?? '';
}

test('no answer and no log line ever holds a token', { timeout: 20_000 }, async () => {
  const own = testSite({
    fetch: async (request) =>
      request.url.includes('fields.slug=nobody')
        ? new Response(`denied: ${request.headers.get('authorization')}`, { status: 401 })
        : askContentService(request),
  });
  for (const path of [
    '/en/sydney',
    '/sydney_api?content_type=globalSettings&include=5',
    '/sydney_p_api?content_type=news',
    '/sydney_api?content_type=news&fields.slug=nobody',
    '/en/sydney/nobody',
    '/_map/sydney/sydney',
    '/sitemap/sydney.xml',
  ]) {
    expect(await (await own.visit(path)).text(), path).not.toMatch(TOKENS);
  }
  await (await own.visit('/sydney_p_api?content_type=news', PREVIEW)).text();
  expect(own.lines.join('\n')).not.toMatch(TOKENS);
});
