import { idOf, linkOf, listOf, unresolvedIds } from '../model/answerParts.ts';
import type { Field } from '../model/fields.ts';
import { contentTypeRow, isContentType } from '../model/registry.ts';
import { ownValue } from '../ownValue.ts';
import { property } from '../record.ts';

/** An entry or asset that a link names. */
export interface Linked {
  /** `Entry:id` or `Asset:id` */
  readonly key: string;
  readonly id: string;
}

/** An entry or asset as it was delivered. */
export interface Delivered extends Linked {
  readonly type: unknown;
  readonly createdAt: unknown;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface DeliveredAnswer {
  readonly items: readonly Delivered[];
  /** Everything delivered, by its key. */
  readonly resources: ReadonlyMap<string, Delivered>;
  /** Ids that the service could not resolve, and says so. */
  readonly unresolved: ReadonlySet<string>;
}

/** The first link, followed from the items so many levels deep, whose target should be there and is not; undefined: none. */
export function missingLink({ items, resources, unresolved }: DeliveredAnswer, include: number): string | undefined {
  const seen = new Set(items.map(({ key }) => key));
  let level = items;
  for (let depth = 0; depth < include && level.length > 0; depth += 1) {
    const next: Delivered[] = [];
    for (const { key, id } of level.flatMap(linksOf)) {
      if (seen.has(key) || unresolved.has(id)) continue;
      seen.add(key);
      const target = resources.get(key);
      if (!target) return key;
      next.push(target);
    }
    level = next;
  }
  return undefined;
}

/** The fields of an entry that the site knows; none of an asset's. */
export function fieldsOf({ type, fields }: Delivered): readonly (readonly [string, Field])[] {
  if (typeof type !== 'string' || !isContentType(type)) return [];
  return Object.entries(contentTypeRow(type).fields).filter(([name]) => Object.hasOwn(fields, name));
}

/** The links of an entry, in link fields and rich text. What looks like one in a JSON field is plain data. */
function linksOf(entry: Delivered): readonly Linked[] {
  return fieldsOf(entry).flatMap(([name, field]) =>
    field.kind === 'value' ? [] : linksIn(ownValue(entry.fields, name)),
  );
}

/** The links in a field: alone, in lists, in texts. Without recursion, since a text may be nested without limit. */
export function linksIn(value: unknown): readonly Linked[] {
  const links: Linked[] = [];
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    const link = linkOf(next);
    if (link) links.push({ key: `${link.linkType}:${link.id}`, id: link.id });
    else if (Array.isArray(next)) for (const item of next) left.push(item);
    else if (property(next, 'nodeType') !== undefined)
      left.push(property(property(next, 'data'), 'target'), property(next, 'content'));
  }
  return links;
}

/** Reads what a list answer delivers; anything else delivers nothing. */
export function readDelivered(raw: unknown): DeliveredAnswer {
  const includes = property(raw, 'includes');
  const items = listOf(raw, 'items').flatMap((item) => delivered('Entry', item));
  const linked = (['Entry', 'Asset'] as const).flatMap((kind) =>
    listOf(includes, kind).flatMap((resource) => delivered(kind, resource)),
  );
  return {
    items,
    // An entry that is both counts as the item.
    resources: new Map([...linked, ...items].map((resource) => [resource.key, resource])),
    unresolved: new Set(unresolvedIds(raw)),
  };
}

function delivered(kind: 'Entry' | 'Asset', resource: unknown): readonly Delivered[] {
  const sys = property(resource, 'sys');
  const [id, fields] = [property(sys, 'id'), property(resource, 'fields')];
  if (typeof id !== 'string') return [];
  const type = idOf(property(sys, 'contentType'));
  const fieldValues = typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? fields : {};
  return [{ key: `${kind}:${id}`, id, type, createdAt: property(sys, 'createdAt'), fields: { ...fieldValues } }];
}
