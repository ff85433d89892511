import { FLAGS_KEY, type Flags, noFlags, readFlags } from '../../content/flags.ts';
import { problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';
import { changeLimits } from './cacheLimits.ts';

/** The operators' flags as an isolate last saw them. */
interface FlagSource {
  readonly flags: () => Promise<Flags>;
}

/**
 * The operators' flags: as the coordinator answered, otherwise from the store, at most every 15 seconds an isolate. A
 * store that fails keeps what was known.
 */
export function createFlagSource(
  world: Pick<World, 'flagStore' | 'running' | 'log'>,
  fromCoordinator: () => string | undefined,
): FlagSource {
  let known = noFlags;
  let text: string | null | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const learn = (found: string | null): void => {
    if (found === text) return;
    const reading = readFlags(found);
    if (reading.problems.length > 0) world.log('error', 'flags ignored', { problems: reading.problems });
    known = reading.flags;
    text = found;
  };

  const flags = async (): Promise<Flags> => {
    const now = world.running();
    const latest = fromCoordinator();
    if (latest !== undefined) {
      learn(latest);
      return known;
    }
    if (Math.abs(now - lookedAt) < changeLimits.flagLook) return known;
    // While the first look is under way others look for themselves: nobody sees a closed city meanwhile.
    if (Number.isFinite(lookedAt)) lookedAt = now;
    try {
      learn(await world.flagStore.get(FLAGS_KEY));
    } catch (thrown) {
      world.log('error', 'flags unreadable', { problem: problemOf(thrown) });
    }
    lookedAt = now;
    return known;
  };
  return { flags };
}
