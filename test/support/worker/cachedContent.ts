import type { Change } from '../../../content/freshness/changes.ts';
import type { Knowledge } from '../../../content/freshness/freshness.ts';
import { createContentCache } from '../../../worker/cache/contentCache.ts';
import type { Reader } from '../../../worker/cache/contentQuery.ts';
import { createLatestReadings } from '../../../worker/cache/latestReadings.ts';
import type { Store } from '../../../worker/world.ts';
import { dataCentre } from './isolates.ts';

const list = { type: 'event', city: 'sydney' } as const;
const change = (seq: number): Change => ({ seq, entry: 'new', type: 'event', cities: ['sydney'], isGone: false });

/** More than any of these tests needs: a service that is asked again at once would never let anything else happen. */
const MOST_CALLS = 200;

/** A content service whose answers a test chooses, and isolates that keep them. */
export function cachedContent(isolateStore?: Store) {
  const centre = dataCentre();
  const { time, world, keepAlive } = centre;
  let answer: () => Promise<unknown> = async () => ({ text: 'first' });
  let calls = 0;
  const isolate = () => {
    let knowledge: Knowledge = centre.knowing(1);
    let isSettling = false;
    const tiers = isolateStore ? centre.tiersOn(isolateStore) : centre.tiers;
    const cache = createContentCache(
      world,
      tiers,
      { knowledge: () => knowledge, isSettling: () => isSettling },
      createLatestReadings(world),
      (candidate) => typeof candidate === 'object' && candidate !== null && 'text' in candidate,
    );
    const readAnswer = (reader: Partial<Reader> = {}, key = 'list:events') =>
      cache.read(
        {
          key,
          lists: [list],
          ids: [],
          fetchAnswer: () => {
            calls += 1;
            if (calls > MOST_CALLS) throw new Error('asked without end');
            return answer();
          },
        },
        {
          keepAlive,
          remaining: () => 20_000,
          isBackground: false,
          isSiteAnswer: () => true,
          isStored: true,
          bytesOf: (length) => length,
          ...reader,
        },
      );
    /** The text of an answer and how long it took. */
    const read = async (reader?: Partial<Reader>, key?: string) => {
      const { result, took } = await time.run(readAnswer(reader, key));
      return { ...Object(result.answer), seq: result.seq, took };
    };
    return {
      read,
      /** Reads an answer, and waits for all that follows. */
      readSettled: async (reader?: Partial<Reader>) => {
        await read(reader);
        await centre.settled();
      },
      fails: async (reader?: Partial<Reader>, key?: string) => {
        const work = readAnswer(reader, key).then(
          () => 'no failure',
          (thrown: unknown) => String(thrown),
        );
        const { result, took } = await time.run(work);
        return { problem: result, took };
      },
      /** Something was published. */
      learn: (seq: number, changes: readonly Change[] = [change(seq)], settling = false) => {
        knowledge = { ...centre.knowing(seq, knowledge.checkedAt), changes };
        isSettling = settling;
      },
      /** The coordinator has compared its log with the content service. */
      check: () => {
        knowledge = { ...knowledge, checkedAt: time.now().getTime() };
      },
    };
  };
  return {
    ...centre,
    isolate,
    calls: () => calls,
    says: (text: string) => {
      answer = async () => ({ text });
    },
    answers: (nextAnswer: typeof answer) => {
      answer = nextAnswer;
    },
  };
}

/** A call that is never answered. */
export const hangs = (): Promise<never> => new Promise(() => undefined);
