import { cardFields } from '../../../content/cards/cards.ts';
import type { ListSectionEntry } from '../../../content/cards/listSections.ts';
import { hashText } from '../../../content/freshness/hash.ts';
import type { CardEntry, ContentType, EntryOf, EntrySystem } from '../../../content/model/registry.ts';
import { cardTypes } from '../../../content/model/targets.ts';
import { linkNames } from './shownCardTypes.ts';

/** The hash of what a page shows of a value, and the cards and the opening hours in it, whose states the clock changes. */
export interface Digest {
  readonly hash: string;
  readonly cards: readonly CardEntry[];
  readonly hours: readonly EntryOf<'openingHours'>[];
}

/** When an entry was last published, which no page shows of it. */
const SAVED = 'sysUpdatedAt' satisfies keyof EntrySystem<ContentType>;

interface Entry {
  readonly contentType: string;
}

/** Entries are read once as long as their content stays; so are their digests, as a page's own entry and as a link. */
const own = new WeakMap<object, Digest>();
const linked = new WeakMap<object, Digest>();

/** With `isOwn`, an entry directly in the value is the page's own, and shows all of its fields. */
export function digest(value: unknown, isOwn = false): Digest {
  if (typeof value !== 'object' || value === null) return plain(JSON.stringify(value) ?? '');
  if (value instanceof Promise) return plain('later');
  if (value instanceof Date) return plain(value.toISOString());
  if (Array.isArray(value)) return joined(value.map((part) => ['', digest(part)]));
  if (!isEntry(value)) return joined(Object.entries(value).map(([name, part]) => [name, digest(part, isOwn)]));
  const memory = isOwn ? own : linked;
  const known = memory.get(value);
  if (known) return known;
  const made = entryDigest(value, isOwn ? ownHidden : hiddenOf(value));
  memory.set(value, made);
  return made;
}

export function isList(value: Entry): value is ListSectionEntry {
  return ['eventListComponent', 'newsListComponent', 'serviceListComponent'].includes(value.contentType);
}

function entryDigest(entry: Entry, hidden: readonly string[]): Digest {
  const parts = Object.entries(entry).filter(([name]) => name !== SAVED && !hidden.includes(name));
  const made = joined(parts.map(([name, part]) => [name, fieldDigest(entry, name, part)]));
  if (isHours(entry)) return { ...made, hours: [entry] };
  return isCard(entry) ? { ...made, cards: [...made.cards, entry] } : made;
}

function plain(hash: string): Digest {
  return { hash, cards: [], hours: [] };
}

/** An item's page shows its related items as cards that are made for it. */
const ownHidden: readonly string[] = ['relatedItems'];
/** A store's own page alone shows these; the header and a section name its place and its hours. */
const storePage: readonly string[] = ['seo', 'body', 'content', 'storeGuides', 'locatorGroups'];
const cardNames: readonly string[] = ['id', 'contentType', ...cardFields];

/** Fields of a linked entry that no page but its own shows. */
function hiddenOf(entry: Entry): readonly string[] {
  if (entry.contentType === 'storeLocator') return storePage;
  // The display name comes first.
  if (entry.contentType === 'brand' && 'displayName' in entry && entry.displayName !== '') return ['title'];
  if (!isCard(entry) || entry.contentType === 'columnContentGenericCard') return [];
  return Object.keys(entry).filter((name) => !cardNames.includes(name));
}

/** Of an entry that a link leads to, only what its address is made from counts. */
const address: readonly string[] = ['id', 'contentType', 'slug', 'withoutDetail', 'externalLink'];

function fieldDigest(entry: Entry, name: string, value: unknown): Digest {
  if (linkNames.test(name))
    return targets(value, entry.contentType === 'announcement' ? [...address, 'title'] : address);
  if (name === 'category' && !showsCategory(entry)) return targets(value, address);
  if (
    name === 'brands' &&
    ['brandLocatorGroup', 'storeGuideAddress'].includes(entry.contentType) &&
    Array.isArray(value)
  )
    return joined(value.map((brand) => ['', targets(brand, namesOfBrand(brand))]));
  // A list's large cards are its first and perhaps its last; the others show no description.
  if (name === 'items' && isList(entry) && Array.isArray(value))
    return joined(
      value.map((item, index) => {
        const isLarge = index === 0 || index === value.length - 1 || !isEntry(item);
        return ['', isLarge ? digest(item) : entryDigest(item, ['description', ...hiddenOf(item)])];
      }),
    );
  return digest(value);
}

/** A link opens a listing at a category and lists are filtered by it; cards show its name, a generic one its eyebrow first. */
function showsCategory(entry: Entry): boolean {
  return isCard(entry) && !('eyebrow' in entry && entry.eyebrow !== '');
}

/** A store's list of brands names where each is: its location, otherwise its category. */
function namesOfBrand(brand: unknown): readonly string[] {
  const hasLocation = typeof brand === 'object' && brand !== null && 'location' in brand && brand.location !== '';
  return [...address, 'title', 'brand', hasLocation ? 'location' : 'category'];
}

function targets(value: unknown, seen: readonly string[]): Digest {
  if (Array.isArray(value)) return joined(value.map((part) => ['', targets(part, seen)]));
  if (typeof value !== 'object' || value === null) return digest(value);
  const parts = Object.entries(value).flatMap(([name, part]): [string, Digest][] =>
    seen.includes(name) ? [[name, digest(part)]] : [],
  );
  // Without a page of its own it is reached where its own links lead.
  const isLedOn = 'withoutDetail' in value && value.withoutDetail === true;
  const links = isLedOn ? Object.entries(value).filter(([name]) => linkNames.test(name)) : [];
  return joined([...parts, ...links.map(([name, part]): [string, Digest] => [name, targets(part, seen)])]);
}

function joined(parts: readonly (readonly [string, Digest])[]): Digest {
  return {
    hash: hashText(parts.map(([name, { hash }]) => `${name}=${hash}`).join('&')),
    cards: united(parts.map(([, { cards }]) => cards)),
    hours: united(parts.map(([, { hours }]) => hours)),
  };
}

/** Most parts of an entry hold none. */
function united<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const [first = [], ...others] = lists.filter(({ length }) => length > 0);
  return others.length === 0 ? first : [...new Set([first, ...others].flat())];
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'contentType' in value && 'id' in value && SAVED in value;
}

function isHours(value: Entry): value is EntryOf<'openingHours'> {
  return value.contentType === 'openingHours';
}

function isCard(value: Entry): value is CardEntry {
  return cardTypes.some((type) => type === value.contentType);
}
