import { type ContentPlace, contentPlace } from '../address/contentPaths.ts';
import { LINK_DEPTH } from '../model/graph.ts';
import type { AddressableType } from '../model/registry.ts';
import { addressable } from '../model/targets.ts';
import type { DeskEntry } from './deskEntries.ts';

/** A page and the entry that it is made from. */
export interface HostPage {
  readonly entry: DeskEntry;
  readonly place: ContentPlace;
}

/** The pages that show an entry: its own, or those of which it is a part; none for menus and settings. */
export type HostPages = (id: string) => readonly HostPage[];

/**
 * Finds the pages of all entries: from each page down its links, as deep as pages read them, and not into other pages.
 */
export function hostPages(entries: readonly DeskEntry[], defaultLocale: string): HostPages {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const places = new Map(
    entries.flatMap((entry) => {
      const place = placeOf(entry, defaultLocale);
      return place ? [[entry.id, place] as const] : [];
    }),
  );
  const hosts = new Map<string, HostPage[]>();
  for (const [id, place] of places) {
    const entry = byId.get(id);
    if (!entry) continue;
    const host = { entry, place };
    hosts.set(id, [host]);
    let level = linkedEntries(entry);
    const seen = new Set([id]);
    for (let depth = 0; depth < LINK_DEPTH && level.length > 0; depth += 1) {
      const next: string[] = [];
      for (const part of level) {
        const linked = byId.get(part);
        if (!linked || places.has(part) || seen.has(part)) continue;
        seen.add(part);
        hosts.set(part, [...(hosts.get(part) ?? []), host]);
        next.push(...linkedEntries(linked));
      }
      level = next;
    }
  }
  return (id) => hosts.get(id) ?? [];
}

/** The place of an entry by its type and slug; undefined when it has no page. */
export function placeOf({ contentType, fields }: DeskEntry, defaultLocale: string): ContentPlace | undefined {
  if (!isAddressable(contentType) || fields['withoutDetail']?.[defaultLocale] === true) return undefined;
  const slug = fields['slug']?.[defaultLocale];
  return contentPlace({ contentType, slug: typeof slug === 'string' ? slug.trim() : '' });
}

function isAddressable(contentType: string): contentType is AddressableType {
  return addressable.some((type) => type === contentType);
}

/** Ids of the entries that an entry's fields name, in any language. */
export function linkedEntries({ fields }: DeskEntry): readonly string[] {
  return Object.values(fields).flatMap((byLocale) => Object.values(byLocale).flatMap(linksIn));
}

function linksIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('sys' in value) return entryLink(value.sys);
  // Rich text names entries in the data of its nodes.
  return [
    ...('content' in value ? linksIn(value.content) : []),
    ...('data' in value ? linksIn(value.data) : []),
    ...('target' in value ? linksIn(value.target) : []),
  ];
}

function entryLink(sys: unknown): readonly string[] {
  if (typeof sys !== 'object' || sys === null || !('linkType' in sys) || !('id' in sys)) return [];
  return sys.linkType === 'Entry' && typeof sys.id === 'string' ? [sys.id] : [];
}
