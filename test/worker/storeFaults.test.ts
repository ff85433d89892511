import { describe, expect, test } from 'vitest';
import type { Store } from '../../worker/world.ts';
import { faultyService } from './faults.ts';
import { faultySite, isWhole, laterSite, textIn } from './faultySite.ts';
import { testTime } from './testTime.ts';
import { TEST_NOW, testSite } from './testWorld.ts';

describe('the stores', () => {
  const working = { get: async () => null, put: async () => undefined };
  const hangs = (): Promise<never> => new Promise(() => undefined);
  const holds = (value: string): Store => ({ ...working, get: async () => value });
  const answer = '{"sys":{"type":"Array"},"total":0,"skip":0,"limit":1,"items":[]}';

  test.each<[string, Store]>([
    [
      'fail',
      { get: () => Promise.reject(new Error('KV is down')), put: () => Promise.reject(new Error('KV is down')) },
    ],
    [
      'refuse what is written',
      { ...working, put: () => Promise.reject(new Error('KV PUT failed: 429 Too Many Requests')) },
    ],
    ['never answer', { get: hangs, put: hangs }],
    ['hold nothing', holds('')],
    ['hold a fragment', holds('{"storedAt":1,"answer":{"sys":{"type":"Arr')],
    ['hold a text', holds('"text"')],
    ['hold another format', holds(`{"version":1,"at":"2020-01-01","body":${answer}}`)],
    ['hold an answer without its moment', holds(`{"answer":${answer}}`)],
    ['hold no answer', holds('{"storedAt":1,"generation":0,"answer":{"sys":{"type":"Error","id":"ServerError"}}}')],
    [
      'hold a list that lost its items',
      holds('{"storedAt":1,"answer":{"sys":{"type":"Array"},"total":3,"skip":0,"limit":3,"items":[]}}'),
    ],
    ['hold bytes of another kind', holds('\u0000\uFFFD\u0001')],
  ])('%s: the page is whole all the same', async (_, contentStore) => {
    const site = faultySite({ contentStore });
    const page = await site.visit('/en/sydney/brand/listing');
    expect([page.status, isWhole(page), page.body.includes('SOMETHING WENT WRONG')]).toEqual([200, true, false]);
  });

  test.each<[string, (page: Response) => Promise<Response>]>([
    [
      'a page that lost its end',
      async (page) => new Response((await page.arrayBuffer()).slice(0, 500), { headers: page.headers }),
    ],
    ['a page without its facts', async (page) => new Response(await textIn(page))],
    [
      'facts that are no JSON',
      async (page) => new Response(await textIn(page), { headers: { 'X-Stored-Page': '%7B' } }),
    ],
    [
      'facts that can’t be decoded',
      async (page) => new Response(await textIn(page), { headers: { 'X-Stored-Page': '%E0%A4%A' } }),
    ],
    [
      'facts of another format',
      async (page) =>
        new Response(await textIn(page), { headers: { 'X-Stored-Page': encodeURIComponent('{"format":1}') } }),
    ],
    [
      'a page whose nonce is another',
      async (page) =>
        new Response((await textIn(page)).replaceAll(/nonce="[^"]{24}"/g, `nonce="${'A'.repeat(24)}"`), {
          headers: page.headers,
        }),
    ],
  ])('the shared page cache holds %s: a miss', async (_, damage) => {
    const seed = faultySite();
    await seed.visit('/en/sydney/brand/listing');
    await seed.settled();
    expect(seed.pageStore.pages.size).toBe(1);
    const site = laterSite(seed, 0);
    for (const [key, page] of site.pageStore.pages) site.pageStore.pages.set(key, await damage(page));
    const page = await site.visit('/en/sydney/brand/listing');
    expect([page.status, page.cache, isWhole(page)]).toEqual([200, 'MISS', true]);
  });

  test('the shared page cache and the flags never answer: a page is late by two looks at most', async () => {
    const time = testTime(TEST_NOW);
    const site = testSite({
      fetch: faultyService(time).fetch,
      world: {
        now: time.now,
        after: time.after,
        pageStore: { match: hangs, put: hangs },
        flagStore: { get: hangs, put: hangs },
      },
    });
    const { result, took } = await time.run(site.visit('/en/sydney/brand/listing'));
    expect([result.status, took <= 2000]).toEqual([200, true]);
  });
});
