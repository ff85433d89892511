import * as v from 'valibot';
import type { City } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import { ALL_LIMIT, type ContentType } from '../../content/model/registry.ts';
import { readAs } from '../../content/readAs.ts';
import { memoised } from '../cache/memoised.ts';
import { listParameters } from './listCall.ts';
import type { RequestReads } from './requestReads.ts';

/** How long a page waits for the index of slugs, in milliseconds: longer only delays it while the service is slow. */
export const INDEX_WAIT_MS = 700;

const slugs = v.object({
  total: v.number(),
  items: v.array(v.object({ fields: v.fallback(v.object({ slug: v.optional(v.unknown()) }), {}) })),
});

const slugSets = new WeakMap<object, ReadonlySet<unknown> | undefined>();

/**
 * Returns true if the slugs of all pages of a type are known, and a slug is none of them (docs/rules.md#unknown-slugs); every
 * language has the same.
 */
export async function isUnknownSlug(
  reads: Pick<RequestReads, 'limit' | 'look' | 'isCurrent' | 'note'>,
  type: ContentType,
  city: City,
  slug: string,
): Promise<boolean> {
  const wait = reads.limit(INDEX_WAIT_MS);
  const index = await wait.within(
    reads.look(listParameters(type, city, DEFAULT_LANGUAGE, { fields: ['slug'], include: 0, limit: ALL_LIMIT })),
  );
  wait.end();
  if (!index?.freshness || !reads.isCurrent(index.freshness)) return false;
  const known = memoised(slugSets, index.answer, () => slugsOf(index.answer));
  if (known?.has(slug) !== false) return false;
  reads.note(index.freshness);
  return true;
}

/** Undefined for a list that was cut. */
function slugsOf(answer: unknown): ReadonlySet<unknown> | undefined {
  const list = readAs(slugs, answer);
  return list && list.total <= list.items.length ? new Set(list.items.map(({ fields }) => fields.slug)) : undefined;
}

/**
 * Returns true if a request is to ask for the index of a type: not the first one of the isolate, since a cold page has
 * enough to ask for. Opened for each request by its city.
 */
export function createIndexChoice(): (city: City) => (type: ContentType) => boolean {
  const met = new Set<string>();
  return (city) => {
    const choices = new Map<ContentType, boolean>();
    return (type) => {
      const key = `${type} ${city}`;
      const asksForIndex = choices.get(type) ?? met.has(key);
      choices.set(type, asksForIndex);
      met.add(key);
      return asksForIndex;
    };
  };
}
