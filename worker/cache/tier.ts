import { problemOf } from '../platform/log.ts';
import { withTimeout } from '../platform/timeouts.ts';
import type { PageStore, Store, World } from '../world.ts';
import { storeLimits } from './cacheLimits.ts';

/** A store that never throws: a failed read is a miss, a failed write is lost. */
export interface Tier {
  readonly get: (key: string) => Promise<string | undefined>;
  /**
   * Asks a store that was too slow a moment ago once more, for so many milliseconds: for a page that would fail
   * otherwise. Undefined from a store that was in time: it has answered already.
   */
  readonly getLate: (key: string, milliseconds: number) => Promise<string | undefined>;
  /** `lifetime` in seconds. False where the value was not taken. */
  readonly put: (key: string, value: string, lifetime: number) => Promise<boolean>;
  /** The same where no request waits: a store that was too slow for a read may still take a write. */
  readonly putLate: (key: string, value: string, lifetime: number) => Promise<boolean>;
}

/** A store as a tier of the caches, called by its name in the log. */
export function createTier(world: Pick<World, 'now' | 'after' | 'log'>, name: string, store: Store): Tier {
  let restsUntil = 0;
  const isResting = (): boolean => world.now().getTime() < restsUntil;
  const within = <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> =>
    withTimeout(world, milliseconds, work, () => {
      restsUntil = world.now().getTime() + storeLimits.rest;
      return Promise.reject(new Error('the store is too slow'));
    });
  const readValue = async (key: string, milliseconds: number): Promise<string | undefined> => {
    try {
      return (await within(milliseconds, store.get(key))) ?? undefined;
    } catch (thrown) {
      world.log('warning', `${name} unreadable`, { key, problem: problemOf(thrown) });
      return undefined;
    }
  };
  const write = async (work: () => Promise<void>, key: string): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (thrown) {
      world.log('warning', `${name} refused`, { key, problem: problemOf(thrown) });
      return false;
    }
  };
  return {
    get: async (key) => (isResting() ? undefined : readValue(key, storeLimits.timeout)),
    getLate: async (key, milliseconds) => (isResting() ? readValue(key, milliseconds) : undefined),
    put: async (key, value, lifetime) =>
      !isResting() && write(() => within(storeLimits.timeout, store.put(key, value, lifetime)), key),
    putLate: (key, value, lifetime) =>
      write(
        () =>
          withTimeout(world, storeLimits.latePut, store.put(key, value, lifetime), () =>
            Promise.reject(new Error('the store is too slow')),
          ),
        key,
      ),
  };
}

/** The cache of the data centre as a store of texts. */
export function dataCentreStore({ match, put }: PageStore): Store {
  return {
    get: async (key) => {
      const response = await match(key);
      return response ? response.text() : null;
    },
    put: (key, value, lifetime) =>
      put(key, new Response(value, { headers: { 'Cache-Control': `public, max-age=${lifetime}` } })),
  };
}
