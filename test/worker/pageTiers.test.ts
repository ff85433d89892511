import { describe, expect, test } from 'vitest';
import type { Change } from '../../content/freshness/changes.ts';
import type { Knowledge } from '../../content/freshness/freshness.ts';
import { emptyScope } from '../../content/freshness/scope.ts';
import { createLatestReadings } from '../../worker/cache/latestReadings.ts';
import { createPageMemory } from '../../worker/cache/pageMemory.ts';
import { createPageTiers } from '../../worker/cache/pageTiers.ts';
import type { StoredPage } from '../../worker/cache/storedPage.ts';
import type { Store } from '../../worker/world.ts';
import { hangs } from '../support/worker/cachedContent.ts';
import { dataCentre } from '../support/worker/isolates.ts';

const KEY = 'https://www.meridian.example/en/sydney||desktop|abroad|';
const list = { type: 'event', city: 'sydney' } as const;

/** Isolates of a data centre and the pages that they keep, where given in a store of its own. */
function setting(ownStore?: Store) {
  const centre = dataCentre();
  const { time, world, keepAlive, start } = centre;
  const tiers = ownStore ? centre.tiersOn(ownStore) : centre.tiers;
  const page = (body: string, more: Partial<StoredPage> = {}): StoredPage => ({
    status: 200,
    headers: { etag: `W/"${body}"` },
    policy: '',
    timing: '',
    bytes: new TextEncoder().encode(body),
    nonce: 'n',
    positions: [],
    storedAt: time.now().getTime(),
    trueUntil: start + 24 * 3600 * 1000,
    broken: [],
    isAhead: false,
    ticket: '',
    ticketPositions: [],
    fetchedAt: time.now().getTime(),
    epoch: 'log',
    seq: 1,
    scope: { ...emptyScope, lists: [list] },
    ...more,
  });
  const isolate = () => {
    let knowledge: Knowledge = centre.knowing(1);
    const state = {
      tiers,
      changes: { ...Object(undefined), knowledge: () => knowledge },
      latestReadings: createLatestReadings(world),
    };
    const pageTiers = createPageTiers(world, state, createPageMemory());
    return {
      isCurrent: pageTiers.isCurrent,
      isEarlierThanLatest: state.latestReadings.isEarlierThanLatest,
      find: async (isCommon = true, key = KEY) => {
        const { result } = await time.run(pageTiers.find(key, isCommon, keepAlive));
        await centre.settled();
        return result && new TextDecoder().decode(result.bytes);
      },
      keep: async (storablePage: StoredPage, isCommon = true, key = KEY) => {
        await time.run(pageTiers.keep(key, storablePage, isCommon, keepAlive));
        await time.run(centre.settled());
      },
      /** The mark of the stored page, where one that is made again is equal. */
      equal: async (madePage: StoredPage, key = KEY) => (await time.run(pageTiers.equal(key, madePage))).result?.mark,
      learn: (seq: number, changes: readonly Change[] = [{ seq, type: 'event', entry: 'new', isGone: false }]) => {
        knowledge = { ...centre.knowing(seq, knowledge.checkedAt), changes };
      },
      forget: () => {
        knowledge = centre.knowing(0);
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
    pages.values.clear();
    expect([await isolate().find(), await isolate().find(false, `${KEY}words`)]).toEqual(['own', undefined]);
    // What came from the store is in the data centre again.
    expect(pages.values.size).toBe(1);
    expect([...store.values.keys(), ...pages.values.keys()].every((key) => /page:[0-9a-f]{40}$/.test(key))).toBe(true);
  });

  test.each([
    ['an older answer', 400, 'later', 'seen here'],
    ['an equal answer that is older', 400, 'same', 'seen elsewhere'],
    ['a later answer', 600, 'later', 'seen elsewhere'],
  ])(
    'is replaced by another data centre’s page of %s only where no visitor goes back',
    async (_, at, tag, expected) => {
      const { isolate, page, pages, store, time, start } = setting();
      const readings = { menu: { at: start + 50, tag: 'menu' }, news: { at: start + at, tag: 'same' } };
      await isolate().keep(page('seen elsewhere', { seq: 2, fetchedAt: start + 50, readings }));
      const otherValues = [...store.values];
      pages.values.clear();
      const localIsolate = isolate();
      const localReadings = { menu: { at: start, tag: 'menu' }, news: { at: start + 500, tag } };
      await localIsolate.keep(page('seen here', { fetchedAt: start, readings: localReadings }));
      for (const [key, text] of otherValues) store.values.set(key, text);
      time.pass(2000);
      // A change outdates the page here and not the other; the publication that the page here shows was told to nobody.
      localIsolate.learn(2);
      expect(await localIsolate.find()).toBe(expected);
    },
  );

  test('leaves behind what was made from earlier answers, of its menus as of its own', async () => {
    const { isolate, page, start } = setting();
    await isolate().keep(page('newer', { readings: { menu: { at: start, tag: 'newer' } } }));
    const informedIsolate = isolate();
    await informedIsolate.find();
    const answer = (at: number, tag: string) => page('', { readings: { menu: { at: start + at, tag } } });
    expect(
      [answer(-1, 'older'), answer(-1, 'newer'), answer(1, 'latest')].map(informedIsolate.isEarlierThanLatest),
    ).toEqual([true, false, false]);
  });

  test('is not replaced for others by a slow render of an isolate that read less', async () => {
    const { isolate, page, start } = setting();
    const [slowIsolate, quickIsolate] = [isolate(), isolate()];
    await quickIsolate.keep(page('newer', { readings: { news: { at: start + 500, tag: 'newer' } } }));
    await slowIsolate.keep(page('older', { readings: { news: { at: start, tag: 'older' } } }));
    expect([await isolate().find(), await slowIsolate.find()]).toEqual(['newer', 'newer']);
  });

  test('of an address that is not there stays in its isolate', async () => {
    const { isolate, page, pages, store } = setting();
    const onlyIsolate = isolate();
    await onlyIsolate.keep(page('not found', { status: 404 }));
    expect([await onlyIsolate.find(), pages.values.size, store.values.size]).toEqual(['not found', 0, 0]);
  });

  test('that lacks a field is not for the store', async () => {
    const { isolate, page, pages, store } = setting();
    await isolate().keep(page('broken', { broken: ['title'] }));
    expect([pages.values.size, store.values.size]).toEqual([1, 0]);
  });

  test('is stored once, and again when it shows something else, is untrue or outdated', async () => {
    const { isolate, page, store, start, time } = setting();
    const onlyIsolate = isolate();
    const puts = async (storablePage: StoredPage): Promise<boolean> => {
      store.values.clear();
      await onlyIsolate.keep(storablePage);
      return store.values.size > 0;
    };
    for (const name of ['a', 'b']) expect([await puts(page(name)), await puts(page(name))]).toEqual([true, false]);
    const shortLived = { trueUntil: start + 1000 };
    expect(await puts(page('c', shortLived))).toBe(true);
    time.pass(999);
    expect(await puts(page('c', shortLived))).toBe(false);
    time.pass(1);
    expect(await puts(page('c', { trueUntil: start + 2000 }))).toBe(true);
    // A change that does not touch the page leaves it as it was.
    onlyIsolate.learn(2, []);
    expect(await puts(page('c', { trueUntil: start + 2000, seq: 2 }))).toBe(false);
    // One that is made ahead is stored with its record after a change that touches it.
    expect(await puts(page('d', { isAhead: true, seq: 2 }))).toBe(true);
    onlyIsolate.learn(3);
    expect(await puts(page('d', { isAhead: true, seq: 3 }))).toBe(true);
  });

  test('is not written again where it is equal, unless the stored one is true for longer, or over', async () => {
    const { isolate, page, start, time } = setting();
    const onlyIsolate = isolate();
    const trueFor = (milliseconds: number, more: Partial<StoredPage> = {}) =>
      page('a', { trueUntil: start + milliseconds, ...more });
    const otherKey = `${KEY}other`;
    for (const key of [KEY, otherKey]) await onlyIsolate.keep(trueFor(2000), true, key);
    onlyIsolate.learn(2);
    const scope = { ...emptyScope, lists: [list, { ...list, type: 'news' }] };
    const otherIsolate = isolate();
    await otherIsolate.keep(trueFor(2000, { scope }));
    otherIsolate.learn(2);
    const equalPage = trueFor(2000);
    const marks = [await onlyIsolate.equal(equalPage), await onlyIsolate.equal(equalPage, otherKey)];
    // Each page has a mark of its own, and so has one with another record.
    expect(new Set([undefined, ...marks, await otherIsolate.equal(equalPage)]).size).toBe(4);
    expect(await onlyIsolate.equal(trueFor(1999))).toBeUndefined();
    time.pass(2000);
    expect(await onlyIsolate.equal(trueFor(3000))).toBeUndefined();
  });

  test('that the store did not take is offered again twenty seconds later, unless it is there by then', async () => {
    const values = new Map<string, string>();
    let isFull = true;
    const counts = { gets: 0, puts: 0 };
    const { isolate, page, time } = setting({
      get: async (key) => {
        counts.gets += 1;
        return values.get(key) ?? null;
      },
      put: async (key, value) => {
        counts.puts += 1;
        if (isFull) throw new Error('full');
        values.set(key, value);
      },
    });
    const [firstIsolate, secondIsolate] = [isolate(), isolate()];
    for (const { keep } of [firstIsolate, secondIsolate]) await keep(page('a'));
    const putsAfterVisit = async ({ find }: typeof firstIsolate): Promise<number> => {
      await find();
      return counts.puts;
    };
    isFull = false;
    time.pass(19_999);
    expect(await putsAfterVisit(firstIsolate)).toBe(2);
    time.pass(1);
    expect(await putsAfterVisit(firstIsolate)).toBe(3);
    const { gets } = counts;
    expect([await putsAfterVisit(firstIsolate), counts.gets]).toEqual([3, gets]);
    expect([await putsAfterVisit(secondIsolate), values.size]).toEqual([3, 1]);
  });

  test('is taken by a store that was too slow for a question a moment before', async () => {
    const values = new Map<string, string>();
    const { isolate, page } = setting({ get: hangs, put: async (key, value) => void values.set(key, value) });
    const onlyIsolate = isolate();
    expect(await onlyIsolate.find()).toBeUndefined();
    await onlyIsolate.keep(page('a'));
    expect(values.size).toBe(1);
  });

  test('is current for two minutes after it was known to be, while it is true', () => {
    const { isolate, page, time, start } = setting();
    const onlyIsolate = isolate();
    const currentPage = page('a');
    const shortPage = page('a', { trueUntil: start + 1000 });
    time.pass(999);
    expect([onlyIsolate.isCurrent(currentPage), onlyIsolate.isCurrent(shortPage)]).toEqual([true, true]);
    time.pass(1);
    expect([onlyIsolate.isCurrent(currentPage), onlyIsolate.isCurrent(shortPage)]).toEqual([true, false]);
    time.pass(118_999);
    expect(onlyIsolate.isCurrent(currentPage)).toBe(true);
    time.pass(1);
    expect(onlyIsolate.isCurrent(currentPage)).toBe(false);
  });

  test('that is out of date is looked for in the other tiers once a second', async () => {
    const { isolate, page, time } = setting();
    const [firstIsolate, secondIsolate] = [isolate(), isolate()];
    await firstIsolate.keep(page('old'));
    time.pass(120_000);
    expect(await firstIsolate.find()).toBe('old');
    await secondIsolate.keep(page('new'));
    time.pass(999);
    expect(await firstIsolate.find()).toBe('old');
    time.pass(1);
    expect(await firstIsolate.find()).toBe('new');
  });

  test('gives way to the newer one', async () => {
    const { page, isolate, time } = setting();
    const foundPage = async (localPage: Partial<StoredPage>, otherPage: Partial<StoredPage>) => {
      const [localIsolate, otherIsolate] = [isolate(), isolate()];
      await otherIsolate.keep(page('there', otherPage), false);
      await localIsolate.keep(page('here', localPage), false);
      // The data centre has what the other isolate has.
      await otherIsolate.keep(page('there', otherPage), false);
      localIsolate.learn(9, []);
      return localIsolate.find(false);
    };
    time.pass(600_000);
    const staleAt = time.now().getTime() - 300_000;
    expect(await foundPage({ fetchedAt: staleAt }, {})).toBe('there');
    expect(await foundPage({ fetchedAt: staleAt }, { fetchedAt: staleAt - 1 })).toBe('here');
  });
});
