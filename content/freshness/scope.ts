import * as v from 'valibot';
import type { Immutable } from '../immutable.ts';
import type { Change } from './changes.ts';
import { hasMark, joinedMarks } from './idMarks.ts';

const listScope = v.object({
  type: v.string(),
  /** Another version of the site may know other cities. */
  city: v.string(),
  /** The one slug that it was asked for; undefined: all. */
  slug: v.optional(v.string()),
});

/** A list of the content service that something was made from: a change of its type and city may enter it. */
export type ListScope = Immutable<v.InferOutput<typeof listScope>>;

export const scopeSchema = v.object({
  /** All entries and assets that it holds or links to, as marks. */
  ids: v.string(),
  lists: v.array(listScope),
});

/** What a stored value was made from. */
export type Scope = Immutable<v.InferOutput<typeof scopeSchema>>;

/** The fields of a stored value that decide whether it is current (`Freshness`). */
export const freshnessFields = {
  /** When it was fetched, in milliseconds since the epoch; a page: its oldest part. */
  fetchedAt: v.number(),
  /** The log, and its newest change that was known before it was fetched. */
  epoch: v.string(),
  seq: v.number(),
  scope: scopeSchema,
  /**
   * The answers of the content service that it was made from, by their keys: when each was fetched, in milliseconds since the
   * epoch, and a tag that is the same for equal answers.
   */
  readings: v.optional(v.record(v.string(), v.object({ at: v.number(), tag: v.string() }))),
};

export const emptyScope: Scope = { ids: '', lists: [] };

/** Returns true if a change may have changed what was made from a scope. */
export function touches(change: Change, scope: Scope): boolean {
  const { entry } = change;
  if (entry === undefined || hasMark(scope.ids, entry)) return true;
  return scope.lists.some((list) => mayEnter(change, list));
}

/** Returns true if a change may bring an entry into a list. An entry that leaves a list is found by its id. */
export function mayEnter({ type, cities, slugs, isGone }: Change, list: ListScope): boolean {
  if (type !== list.type || isGone) return false;
  if (cities !== undefined && !cities.includes(list.city)) return false;
  return list.slug === undefined || slugs === undefined || slugs.includes(list.slug);
}

/** The scope of a value that is made from several others. */
export function joinedScope(scopes: readonly Scope[]): Scope {
  const lists = new Map<string, ListScope>();
  for (const scope of scopes)
    for (const list of scope.lists) lists.set(`${list.type} ${list.city} ${list.slug ?? ''}`, list);
  return { ids: joinedMarks(scopes.map(({ ids }) => ids)), lists: [...lists.values()] };
}

/** Returns true if whatever touches a scope touches the other one too. */
export function isCovered({ ids, lists }: Scope, by: Scope): boolean {
  const isHeld = (list: ListScope): boolean =>
    by.lists.some(
      ({ type, city, slug }) => type === list.type && city === list.city && (slug === undefined || slug === list.slug),
    );
  return joinedMarks([by.ids, ids]) === joinedMarks([by.ids]) && lists.every(isHeld);
}
