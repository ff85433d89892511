import { isRecord, property } from '../../content/record.ts';
import type { Draft } from './liveDrafts.ts';

interface Resource {
  readonly sys: { readonly id: string; readonly type: 'Entry' | 'Asset' };
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Reads what the editor sends while somebody types: entries with the entries and assets that they link to in place of the
 * links, in circles too. The returned function gives those that differ from what it saw before, with links again.
 */
export function typedResources(
  saved: readonly unknown[],
): (data: unknown) => { readonly entries: readonly Draft[]; readonly assets: readonly Draft[] } {
  const textById = new Map<string, string>();
  const changed = (data: unknown): readonly Resource[] => {
    const resources = new Map<string, Resource>();
    unlinked(data, resources, new Set());
    return [...resources.values()].filter((resource) => {
      const text = JSON.stringify(resource.fields);
      const isNew = textById.get(resource.sys.id) !== text;
      textById.set(resource.sys.id, text);
      return isNew;
    });
  };
  changed(saved);
  return (data) => {
    const resources = changed(data);
    const of = (type: Resource['sys']['type']): readonly Draft[] =>
      resources.filter(({ sys }) => sys.type === type).map(({ sys, fields }) => ({ id: sys.id, fields }));
    return { entries: of('Entry'), assets: of('Asset') };
  };
}

/** A value with links in the place of entries and assets, which are collected. */
function unlinked(value: unknown, resources: Map<string, Resource>, above: ReadonlySet<object>): unknown {
  if (!isRecord(value) || above.has(value)) return isRecord(value) ? undefined : value;
  const within = new Set([...above, value]);
  if (Array.isArray(value)) return value.map((item) => unlinked(item, resources, within));
  if (isResource(value)) {
    const { id, type } = value.sys;
    if (!resources.has(id)) {
      resources.set(id, value);
      const fields = Object.entries(value.fields).map(([name, field]) => [name, unlinked(field, resources, within)]);
      resources.set(id, { sys: { id, type }, fields: Object.fromEntries(fields) });
    }
    return { sys: { type: 'Link', linkType: type, id } };
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, unlinked(item, resources, within)]));
}

function isResource(value: object): value is Resource {
  const sys = property(value, 'sys');
  const type = property(sys, 'type');
  return (
    isRecord(property(value, 'fields')) &&
    typeof property(sys, 'id') === 'string' &&
    (type === 'Entry' || type === 'Asset')
  );
}
