import { ContentFailure } from '../failures.ts';
import type { World } from '../world.ts';
import { rateLimits } from './cacheLimits.ts';

/**
 * Calls of a service that may limit them: while it does, they wait, and are made again as long as there is time left:
 * `remaining` in milliseconds. Fails as the call does.
 */
export function createRateLimit(world: Pick<World, 'now' | 'after' | 'random'>) {
  let limited: { readonly until: number; readonly trialAt: number; readonly thrown: ContentFailure } | undefined;
  const now = (): number => world.now().getTime();

  const run = async <Result>(call: () => Promise<Result>, remaining: () => number): Promise<Result> => {
    while (limited && limited.until > now()) {
      if (limited.trialAt <= now()) {
        limited = { ...limited, trialAt: now() + rateLimits.trial };
        break;
      }
      const pause = limited.until - now();
      if (pause >= remaining()) throw limited.thrown;
      const [spread = 0] = world.random(1);
      await new Promise<void>((resolve) =>
        world.after(pause + Math.floor((spread / 256) * rateLimits.spread), resolve),
      );
    }
    try {
      const result = await call();
      limited = undefined;
      return result;
    } catch (thrown) {
      if (!(thrown instanceof ContentFailure) || thrown.status !== 429) throw thrown;
      const pause = Math.min(Math.max(thrown.retryAfterMs ?? 0, rateLimits.leastPause), rateLimits.mostPause);
      limited = { until: now() + pause, trialAt: now() + rateLimits.trial, thrown };
      return run(call, remaining);
    }
  };
  return { run };
}
