import { readState } from '../../../content/freshness/changes.ts';
import { createCoordinator } from '../../../coordinator/coordinator.ts';
import { readSettings } from '../../../coordinator/settings.ts';
import type { Stored } from '../../../coordinator/storage.ts';
import type { World } from '../../../coordinator/world.ts';

/** KV shows a write everywhere after so long. */
const DELAY_MS = 60_000;

/**
 * A coordinator outside of the platform, over a KV that operators and the coordinator write. For a minute after a write KV
 * shows it or what was there before: `draw` chooses one of so many values. Time passes when a test says so.
 */
export function flagsRig(draw: (below: number) => number = () => 0) {
  let passed = Date.parse('2026-06-15T02:00:00.000Z');
  /** By how much the coordinator's clock is wrong. */
  let ahead = 0;
  let alarm = Number.POSITIVE_INFINITY;
  let fails: 'reads' | 'writes' | undefined;
  let storedState: Stored | undefined;
  const events: string[] = [];
  const writes = [{ at: passed - 2 * DELAY_MS, text: '{}' }];
  const timers: { readonly at: number; readonly run: () => void }[] = [];
  const world: World = {
    settings: readSettings({ CONTENTFUL_SPACE_ID: 'meridian', CONTENTFUL_ACCESS_TOKEN: 'token' }),
    now: () => passed + ahead,
    running: () => passed + ahead,
    after: (milliseconds, run) => {
      const timer = { at: passed + milliseconds, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    fetch: async () => new Response('no', { status: 503 }),
    flagStore: {
      get: async () => {
        if (fails === 'reads') throw new Error('KV is down');
        const settled = writes.findLastIndex(({ at }) => passed - at >= DELAY_MS);
        const visible = writes.slice(settled);
        return visible[visible.length - 1 - draw(visible.length)]?.text ?? null;
      },
      put: async (_key, text) => {
        if (fails === 'writes' || passed - (writes.at(-1)?.at ?? 0) < 1000) throw new Error('429 Too Many Requests');
        writes.push({ at: passed, text });
      },
    },
    storage: {
      load: () => storedState,
      begin: (stored) => {
        storedState = stored;
      },
      save: (stored) => {
        storedState = stored;
      },
    },
    ahead: undefined,
    wakeAfter: async (milliseconds) => {
      alarm = passed + ahead + milliseconds;
    },
    wakesAt: async () => (Number.isFinite(alarm) ? alarm : null),
    newEpoch: () => 'log',
    log: (_level, event) => events.push(event),
  };
  let coordinator = createCoordinator(world);
  const turn = async (): Promise<void> => {
    for (let at = 0; at < 20; at += 1) await Promise.resolve();
  };
  const ask = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await coordinator.fetch(new Request(`https://coordinator.invalid${path}`, init));
    return { status: answer.status, flags: readState(await answer.json())?.flags };
  };
  return {
    events,
    /** A command; what it is answered. */
    set: (flag: 'cache' | 'offline', value?: boolean) => ask('/flags', { flag, value }),
    flags: async () => (await ask('/state')).flags,
    /** Somebody writes into KV. */
    write: (text: string) => void writes.push({ at: passed, text }),
    /** What KV will show in the end. */
    written: () => writes.at(-1)?.text,
    fail: (what: typeof fails) => {
      fails = what;
    },
    /** Its clock is put forward, or back. */
    putClock: (seconds: number) => {
      ahead += seconds * 1000;
    },
    /** The platform puts it away; it begins again with what it has stored. */
    restart: () => {
      coordinator = createCoordinator(world);
    },
    /** Lets time pass, with the alarms that ring and the timers that end meanwhile; visitors ask all the time. */
    pass: async (seconds: number) => {
      for (let remaining = seconds; remaining > 0; remaining -= 1) {
        passed += 1000;
        for (const timer of timers.filter(({ at }) => at <= passed)) {
          timers.splice(timers.indexOf(timer), 1);
          timer.run();
        }
        if (alarm <= passed + ahead) {
          alarm = Number.POSITIVE_INFINITY;
          await coordinator.wake();
        }
        if (remaining % 60 === 0) await ask('/state');
        await turn();
      }
    },
  };
}
