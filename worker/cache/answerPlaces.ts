import { isFresh, isOutdated } from '../../content/freshness/freshness.ts';
import type { World } from '../world.ts';
import { answerLimits } from './cacheLimits.ts';
import type { ChangeSource } from './changeSource.ts';
import type { Reader } from './contentQuery.ts';
import type { LatestReadings } from './latestReadings.ts';
import { createLruCache } from './lruCache.ts';
import type { Place } from './place.ts';
import { answerText, readAnswer, type StoredAnswer } from './storedAnswer.ts';
import type { Tier } from './tier.ts';
import { createTieredStore, newerOf } from './tieredStore.ts';

export type AnswerPlaces = ReturnType<typeof createAnswerPlaces>;

/**
 * Where answers are kept: in one memory for the site's own questions, one for visitors' words, and in the tiers. A tier that
 * fails, or holds what is not usable (any more), is a miss, never a failure.
 */
export function createAnswerPlaces(
  world: Pick<World, 'now'>,
  tiers: { readonly dataCentre: Tier; readonly store: Tier },
  changes: Pick<ChangeSource, 'knowledge'>,
  latestReadings: LatestReadings,
  isUsable: (answer: unknown) => boolean,
) {
  const siteAnswers = createLruCache<StoredAnswer>(answerLimits.siteBytes);
  const visitorAnswers = createLruCache<StoredAnswer>(answerLimits.visitorBytes);
  const now = (): number => world.now().getTime();

  const store = createTieredStore<StoredAnswer>(
    world,
    { tiers, changes },
    {
      nameOf: (key) => key,
      text: answerText,
      read: (text) => readAnswer(text, isUsable),
      tagOf: ({ tag }) => tag,
      // Replaced in the store as well, or other isolates would ask the service for it again.
      isReplaced: isOutdated,
    },
  );

  const remembered = (key: string): StoredAnswer | undefined => siteAnswers.get(key) ?? visitorAnswers.get(key);

  const isCurrent = (value: StoredAnswer, reader: Reader): boolean =>
    reader.isSiteAnswer(value.answer)
      ? isFresh(value, changes.knowledge(), now()) && !latestReadings.isEarlierThanLatest(value)
      : // Visitors’ words are seldom asked again: age and the log alone decide.
        !isOutdated(value, changes.knowledge()) && Math.abs(now() - value.fetchedAt) < answerLimits.visitorFresh;

  const placeOf = (key: string, reader: Reader): Place<StoredAnswer> => ({
    key,
    reach: reader.isStored ? 'everywhere' : 'isolate',
    memory: {
      get: () => remembered(key),
      set: (value, length) => {
        const [memory, rest] = reader.isSiteAnswer(value.answer)
          ? [siteAnswers, visitorAnswers]
          : [visitorAnswers, siteAnswers];
        rest.delete(key);
        memory.set(key, value, reader.bytesOf(length));
      },
    },
    isCurrent: (value) => isCurrent(value, reader),
    keepAlive: reader.keepAlive,
    lifetime: ({ answer }) =>
      reader.isSiteAnswer(answer) ? answerLimits.storedSeconds : answerLimits.emptyStoredSeconds,
  });

  return {
    store,
    placeOf,
    remembered,
    isCurrent,
    /** Returns true if a change touches an answer, or a page of another data centre has shown a later one. */
    isChanged: (value: StoredAnswer): boolean =>
      isOutdated(value, changes.knowledge()) || latestReadings.isEarlierThanLatest(value),
    /** Keeps an answer, unless memory has a newer one. Resolves to the one that stays. */
    keep: async (key: string, value: StoredAnswer, reader: Reader): Promise<StoredAnswer> => {
      const recent = remembered(key);
      // A slow call may end after a newer one, and a service that lags may give an older answer.
      if (recent && newerOf(recent, value, changes.knowledge(), now()) === recent) return recent;
      await store.keep(placeOf(key, reader), value);
      return value;
    },
  };
}
