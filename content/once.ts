/**
 * Makes a value when it is first asked for, and once: what only some requests need costs no isolate its start. For what is
 * the same for everyone, such as the platform's collators.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
