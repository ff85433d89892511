import type { City } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import { listOf } from '../../content/model/answerParts.ts';
import { ALL_LIMIT, type ContentType } from '../../content/model/registry.ts';
import { property } from '../../content/record.ts';
import { memoised } from '../cache/memoised.ts';
import type { ListParameters } from './delivery.ts';
import { listParameters } from './listCall.ts';

/** How long a page waits for the index of slugs, in milliseconds: longer only delays it while the service is slow. */
export const INDEX_WAIT_MS = 700;

const slugSets = new WeakMap<object, ReadonlySet<unknown> | undefined>();

/**
 * The call for the slugs of all pages of a type, to tell an unknown one (docs/rules.md#unknown-slugs); every language has the
 * same.
 */
export function slugIndexCall(type: ContentType, city: City): ListParameters {
  return listParameters(type, city, DEFAULT_LANGUAGE, { fields: ['slug'], include: 0, limit: ALL_LIMIT });
}

/** Returns true if an answer to that call is whole, and lacks a slug. */
export function lacksSlug(answer: unknown, slug: string): boolean {
  return memoised(slugSets, answer, () => slugsOf(answer))?.has(slug) === false;
}

/** Undefined for a list that was cut. */
function slugsOf(answer: unknown): ReadonlySet<unknown> | undefined {
  const items = listOf(answer, 'items');
  if (!(Number(property(answer, 'total')) <= items.length)) return undefined;
  return new Set(items.map((item) => property(property(item, 'fields'), 'slug')));
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
