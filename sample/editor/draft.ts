import type { Entry, Fields } from './api.ts';

/** An entry that is being edited: as it was read, and as it is typed. */
export interface Draft {
  entry: Entry;
  fields: Fields;
  published: Entry | undefined;
  /** Fields that were changed since the entry was opened. */
  readonly touched: Set<string>;
  /** What was mistyped, by field, as it was typed. */
  readonly mistyped: Map<string, string>;
}

export function newDraft(entry: Entry, published: Entry | undefined): Draft {
  return { entry, fields: entry.fields, published, touched: new Set(), mistyped: new Map() };
}

/** Fields whose values differ, in whatever order their languages stand. */
export function differing(a: Fields, b: Fields): readonly string[] {
  const textOf = (values: object = {}): string => JSON.stringify(Object.entries(values).toSorted());
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => textOf(a[name]) !== textOf(b[name]));
}

/** Returns true if something is typed that is not saved. */
export function isUnsaved({ entry, fields, mistyped }: Draft): boolean {
  return entry.sys.version === undefined || mistyped.size > 0 || differing(entry.fields, fields).length > 0;
}

/** Gives a draft other fields, as one who typed them would. */
export function replaceFields(draft: Draft, fields: Fields): void {
  for (const name of differing(draft.fields, fields)) draft.touched.add(name);
  draft.fields = fields;
  draft.mistyped.clear();
}

/** What was typed, on top of what somebody else has saved in the meantime: in other fields, and in other languages of a field. */
export function onTopOf(theirs: Entry, { entry, fields }: Draft): Fields {
  const mine = differing(entry.fields, fields).map((name) => {
    const [before = {}, typed = {}, saved = {}] = [entry.fields, fields, theirs.fields].map((each) => each[name]);
    const codes = new Set([...Object.keys(saved), ...Object.keys(typed)]);
    const isTyped = (code: string): boolean => JSON.stringify(before[code]) !== JSON.stringify(typed[code]);
    const values = [...codes].map((code) => [code, (isTyped(code) ? typed : saved)[code]] as const);
    return [name, Object.fromEntries(values.filter(([, value]) => value !== undefined))];
  });
  return { ...theirs.fields, ...Object.fromEntries(mine) };
}
