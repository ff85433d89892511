/** Reads an answer once per isolate, as long as the cache holds it. */
export function memoised<Value>(memo: WeakMap<object, Value>, answer: unknown, make: () => Value): Value {
  if (typeof answer !== 'object' || answer === null) return make();
  const value = memo.get(answer) ?? make();
  memo.set(answer, value);
  return value;
}
