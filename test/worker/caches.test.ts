import { describe, expect, test } from 'vitest';
import { sharedCache } from '../../worker/platform/siteWorld.ts';
import { askContentService, later, testSite } from '../support/worker/testWorld.ts';

const nonceIn = (answer: Response): string | undefined =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];

/** No limit ends before its work does, however busy the machine is. */
const calm = { world: { after: () => () => undefined } };

describe('the page cache', () => {
  test('a second visit asks nobody', async () => {
    const site = testSite(calm);
    const first = await site.visit('/en/sydney');
    await site.settled();
    const asked = site.calls.length;
    const second = await site.visit('/en/sydney');
    expect([first.headers.get('x-cache'), second.headers.get('x-cache'), site.calls.length]).toEqual([
      'MISS',
      'HIT',
      asked,
    ]);
  });

  test('every answer has its own nonce, in its policy and in its page', async () => {
    const site = testSite(calm);
    const answers = [await site.visit('/en/sydney'), await site.visit('/en/sydney'), await site.visit('/en/sydney')];
    const nonces = answers.map(nonceIn);
    expect(new Set(nonces).size).toBe(3);
    for (const [index, answer] of answers.entries()) {
      const page = await answer.text();
      expect(page).toContain(`nonce="${nonces[index]}"`);
      for (const other of nonces) if (other && other !== nonces[index]) expect(page).not.toContain(other);
    }
  });

  test('cookies and unknown parameters neither split nor poison it', async () => {
    const site = testSite(calm);
    await site.visit('/en/sydney?utm_source=%22%3E%3Cscript%3E', { cookie: 'session=1' });
    const answer = await site.visit('/en/sydney');
    expect(answer.headers.get('x-cache')).toBe('HIT');
    expect(answer.headers.get('server-timing')).toBe('cache;desc=HIT');
    expect(await answer.text()).not.toContain('utm_source');
  });

  test('cities, languages, trees, mainland and abroad, filters never mix', async () => {
    const site = testSite(calm);
    const visits: [string, Record<string, string>][] = [
      ['/en/sydney', {}],
      ['/cn/sydney', {}],
      ['/en/paris', {}],
      ['/en/sydney', { 'cf-ipcountry': 'CN' }],
      ['/en/sydney/mobile', { 'user-agent': 'iPhone' }],
      ['/en/sydney/what-is-happening/event/listing', {}],
      ['/en/sydney/what-is-happening/event/listing?state=past', {}],
      ['/en/sydney/what-is-happening/event/listing?sort=end', {}],
    ];
    for (const [path, headers] of visits) expect((await site.visit(path, headers)).headers.get('x-cache')).toBe('MISS');
    for (const [path, headers] of visits) expect((await site.visit(path, headers)).headers.get('x-cache')).toBe('HIT');
  });

  test.each([
    ['preview', '/en/sydney?is-preview-mode=true', {}],
    ['a preview host’s referer', '/en/sydney', { referer: 'https://preview.meridian.example/x' }],
    ['a preview cookie', '/en/sydney', { cookie: 'a=b; is-preview-mode=true' }],
  ])('%s goes around it and leaves no trace', async (_, path, headers: Record<string, string>) => {
    const site = testSite(calm);
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await site.visit(path, headers);
      expect([answer.headers.get('x-cache'), answer.headers.get('cache-control')]).toEqual([
        'BYPASS',
        'private, no-store',
      ]);
    }
    await site.settled();
    const kept = [...site.contentStore.values.keys(), ...site.pageStore.pages.keys()];
    // What changed is nobody's.
    expect(kept.filter((key) => key !== 'changes')).toEqual([]);
  });

  test('operators can turn it off', async () => {
    const site = testSite(calm);
    site.flagStore.values.set('flags', '{"cache":false}');
    const answer = await site.visit('/en/sydney');
    expect([answer.headers.get('x-cache'), answer.headers.get('cache-control')]).toEqual(['BYPASS', 'no-store']);
  });

  test('a page that did not change is not sent again, and keeps the policy that came with it', async () => {
    const site = testSite(calm);
    const tag = (await site.visit('/en/sydney')).headers.get('etag') ?? '';
    const again = await site.visit('/en/sydney', { 'if-none-match': tag });
    expect([again.status, again.headers.get('content-security-policy'), await again.text()]).toEqual([304, null, '']);
    for (const list of [`W/"other", ${tag}`, tag.replace('W/', ''), '*'])
      expect((await site.visit('/en/sydney', { 'if-none-match': list })).status).toBe(304);
    expect((await site.visit('/en/sydney', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  test('HEAD answers like GET, without the page', async () => {
    const site = testSite(calm);
    const answer = await site.visit('/en/sydney', {}, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('another isolate of the data centre finds the page', async () => {
    const first = testSite(calm);
    await first.visit('/en/sydney');
    await first.settled();
    const second = testSite({ ...calm, pageStore: first.pageStore, coordinator: first.coordinator });
    expect((await second.visit('/en/sydney')).headers.get('x-cache')).toBe('HIT');
    expect(second.calls).toEqual([]);
  });

  test('versions side by side keep pages of their own, and a rollback finds those of the version before', async () => {
    const first = testSite({ world: { ...calm.world, release: 'one' } });
    const { pageStore, contentStore, coordinator } = first;
    const of = (release: string) =>
      testSite({ pageStore, contentStore, coordinator, world: { ...calm.world, release } });
    const outcome = async (site: ReturnType<typeof of>): Promise<string | null> => {
      const answer = await site.visit('/en/sydney');
      await site.settled();
      return answer.headers.get('x-cache');
    };
    const [second, other, rolledBack] = [of('two'), of('two'), of('one')];
    expect([await outcome(first), await outcome(second), await outcome(other)]).toEqual(['MISS', 'MISS', 'HIT']);
    expect(await outcome(rolledBack)).toBe('HIT');
    // Content is shared: the second version asked nobody for it.
    expect([second.calls, rolledBack.calls]).toEqual([[], []]);
  });

  test('the data centre’s cache has keys of its own for each release', async () => {
    const key = crypto.randomUUID();
    await sharedCache('one').put(key, new Response('page', { headers: { 'Cache-Control': 'max-age=60' } }));
    expect(await (await sharedCache('one').match(key))?.text()).toBe('page');
    expect(await sharedCache('two').match(key)).toBeUndefined();
  });

  test('a page is rendered anew after 120 seconds, behind the visitor’s back', async () => {
    const site = testSite(calm);
    await site.visit('/en/sydney/privacy-policy');
    site.setNow(later(121));
    expect((await site.visit('/en/sydney/privacy-policy')).headers.get('x-cache')).toBe('STALE');
    await site.settled();
    // The first refresh may have met stale content, which was refreshed at the same time.
    site.setNow(later(124));
    await site.visit('/en/sydney/privacy-policy');
    await site.settled();
    expect((await site.visit('/en/sydney/privacy-policy')).headers.get('x-cache')).toBe('HIT');
  });
});

describe('the content cache', () => {
  test('two hundred cold visits at once ask the service once a call', async () => {
    const site = testSite({ variables: { CACHE: '0' } });
    const answers = await Promise.all(Array.from({ length: 200 }, () => site.visit('/en/sydney/privacy-policy')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(site.calls).size).toBe(site.calls.length);
  });

  test('warm content asks nobody for 120 seconds', async () => {
    const site = testSite({ variables: { CACHE: '0' } });
    await site.visit('/en/sydney');
    await site.settled();
    const asked = site.calls.length;
    site.setNow(later(100));
    await site.visit('/en/sydney');
    expect(site.calls.length).toBe(asked);
  });

  const failing = (answer: () => Response | Promise<Response>) => {
    let isDown = false;
    const site = testSite({
      variables: { CACHE: '0' },
      fetch: async (request) => (isDown ? answer() : askContentService(request)),
    });
    return {
      site,
      goDown: () => {
        isDown = true;
      },
    };
  };

  test.each<[string, () => Response | Promise<Response>]>([
    ['500', () => new Response('no', { status: 500 })],
    ['429', () => Response.json({ sys: { type: 'Error', id: 'RateLimitExceeded' } }, { status: 429 })],
    ['truncated JSON', () => new Response('{"sys":{"type":"Arr')],
    ['HTML', () => new Response('<html>')],
    ['another shape', () => Response.json({ hello: 'world' })],
    ['a cut connection', () => Promise.reject(new TypeError('network'))],
  ])('every page that was served is served on when the service answers %s', async (_, answer) => {
    const { site, goDown } = failing(answer);
    const before = await (await site.visit('/en/sydney')).text();
    await site.settled();
    goDown();
    site.setNow(later(3600));
    const during = await site.visit('/en/sydney');
    expect(during.status).toBe(200);
    expect((await during.text()).length).toBeGreaterThan(before.length * 0.9);
    await site.settled();
    for (const value of site.contentStore.values.values()) expect(value).toContain('"items"');
  });

  test('a cold page of a failing service is the error page', async () => {
    const { site, goDown } = failing(() => new Response('no', { status: 500 }));
    goDown();
    const answer = await site.visit('/en/sydney/brand/listing');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(await answer.text()).toContain('SOMETHING WENT WRONG.');
  });

  test.each(['/en/sydney', '/fr/paris/brand/listing', '/kr/guam/dining'])('403 is passed on: %s', async (path) => {
    const { site, goDown } = failing(() =>
      Response.json({ sys: { type: 'Error', id: 'AccessDenied' } }, { status: 403 }),
    );
    goDown();
    const answer = await site.visit(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'private, no-store']);
    expect(await answer.text()).toContain('data-kind="failure"');
  });

  test('a store that fails, refuses or holds rubbish is a miss', async () => {
    const site = testSite();
    const broken = {
      ...site.world.contentStore,
      get: () => Promise.reject(new Error('KV is down')),
      put: () => Promise.reject(new Error('429')),
    };
    const other = testSite({ contentStore: broken });
    expect((await other.visit('/en/sydney')).status).toBe(200);
    for (const rubbish of ['', '{', '"text"', '{"storedAt":"x"}', '{"storedAt":1,"answer":{}}']) {
      const third = testSite({ contentStore: { get: async () => rubbish, put: async () => undefined } });
      expect((await third.visit('/en/sydney')).status).toBe(200);
    }
  });
});
