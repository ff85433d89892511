import { withTimeout } from '../../content/time/timeouts.ts';
import type { KeepAlive, World } from '../world.ts';

interface Revalidation<Value> {
  /** Where it fails, the stale value stays; whoever does the work logs why. */
  readonly getFreshValue: () => Promise<Value>;
  /** How long the request waits for the fresh value, in milliseconds; 0: it gets the stale one at once. */
  readonly wait: number;
  /** The wait has timed out. */
  readonly noteLate: () => void;
  readonly keepAlive: KeepAlive;
}

/**
 * The fresh value where it comes in time, otherwise the stale one while the work goes on: the one rule by which answers
 * and pages are replaced (docs/rules.md#content-freshness).
 */
export async function staleWhileRevalidate<Value>(
  world: Pick<World, 'after'>,
  staleValue: Value,
  { getFreshValue, wait, noteLate, keepAlive }: Revalidation<Value>,
): Promise<Value> {
  const fresh = getFreshValue().catch(() => staleValue);
  keepAlive(fresh);
  if (wait === 0) return staleValue;
  return withTimeout(world, wait, fresh, () => {
    noteLate();
    return staleValue;
  });
}
