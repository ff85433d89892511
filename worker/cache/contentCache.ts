import { doubtOf, type HeldAnswer, heldAnswer, isConfirmed } from '../../content/freshness/damage.ts';
import { isOutdated } from '../../content/freshness/freshness.ts';
import { withTimeout } from '../../content/time/timeouts.ts';
import { ContentFailure } from '../failures.ts';
import type { World } from '../world.ts';
import { type AnswerFailures, createAnswerFailures } from './answerFailures.ts';
import { type AnswerPlaces, createAnswerPlaces } from './answerPlaces.ts';
import { answerLimits } from './cacheLimits.ts';
import type { ChangeSource } from './changeSource.ts';
import { createClaims } from './claims.ts';
import type { ContentQuery, Reader } from './contentQuery.ts';
import { createFreshAnswer } from './freshAnswer.ts';
import type { LatestReadings } from './latestReadings.ts';
import { createLruCache } from './lruCache.ts';
import { createSingleFlight } from './singleFlight.ts';
import { staleWhileRevalidate } from './staleWhileRevalidate.ts';
import type { StoredAnswer } from './storedAnswer.ts';
import type { Tier } from './tier.ts';

export type ContentCache = ReturnType<typeof createContentCache>;

type CacheWorld = Pick<World, 'now' | 'after' | 'random' | 'log'>;
type Changes = Pick<ChangeSource, 'knowledge' | 'isSettling'>;
type Refresh = (query: ContentQuery, reader: Reader, value: StoredAnswer | undefined) => Promise<StoredAnswer>;

/**
 * Answers of the content service, and what is made from them, by key: memory of the isolate, the data centre's cache, the
 * shared store, then the service or the making.
 */
export function createContentCache(
  world: CacheWorld,
  tiers: { readonly dataCentre: Tier; readonly store: Tier },
  changes: Changes,
  latestReadings: LatestReadings,
  isUsable: (answer: unknown) => boolean,
) {
  const places = createAnswerPlaces(world, tiers, changes, latestReadings, isUsable);
  const failures = createAnswerFailures(world);
  const refresh = createRefresh(world, tiers.dataCentre, changes, places, failures);
  const looks = createSingleFlight<StoredAnswer | undefined>(world, answerLimits.sharedWait);
  const { store, placeOf, remembered, isCurrent, isChanged } = places;

  /** Waits for an answer that no tier has, as long as the reader may wait. */
  const waitForAnswer = (query: ContentQuery, reader: Reader): Promise<StoredAnswer> => {
    const remaining = Math.min(reader.remaining(), failures.longestWait());
    const late = new ContentFailure(504, 'content came too late for its page');
    if (remaining <= 0) return Promise.reject(late);
    const requestedAt = world.now().getTime();
    return withTimeout(world, remaining, refresh(query, reader, undefined), () => {
      failures.noteSilence(query.key, requestedAt, remaining, late);
      throw late;
    });
  };

  /** Asks a store that was too slow once more: without its answer the page fails. */
  const lateLook = async ({ key }: ContentQuery, reader: Reader, thrown: unknown): Promise<StoredAnswer> => {
    const answer = await store.lookLate(placeOf(key, reader), Math.min(reader.remaining(), answerLimits.lateLook));
    if (!answer) throw thrown;
    return answer;
  };

  /** The stored answer: from memory, or from the tiers below it where they may have a newer one. */
  const look = (key: string, reader: Reader): Promise<StoredAnswer | undefined> => {
    const place = placeOf(key, reader);
    const recent = remembered(key);
    if (recent && isCurrent(recent, reader)) return store.find(place);
    return looks.run(key, reader.keepAlive, () => store.find(place));
  };

  return {
    /**
     * The answer to a question. A current one comes from the nearest tier; one whose age alone is against it is given at
     * once and refreshed in the background; one that a change touches only when no newer one can be had soon; only a
     * missing one waits. Throws what `fetchAnswer` or `make` throws when nothing was ever stored.
     */
    read: async (query: ContentQuery, reader: Reader): Promise<StoredAnswer> => {
      const value = await look(query.key, reader);
      if (!value) return waitForAnswer(query, reader).catch((thrown) => lateLook(query, reader, thrown));
      if (isCurrent(value, reader)) return value;
      const mustWait = isChanged(value) && !failures.isSlow();
      return staleWhileRevalidate(world, value, {
        getFreshValue: () => refresh(query, reader, value),
        wait: reader.isBackground ? answerLimits.refreshWait : mustWait ? answerLimits.changedWait : 0,
        noteLate: failures.noteSlow,
        keepAlive: reader.keepAlive,
      });
    },
  };
}

/** Gets a fresh answer once for all requests: in the isolate by single flight, in the data centre by claims. */
function createRefresh(
  world: CacheWorld,
  dataCentre: Tier,
  changes: Changes,
  { store, placeOf, isCurrent, keep }: AnswerPlaces,
  failures: AnswerFailures,
): Refresh {
  const calls = createSingleFlight<StoredAnswer>(world, answerLimits.sharedWait);
  const claims = createClaims(world, dataCentre);
  const isHeld = createHeldAnswers(world, changes);
  const freshAnswer = createFreshAnswer(world, changes, failures);

  const getFreshAnswer: Refresh = async (query, reader, value) => {
    const { key } = query;
    const requestedAt = world.now().getTime();
    try {
      const { isBroken, ...answer } = await freshAnswer(query, reader, value !== undefined);
      if (value && 'fetchAnswer' in query && isHeld(key, answer, value)) {
        failures.noteLag(key);
        return value;
      }
      failures.forget(key);
      const latest = await keep(key, answer, { ...reader, isStored: reader.isStored && !isBroken });
      if (isOutdated(latest, changes.knowledge())) failures.noteLag(key);
      return latest;
    } catch (thrown) {
      if (!(thrown instanceof ContentFailure && thrown.status === 429)) failures.note(key, requestedAt, thrown);
      throw thrown;
    }
  };

  /** A current answer that another isolate of the data centre has stored meanwhile. */
  const answerOfOtherIsolate = async (key: string, reader: Reader): Promise<StoredAnswer | undefined> => {
    const nearest = await store.look(placeOf(key, reader), 'dataCentre');
    return nearest && isCurrent(nearest, reader) ? nearest : undefined;
  };

  return (query, reader, value) => {
    const { key } = query;
    const failure = failures.of(key);
    if (failure && (value || !failure.isLag)) return Promise.reject(failure.thrown);
    // A change starts another flight, since a call that began before it may lack it.
    const call = value && isOutdated(value, changes.knowledge()) ? `${changes.knowledge().seq}:${key}` : key;
    return calls.run(call, reader.keepAlive, () =>
      reader.isStored
        ? claims.run(
            key,
            Math.min(answerLimits.claimWait, reader.remaining()),
            () => answerOfOtherIsolate(key, reader),
            () => getFreshAnswer(query, reader, value),
          )
        : getFreshAnswer(query, reader, value),
    );
  };
}

/** Returns true for an answer that lacks what the stored one has, though no change explains it: the stored one stays. */
type IsHeld = (key: string, answer: StoredAnswer, storedAnswer: StoredAnswer) => boolean;

function createHeldAnswers(world: Pick<World, 'now' | 'log'>, changes: Pick<ChangeSource, 'knowledge'>): IsHeld {
  const held = createLruCache<HeldAnswer>(answerLimits.keys);
  return (key, { answer, tag }, storedAnswer) => {
    const now = world.now().getTime();
    const doubt = tag === storedAnswer.tag ? undefined : doubtOf(answer, storedAnswer, changes.knowledge());
    const holding = heldAnswer(held.get(key), tag, now);
    if (doubt === undefined || isConfirmed(holding, now)) {
      held.delete(key);
      return false;
    }
    held.set(key, holding);
    world.log('warning', 'content held', { key, problem: doubt });
    return true;
  };
}
