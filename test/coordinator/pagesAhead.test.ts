import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { jobOfChanges, jobOfMoment, type PageJob, type PageRecord } from '../../content/ahead/pageJobs.ts';
import { type ChangeLog, emptyLog, withReports } from '../../content/freshness/changeLog.ts';
import type { ReportedChange } from '../../content/freshness/changes.ts';
import { idMarks } from '../../content/freshness/idMarks.ts';
import type { ListScope } from '../../content/freshness/scope.ts';
import { createIndexCopy } from '../../coordinator/indexCopy.ts';
import { sqlJobTable } from '../../coordinator/jobTable.ts';
import { sqlPageIndex } from '../../coordinator/pageIndex.ts';
import { createPagesAhead } from '../../coordinator/pagesAhead.ts';

const NOON = Date.parse('2026-06-15T12:00:00.000Z');
const MIDNIGHT = Date.parse('2026-06-16T00:00:00.000Z');

/** The jobs of a coordinator over the storage of the platform; time, log and queue are the test's. */
async function withJobs(run: (rig: ReturnType<typeof rigOver>) => Promise<void>): Promise<void> {
  await runInDurableObject(env.LOG.getByName(crypto.randomUUID()), (_object, state) => run(rigOver(state.storage)));
}

function rigOver(storage: Parameters<typeof sqlPageIndex>[0]) {
  let now = NOON;
  let log: ChangeLog = emptyLog('log');
  let isQueueDown = false;
  const sent: PageJob[] = [];
  const events: string[] = [];
  const timers: (() => void)[] = [];
  const index = sqlPageIndex(storage);
  const ahead = createPagesAhead(
    {
      now: () => now,
      running: () => now,
      after: (_milliseconds, act) => {
        timers.push(act);
        return () => undefined;
      },
      log: (_level, event) => events.push(event),
    },
    {
      index,
      jobs: sqlJobTable(storage),
      send: async (messages) => {
        if (isQueueDown) throw new Error('the queue is down');
        sent.push(...structuredClone([...messages]));
      },
    },
    () => log,
  );
  const settle = async (): Promise<void> => {
    for (const act of timers.splice(0)) act();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return {
    ahead,
    index,
    events,
    settle,
    publish: (...changes: readonly Partial<ReportedChange>[]) => {
      log = withReports(
        log,
        changes.map((change) => ({ isGone: false, ...change })),
      );
      ahead.changed();
    },
    record: (
      path: string,
      ids: readonly string[],
      facts: Partial<PageRecord> & { lists?: ListScope[] } = {},
    ): PageRecord => ({
      path,
      device: 'mobile',
      isMainland: false,
      epoch: log.epoch,
      seq: log.seq,
      scope: { ids: idMarks(ids), lists: facts.lists ?? [] },
      ...facts,
    }),
    /** What the queue got since the last question: each page with its job. */
    taken: () => sent.splice(0).flatMap(({ job, pages }) => pages.map(({ path }) => `${path} ${job}`)),
    messages: () => sent.splice(0),
    breakQueue: () => {
      isQueueDown = true;
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('pages made ahead', () => {
  test('are those that a change touches, each once for a burst, short addresses first', () =>
    withJobs(async ({ ahead, record, publish, settle, taken }) => {
      ahead.report({
        build: 'b1',
        failed: [],
        gone: [],
        pages: [
          record('/en/sydney/events/fair', ['fair']),
          record('/en/sydney', ['home', 'fair']),
          record('/en/sydney/events', [], { lists: [{ type: 'event', city: 'sydney' }] }),
          record('/en/paris', ['paris-home']),
        ],
      });
      publish({ entry: 'fair', type: 'event', cities: ['sydney'] });
      publish({ entry: 'home', type: 'home', cities: ['sydney'] });
      await settle();
      const job = jobOfChanges('log', 2);
      expect(taken()).toEqual([`/en/sydney ${job}`, `/en/sydney/events ${job}`, `/en/sydney/events/fair ${job}`]);
      expect(ahead.told().jobs).toEqual([{ from: 0, to: 2, isMade: false }]);
      publish({ entry: 'elsewhere', type: 'event', cities: ['guam'] });
      await settle();
      expect(taken()).toEqual([]);
    }));

  test('are told once all of a job is made; what failed or is gone is not waited for', () =>
    withJobs(async ({ ahead, record, publish, settle, events }) => {
      const pages = ['/en/a', '/en/b', '/en/c'].map((path) => record(path, ['x']));
      ahead.report({ build: 'b1', failed: [], gone: [], pages });
      publish({ entry: 'x' });
      await settle();
      const job = jobOfChanges('log', 1);
      ahead.report({ build: 'b1', job, pages: [record('/en/a', ['x'])], failed: [], gone: [] });
      expect(ahead.told().jobs).toMatchObject([{ isMade: false }]);
      const variant = (path: string) => ({ path, device: 'mobile', isMainland: false }) as const;
      ahead.report({ build: 'b1', job, pages: [], failed: [variant('/en/b')], gone: [variant('/en/c')] });
      expect(ahead.told().jobs).toEqual([{ from: 0, to: 1, isMade: true }]);
      expect(events).toContain('pages failed');
      expect(ahead.size()).toMatchObject({ pages: 2, pending: 1, laidAside: 0 });
      for (let tries = 2; tries <= 3; tries += 1) {
        await settle();
        ahead.report({ build: 'b1', job, pages: [], failed: [variant('/en/b')], gone: [] });
      }
      await settle();
      expect(ahead.size()).toMatchObject({ pages: 2, pending: 0, laidAside: 1 });
    }));

  test('that turned out equal are told by their marks, until they are written or changes are numbered anew', () =>
    withJobs(async ({ ahead, record, publish, settle, messages }) => {
      const paths = ['/en/a', '/en/b', '/en/c'] as const;
      ahead.report({ build: 'b1', failed: [], gone: [], pages: paths.map((path) => record(path, ['x'])) });
      publish({ entry: 'x' });
      await settle();
      const [message] = messages();
      expect(message?.tellsEqual).toBe(true);
      const pages = paths.map((path, at) => record(path, ['x'], { equal: `mark-${at}--` }));
      ahead.report({ build: 'b1', job: message?.job, pages, failed: [], gone: [] });
      expect(ahead.told().equal).toEqual([{ to: 1, marks: 'mark-0--mark-1--mark-2--' }]);
      const gone = [{ path: '/en/b', device: 'mobile', isMainland: false }] as const;
      ahead.report({ build: 'b1', pages: [record('/en/a', ['x'])], failed: [], gone: [...gone] });
      expect(ahead.told().equal).toEqual([{ to: 1, marks: 'mark-2--' }]);
      ahead.begin();
      expect(ahead.told().equal).toEqual([]);
    }));

  test('that were made from older content are made again, but not for ever', () =>
    withJobs(async ({ ahead, record, publish, settle, taken }) => {
      const old = record('/en/a', ['x']);
      ahead.report({ build: 'b1', failed: [], gone: [], pages: [old] });
      publish({ entry: 'x' });
      await settle();
      const job = jobOfChanges('log', 1);
      let times = 0;
      while (taken().length > 0) {
        times += 1;
        ahead.report({ build: 'b1', job, pages: [old], failed: [], gone: [] });
        await settle();
      }
      expect(times).toBe(3);
      expect(ahead.told().jobs).toMatchObject([{ isMade: true }]);
    }));

  test('come with entries that no page is kept for yet', () =>
    withJobs(async ({ ahead, record, publish, settle, messages }) => {
      ahead.report({ build: 'b1', failed: [], gone: [], pages: [record('/en/sydney/events/fair', ['fair'])] });
      publish(
        { entry: 'fair', slugs: ['fair'] },
        { entry: 'ball', slugs: ['ball'] },
        { entry: 'old', slugs: ['old'], isGone: true },
      );
      await settle();
      expect(messages().flatMap(({ published }) => published)).toEqual(['ball']);
    }));

  test('are kept up for two builds', () =>
    withJobs(async ({ ahead, record, publish, settle, messages }) => {
      for (const build of ['b1', 'b2', 'b3'])
        ahead.report({ build, version: `version of ${build}`, failed: [], gone: [], pages: [record('/en/a', ['x'])] });
      publish({ entry: 'x' });
      await settle();
      expect(messages().map(({ build, version }) => `${build} ${version}`)).toEqual([
        'b3 version of b3',
        'b2 version of b2',
      ]);
      // Nobody can make pages of a build that is not deployed any more.
      ahead.report({ build: 'b2', failed: [], gone: [], pages: [], isRetired: true });
      publish({ entry: 'x', revision: 2 });
      await settle();
      expect(messages().map(({ build }) => build)).toEqual(['b3']);
    }));

  test('are left to visitors where the queue fails or loses a job', () =>
    withJobs(async ({ ahead, record, publish, settle, pass, breakQueue, events }) => {
      ahead.report({ build: 'b1', failed: [], gone: [], pages: [record('/en/a', ['x'])] });
      publish({ entry: 'x' });
      await settle();
      pass(11 * 60_000);
      await ahead.wake();
      expect(events).toContain('pages not made');
      expect(ahead.told().jobs).toEqual([]);
      breakQueue();
      publish({ entry: 'x', revision: 2 });
      await settle();
      expect(events).toContain('pages not queued');
      expect(ahead.size()).toMatchObject({ pages: 1, pending: 0 });
    }));
});

describe('pages by the clock', () => {
  test('are made once for the moment at which they change, and again where something changes before it', () =>
    withJobs(async ({ ahead, record, publish, settle, pass, taken }) => {
      const job = jobOfMoment(MIDNIGHT);
      ahead.report({ build: 'b1', failed: [], gone: [], pages: [record('/en/a', ['x'], { trueUntil: MIDNIGHT })] });
      await ahead.wake();
      expect(taken()).toEqual([]);
      expect(ahead.dueIn()).toBe(MIDNIGHT - NOON - 5 * 60_000);
      pass(MIDNIGHT - NOON - 4 * 60_000);
      await ahead.wake();
      await ahead.wake();
      expect(taken()).toEqual([`/en/a ${job}`]);
      ahead.report({ build: 'b1', job, failed: [], gone: [], pages: [record('/en/a', ['x', 'y'])] });
      publish({ entry: 'y' });
      await settle();
      expect(taken()).toEqual([`/en/a ${job}`]);
      ahead.report({
        build: 'b1',
        job,
        failed: [],
        gone: [],
        pages: [record('/en/a', ['y'], { trueUntil: MIDNIGHT + 1000 })],
      });
      pass(4 * 60_000);
      await ahead.wake();
      expect(ahead.uses('x')).toEqual([]);
      expect(ahead.uses('y')).toEqual(['/en/a']);
      // It is written under its plain name now, and made for the next moment.
      expect(taken()).toEqual([`/en/a ${job}`, `/en/a ${jobOfMoment(MIDNIGHT + 1000)}`]);
    }));
});

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
  const isBehind = (): boolean => false;

  /** An index whose written rows are counted. */
  const withIndex = (run: (index: ReturnType<typeof sqlPageIndex>, written: () => number) => void) =>
    runInDurableObject(env.LOG.getByName(crypto.randomUUID()), async (_object, { storage }) => {
      const cursors: { readonly rowsWritten: number }[] = [];
      const sql = new Proxy(storage.sql, {
        get: (target, name) => {
          const value = Reflect.get(target, name, target);
          if (name !== 'exec') return value;
          return (...words: Parameters<typeof target.exec>) => {
            const cursor = target.exec(...words);
            cursors.push(cursor);
            return cursor;
          };
        },
      });
      const index = sqlPageIndex({ sql, transactionSync: <Result>(act: () => Result) => storage.transactionSync(act) });
      const written = () => cursors.splice(0).reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);
      written();
      run(index, written);
    });

  test('is written where marks change, and nowhere else', () =>
    withIndex((index, written) => {
      index.note('b1', variants(1), { at: 0, isBehind });
      expect(written()).toBeGreaterThan(4);
      index.note('b1', variants(1), { at: 0, isBehind });
      expect(written()).toBe(0);
      index.note('b1', variants(1, { trueUntil: MIDNIGHT + 1 }), { at: 0, isBehind });
      expect(written()).toBeGreaterThan(0);
    }));

  test('says when a page’s bytes last changed, across builds, and from its moment for one made ahead', () =>
    withIndex((index) => {
      const changedAt = () => index.records('sydney').pages.map((page) => page.changedAt);
      index.note('b1', variants(1), { at: 0, isBehind });
      // Another city's store may be called as this city is.
      index.note('b1', variants(2, { path: '/en/paris/stores/sydney' }), { at: 0, isBehind });
      index.note('b1', variants(1, { madeAt: NOON + 1 }), { at: 0, isBehind });
      expect(changedAt()).toEqual([NOON]);
      index.note('b1', variants(1, { madeAt: NOON + 2, tag: '"other"' }), { at: 0, isBehind });
      expect(changedAt()).toEqual([NOON + 2]);
      index.note('b2', variants(1, { madeAt: NOON + 3, tag: '"of another build"' }), { at: 0, isBehind });
      expect(changedAt()).toEqual([NOON + 2]);
      index.note('b2', variants(1, { tag: '"tomorrow"' }), { at: MIDNIGHT, isBehind });
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
    await runInDurableObject(env.LOG.getByName(crypto.randomUUID()), async (_object, { storage }) => {
      const index = sqlPageIndex(storage);
      index.note('b1', variants(1), { at: 0, isBehind });
      await createIndexCopy(world, index).wake();
    });
    await withJobs(async ({ ahead, index, taken }) => {
      await createIndexCopy(world, index).wake();
      expect(index.size()).toMatchObject({ pages: 4, scopes: 1, pending: 4 });
      expect(index.uses('entry-7')).toHaveLength(2);
      await ahead.wake();
      expect(taken()).toHaveLength(4);
    });
  });

  test('takes two kilobytes and four written rows a page at most (docs/scale.md)', () =>
    withIndex((index, written) => {
      // A fill has the pages of twelve addresses made at a time.
      for (let page = 0; page < 480; page += 12)
        index.note('b1', Array.from({ length: 12 }, (_, at) => variants(page + at)).flat(), { at: 0, isBehind });
      const rows = written();
      const { pages, scopes, bytes } = index.size();
      expect([pages, scopes]).toEqual([1920, 480]);
      expect([bytes / pages < 2048, rows / pages < 4]).toEqual([true, true]);
    }));
});
