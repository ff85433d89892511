import { describe, expect, test } from 'vitest';
import type { PageJob, PageRecord } from '../../content/ahead/pageJobs.ts';
import { readState } from '../../content/freshness/changes.ts';
import { createCoordinator } from '../../coordinator/coordinator.ts';
import { sqlJobTable } from '../../coordinator/jobTable.ts';
import { sqlPageIndex } from '../../coordinator/pageIndex.ts';
import { readSettings } from '../../coordinator/settings.ts';
import type { Stored } from '../../coordinator/storage.ts';
import type { World } from '../../coordinator/world.ts';
import { phonePage, withStorage } from '../support/coordinator/jobs.ts';
import { testTime } from '../support/worker/testTime.ts';

const NOW = Date.parse('2026-06-15T02:00:00.000Z');

/** A page that the clock changes now. */
const duePage = (path: string): PageRecord => ({
  ...phonePage(path),
  epoch: 'new',
  seq: 0,
  scope: { ids: '', lists: [] },
  trueUntil: NOW,
});

/** A coordinator outside of the platform, over a storage in memory, whose timers end soon. */
function coordinatorOver(changes: Partial<World> = {}) {
  const events: string[] = [];
  const world: World = {
    settings: readSettings({ CONTENTFUL_SPACE_ID: 'meridian', CONTENTFUL_ACCESS_TOKEN: 'token' }),
    now: () => NOW,
    running: () => NOW,
    // After what answers at once.
    after: (_milliseconds, run) => {
      const timer = setTimeout(run);
      return () => clearTimeout(timer);
    },
    fetch: async () => new Response('no', { status: 503 }),
    flagStore: { get: async () => null, put: async () => undefined },
    storage: { load: () => undefined, begin: () => undefined, save: () => undefined },
    ahead: undefined,
    wakeAfter: async () => undefined,
    wakesAt: async () => null,
    newEpoch: () => 'new',
    log: (_level, event) => events.push(event),
    ...changes,
  };
  const coordinator = createCoordinator(world);
  const ask = (path: string, init?: RequestInit) =>
    coordinator.fetch(new Request(`https://coordinator.invalid${path}`, init));
  const post = (path: string, body: object) => ask(path, { method: 'POST', body: JSON.stringify(body) });
  return {
    events,
    wake: coordinator.wake,
    state: async (query = '') => readState(await (await ask(`/state${query}`)).json()),
    setFlag: () => post('/flags', { flag: 'cache', value: false }),
    report: (entry: string) => post('/changes', { changes: [{ entry, isGone: false }] }),
  };
}

describe('a coordinator', () => {
  test('gives up on a service that is too slow, and says so', async () => {
    const hanging = (request: Request): Promise<Response> =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    const { wake, state, events } = coordinatorOver({ fetch: hanging });
    await state();
    await wake();
    expect(events).toContain('content service not compared');
    expect(await state()).toMatchObject({ seq: 0, checkedAt: 0 });
  });

  test('takes a truncated answer of the service for a failure', async () => {
    const { wake, state, events } = coordinatorOver({ fetch: async () => new Response('{"items":[') });
    await state();
    await wake();
    expect(events).toContain('content service not compared');
    expect((await state())?.checkedAt).toBe(0);
  });

  test('wakes to the end while KV and the queue never answer', async () => {
    const hangs = (): Promise<never> => new Promise(() => undefined);
    let isWell = true;
    const flagStore = { get: async () => (isWell ? '{}' : hangs()), put: hangs };
    await withStorage(async (storage) => {
      const ahead = { index: sqlPageIndex(storage), jobs: sqlJobTable(storage), send: hangs };
      ahead.index.note('b1', [duePage('/en/sydney')], { at: 0, isStale: () => false });
      const { wake, events, setFlag, state } = coordinatorOver({ flagStore, ahead });
      await state();
      await wake();
      expect(events).toEqual(expect.arrayContaining(['flags read', 'index not copied', 'pages not queued']));
      isWell = false;
      await wake();
      expect((await setFlag()).status).toBe(200);
      await wake();
      expect(events).toEqual(expect.arrayContaining(['flags unreadable', 'flags not written']));
    });
  });

  test('gives a large job to a slow queue once, batch by batch', async () => {
    const time = testTime(new Date(NOW).toISOString());
    const sizes: number[] = [];
    const bytes: number[] = [];
    await withStorage(async (storage) => {
      const index = sqlPageIndex(storage);
      const send = async (messages: readonly PageJob[]): Promise<void> => {
        sizes.push(messages.length);
        bytes.push(JSON.stringify(messages).length);
        await undefined;
        time.pass(15_000);
      };
      const pages = Array.from({ length: 3600 }, (_, at) => duePage(`/en/sydney/${at}`.padEnd(512, '-')));
      index.note('b1', pages, { at: 0, isStale: () => false });
      const { wake, state, events } = coordinatorOver({
        after: time.after,
        ahead: { index, jobs: sqlJobTable(storage), send },
      });
      await state();
      await wake();
      await wake();
      expect(events).toContain('pages queued');
      expect(events).not.toContain('pages not queued');
      expect(sizes).toEqual(Array<number>(9).fill(50));
      // The platform takes 256 kB at once.
      expect(Math.max(...bytes)).toBeLessThan(240_000);
    });
  });

  test('takes nothing that it could not keep', async () => {
    let isFull = false;
    const { state, report } = coordinatorOver({
      storage: {
        load: () => undefined,
        begin: () => undefined,
        save: () => {
          if (isFull) throw new Error('the disk is full');
        },
      },
    });
    await report('a');
    isFull = true;
    await expect(report('b')).rejects.toThrow('the disk is full');
    expect((await state())?.changes.map(({ entry }) => entry)).toEqual(['a']);
  });

  test('begins a log of another name over a storage that can’t be read', async () => {
    const load = (): never => {
      throw new Error('broken row');
    };
    const newLogs: Stored[] = [];
    const storage = { load, begin: (stored: Stored) => newLogs.push(stored), save: () => undefined };
    const { state, events } = coordinatorOver({ storage });
    expect(events).toEqual(['log unreadable']);
    expect(newLogs.map(({ log }) => log.epoch)).toEqual(['new']);
    expect(await state()).toMatchObject({ epoch: 'new', seq: 0 });
  });

  test('begins a log of another name when somebody knows more than its storage holds', async () => {
    const names = ['first', 'second'];
    const { state, report } = coordinatorOver({ newEpoch: () => names.shift() ?? '' });
    await report('a');
    expect(await state('?epoch=first&since=1')).toMatchObject({ epoch: 'first', seq: 1 });
    // A restored storage forgot the second change, which somebody has seen.
    expect(await state('?epoch=first&since=2')).toMatchObject({ epoch: 'second', seq: 0, changes: [] });
    expect(await state('?epoch=third&since=2')).toMatchObject({ epoch: 'second' });
  });
});

test('settings that are missing or wrong are named', () => {
  expect(() => readSettings({ CLOCK: 'soon' })).toThrow(/CONTENTFUL_SPACE_ID.*CONTENTFUL_ACCESS_TOKEN.*CLOCK/);
});
