import type { World } from '../world.ts';
import { answerLimits } from './cacheLimits.ts';
import { createLruCache } from './lruCache.ts';

interface Failure {
  readonly until: number;
  readonly thrown: unknown;
}

/** What an isolate remembers of calls in vain, so that a failing or slow service is left in peace. */
export interface AnswerFailures {
  /** What the last call for a key failed with, as long as that counts. */
  readonly of: (key: string) => Failure | undefined;
  /** `askedAt` in milliseconds since the epoch. */
  readonly note: (key: string, askedAt: number, thrown: unknown) => void;
  /** The service answered, but not with what is wanted: it is asked again soon. */
  readonly noteLag: (key: string, problem: string) => void;
  readonly forget: (key: string) => void;
  /** How long anybody may wait for an answer that is nowhere, in milliseconds. */
  readonly longestWait: () => number;
  /** Somebody without an answer has waited in vain for so many milliseconds, since `askedAt`. */
  readonly noteSilence: (key: string, askedAt: number, waited: number, thrown: unknown) => void;
  readonly noteAnswer: () => void;
  /** Returns true while nobody who has an answer waits for a newer one. */
  readonly isSlow: () => boolean;
  /** Somebody who has an answer has waited in vain for a newer one. */
  readonly noteSlow: () => void;
}

export function createAnswerFailures(world: Pick<World, 'now'>): AnswerFailures {
  const failures = createLruCache<Failure>(answerLimits.keys);
  let slowUntil = 0;
  /** The service has kept somebody waiting in vain, and has not answered since. */
  let isSilent = false;
  const now = (): number => world.now().getTime();
  const note: AnswerFailures['note'] = (key, askedAt, thrown) =>
    failures.set(key, {
      until: Math.max(askedAt + answerLimits.failure, now() + answerLimits.lateFailure),
      thrown,
    });
  return {
    of: (key) => {
      const failure = failures.get(key);
      return failure && failure.until > now() ? failure : undefined;
    },
    note,
    noteLag: (key, problem) => failures.set(key, { until: now() + answerLimits.lag, thrown: new Error(problem) }),
    forget: failures.delete,
    longestWait: () => (isSilent ? answerLimits.sparedWait : Number.POSITIVE_INFINITY),
    noteSilence: (key, askedAt, waited, thrown) => {
      // Others need not find out for themselves; who had little time left says nothing about the service.
      isSilent ||= waited >= answerLimits.failure;
      if (isSilent) note(key, askedAt, thrown);
    },
    noteAnswer: () => {
      isSilent = false;
    },
    isSlow: () => now() < slowUntil,
    noteSlow: () => {
      slowUntil = now() + answerLimits.failure;
    },
  };
}
