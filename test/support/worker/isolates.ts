import { noKnowledge } from '../../../content/freshness/freshness.ts';
import { createTier } from '../../../worker/cache/tier.ts';
import type { Store } from '../../../worker/world.ts';
import { testTime } from './testTime.ts';
import { memoryDataCentre, TEST_NOW } from './testWorld.ts';

/** A data centre in its own time, and the store of all: what the caches of its isolates stand on. */
export function dataCentre() {
  const time = testTime(TEST_NOW);
  const lines: Readonly<Record<string, unknown>>[] = [];
  const values = new Map<string, string>();
  const lifetimes = new Map<string, number>();
  const requestedKeys: string[] = [];
  const pages = memoryDataCentre(time.now);
  const world = {
    now: time.now,
    running: () => time.now().getTime(),
    after: time.after,
    random: (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length)),
    release: 'test',
    log: (level: string, event: string, facts: Readonly<Record<string, unknown>> = {}): void => {
      lines.push({ level, event, ...facts });
    },
  };
  const store: Store = {
    get: async (key) => {
      requestedKeys.push(key);
      return values.get(key) ?? null;
    },
    put: async (key, value, lifetime) => {
      values.set(key, value);
      lifetimes.set(key, lifetime);
    },
  };
  const tiersOn = (of: Store) => ({
    dataCentre: createTier(world, 'data centre cache', pages),
    store: createTier(world, 'store', of),
  });
  const waiting: Promise<unknown>[] = [];
  return {
    time,
    world,
    lines,
    /** The shared store: its texts, how long they live in seconds, and the keys that were asked for. */
    store: { ...store, values, lifetimes, asked: requestedKeys },
    pages,
    tiersOn,
    tiers: tiersOn(store),
    start: Date.parse(TEST_NOW),
    keepAlive: (work: Promise<unknown>): void => void waiting.push(work),
    settled: (): Promise<unknown> => time.run(Promise.allSettled(waiting.splice(0))),
    /** Time goes on, and with it what is under way. */
    wait: (milliseconds: number) => time.run(new Promise<void>((resolve) => time.after(milliseconds, resolve))),
    /** What an isolate knows when the log stands at a number. */
    knowing: (seq: number, checkedAt = 0) => ({ ...noKnowledge, epoch: 'log', seq, checkedAt }),
  };
}
