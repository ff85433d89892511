import { describe, expect, test } from 'vitest';
import { noKnowledge } from '../../content/freshness/freshness.ts';
import { emptyScope } from '../../content/freshness/scope.ts';
import { freshNonce, noncePositions, withNonce } from '../../worker/cache/nonces.ts';
import { type CacheOutcome, markedAnswer, pageAnswer } from '../../worker/cache/pageAnswer.ts';
import { createPageMemory } from '../../worker/cache/pageMemory.ts';
import { type PageFacts, storablePage } from '../../worker/cache/storablePage.ts';
import { pageText, readPage, type StoredPage } from '../../worker/cache/storedPage.ts';

const now = Date.parse('2026-06-15T02:00:00.000Z');
const random = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));
const facts: PageFacts = { freshness: undefined, trueUntil: Number.POSITIVE_INFINITY, broken: [] };

/** A page as a render answers it. */
function rendered(nonce: string, changes: ResponseInit & { readonly body?: string } = {}): Response {
  const { body = `<!doctype html>Café 免税<script nonce="${nonce}"></script>`, headers, ...init } = changes;
  const allHeaders = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`,
    'Cache-Control': 'no-store',
    'Server-Timing': 'render;dur=7',
    'X-Request-Id': 'id',
    'Content-Language': 'en',
  });
  for (const [name, value] of new Headers(headers)) allHeaders.set(name, value);
  return new Response(body, { ...init, headers: allHeaders });
}

async function page(
  changes: Parameters<typeof rendered>[1] = {},
  more: Partial<PageFacts> = {},
  isAhead = false,
): Promise<StoredPage> {
  const answer = rendered(freshNonce(random), changes);
  const stored = await storablePage(answer, { ...facts, ...more }, now, noKnowledge, isAhead);
  if (!stored) throw new Error('a page that may not be kept');
  return stored;
}

describe('a stored page', () => {
  test('has a tag of what it shows, whatever its nonce is, and no header that belongs to one answer', async () => {
    const [firstPage, secondPage] = [await page(), await page()];
    expect(firstPage.nonce).not.toBe(secondPage.nonce);
    expect(firstPage.headers).toEqual(secondPage.headers);
    expect(firstPage.headers['etag']).toMatch(/^W\/"[A-Za-z0-9+/]{16}"$/);
    expect((await page({ body: '<!doctype html>' })).headers['etag']).not.toBe(firstPage.headers['etag']);
    expect(Object.keys(firstPage.headers).toSorted()).toEqual([
      'cache-control',
      'content-language',
      'content-type',
      'etag',
    ]);
    const plainAnswer = rendered(freshNonce(random));
    plainAnswer.headers.delete('Server-Timing');
    expect((await storablePage(plainAnswer, facts, now, noKnowledge))?.timing).toBe('');
    expect(firstPage).toMatchObject({ timing: 'render;dur=7', storedAt: now, fetchedAt: now, scope: emptyScope });
  });

  test.each([
    ['a page, for a day', {}, {}, false, now + 24 * 3600 * 1000],
    ['one that is made ahead, for six days', {}, {}, true, now + 6 * 24 * 3600 * 1000],
    ['one that changes by itself, until then', {}, { trueUntil: now + 5000 }, false, now + 5000],
    ['an address of no page, for twenty seconds', { status: 404 }, {}, false, now + 20_000],
  ])('is true for so long: %s', async (_, changes, more, isAhead, until) => {
    expect((await page(changes, more, isAhead)).trueUntil).toBe(until);
  });

  test.each<[string, Parameters<typeof rendered>[1]]>([
    ['a visitor’s own', { headers: { 'Set-Cookie': 'a=b' } }],
    ['private', { headers: { 'Cache-Control': 'private, no-store' } }],
    ['no page', { headers: { 'Content-Type': 'application/json' } }],
    ['without a nonce', { headers: { 'Content-Security-Policy': "default-src 'none'" } }],
    ['failed', { status: 500 }],
    ['a redirect', { status: 302 }],
  ])('is not what is %s', async (_, changes) => {
    expect(await storablePage(rendered(freshNonce(random), changes), facts, now, noKnowledge)).toBeUndefined();
    expect(await storablePage(rendered(freshNonce(random)), undefined, now, noKnowledge)).toBeUndefined();
  });

  test('comes back from a store as it was, unless it was cut off or is another release’s', async () => {
    const storedPage = await page();
    const text = pageText(storedPage);
    expect(readPage(text)).toEqual(storedPage);
    const otherLetter = storedPage.nonce.startsWith('A') ? 'B' : 'A';
    const emptyPage = await page({ body: '' });
    const twoNonces = { ...emptyPage, bytes: new TextEncoder().encode(emptyPage.nonce.repeat(2)), positions: [0, 24] };
    expect(readPage(pageText(twoNonces))).toEqual(twoNonces);
    expect(readPage(pageText({ ...twoNonces, positions: [0, 23] }))).toBeUndefined();
    for (const brokenText of [
      undefined,
      '',
      'no line',
      text.slice(0, -1),
      text.split('\n', 1)[0],
      text.replace('"format":8', '"format":7'),
      text.replace('"status":200', '"status":"200"'),
      // The nonce of the bytes is another than that of the facts.
      `${text.slice(0, text.indexOf('\n'))}${text.slice(text.indexOf('\n')).replace(storedPage.nonce, otherLetter + storedPage.nonce.slice(1))}`,
    ])
      expect(readPage(brokenText)).toBeUndefined();
  });

  test('has its nonce found wherever it stands, also at the very beginning, and all of them replaced', () => {
    const [oldNonce, newNonce] = [freshNonce(random), freshNonce(random)];
    expect([oldNonce.length, atob(oldNonce).length]).toEqual([24, 16]);
    const bytes = new TextEncoder().encode(`${oldNonce}${oldNonce}é<script nonce="${oldNonce}">`);
    const positions = noncePositions(bytes, oldNonce);
    expect(positions).toEqual([0, 24, 65]);
    const copy = withNonce(bytes, positions, newNonce);
    expect(new TextDecoder().decode(copy)).toBe(`${newNonce}${newNonce}é<script nonce="${newNonce}">`);
    expect(new TextDecoder().decode(bytes)).toContain(oldNonce);
  });
});

describe('an answer from a stored page', () => {
  const answer = async (headers: Readonly<Record<string, string>>, changes: Partial<StoredPage> = {}, later = 0) =>
    pageAnswer(
      { ...(await page()), ...changes },
      new Request('https://www.meridian.example/en/sydney', { headers }),
      'HIT',
      { now: () => new Date(now + later), random },
      noKnowledge,
    );

  test('may be kept by browsers for two minutes, or as long as the page is true; what is not found may not', async () => {
    const life = async (changes: Partial<StoredPage>, later: number) => {
      const { headers } = await answer({}, changes, later);
      return ['cache-control', 'expires', 'age'].map((name) => headers.get(name));
    };
    expect(await life({}, 0)).toEqual(['public, max-age=120', 'Mon, 15 Jun 2026 02:02:00 GMT', '0']);
    expect(await life({ trueUntil: now + 65_900 }, 5500)).toEqual([
      'public, max-age=60',
      'Mon, 15 Jun 2026 02:01:05 GMT',
      '5',
    ]);
    // A page past its time is served where nothing better can be had.
    expect(await life({ trueUntil: now + 1000 }, 5000)).toEqual([
      'public, max-age=0',
      'Mon, 15 Jun 2026 02:00:01 GMT',
      '5',
    ]);
    expect((await life({ storedAt: now + 9000 }, 0))[2]).toBe('0');
    expect(await life({ status: 404 }, 3000)).toEqual(['no-store', null, '3']);
  });

  test('is as old as the last moment at which it is known to have been current', async () => {
    const { headers } = pageAnswer(
      { ...(await page()), epoch: 'log' },
      new Request('https://www.meridian.example/en/sydney'),
      'HIT',
      { now: () => new Date(now + 100_000), random },
      { ...noKnowledge, epoch: 'log', checkedAt: now + 70_000 },
    );
    expect(headers.get('age')).toBe('30');
  });

  test('says what happened to it in the cache, and what it took to the visitor alone for whom it was made', async () => {
    const storedPage = await page();
    const headersFor = (outcome: CacheOutcome) => {
      const request = new Request('https://www.meridian.example/en/sydney', { method: 'HEAD' });
      const { headers } = pageAnswer(storedPage, request, outcome, { now: () => new Date(now), random }, noKnowledge);
      return [headers.get('x-cache'), headers.get('server-timing')];
    };
    expect(headersFor('HIT')).toEqual(['HIT', 'cache;desc=HIT']);
    expect(headersFor('STALE')).toEqual(['STALE', 'cache;desc=STALE']);
    expect(headersFor('MISS')).toEqual(['MISS', 'cache;desc=MISS, render;dur=7']);
    const { headers } = markedAnswer(rendered(freshNonce(random)), 'BYPASS');
    expect([headers.get('x-cache'), headers.get('server-timing')]).toEqual([
      'BYPASS',
      'render;dur=7, cache;desc=BYPASS',
    ]);
  });

  test.each<[string, (tag: string) => string, number]>([
    ['its tag', (tag) => tag, 304],
    ['its tag as a strong one', (tag) => tag.slice(2), 304],
    ['its tag among others, with spaces', (tag) => `"a" ,  ${tag} , "b"`, 304],
    ['any tag, with spaces', () => ' "a",  * ', 304],
    ['another tag', () => '"a"', 200],
    ['no tag', () => '', 200],
  ])('is nothing new for a browser that names %s', async (_, tagSent, status) => {
    const { headers } = await page();
    const revalidated = await answer({ 'If-None-Match': tagSent(headers['etag'] ?? '') });
    expect(revalidated.status).toBe(status);
    // What a browser keeps goes with the policy that came with it.
    expect(revalidated.headers.has('content-security-policy')).toBe(status === 200);
    expect((await revalidated.text()) === '').toBe(status === 304);
  });

  test('of a form has each visitor’s ticket, is nobody else’s and never the one that a browser has', async () => {
    const ticket = '0123456789';
    const stored = await page({ body: `<!doctype html><input value="${ticket}">` }, { ticket });
    const request = (init?: RequestInit) => new Request('https://www.meridian.example/en/sydney/contact-us', init);
    const sent = (parts: Parameters<typeof pageAnswer>[5], init?: RequestInit) =>
      pageAnswer(stored, request(init), 'HIT', { now: () => new Date(now), random }, noKnowledge, parts);
    const mine = sent({ ticket: 'abcdefghij', styles: undefined }, { headers: { 'If-None-Match': '*' } });
    expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await mine.text()).toBe('<!doctype html><input value="abcdefghij">');
    expect(await sent({ ticket: 'abcdefghij', styles: undefined }, { method: 'HEAD' }).text()).toBe('');
  });

  test('has the styles in it for whoever arrives, and no ticket where it has no form', async () => {
    const stored = await page({ body: '0123456789<link rel="stylesheet" href="/a.css"/>' });
    const sent = (styles: Uint8Array | undefined) =>
      pageAnswer(
        { ...stored, ticketPositions: [0] },
        new Request('https://www.meridian.example/en/sydney'),
        'HIT',
        { now: () => new Date(now), random },
        noKnowledge,
        { ticket: 'x', styles },
      ).text();
    expect(await sent(new TextEncoder().encode('a{}'))).toBe('0123456789<style>a{}</style>');
    expect(await sent(undefined)).toBe('0123456789<link rel="stylesheet" href="/a.css"/>');
  });

  test('that is not found is sent whole, whatever a browser has', async () => {
    expect((await answer({ 'If-None-Match': '*' }, { status: 404 })).status).toBe(404);
  });
});

describe('pages in memory', () => {
  test('are bounded by their bytes, and one page takes a quarter of them at most', async () => {
    const memory = createPageMemory(40_000);
    const ofBytes = async (length: number) => page({ body: 'x'.repeat(length) });
    memory.put('page', await ofBytes(100));
    const most = Math.floor(10_100 - memory.size().bytes);
    memory.put('page', await ofBytes(most));
    expect([memory.get('page')?.bytes.byteLength, most < 10_000]).toEqual([most, true]);
    // One that has grown too large leaves nothing old in its place.
    memory.put('page', await ofBytes(most + 1));
    expect([memory.get('page'), memory.size()]).toEqual([undefined, { pages: 0, bytes: 0 }]);
    for (let at = 0; at < 20; at += 1) memory.put(`page ${at}`, await ofBytes(5000));
    expect(memory.size().bytes).toBeLessThanOrEqual(40_000);
    expect([memory.get('page 0'), memory.get('page 19')?.bytes.byteLength]).toEqual([undefined, 5000]);
  });

  test('evict none of the site for addresses that have none, of which there is no end', async () => {
    const memory = createPageMemory(40_000);
    const [stored, missing] = [await page(), await page({ status: 404, body: 'x'.repeat(2000) })];
    memory.put('/en/sydney', stored);
    for (let at = 0; at < 20; at += 1) memory.put(`/en/sydney/${at}`, missing);
    expect([memory.get('/en/sydney'), memory.get('/en/sydney/19')]).toEqual([stored, missing]);
    expect(memory.size().pages).toBe(2);
    expect(memory.size().bytes).toBeLessThanOrEqual(40_000);
    // A page may go, and come back.
    for (const latest of [missing, stored]) {
      memory.put('/en/sydney', latest);
      expect(memory.get('/en/sydney')).toBe(latest);
    }
  });

  test('the fields that the last render of an address left out are named, of fifty addresses', () => {
    const memory = createPageMemory();
    for (let at = 0; at < 60; at += 1) memory.noteBroken(`/${at}`, ['title']);
    expect(Object.keys(memory.broken())).toHaveLength(50);
    memory.noteBroken('/0', []);
    memory.noteBroken('/1', ['text']);
    expect(memory.broken()).not.toHaveProperty('/0');
    expect(memory.broken()['/1']).toEqual(['text']);
  });
});
