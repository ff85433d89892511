import { type AnswerReading, type Freshness, isEarlier } from '../../content/freshness/freshness.ts';
import type { World } from '../world.ts';
import { storeLimits } from './cacheLimits.ts';
import { createLruCache } from './lruCache.ts';

export type LatestReadings = ReturnType<typeof createLatestReadings>;

/**
 * The latest readings of answers that an isolate's pages were made from, whoever made them: a page of another data centre
 * may know more than the answers here, and is followed by none that knows less (docs/rules.md#never-back).
 */
export function createLatestReadings({ now }: Pick<World, 'now'>) {
  const latest = createLruCache<AnswerReading>(storeLimits.latestReadings);
  return {
    note: ({ readings = {} }: Freshness): void => {
      for (const [key, reading] of Object.entries(readings))
        if (reading.at > (latest.get(key)?.at ?? 0)) latest.set(key, reading);
    },
    /** Returns true if a value was made from an earlier answer than a page has shown. */
    isEarlierThanLatest: ({ readings = {} }: Freshness): boolean =>
      Object.entries(readings).some(([key, reading]) => isEarlier(reading, latest.get(key), now().getTime())),
  };
}
