import { createRecent } from '../recent.ts';

/** A rendered page as the cache keeps it: bytes with a nonce that was never served, and where it stands. */
export interface StoredPage {
  readonly status: number;
  /** Headers of the answer but for its content security policy, by their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** The content security policy, with the nonce that is replaced. */
  readonly policy: string;
  /** What the page took when it was made, as `Server-Timing` says it. */
  readonly timing: string;
  readonly bytes: Uint8Array;
  /** Never reaches a visitor: each answer gets its own at these positions. */
  readonly nonce: string;
  readonly positions: readonly number[];
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
  readonly freshUntil: number;
  /** The generation of the content that it was rendered from; a page of an older one is out of date. */
  readonly generation: number;
  /** After this moment the page shows something untrue, and is served only when nothing better can be had. */
  readonly trueUntil: number;
}

/** Pages that an isolate of 128 MB may keep. */
const MEMORY_BYTES = 24 * 1024 * 1024;

/** Pages in the memory of an isolate, bounded by size, least recently used out first. */
export interface PageMemory {
  readonly get: (key: string) => StoredPage | undefined;
  readonly put: (key: string, page: StoredPage) => void;
  /** How much is kept. */
  readonly size: () => { readonly pages: number; readonly bytes: number };
}

/** Keeps pages up to so many bytes in all; one page may take a quarter of them. */
export function createPageMemory(limit = MEMORY_BYTES): PageMemory {
  const pages = createRecent<StoredPage>(limit);
  return {
    get: pages.get,
    put: (key, page) => {
      const { byteLength } = page.bytes;
      if (byteLength > limit / 4) pages.delete(key);
      else pages.set(key, page, byteLength);
    },
    size: () => {
      const { values, weight } = pages.size();
      return { pages: values, bytes: weight };
    },
  };
}
