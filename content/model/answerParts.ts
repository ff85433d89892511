import { isRecord, property } from '../record.ts';

/** A list in an answer of the content service; empty where there is none. */
export function listOf(answer: unknown, name: string): readonly unknown[] {
  const list = property(answer, name);
  return Array.isArray(list) ? list : [];
}

/** The entries and assets that a list answer delivers. */
export function resourcesIn(answer: unknown): readonly unknown[] {
  const includes = property(answer, 'includes');
  return [...listOf(answer, 'items'), ...listOf(includes, 'Entry'), ...listOf(includes, 'Asset')];
}

/** The id of an entry, an asset or a link; undefined where it has none. */
export function idOf(resource: unknown): unknown {
  return property(property(resource, 'sys'), 'id');
}

/** What a link names; undefined for anything else. Checked by hand: a page follows a thousand links. */
export function linkOf(value: unknown): { readonly linkType: 'Entry' | 'Asset'; readonly id: string } | undefined {
  const sys = property(value, 'sys');
  if (!isRecord(sys) || sys['type'] !== 'Link') return undefined;
  const { linkType, id } = sys;
  return typeof id === 'string' && (linkType === 'Entry' || linkType === 'Asset') ? { linkType, id } : undefined;
}

/** Ids of entries and assets that the content service could not resolve, and says so. */
export function unresolvedIds(answer: unknown): readonly string[] {
  return listOf(answer, 'errors').flatMap((error) => {
    const id = property(property(error, 'details'), 'id');
    return typeof id === 'string' ? [id] : [];
  });
}
