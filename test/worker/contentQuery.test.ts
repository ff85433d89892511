import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOKENS, testSite } from '../support/worker/testWorld.ts';

const site = testSite({ variables: { LOG_LEVEL: '4' } });

async function ask(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await site.visit(`/_content/${path}`, headers, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  return { answer, text, json: JSON.parse(text) };
}

describe('POST /_content/{path}', () => {
  const slugs = async (options: object): Promise<readonly string[]> =>
    (await ask('en/sydney/event', options)).json.map(({ slug }: { readonly slug: string }) => slug);

  test('limit, skip and sortBy', async () => {
    const allSlugs = await slugs({ sortBy: 'slug' });
    expect(allSlugs).toEqual([...allSlugs].toSorted());
    expect(await slugs({ sortBy: ['slug', 'desc'] })).toEqual([...allSlugs].toReversed());
    expect(await slugs({ sortBy: { slug: 'asc' }, skip: 2, limit: 3 })).toEqual(allSlugs.slice(2, 5));
    expect(await slugs({ sortBy: { contentType: 'asc', slug: 'desc' } })).toEqual([...allSlugs].toReversed());
    expect(await slugs({ sortBy: [{ contentType: 'desc' }, ['slug', 'asc']] })).toEqual(allSlugs);
    expect(await slugs({ limit: 0 })).toEqual([]);
  });

  test('only, without and text', async () => {
    const [selectedEvent] = (await ask('en/sydney/event', { only: ['slug', 'title'], limit: 1 })).json;
    expect(Object.keys(selectedEvent).toSorted()).toEqual(['slug', 'title']);
    const [eventWithText] = (await ask('en/sydney/event', { without: ['body', 'media'], text: true, limit: 1 })).json;
    expect([eventWithText.body, eventWithText.media]).toEqual([undefined, undefined]);
    expect(eventWithText.text).toContain(eventWithText.title);
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
    const allSlugs = await slugs({ sortBy: 'slug' });
    expect(await slugs({ sortBy: 'slug', surround: allSlugs[2] })).toEqual([allSlugs[1], allSlugs[3]]);
    expect(await slugs({ sortBy: 'slug', surround: { slug: allSlugs[2], before: 2, after: 0 } })).toEqual(
      allSlugs.slice(0, 2),
    );
    expect(await slugs({ sortBy: 'slug', surround: [allSlugs[0], { before: 3, after: 2 }] })).toEqual(
      allSlugs.slice(1, 3),
    );
    expect(await slugs({ surround: 'nobody' })).toEqual([]);
  });

  test('deep looks through all pages', async () => {
    expect((await ask('en/sydney', {})).json).toEqual([]);
    const documents = (await ask('en/sydney', { deep: true, only: ['contentType'], limit: 1000 })).json;
    expect(
      new Set(documents.map(({ contentType }: { readonly contentType: string }) => contentType)).size,
    ).toBeGreaterThan(15);
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

  test('random bodies never fail', async () => {
    const name = fc.constantFrom(...'deep text only without sortBy where search surround limit skip'.split(' '));
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
