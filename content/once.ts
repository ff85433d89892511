/**
 * Makes a value once, at its first use: what only some requests need does not slow the start of an isolate. In a module only
 * for values that are the same for all visitors, such as the platform's collators.
 */
export function once<Value>(make: () => Value): () => Value {
  let result: { readonly value: Value } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}
