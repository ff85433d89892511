import { describe, expect, test } from 'vitest';
import { markupBytes, textBytes } from '../../worker/cache/heapBytes.ts';
import { createLruCache } from '../../worker/cache/lruCache.ts';
import { memoised } from '../../worker/cache/memoised.ts';
import { isFailure } from '../../worker/cache/pageCache.ts';
import { hangs } from '../support/worker/cachedContent.ts';
import { pageOf, renderedCache } from '../support/worker/renderedCache.ts';
import { ORIGIN, PHONE } from '../support/worker/testWorld.ts';

/** A visit, and all that it leaves to be done after the answer. */
async function visitWhole({ visit, settled }: ReturnType<ReturnType<typeof renderedCache>['isolate']>): Promise<void> {
  await visit();
  await settled();
}

describe('a page that is asked for', () => {
  test('is rendered once, for two minutes and longer in front of a render that nobody waits for', async () => {
    const { time, isolate } = renderedCache();
    const onlyIsolate = isolate();
    expect(await onlyIsolate.visit()).toMatchObject({ status: 200, cache: 'MISS', words: 'first' });
    await onlyIsolate.settled();
    time.pass(119_999);
    expect((await onlyIsolate.visit()).cache).toBe('HIT');
    time.pass(1);
    onlyIsolate.renders(async () => pageOf('second'));
    expect(await onlyIsolate.visit()).toMatchObject({ cache: 'STALE', words: 'first' });
    await onlyIsolate.settled();
    expect(await onlyIsolate.visit()).toMatchObject({ cache: 'HIT', words: 'second' });
    expect(onlyIsolate.asked).toEqual([
      { isBackground: false, method: 'GET' },
      { isBackground: true, method: 'GET' },
    ]);
  });

  test('is not shown as a slow render read it, once a render that began later has been shown', async () => {
    const { time, isolate } = renderedCache();
    const onlyIsolate = isolate();
    let count = 0;
    onlyIsolate.renders(async () => {
      count += 1;
      if (count > 1) return pageOf('newer');
      await new Promise<void>((resolve) => time.after(8000, resolve));
      return pageOf('older');
    });
    // A request that has waited for five seconds starts its own render; no known change tells the two renders apart.
    const [firstPage, secondPage] = await Promise.all([onlyIsolate.visit(), onlyIsolate.visit()]);
    await onlyIsolate.settled();
    expect([secondPage.words, firstPage.words]).toEqual(['newer', 'newer']);
    expect(await onlyIsolate.visit()).toMatchObject({ cache: 'HIT', words: 'newer' });
    expect(await isolate().visit()).toMatchObject({ words: 'newer' });
  });

  test('is served from a store that was too slow at first, where it can’t be rendered', async () => {
    const { time, isolate, empty, slowStore } = renderedCache();
    await visitWhole(isolate());
    time.pass(1000);
    const secondIsolate = isolate();
    empty();
    slowStore(1500);
    secondIsolate.renders(() => Promise.resolve(pageOf('sorry', 500)));
    expect(await secondIsolate.visit()).toMatchObject({ status: 200, cache: 'STALE', words: 'first' });
    expect(secondIsolate.lines.join()).toContain('"store unreadable"');
    await secondIsolate.settled();
    // That it has moved is no failure.
    const thirdIsolate = isolate();
    thirdIsolate.renders(async () => Response.redirect(`${ORIGIN}/en/sydney`, 302), null);
    expect((await thirdIsolate.visit()).status).toBe(302);
  });

  test('is found by the other isolates, and asked for by its headers alone as well', async () => {
    const { isolate } = renderedCache();
    const [firstIsolate, secondIsolate] = [isolate(), isolate()];
    await firstIsolate.visit('/en/sydney', { method: 'HEAD' });
    await firstIsolate.settled();
    expect(await secondIsolate.visit('/en/sydney')).toMatchObject({ cache: 'HIT', words: 'first' });
    expect([firstIsolate.asked.map(({ method }) => method), secondIsolate.asked]).toEqual([['GET'], []]);
  });

  test('is not rendered again for two seconds while it is renewed, nor where it shows the same', async () => {
    const { time, isolate } = renderedCache();
    const onlyIsolate = isolate();
    await visitWhole(onlyIsolate);
    time.pass(120_000);
    onlyIsolate.renders(async () => pageOf('first'));
    await visitWhole(onlyIsolate);
    expect(await onlyIsolate.visit()).toMatchObject({ cache: 'HIT', words: 'first' });
    time.pass(120_000);
    onlyIsolate.renders(() => Promise.reject(new Error('down')));
    await visitWhole(onlyIsolate);
    time.pass(1999);
    await visitWhole(onlyIsolate);
    expect(onlyIsolate.asked).toHaveLength(3);
    time.pass(1);
    expect((await onlyIsolate.visit()).words).toBe('first');
    await onlyIsolate.settled();
    expect(onlyIsolate.asked).toHaveLength(4);
  });

  test('is rendered for its key, with nothing else of a visitor’s request', async () => {
    const { isolate } = renderedCache();
    const onlyIsolate = isolate();
    await onlyIsolate.visit('/en/sydney/brand/%6Cisting?utm=1&page=%FF&by=floor', {
      method: 'HEAD',
      headers: { 'user-agent': PHONE, cookie: 'a=b', 'accept-language': 'fr', 'cf-ipcountry': 'CN', 'cf-ray': 'ray-1' },
    });
    await onlyIsolate.visit('/en/sydney', {
      headers: { 'cf-ipcountry': 'XX', 'cf-ray': 'no ray', range: 'bytes=1-2' },
    });
    expect(onlyIsolate.requests.map(({ method, url, headers }) => [method, url, Object.fromEntries(headers)])).toEqual([
      [
        'GET',
        `${ORIGIN}/en/sydney/brand/listing?by=floor&page=%EF%BF%BD`,
        { 'user-agent': 'Mobile', 'cf-ipcountry': 'CN', 'cf-ray': 'ray-1' },
      ],
      ['GET', `${ORIGIN}/en/sydney`, { 'user-agent': 'Desktop', 'cf-ipcountry': '' }],
    ]);
  });

  test('that is never cached is rendered for who waits for it', async () => {
    const onlyIsolate = renderedCache().isolate();
    expect(await onlyIsolate.visit('/en/sydney', { method: 'POST' })).toMatchObject({
      cache: 'BYPASS',
      words: 'first',
    });
    expect(onlyIsolate.asked).toEqual([{ isBackground: false, method: 'POST' }]);
  });

  test('that may not be kept is rendered for each visitor', async () => {
    const { isolate } = renderedCache();
    const onlyIsolate = isolate();
    onlyIsolate.renders(async () => Response.redirect(`${ORIGIN}/en/sydney`, 302), null);
    const answers = await Promise.all([onlyIsolate.visit(), onlyIsolate.visit()]);
    expect(answers.map(({ status, cache }) => `${status} ${cache}`)).toEqual(['302 MISS', '302 MISS']);
    // Each is asked for as a shared page first, and then by its own visitor's request, with their cookies.
    expect(onlyIsolate.asked.length).toBe(4);
    const pathnames = new Set(onlyIsolate.requests.slice(2).map(({ url }) => new URL(url).pathname));
    expect([...pathnames]).toEqual(['/en/sydney/brand/listing']);
  });
});

describe('a page that a publication touches', () => {
  /** An isolate that has a page, and has learnt of a change. */
  const changedPage = async () => {
    const { time, isolate, publish } = renderedCache();
    const onlyIsolate = isolate();
    await visitWhole(onlyIsolate);
    publish();
    time.pass(3000);
    return { time, onlyIsolate };
  };

  test('is waited for by one visitor, for three seconds; for ten seconds the others get the stale page at once', async () => {
    const { time, onlyIsolate } = await changedPage();
    onlyIsolate.renders(hangs);
    expect(await onlyIsolate.visit()).toMatchObject({ cache: 'STALE', words: 'first', took: 3000 });
    expect(await onlyIsolate.visit()).toMatchObject({ cache: 'STALE', took: 0 });
    expect(onlyIsolate.asked).toHaveLength(2);
    // The render was cut off: after five seconds another begins in the background, and the visitor does not wait.
    time.pass(6999);
    expect(await onlyIsolate.visit()).toMatchObject({ cache: 'STALE', took: 0 });
    expect(onlyIsolate.asked.at(-1)?.isBackground).toBe(true);
    time.pass(3001);
    expect((await onlyIsolate.visit()).took).toBeGreaterThan(0);
  });

  test('stays while a render fails, and gives way to the news that it is gone', async () => {
    const { time, onlyIsolate } = await changedPage();
    for (const status of [500, 503, 403]) {
      onlyIsolate.renders(async () => new Response('failing', { status }));
      expect(await onlyIsolate.visit()).toMatchObject({ status: 200, cache: 'STALE', words: 'first' });
      await onlyIsolate.settled();
      time.pass(12_000);
    }
    onlyIsolate.renders(async () => new Response('gone', { status: 410 }));
    expect(await onlyIsolate.visit()).toMatchObject({ status: 410, cache: 'MISS' });
  });

  test('stays for a minute where the new one lacks a field, which the health report names', async () => {
    const { time, onlyIsolate } = await changedPage();
    onlyIsolate.renders(async () => pageOf('broken'), { broken: ['title'] });
    expect(await onlyIsolate.visit()).toMatchObject({ cache: 'STALE', words: 'first' });
    await onlyIsolate.settled();
    expect(onlyIsolate.memory.broken()).toEqual({ '/en/sydney/brand/listing': ['title'] });
    // The old one is as true as it was before.
    time.pass(60_000);
    expect((await onlyIsolate.visit()).cache).toBe('HIT');
    time.pass(60_000);
    onlyIsolate.renders(async () => pageOf('mended'));
    await visitWhole(onlyIsolate);
    expect([(await onlyIsolate.visit()).words, onlyIsolate.memory.broken()]).toEqual(['mended', {}]);
  });
});

test.each([
  [500, true],
  [503, true],
  [403, true],
  [499, false],
  [404, false],
  [200, false],
])('%i is a failure to make a page and no answer about the page: %s', (status, isExpected) => {
  expect(isFailure(new Response(null, { status }))).toBe(isExpected);
});

test('texts beyond Latin take twice the room in the memory', () => {
  expect([textBytes('é'.repeat(100)) - textBytes(), textBytes('店'.repeat(100), 'a') - textBytes()]).toEqual([
    100, 201,
  ]);
  expect(markupBytes(100) - markupBytes(0)).toBe(200);
});

test('a cache keeps what was used last, and never more than it may weigh', () => {
  const cache = createLruCache<string>(1000);
  for (let at = 0; at < 50; at += 1) {
    cache.set(`key ${at}`, 'value', 100 + at);
    cache.get('key 0');
    expect(cache.size().weight).toBeLessThanOrEqual(1000);
  }
  expect([cache.get('key 0'), cache.get('key 49'), cache.get('key 30')]).toEqual(['value', 'value', undefined]);
  // What takes its own place counts once.
  const before = cache.size();
  cache.set('key 0', 'another', 100);
  expect(cache.size()).toEqual(before);
  cache.set('key 0', 'too heavy', 1001);
  expect(cache.get('key 0')).toBeUndefined();
});

test('what is made of an answer is made once for as long as the answer is kept', () => {
  const memo = new WeakMap<object, object>();
  const answer = {};
  const derived = memoised(memo, answer, () => ({}));
  expect([memoised(memo, answer, () => ({})) === derived, memoised(memo, {}, () => ({})) === derived]).toEqual([
    true,
    false,
  ]);
  for (const primitive of [null, undefined, 'text', 7]) expect(memoised(memo, primitive, () => derived)).toBe(derived);
});
