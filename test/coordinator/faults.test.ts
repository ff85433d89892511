import { describe, expect, test } from 'vitest';
import { readState } from '../../content/freshness/changes.ts';
import { createCoordinator } from '../../coordinator/coordinator.ts';
import { readSettings } from '../../coordinator/settings.ts';
import type { Stored } from '../../coordinator/storage.ts';
import type { World } from '../../coordinator/world.ts';

const NOW = Date.parse('2026-06-15T02:00:00.000Z');

/** A coordinator outside of the platform, over a storage in memory, whose timers end at once. */
function coordinatorOver(changes: Partial<World> = {}) {
  const events: string[] = [];
  const world: World = {
    settings: readSettings({ CONTENTFUL_SPACE_ID: 'meridian', CONTENTFUL_ACCESS_TOKEN: 'token' }),
    now: () => NOW,
    running: () => NOW,
    after: (_milliseconds, run) => {
      queueMicrotask(run);
      return () => undefined;
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
  return {
    events,
    wake: coordinator.wake,
    state: async (query = '') =>
      readState(await (await coordinator.fetch(new Request(`https://coordinator.invalid/state${query}`))).json()),
    report: (entry: string) =>
      coordinator.fetch(
        new Request('https://coordinator.invalid/changes', {
          method: 'POST',
          body: JSON.stringify({ changes: [{ entry, isGone: false }] }),
        }),
      ),
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

  test('keeps the flags that it knows while KV fails', async () => {
    let fails = false;
    const get = async (): Promise<string> => {
      if (fails) throw new Error('KV is down');
      return '{"cache":false}';
    };
    const { wake, state, events } = coordinatorOver({ flagStore: { get, put: async () => undefined } });
    await state();
    await wake();
    fails = true;
    await wake();
    expect(events).toContain('flags unreadable');
    expect((await state())?.flags).toBe('{"cache":false}');
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
