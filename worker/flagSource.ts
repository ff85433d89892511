import { FLAGS_KEY, type Flags, noFlags, readFlags } from '../content/flags.ts';
import { problemOf } from './log.ts';
import { orLate } from './timeLimit.ts';
import type { World } from './world.ts';

/** An isolate looks at the flags this often; with the store's own delay a flag takes effect within a minute. */
const LOOK_MS = 15_000;
/** A store that takes longer is as good as none. */
const STORE_MS = 1000;

/** The operators' flags as an isolate last saw them. */
export interface FlagSource {
  readonly flags: () => Promise<Flags>;
  /** Differs whenever the flags do; keeps pages of different flags apart. */
  readonly version: () => string;
}

/** Reads the operators' flags, at most every 15 seconds an isolate. A store that fails keeps what was known. */
export function createFlagSource(world: Pick<World, 'flagStore' | 'now' | 'after' | 'log'>): FlagSource {
  let known = noFlags;
  let version = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  const flags = async (): Promise<Flags> => {
    const now = world.now().getTime();
    if (Math.abs(now - lookedAt) < LOOK_MS) return known;
    // While the first look is under way others look for themselves: nobody walks through a closed door meanwhile.
    if (Number.isFinite(lookedAt)) lookedAt = now;
    try {
      const reading = readFlags(
        await orLate(world, STORE_MS, world.flagStore.get(FLAGS_KEY), () =>
          Promise.reject(new Error('the store is too slow')),
        ),
      );
      if (reading.problems.length > 0) world.log('error', 'flags ignored', { problems: reading.problems });
      known = reading.flags;
      version = JSON.stringify(known);
    } catch (thrown) {
      world.log('error', 'flags unreadable', { problem: problemOf(thrown) });
    }
    lookedAt = now;
    return known;
  };
  return { flags, version: () => version };
}
