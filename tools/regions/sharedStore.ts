/** KV takes one write of a key in this time. */
const WRITE_MS = 1000;

interface Write {
  readonly at: number;
  readonly place: string;
  readonly value: string;
  /** Until when it is kept. */
  readonly until: number;
}

/** How the store fails: reads are refused, writes are refused, or reads take their time. */
export type StoreFault = 'none' | 'reads fail' | 'writes fail' | 'slow';

/** A key-value store that several places share as KV is shared: each sees its own writes at once, those of others late. */
export interface SharedStore {
  readonly get: (place: string, key: string) => string | undefined;
  /** Keeps a value for so many seconds; false when the key was written within the last second. */
  readonly put: (place: string, key: string, value: string, seconds: number) => boolean;
  /** From now on others see a write after so many milliseconds. */
  readonly setDelay: (milliseconds: number) => void;
  readonly setFault: (fault: StoreFault) => void;
  readonly fault: () => StoreFault;
  readonly counts: () => { readonly reads: number; readonly writes: number; readonly refused: number };
}

/** An empty store over a clock in milliseconds. */
export function createSharedStore(now: () => number, delayMs: number): SharedStore {
  const keys = new Map<string, readonly Write[]>();
  const counts = { reads: 0, writes: 0, refused: 0 };
  let delay = delayMs;
  let fault: StoreFault = 'none';
  return {
    get: (place, key) => {
      counts.reads += 1;
      const seen = keys.get(key)?.findLast((write) => write.place === place || now() - write.at >= delay);
      return seen && seen.until > now() ? seen.value : undefined;
    },
    put: (place, key, value, seconds) => {
      const writes = keys.get(key) ?? [];
      if (now() - (writes.at(-1)?.at ?? Number.NEGATIVE_INFINITY) < WRITE_MS) {
        counts.refused += 1;
        return false;
      }
      counts.writes += 1;
      // What everybody sees covers all that was before it.
      const covered = Math.max(
        writes.findLastIndex(({ at }) => now() - at >= delay),
        0,
      );
      keys.set(key, [...writes.slice(covered), { at: now(), place, value, until: now() + seconds * 1000 }]);
      return true;
    },
    setDelay: (milliseconds) => {
      delay = milliseconds;
    },
    setFault: (next) => {
      fault = next;
    },
    fault: () => fault,
    counts: () => ({ ...counts }),
  };
}
