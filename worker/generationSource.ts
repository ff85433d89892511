import {
  GENERATIONS_KEY,
  type Generations,
  merged,
  moved,
  noGenerations,
  readGenerations,
  type Touch,
} from '../content/generations.ts';
import type { KeepAlive } from './content/cache.ts';
import { problemOf } from './log.ts';
import { timeLimit } from './timeLimit.ts';
import type { World } from './world.ts';

/** The data centre's own cache is looked at this often: a change is seen by all its isolates within two seconds. */
const NEAR_MS = 1000;
/** The store that all data centres share is looked at this often; it has a delay of its own of up to a minute. */
const FAR_MS = 10_000;
/** A new isolate waits no longer for its first look: old pages are better than none. */
const FIRST_LOOK_MS = 500;
/** The store takes one write a second and key: a refused one is tried again. */
const RETRY_MS = 1200;
const ATTEMPTS = 4;
/** Long enough for any page stored before to be gone. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** The generations as an isolate last saw them. */
export interface GenerationSource {
  /** Looks again when it is time to; never throws. */
  readonly look: (keepAlive: KeepAlive) => Promise<void>;
  readonly known: () => Generations;
  /** Moves what a change touches: at once here, within two seconds in this data centre, within two minutes elsewhere. */
  readonly move: (touch: Touch, keepAlive: KeepAlive) => Generations;
}

/** Reads the generations at most once a second from the data centre's cache and every ten seconds from the shared store. */
export function createGenerationSource(
  world: Pick<World, 'flagStore' | 'pageStore' | 'now' | 'after' | 'log'>,
): GenerationSource {
  let known = noGenerations;
  let nearAt = Number.NEGATIVE_INFINITY;
  let farAt = Number.NEGATIVE_INFINITY;

  const learn = (text: string | null): void => {
    known = merged(known, readGenerations(text) ?? noGenerations);
  };

  const lookNear = async (): Promise<void> => {
    try {
      const answer = await world.pageStore.match(GENERATIONS_KEY);
      learn(answer ? await answer.text() : null);
    } catch (thrown) {
      world.log('warning', 'generations unreadable', { where: 'data centre', problem: problemOf(thrown) });
    }
  };

  const lookFar = async (): Promise<void> => {
    try {
      learn(await world.flagStore.get(GENERATIONS_KEY));
    } catch (thrown) {
      world.log('warning', 'generations unreadable', { where: 'store', problem: problemOf(thrown) });
    }
  };

  const tellNear = async (): Promise<void> => {
    try {
      const headers = { 'Cache-Control': `public, max-age=${KEPT_SECONDS}`, 'Content-Type': 'application/json' };
      await world.pageStore.put(GENERATIONS_KEY, new Response(JSON.stringify(known), { headers }));
    } catch (thrown) {
      world.log('warning', 'generations not told', { where: 'data centre', problem: problemOf(thrown) });
    }
  };

  const tellFar = async (): Promise<void> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        // What others moved meanwhile is kept.
        learn(await world.flagStore.get(GENERATIONS_KEY));
        await world.flagStore.put(GENERATIONS_KEY, JSON.stringify(known), KEPT_SECONDS);
        return;
      } catch (thrown) {
        world.log('warning', 'generations not told', { where: 'store', attempt, problem: problemOf(thrown) });
        if (attempt < ATTEMPTS) await new Promise<void>((resolve) => world.after(RETRY_MS, resolve));
      }
    }
  };

  return {
    known: () => known,
    look: async (keepAlive) => {
      const now = world.now().getTime();
      const isFirst = farAt === Number.NEGATIVE_INFINITY;
      const looks: Promise<void>[] = [];
      if (Math.abs(now - farAt) >= FAR_MS) {
        farAt = now;
        const far = lookFar();
        keepAlive(far);
        if (isFirst) looks.push(far);
      }
      if (Math.abs(now - nearAt) >= NEAR_MS) {
        nearAt = now;
        const near = lookNear();
        keepAlive(near);
        looks.push(near);
      }
      if (looks.length === 0) return;
      const limit = timeLimit(world, FIRST_LOOK_MS);
      await limit.within(Promise.all(looks));
      limit.end();
    },
    move: (touch, keepAlive) => {
      if (touch.kind === 'nothing') return known;
      known = moved(known, touch, world.now().getTime());
      keepAlive(tellNear());
      keepAlive(tellFar());
      return known;
    },
  };
}
