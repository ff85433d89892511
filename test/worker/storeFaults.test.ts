import { describe, expect, test } from 'vitest';
import type { Store } from '../../worker/world.ts';
import { hangs } from '../support/worker/cachedContent.ts';
import { faultyService } from '../support/worker/faults.ts';
import { faultySite, isWhole, laterSite } from '../support/worker/faultySite.ts';
import { testTime } from '../support/worker/testTime.ts';
import { TEST_NOW, testSite } from '../support/worker/testWorld.ts';

describe('the stores', () => {
  const working = { get: async () => null, put: async () => undefined };
  const fails = (): Promise<never> => Promise.reject(new Error('KV is down'));
  const holds = (value: string): Store => ({ ...working, get: async () => value });
  const storedAnswer = (text: string): string =>
    `{"format":4,"fetchedAt":${Date.parse(TEST_NOW)},"epoch":"","seq":0,"scope":{"ids":"","lists":[]},"tag":"","answer":${text}}`;
  const answer = '{"sys":{"type":"Array"},"total":0,"skip":0,"limit":1,"items":[]}';

  test.each<[string, Store]>([
    ['fail', { get: fails, put: fails }],
    ['refuse what is written', { ...working, put: fails }],
    ['never answer', { get: hangs, put: hangs }],
    ['hold nothing', holds('')],
    ['hold a fragment', holds('{"format":4,"fetchedAt":1,"answer":{"sys":{"type":"Arr')],
    ['hold a text', holds('"text"')],
    ['hold another format', holds(`{"version":1,"at":"2020-01-01","body":${answer}}`)],
    ['hold an answer without its moment', holds(`{"answer":${answer}}`)],
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

  const [firstLine, otherLines] = [
    (text: string): string => text.slice(0, text.indexOf('\n')),
    (text: string): string => text.slice(text.indexOf('\n') + 1),
  ];

  test.each<[string, (page: string) => string]>([
    ['a page that lost its end', (page) => page.slice(0, -500)],
    ['a page without its facts', otherLines],
    ['a page without anything else', firstLine],
    ['facts that are no JSON', (page) => `{\n${otherLines(page)}`],
    ['facts of another format', (page) => `{"format":1}\n${otherLines(page)}`],
    [
      'a page whose nonce is another',
      (page) => `${firstLine(page)}\n${otherLines(page).replaceAll(/nonce="[^"]{24}"/g, `nonce="${'A'.repeat(24)}"`)}`,
    ],
  ])('the data centre’s cache and the store hold %s: a miss', async (_, damage) => {
    const seed = faultySite();
    await seed.visit('/en/sydney/brand/listing');
    await seed.settled();
    const site = laterSite(seed, 0);
    for (const { values } of [site.dataCentreStore, site.contentStore]) {
      const pages = [...values].filter(([key]) => key.startsWith('page:'));
      expect(pages).toHaveLength(1);
      for (const [key, page] of pages) values.set(key, damage(page));
    }
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
        dataCentreStore: { get: hangs, put: hangs },
        flagStore: { get: hangs, put: hangs },
      },
    });
    const { result, took } = await time.run(site.visit('/en/sydney/brand/listing'));
    expect([result.status, took <= 2000]).toEqual([200, true]);
  });
});
