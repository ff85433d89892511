import { doubtOf, type HeldAnswer, heldAnswer, isConfirmed } from '../../content/freshness/damage.ts';
import { isFresh, isOutdated } from '../../content/freshness/freshness.ts';
import { currentSeq, holdingsOf, scopeOf } from '../../content/freshness/holdings.ts';
import { ContentFailure } from '../failures.ts';
import { hexOf, sha256 } from '../platform/crypto.ts';
import { withTimeout } from '../platform/timeouts.ts';
import type { World } from '../world.ts';
import type { ChangeSource } from './changeSource.ts';
import { createClaims } from './claims.ts';
import type { ContentQuery, Made, Reader, ServiceQuery } from './contentQuery.ts';
import { createLruCache } from './lruCache.ts';
import { createRateLimit } from './rateLimit.ts';
import type { ShownAnswers } from './shownAnswers.ts';
import { createSingleFlight } from './singleFlight.ts';
import { answerText, readAnswer, type StoredAnswer } from './storedAnswer.ts';
import type { Tier } from './tier.ts';
import { createTieredStore, newerOf, type Place } from './tieredStore.ts';

/** An answer stays as a stand-in for a failing service for a week; one that found nothing for a day. In seconds. */
const KEPT_SECONDS = 7 * 24 * 3600;
const NOTHING_KEPT_SECONDS = 24 * 3600;
/**
 * A failure is remembered for this long from the start of its call, so that a failing service is left in peace: what hung
 * says little about the service as it is now. Whoever shows the failure asks the same again, so it stays for a moment.
 */
const FAILURE_MS = 10_000;
const LATE_FAILURE_MS = 2000;
/** Once somebody has waited in vain, others wait this long, until the service answers again. */
const SPARED_WAIT_MS = 2000;
/** An answer that a visitor's own words brought about is fresh for this long. */
const VISITOR_FRESH_MS = 20_000;
/** A request waits this long for another's refresh before it asks for itself. */
const SHARED_WAIT_MS = 10_000;
/** Another isolate of the data centre is waited for so long. */
const CLAIM_WAIT_MS = 5000;
/** A page that nobody waits for waits this long for fresh content before it takes what is there. */
export const REFRESH_WAIT_MS = 5000;
/** After a publication a visitor waits this long for the new content; then the old one is shown once more. */
const CHANGED_WAIT_MS = 2500;
/** An answer from before a publication, or one in doubt, is asked for again after so long. */
const LAG_MS = 2000;
/**
 * Bytes of the heap that answers may take (docs/rules.md#isolate-memory): those of the site's own questions, and those of
 * visitors' own words.
 */
const SITE_BYTES = 30 * 1024 * 1024;
const VISITOR_BYTES = 4 * 1024 * 1024;
/** A store that was too slow is waited for so long before a page fails. */
const LATE_LOOK_MS = 4000;
/** Last characters of a key, which is a hash. */
const SHORT_KEY = 10;
/** Keys of which failures and held answers are remembered. */
const KEYS = 2000;

/**
 * Answers of the content service, and what is made from them, by key: memory, the data centre's cache, the shared store,
 * then the service or the making.
 */
export interface ContentCache {
  /**
   * The answer to a question. A current one comes from the nearest tier; one whose age alone is against it is given at
   * once and refreshed in the background; one that a change touches only when no newer one can be had soon; only a
   * missing one waits. Throws what `fetchAnswer` or `make` throws when nothing was ever stored.
   */
  readonly read: (query: ContentQuery, reader: Reader) => Promise<StoredAnswer>;
}

interface Failure {
  readonly until: number;
  readonly thrown: unknown;
}

/**
 * A cache of one isolate over its tiers. A tier that fails, or holds what is not usable (any more), is a miss, never a
 * failure.
 */
export function createContentCache(
  world: Pick<World, 'now' | 'after' | 'random' | 'log'>,
  tiers: { readonly dataCentre: Tier; readonly store: Tier },
  changes: Pick<ChangeSource, 'known' | 'isSettling'>,
  shown: ShownAnswers,
  isUsable: (answer: unknown) => boolean,
): ContentCache {
  const siteAnswers = createLruCache<StoredAnswer>(SITE_BYTES);
  const visitorAnswers = createLruCache<StoredAnswer>(VISITOR_BYTES);
  const failures = createLruCache<Failure>(KEYS);
  const held = createLruCache<HeldAnswer>(KEYS);
  const calls = createSingleFlight<StoredAnswer>(world, SHARED_WAIT_MS);
  const looks = createSingleFlight<StoredAnswer | undefined>(world, SHARED_WAIT_MS);
  const claims = createClaims(world, tiers.dataCentre);
  const rateLimit = createRateLimit(world);
  /** Until then nobody who has an answer waits for a newer one: somebody has just waited in vain. */
  let slowUntil = 0;
  /** The service has kept somebody waiting in vain, and has not answered since. */
  let isSilent = false;
  const now = (): number => world.now().getTime();

  const failureOf = (askedAt: number, thrown: unknown): Failure => ({
    until: Math.max(askedAt + FAILURE_MS, now() + LATE_FAILURE_MS),
    thrown,
  });

  /** A change touches it, or a page of another data centre has shown a later one. */
  const isChanged = (value: StoredAnswer): boolean =>
    isOutdated(value, changes.known()) || shown.isEarlierThanShown(value);

  const isCurrent = (value: StoredAnswer, reader: Reader): boolean =>
    reader.isOwn(value.answer)
      ? isFresh(value, changes.known(), now()) && !shown.isEarlierThanShown(value)
      : // What visitors ask for is not asked often enough to be checked.
        !isOutdated(value, changes.known()) && Math.abs(now() - value.fetchedAt) < VISITOR_FRESH_MS;

  const remembered = (key: string): StoredAnswer | undefined => siteAnswers.get(key) ?? visitorAnswers.get(key);

  const store = createTieredStore<StoredAnswer>(
    world,
    { tiers, changes },
    {
      nameOf: (key) => key,
      text: answerText,
      read: (text) => readAnswer(text, isUsable),
      tagOf: ({ tag }) => tag,
      // Other isolates would ask the service again for what they can't tell to be current.
      isReplaced: isOutdated,
    },
  );
  const placeOf = (key: string, reader: Reader, isStored = reader.isStored): Place<StoredAnswer> => ({
    key,
    reach: isStored ? 'everywhere' : 'isolate',
    memory: {
      get: () => remembered(key),
      set: (value, length) => {
        const [place, other] = reader.isOwn(value.answer)
          ? [siteAnswers, visitorAnswers]
          : [visitorAnswers, siteAnswers];
        other.delete(key);
        place.set(key, value, reader.bytesOf(length));
      },
    },
    isCurrent: (value) => isCurrent(value, reader),
    keepAlive: reader.keepAlive,
    lifetime: ({ answer }) => (reader.isOwn(answer) ? KEPT_SECONDS : NOTHING_KEPT_SECONDS),
  });

  /** Asks the service, and notes how current its answer is. */
  const ask = async (
    { lists, ids, fetchAnswer }: ServiceQuery,
    remaining: () => number,
  ): Promise<Omit<StoredAnswer, 'tag'>> => {
    const [{ epoch, seq: before }, fetchedAt] = [changes.known(), now()];
    const answer = await rateLimit.run(fetchAnswer, remaining);
    isSilent = false;
    const holdings = holdingsOf(answer);
    const scope = scopeOf(holdings, lists, ids);
    // What was learnt while the call was under way counts, too: the answer may be from before it.
    const seq = Math.min(before, currentSeq(changes.known(), holdings, scope, changes.isSettling()));
    return { fetchedAt, epoch, seq, scope, answer };
  };

  /** A new answer: of the service, or made from others. */
  const brought = async (
    query: ContentQuery,
    { remaining }: Reader,
    isRefresh: boolean,
  ): Promise<Omit<StoredAnswer, 'tag'> & Pick<Made, 'isBroken'>> => {
    // Whoever has an answer need not wait for a service that limits.
    if ('fetchAnswer' in query) return { ...(await ask(query, isRefresh ? () => 0 : remaining)), isBroken: false };
    const { answer, from, isBroken } = await query.make(isRefresh);
    return { ...from, answer, isBroken };
  };

  const keep = async (key: string, value: StoredAnswer, reader: Reader, isStored: boolean): Promise<StoredAnswer> => {
    failures.delete(key);
    const recent = remembered(key);
    // A slow call may come back after one that knows more, and a service that lags gives what it gave before.
    if (recent && newerOf(recent, value, changes.known(), now()) === recent) return recent;
    await store.keep(placeOf(key, reader, isStored), value);
    return value;
  };

  /** Returns true for an answer that has to wait, since it is worse than what is kept and nothing says why. */
  const isHeld = (key: string, { answer, tag }: StoredAnswer, kept: StoredAnswer): boolean => {
    const doubt = tag === kept.tag ? undefined : doubtOf(answer, kept, changes.known());
    const holding = heldAnswer(held.get(key), tag, now());
    if (doubt === undefined || isConfirmed(holding, now())) {
      held.delete(key);
      return false;
    }
    held.set(key, holding);
    world.log('warning', 'content held', { key, problem: doubt });
    return true;
  };

  const refresh = (query: ContentQuery, reader: Reader, value: StoredAnswer | undefined): Promise<StoredAnswer> => {
    const { key } = query;
    const failure = failures.get(key);
    if (failure && failure.until > now()) return Promise.reject(failure.thrown);
    /** What another isolate of the data centre has brought meanwhile. */
    const found = async (): Promise<StoredAnswer | undefined> => {
      const nearest = await store.look(placeOf(key, reader), 'dataCentre');
      return nearest && isCurrent(nearest, reader) ? nearest : undefined;
    };
    const fetched = async (): Promise<StoredAnswer> => {
      const askedAt = now();
      try {
        const { isBroken, ...found } = await brought(query, reader, value !== undefined);
        const tag = await tagOf(found.answer);
        // What is made from answers has their readings.
        const readings = found.readings ?? { [shortKey(key)]: { at: found.fetchedAt, tag } };
        const tagged = { ...found, readings, tag };
        if (value && 'fetchAnswer' in query && isHeld(key, tagged, value)) {
          failures.set(key, { until: now() + LAG_MS, thrown: new Error('the content service’s answer is in doubt') });
          return value;
        }
        const made = await keep(key, tagged, reader, reader.isStored && !isBroken);
        if (isOutdated(made, changes.known()))
          failures.set(key, { until: now() + LAG_MS, thrown: new Error('the content service lags behind a change') });
        return made;
      } catch (thrown) {
        if (!(thrown instanceof ContentFailure && thrown.status === 429)) failures.set(key, failureOf(askedAt, thrown));
        throw thrown;
      }
    };
    // A call that began before a publication is none for those who come after it.
    const call = value && isOutdated(value, changes.known()) ? `${changes.known().seq}:${key}` : key;
    return calls.run(call, reader.keepAlive, () =>
      reader.isStored ? claims.run(key, Math.min(CLAIM_WAIT_MS, reader.remaining()), found, fetched) : fetched(),
    );
  };

  /** Waits for an answer that is nowhere, as long as the reader may. */
  const missing = (query: ContentQuery, reader: Reader): Promise<StoredAnswer> => {
    const remaining = Math.min(reader.remaining(), isSilent ? SPARED_WAIT_MS : Number.POSITIVE_INFINITY);
    const late = new ContentFailure(504, 'content came too late for its page');
    if (remaining <= 0) return Promise.reject(late);
    const askedAt = now();
    return withTimeout(world, remaining, refresh(query, reader, undefined), () => {
      // Others need not find out for themselves; who had little time left says nothing about the service.
      isSilent ||= remaining >= FAILURE_MS;
      if (isSilent) failures.set(query.key, failureOf(askedAt, late));
      throw late;
    });
  };

  /** What a store that was too slow at first has for a page that fails without it. */
  const lateLook = async (query: ContentQuery, reader: Reader, thrown: unknown): Promise<StoredAnswer> => {
    const remaining = Math.min(reader.remaining(), LATE_LOOK_MS);
    const found = await store.lookLate(placeOf(query.key, reader), remaining);
    if (!found) throw thrown;
    return found;
  };

  /** What is known already: from memory, or from the tiers below where they may know more. */
  const known = (key: string, reader: Reader): Promise<StoredAnswer | undefined> => {
    const place = placeOf(key, reader);
    const recent = remembered(key);
    if (recent && isCurrent(recent, reader)) return store.find(place);
    return looks.run(key, reader.keepAlive, () => store.find(place));
  };

  return {
    read: async (query, reader) => {
      const value = await known(query.key, reader);
      if (!value) return missing(query, reader).catch((thrown) => lateLook(query, reader, thrown));
      if (isCurrent(value, reader)) return value;
      const mustWait = isChanged(value) && now() >= slowUntil;
      // Its failure is logged where the call is made; this visitor already has an answer.
      const refreshed = refresh(query, reader, value).catch(() => value);
      reader.keepAlive(refreshed);
      const wait = reader.isBackground ? REFRESH_WAIT_MS : mustWait ? CHANGED_WAIT_MS : 0;
      if (wait === 0) return value;
      return withTimeout(world, wait, refreshed, () => {
        slowUntil = now() + FAILURE_MS;
        return value;
      });
    },
  };
}

/** Tells the answers of a city's pages apart. */
function shortKey(key: string): string {
  return key.slice(-SHORT_KEY);
}

async function tagOf(answer: unknown): Promise<string> {
  return hexOf((await sha256(JSON.stringify(answer))).slice(0, 12));
}
