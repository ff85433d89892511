import type { Reading } from '../../content/model/readEntry.ts';
import type { ContentType } from '../../content/model/registry.ts';
import { createLruCache } from '../cache/lruCache.ts';
import { ContentFailure } from '../failures.ts';
import type { World } from '../world.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import { checked, published, type ReadAnswer } from './listAnswer.ts';
import { type ListQuery, listParameters } from './listCall.ts';
import { noteAnswer } from './readSources.ts';
import type { ContentScope } from './scope.ts';
import type { ReadList } from './wholeList.ts';

/** A search lookup that takes longer comes too late for its visitor. */
export const LOOKUP_MS = 3000;

/** Words that are looked up for one address in a period; beyond them the index alone answers (docs/rules.md#search-words). */
const WORDS = 30;
const PERIOD_MS = 10_000;
/** Addresses whose words are counted. */
const SENDERS = 1000;

/** Looks one visitor's words up. Rejects as a call does, and for an address that asked for too many words. */
type WordLookup = <Type extends ContentType>(type: Type, query: ListQuery) => Promise<Reading<Type>>;

/** Opens the lookups of requests; the words of a request count as one. */
export function createWordLookups(
  world: World,
  list: ReadList,
  standingIn: (delivery: Delivery) => Delivery,
  read: ReadAnswer,
): (scope: ContentScope) => WordLookup {
  const delivery = standingIn(createDelivery(world, false, LOOKUP_MS));
  const preview = standingIn(createDelivery(world, true, LOOKUP_MS));
  const counts = createLruCache<{ readonly since: number; readonly words: number }>(SENDERS);

  const isWithinLimit = (sender: string): boolean => {
    const now = world.running();
    const known = counts.get(sender);
    const { since, words } = known && Math.abs(now - known.since) < PERIOD_MS ? known : { since: now, words: 0 };
    counts.set(sender, { since, words: words + 1 });
    return words < WORDS;
  };

  return ({ city, language, isPreview, sender, provenance }) => {
    let isAllowed: boolean | undefined;
    return async (type, query) => {
      isAllowed ??= isPreview || isWithinLimit(sender?.() ?? '');
      if (!isAllowed) throw new ContentFailure(429, 'too many words from one address');
      const [asking, service] = isPreview ? [checked, preview] : [published, delivery];
      const ask = (parameters: Parameters<Delivery['list']>[0]) => list(service, parameters);
      const answer = await asking(ask, listParameters(type, city, language, query), world);
      noteAnswer(answer, provenance);
      return read(answer, type);
    };
  };
}
