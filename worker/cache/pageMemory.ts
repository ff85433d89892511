import { pageLimits } from './cacheLimits.ts';
import { dataBytes } from './heapBytes.ts';
import { createLruCache } from './lruCache.ts';
import type { StoredPage } from './storedPage.ts';

export type PageMemory = ReturnType<typeof createPageMemory>;

/** Keeps pages in an isolate up to so many bytes in all, least recently used out first; one page may take a quarter of them. */
export function createPageMemory(limit: number = pageLimits.bytes) {
  const pages = createLruCache<StoredPage>(limit);
  const broken = new Map<string, readonly string[]>();
  return {
    get: pages.get,
    put: (key: string, page: StoredPage): void => {
      const { bytes, ...facts } = page;
      const weight = bytes.byteLength + dataBytes(facts);
      if (weight > limit / 4) pages.delete(key);
      else pages.set(key, page, weight);
    },
    /** Notes the fields that the last render of an address had to leave out; none for a whole page. */
    noteBroken: (address: string, fields: readonly string[]): void => {
      broken.delete(address);
      if (fields.length > 0 && broken.size < pageLimits.broken) broken.set(address, fields);
    },
    broken: (): Readonly<Record<string, readonly string[]>> => Object.fromEntries(broken),
    /** How much is kept. */
    size: () => {
      const { values, weight } = pages.size();
      return { pages: values, bytes: weight };
    },
  };
}
