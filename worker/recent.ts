/** Values by key, of which only the most recently used are kept. */
export interface Recent<Value> {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly delete: (key: string) => void;
}

/** Keeps at most so many values; the one that was longest unused goes first. */
export function createRecent<Value>(limit: number): Recent<Value> {
  const values = new Map<string, Value>();
  return {
    get: (key) => {
      const value = values.get(key);
      if (value === undefined) return undefined;
      // A Map keeps the order of insertion: the last used stands last.
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set: (key, value) => {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > limit && oldest !== undefined) values.delete(oldest);
    },
    delete: (key) => {
      values.delete(key);
    },
  };
}
