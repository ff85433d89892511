import type { Reading } from '../../content/model/readEntry.ts';
import type { ContentType } from '../../content/model/registry.ts';
import { createLruCache } from '../cache/lruCache.ts';
import { ContentFailure } from '../failures.ts';
import type { World } from '../world.ts';
import { createDelivery, type Delivery } from './delivery.ts';
import { logged, published, type ReadAnswer } from './listAnswer.ts';
import { type ListQuery, listParameters } from './listCall.ts';
import { noteAnswer } from './readSources.ts';
import type { ContentScope } from './scope.ts';
import type { ReadList } from './wholeList.ts';

/** Time limit of a search lookup, in milliseconds. */
export const LOOKUP_MS = 3000;

/** Keywords that one network address may look up in a period; after them the index alone answers (docs/rules.md#search-words). */
const WORDS = 30;
const PERIOD_MS = 10_000;
/** Network addresses whose lookups are counted. */
const SENDERS = 1000;

/** Looks one visitor's words up. Rejects as a call does, and for an address that asked for too many words. */
type WordLookup = <Type extends ContentType>(type: Type, query: ListQuery) => Promise<Reading<Type>>;

/** Opens the lookups of requests; all lookups of one request count once. */
export function createWordLookups(
  world: World,
  list: ReadList,
  withSpaceLocales: (delivery: Delivery) => Delivery,
  readAnswer: ReadAnswer,
): (scope: ContentScope) => WordLookup {
  const delivery = withSpaceLocales(createDelivery(world, 'delivery', LOOKUP_MS));
  const preview = withSpaceLocales(createDelivery(world, 'preview', LOOKUP_MS));
  const counts = createLruCache<{ readonly since: number; readonly words: number }>(SENDERS);

  const isWithinLimit = (sender: string): boolean => {
    const now = world.running();
    const counted = counts.get(sender);
    const { since, words } = counted && Math.abs(now - counted.since) < PERIOD_MS ? counted : { since: now, words: 0 };
    counts.set(sender, { since, words: words + 1 });
    return words < WORDS;
  };

  return ({ city, language, isPreview, sender, provenance }) => {
    let isAllowed: boolean | undefined;
    return async (type, query) => {
      isAllowed ??= isPreview || isWithinLimit(sender?.() ?? '');
      if (!isAllowed) throw new ContentFailure(429, 'too many words from one address');
      const [asking, service] = isPreview ? [logged, preview] : [published, delivery];
      const ask = (parameters: Parameters<Delivery['list']>[0]) => list(service, parameters);
      const answer = await asking(ask, listParameters(type, city, language, query), world);
      noteAnswer(answer, provenance);
      return readAnswer(answer, type);
    };
  };
}
