/**
 * Keeps values by key up to a weight in all; those that were longest unused go first. A value that is heavier by itself than
 * all together may be is not kept.
 */
export function createLruCache<Value>(limit: number) {
  const values = new Map<string, { readonly value: Value; readonly weight: number }>();
  let total = 0;
  const remove = (key: string): void => {
    total -= values.get(key)?.weight ?? 0;
    values.delete(key);
  };
  return {
    get: (key: string): Value | undefined => {
      const entry = values.get(key);
      if (entry === undefined) return undefined;
      // A Map keeps the order of insertion: the last used stands last.
      values.delete(key);
      values.set(key, entry);
      return entry.value;
    },
    /** A value counts as one, or for as much as it weighs. */
    set: (key: string, value: Value, weight = 1): void => {
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
    /** How many are kept, and their weight in all. */
    size: () => ({ values: values.size, weight: total }),
  };
}
