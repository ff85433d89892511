import { isFresh, isOutdated, type Kept } from '../../content/freshness/freshness.ts';
import { currentSeq, holdingsOf, scopeOf } from '../../content/freshness/holdings.ts';
import { ContentFailure } from '../failures.ts';
import { hexOf, sha256 } from '../platform/crypto.ts';
import { withTimeout } from '../platform/timeouts.ts';
import type { World } from '../world.ts';
import type { ChangeSource } from './changeSource.ts';
import { createClaims } from './claims.ts';
import type { ContentQuery, Made, Reader, ServiceQuery } from './contentQuery.ts';
import { dataBytes } from './heapBytes.ts';
import { createLruCache } from './lruCache.ts';
import { createRateLimit } from './rateLimit.ts';
import { createSingleFlight } from './singleFlight.ts';
import { answerText, newerAnswer, readAnswer, type StoredAnswer } from './storedAnswer.ts';
import type { Tier } from './tier.ts';

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
/** An answer from before a publication is asked for again after so long. */
const LAG_MS = 2000;
/** What is out of date here is looked for in the other tiers this often. */
const LOOK_AGAIN_MS = 1000;
/**
 * Bytes of the heap that answers may take (docs/rules.md#isolate-memory): those of the site's own questions, and those of
 * visitors' own words.
 */
const SITE_BYTES = 30 * 1024 * 1024;
const VISITOR_BYTES = 4 * 1024 * 1024;
/** Bytes for what the shared store is known to hold. */
const STORED_BYTES = 4 * 1024 * 1024;
/** A store that was too slow is waited for so long before a page fails. */
const LATE_LOOK_MS = 4000;
/** Keys of which failures and looks are remembered. */
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
  world: Pick<World, 'now' | 'after' | 'random'>,
  tiers: { readonly dataCentre: Tier; readonly store: Tier },
  changes: Pick<ChangeSource, 'known' | 'isSettling'>,
  isUsable: (answer: unknown) => boolean,
): ContentCache {
  const siteAnswers = createLruCache<StoredAnswer>(SITE_BYTES);
  const visitorAnswers = createLruCache<StoredAnswer>(VISITOR_BYTES);
  const failures = createLruCache<Failure>(KEYS);
  const lookedAt = createLruCache<number>(KEYS);
  /** What the shared store holds, as far as it is known. */
  const inStore = createLruCache<Kept & { readonly tag: string }>(STORED_BYTES);
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

  const isCurrent = (value: StoredAnswer, reader: Reader): boolean =>
    reader.isOwn(value.answer)
      ? isFresh(value, changes.known(), now())
      : // What visitors ask for is not asked often enough to be checked.
        !isOutdated(value, changes.known()) && Math.abs(now() - value.fetchedAt) < VISITOR_FRESH_MS;

  const remembered = (key: string): StoredAnswer | undefined => siteAnswers.get(key) ?? visitorAnswers.get(key);

  const remember = (key: string, value: StoredAnswer, length: number, { isOwn, bytesOf }: Reader): void => {
    const [place, other] = isOwn(value.answer) ? [siteAnswers, visitorAnswers] : [visitorAnswers, siteAnswers];
    other.delete(key);
    place.set(key, value, bytesOf(length));
  };

  const newer = (one: StoredAnswer | undefined, other: StoredAnswer | undefined): StoredAnswer | undefined =>
    newerAnswer(one, other, changes.known(), now());

  /** What the tiers below memory know: the nearest current answer, or the newest of all. */
  const look = async (key: string, reader: Reader): Promise<StoredAnswer | undefined> => {
    lookedAt.set(key, now());
    let best = remembered(key);
    for (const tier of [tiers.dataCentre, tiers.store]) {
      const text = await tier.get(key);
      const found = readAnswer(text, isUsable);
      if (found && tier === tiers.store) noteStored(key, found);
      const value = newer(found, best);
      if (value && value !== best) remember(key, value, text?.length ?? 0, reader);
      best = value;
      if (best && isCurrent(best, reader)) break;
    }
    return best;
  };

  /** Facts alone: the answer itself may leave the memory. */
  const noteStored = (key: string, { fetchedAt, epoch, seq, scope, tag }: StoredAnswer): void => {
    const facts = { fetchedAt, epoch, seq, scope, tag };
    inStore.set(key, facts, dataBytes(facts));
  };

  const mustBeStored = (key: string, value: StoredAnswer): boolean => {
    const there = inStore.get(key);
    return there === undefined || there.tag !== value.tag || isOutdated(there, changes.known());
  };

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
    if (recent && newer(recent, value) === recent) return recent;
    const text = answerText(value);
    remember(key, value, text.length, reader);
    if (!isStored) return value;
    const lifetime = reader.isOwn(value.answer) ? KEPT_SECONDS : NOTHING_KEPT_SECONDS;
    await tiers.dataCentre.put(key, text, lifetime);
    if (mustBeStored(key, value)) {
      noteStored(key, value);
      // What was not taken is offered again with the next refresh.
      reader.keepAlive(tiers.store.put(key, text, lifetime).then((isTaken) => isTaken || inStore.delete(key)));
    }
    return value;
  };

  const refresh = (query: ContentQuery, reader: Reader, value: StoredAnswer | undefined): Promise<StoredAnswer> => {
    const { key } = query;
    const failure = failures.get(key);
    if (failure && failure.until > now()) return Promise.reject(failure.thrown);
    const found = async (): Promise<StoredAnswer | undefined> => {
      const text = await tiers.dataCentre.get(key);
      const other = readAnswer(text, isUsable);
      if (!other || !isCurrent(other, reader)) return undefined;
      remember(key, other, text?.length ?? 0, reader);
      return other;
    };
    const fetched = async (): Promise<StoredAnswer> => {
      const askedAt = now();
      try {
        const { isBroken, ...found } = await brought(query, reader, value !== undefined);
        const tagged = { ...found, tag: await tagOf(found.answer) };
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
    const text = reader.isStored && remaining > 0 ? await tiers.store.getLate(query.key, remaining) : undefined;
    const found = readAnswer(text, isUsable);
    if (!found) throw thrown;
    remember(query.key, found, text?.length ?? 0, reader);
    return found;
  };

  /** What is known already: from memory, or from the tiers below where they may know more. */
  const known = async (key: string, reader: Reader): Promise<StoredAnswer | undefined> => {
    const recent = remembered(key);
    if (!reader.isStored || (recent && isCurrent(recent, reader))) return recent;
    if (recent && now() - (lookedAt.get(key) ?? 0) < LOOK_AGAIN_MS) return recent;
    return looks.run(key, reader.keepAlive, () => look(key, reader));
  };

  return {
    read: async (query, reader) => {
      const value = await known(query.key, reader);
      if (!value) return missing(query, reader).catch((thrown) => lateLook(query, reader, thrown));
      if (isCurrent(value, reader)) return value;
      const isChanged = isOutdated(value, changes.known());
      // Its failure is logged where the call is made; this visitor already has an answer.
      const refreshed = refresh(query, reader, value).catch(() => value);
      reader.keepAlive(refreshed);
      const wait = reader.isBackground ? REFRESH_WAIT_MS : isChanged && now() >= slowUntil ? CHANGED_WAIT_MS : 0;
      if (wait === 0) return value;
      return withTimeout(world, wait, refreshed, () => {
        slowUntil = now() + FAILURE_MS;
        return value;
      });
    },
  };
}

async function tagOf(answer: unknown): Promise<string> {
  return hexOf((await sha256(JSON.stringify(answer))).slice(0, 12));
}
