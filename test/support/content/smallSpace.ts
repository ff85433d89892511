import fc from 'fast-check';
import type { City } from '../../../content/cities.ts';
import { coalesced } from '../../../content/freshness/changeLog.ts';
import type { Change } from '../../../content/freshness/changes.ts';
import type { Freshness, Knowledge } from '../../../content/freshness/freshness.ts';
import { holdingsOf, scopeOf } from '../../../content/freshness/holdings.ts';
import type { ListScope, Scope } from '../../../content/freshness/scope.ts';
import { linkTo } from './read.ts';

const ids = ['ada', 'bob', 'cy', 'dee', 'eve'] as const;
const types = ['event', 'news'] as const;
const places = ['sydney', 'paris'] as const satisfies readonly City[];
const slugs = ['one', 'two'] as const;

/** An entry as it is published. */
interface Entry {
  readonly type: (typeof types)[number];
  readonly cities: readonly City[];
  readonly slug: string;
  readonly link: string;
  readonly revision: number;
}

export type Space = ReadonlyMap<string, Entry>;

/** A question to the space: a type of a city, by slug or not, the first of them or all. */
export interface Question {
  readonly type: string;
  readonly city: City;
  readonly slug: string | undefined;
  readonly limit: number;
}

export const answered = (space: Space, { type, city, slug, limit }: Question) => {
  const matching = [...space]
    .filter(([, entry]) => entry.type === type && entry.cities.includes(city))
    .filter(([, entry]) => slug === undefined || entry.slug === slug)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  const items = matching.slice(0, limit);
  const resource = ([id, { link, revision, slug: entrySlug }]: readonly [string, Entry]) => ({
    sys: { id, revision },
    fields: { slug: entrySlug, link: linkTo(link) },
  });
  const linked = items.flatMap(([, { link }]) => {
    const target = space.get(link);
    return target ? [resource([link, target])] : [];
  });
  const errors = items.flatMap(([, { link }]) =>
    space.has(link) ? [] : [{ details: { type: 'Link', linkType: 'Entry', id: link } }],
  );
  return { total: matching.length, items: items.map(resource), includes: { Entry: linked }, errors };
};

/** What a page could show of an answer: its items and links, not their total. */
export const shownIn = (space: Space, question: Question): string => {
  const { items, includes } = answered(space, question);
  return JSON.stringify({ items, includes });
};

export const scopeIn = (space: Space, question: Question): Scope => {
  const answer = answered(space, question);
  const list: ListScope = { type: question.type, city: question.city, slug: question.slug };
  return scopeOf(holdingsOf(answer), [list], []);
};

export const edit = fc.record({
  id: fc.constantFrom(...ids),
  isGone: fc.boolean(),
  type: fc.constantFrom(...types),
  cities: fc.subarray([...places]),
  slug: fc.constantFrom(...slugs),
  link: fc.constantFrom(...ids),
  /** A message that tells less than it could. */
  isVague: fc.boolean(),
});
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

/** The space after an edit, and what its message tells. An entry keeps its type for life. */
const applied = (
  space: Space,
  latest: Map<string, Entry>,
  each: Edit,
  seq: number,
): { space: Space; change: Change } => {
  const before = latest.get(each.id);
  const entry: Entry = {
    type: before?.type ?? each.type,
    cities: each.cities,
    slug: each.slug,
    link: each.link,
    revision: (before?.revision ?? 0) + 1,
  };
  latest.set(each.id, entry);
  const after = new Map(space);
  if (each.isGone) after.delete(each.id);
  else after.set(each.id, entry);
  const change: Change = {
    seq,
    entry: each.id,
    type: each.isVague && each.isGone ? undefined : entry.type,
    cities: each.isGone || each.isVague ? undefined : each.cities,
    slugs: each.isGone || each.isVague ? undefined : [each.slug],
    revision: entry.revision,
    isGone: each.isGone,
  };
  return { space: after, change };
};

export const question: fc.Arbitrary<Question> = fc.record({
  type: fc.constantFrom(...types),
  city: fc.constantFrom(...places),
  slug: fc.constantFrom(undefined, ...slugs),
  limit: fc.constantFrom(1, 10),
});

/** A history: the space after each change, and the log. */
export const history = (edits: readonly Edit[]) => {
  const latest = new Map<string, Entry>();
  const spaces: Space[] = [new Map()];
  const log: Change[] = [];
  for (const [at, each] of edits.entries()) {
    const { space, change } = applied(spaces[at] ?? new Map(), latest, each, at + 1);
    spaces.push(space);
    log.push(change);
  }
  return { spaces, log };
};

export const freshnessAt = (seq: number, scope: Scope): Freshness => ({ fetchedAt: 0, epoch: 'log', seq, scope });
export const knowledgeOf = (log: readonly Change[]): Knowledge => ({
  epoch: 'log',
  seq: log.length,
  from: 0,
  changes: coalesced(log),
  checkedAt: 0,
});
