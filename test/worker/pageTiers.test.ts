import { describe, expect, test } from 'vitest';
import type { Change } from '../../content/freshness/changes.ts';
import type { Knowledge } from '../../content/freshness/freshness.ts';
import { emptyScope } from '../../content/freshness/scope.ts';
import { createPageAddresses, pageAddress, pageKey } from '../../worker/cache/pageKey.ts';
import { createPageMemory } from '../../worker/cache/pageMemory.ts';
import { createPageTiers } from '../../worker/cache/pageTiers.ts';
import { createSingleFlight } from '../../worker/cache/singleFlight.ts';
import type { StoredPage } from '../../worker/cache/storedPage.ts';
import { dataCentre } from '../support/worker/isolates.ts';
import { DESKTOP, ORIGIN, PHONE } from '../support/worker/testWorld.ts';

const KEY = 'https://www.meridian.example/en/sydney||desktop|abroad|';
const list = { type: 'event', city: 'sydney' } as const;

/** Isolates of a data centre and the pages that they keep. */
function setting() {
  const centre = dataCentre();
  const { time, world, tiers, keepAlive, start } = centre;
  const page = (body: string, more: Partial<StoredPage> = {}): StoredPage => ({
    status: 200,
    headers: { etag: `W/"${body}"` },
    policy: '',
    timing: '',
    bytes: new TextEncoder().encode(body),
    nonce: 'n',
    positions: [],
    fingerprint: body,
    storedAt: time.now().getTime(),
    trueUntil: start + 24 * 3600 * 1000,
    broken: [],
    fetchedAt: time.now().getTime(),
    epoch: 'log',
    seq: 1,
    scope: { ...emptyScope, lists: [list] },
    ...more,
  });
  const isolate = () => {
    let known: Knowledge = centre.knowing(1);
    const state = { tiers, changes: { ...Object(undefined), known: () => known } };
    const kept = createPageTiers(world, state, createPageMemory());
    return {
      isCurrent: kept.isCurrent,
      find: async (isCommon = true, key = KEY) => {
        const { result } = await time.run(kept.find(key, isCommon, keepAlive));
        await centre.settled();
        return result && new TextDecoder().decode(result.bytes);
      },
      keep: (made: StoredPage, isCommon = true, key = KEY) => time.run(kept.keep(key, made, isCommon)),
      learn: (seq: number, changes: readonly Change[] = [{ seq, type: 'event', entry: 'new', isGone: false }]) => {
        known = { ...centre.knowing(seq, known.checkedAt), changes };
      },
      forget: () => {
        known = centre.knowing(0);
      },
    };
  };
  return { ...centre, page, isolate };
}

describe('a page that is kept', () => {
  test('is found by other isolates of the data centre, and by all where it is one of the site’s own', async () => {
    const { isolate, page, pages, store } = setting();
    await isolate().keep(page('own'));
    await isolate().keep(page('words'), false, `${KEY}words`);
    expect([...store.lifetimes.values()]).toEqual([7 * 24 * 3600]);
    expect([await isolate().find(), await isolate().find(false, `${KEY}words`)]).toEqual(['own', 'words']);
    expect(store.asked).toEqual([]);
    pages.pages.clear();
    expect([await isolate().find(), await isolate().find(false, `${KEY}words`)]).toEqual(['own', undefined]);
    // What came from the store is in the data centre again.
    expect(pages.pages.size).toBe(1);
    expect([...store.values.keys(), ...pages.pages.keys()].every((key) => /page:[0-9a-f]{40}$/.test(key))).toBe(true);
  });

  test('of an address that is not there stays in its isolate', async () => {
    const { isolate, page, pages, store } = setting();
    const one = isolate();
    await one.keep(page('not found', { status: 404 }));
    expect([await one.find(), pages.pages.size, store.values.size]).toEqual(['not found', 0, 0]);
  });

  test('that lacks a field is not for the store', async () => {
    const { isolate, page, pages, store } = setting();
    await isolate().keep(page('broken', { broken: ['title'] }));
    expect([pages.pages.size, store.values.size]).toEqual([1, 0]);
  });

  test('is stored once, and again when it shows something else, is untrue or outdated', async () => {
    const { isolate, page, store, start, time } = setting();
    const one = isolate();
    const puts = async (made: StoredPage): Promise<boolean> => {
      store.values.clear();
      await one.keep(made);
      return store.values.size > 0;
    };
    expect([await puts(page('a')), await puts(page('a')), await puts(page('b')), await puts(page('b'))]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const short = { trueUntil: start + 1000 };
    expect(await puts(page('c', short))).toBe(true);
    time.pass(999);
    expect(await puts(page('c', short))).toBe(false);
    time.pass(1);
    expect(await puts(page('c', { trueUntil: start + 2000 }))).toBe(true);
    // A change that does not touch the page leaves it as it was.
    one.learn(2, []);
    expect(await puts(page('c', { trueUntil: start + 2000, seq: 2 }))).toBe(false);
  });

  test('that the store did not take is offered again', async () => {
    const { isolate, page, store, tiers, time, world } = setting();
    expect(tiers.store).toBeDefined();
    let isFull = true;
    const centre = dataCentre();
    const full = centre.tiersOn({
      get: async () => null,
      put: async (key, value) => {
        if (isFull) throw new Error('full');
        store.values.set(key, value);
      },
    });
    const changes = { ...Object(undefined), known: () => centre.knowing(1) };
    const kept = createPageTiers(world, { tiers: full, changes }, createPageMemory());
    await time.run(kept.keep(KEY, page('a'), true));
    isFull = false;
    await time.run(kept.keep(KEY, page('a'), true));
    expect(store.values.size).toBe(1);
    expect(await isolate().find()).toBe('a');
  });

  test('is current for two minutes after it was known to be, while it is true', () => {
    const { isolate, page, time, start } = setting();
    const one = isolate();
    const made = page('a');
    const short = page('a', { trueUntil: start + 1000 });
    time.pass(999);
    expect([one.isCurrent(made), one.isCurrent(short)]).toEqual([true, true]);
    time.pass(1);
    expect([one.isCurrent(made), one.isCurrent(short)]).toEqual([true, false]);
    time.pass(118_999);
    expect(one.isCurrent(made)).toBe(true);
    time.pass(1);
    expect(one.isCurrent(made)).toBe(false);
  });

  test('that is out of date is looked for in the other tiers once a second', async () => {
    const { isolate, page, time } = setting();
    const [one, other] = [isolate(), isolate()];
    await one.keep(page('old'));
    time.pass(120_000);
    expect(await one.find()).toBe('old');
    await other.keep(page('new'));
    time.pass(999);
    expect(await one.find()).toBe('old');
    time.pass(1);
    expect(await one.find()).toBe('new');
  });

  test('gives way to the newer one: current, checked later, of a later change, fetched later', async () => {
    const { page, isolate, time } = setting();
    const found = async (here: Partial<StoredPage>, there: Partial<StoredPage>) => {
      const [one, other] = [isolate(), isolate()];
      await other.keep(page('there', there), false);
      await one.keep(page('here', here), false);
      // The data centre has what the other isolate has.
      await other.keep(page('there', there), false);
      one.learn(9, []);
      return one.find(false);
    };
    time.pass(600_000);
    const now = time.now().getTime();
    const old = now - 300_000;
    expect(await found({ fetchedAt: old }, {})).toBe('there');
    expect(await found({ fetchedAt: old }, { fetchedAt: old - 1 })).toBe('here');
    expect(await found({ fetchedAt: old }, { fetchedAt: old + 1 })).toBe('there');
    expect(await found({ fetchedAt: old, seq: 2 }, { fetchedAt: old, seq: 3 })).toBe('there');
    expect(await found({ fetchedAt: old, seq: 3 }, { fetchedAt: old, seq: 2 })).toBe('here');
    // Of another log nothing is known: the later of two is taken.
    const lost = { epoch: 'lost' };
    expect(await found({ ...lost, fetchedAt: old }, { ...lost, fetchedAt: old + 1 })).toBe('there');
    expect(await found({ ...lost, fetchedAt: old + 1 }, { ...lost, fetchedAt: old })).toBe('here');
    expect(await found({ ...lost, seq: 99 }, { fetchedAt: old })).toBe('there');
  });
});

describe('work that several requests share', () => {
  const setup = () => {
    const { time, world, keepAlive } = dataCentre();
    const flight = createSingleFlight<string>(world, 5000);
    let begun = 0;
    const run = (milliseconds: number) =>
      flight.run('key', keepAlive, async () => {
        begun += 1;
        const own = `work ${begun}`;
        await new Promise<void>((resolve) => time.after(milliseconds, resolve));
        return own;
      });
    return { time, flight, run, begun: () => begun };
  };

  test('is done once, and anew when it is done', async () => {
    const { time, flight, run, begun } = setup();
    const first = run(1000);
    expect([flight.isUnderway('key'), flight.isUnderway('other')]).toEqual([true, false]);
    expect((await time.run(Promise.all([first, run(1000)]))).result).toEqual(['work 1', 'work 1']);
    expect(flight.isUnderway('key')).toBe(false);
    expect((await time.run(run(10))).result).toBe('work 2');
    expect(begun()).toBe(2);
  });

  test('that takes longer than its limit is begun anew by one of those who wait, and joined by the others', async () => {
    const { time, flight, run, begun } = setup();
    void run(60_000);
    time.pass(1000);
    const { result, took } = await time.run(Promise.all([run(100), run(100)]));
    expect([result, took, begun()]).toEqual([['work 2', 'work 2'], 4100, 2]);
    void run(60_000);
    time.pass(4999);
    expect(flight.isUnderway('key')).toBe(true);
    time.pass(1);
    expect(flight.isUnderway('key')).toBe(false);
    expect(await time.run(run(100))).toEqual({ result: 'work 4', took: 100 });
  });

  test('that was overtaken leaves the newer one in its place', async () => {
    const { time, flight, run } = setup();
    void run(7000);
    time.pass(5000);
    void run(4000);
    time.pass(2000);
    await time.run(Promise.resolve());
    expect(flight.isUnderway('key')).toBe(true);
  });
});

describe('the address of a page', () => {
  test.each<[string, string | undefined, boolean]>([
    ['/en/sydney', '/en/sydney|', true],
    ['/en/sydney/brand/listing', '/en/sydney/brand/listing|', true],
    ['/en/sydney/brand/listing?utm=1', '/en/sydney/brand/listing|', true],
    ['/en/sydney/brand/listing?page=2&by=floor', '/en/sydney/brand/listing|by=floor&page=2', false],
    ['/en/sydney/searching/tea', '/en/sydney/searching/tea|', false],
    ['/en/sydney?without-overlay=true', '/en/sydney|without-overlay=true', false],
    ['/en/sydney?without-overlay=false', '/en/sydney|without-overlay=false', false],
    ['/en/sydney?without-overlay=maybe', '/en/sydney|', true],
    [`/en/sydney/brand/listing?by=${'x'.repeat(64)}`, `/en/sydney/brand/listing|by=${'x'.repeat(64)}`, false],
    [`/en/sydney/brand/listing?by=${'x'.repeat(65)}`, undefined, false],
    [`/en/sydney/${'x'.repeat(501)}`, `/en/sydney/${'x'.repeat(501)}|`, true],
    [`/en/sydney/${'x'.repeat(502)}`, undefined, false],
    ['/en/sydney/contact-us', undefined, false],
    ['/en/sydney/api/cart', undefined, false],
    ['/en', undefined, false],
    ['/xx/sydney', undefined, false],
  ])('%s', (address, key, isCommon) => {
    const read = pageAddress(ORIGIN + address);
    expect([read.key, read.isCommon]).toEqual([key === undefined ? undefined : ORIGIN + key, isCommon]);
    expect(createPageAddresses()(ORIGIN + address)).toEqual(read);
  });

  test.each<[string, RequestInit, string | undefined]>([
    ['a desktop abroad', { headers: { 'user-agent': DESKTOP } }, 'key|desktop|abroad|flags'],
    [
      'a phone in the mainland',
      { headers: { 'user-agent': PHONE, 'cf-ipcountry': 'CN' } },
      'key|mobile|mainland|flags',
    ],
    ['the headers alone', { method: 'HEAD' }, 'key|desktop|abroad|flags'],
    ['a form', { method: 'POST' }, undefined],
    ['Internet Explorer', { headers: { 'user-agent': 'Trident/7.0; rv:11.0' } }, undefined],
  ])('for %s', (_, init, key) => {
    expect(pageKey(new Request(ORIGIN, init), { key: 'key' }, { isPreview: false, flags: 'flags' })).toBe(key);
    expect(pageKey(new Request(ORIGIN, init), { key: 'key' }, { isPreview: true, flags: 'flags' })).toBeUndefined();
  });
});
