import { describe, expect, test } from 'vitest';
import { listsOf } from '../../worker/contentful/listCall.ts';
import { words } from '../support/words.ts';
import { askContentService, headOf, TOKENS, testSite } from '../support/worker/testWorld.ts';

const site = testSite({ variables: { LOG_LEVEL: '4' } });
const PREVIEW = { cookie: 'is-preview-mode=true' };

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

describe('/{city}_api lists and gives entries', () => {
  test('a list as the content service answers it, of this city and of all', async () => {
    const news = await list(
      '/sydney_api?content_type=news&locale=zh-CN&limit=3&order=-sys.createdAt&select=fields.title,fields.slug',
    );
    expect([news.items.length, news.limit, news.total]).toEqual([3, 3, 12]);
    expect(Object.keys(news.items[0]?.fields ?? {}).toSorted()).toEqual(['slug', 'title']);
    expect(String(news.items[0]?.fields['title'])).toMatch(/\p{Script=Han}/u);
  });

  test('filters, depth, and the specified parameters', async () => {
    const pavilions = await list(
      '/sydney_api?content_type=brandPavilion&fields.slug=aurelle&select=sys.id,fields&include=2&timeout=200000&metadata.tags.sys.id[in]=global,sydney',
    );
    expect([pavilions.total, (pavilions.includes?.Entry ?? []).length > 0]).toEqual([1, true]);
    expect(
      (await list('/sydney_api?content_type=brandPavilion&fields.slug=aurelle&include=0')).includes?.Entry ?? [],
    ).toEqual([]);
  });

  test.each([
    ['news', { global: 0, sydney: 12, 'sydney,global': 12 }],
    ['brandCategory', { global: 21, sydney: 0, 'sydney,global': 21 }],
  ])('those of the tags that a call names: %s', async (type, totals) => {
    for (const [tags, total] of Object.entries(totals)) {
      const answer = await list(`/sydney_api?content_type=${type}&metadata.tags.sys.id[in]=${tags}`);
      expect([tags, answer.total]).toEqual([tags, total]);
    }
  });

  test('of the tag of all cities, a publication for all enters the list', () => {
    const question = { content_type: 'news', 'metadata.tags.sys.id[in]': 'global' };
    expect(listsOf(question, 'sydney')).toEqual([{ type: 'news', city: 'sydney', slug: undefined }]);
  });

  test('without a selection only what the system says of an entry', async () => {
    const { items } = await list('/sydney_api?content_type=news&limit=1');
    expect(Object.keys(items[0]?.fields ?? {})).toEqual([]);
    expect(items[0]?.sys).toEqual({
      id: expect.any(String),
      contentType: { sys: expect.objectContaining({ id: 'news' }) },
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  test('one entry, of this city only', async () => {
    const { answer, json } = await get('/sydney_api/sydney-brand-aurelle?locale=en-US');
    expect([answer.status, json.sys.id, json.fields.slug]).toEqual([200, 'sydney-brand-aurelle', 'aurelle']);
    expect((await get('/paris_api/sydney-brand-aurelle')).answer.status).toBe(404);
  });

  test('an id with a point, as the content service allows it', async () => {
    const { answer, json } = await get('/sydney_api/no.such-entry');
    expect([answer.status, json.error]).toEqual([404, 'There is no such entry.']);
  });

  test('answers are cached for 120 seconds, and requested once', async () => {
    const freshSite = testSite();
    const firstAnswer = await freshSite.visit('/sydney_api?content_type=service');
    await freshSite.visit('/sydney_api?content_type=service');
    const calls = freshSite.calls.filter((call) => call.includes('content_type=service'));
    expect([firstAnswer.headers.get('cache-control'), calls.length]).toEqual(['public, max-age=120', 1]);
  });

  test.each([
    ['no content type', '/sydney_api', /content_type/],
    ['an unknown content type', '/sydney_api?content_type=secrets', /content_type/],
    ['a parameter of the service’s own', '/sydney_api?content_type=news&access_token=x', /access_token is not allowed/],
    ['another city’s tag', '/sydney_api?content_type=news&metadata.tags.sys.id[in]=paris', /tags/],
    ['too many entries', '/sydney_api?content_type=news&limit=1001', /limit is no whole number/],
    ['too deep', '/sydney_api?content_type=news&include=6', /include is no whole number/],
    ['a parameter twice', '/sydney_api?content_type=news&limit=1&limit=2', /occurs twice/],
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
    expect(headOf(answer, 'cache-control')).toEqual([400, 'no-store']);
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

  test.each([
    [403, 403],
    [401, 502],
    [500, 502],
  ])('a refusal of the service is passed on, any other failure is a 502 (%i)', async (serviceStatus, siteStatus) => {
    const failingSite = testSite({ fetch: async () => new Response('{}', { status: serviceStatus }) });
    const requests = [
      failingSite.visit('/sydney_api?content_type=news'),
      failingSite.visit('/paris_api/paris-home'),
      failingSite.visit('/sydney_p_api?content_type=news', PREVIEW),
      failingSite.visit('/_content/en/sydney/news', {}, { method: 'POST', body: '{}' }),
    ];
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(Array(4).fill(siteStatus));
  });

  test('a service that can’t be reached is a 502 that does not name it', async () => {
    const downSite = testSite({ fetch: () => Promise.reject(new TypeError('meridian-delivery could not be reached')) });
    const answer = await downSite.visit('/sydney_api?content_type=news');
    expect([answer.status, await answer.json()]).toEqual([502, { error: 'The content service can’t be reached.' }]);
  });

  test('a query that has just failed is not sent again for ten seconds, even when the service works; others are', async () => {
    let isDown = false;
    const recoveringSite = testSite({
      fetch: (request) => (isDown ? Promise.resolve(new Response('', { status: 500 })) : askContentService(request)),
    });
    const status = async (type: string): Promise<number> =>
      (await recoveringSite.visit(`/sydney_api?content_type=${type}`)).status;
    expect(await status('news')).toBe(200);
    isDown = true;
    recoveringSite.setNow('2026-06-15T02:05:00.000Z');
    expect([await status('news'), await status('event')]).toEqual([200, 502]);
    isDown = false;
    recoveringSite.setNow('2026-06-15T02:05:09.000Z');
    const callsFor = () => recoveringSite.calls.filter((call) => call.includes('content_type=event')).length;
    const callsBefore = callsFor();
    expect([await status('event'), callsFor() - callsBefore]).toEqual([502, 0]);
    expect(await status('dining')).toBe(200);
    recoveringSite.setNow('2026-06-15T02:05:10.001Z');
    expect(await status('event')).toBe(200);
  });
});

test('no answer and no log line ever holds a token', async () => {
  const echoingSite = testSite({
    fetch: async (request) =>
      request.url.includes('fields.slug=nobody')
        ? new Response(`denied: ${request.headers.get('authorization')}`, { status: 401 })
        : askContentService(request),
  });
  for (const path of words(`
    /en/sydney /sydney_api?content_type=globalSettings&include=5 /sydney_p_api?content_type=news
    /sydney_api?content_type=news&fields.slug=nobody /en/sydney/nobody /_map/sydney/sydney /sitemap/sydney.xml
  `)) {
    expect(await echoingSite.read(path), path).not.toMatch(TOKENS);
  }
  await echoingSite.read('/sydney_p_api?content_type=news', PREVIEW);
  expect(echoingSite.lines.join('\n')).not.toMatch(TOKENS);
});
