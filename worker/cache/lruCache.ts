/** Values by key, of which only the most recently used are kept. */
interface LruCache<Value> {
  readonly get: (key: string) => Value | undefined;
  /** A value counts as one, or for as much as it weighs. */
  readonly set: (key: string, value: Value, weight?: number) => void;
  readonly delete: (key: string) => void;
  /** How many are kept, and their weight in all. */
  readonly size: () => { readonly values: number; readonly weight: number };
}

/**
 * Keeps values up to a weight in all; those that were longest unused go first. A value that is heavier by itself than
 * all together may be is not kept.
 */
export function createLruCache<Value>(limit: number): LruCache<Value> {
  const values = new Map<string, { readonly value: Value; readonly weight: number }>();
  let total = 0;
  const remove = (key: string): void => {
    total -= values.get(key)?.weight ?? 0;
    values.delete(key);
  };
  return {
    get: (key) => {
      const entry = values.get(key);
      if (entry === undefined) return undefined;
      // A Map keeps the order of insertion: the last used stands last.
      values.delete(key);
      values.set(key, entry);
      return entry.value;
    },
    set: (key, value, weight = 1) => {
      remove(key);
      if (weight > limit) return;
      values.set(key, { value, weight });
      total += weight;
      for (const oldest of values.keys()) {
        if (total <= limit) break;
        remove(oldest);
      }
    },
    delete: remove,
    size: () => ({ values: values.size, weight: total }),
  };
}
