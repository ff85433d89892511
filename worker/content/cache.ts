import * as v from 'valibot';
import { problemOf } from '../log.ts';
import type { World } from '../world.ts';

/** An answer is fresh for 120 seconds (content-pages §9), less some jitter so that keys don't all expire at once. */
export const FRESH_MS = 120_000;
const JITTER_MS = 12_000;
/** It stays as a stand-in for a failing service for a week. */
const KEPT_SECONDS = 7 * 24 * 3600;
/** A failure is remembered for this long, so that a limiting service is left in peace. */
const FAILURE_MS = 10_000;
/** A request waits this long for another's refresh before it asks for itself. */
const SHARED_WAIT_MS = 10_000;
/** Answers that an isolate keeps in memory. */
const MEMORY_ENTRIES = 400;

/** Keeps work going after the response was sent. */
export type KeepAlive = (work: Promise<unknown>) => void;

/** An answer and when it came, in milliseconds since the epoch. */
export interface Stored {
  readonly storedAt: number;
  readonly answer: unknown;
}

const stored = v.object({ storedAt: v.number(), answer: v.unknown() });

/** Answers of the content service by key: memory, then KV, then the service itself. */
export interface ContentCache {
  /**
   * The answer for a key. A fresh one comes from memory or KV; a stale one is given at once and refreshed behind it;
   * only a missing one waits. Throws what `fetchAnswer` throws when nothing was ever stored.
   */
  readonly read: (key: string, fetchAnswer: () => Promise<unknown>, keepAlive: KeepAlive) => Promise<Stored>;
}

/** A cache of one isolate over its store. A store that fails, or holds what is not usable (any more), is a miss, never a failure. */
export function createContentCache(world: Pick<World, 'now' | 'contentStore' | 'log' | 'random'>, isUsable: (answer: unknown) => boolean): ContentCache {
  const memory = new Map<string, Stored>();
  const refreshing = new Map<string, Promise<Stored>>();
  const failures = new Map<string, { readonly until: number; readonly thrown: unknown }>();
  const now = (): number => world.now().getTime();

  const remember = (key: string, value: Stored): void => {
    memory.delete(key);
    memory.set(key, value);
    const [oldest] = memory.keys();
    if (memory.size > MEMORY_ENTRIES && oldest !== undefined) memory.delete(oldest);
  };

  const fromStore = async (key: string): Promise<Stored | undefined> => {
    try {
      const text = await world.contentStore.get(key);
      const result = v.safeParse(stored, text === null ? null : JSON.parse(text));
      return result.success && isUsable(result.output.answer) ? { storedAt: result.output.storedAt, answer: result.output.answer } : undefined;
    } catch (thrown) {
      world.log('warning', 'content store unreadable', { key, problem: problemOf(thrown) });
      return undefined;
    }
  };

  const toStore = async (key: string, value: Stored): Promise<void> => {
    try {
      await world.contentStore.put(key, JSON.stringify(value), KEPT_SECONDS);
    } catch (thrown) {
      world.log('warning', 'content store refused', { key, problem: problemOf(thrown) });
    }
  };

  const refresh = (key: string, fetchAnswer: () => Promise<unknown>, keepAlive: KeepAlive): Promise<Stored> => {
    const underway = refreshing.get(key);
    if (underway) return orOwn(underway, async () => ({ storedAt: now(), answer: await fetchAnswer() }));
    const failure = failures.get(key);
    if (failure && failure.until > now()) return Promise.reject(failure.thrown);
    const work = fetchAnswer()
      .then((answer) => {
        const [jitter = 0] = world.random(1);
        const value = { storedAt: now() - (jitter / 255) * JITTER_MS, answer };
        failures.delete(key);
        remember(key, value);
        keepAlive(toStore(key, value));
        return value;
      })
      .catch((thrown: unknown) => {
        failures.set(key, { until: now() + FAILURE_MS, thrown });
        throw thrown;
      })
      .finally(() => refreshing.delete(key));
    refreshing.set(key, work);
    keepAlive(work.catch(() => undefined));
    return work;
  };

  return {
    read: async (key, fetchAnswer, keepAlive) => {
      let value = memory.get(key);
      if (!value) {
        value = await fromStore(key);
        if (value) remember(key, value);
      }
      if (!value) return refresh(key, fetchAnswer, keepAlive);
      // An answer from the future was stored under another clock.
      if (Math.abs(now() - value.storedAt) >= FRESH_MS) {
        // Its failure is logged where the call is made; this visitor already has an answer.
        keepAlive(refresh(key, fetchAnswer, keepAlive).catch(() => undefined));
      }
      return value;
    },
  };
}

/** Another request's work may be cut off with that request: after a while a waiting one does its own. */
async function orOwn<Result>(underway: Promise<Result>, own: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const patience = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), SHARED_WAIT_MS);
  });
  try {
    const first = await Promise.race([underway.then((result) => ({ result })), patience]);
    return first === 'late' ? await own() : first.result;
  } finally {
    clearTimeout(timer);
  }
}
