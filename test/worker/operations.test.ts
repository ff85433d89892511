import { describe, expect, test } from 'vitest';
import { later, testSite } from './testWorld.ts';

const KEY = 'a-key-of-the-operators';

describe('health', () => {
  test('says one word to anybody', async () => {
    const site = testSite({ variables: { HEALTH_KEY: KEY } });
    const answer = await site.visit('/_health');
    expect([answer.status, await answer.text(), answer.headers.get('cache-control'), site.calls]).toEqual([
      200,
      'ok',
      'no-store',
      [],
    ]);
  });

  test('tells operators of caches, flags, generations and the content service', async () => {
    const site = testSite({ variables: { HEALTH_KEY: KEY } });
    await site.visit('/en/sydney');
    const answer = await site.visit('/_health', { 'x-health-key': KEY });
    expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
      200,
      'private, no-store',
      expect.objectContaining({
        cache: { isOn: true, pages: 1, bytes: expect.any(Number), storeIsReached: true },
        upstream: {
          delivery: { isReached: true, status: 200, milliseconds: expect.any(Number) },
          preview: { isReached: true, status: 200, milliseconds: expect.any(Number) },
        },
        generations: { all: 0, types: {}, places: {} },
      }),
    ]);
  });

  test('says so when the content service is down', async () => {
    const site = testSite({ variables: { HEALTH_KEY: KEY }, fetch: async () => new Response('no', { status: 503 }) });
    const answer = await site.visit('/_health', { 'x-health-key': KEY });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({
        upstream: expect.objectContaining({ delivery: expect.objectContaining({ isReached: false, status: 503 }) }),
      }),
    ]);
  });

  test('waits no longer than three seconds for a store that hangs', async () => {
    const hanging = { get: () => new Promise<never>(() => undefined), put: async () => undefined };
    const after = (_: number, run: () => void) => {
      const timer = setTimeout(run, 5);
      return () => clearTimeout(timer);
    };
    const site = testSite({ variables: { HEALTH_KEY: KEY }, world: { flagStore: hanging, after } });
    const answer = await site.visit('/_health', { 'x-health-key': KEY });
    expect(await answer.json()).toMatchObject({ cache: { storeIsReached: false } });
  });

  test.each<[string, Record<string, string>, string]>([
    ['a wrong key', { HEALTH_KEY: KEY }, 'wrong'],
    ['an empty key', { HEALTH_KEY: KEY }, ''],
    ['any key where none is set', {}, 'anything-at-all-of-some-length'],
  ])('%s opens nothing', async (_, variables, key) => {
    expect((await testSite({ variables }).visit('/_health', { 'x-health-key': key })).status).toBe(403);
  });
});

describe('addresses that are not found', () => {
  test('are counted, stored once a minute at most', async () => {
    const site = testSite();
    let writes = 0;
    const { put } = site.flagStore;
    Object.assign(site.flagStore, {
      put: async (key: string, value: string, lifetime: number) => {
        writes += 1;
        await put(key, value, lifetime);
      },
    });
    for (let visit = 0; visit < 3; visit += 1) await site.visit('/en/sydney/no-such-page');
    await site.visit('/en/sydney/nor-this');
    await site.settled();
    expect(writes).toBe(1);
    site.setNow(later(61));
    await site.visit('/en/sydney/nor-this');
    await site.settled();
    expect(JSON.parse(site.flagStore.values.get('not-found') ?? '')).toMatchObject({
      '/en/sydney/no-such-page': { count: 3 },
      '/en/sydney/nor-this': { count: 2 },
    });
    expect(writes).toBe(2);
  });

  test('a store that refuses loses nothing', async () => {
    const values = new Map<string, string>();
    let isDown = true;
    const flagStore = {
      get: async (key: string) => values.get(key) ?? null,
      put: async (key: string, value: string) => {
        if (isDown) throw new Error('429');
        values.set(key, value);
      },
    };
    const site = testSite({ world: { flagStore } });
    expect((await site.visit('/en/sydney/no-such-page')).status).toBe(404);
    await site.settled();
    isDown = false;
    site.setNow(later(61));
    await site.visit('/en/sydney/no-such-page');
    await site.settled();
    expect(JSON.parse(values.get('not-found') ?? '')).toMatchObject({ '/en/sydney/no-such-page': { count: 2 } });
  });

  test('a page that is there is not', async () => {
    const site = testSite();
    await site.visit('/en/sydney');
    await site.settled();
    expect(site.flagStore.values.has('not-found')).toBe(false);
  });
});

describe('a request', () => {
  test.each([
    ['8e1f00c0ffee-SYD', /^8e1f00c0ffee-SYD$/],
    ['x'.repeat(5000), /^[0-9a-f]{16}$/],
    ['two words', /^[0-9a-f]{16}$/],
  ])('is named as the edge names it, unless somebody else wrote that: %s', async (ray, name) => {
    expect((await testSite().visit('/robots.txt', { 'cf-ray': ray })).headers.get('x-request-id')).toMatch(name);
  });

  test('that fails outside of the app is still answered, and logged', async () => {
    const site = testSite();
    await site.visit('/en/sydney');
    const failing = testSite({
      pageStore: site.pageStore,
      world: {
        random: () => {
          throw new Error('no entropy');
        },
      },
    });
    const answer = await failing.visit('/en/sydney');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(failing.lines.some((line) => line.includes('request failed'))).toBe(true);
  });
});

test('a pinned clock that is no moment is refused with the other settings', () => {
  expect(() => testSite({ variables: { CLOCK: 'tomorrow' } })).toThrow(/CLOCK: must be empty or an instant/);
});
