import { hexOf } from '../platform/crypto.ts';
import type { World } from '../world.ts';
import { claimLimits } from './cacheLimits.ts';
import type { Tier } from './tier.ts';

/** Stands where a claim was. */
const FREE = '';

/** Work that several isolates of a data centre want at the same time, and that one of them does. */
interface Claims {
  /**
   * Does some work, or takes the result of whoever has claimed it: `find` looks for that, for so many milliseconds at
   * most. Two that begin at the very same moment may both do it.
   */
  readonly run: <Result>(
    key: string,
    wait: number,
    find: () => Promise<Result | undefined>,
    make: () => Promise<Result>,
  ) => Promise<Result>;
}

export function createClaims(world: Pick<World, 'now' | 'after' | 'random'>, dataCentre: Tier): Claims {
  // The platform gives no random bytes before the first request.
  let name: string | undefined;
  const own = (): string => {
    name ??= hexOf(world.random(8));
    return name;
  };
  const now = (): number => world.now().getTime();
  const claimOf = (key: string): string => `claim:${key}`;

  const isClaimed = async (key: string): Promise<boolean> => {
    const [holder = FREE, until = ''] = (await dataCentre.get(claimOf(key)))?.split(' ') ?? [];
    return holder !== FREE && holder !== own() && Number(until) > now();
  };

  /** The result of whoever holds the claim; undefined when there is none in time. */
  const awaited = async <Result>(
    key: string,
    wait: number,
    find: () => Promise<Result | undefined>,
  ): Promise<Result | undefined> => {
    const deadline = now() + wait;
    while (now() < deadline) {
      await new Promise<void>((resolve) => world.after(claimLimits.poll, resolve));
      const isHeld = await isClaimed(key);
      const found = await find();
      if (found !== undefined || !isHeld) return found;
    }
    return undefined;
  };

  return {
    run: async (key, wait, find, make) => {
      if (wait > 0 && (await isClaimed(key))) {
        const found = await awaited(key, wait, find);
        if (found !== undefined) return found;
      }
      await dataCentre.put(claimOf(key), `${own()} ${now() + claimLimits.seconds * 1000}`, claimLimits.seconds);
      // Of several that claimed at once the last has it.
      if (wait > 0 && (await isClaimed(key))) {
        const found = await awaited(key, wait, find);
        if (found !== undefined) return found;
      }
      try {
        return await make();
      } finally {
        await dataCentre.put(claimOf(key), FREE, 1);
      }
    },
  };
}
