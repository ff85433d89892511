import { withTimeout } from '../../content/time/timeouts.ts';
import type { KeepAlive, World } from '../world.ts';

interface Underway<Result> {
  readonly work: Promise<Result>;
  readonly since: number;
}

/**
 * Shares work by key between the requests of an isolate. The platform ends a request's work with the request: the
 * request that began the work keeps it alive, and a request that waits longer than `limit` milliseconds starts its own,
 * so that work which was cut off delays no request for long. What is shared must be plain data: streams and responses
 * belong to the request that made them.
 */
export function createSingleFlight<Result>({ now, after }: Pick<World, 'now' | 'after'>, limit: number) {
  const underway = new Map<string, Underway<Result>>();
  const age = ({ since }: Underway<Result>): number => Math.abs(now().getTime() - since);

  const begin = (key: string, keepAlive: KeepAlive, make: () => Promise<Result>): Promise<Result> => {
    const entry: Underway<Result> = {
      since: now().getTime(),
      work: make().finally(() => {
        if (underway.get(key) === entry) underway.delete(key);
      }),
    };
    underway.set(key, entry);
    keepAlive(entry.work.catch(() => undefined));
    return entry.work;
  };

  return {
    /** Returns true if work on a key is under way and younger than the limit. */
    isUnderway: (key: string): boolean => {
      const entry = underway.get(key);
      return entry !== undefined && age(entry) < limit;
    },
    /** Joins the work on a key, or begins it. */
    run: async (key: string, keepAlive: KeepAlive, make: () => Promise<Result>): Promise<Result> => {
      const entry = underway.get(key);
      if (!entry || age(entry) >= limit) return begin(key, keepAlive, make);
      // The waits of several requests may end at the same moment: the first starts the work, the others join it.
      return withTimeout({ after }, limit - age(entry), entry.work, () => {
        const laterEntry = underway.get(key);
        return laterEntry && laterEntry !== entry && age(laterEntry) < limit
          ? laterEntry.work
          : begin(key, keepAlive, make);
      });
    },
  };
}
