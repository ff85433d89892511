import { beforeAll, describe, expect, test } from 'vitest';
import { isPageKind, type PageKind } from '../../content/pages.ts';
import { HOOK_SECRET, tell } from './editing.ts';
import { type Fault, faults, faultyService } from './faults.ts';
import { pageAddresses } from './pageAddresses.ts';
import { testTime } from './testTime.ts';
import { TEST_NOW, testSite } from './testWorld.ts';

const DEADLINE_MS = 20_000;
/** What a page may need beyond its deadline: a last look at a store that hangs. */
const GRACE_MS = 1000;

/** What a page without content is while its content can't be had; the specified error page unless it says otherwise. */
const standsWithoutContent: Readonly<Partial<Record<PageKind, number>>> = {
  unsupported: 200,
  maintenance: 503,
  openingSoon: 503,
  member: 302,
  // A failure is logged only: the visitor stays with the brands (content-pages §8).
  offlineBrand: 302,
};

type Store = NonNullable<Parameters<typeof testSite>[0]>['contentStore'];

/** A site in its own time, with a content service that can fail. */
function faultySite(
  options: {
    readonly contentStore?: Store;
    readonly now?: string;
    readonly variables?: Record<string, string>;
    readonly fault?: Fault;
  } = {},
) {
  const time = testTime(options.now ?? TEST_NOW);
  const service = faultyService(time);
  service.fail(options.fault);
  const site = testSite({
    ...(options.contentStore && { contentStore: options.contentStore }),
    variables: { LOG_LEVEL: '4', CONTENTFUL_HOOK_SECRET: HOOK_SECRET, ...options.variables },
    fetch: service.fetch,
    world: { now: time.now, after: time.after },
  });
  const visit = async (path: string) => {
    const { result, took } = await time.run(site.visit(path));
    return {
      status: result.status,
      cache: result.headers.get('x-cache'),
      control: result.headers.get('cache-control'),
      location: result.headers.get('location'),
      body: await result.text(),
      took,
    };
  };
  /** Something was published that stands on every page. */
  const publish = async (): Promise<number> => {
    const payload = {
      sys: { type: 'Entry', id: 'x', contentType: { sys: { id: 'globalSettings' } } },
      metadata: { tags: [] },
    };
    return (await tell(site, { topic: 'ContentManagement.Entry.publish', payload })).status;
  };
  return { ...site, time, fail: service.fail, visit, publish, settled: () => time.run(site.settled()) };
}

type Visited = Awaited<ReturnType<ReturnType<typeof faultySite>['visit']>>;

const kinds: [PageKind, string][] = [];
const healthy = new Map<PageKind, Visited>();
/** What a site leaves in its stores once every page kind was visited. */
const seed = faultySite();

/** A new isolate, some time after the stores were filled. */
function laterSite(minutes: number, fault: Fault | undefined) {
  const site = faultySite({
    now: new Date(Date.parse(TEST_NOW) + minutes * 60_000).toISOString(),
    ...(fault && { fault }),
  });
  for (const [key, value] of seed.contentStore.values) site.contentStore.values.set(key, value);
  for (const [key, page] of seed.pageStore.pages) site.pageStore.pages.set(key, page.clone());
  return site;
}

/** What the shared page cache keeps is bytes. */
const textIn = async (page: Response): Promise<string> => new TextDecoder().decode(await page.arrayBuffer());
/** One isolate that sees nothing but failures, one kind after the other. */
let staleSite: ReturnType<typeof laterSite> | undefined;
function stale() {
  staleSite ??= laterSite(10, undefined);
  return staleSite;
}

/** A page without what differs from answer to answer. */
const plain = (body: string): string => body.replaceAll(/nonce="[^"]*"/g, '');
const isWhole = ({ body }: Visited): boolean =>
  body.endsWith('</html>') && body.includes('<h1') && body.includes('<footer') && body.includes('class="navigation');
/** Pages that the page cache keeps; the others are made for each visitor from kept content. */
const isKept = ({ cache, control, body }: Visited): boolean =>
  cache === 'MISS' && control?.startsWith('public') === true && body.startsWith('<!DOCTYPE');

beforeAll(async () => {
  for (const [kind, path] of Object.entries(await pageAddresses())) if (isPageKind(kind)) kinds.push([kind, path]);
  for (const [kind, path] of kinds) healthy.set(kind, await seed.visit(path));
  await seed.settled();
}, 60_000);

/** What is wrong with the pages of all kinds, in words; nothing when all are as they should be. */
async function problems(
  judge: (kind: PageKind, path: string, before: Visited) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [kind, path] of kinds) {
    const before = healthy.get(kind);
    if (!before) throw new Error(`${kind} was never visited`);
    for (const problem of await judge(kind, path, before)) found.push(`${kind}: ${problem}`);
  }
  return found;
}

function differences(expected: Readonly<Record<string, unknown>>, found: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(expected).flatMap(([name, value]) =>
    found[name] === value ? [] : [`${name} ${String(found[name])} instead of ${String(value)}`],
  );
}

test('while all is well every page kind is served whole', async () => {
  expect(
    await problems(async (kind, _, before) => [
      ...differences({ status: standsWithoutContent[kind] ?? (kind === 'eshop' ? 302 : 200) }, before),
      ...(before.status === 200 && kind !== 'unsupported' && kind !== 'eventCalendar' && !isWhole(before)
        ? ['not whole']
        : []),
    ]),
  ).toEqual([]);
});

describe.each(Object.entries(faults))('the content service answers %s', (name, fault) => {
  const timeouts = { timeout: 60_000 };
  const errorStatus = name === '403' ? 403 : 500;

  test('cold: every page kind is the error page, within the limit, and nothing is kept', timeouts, async () => {
    expect(
      await problems(async (kind, path) => {
        const site = faultySite({ fault });
        const page = await site.visit(path);
        const stands = standsWithoutContent[kind];
        const keptInStore = [...site.contentStore.values.values()].filter((value) => !value.includes('"Array"'));
        return [
          ...differences({ status: stands ?? errorStatus, cache: page.cache === 'BYPASS' ? 'BYPASS' : 'MISS' }, page),
          ...(page.took > DEADLINE_MS + GRACE_MS ? [`took ${page.took} ms`] : []),
          ...(stands === undefined && !page.control?.includes('no-store') ? [`cached: ${page.control}`] : []),
          ...(stands === undefined && !(page.body.includes('SOMETHING WENT WRONG.') && page.body.endsWith('</html>'))
            ? ['not the error page']
            : []),
          ...(site.pageStore.pages.size > 0 && stands === undefined ? ['the page was stored'] : []),
          ...(keptInStore.length > 0 ? ['an error was stored'] : []),
        ];
      }),
    ).toEqual([]);
  });

  test('warm: every page kind is served as before', timeouts, async () => {
    const site = laterSite(1, fault);
    expect(
      await problems(async (_, path, before) => {
        const page = await site.visit(path);
        return [
          ...differences(
            { status: before.status, location: before.location, cache: isKept(before) ? 'HIT' : before.cache },
            page,
          ),
          ...(isKept(before)
            ? differences({ took: 0, body: plain(before.body) }, { ...page, body: plain(page.body) })
            : []),
          ...(before.status === 200 && isWhole(before) && !isWhole(page) ? ['not whole'] : []),
        ];
      }),
    ).toEqual([]);
  });

  test('stale: every page kind is served whole, at once, and again after a refresh that failed', timeouts, async () => {
    const site = stale();
    const visitAll = (marks: readonly string[], isWanted: (before: Visited) => boolean = () => true) =>
      problems(async (_, path, before) => {
        if (!isWanted(before)) return [];
        const page = await site.visit(path);
        return [
          ...differences({ status: before.status, location: before.location }, page),
          ...(isKept(before)
            ? [...differences({ took: 0 }, page), ...(marks.includes(page.cache ?? '') ? [] : [`marked ${page.cache}`])]
            : []),
          ...(before.status === 200 && isWhole(before) && !isWhole(page) ? ['not whole'] : []),
        ];
      });
    site.fail(fault);
    site.time.pass(130_000);
    expect(await visitAll(['STALE'])).toEqual([]);
    await site.settled();
    expect(await visitAll(['HIT', 'STALE'], isKept)).toEqual([]);
    for (const value of site.contentStore.values.values()) expect(value).toContain('"Array"');
    for (const page of site.pageStore.pages.values()) expect(await textIn(page.clone())).toContain('<footer');
    await site.settled();
  });

  test('afterwards one refresh brings a page back', timeouts, async () => {
    const site = laterSite(10, fault);
    const path = '/en/sydney/brand/listing';
    await site.visit(path);
    // What hangs comes to its end.
    await site.settled();
    site.fail(undefined);
    site.time.pass(15_000);
    await site.visit(path);
    await site.settled();
    const back = await site.visit(path);
    expect([back.status, back.cache]).toEqual([200, 'HIT']);
    // A page lives as long as the content that it was made of.
    site.time.pass(10_000);
    expect((await site.visit(path)).cache).toBe('HIT');
  });
});

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
    const site = laterSite(0, undefined);
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

describe('what requests share', () => {
  const path = '/en/sydney/privacy-policy';

  test('after a publication that can’t be fetched one visitor waits a moment, the others do not', async () => {
    const site = faultySite();
    const others = ['/en/sydney/brand/listing', '/en/sydney/stores/map', '/cn/sydney'];
    for (const page of [path, ...others]) await site.visit(page);
    await site.settled();
    site.fail(faults['hanging']);
    site.time.pass(1000);
    expect(await site.publish()).toBeLessThan(300);
    const first = await site.visit(path);
    expect([first.status, first.took > 0, first.took <= 3000]).toEqual([200, true, true]);
    for (const page of [path, ...others]) {
      const { status, took, body } = await site.visit(page);
      expect([page, status, took, body.endsWith('</html>')]).toEqual([page, 200, 0, true]);
    }
  });

  test('two hundred visitors wait for one cold page together and ask once', async () => {
    const site = faultySite();
    const pages = await Promise.all(Array.from({ length: 200 }, () => site.visit(path)));
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(site.calls).size).toBe(site.calls.length);
  });

  test('two hundred visitors of a cold page that fails get an error page each, whole, and ask once', async () => {
    const site = faultySite({ fault: () => new Response('', { status: 500 }) });
    const pages = await Promise.all(Array.from({ length: 200 }, () => site.visit(path)));
    for (const { status, body } of pages)
      expect([status, body.endsWith('</html>'), body.includes('SOMETHING WENT WRONG.')]).toEqual([500, true, true]);
    expect(new Set(site.calls).size).toBe(site.calls.length);
    const nonces = pages.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1]);
    expect(new Set(nonces).size).toBe(200);
  });

  test('work that was cut off with its request holds up nobody for longer than the page’s limit, and not for ever', async () => {
    let isCutOff = true;
    const site = faultySite({ fault: (healthy) => (isCutOff ? new Promise(() => undefined) : healthy()) });
    const first = site.visit(path);
    isCutOff = false;
    const second = await site.visit(path);
    expect([second.status, second.took <= DEADLINE_MS]).toEqual([200, true]);
    const third = await site.visit(path);
    expect([third.status, third.took]).toEqual([200, 0]);
    await first;
  });

  test('a limiting service is left in peace for as long as it asks', async () => {
    const site = faultySite({
      fault: () =>
        Response.json(
          { sys: { type: 'Error', id: 'RateLimitExceeded' } },
          { status: 429, headers: { 'X-Contentful-RateLimit-Reset': '7' } },
        ),
    });
    await site.visit(path);
    const asked = site.calls.length;
    site.time.pass(6000);
    expect((await site.visit('/en/sydney/brand/listing')).status).toBe(500);
    expect(site.calls.length).toBe(asked);
    site.time.pass(1500);
    site.fail(undefined);
    expect((await site.visit(path)).status).toBe(200);
  });
});
