import { type ContentPlace, contentPlace } from '../address/contentPaths.ts';
import { LINK_DEPTH } from '../model/graph.ts';
import type { AddressableType } from '../model/registry.ts';
import { linkFields, numberedLinkFields } from '../model/sharedFields.ts';
import { addressable } from '../model/targets.ts';
import { ownValue } from '../ownValue.ts';
import type { DeskEntry } from './deskEntries.ts';

/** A page that shows an entry, and the entry that the page is made from. */
export interface HostPage {
  readonly entry: DeskEntry;
  readonly place: ContentPlace;
  /** The entry is a page itself and stands here as a card, or is a brand, category, label or button on such a card. */
  readonly isCard: boolean;
}

/** The pages that show an entry: its own, those of which it is a part, and those with its card; none for menus and settings. */
type HostPages = (id: string) => readonly HostPage[];

/** What cards show of the entries that theirs links to. */
const cardParts: readonly string[] = ['brand', 'brandCategory', 'brandLabel', 'cta'];

/** Returns true if an entry stands on cards as a part of others: a brand's name, a category, a label, a button. */
export function isCardPart({ contentType }: DeskEntry): boolean {
  return cardParts.includes(contentType);
}

/** Fields that only lead to a page, and show nothing of it. */
const leading: ReadonlySet<string> = new Set([
  ...Object.keys(linkFields),
  ...Object.keys(numberedLinkFields),
  'popupPosition',
  'termsPage',
]);

/**
 * Finds the pages of all entries: from each page down its links, as deep as pages read them. Other pages are cards there,
 * and their own parts are not.
 */
export function hostPages(entries: readonly DeskEntry[], defaultLocale: string): HostPages {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const places = new Map(
    entries.flatMap((entry) => {
      const place = placeOf(entry, defaultLocale);
      return place ? [[entry.id, place] as const] : [];
    }),
  );
  const links = new Map(entries.map((entry) => [entry.id, linksOf(entry, places)]));
  const hosts = new Map<string, HostPage[]>();
  const note = (id: string, host: HostPage): void => {
    const known = hosts.get(id);
    if (known) known.push(host);
    else hosts.set(id, [host]);
  };
  for (const [id, place] of places) {
    const entry = byId.get(id);
    if (!entry) continue;
    const seen = new Set<string>();
    const cards = new Set<string>();
    let level = [id];
    for (let depth = 0; depth <= LINK_DEPTH && level.length > 0; depth += 1) {
      const next: string[] = [];
      for (const part of level) {
        const linked = byId.get(part);
        if (!linked || seen.has(part)) continue;
        seen.add(part);
        note(part, { entry, place, isCard: false });
        next.push(...(links.get(part)?.parts ?? []));
        for (const card of links.get(part)?.cards ?? []) cards.add(card);
      }
      level = next;
    }
    for (const card of cards)
      for (const part of [card, ...cardPartsOf(byId.get(card), byId)])
        if (!seen.has(part)) {
          seen.add(part);
          note(part, { entry, place, isCard: true });
        }
  }
  return (id) => hosts.get(id) ?? [];
}

/** What an entry links to: other entries, and pages of which it shows a card. Many pages share an entry. */
function linksOf(entry: DeskEntry, pages: ReadonlyMap<string, ContentPlace>) {
  return {
    parts: linkedEntries(entry).filter((id) => !pages.has(id)),
    cards: linkedEntries(entry, leading).filter((id) => pages.has(id)),
  };
}

function cardPartsOf(card: DeskEntry | undefined, byId: ReadonlyMap<string, DeskEntry>): readonly string[] {
  return (card ? linkedEntries(card) : []).filter((id) => {
    const part = byId.get(id);
    return part !== undefined && isCardPart(part);
  });
}

/** The place of an entry by its type and slug; undefined when it has no page. */
export function placeOf({ contentType, fields }: DeskEntry, defaultLocale: string): ContentPlace | undefined {
  if (!isAddressable(contentType) || ownValue(fields['withoutDetail'], defaultLocale) === true) return undefined;
  const slug = ownValue(fields['slug'], defaultLocale);
  return contentPlace({ contentType, slug: typeof slug === 'string' ? slug.trim() : '' });
}

function isAddressable(contentType: string): contentType is AddressableType {
  return addressable.some((type) => type === contentType);
}

/** Ids of the entries that an entry's fields name, in any language; some fields may be left out. */
export function linkedEntries({ fields }: DeskEntry, without: ReadonlySet<string> = new Set()): readonly string[] {
  return Object.entries(fields).flatMap(([name, byLocale]) =>
    without.has(name) ? [] : Object.values(byLocale).flatMap(linksIn),
  );
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
