/** KV takes one write of a key in this time. */
const WRITE_MS = 1000;

interface Write {
  readonly at: number;
  readonly value: string;
  /** Until when it is kept. */
  readonly until: number;
}

/** What a place found when it looked, nothing too. */
interface Look {
  readonly at: number;
  readonly write: Write | undefined;
}

/** How the store fails: reads are refused, writes are refused, or reads take their time. */
export type StoreFault = 'none' | 'reads fail' | 'writes fail' | 'slow';

/** A store that places share as KV is shared: each sees its own writes at once, and others as it last saw them for a while. */
export interface SharedStore {
  readonly get: (place: string, key: string) => string | undefined;
  /** Keeps a value for so many seconds; false when the key was written within the last second. */
  readonly put: (place: string, key: string, value: string, seconds: number) => boolean;
  /** Returns true if a key that begins like this was ever written. */
  readonly holds: (start: string) => boolean;
  /** From now on a place remembers what it saw for so many milliseconds. */
  readonly setDelay: (milliseconds: number) => void;
  readonly setFault: (fault: StoreFault) => void;
  readonly fault: () => StoreFault;
  readonly counts: () => { readonly reads: number; readonly writes: number; readonly refused: number };
}

/** An empty store over a clock in milliseconds. */
export function createSharedStore(now: () => number, delayMs: number): SharedStore {
  const writes = new Map<string, Write>();
  const looks = new Map<string, Look>();
  const counts = { reads: 0, writes: 0, refused: 0 };
  let delay = delayMs;
  let fault: StoreFault = 'none';
  return {
    get: (place, key) => {
      counts.reads += 1;
      const name = `${place} ${key}`;
      const remembered = looks.get(name);
      const look = remembered && now() - remembered.at < delay ? remembered : { at: now(), write: writes.get(key) };
      looks.set(name, look);
      return look.write && look.write.until > now() ? look.write.value : undefined;
    },
    put: (place, key, value, seconds) => {
      if (now() - (writes.get(key)?.at ?? Number.NEGATIVE_INFINITY) < WRITE_MS) {
        counts.refused += 1;
        return false;
      }
      counts.writes += 1;
      const write = { at: now(), value, until: now() + seconds * 1000 };
      writes.set(key, write);
      looks.set(`${place} ${key}`, { at: now(), write });
      return true;
    },
    holds: (start) => [...writes.keys()].some((key) => key.startsWith(start)),
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
