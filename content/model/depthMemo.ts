/**
 * Remembers entries that were read, so that each is read once at whatever depth it is linked. One of which the depth limit
 * cuts off a part is remembered for its depth alone.
 */
export function createDepthMemo(limit: number) {
  /** Values with the number of levels below them. */
  const whole = new Map<string, { readonly value: unknown; readonly height: number }>();
  const cut = new Map<string, unknown>();
  /** The depth that the value being read reaches down to; beyond the limit where a link was cut off. */
  let reached = 0;
  return {
    /** A link of the value being read is cut off. */
    noteCut: (): void => {
      reached = limit + 1;
    },
    /** The value at a depth: as it was read before, or else as it is read now. */
    at: (id: string, depth: number, read: () => unknown): unknown => {
      const earlier = whole.get(id);
      if (earlier && depth + earlier.height <= limit) {
        reached = Math.max(reached, depth + earlier.height);
        return earlier.value;
      }
      const key = `${depth}:${id}`;
      if (cut.has(key)) {
        reached = limit + 1;
        return cut.get(key);
      }
      const outer = reached;
      reached = depth;
      const value = read();
      if (reached > limit) cut.set(key, value);
      else whole.set(id, { value, height: reached - depth });
      reached = Math.max(outer, reached);
      return value;
    },
  };
}
