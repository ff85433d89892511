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
export type SharedStore = ReturnType<typeof createSharedStore>;

/** An empty store over a clock in milliseconds. */
export function createSharedStore(now: () => number, delayMs: number) {
  const writes = new Map<string, Write>();
  const looks = new Map<string, Look>();
  const counts = { reads: 0, writes: 0, refused: 0 };
  let delay = delayMs;
  let fault: StoreFault = 'none';
  return {
    get: (place: string, key: string): string | undefined => {
      counts.reads += 1;
      const name = `${place} ${key}`;
      const remembered = looks.get(name);
      const look = remembered && now() - remembered.at < delay ? remembered : { at: now(), write: writes.get(key) };
      looks.set(name, look);
      return look.write && look.write.until > now() ? look.write.value : undefined;
    },
    /** Keeps a value for so many seconds; false when the key was written within the last second. */
    put: (place: string, key: string, value: string, seconds: number): boolean => {
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
    /** Returns true if a key that begins like this was ever written. */
    holds: (start: string): boolean => [...writes.keys()].some((key) => key.startsWith(start)),
    /** From now on a place remembers what it saw for so many milliseconds. */
    setDelay: (milliseconds: number): void => {
      delay = milliseconds;
    },
    setFault: (next: StoreFault): void => {
      fault = next;
    },
    fault: (): StoreFault => fault,
    counts: () => ({ ...counts }),
  };
}
