import {
  counted,
  mergedCounts,
  NOT_FOUND_KEY,
  type NotFoundCounts,
  readNotFoundCounts,
} from '../content/address/notFound.ts';
import type { KeepAlive } from './content/cache.ts';
import { problemOf } from './log.ts';
import type { World } from './world.ts';

/** Counts go to the store this often at most: it is for finding broken links, not for keeping accounts. */
const FLUSH_MS = 60_000;
const KEPT_SECONDS = 30 * 24 * 3600;

/** Counts the addresses that were not found, for operators. */
export interface NotFoundCounter {
  readonly count: (path: string, keepAlive: KeepAlive) => void;
}

/**
 * Counts in memory and adds it to the store once a minute an isolate. Isolates that write at the same moment may lose
 * one of two counts, and one that ends loses its last minute: it is a sample.
 */
export function createNotFoundCounter(world: Pick<World, 'flagStore' | 'now' | 'log'>): NotFoundCounter {
  let counts: NotFoundCounts = {};
  let flushedAt = Number.NEGATIVE_INFINITY;

  const flush = async (): Promise<void> => {
    const waiting = counts;
    counts = {};
    try {
      const known = readNotFoundCounts(await world.flagStore.get(NOT_FOUND_KEY));
      await world.flagStore.put(NOT_FOUND_KEY, JSON.stringify(mergedCounts(known, waiting)), KEPT_SECONDS);
    } catch (thrown) {
      counts = mergedCounts(waiting, counts);
      world.log('warning', 'not-found counts not stored', { problem: problemOf(thrown) });
    }
  };

  return {
    count: (path, keepAlive) => {
      const now = world.now();
      counts = counted(counts, path, now);
      if (Math.abs(now.getTime() - flushedAt) < FLUSH_MS) return;
      flushedAt = now.getTime();
      keepAlive(flush());
    },
  };
}
