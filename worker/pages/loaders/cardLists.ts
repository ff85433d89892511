import { entryAddress } from '../../../content/address/contentPaths.ts';
import { onePerAddress } from '../../../content/address/entryAtAddress.ts';
import { cardFields, periodOf } from '../../../content/cards/cards.ts';
import { type LatestItems, noItems } from '../../../content/cards/listSections.ts';
import {
  ALL_LIMIT,
  type CardEntry,
  type ContentType,
  type EntryOf,
  fieldsOf,
  type SectionEntry,
} from '../../../content/model/registry.ts';
import type { Latest } from '../../../content/pageModel.ts';
import type { CityClock } from '../../../content/time/clock.ts';
import { isShown, timeState } from '../../../content/time/timeState.ts';
import { instantOf } from '../../../content/time/zonedTime.ts';
import type { ListQuery } from '../../contentful/listCall.ts';
import { typesIn } from '../render/shownCardTypes.ts';
import type { LoadRequest } from './loader.ts';

/** Content types with listings. */
export type ListedType =
  | 'artCulture'
  | 'brandPavilion'
  | 'dining'
  | 'event'
  | 'eventDetailPage'
  | 'news'
  | 'service'
  | 'specialOffer'
  | 'indexDetailPage'
  | 'mediaCenterDetailPage';

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

/**
 * The entries of some types with the fields of cards, without those that have expired, and each address once
 * (docs/rules.md#one-entry-an-address).
 */
export async function listedEntries<Type extends ListedType>(
  { content, visit }: Pick<LoadRequest, 'content' | 'visit'>,
  ...types: readonly Type[]
): Promise<readonly EntryOf<Type>[]> {
  content.expectCards(types);
  const [{ clock, city }, ...lists] = await Promise.all([
    visit,
    ...types.map((type) => content.list(type, listing(type))),
  ]);
  const shown = lists.flatMap(({ entries }) => entries).filter((entry) => isShown(entry, clock));
  return onePerAddress(shown, entryAddress, city);
}

/** An entry's displayed date in milliseconds; 0 without one. */
function dated(entry: CardEntry, timeZone: string): number {
  const { displayDate, startDate } = periodOf(entry);
  return instantOf(displayDate || startDate, timeZone) ?? 0;
}

/** Entries in ascending order of a number that is computed once for each. */
function sortedBy<Entry>(entries: readonly Entry[], rank: (entry: Entry) => number): readonly Entry[] {
  const ranked = entries.map((entry) => ({ entry, rank: rank(entry) }));
  return ranked.toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank)).map(({ entry }) => entry);
}

/**
 * Items for sections without chosen items; loaded only for pages with such a section (docs/rules.md#list-sections). Slow
 * items are streamed after the page, which is then not cached.
 */
export async function latestItems(request: LoadRequest, sections: readonly PageSection[]): Promise<{ latest: Latest }> {
  request.content.expectCards(typesIn(sections));
  const loading = loadLatest(request, sections);
  const latest = await request.soon(loading);
  if (latest) return { latest };
  request.content.noteGap();
  return { latest: loading.catch(() => noItems) };
}

type PageSection = { readonly contentType: ContentType } | SectionEntry;

async function loadLatest(request: LoadRequest, sections: readonly PageSection[]): Promise<LatestItems> {
  const wants = (type: 'eventListComponent' | 'newsListComponent' | 'serviceListComponent'): boolean =>
    sections.some((section) => section.contentType === type && 'items' in section && section.items.length === 0);
  const [happenings, news, services] = await Promise.all([
    wants('eventListComponent') ? listedEntries(request, 'event', 'eventDetailPage') : [],
    wants('newsListComponent') ? listedEntries(request, 'news') : [],
    wants('serviceListComponent') ? listedEntries(request, 'service') : [],
  ]);
  const { clock } = await request.visit;
  const { timeZone } = clock;
  const newestFirst = <Entry extends CardEntry>(entries: readonly Entry[]): readonly Entry[] =>
    sortedBy(entries, (entry) => -dated(entry, timeZone));
  return {
    event: recommended(happenings, clock),
    news: newestFirst(news),
    service: sortedBy(services, ({ isFeatured }) => (isFeatured ? 0 : 1)),
  };
}

/** Current items first, then what begins soonest, then what ended last. */
function recommended(entries: readonly CardEntry[], clock: CityClock): readonly CardEntry[] {
  const rank = (entry: CardEntry): number => {
    const { startDate, endDate } = periodOf(entry);
    const start = instantOf(startDate, clock.timeZone) ?? 0;
    const byState = {
      current: Number.NEGATIVE_INFINITY,
      upcoming: start,
      past: Number.MAX_SAFE_INTEGER - (instantOf(endDate, clock.timeZone) ?? start),
    };
    return byState[timeState(periodOf(entry), clock)];
  };
  return sortedBy(entries, rank);
}
