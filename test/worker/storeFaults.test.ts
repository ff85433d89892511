import { describe, expect, test } from 'vitest';
import type { Store } from '../../worker/world.ts';
import { faultyService } from '../support/worker/faults.ts';
import { faultySite, isWhole, laterSite } from '../support/worker/faultySite.ts';
import { testTime } from '../support/worker/testTime.ts';
import { TEST_NOW, testSite } from '../support/worker/testWorld.ts';

describe('the stores', () => {
  const working = { get: async () => null, put: async () => undefined };
  const hangs = (): Promise<never> => new Promise(() => undefined);
  const holds = (value: string): Store => ({ ...working, get: async () => value });
  const storedAnswer = (text: string): string =>
    `{"format":4,"fetchedAt":${Date.parse(TEST_NOW)},"epoch":"","seq":0,"scope":{"ids":"","lists":[]},"tag":"","answer":${text}}`;

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
    ['hold no answer', holds(storedAnswer('{"sys":{"type":"Error","id":"ServerError"}}'))],
    [
      'hold a list that lost its items',
      holds(storedAnswer('{"sys":{"type":"Array"},"total":3,"skip":0,"limit":3,"items":[]}')),
    ],
    ['hold bytes of another kind', holds('\u0000\uFFFD\u0001')],
  ])('%s: the page is whole all the same', async (_, contentStore) => {
    const site = faultySite({ contentStore });
    const page = await site.visit('/en/sydney/brand/listing');
    expect([page.status, isWhole(page), page.body.includes('SOMETHING WENT WRONG')]).toEqual([200, true, false]);
  });

  test('the data centre’s cache and the store hold a page that lost its end: a miss', async () => {
    const damage = (page: string): string => page.slice(0, -500);
    const seed = faultySite();
    await seed.visit('/en/sydney/brand/listing');
    await seed.settled();
    const site = laterSite(seed, 0);
    const isPage = (key: string): boolean => key.startsWith('page:');
    let damaged = 0;
    for (const [key, page] of site.pageStore.pages)
      if (isPage(key)) {
        damaged += 1;
        site.pageStore.pages.set(key, new Response(damage(await page.text())));
      }
    for (const [key, page] of site.contentStore.values)
      if (isPage(key)) {
        damaged += 1;
        site.contentStore.values.set(key, damage(page));
      }
    expect(damaged).toBe(2);
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
