import { beforeAll, describe, expect, test } from 'vitest';
import operations from '../../docs/operations.md?raw';
import { testCoordinator } from '../support/worker/coordinator.ts';
import { emptyStores, eventsOf, prepareEnquiries } from '../support/worker/formWorld.ts';
import { HEALTH_KEY, headOf, later, testSite } from '../support/worker/testWorld.ts';

/** Where enquiries are forwarded. */
const DESK = 'https://desk.meridian.example/enquiries';

/** What operators are told. */
const healthOf = (site: ReturnType<typeof testSite>) => site.visit('/_health', { 'x-health-key': HEALTH_KEY });

beforeAll(async () => {
  await prepareEnquiries();
  // Other files share the stores.
  await emptyStores();
});

describe('health', () => {
  test('says one word to every caller, and asks the content service once in ten seconds for all of them', async () => {
    const site = testSite({ variables: { HEALTH_KEY } });
    for (let time = 0; time < 2; time += 1) {
      const answer = await site.visit('/_health');
      expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
        200,
        'ok',
        'no-store',
      ]);
      expect(answer.headers.get('x-version')).toBe('a-version');
    }
    expect(site.calls).toHaveLength(1);
    site.setNow(later(11));
    await site.visit('/_health');
    expect(site.calls).toHaveLength(2);
  });

  test('asks the services once for all who ask at the same time, and again ten seconds after it began to', async () => {
    const { promise: answered, resolve } = Promise.withResolvers<Response>();
    const list = { sys: { type: 'Array' }, total: 1, skip: 0, limit: 1, items: [{ sys: { id: 'settings' } }] };
    const site = testSite({ fetch: async () => (await answered).clone() });
    const words = Array.from({ length: 5 }, () => site.visit('/_health'));
    await expect.poll(() => site.calls.length).toBeGreaterThan(0);
    site.setNow(later(2));
    resolve(Response.json(list));
    expect((await Promise.all(words)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(site.calls).toHaveLength(1);
    site.setNow(later(10));
    await site.visit('/_health');
    expect(site.calls).toHaveLength(2);
  });

  test.each<[string, () => Response]>([
    ['a token that the service refuses', () => Response.json({ sys: { type: 'Error' } }, { status: 401 })],
    ['an empty space', () => Response.json({ sys: { type: 'Array' }, total: 0, skip: 0, limit: 1, items: [] })],
    ['something else than a content service', () => new Response('<html>')],
  ])('%s fails it, without a detail', async (_, answer) => {
    const health = await testSite({ fetch: async () => answer() }).visit('/_health');
    expect([health.status, await health.text()]).toEqual([503, 'failing']);
  });

  test('has while all is well what the alarms look for in it', async () => {
    const expectedTexts = [...operations.matchAll(/\| body has `([^`]+)` /g)].flatMap(([, text]) => text ?? []);
    const report = await (await healthOf(testSite({ variables: { HEALTH_KEY, ENQUIRY_WEBHOOK: DESK } }))).text();
    expect(expectedTexts).toEqual(['"faults":[]']);
    expect(expectedTexts.filter((text) => !report.includes(text))).toEqual([]);
  });

  test('shows operators caches, flags, what changed and the content service', async () => {
    const site = testSite({ variables: { HEALTH_KEY } });
    await site.visit('/en/sydney');
    const answer = await healthOf(site);
    const healthy = { isReached: true, hasContent: true, status: 200, milliseconds: expect.any(Number) };
    const never = { checkedAt: null, lastHook: null, lastChange: null };
    expect(headOf(answer, 'cache-control')).toEqual([200, 'private, no-store']);
    expect(await answer.json()).toMatchObject({
      cache: { isOn: true, pages: 1, bytes: expect.any(Number), storeIsReached: true },
      upstream: { delivery: healthy, preview: healthy },
      changes: { isBound: true, isReached: true, seq: 0, ...never, isHookSilent: false },
      broken: {},
    });
  });

  test('says so when the content service is down', async () => {
    const site = testSite({ variables: { HEALTH_KEY }, fetch: async () => new Response('no', { status: 503 }) });
    const answer = await healthOf(site);
    const upstream = { delivery: { isReached: false, status: 503 } };
    expect([answer.status, await answer.json()]).toMatchObject([503, { upstream }]);
  });

  test('says so when the coordinator is down, and when content changes that no webhook told of', async () => {
    const site = testSite({ variables: { HEALTH_KEY } });
    const changes = async () => {
      await site.visit('/en/sydney');
      await site.settled();
      return Object(await (await healthOf(site)).json()).changes;
    };
    site.coordinator?.check(Date.parse(later(200)), [{ entry: 'x', type: 'event', revision: 2, isGone: false }]);
    site.setNow(later(201));
    expect(await changes()).toMatchObject({
      isReached: true,
      seq: 1,
      checkedAt: later(200),
      lastHook: null,
      lastChange: later(200),
      isHookSilent: true,
    });
    site.coordinator?.fail(async () => new Response('no', { status: 500 }));
    site.setNow(later(210));
    expect(await changes()).toMatchObject({ isBound: true, isReached: false });
  });

  test('waits no longer than three seconds for a store that hangs', async () => {
    const hanging = { get: () => new Promise<never>(() => undefined), put: async () => undefined };
    const after = (_: number, run: () => void) => {
      const timer = setTimeout(run, 5);
      return () => clearTimeout(timer);
    };
    const site = testSite({ variables: { HEALTH_KEY }, world: { flagStore: hanging, after } });
    expect(await (await healthOf(site)).json()).toMatchObject({ cache: { storeIsReached: false } });
  });

  test.each([
    ['a job that takes longer than visitors wait', 130_000, 0, ['pages are not made ahead of visitors: 7']],
    ['a job that is under way', 3000, 0, []],
    ['pages that are laid aside', 3000, 2, ['2 pages failed three times when they were made ahead']],
  ])('tells of %s', async (_, waitsFor, laidAside, expectedFaults) => {
    const size = { pages: 40, scopes: 9, builds: 1, pending: 7, laidAside, bytes: 4096, waitsFor };
    const { fetch: ask } = testCoordinator();
    const coordinator = async (request: Request): Promise<Response> =>
      new URL(request.url).pathname === '/index' ? Response.json(size) : ask(request);
    const answer = await healthOf(testSite({ variables: { HEALTH_KEY }, world: { coordinator } }));
    const { ahead, faults }: { ahead: unknown; faults: readonly string[] } = await answer.json();
    expect([ahead, faults.filter((fault) => fault.includes('ahead'))]).toEqual([size, expectedFaults]);
  });

  test.each<[string, Record<string, string>, string]>([
    ['a wrong key', { HEALTH_KEY }, 'wrong'],
    ['an empty key', { HEALTH_KEY }, ''],
    ['any key where none is set', {}, 'anything-at-all-of-some-length'],
  ])('%s opens nothing', async (_, variables, key) => {
    expect((await testSite({ variables }).visit('/_health', { 'x-health-key': key })).status).toBe(403);
  });
});

describe('addresses that are not found', () => {
  test('are counted, stored once a minute at most', async () => {
    const site = testSite();
    const lifetimes: number[] = [];
    const { put } = site.flagStore;
    Object.assign(site.flagStore, {
      put: async (key: string, value: string, lifetime: number) => {
        lifetimes.push(lifetime);
        await put(key, value, lifetime);
      },
    });
    for (let visit = 0; visit < 3; visit += 1) await site.visit('/en/sydney/no-such-page');
    await site.visit('/en/sydney/nor-this');
    await site.settled();
    expect(lifetimes).toEqual([30 * 24 * 3600]);
    site.setNow(later(60));
    await site.visit('/en/sydney/nor-this');
    await site.settled();
    expect(JSON.parse(site.flagStore.values.get('not-found') ?? '')).toMatchObject({
      '/en/sydney/no-such-page': { count: 3 },
      '/en/sydney/nor-this': { count: 2 },
    });
    expect(lifetimes).toHaveLength(2);
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
    expect(eventsOf(site)).toContainEqual(
      expect.objectContaining({ level: 'warning', event: 'not-found counts not stored', problem: 'Error: 429' }),
    );
    isDown = false;
    site.setNow(later(61));
    await site.visit('/en/sydney/no-such-page');
    await site.settled();
    expect(JSON.parse(values.get('not-found') ?? '')).toMatchObject({ '/en/sydney/no-such-page': { count: 2 } });
  });

  test.each([
    ['a page that exists', '/en/sydney', 200],
    ['a page that an editor looks for in a preview', '/en/sydney/no-such-page?is-preview-mode=true', 404],
    ['an entry that an editor looks for', '/preview?entry=no-such-entry', 404],
  ])('%s is not counted', async (_, path, status) => {
    const site = testSite();
    expect((await site.visit(path)).status).toBe(status);
    await site.settled();
    expect(site.flagStore.values.has('not-found')).toBe(false);
  });
});

describe('a request', () => {
  test.each([
    ['8e1f00c0ffee-SYD', /^8e1f00c0ffee-SYD$/],
    ['x'.repeat(5000), /^[0-9a-f]{16}$/],
    ['two words', /^[0-9a-f]{16}$/],
  ])('has the edge’s id, unless the header has another format: %s', async (ray, name) => {
    for (const path of ['/robots.txt', '/_search/en/sydney?keyword=gin'])
      expect((await testSite().visit(path, { 'cf-ray': ray })).headers.get('x-request-id')).toMatch(name);
  });

  test('that fails outside of the app is still answered, and logged', async () => {
    const site = testSite();
    await site.visit('/en/sydney');
    await site.settled();
    const failingSite = testSite({
      coordinator: site.coordinator,
      dataCentreStore: site.dataCentreStore,
      world: {
        random: () => {
          throw new Error('no entropy');
        },
      },
    });
    expect(headOf(await failingSite.visit('/en/sydney'), 'cache-control')).toEqual([500, 'no-store']);
    expect(failingSite.lines.some((line) => line.includes('request failed'))).toBe(true);
  });
});

test.each([
  ['a pinned clock that is no moment', { CLOCK: 'tomorrow' }, /CLOCK: must be an instant/],
  [
    'a hidden city that there is none of',
    { DESTINATION_HIDE_LIST: 'bali,gaum' },
    /DESTINATION_HIDE_LIST: must be cities/,
  ],
  ['an empty token', { CONTENTFUL_ACCESS_TOKEN: ' ' }, /CONTENTFUL_ACCESS_TOKEN: is missing$/],
  ['a level of the log that is none', { LOG_LEVEL: 'info' }, /LOG_LEVEL: must be a whole number$/],
  ['a level of the log beyond the last', { LOG_LEVEL: '5' }, /LOG_LEVEL: must be 1 to 4$/],
  ['a switch in words', { CACHE: 'off' }, /CACHE: must be 0 or 1$/],
  ['a wait of no time', { PAGE_DEADLINE_MS: '10' }, /PAGE_DEADLINE_MS: must be 1000 to 200000$/],
  ['a retention of no day', { ENQUIRY_RETENTION_DAYS: '0' }, /ENQUIRY_RETENTION_DAYS: must be 1 at least$/],
])('%s is refused with the other settings', (_, variables, words) => {
  expect(() => testSite({ variables })).toThrow(words);
});

describe('the security contact', () => {
  test('is told with a date less than a year away', async () => {
    const contact = 'mailto:security@meridian.example';
    const answer = await testSite({ variables: { SECURITY_CONTACT: contact } }).visit('/.well-known/security.txt');
    expect(headOf(answer, 'content-type')).toEqual([200, 'text/plain;charset=UTF-8']);
    expect((await answer.text()).split('\n').slice(0, 2)).toEqual([
      `Contact: ${contact}`,
      'Expires: 2026-12-12T00:00:00Z',
    ]);
  });

  test('is no file where no contact is set', async () => {
    expect((await testSite().visit('/.well-known/security.txt')).status).toBe(404);
  });
});
