import { FLAGS_KEY, type Flags, noFlags, readFlags } from '../../content/flags.ts';
import { problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';
import { changeLimits } from './cacheLimits.ts';

/**
 * Gives the operators' flags: as the coordinator answered, otherwise from the store, at most every 15 seconds an isolate. A
 * store that fails leaves the latest flags in force; so does one that may still show older flags than the coordinator told.
 */
export function createFlagSource(
  world: Pick<World, 'flagStore' | 'running' | 'log'>,
  fromCoordinator: () => string | undefined,
): () => Promise<Flags> {
  let latestFlags = noFlags;
  let text: string | null | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** When the coordinator told other flags than before. */
  let toldAt = Number.NEGATIVE_INFINITY;

  const learn = (storedText: string | null): void => {
    if (storedText === text) return;
    const reading = readFlags(storedText);
    if (reading.problems.length > 0) world.log('error', 'flags ignored', { problems: reading.problems });
    latestFlags = reading.flags;
    text = storedText;
  };

  return async () => {
    const now = world.running();
    const latest = fromCoordinator();
    if (latest !== undefined) {
      if (latest !== text) toldAt = now;
      learn(latest);
      return latestFlags;
    }
    if (Math.abs(now - toldAt) < changeLimits.flagLag) return latestFlags;
    if (Math.abs(now - lookedAt) < changeLimits.flagLook) return latestFlags;
    // Until the first look has ended, each request looks for itself: none may show a city that a flag closes.
    if (Number.isFinite(lookedAt)) lookedAt = now;
    try {
      learn(await world.flagStore.get(FLAGS_KEY));
    } catch (thrown) {
      world.log('error', 'flags unreadable', { problem: problemOf(thrown) });
    }
    lookedAt = now;
    return latestFlags;
  };
}
