import type { ListParameters } from '../contentful/delivery.ts';
import { hexOf, sha256 } from '../platform/crypto.ts';
import { textBytes } from './heapBytes.ts';
import { createLruCache } from './lruCache.ts';

/** Bytes for calls whose keys are remembered: a few times those of all pages of a city. */
const REMEMBERED_BYTES = 1024 * 1024;

/** Names the calls of the content service, and remembers the names: working one out takes longer than using it. */
export function createContentKeys(): (parameters: ListParameters) => Promise<string> {
  const known = createLruCache<string>(REMEMBERED_BYTES);
  return async (parameters) => {
    // In the order that they came in: the same call in another order is remembered beside it, under the same key.
    const text = JSON.stringify(parameters);
    const key = known.get(text);
    if (key !== undefined) return key;
    const made = await contentKey(parameters);
    known.set(text, made, textBytes(text, made));
    return made;
  };
}

/**
 * One key per distinct call, whose tag filter keeps cities apart and whose locale languages, and per thing that is made
 * from calls. Hashed, since KV takes keys of 512 bytes at most; what stands in front is for people.
 */
export async function contentKey(parameters: ListParameters): Promise<string> {
  const { made, content_type: type = 'any' } = parameters;
  return `${made === undefined ? `list:2:${type}` : `made:1:${made}`}:${hexOf(await sha256(callText(parameters)))}`;
}

/** A call as JSON, since visitors choose some of the values and none may run into the next. */
function callText(parameters: ListParameters): string {
  return JSON.stringify(
    Object.entries(parameters)
      .map(([name, value]) => [name, String(value)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
