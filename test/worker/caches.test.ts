import { describe, expect, test } from 'vitest';
import { sharedCache } from '../../worker/platform/siteWorld.ts';
import { askContentService, headOf, later, testSite } from '../support/worker/testWorld.ts';

const nonceIn = (answer: Response): string | undefined =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];

describe('the page cache', () => {
  test('every answer has its own nonce, in its policy and in its page', async () => {
    const site = testSite();
    const answers = [await site.visit('/en/sydney'), await site.visit('/en/sydney'), await site.visit('/en/sydney')];
    const nonces = answers.map(nonceIn);
    expect(new Set(nonces).size).toBe(3);
    for (const [index, answer] of answers.entries()) {
      const page = await answer.text();
      expect(page).toContain(`nonce="${nonces[index]}"`);
      for (const otherNonce of nonces)
        if (otherNonce && otherNonce !== nonces[index]) expect(page).not.toContain(otherNonce);
    }
  });

  test.each([
    ['preview', '/en/sydney?is-preview-mode=true', {}],
    ['a preview host’s referer', '/en/sydney', { referer: 'https://preview.meridian.example/x' }],
    ['a preview cookie', '/en/sydney', { cookie: 'a=b; is-preview-mode=true' }],
  ])('%s goes around it and leaves no trace', async (_, path, headers: Record<string, string>) => {
    const site = testSite();
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await site.visit(path, headers);
      expect([answer.headers.get('x-cache'), answer.headers.get('cache-control')]).toEqual([
        'BYPASS',
        'private, no-store',
      ]);
    }
    await site.settled();
    const storedKeys = [...site.contentStore.values.keys(), ...site.dataCentreStore.values.keys()];
    // The log of changes belongs to no visitor.
    expect(storedKeys.filter((key) => key !== 'changes')).toEqual([]);
  });

  test('operators can turn it off', async () => {
    const site = testSite({ flags: '{"cache":false}' });
    const answer = await site.visit('/en/sydney');
    expect([answer.headers.get('x-cache'), answer.headers.get('cache-control')]).toEqual(['BYPASS', 'no-store']);
  });

  test('the data centre’s cache has keys of its own for each release', async () => {
    const key = crypto.randomUUID();
    await sharedCache('one').put(key, 'page', 60);
    expect(await sharedCache('one').get(key)).toBe('page');
    expect(await sharedCache('two').get(key)).toBeNull();
  });
});

describe('the content cache', () => {
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
    const before = await site.read('/en/sydney');
    await site.settled();
    goDown();
    site.setNow(later(3600));
    const during = await site.visit('/en/sydney');
    expect(during.status).toBe(200);
    expect((await during.text()).length).toBeGreaterThan(before.length * 0.9);
    await site.settled();
    for (const value of site.contentStore.values.values()) expect(value).toContain('"items"');
  });

  test.each([
    '/it/venice/what-is-happening/event/listing?state=past',
    '/cn/hainan/stores/listing?on=2026-06-20&amp;at=18:00',
  ])('the error page’s button asks for the page with what was chosen on it: %s', async (href) => {
    const { site, goDown } = failing(() => new Response('no', { status: 500 }));
    goDown();
    const answer = await site.visit(href.replace('&amp;', '&'));
    expect([answer.status, await answer.text()]).toEqual([
      500,
      expect.stringContaining(`rel="nofollow" href="${href}"`),
    ]);
  });

  test.each(['/en/sydney', '/fr/paris/brand/listing', '/kr/guam/dining'])('403 is passed on: %s', async (path) => {
    const { site, goDown } = failing(() =>
      Response.json({ sys: { type: 'Error', id: 'AccessDenied' } }, { status: 403 }),
    );
    goDown();
    const answer = await site.visit(path);
    expect(headOf(answer, 'cache-control')).toEqual([403, 'private, no-store']);
    expect(await answer.text()).toContain('data-kind="failure"');
  });
});
