import { inTime, withTimeout } from '../../content/time/timeouts.ts';
import { problemOf } from '../platform/log.ts';
import type { Store, World } from '../world.ts';
import { storeLimits } from './cacheLimits.ts';

export type Tier = ReturnType<typeof createTier>;

/**
 * A store as a tier of the caches, called by its name in the log. It never throws: a failed read is a miss, a failed write
 * is lost.
 */
export function createTier(world: Pick<World, 'now' | 'after' | 'log'>, name: string, store: Store) {
  let restsUntil = 0;
  const isResting = (): boolean => world.now().getTime() < restsUntil;
  const within = <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> =>
    withTimeout(world, milliseconds, work, () => {
      restsUntil = world.now().getTime() + storeLimits.rest;
      throw new Error('the store is too slow');
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
    get: async (key: string): Promise<string | undefined> =>
      isResting() ? undefined : readValue(key, storeLimits.timeout),
    /**
     * Asks a store that was too slow a moment ago once more, for so many milliseconds: for a page that would fail
     * otherwise. Undefined from a store that was in time: it has answered already.
     */
    getLate: async (key: string, milliseconds: number): Promise<string | undefined> =>
      isResting() ? readValue(key, milliseconds) : undefined,
    /** `lifetime` in seconds. False where the value was not taken. */
    put: async (key: string, value: string, lifetime: number): Promise<boolean> =>
      !isResting() && write(() => within(storeLimits.timeout, store.put(key, value, lifetime)), key),
    /** The same where no request waits: a store that was too slow for a read may still take a write. */
    putLate: (key: string, value: string, lifetime: number): Promise<boolean> => {
      const put = () => inTime(world, storeLimits.latePut, store.put(key, value, lifetime), 'the store is too slow');
      return write(put, key);
    },
  };
}
