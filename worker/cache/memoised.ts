/** Reads an answer once per isolate, as long as the cache holds it. */
export function memoised<Read>(memo: WeakMap<object, Read>, answer: unknown, make: () => Read): Read {
  if (typeof answer !== 'object' || answer === null) return make();
  const value = memo.get(answer) ?? make();
  memo.set(answer, value);
  return value;
}
