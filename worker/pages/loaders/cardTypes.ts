import { type CardEntry, type ContentType, contentTypeRow, isContentType } from '../../../content/model/registry.ts';
import { addressable, cardTypes } from '../../../content/model/targets.ts';
import { isOneOf } from '../../../content/names.ts';
import { property } from '../../../content/record.ts';

type CardType = CardEntry['contentType'];

interface AnyEntry {
  readonly id: string;
  readonly contentType: ContentType;
}

/** Where an entry is shown: on its own page, or as a part of another's. */
type Place = 'page' | 'part';

/** Entries stay the same objects as long as their content is cached. */
const remembered: Readonly<Record<Place, WeakMap<AnyEntry, ReadonlySet<CardType>>>> = {
  page: new WeakMap(),
  part: new WeakMap(),
};

/** Fields that show something on an entry's own page alone. */
const pageOnlyFields: readonly string[] = ['content', 'relatedItems'];

/** The types of the cards that an entry shows: which of them are written in the page's language has to be known. */
export function cardTypesIn(entry: AnyEntry, place: Place = 'part'): ReadonlySet<CardType> {
  const before = remembered[place].get(entry);
  if (before) return before;
  const types = new Set<CardType>(cardTypes.filter((type) => type === entry.contentType));
  for (const part of partsIn(entry, place)) for (const type of cardTypesIn(part)) types.add(type);
  remembered[place].set(entry, types);
  return types;
}

const rememberedParts = new WeakMap<AnyEntry, readonly AnyEntry[]>();

/** An entry and the parts that it shows with words of their own: all but cards, which are told by their titles. */
export function wordedParts(entry: AnyEntry): readonly AnyEntry[] {
  const before = rememberedParts.get(entry);
  if (before) return before;
  const parts = partsIn(entry, 'page').filter(({ contentType }) => !isOneOf(cardTypes, contentType));
  // Of a page that is a part of another, such as a store, only its own words are shown.
  const inner = parts.flatMap((part) => (isOneOf(addressable, part.contentType) ? [part] : wordedParts(part)));
  const all = [...new Map([entry, ...tableOf(entry), ...inner].map((part) => [part.id, part])).values()];
  rememberedParts.set(entry, all);
  return all;
}

/** The table in the window of a place (docs/rules.md#floor-plan), which it leads to. */
function tableOf(entry: AnyEntry): readonly AnyEntry[] {
  const link = entry.contentType === 'storeGuideAddress' ? property(entry, 'internalLink') : undefined;
  return isEntry(link) && link.contentType === 'dining' ? [link] : [];
}

/** The entries that an entry shows; what its links lead to is shown elsewhere. */
function partsIn(entry: AnyEntry, place: Place): readonly AnyEntry[] {
  return Object.entries(contentTypeRow(entry.contentType).fields).flatMap(([name, field]) => {
    // Brands of a floor are shown by their names, those of a group with their place; a head is none of the page's words.
    const isNames = name === 'brands' && entry.contentType !== 'brandLocatorGroup';
    if (field.kind === 'value' || 'leads' in field || isNames || name === 'seo') return [];
    if (place === 'part' && pageOnlyFields.includes(name)) return [];
    const value: unknown = Reflect.get(entry, name);
    if (field.kind !== 'richText') return [value].flat().filter(isEntry);
    // Rich text names what it links to as well as what it shows, which are generic cards.
    const { entries = new Map<string, unknown>() }: { readonly entries?: ReadonlyMap<string, unknown> } = value ?? {};
    return [...entries.values()]
      .filter(isEntry)
      .filter(({ contentType }) => contentType === 'columnContentGenericCard');
  });
}

function isEntry(value: unknown): value is AnyEntry {
  const type = property(value, 'contentType');
  return typeof type === 'string' && isContentType(type) && typeof property(value, 'id') === 'string';
}
