import { ContentFailure } from '../failures.ts';
import type { World } from '../world.ts';

/** A limiting service says itself for how long; within these bounds it is believed. */
const PAUSE_MS = { least: 1000, most: 60_000 } as const;
/** Whatever it says, one call tries again this often: it may be well long before (docs/rules.md#rate-limit-wait). */
const TRIAL_MS = 10_000;
/** Those who waited do not all call at the same moment. */
const SPREAD_MS = 500;

/** Calls of a service that may limit them: while it does, they wait. */
export interface RateLimit {
  /** Calls, and calls again after a limit, as long as there is time left: `remaining` in milliseconds. Fails as the call does. */
  readonly run: <Result>(call: () => Promise<Result>, remaining: () => number) => Promise<Result>;
}

export function createRateLimit(world: Pick<World, 'now' | 'after' | 'random'>): RateLimit {
  let limited: { readonly until: number; readonly trialAt: number; readonly thrown: ContentFailure } | undefined;
  const now = (): number => world.now().getTime();

  const run = async <Result>(call: () => Promise<Result>, remaining: () => number): Promise<Result> => {
    while (limited && limited.until > now()) {
      if (limited.trialAt <= now()) {
        limited = { ...limited, trialAt: now() + TRIAL_MS };
        break;
      }
      const pause = limited.until - now();
      if (pause >= remaining()) throw limited.thrown;
      const [spread = 0] = world.random(1);
      await new Promise<void>((resolve) => world.after(pause + Math.floor((spread / 256) * SPREAD_MS), resolve));
    }
    try {
      const result = await call();
      limited = undefined;
      return result;
    } catch (thrown) {
      if (!(thrown instanceof ContentFailure) || thrown.status !== 429) throw thrown;
      const pause = Math.min(Math.max(thrown.retryAfterMs ?? 0, PAUSE_MS.least), PAUSE_MS.most);
      limited = { until: now() + pause, trialAt: now() + TRIAL_MS, thrown };
      if (pause >= remaining()) throw thrown;
      return run(call, remaining);
    }
  };
  return { run };
}
