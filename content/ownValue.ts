/**
 * The value that a table holds under a name which somebody else wrote: an editor, a visitor, an upstream service.
 * Undefined for what the table does not hold itself, such as `constructor` (docs/rules.md#own-names).
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}
