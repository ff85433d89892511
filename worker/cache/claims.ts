import { hexOf } from '../platform/crypto.ts';
import type { World } from '../world.ts';
import { claimLimits } from './cacheLimits.ts';
import type { Tier } from './tier.ts';

/** The value of a claim that was released. */
const FREE = '';

/** Work that several isolates of a data centre want at the same time, and that one of them does (docs/rules.md#one-refresh). */
export function createClaims(world: Pick<World, 'now' | 'after' | 'random'>, dataCentre: Tier) {
  // The platform gives no random bytes before the first request.
  let name: string | undefined;
  const isolateName = (): string => {
    name ??= hexOf(world.random(8));
    return name;
  };
  const now = (): number => world.now().getTime();
  const claimOf = (key: string): string => `claim:${key}`;

  const isClaimed = async (key: string): Promise<boolean> => {
    const [holder = FREE, until] = (await dataCentre.get(claimOf(key)))?.split(' ') ?? [];
    return holder !== FREE && holder !== isolateName() && Number(until) > now();
  };

  /** The result of the isolate that holds the claim; undefined when nobody holds one, or there is none in time. */
  const waitForResult = async <Result>(
    key: string,
    wait: number,
    find: () => Promise<Result | undefined>,
  ): Promise<Result | undefined> => {
    if (wait <= 0 || !(await isClaimed(key))) return undefined;
    const deadline = now() + wait;
    while (now() < deadline) {
      await new Promise<void>((resolve) => world.after(claimLimits.poll, resolve));
      const isHeld = await isClaimed(key);
      const result = await find();
      if (result !== undefined || !isHeld) return result;
    }
    return undefined;
  };

  /**
   * Does some work with `make`, or waits for the result of the isolate that has claimed it: `find` looks for it, for
   * `wait` milliseconds at most. Two isolates that begin at the same moment may both do the work.
   */
  const run = async <Result>(
    key: string,
    wait: number,
    find: () => Promise<Result | undefined>,
    make: () => Promise<Result>,
  ): Promise<Result> => {
    const before = await waitForResult(key, wait, find);
    if (before !== undefined) return before;
    await dataCentre.put(claimOf(key), `${isolateName()} ${now() + claimLimits.seconds * 1000}`, claimLimits.seconds);
    // When several isolates claim at once, the last write holds the claim.
    const result = await waitForResult(key, wait, find);
    if (result !== undefined) return result;
    try {
      return await make();
    } finally {
      await dataCentre.put(claimOf(key), FREE, 1);
    }
  };
  return { run };
}
