import type { World } from '../world.ts';
import { answerLimits } from './cacheLimits.ts';
import { createLruCache } from './lruCache.ts';

interface Failure {
  readonly until: number;
  /** What the call threw. */
  readonly thrown?: unknown;
  /** The service did answer: only who has an answer waits before asking again. */
  readonly isLag?: boolean;
}

export type AnswerFailures = ReturnType<typeof createAnswerFailures>;

/** The failed calls of an isolate: a service that fails or is slow is asked less often (docs/rules.md#silent-service). */
export function createAnswerFailures(world: Pick<World, 'now'>) {
  const failures = createLruCache<Failure>(answerLimits.keys);
  let slowUntil = 0;
  /** A request has timed out, and the service has not answered since. */
  let isSilent = false;
  const now = (): number => world.now().getTime();
  const note = (key: string, requestedAt: number, thrown: unknown): void =>
    failures.set(key, {
      until: Math.max(requestedAt + answerLimits.failure, now() + answerLimits.lateFailure),
      thrown,
    });
  return {
    /** What the last call for a key failed with, as long as that counts. */
    of: (key: string): Failure | undefined => {
      const failure = failures.get(key);
      return failure && failure.until > now() ? failure : undefined;
    },
    /** `requestedAt` in milliseconds since the epoch. */
    note,
    /** The service answered from before a change, or its answer is in doubt: it is asked again soon. */
    noteLag: (key: string): void => failures.set(key, { until: now() + answerLimits.lag, isLag: true }),
    forget: failures.delete,
    /** How long a request may wait for an answer that no tier has, in milliseconds. */
    longestWait: (): number => (isSilent ? answerLimits.sparedWait : Number.POSITIVE_INFINITY),
    /** A request without an answer has timed out after so many milliseconds, since `requestedAt`. */
    noteSilence: (key: string, requestedAt: number, waited: number, thrown: unknown): void => {
      // A short wait says nothing about the service: it timed out because its request had little time left.
      isSilent ||= waited >= answerLimits.failure;
      if (isSilent) note(key, requestedAt, thrown);
    },
    noteAnswer: (): void => {
      isSilent = false;
    },
    /** Returns true while requests that have a stale answer do not wait for a fresh one. */
    isSlow: (): boolean => now() < slowUntil,
    /** A request that has a stale answer has timed out waiting for a fresh one. */
    noteSlow: (): void => {
      slowUntil = now() + answerLimits.failure;
    },
  };
}
