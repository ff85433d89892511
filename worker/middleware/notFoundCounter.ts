import {
  mergedCounts,
  NOT_FOUND_KEY,
  type NotFoundCounts,
  readNotFoundCounts,
  withNotFound,
} from '../../content/address/notFoundCounts.ts';
import { problemOf } from '../platform/log.ts';
import type { KeepAlive, World } from '../world.ts';

/** The shortest time between two writes of an isolate. */
const FLUSH_MS = 60_000;
const LIFETIME_SECONDS = 30 * 24 * 3600;

/**
 * Counts the addresses that were not found, so that operators find broken links (docs/rules.md#not-found-list): in memory,
 * and adds the counts to the store once a minute per isolate. The numbers are a sample: two isolates
 * that write at the same time may lose one count, and an isolate that ends loses its last minute.
 */
export function createNotFoundCounter(world: Pick<World, 'flagStore' | 'now' | 'log'>) {
  let counts: NotFoundCounts = {};
  let flushedAt = Number.NEGATIVE_INFINITY;

  const flush = async (now: Date): Promise<void> => {
    const waiting = counts;
    counts = {};
    try {
      const storedCounts = readNotFoundCounts(await world.flagStore.get(NOT_FOUND_KEY));
      const merged = mergedCounts(storedCounts, waiting, now);
      await world.flagStore.put(NOT_FOUND_KEY, JSON.stringify(merged), LIFETIME_SECONDS);
    } catch (thrown) {
      counts = mergedCounts(waiting, counts, now);
      world.log('warning', 'not-found counts not stored', { problem: problemOf(thrown) });
    }
  };

  return (path: string, keepAlive: KeepAlive): void => {
    const now = world.now();
    counts = withNotFound(counts, path, now);
    if (Math.abs(now.getTime() - flushedAt) < FLUSH_MS) return;
    flushedAt = now.getTime();
    keepAlive(flush(now));
  };
}
