import { describe, expect, test } from 'vitest';
import { everythingChanged } from '../../content/freshness/changes.ts';
import type { FrontWorld } from '../../worker/world.ts';
import { nobody, testFront } from '../support/worker/testFront.ts';
import { later, memoryPages, PHONE, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

const PAGE = '/en/sydney/privacy-policy';
const NOW = Date.parse(TEST_NOW);

const nobodyReads = (): Promise<never> => Promise.reject(new Error('no store'));

/** A site that has rendered a page, and keeps it in its data centre's cache and in the store of all. */
async function siteWithPage(options: Parameters<typeof testSite>[0] = {}, path = PAGE) {
  const site = testSite(options);
  site.coordinator?.check(NOW);
  const rendered = await site.visit(path);
  const text = await rendered.text();
  await site.settled();
  expect([rendered.status, rendered.headers.get('x-cache')]).toEqual([200, 'MISS']);
  return { site, rendered, text };
}

const nonceOf = (answer: Response): string =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';

/** The headers of an answer but for those that no two answers share. */
function lastingHeaders(answer: Response): Readonly<Record<string, string>> {
  const own = ['x-request-id', 'server-timing', 'x-cache', 'age'];
  const headers = [...answer.headers].filter(([name]) => !own.includes(name));
  return Object.fromEntries(headers.map(([name, value]) => [name, value.replaceAll(nonceOf(answer), 'NONCE')]));
}

describe('a page that is current', () => {
  test.each<[string, (site: ReturnType<typeof testSite>) => Partial<FrontWorld>]>([
    ['in the data centre’s cache', () => ({ contentStore: { get: nobodyReads, put: nobodyReads } })],
    ['in the store of all data centres', ({ world }) => ({ pageStore: memoryPages(world.now) })],
  ])('%s is answered without the site, as the site answers it', async (_, changes) => {
    const { site, rendered, text } = await siteWithPage();
    const front = testFront(site, changes(site), nobody);
    const answer = await front.visit(PAGE);
    const kept = await site.visit(PAGE);
    expect([answer.status, answer.headers.get('x-cache'), front.asked.length]).toEqual([200, 'HIT', 0]);
    expect(lastingHeaders(answer)).toEqual(lastingHeaders(kept));
    expect((await answer.text()).replaceAll(nonceOf(answer), nonceOf(rendered))).toBe(text);
  });

  test('is kept in memory, and has a nonce of its own in each answer', async () => {
    const { site } = await siteWithPage();
    const front = testFront(site, {}, nobody);
    const [first, second] = [await front.visit(PAGE), await front.visit(PAGE)];
    const nonces = [nonceOf(first), nonceOf(second)];
    expect(new Set(nonces).size).toBe(2);
    for (const [index, answer] of [first, second].entries()) {
      const text = await answer.text();
      expect(text).toContain(`nonce="${nonces[index]}"`);
      expect(text).not.toContain(nonces[1 - index]);
    }
  });

  test('is not sent again to whoever has it, and not at all to whoever asks for its headers', async () => {
    const { site, text } = await siteWithPage();
    const front = testFront(site, {}, nobody);
    const tag = (await front.visit(PAGE)).headers.get('etag') ?? '';
    expect((await front.visit(PAGE, { 'if-none-match': tag })).status).toBe(304);
    const head = await front.visit(PAGE, {}, { method: 'HEAD' });
    expect([text.length > 1000, head.status, await head.text()]).toEqual([true, 200, '']);
  });

  test('of another version of the site is none', async () => {
    const { site } = await siteWithPage();
    const front = testFront(site, { release: 'another', pageStore: memoryPages(site.world.now) });
    await front.visit(PAGE);
    expect(front.asked.length).toBe(1);
  });

  test('stays the site’s to write: the front keeps it in its own data centre alone', async () => {
    const { site } = await siteWithPage();
    const written: string[] = [];
    const contentStore = {
      get: site.contentStore.get,
      put: async (key: string) => {
        written.push(key);
      },
    };
    const elsewhere = memoryPages(site.world.now);
    const front = testFront(site, { contentStore, pageStore: elsewhere }, nobody);
    expect((await front.visit(PAGE)).headers.get('x-cache')).toBe('HIT');
    const neighbour = testFront(
      site,
      { contentStore: { get: nobodyReads, put: nobodyReads }, pageStore: elsewhere },
      nobody,
    );
    expect((await neighbour.visit(PAGE)).headers.get('x-cache')).toBe('HIT');
    expect(written).toEqual([]);
  });
});

describe('what the front passes on', () => {
  const CLICKED = { origin: 'https://www.meridian.example', 'content-type': 'text/plain' };
  test.each<[string, string, Record<string, string>, RequestInit?]>([
    ['a preview by its flag', `${PAGE}?is-preview-mode=true`, {}],
    ['a preview by a signed flag', `${PAGE}?is-preview-mode=abc.def`, {}],
    ['a preview by its cookie', PAGE, { cookie: 'a=b; is-preview-mode=abc.def' }],
    ['a preview by where it comes from', PAGE, { referer: 'https://preview.meridian.example/' }],
    ['a form', '/en/sydney/subscribe-news', CLICKED, { method: 'POST', body: 'email=' }],
    ['a page with a form', '/en/sydney/subscribe-news', {}],
    ['a page that nobody has rendered', '/en/sydney/terms-conditions', {}],
    ['a page that is not there', '/en/sydney/no-such-page', {}],
    ['the page for another device', PAGE, { 'user-agent': PHONE }],
    ['an address without a language', '/sydney', {}],
    ['a call', '/_health', {}],
    ['a method that changes something', PAGE, {}, { method: 'DELETE' }],
    ['a web manifest', '/manifest/en/sydney.webmanifest', {}],
    ['a small file that is not there', '/.well-known/no-such-file', {}],
    ['an old browser', PAGE, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' }],
  ])('%s: once and as it came', async (_, path, headers, init) => {
    const { site } = await siteWithPage();
    const answer = new Response('the site’s own');
    const front = testFront(site, {}, async () => answer);
    expect(await front.visit(path, headers, init)).toBe(answer);
    const [request] = front.asked;
    expect(front.asked.length).toBe(1);
    expect([request?.method, request?.url.endsWith(path)]).toEqual([init?.method ?? 'GET', true]);
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject(headers);
    expect(await request?.text()).toBe(init?.body ?? '');
  });

  test('a page whose age alone is against it: the site answers it at once, and renders it', async () => {
    const { site } = await siteWithPage({ coordinator: null });
    site.setNow(later(119));
    expect((await testFront(site, {}, nobody).visit(PAGE)).headers.get('x-cache')).toBe('HIT');
    site.setNow(later(121));
    const front = testFront(site);
    expect((await front.visit(PAGE)).headers.get('x-cache')).toBe('STALE');
    await site.settled();
    site.setNow(later(123));
    expect((await front.visit(PAGE)).headers.get('x-cache')).toBe('HIT');
    expect(front.asked.length).toBe(1);
  });

  test('a page that a publication touches', async () => {
    const { site } = await siteWithPage();
    const front = testFront(site);
    expect((await front.visit(PAGE)).headers.get('x-cache')).toBe('HIT');
    site.setNow(later(3));
    site.coordinator?.check(NOW + 3000, [everythingChanged]);
    await front.visit(PAGE);
    expect(front.asked.length).toBe(1);
  });

  test('every page of a city that operators have closed, within the same seconds as the site', async () => {
    const { site } = await siteWithPage();
    const front = testFront(site);
    expect((await front.visit(PAGE)).status).toBe(200);
    site.coordinator?.setFlags('{"maintenance":{"cities":{"sydney":true}}}');
    site.setNow(later(3));
    const answer = await front.visit(PAGE);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/sydney/maintenance']);
    site.coordinator?.setFlags('{}');
    site.setNow(later(6));
    expect((await front.visit(PAGE)).headers.get('x-cache')).toBe('HIT');
  });

  test.each<[string, Parameters<typeof testSite>[0], string | undefined]>([
    ['by the setting', { variables: { CACHE: '0' } }, undefined],
    ['by the operators’ flag', {}, '{"cache":false}'],
  ])('everything while pages are not kept, %s', async (_, options, flags) => {
    const site = testSite(options);
    site.coordinator?.setFlags(flags);
    const front = testFront(site);
    for (const path of [PAGE, PAGE]) expect((await front.visit(path)).headers.get('x-cache')).toBe('BYPASS');
    expect(front.asked.length).toBe(2);
  });
});

describe('what fails', () => {
  const broken: FrontWorld['contentStore'] = { get: nobodyReads, put: nobodyReads };
  test('stores that can’t be read leave every page to the site', async () => {
    const { site } = await siteWithPage();
    const pageStore = { match: nobodyReads, put: nobodyReads };
    const front = testFront(site, { contentStore: broken, flagStore: broken, pageStore });
    const answer = await front.visit(PAGE);
    expect([answer.status, answer.headers.get('x-cache'), front.asked.length]).toEqual([200, 'HIT', 1]);
  });

  test('a coordinator that does not answer leaves old pages to the site', async () => {
    const { site } = await siteWithPage();
    site.coordinator?.fail(() => Promise.reject(new Error('no coordinator')));
    site.setNow(later(121));
    const front = testFront(site);
    expect((await front.visit(PAGE)).status).toBe(200);
    expect(front.asked.length).toBe(1);
  });

  test.each<[string, () => Promise<Response>]>([
    ['fails', async () => new Response('no', { status: 500 })],
    ['is refused by the content service', async () => new Response('no', { status: 403 })],
    ['throws', nobody],
    ['never answers', () => new Promise(() => undefined)],
  ])('a site that %s leaves an old page as the front knows it', async (_, ask) => {
    const { site } = await siteWithPage({ coordinator: null });
    const after: FrontWorld['after'] = (milliseconds, run) => {
      if (milliseconds >= 5000) queueMicrotask(run);
      return () => undefined;
    };
    const front = testFront(site, { after }, ask);
    expect((await front.visit(PAGE)).headers.get('x-cache')).toBe('HIT');
    site.setNow(later(3600));
    const answer = await front.visit(PAGE);
    expect([answer.status, answer.headers.get('x-cache')]).toEqual([200, 'STALE']);
    expect(await answer.text()).toContain(`nonce="${nonceOf(answer)}"`);
  });

  test('a failure of the front’s own leaves the request to the site', async () => {
    const { site } = await siteWithPage();
    const random = (): never => {
      throw new Error('no random bytes');
    };
    const front = testFront(site, { random });
    expect((await front.visit(PAGE)).status).toBe(200);
    expect(front.asked.length).toBe(1);
    expect(site.lines.join('\n')).toContain('front failed');
  });

  test('a site that is not reached gets a plain answer, which nobody keeps', async () => {
    const site = testSite();
    const answer = await testFront(site, {}, nobody).visit(PAGE);
    expect([answer.status, await answer.text()]).toEqual([500, '500 Internal Server Error']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=120',
      'x-content-type-options': 'nosniff',
    });
    expect(site.lines.join('\n')).toContain('site not reached');
  });
});

describe('the small files of the site', () => {
  test.each(['/robots.txt', '/sw.js', '/speculation-rules.json', '/.well-known/gpc.json', '/.well-known/security.txt'])(
    '%s is answered without the site, as the site answers it',
    async (path) => {
      const site = testSite({ variables: { SECURITY_CONTACT: 'mailto:security@meridian.example' } });
      const [own, whole] = [await testFront(site, {}, nobody).visit(path), await site.visit(path)];
      expect([own.status, lastingHeaders(own)]).toEqual([200, lastingHeaders(whole)]);
      expect(own.headers.get('x-cache')).toBe(whole.headers.get('x-cache'));
      expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/);
      expect(await own.text()).toBe(await whole.text());
    },
  );

  test('/sw.js removes what is kept once operators say so', async () => {
    const site = testSite();
    site.coordinator?.setFlags('{"offline":false}');
    expect(await (await testFront(site, {}, nobody).visit('/sw.js')).text()).toContain('registration.unregister()');
  });
});
