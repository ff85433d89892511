import { pageLimits } from './cacheLimits.ts';
import { dataBytes } from './heapBytes.ts';
import { createLruCache } from './lruCache.ts';
import type { StoredPage } from './storedPage.ts';

export type PageMemory = ReturnType<typeof createPageMemory>;

/** The part of the bytes for addresses without a page, of which there is no end: they evict no page. */
const NOT_FOUND = 1 / 8;

/** Keeps pages in an isolate up to so many bytes in all, least recently used out first; one page may take a quarter of them. */
export function createPageMemory(limit: number = pageLimits.bytes) {
  const pages = createLruCache<StoredPage>(limit * (1 - NOT_FOUND));
  const notFound = createLruCache<StoredPage>(limit * NOT_FOUND);
  const broken = new Map<string, readonly string[]>();
  return {
    get: (key: string): StoredPage | undefined => pages.get(key) ?? notFound.get(key),
    put: (key: string, page: StoredPage): void => {
      const { bytes, ...facts } = page;
      const weight = bytes.byteLength + dataBytes(facts);
      const [memory, rest] = page.status === 404 ? [notFound, pages] : [pages, notFound];
      rest.delete(key);
      if (weight > limit / 4) memory.delete(key);
      else memory.set(key, page, weight);
    },
    /** Notes the fields that the last render of an address had to leave out; none for a whole page. */
    noteBroken: (address: string, fields: readonly string[]): void => {
      broken.delete(address);
      if (fields.length > 0 && broken.size < pageLimits.broken) broken.set(address, fields);
    },
    broken: (): Readonly<Record<string, readonly string[]>> => Object.fromEntries(broken),
    /** How much is kept. */
    size: () => {
      const [first, second] = [pages.size(), notFound.size()];
      return { pages: first.values + second.values, bytes: first.weight + second.weight };
    },
  };
}
