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

export function createPageMemory(limit = MEMORY_BYTES): PageMemory {
  const pages = new Map<string, StoredPage>();
  let bytes = 0;

  const remove = (key: string): void => {
    bytes -= pages.get(key)?.bytes.byteLength ?? 0;
    pages.delete(key);
  };

  return {
    size: () => ({ pages: pages.size, bytes }),
    get: (key) => {
      const page = pages.get(key);
      if (page) {
        // A Map keeps the order of insertion: the last used stands last.
        pages.delete(key);
        pages.set(key, page);
      }
      return page;
    },
    put: (key, page) => {
      remove(key);
      if (page.bytes.byteLength > limit / 4) return;
      pages.set(key, page);
      bytes += page.bytes.byteLength;
      for (const oldest of pages.keys()) {
        if (bytes <= limit) break;
        remove(oldest);
      }
    },
  };
}
