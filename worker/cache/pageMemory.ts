import { pageLimits } from './cacheLimits.ts';
import { dataBytes } from './heapBytes.ts';
import { createLruCache } from './lruCache.ts';
import type { StoredPage } from './storedPage.ts';

/** Pages in the memory of an isolate, bounded by size, least recently used out first. */
export interface PageMemory {
  readonly get: (key: string) => StoredPage | undefined;
  readonly put: (key: string, page: StoredPage) => void;
  /** Notes the fields that the last render of an address had to leave out; none for a whole page. */
  readonly noteBroken: (address: string, fields: readonly string[]) => void;
  readonly broken: () => Readonly<Record<string, readonly string[]>>;
  /** How much is kept. */
  readonly size: () => { readonly pages: number; readonly bytes: number };
}

/** Keeps pages up to so many bytes in all; one page may take a quarter of them. */
export function createPageMemory(limit: number = pageLimits.bytes): PageMemory {
  const pages = createLruCache<StoredPage>(limit);
  const broken = new Map<string, readonly string[]>();
  return {
    get: pages.get,
    put: (key, page) => {
      const { bytes, ...facts } = page;
      const weight = bytes.byteLength + dataBytes(facts);
      if (weight > limit / 4) pages.delete(key);
      else pages.set(key, page, weight);
    },
    noteBroken: (address, fields) => {
      broken.delete(address);
      if (fields.length > 0 && broken.size < pageLimits.broken) broken.set(address, fields);
    },
    broken: () => Object.fromEntries(broken),
    size: () => {
      const { values, weight } = pages.size();
      return { pages: values, bytes: weight };
    },
  };
}
