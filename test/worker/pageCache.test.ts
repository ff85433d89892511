import { describe, expect, test } from 'vitest';
import { textBytes } from '../../worker/cache/heapBytes.ts';
import { memoised } from '../../worker/cache/memoised.ts';
import { isFailure } from '../../worker/cache/requestedPages.ts';
import { pageOf, renderedCache } from '../support/worker/renderedCache.ts';
import { ORIGIN, PHONE, TEST_NOW } from '../support/worker/testWorld.ts';

const hangs = (): Promise<never> => new Promise(() => undefined);

describe('a page that is asked for', () => {
  test('is rendered once, for two minutes and longer in front of a render that nobody waits for', async () => {
    const { time, isolate } = renderedCache();
    const one = isolate();
    expect(await one.visit()).toMatchObject({ status: 200, cache: 'MISS', words: 'first' });
    await one.settled();
    time.pass(119_999);
    expect((await one.visit()).cache).toBe('HIT');
    time.pass(1);
    one.renders(async () => pageOf('second'));
    expect(await one.visit()).toMatchObject({ cache: 'STALE', words: 'first' });
    await one.settled();
    expect(await one.visit()).toMatchObject({ cache: 'HIT', words: 'second' });
    expect(one.asked).toEqual([
      { isBackground: false, method: 'GET' },
      { isBackground: true, method: 'GET' },
    ]);
  });

  test('is not shown as a slow render read it, once a render that began later has been shown', async () => {
    const { time, isolate } = renderedCache();
    const one = isolate();
    let count = 0;
    one.renders(async () => {
      count += 1;
      if (count > 1) return pageOf('newer');
      await new Promise<void>((resolve) => time.after(8000, resolve));
      return pageOf('older');
    });
    // Whoever has waited for five seconds begins anew; no change is known that tells the two apart.
    const [slow, other] = await Promise.all([one.visit(), one.visit()]);
    await one.settled();
    expect([other.words, slow.words]).toEqual(['newer', 'newer']);
    expect(await one.visit()).toMatchObject({ cache: 'HIT', words: 'newer' });
    expect(await isolate().visit()).toMatchObject({ words: 'newer' });
  });

  test('is served from a store that was too slow at first, where it can’t be rendered', async () => {
    const { time, isolate, empty, slowStore } = renderedCache();
    const one = isolate();
    await one.visit();
    await one.settled();
    time.pass(1000);
    const other = isolate();
    empty();
    slowStore(1500);
    other.renders(() => Promise.resolve(pageOf('sorry', 500)));
    expect(await other.visit()).toMatchObject({ status: 200, cache: 'STALE', words: 'first' });
    await other.settled();
  });

  test('is found by the other isolates, and asked for by its headers alone as well', async () => {
    const { isolate } = renderedCache();
    const [one, other] = [isolate(), isolate()];
    await one.visit('/en/sydney', { method: 'HEAD' });
    await one.settled();
    expect(await other.visit('/en/sydney')).toMatchObject({ cache: 'HIT', words: 'first' });
    expect([one.asked.map(({ method }) => method), other.asked]).toEqual([['GET'], []]);
  });

  test('is not rendered again for two seconds while it is renewed, nor where it shows the same', async () => {
    const { time, isolate } = renderedCache();
    const one = isolate();
    await one.visit();
    await one.settled();
    time.pass(120_000);
    one.renders(async () => pageOf('first'));
    await one.visit();
    await one.settled();
    expect(await one.visit()).toMatchObject({ cache: 'HIT', words: 'first' });
    time.pass(120_000);
    one.renders(() => Promise.reject(new Error('down')));
    await one.visit();
    await one.settled();
    time.pass(1999);
    await one.visit();
    await one.settled();
    expect(one.asked).toHaveLength(3);
    time.pass(1);
    expect((await one.visit()).words).toBe('first');
    await one.settled();
    expect(one.asked).toHaveLength(4);
  });

  test('is rendered for its key, with nothing else of a visitor’s request', async () => {
    const { isolate } = renderedCache();
    const one = isolate();
    await one.visit('/en/sydney/brand/%6Cisting?utm=1&page=%FF&by=floor', {
      method: 'HEAD',
      headers: { 'user-agent': PHONE, cookie: 'a=b', 'accept-language': 'fr', 'cf-ipcountry': 'CN', 'cf-ray': 'ray-1' },
    });
    await one.visit('/en/sydney', { headers: { 'cf-ipcountry': 'XX', 'cf-ray': 'no ray', range: 'bytes=1-2' } });
    expect(one.requests.map(({ method, url, headers }) => [method, url, Object.fromEntries(headers)])).toEqual([
      [
        'GET',
        `${ORIGIN}/en/sydney/brand/listing?by=floor&page=%EF%BF%BD`,
        { 'user-agent': 'Mobile', 'cf-ipcountry': 'CN', 'cf-ray': 'ray-1' },
      ],
      ['GET', `${ORIGIN}/en/sydney`, { 'user-agent': 'Desktop', 'cf-ipcountry': '' }],
    ]);
  });

  test('goes past the cache in a preview and as a form', async () => {
    const { isolate } = renderedCache();
    const one = isolate();
    expect((await one.visit('/en/sydney?is-preview-mode=true')).cache).toBe('BYPASS');
    expect((await one.visit('/en/sydney', { method: 'POST' })).cache).toBe('BYPASS');
    expect(one.asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(one.memory.size().pages).toBe(0);
  });

  test('that may not be kept is rendered for each visitor', async () => {
    const { isolate } = renderedCache();
    const one = isolate();
    one.renders(async () => Response.redirect(`${ORIGIN}/en/sydney`, 302), null);
    const both = await Promise.all([one.visit(), one.visit()]);
    expect(both.map(({ status, cache }) => [status, cache])).toEqual([
      [302, 'MISS'],
      [302, 'MISS'],
    ]);
    // Each is asked for as a shared page first, and then by its own visitor's request, with their cookies.
    expect(one.asked.length).toBe(4);
    expect(one.requests.slice(2).map(({ url }) => new URL(url).pathname)).toEqual([
      '/en/sydney/brand/listing',
      '/en/sydney/brand/listing',
    ]);
  });

  test('that is not there is remembered for twenty seconds', async () => {
    const { time, isolate } = renderedCache();
    const one = isolate();
    one.renders(async () => pageOf('nothing', 404));
    await one.visit();
    await one.settled();
    time.pass(19_999);
    expect(await one.visit()).toMatchObject({ status: 404, cache: 'HIT' });
    time.pass(1);
    expect(await one.visit()).toMatchObject({ status: 404, cache: 'MISS' });
  });
});

describe('a page that a publication touches', () => {
  /** An isolate that has a page, and has learnt of a change. */
  const changed = async () => {
    const { time, isolate, publish } = renderedCache();
    const one = isolate();
    await one.visit();
    await one.settled();
    publish();
    time.pass(3000);
    return { time, one, publish };
  };

  test('is waited for', async () => {
    const { one } = await changed();
    one.renders(async () => pageOf('second'));
    expect(await one.visit()).toMatchObject({ cache: 'MISS', words: 'second' });
    await one.settled();
    expect((await one.visit()).cache).toBe('HIT');
  });

  test('is waited for by one, for three seconds; for ten the others get the old one at once', async () => {
    const { time, one } = await changed();
    one.renders(hangs);
    expect(await one.visit()).toMatchObject({ cache: 'STALE', words: 'first', took: 3000 });
    expect(await one.visit()).toMatchObject({ cache: 'STALE', took: 0 });
    expect(one.asked).toHaveLength(2);
    // The render was cut off: after five seconds another begins in the background, and the visitor does not wait.
    time.pass(6999);
    expect(await one.visit()).toMatchObject({ cache: 'STALE', took: 0 });
    expect(one.asked.at(-1)?.isBackground).toBe(true);
    time.pass(3001);
    expect((await one.visit()).took).toBeGreaterThan(0);
  });

  test('stays while a render fails, and gives way to the news that it is gone', async () => {
    const { time, one } = await changed();
    for (const status of [500, 503, 403]) {
      one.renders(async () => new Response('failing', { status }));
      expect(await one.visit()).toMatchObject({ status: 200, cache: 'STALE', words: 'first' });
      await one.settled();
      time.pass(12_000);
    }
    one.renders(async () => new Response('gone', { status: 410 }));
    expect(await one.visit()).toMatchObject({ status: 410, cache: 'MISS' });
  });

  test('stays for a minute where the new one lacks a field, which the health report names', async () => {
    const { time, one } = await changed();
    one.renders(async () => pageOf('broken'), { broken: ['title'] });
    expect(await one.visit()).toMatchObject({ cache: 'STALE', words: 'first' });
    await one.settled();
    expect(one.memory.broken()).toEqual({ '/en/sydney/brand/listing': ['title'] });
    expect((await one.visit()).cache).toBe('HIT');
    time.pass(120_000);
    one.renders(async () => pageOf('mended'));
    await one.visit();
    await one.settled();
    expect([(await one.visit()).words, one.memory.broken()]).toEqual(['mended', {}]);
  });
});

test('a page that shows something untrue is waited for, and rendered whole', async () => {
  const { time, isolate } = renderedCache();
  const one = isolate();
  one.renders(async () => pageOf('before'), { trueUntil: Date.parse(TEST_NOW) + 60_000 });
  await one.visit();
  await one.settled();
  time.pass(59_999);
  expect((await one.visit()).cache).toBe('HIT');
  time.pass(1);
  one.renders(async () => pageOf('after'));
  expect(await one.visit()).toMatchObject({ cache: 'MISS', words: 'after' });
});

test.each([
  [500, true],
  [503, true],
  [403, true],
  [499, false],
  [404, false],
  [200, false],
])('%i says something of what stands behind a page and nothing of the page: %s', (status, isSo) => {
  expect(isFailure(new Response(null, { status }))).toBe(isSo);
});

test('texts beyond Latin take twice the room in the memory', () => {
  expect([textBytes('é'.repeat(100)) - textBytes(), textBytes('店'.repeat(100), 'a') - textBytes()]).toEqual([
    100, 201,
  ]);
});

test('what is made of an answer is made once for as long as the answer is kept', () => {
  const known = new WeakMap<object, object>();
  const answer = {};
  const made = memoised(known, answer, () => ({}));
  expect([memoised(known, answer, () => ({})) === made, memoised(known, {}, () => ({})) === made]).toEqual([
    true,
    false,
  ]);
  for (const plain of [null, undefined, 'text', 7]) expect(memoised(known, plain, () => made)).toBe(made);
});
