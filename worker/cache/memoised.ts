/** Reads an answer once per isolate, as long as the cache holds it. */
export function memoised<Read>(known: WeakMap<object, Read>, answer: unknown, make: () => Read): Read {
  if (typeof answer !== 'object' || answer === null) return make();
  const read = known.get(answer) ?? make();
  known.set(answer, read);
  return read;
}
