import { ownValue } from '../../../content/ownValue.ts';
import { isRecord } from '../../../content/record.ts';
import { valueIn } from '../model/localeChoice.ts';
import { assetFields, type Field, type Resource } from '../model/model.ts';
import { linksIn } from '../model/resourceLinks.ts';
import type { View } from '../model/spaceAt.ts';
import type { Path, SysName } from './paths.ts';

/** What a query may read: a view of the space, and the locales. */
export interface Scope {
  readonly view: View;
  readonly chain: readonly string[];
}

function sysValue(resource: Resource, name: SysName): unknown {
  if (name === 'type') return resource.kind;
  if (name === 'publishedVersion') return resource.publishedVersion || undefined;
  return resource[name];
}

function fieldValue(resource: Resource, field: Field, scope: Scope): unknown {
  return valueIn(scope.view.model, field, ownValue(resource.fields, field.id), scope.chain);
}

function asList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function linkedEntries(resource: Resource, field: Field, scope: Scope): readonly Resource[] {
  return linksIn(field, fieldValue(resource, field, scope)).flatMap((link) => {
    const entry = link.linkType === 'Entry' ? scope.view.entries.get(link.id) : undefined;
    return entry ? [entry] : [];
  });
}

function fileValue(resource: Resource, keys: readonly string[], scope: Scope): unknown {
  const file = assetFields.find((field) => field.id === 'file');
  let value = file && fieldValue(resource, file, scope);
  for (const key of keys) value = isRecord(value) ? ownValue(value, key) : undefined;
  return value;
}

/**
 * All values that a resource has at a path: a list, so that arrays and links to several entries
 * filter by the same rules as single values.
 */
export function valuesAt(resource: Resource, path: Path, scope: Scope): readonly unknown[] {
  switch (path.at) {
    case 'sys':
      return asList(sysValue(resource, path.name));
    case 'tags':
      return resource.tags;
    case 'name':
      return asList(resource.name);
    case 'visibility':
      // Private tags are not delivered.
      return ['public'];
    case 'field': {
      const fieldScope = path.locale === undefined ? scope : { ...scope, chain: [path.locale] };
      return asList(fieldValue(resource, path.field, fieldScope));
    }
    case 'file':
      return asList(fileValue(resource, path.keys, scope));
    case 'linkId':
      return linksIn(path.field, fieldValue(resource, path.field, scope)).map((link) => link.id);
    case 'linkedType':
      return linkedEntries(resource, path.field, scope).flatMap((entry) => asList(entry.contentType));
    case 'linked':
      return linkedEntries(resource, path.field, scope)
        .filter((entry) => entry.contentType === path.contentType)
        .flatMap((entry) => valuesAt(entry, path.inner, scope));
  }
}
