/** Returns true for a name that a table holds itself, so not for `constructor` (docs/rules.md#own-names). */
export function isNameIn<Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> {
  return Object.hasOwn(table, name);
}

/** The names of a table, in its order. */
export function namesOf<Table extends object>(table: Table): readonly Extract<keyof Table, string>[] {
  return Object.keys(table).filter((name) => isNameIn(table, name));
}

/** Returns true for a value of a list. */
export function isOneOf<Item>(list: readonly Item[], value: unknown): value is Item {
  return list.some((item) => item === value);
}
