import { describe, expect, test, vi } from 'vitest';
import type { PageRecord } from '../../content/ahead/pageJobs.ts';
import { idMarks } from '../../content/freshness/idMarks.ts';
import { createIndexCopy } from '../../coordinator/indexCopy.ts';
import { sqlPageIndex } from '../../coordinator/pageIndex.ts';
import { MIDNIGHT, NOON, withJobs, withStorage } from '../support/coordinator/jobs.ts';

describe('the index of pages', () => {
  const ids = (page: number) => Array.from({ length: 300 }, (_, at) => `entry-${(page * 7 + at * 13) % 4000}`);
  /** A page for both trees, from the mainland and from abroad: they have read the same. */
  const variants = (page: number, more: Partial<PageRecord> = {}): readonly PageRecord[] =>
    (['desktop', 'mobile'] as const).flatMap((device) =>
      [false, true].map((isMainland) => ({
        path: `/en/sydney/${device === 'mobile' ? 'mobile/' : ''}what-is-happening/event/page-${page}`,
        device,
        isMainland,
        epoch: 'log',
        seq: 1,
        scope: { ids: idMarks(ids(page)), lists: [{ type: 'event', city: 'sydney' as const }] },
        trueUntil: MIDNIGHT,
        tag: `"${page}"`,
        madeAt: NOON,
        ...more,
      })),
    );
  const isStale = (): boolean => false;

  /** An index whose written and read rows are counted. */
  const withIndex = (
    run: (index: ReturnType<typeof sqlPageIndex>, countRows: () => number, countRead: () => number) => void,
  ) =>
    withStorage(async (storage) => {
      const cursors: { readonly rowsWritten: number; readonly rowsRead: number }[] = [];
      const sql = new Proxy(storage.sql, {
        get: (target, name) => {
          const value = Reflect.get(target, name, target);
          if (name !== 'exec') return value;
          return (...query: Parameters<typeof target.exec>) => {
            const cursor = target.exec(...query);
            cursors.push(cursor);
            return cursor;
          };
        },
      });
      const index = sqlPageIndex({ sql, transactionSync: <Result>(act: () => Result) => storage.transactionSync(act) });
      const countRows = () => cursors.splice(0).reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);
      const countRead = () => cursors.splice(0).reduce((sum, { rowsRead }) => sum + rowsRead, 0);
      countRows();
      run(index, countRows, countRead);
    });

  test('is written where marks change, and nowhere else', () =>
    withIndex((index, countRows) => {
      index.note('b1', variants(1), { at: 0, isStale });
      expect(countRows()).toBeGreaterThan(4);
      index.note('b1', variants(1), { at: 0, isStale });
      expect(countRows()).toBe(0);
      index.note('b1', variants(1, { trueUntil: MIDNIGHT + 1 }), { at: 0, isStale });
      expect(countRows()).toBeGreaterThan(0);
    }));

  test('says when a page’s bytes last changed, across builds, and from its moment for one made ahead', () =>
    withIndex((index) => {
      const changedAt = () => Object.values(index.dates('sydney'));
      index.note('b1', variants(1), { at: 0, isStale });
      // Another city's store may be called as this city is.
      index.note('b1', variants(2, { path: '/en/paris/stores/sydney' }), { at: 0, isStale });
      index.note('b1', variants(1, { madeAt: NOON + 1 }), { at: 0, isStale });
      expect(changedAt()).toEqual([NOON]);
      index.note('b1', variants(1, { madeAt: NOON + 2, tag: '"other"' }), { at: 0, isStale });
      expect(changedAt()).toEqual([NOON + 2]);
      index.note('b2', variants(1, { madeAt: NOON + 3, tag: '"of another build"' }), { at: 0, isStale });
      expect(changedAt()).toEqual([NOON + 2]);
      index.note('b2', variants(1, { tag: '"tomorrow"' }), { at: MIDNIGHT, isStale });
      expect(changedAt()).toEqual([NOON + 2]);
      index.promote(MIDNIGHT);
      expect(changedAt()).toEqual([MIDNIGHT]);
    }));

  test('is filled again from its copy after a loss, and its pages are made again', async () => {
    const store = new Map<string, string>();
    const world = {
      flagStore: {
        get: async (key: string) => store.get(key) ?? null,
        put: async (key: string, value: string) => void store.set(key, value),
      },
      running: () => NOON,
      log: () => undefined,
    };
    await withStorage(async (storage) => {
      const index = sqlPageIndex(storage);
      index.note('b1', variants(1), { at: 0, isStale });
      await createIndexCopy(world, index).wake();
    });
    await withJobs(async ({ ahead, report, index, taken }) => {
      // A store that fails once is asked again at the next waking.
      const failing = { ...world, flagStore: { ...world.flagStore, get: vi.fn(world.flagStore.get) } };
      failing.flagStore.get.mockRejectedValueOnce(new Error('KV is down'));
      const restored = createIndexCopy(failing, index);
      await restored.wake();
      // Nothing recorded is not the same as read by none.
      expect(index.uses('entry-7')).toBeUndefined();
      await restored.wake();
      expect(index.size()).toMatchObject({ pages: 4, scopes: 1, pending: 4 });
      expect(index.uses('entry-7')).toHaveLength(2);
      await ahead.wake();
      expect(taken()).toHaveLength(4);
      // No version has it any more: an index that is empty for that has lost nothing.
      report({ isRetired: true });
      await createIndexCopy(world, index).wake();
      expect(index.size()).toMatchObject({ pages: 0, builds: 0 });
      index.note('b2', variants(1), { at: 0, isStale });
      await createIndexCopy(world, index).wake();
      expect(store.get('page-index')).toContain('"build":"b2"');
    });
  });

  test('is read once for all slugs of a release', () =>
    withIndex((index, _, countRead) => {
      index.note(
        'b1',
        [1, 2, 3].flatMap((page) => variants(page)),
        { at: 0, isStale },
      );
      const slugs = Array.from({ length: 500 }, (_each, at) => `new-${at}`);
      countRead();
      expect([...index.storedSlugs([...slugs, 'page-2', 'age-3', 'event'])]).toEqual(['page-2']);
      expect(countRead()).toBeLessThan(slugs.length + 50);
    }));

  test('has in its copy the pages of the shortest addresses, as many as KV and the coordinator’s memory take', () =>
    withIndex((index) => {
      index.note('b1', [...variants(2), ...variants(1, { path: '/en/sydney' })], { at: 0, isStale });
      expect(index.copy(3)?.pages.map(({ path }) => path)).toEqual(Array<string>(3).fill('/en/sydney'));
      expect(index.copy()?.pages).toHaveLength(8);
    }));

  test('is copied a minute after a filling, otherwise every ten minutes', async () => {
    const copies: string[] = [];
    let now = NOON;
    const world = {
      flagStore: { get: async () => null, put: async (_key: string, value: string) => void copies.push(value) },
      running: () => now,
      log: () => undefined,
    };
    await withStorage(async (storage) => {
      const index = sqlPageIndex(storage);
      const copy = createIndexCopy(world, index);
      await copy.wake();
      const countAfter = async (milliseconds: number): Promise<number> => {
        now += milliseconds;
        await copy.wake();
        return copies.length;
      };
      index.note('b1', variants(1), { at: 0, isStale });
      expect(await countAfter(61_000)).toBe(0);
      copy.noteFilling();
      expect(await countAfter(1000)).toBe(1);
      index.note('b1', variants(2), { at: 0, isStale });
      expect(await countAfter(61_000)).toBe(1);
      expect(await countAfter(600_000)).toBe(2);
    });
  });

  test.each(['{"build":', '{"format":"older"}'])('is asked every ten minutes if it can’t be read: %s', async (text) => {
    let now = NOON;
    const get = vi.fn(async () => text);
    const world = { flagStore: { get, put: async () => undefined }, running: () => now, log: () => undefined };
    await withStorage(async (storage) => {
      const copy = createIndexCopy(world, sqlPageIndex(storage));
      for (; now < NOON + 600_000; now += 15_000) await copy.wake();
      expect(get).toHaveBeenCalledTimes(1);
      await copy.wake();
      expect(get).toHaveBeenCalledTimes(2);
    });
  });

  test('takes two kilobytes and four written rows a page at most (docs/scale.md)', () =>
    withIndex((index, countRows) => {
      // A fill has the pages of twelve addresses made at a time.
      for (let page = 0; page < 480; page += 12)
        index.note('b1', Array.from({ length: 12 }, (_, at) => variants(page + at)).flat(), { at: 0, isStale });
      const rows = countRows();
      const { pages, scopes, bytes } = index.size();
      expect([pages, scopes]).toEqual([1920, 480]);
      expect([bytes / pages < 2048, rows / pages < 4]).toEqual([true, true]);
    }));
});
