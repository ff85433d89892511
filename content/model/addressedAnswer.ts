import * as v from 'valibot';
import { holdingsOf } from '../freshness/holdings.ts';
import { periodFields } from '../time/period.ts';
import { listAnswer, type Resource } from './listAnswer.ts';
import { isLeading } from './registry.ts';

/**
 * The fields that decide where a link to an entry leads, and until when; `externalLink` counts for an item without a page.
 */
const addressFields: readonly string[] = ['slug', 'withoutDetail', 'externalLink', ...periodFields];

/**
 * A list answer in which an entry that is only linked to, not shown, is cut to these fields, so that the answer stays the same
 * while such an entry's texts change. Throws for what is no list answer.
 */
export function addressedAnswer(answer: unknown): unknown {
  const { items, includes, ...rest } = v.parse(listAnswer, answer);
  const linked = new Map(includes.Entry.map((entry) => [entry.sys.id, entry]));
  const seen = new Set<string>();
  const visit = (entry: Resource): void => {
    const fields = Object.entries(entry.fields).filter(([name]) => !isLeading(typeOf(entry), name));
    for (const id of holdingsOf({ items: [{ ...entry, fields: Object.fromEntries(fields) }] }).ids) {
      const part = linked.get(id);
      if (!part || seen.has(id)) continue;
      seen.add(id);
      visit(part);
    }
  };
  for (const item of items) visit(item);
  const entries = [...linked.values()].map((entry) => (seen.has(entry.sys.id) ? entry : addressOf(entry)));
  return { ...rest, items, includes: { ...includes, Entry: entries } };
}

function addressOf(entry: Resource): Resource {
  const { revision: _, updatedAt: __, ...sys } = entry.sys;
  const fields = Object.entries(entry.fields).filter(
    ([name]) => addressFields.includes(name) || isLeading(typeOf(entry), name),
  );
  return { ...entry, sys, fields: Object.fromEntries(fields) };
}

function typeOf({ sys }: Resource): string {
  return sys.contentType?.sys.id ?? '';
}
