import { currentSeq, holdingsOf, scopeOf } from '../../content/freshness/holdings.ts';
import { hexOf, sha256 } from '../platform/crypto.ts';
import type { World } from '../world.ts';
import type { AnswerFailures } from './answerFailures.ts';
import type { ChangeSource } from './changeSource.ts';
import type { ContentQuery, DerivedAnswer, Reader, ServiceQuery } from './contentQuery.ts';
import { createRateLimit } from './rateLimit.ts';
import type { StoredAnswer } from './storedAnswer.ts';

/** Last characters of a key, which is a hash: they tell the answers of a city's pages apart. */
const SHORT_KEY = 10;

type FreshAnswer = StoredAnswer & Pick<DerivedAnswer, 'isBroken'>;

/**
 * Gets fresh answers: of the service, or made from others. Throws what `fetchAnswer` or `make` throws. `isRefresh`:
 * visitors get a stale one meanwhile.
 */
export function createFreshAnswer(
  world: Pick<World, 'now' | 'after' | 'random'>,
  changes: Pick<ChangeSource, 'knowledge' | 'isSettling'>,
  failures: Pick<AnswerFailures, 'noteAnswer'>,
): (query: ContentQuery, reader: Reader, isRefresh: boolean) => Promise<FreshAnswer> {
  const rateLimit = createRateLimit(world);

  /** Asks the service, and notes how current its answer is. */
  const ask = async (
    { lists, ids, fetchAnswer }: ServiceQuery,
    remaining: () => number,
  ): Promise<Omit<StoredAnswer, 'tag'>> => {
    const [{ epoch, seq: before }, fetchedAt] = [changes.knowledge(), world.now().getTime()];
    const answer = await rateLimit.run(fetchAnswer, remaining);
    failures.noteAnswer();
    const holdings = holdingsOf(answer);
    const scope = scopeOf(holdings, lists, ids);
    // A change that was learnt during the call counts as later: the answer may be from before it.
    const seq = Math.min(before, currentSeq(changes.knowledge(), holdings, scope, changes.isSettling()));
    return { fetchedAt, epoch, seq, scope, answer };
  };

  const brought = async (
    query: ContentQuery,
    { remaining }: Reader,
    isRefresh: boolean,
  ): Promise<Omit<FreshAnswer, 'tag'>> => {
    // A request that has a stale answer does not wait for a service that limits its rate.
    if ('fetchAnswer' in query) return { ...(await ask(query, isRefresh ? () => 0 : remaining)), isBroken: false };
    const { answer, from, isBroken } = await query.make(isRefresh);
    return { ...from, answer, isBroken };
  };

  return async (query, reader, isRefresh) => {
    const answer = await brought(query, reader, isRefresh);
    const tag = await tagOf(answer.answer);
    // An answer that was made from others has their readings.
    const readings = answer.readings ?? { [query.key.slice(-SHORT_KEY)]: { at: answer.fetchedAt, tag } };
    return { ...answer, readings, tag };
  };
}

async function tagOf(answer: unknown): Promise<string> {
  return hexOf((await sha256(JSON.stringify(answer))).slice(0, 12));
}
