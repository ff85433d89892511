import { FLAGS_KEY, type Flags, noFlags, readFlags } from '../content/flags.ts';
import { problemOf } from './log.ts';
import type { World } from './world.ts';

/** An isolate looks at the flags this often; with the store's own delay a flag takes effect within a minute. */
const LOOK_MS = 15_000;

/** Reads the operators' flags, at most every 15 seconds an isolate. A store that fails keeps what was known. */
export function createFlagSource(world: Pick<World, 'flagStore' | 'now' | 'log'>): () => Promise<Flags> {
  let known = noFlags;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = world.now().getTime();
    if (Math.abs(now - lookedAt) < LOOK_MS) return known;
    lookedAt = now;
    try {
      const { flags, problems } = readFlags(await world.flagStore.get(FLAGS_KEY));
      if (problems.length > 0) world.log('error', 'flags ignored', { problems });
      known = flags;
    } catch (thrown) {
      world.log('error', 'flags unreadable', { problem: problemOf(thrown) });
    }
    return known;
  };
}
