import type { ListParameters } from '../contentful/delivery.ts';
import { hexOf, sha256 } from '../platform/crypto.ts';
import { answerLimits } from './cacheLimits.ts';
import { textBytes } from './heapBytes.ts';
import { createLruCache } from './lruCache.ts';

export type KeyOfCall = (parameters: ListParameters) => Promise<string>;

/** The keys of calls of the content service. They are remembered, since a key is a hash, which takes time. */
export function createContentKeys(): KeyOfCall {
  const keys = createLruCache<string>(answerLimits.keyBytes);
  return async (parameters) => {
    // Parameters in another order are remembered a second time, with the same key.
    const text = JSON.stringify(parameters);
    const key = keys.get(text);
    if (key !== undefined) return key;
    const newKey = await contentKey(parameters);
    keys.set(text, newKey, textBytes(text, newKey));
    return newKey;
  };
}

/**
 * One key for each distinct call, and for each part that is made from calls. Cities and languages differ in it by their
 * tag filter and locale. Hashed, since KV takes keys of 512 bytes at most; the words before the hash are for people.
 */
export async function contentKey(parameters: ListParameters): Promise<string> {
  const { made: part, content_type: type = 'any' } = parameters;
  return `${part === undefined ? `list:2:${type}` : `made:1:${part}`}:${hexOf(await sha256(callText(parameters)))}`;
}

/** A call as JSON: visitors choose some of the values, and JSON keeps each value apart from the next. */
function callText(parameters: ListParameters): string {
  return JSON.stringify(
    Object.entries(parameters)
      .map(([name, value]) => [name, String(value)] as const)
      .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
}
