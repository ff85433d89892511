import * as v from 'valibot';
import { ContentFailure } from '../failures.ts';
import { problemOf } from '../log.ts';
import { createRecent } from '../recent.ts';
import { createSharedWork } from '../sharedWork.ts';
import { orLate } from '../timeLimit.ts';
import type { World } from '../world.ts';

/** An answer is fresh for 120 seconds (content-pages §9), less some jitter so that keys don't all expire at once. */
export const FRESH_MS = 120_000;
const JITTER_MS = 12_000;
/** It stays as a stand-in for a failing service for a week; one that found nothing for a day. */
const KEPT_SECONDS = 7 * 24 * 3600;
const NOTHING_KEPT_SECONDS = 24 * 3600;
/** A failure is remembered for this long, so that a failing service is left in peace. */
const FAILURE_MS = 10_000;
/** A limiting service says itself for how long; within these bounds it is believed. */
const PAUSE_MS = { least: 1000, most: 60_000 } as const;
/** An answer that a visitor's own words brought about is fresh for this long. */
const ASKED_FRESH_MS = 20_000;
/** A request waits this long for another's refresh before it asks for itself. */
const SHARED_WAIT_MS = 10_000;
/** A page that nobody waits for waits this long for fresh content before it takes what is there. */
export const REFRESH_WAIT_MS = 5000;
/** After a publication a visitor waits this long for the new content; then the old one is shown once more. */
const CHANGED_WAIT_MS = 2500;
/** The service's own caches may lag behind its webhook: what is fetched so soon after a publication is fresh only briefly. */
const SETTLING_MS = 15_000;
const SETTLING_FRESH_MS = 5000;
/** A store that takes longer is as good as none. */
const STORE_MS = 1000;
/**
 * Answers that an isolate of 128 MB keeps in memory, in characters of JSON: read and linked they take several times as
 * much. Those of the site's own questions, and those of visitors' own words.
 */
const OWN_CHARACTERS = 8_000_000;
const ASKED_CHARACTERS = 1_000_000;
/** Failures that are remembered. */
const FAILURES = 400;

/** Keeps work going after the response was sent. */
export type KeepAlive = (work: Promise<unknown>) => void;

/** An answer and when it came, in milliseconds since the epoch. */
interface Stored {
  readonly storedAt: number;
  /** The generation of the content when it was asked for; an answer of an older one is out of date. */
  readonly generation: number;
  readonly answer: unknown;
}

const stored = v.object({ storedAt: v.number(), generation: v.fallback(v.number(), 0), answer: v.unknown() });

/** A question to the content service. */
interface ContentQuery {
  readonly key: string;
  /** The content's generation, as far as this question is touched by it. */
  readonly generation: number;
  readonly fetchAnswer: () => Promise<unknown>;
}

/** What a reader has to do with an answer. */
interface Reader {
  readonly keepAlive: KeepAlive;
  /** How long it may still wait for an answer that is not there, in milliseconds. */
  readonly patience: () => number;
  /** Nobody waits: a fresh answer is worth some time. */
  readonly isBehind: boolean;
  /**
   * Tells whether an answer is one of the site's own. Visitors can ask for anything: what they bring about stays in a
   * small memory of its own and pushes nothing else out.
   */
  readonly isOwn: (answer: unknown) => boolean;
  /** Worth keeping for all isolates. */
  readonly isStored: boolean;
}

/** Answers of the content service by key: memory, then KV, then the service itself. */
export interface ContentCache {
  /**
   * The answer to a question. A fresh one comes from memory or KV; a stale one is given at once and refreshed behind it;
   * one from before a publication only when no newer one can be had soon; only a missing one waits. Throws what
   * `fetchAnswer` throws when nothing was ever stored.
   */
  readonly read: (query: ContentQuery, reader: Reader) => Promise<Stored>;
}

interface Failure {
  readonly until: number;
  readonly thrown: unknown;
}

/** A cache of one isolate over its store. A store that fails, or holds what is not usable (any more), is a miss, never a failure. */
export function createContentCache(
  world: Pick<World, 'now' | 'after' | 'contentStore' | 'log' | 'random'>,
  isUsable: (answer: unknown) => boolean,
): ContentCache {
  const own = createRecent<Stored>(OWN_CHARACTERS);
  const asked = createRecent<Stored>(ASKED_CHARACTERS);
  const failures = createRecent<Failure>(FAILURES);
  const calls = createSharedWork<Stored>(world, SHARED_WAIT_MS);
  /** Set while the service limits: then no key is asked for. */
  let pause: Failure | undefined;
  /** Until then nobody who has an answer waits for a newer one: somebody has just waited in vain. */
  let slowUntil = 0;
  const now = (): number => world.now().getTime();

  const fromStore = async (key: string): Promise<{ readonly value: Stored; readonly length: number } | undefined> => {
    try {
      const text = await orLate(world, STORE_MS, world.contentStore.get(key), () =>
        Promise.reject(new Error('the store is too slow')),
      );
      const result = v.safeParse(stored, text === null ? null : JSON.parse(text));
      return result.success && isUsable(result.output.answer)
        ? { value: { ...result.output, answer: result.output.answer }, length: text?.length ?? 0 }
        : undefined;
    } catch (thrown) {
      world.log('warning', 'content store unreadable', { key, problem: problemOf(thrown) });
      return undefined;
    }
  };

  const toStore = async (key: string, text: string, lifetime: number): Promise<void> => {
    try {
      await world.contentStore.put(key, text, lifetime);
    } catch (thrown) {
      world.log('warning', 'content store refused', { key, problem: problemOf(thrown) });
    }
  };

  const remembered = (key: string): Stored | undefined => own.get(key) ?? asked.get(key);

  const remember = (key: string, value: Stored, length: number, { isOwn }: Reader): void => {
    const [place, other] = isOwn(value.answer) ? [own, asked] : [asked, own];
    other.delete(key);
    place.set(key, value, length);
  };

  const keep = ({ key, generation }: ContentQuery, answer: unknown, reader: Reader): Stored => {
    const [jitter = 0] = world.random(1);
    const isSettling = now() - generation < SETTLING_MS;
    const lost = isSettling ? FRESH_MS - SETTLING_FRESH_MS : (jitter / 255) * JITTER_MS;
    const value = { storedAt: now() - lost, generation, answer };
    failures.delete(key);
    // A slow call may come back after one that already knows of a publication.
    if ((remembered(key)?.generation ?? 0) > generation) return value;
    const text = JSON.stringify(value);
    remember(key, value, text.length, reader);
    if (reader.isStored)
      reader.keepAlive(toStore(key, text, reader.isOwn(answer) ? KEPT_SECONDS : NOTHING_KEPT_SECONDS));
    return value;
  };

  const noteFailure = (key: string, thrown: unknown): void => {
    if (thrown instanceof ContentFailure && thrown.status === 429) {
      const wait = Math.min(Math.max(thrown.retryAfterMs ?? FAILURE_MS, PAUSE_MS.least), PAUSE_MS.most);
      pause = { until: now() + wait, thrown };
    } else failures.set(key, { until: now() + FAILURE_MS, thrown });
  };

  const refresh = async (query: ContentQuery, reader: Reader): Promise<Stored> => {
    const { key, generation, fetchAnswer } = query;
    const failure = [pause, failures.get(key)].find((known) => known !== undefined && known.until > now());
    if (failure) throw failure.thrown;
    // A call that began before a publication is none for those who come after it.
    return calls.run(`${generation}:${key}`, reader.keepAlive, async () => {
      try {
        return keep(query, await fetchAnswer(), reader);
      } catch (thrown) {
        noteFailure(key, thrown);
        throw thrown;
      }
    });
  };

  /** Waits for an answer that is nowhere, as long as the reader may. */
  const missing = (query: ContentQuery, reader: Reader): Promise<Stored> => {
    const patience = reader.patience();
    const late = new ContentFailure(504, 'content came too late for its page');
    if (patience <= 0) return Promise.reject(late);
    return orLate(world, patience, refresh(query, reader), () => {
      // Others need not find out for themselves; who had little time left says nothing about the service.
      if (patience >= FAILURE_MS) noteFailure(query.key, late);
      throw late;
    });
  };

  /** What is known already: from memory, or from the store where that may know more. */
  const known = async ({ key, generation }: ContentQuery, reader: Reader): Promise<Stored | undefined> => {
    const recent = remembered(key);
    if (!reader.isStored || (recent && recent.generation >= generation)) return recent;
    const found = await fromStore(key);
    if (!found || (recent && recent.generation >= found.value.generation)) return recent;
    remember(key, found.value, found.length, reader);
    return found.value;
  };

  return {
    read: async (query, reader) => {
      const value = await known(query, reader);
      if (!value) return missing(query, reader);
      const isChanged = value.generation < query.generation;
      const life = reader.isOwn(value.answer) ? FRESH_MS : ASKED_FRESH_MS;
      // An answer from the future was stored under another clock.
      if (!isChanged && Math.abs(now() - value.storedAt) < life) return value;
      // Its failure is logged where the call is made; this visitor already has an answer.
      const refreshed = refresh(query, reader).catch(() => value);
      reader.keepAlive(refreshed);
      const wait = reader.isBehind ? REFRESH_WAIT_MS : isChanged && now() >= slowUntil ? CHANGED_WAIT_MS : 0;
      if (wait === 0) return value;
      return orLate(world, wait, refreshed, () => {
        slowUntil = now() + FAILURE_MS;
        return value;
      });
    },
  };
}
