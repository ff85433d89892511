import { leadingFields } from '../../../content/model/addressedAnswer.ts';
import type { CardEntry, ContentType } from '../../../content/model/registry.ts';
import { cardTypes } from '../../../content/model/targets.ts';
import type { PageBody } from '../../../content/pageModel.ts';

type CardType = CardEntry['contentType'];

/** Entries stay the same objects as long as their content is cached; walking through one is slow. */
const known = new WeakMap<object, ReadonlySet<CardType>>();

/** Sections that fill themselves with cards of these types, which may come after the page. */
const filling: readonly CardType[] = ['event', 'eventDetailPage', 'news', 'service'];

/** Places name what is in them; none shows a card. */
const places: readonly unknown[] = [
  'storeLocator',
  'storeGuide',
  'storeGuideAddress',
  'standardLocatorGroup',
  'brandLocatorGroup',
] satisfies ContentType[];

/** The types of the cards that a page may show: which of them are written in its language has to be known. */
export function shownCardTypes(body: PageBody): ReadonlySet<CardType> {
  const isStreamed = 'latest' in body && body.latest instanceof Promise;
  const { content = [], ...own }: Own = 'entry' in body && body.entry ? body.entry : {};
  // What its body embeds, in rich text; the cards of related items are made for the page.
  const texts = Object.values(own).filter((value) => typeof value === 'object' && value !== null && 'entries' in value);
  return new Set([...typesIn(body), ...typesIn(content), ...typesIn(texts), ...(isStreamed ? filling : [])]);
}

/** The types of the cards in a value; what its links lead to is shown elsewhere. */
export function typesIn(value: unknown): ReadonlySet<CardType> {
  if (typeof value !== 'object' || value === null) return none;
  const before = known.get(value);
  if (before) return before;
  const types = new Set<CardType>();
  collect(value, types);
  known.set(value, types);
  return types;
}

/** Adds the types of the cards in an object, or of those in its parts. */
function collect(value: object, types: Set<CardType>): void {
  if (Array.isArray(value)) {
    for (const part of value) add(part, types);
    return;
  }
  // Rich text names what it links to as well as what it shows, which are generic cards.
  if (value instanceof Map) {
    for (const part of value.values()) if (typeOf(part) === GENERIC) add(part, types);
    return;
  }
  const own = typeOf(value);
  if (own) types.add(own);
  for (const name of Object.keys(value)) {
    const part: unknown = Reflect.get(value, name);
    if (typeof part === 'object' && !isElsewhere(name)) add(part, types);
  }
}

/** Entries are walked through once. */
function add(value: unknown, types: Set<CardType>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!('contentType' in value)) collect(value, types);
  else if (!places.includes(value.contentType)) for (const type of typesIn(value)) types.add(type);
}

/** Content and related items of an entry are shown on its own page, brands by their names. */
function isElsewhere(name: string): boolean {
  return ['content', 'relatedItems', 'brands'].includes(name) || leadingFields.test(name);
}

interface Own {
  readonly content?: unknown;
}

const GENERIC = 'columnContentGenericCard' satisfies CardType;
const none: ReadonlySet<CardType> = new Set();

function typeOf(value: unknown): CardType | undefined {
  if (typeof value !== 'object' || value === null || !('contentType' in value)) return undefined;
  return cardTypes.find((type) => type === value.contentType);
}
