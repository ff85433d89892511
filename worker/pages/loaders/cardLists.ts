import { entryAddress } from '../../../content/address/contentPaths.ts';
import { noteTaken, onePerAddress } from '../../../content/address/entryAtAddress.ts';
import type { Visit } from '../../../content/address/visit.ts';
import { cardFields, periodOf } from '../../../content/cards/cards.ts';
import { fillsItself, type LatestItems, type ListType, noItems } from '../../../content/cards/listSections.ts';
import { type MessageKey, message } from '../../../content/messages/messages.ts';
import {
  type AddressableType,
  ALL_LIMIT,
  type CardEntry,
  type ContentType,
  type DetailEntry,
  type EntryOf,
  type EntrySystem,
  fieldsOf,
  type SectionEntry,
} from '../../../content/model/registry.ts';
import { listItems } from '../../../content/model/targets.ts';
import type { Latest } from '../../../content/pageModel.ts';
import type { CityClock } from '../../../content/time/clock.ts';
import { isShownOrNoted, lastMoment, timeState } from '../../../content/time/timeState.ts';
import { instantOf } from '../../../content/time/zonedTime.ts';
import type { ListQuery } from '../../contentful/listCall.ts';
import { cardTypesIn, wordedParts } from './cardTypes.ts';
import type { LoadedPage, LoadRequest } from './loader.ts';

/** Content types with listings. */
export type ListedType = DetailEntry['contentType'];

/** Levels of links that a card needs: categories, labels, brand, call to action. */
const CARD_DEPTH = 2;

/** The query for a type's cards: the same for listings, sections and search, so that they share cached answers. */
export function listing(type: ListedType): ListQuery {
  return {
    include: CARD_DEPTH,
    limit: ALL_LIMIT,
    order: '-sys.updatedAt',
    isTagged: true,
    fields: fieldsOf(type, cardFields),
  };
}

/** The entries of some types with the fields of cards, hidden ones too. */
export async function allEntries<Type extends ListedType>(
  { content }: Pick<LoadRequest, 'content'>,
  ...types: readonly Type[]
): Promise<readonly EntryOf<Type>[]> {
  content.expectCards(types);
  const lists = await Promise.all(types.map((type) => content.list(type, listing(type))));
  return lists.flatMap(({ entries }) => entries);
}

/** The same without those that have expired, and each address once (docs/rules.md#one-entry-an-address). */
export async function listedEntries<Type extends ListedType>(
  request: Pick<LoadRequest, 'content' | 'visit'>,
  ...types: readonly Type[]
): Promise<readonly EntryOf<Type>[]> {
  const [visit, entries] = await Promise.all([request.visit, allEntries(request, ...types)]);
  return shownByAddress(entries, visit, false);
}

/**
 * Entries, read with their tags, without those that have expired, and each address once. A listing is expected to show all
 * of them.
 */
export function shownByAddress<Entry extends EntryOf<AddressableType>>(
  entries: readonly Entry[],
  { clock, city }: Pick<Visit, 'clock' | 'city'>,
  isListing: boolean,
): readonly Entry[] {
  const visibleEntries = entries.filter((entry) => isShownOrNoted(entry, clock, isListing));
  return onePerAddress(visibleEntries, entryAddress, city, (entry) => noteTaken(entry, city, clock, isListing));
}

/** An entry's displayed date in milliseconds; 0 without one. */
function displayedAt(entry: CardEntry, timeZone: string): number {
  const { displayDate, startDate } = periodOf(entry);
  return instantOf(displayDate || startDate, timeZone) ?? 0;
}

/** Entries in ascending order of a number that is computed once for each. */
function sortedBy<Entry>(entries: readonly Entry[], rank: (entry: Entry) => number): readonly Entry[] {
  const ranked = entries.map((entry) => ({ entry, rank: rank(entry) }));
  return ranked.toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank)).map(({ entry }) => entry);
}

/** Title and description of a page by the catalogue's texts; empty without them. */
export async function textsOf({ visit }: LoadRequest, title?: MessageKey, description?: MessageKey) {
  const { language } = await visit;
  const say = (key: MessageKey | undefined): string => (key === undefined ? '' : message(key, language));
  return { title: say(title), description: say(description) };
}

/**
 * The texts of a page's entry, otherwise those of the catalogue, the languages that it is written in, and items for sections
 * without chosen items, loaded only for pages with such a section (docs/rules.md#list-sections). Slow items are streamed
 * after the page, which is then not cached.
 */
export async function partsOf(
  request: LoadRequest,
  entry: PageEntry | undefined,
  key?: MessageKey,
): Promise<Omit<LoadedPage, 'body'> & { readonly latest: Latest }> {
  if (!entry) return { ...(await textsOf(request, key)), latest: noItems };
  request.content.expectCards(cardTypesIn(entry, 'page'));
  request.content.expectTexts(wordedParts(entry));
  const loading = latestItems(request, entry.content);
  const [{ title }, latest, translations] = await Promise.all([
    textsOf(request, key),
    request.soon(loading),
    request.content.translations(entry),
  ]);
  if (!latest) request.content.noteGap();
  const { description = '', seo } = entry;
  return {
    title: entry.title || title,
    description,
    seo,
    translations,
    latest: latest ?? loading.catch(() => noItems),
  };
}

/** An entry with a page of its own and sections on it. */
type PageEntry = EntrySystem<ContentType> & {
  readonly title: string;
  readonly description?: string;
  readonly seo: EntryOf<'seo'> | undefined;
  readonly content: readonly (SectionEntry | EntryOf<'predictSearch'>)[];
};

/** The items of the list sections that an editor left empty. */
export async function latestItems(
  request: LoadRequest,
  sections: readonly { readonly contentType: ContentType }[],
): Promise<LatestItems> {
  const types = new Set(sections.filter(fillsItself).map(({ contentType }) => contentType));
  const lists = [...types].map(
    async (type) =>
      [type, fillOrders[type](await listedEntries(request, ...listItems[type]), (await request.visit).clock)] as const,
  );
  return Object.fromEntries(await Promise.all(lists));
}

/** In which order items fill a list. */
const fillOrders = {
  eventListComponent: recommended,
  newsListComponent: (entries, { timeZone }) => sortedBy(entries, (entry) => -displayedAt(entry, timeZone)),
  serviceListComponent: (entries) => sortedBy(entries, ({ isFeatured }) => (isFeatured ? 0 : 1)),
} as const satisfies Record<ListType, (entries: readonly CardEntry[], clock: CityClock) => readonly CardEntry[]>;

/** Current items first, then what begins soonest, then what ended last. */
function recommended(entries: readonly CardEntry[], clock: CityClock): readonly CardEntry[] {
  const rank = (entry: CardEntry): number => {
    const period = periodOf(entry);
    const byState = {
      current: Number.NEGATIVE_INFINITY,
      upcoming: instantOf(period.startDate, clock.timeZone) ?? 0,
      past: Number.MAX_SAFE_INTEGER - (lastMoment(period, clock) ?? 0),
    };
    return byState[timeState(period, clock)];
  };
  return sortedBy(entries, rank);
}
