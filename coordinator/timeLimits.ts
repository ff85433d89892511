import { inTime } from '../content/time/timeouts.ts';
import type { World } from './world.ts';

/** What has not answered after so many milliseconds has failed. */
const limits = { store: 5000, queue: 20_000 } as const;
/** Messages that are sent at once: the platform takes 256 kB, which fifty with the longest addresses stay below. */
const AT_ONCE = 50;

/**
 * A world whose KV and queue reject when they never answer: the waking that waited for them would be the last one. Every
 * fifty messages have a limit of their own, and after one that failed nothing more is sent: a job that is given up while
 * its messages still go out would be sent again by the next waking, beside itself.
 */
export function withLimits(world: World): World {
  const { flagStore, ahead } = world;
  const limited = <Result>(work: Promise<Result>, milliseconds: number): Promise<Result> =>
    inTime(world, milliseconds, work, 'the platform is too slow');
  return {
    ...world,
    flagStore: {
      get: (key) => limited(flagStore.get(key), limits.store),
      put: (key, value) => limited(flagStore.put(key, value), limits.store),
    },
    ahead: ahead && {
      ...ahead,
      send: async (messages) => {
        for (let from = 0; from < messages.length; from += AT_ONCE)
          await limited(ahead.send(messages.slice(from, from + AT_ONCE)), limits.queue);
      },
    },
  };
}
