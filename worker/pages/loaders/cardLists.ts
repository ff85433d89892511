import { cardFields, periodOf } from '../../../content/cards/cards.ts';
import { type LatestItems, noItems } from '../../../content/cards/listSections.ts';
import {
  ALL_LIMIT,
  type CardEntry,
  type ContentType,
  fieldsOf,
  type SectionEntry,
} from '../../../content/model/registry.ts';
import type { Latest } from '../../../content/pageModel.ts';
import { isShown, type Period, timeState } from '../../../content/time/timeState.ts';
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
    fields: fieldsOf(type, cardFields),
  };
}

/** A type's entries with the fields of cards, without those that have expired. */
export async function listedEntries<Type extends ListedType>(
  { content, visit }: Pick<LoadRequest, 'content' | 'visit'>,
  type: Type,
) {
  content.expectCards([type]);
  const { entries } = await content.list(type, listing(type));
  return entries.filter((entry) => isShown(periodOf(entry), visit.clock));
}

/** Sections stay the same objects while their content is cached; walking through one is slow. */
const knownPeriods = new WeakMap<object, readonly Period[]>();

/** The dates of a section and of the items that an editor chose for it. */
function chosenPeriods(section: object): readonly Period[] {
  const periods = knownPeriods.get(section) ?? [section, ...Object.values(section).flat()].filter(isPeriod);
  knownPeriods.set(section, periods);
  return periods;
}

function isPeriod(value: unknown): value is Period {
  return typeof value === 'object' && value !== null && 'startDate' in value;
}

/** An entry's displayed date in milliseconds; 0 without one. */
function dated(entry: CardEntry, timeZone: string): number {
  const { displayDate, startDate } = periodOf(entry);
  return instantOf(displayDate || startDate, timeZone) ?? 0;
}

/** Entries in ascending order of a number that is computed once for each. */
function sortedBy<Entry>(entries: readonly Entry[], rank: (entry: Entry) => number): readonly Entry[] {
  const ranked = entries.map((entry) => ({ entry, rank: rank(entry) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

/**
 * Items for sections without chosen items; loaded only for pages with such a section (docs/rules.md#list-sections). Slow
 * items are streamed after the page, which is then not cached.
 */
export async function latestItems(
  request: LoadRequest,
  sections: readonly PageSection[],
): Promise<{ latest: Latest; periods: readonly Period[] }> {
  const chosen = sections.flatMap(chosenPeriods);
  request.content.expectCards(typesIn(sections));
  const loading = loadLatest(request, sections);
  const loaded = await request.soon(loading);
  if (loaded) return { latest: loaded.latest, periods: [...loaded.periods, ...chosen] };
  request.content.noteGap();
  return { latest: loading.then(({ latest }) => latest).catch(() => noItems), periods: chosen };
}

type PageSection = { readonly contentType: ContentType } | SectionEntry;

async function loadLatest(
  request: LoadRequest,
  sections: readonly PageSection[],
): Promise<{ latest: LatestItems; periods: readonly Period[] }> {
  const wants = (type: 'eventListComponent' | 'newsListComponent' | 'serviceListComponent'): boolean =>
    sections.some((section) => section.contentType === type && 'items' in section && section.items.length === 0);
  const [events, slottedEvents, news, services] = await Promise.all([
    wants('eventListComponent') ? listedEntries(request, 'event') : [],
    wants('eventListComponent') ? listedEntries(request, 'eventDetailPage') : [],
    wants('newsListComponent') ? listedEntries(request, 'news') : [],
    wants('serviceListComponent') ? listedEntries(request, 'service') : [],
  ]);
  const happenings = [...events, ...slottedEvents];
  const { timeZone } = request.visit.clock;
  const newestFirst = <Entry extends CardEntry>(entries: readonly Entry[]): readonly Entry[] =>
    sortedBy(entries, (entry) => -dated(entry, timeZone));
  return {
    periods: [...happenings, ...news].map(periodOf),
    latest: {
      event: recommended(happenings, request.visit.clock.timeZone),
      news: newestFirst(news),
      service: sortedBy(services, ({ isFeatured }) => (isFeatured ? 0 : 1)),
    },
  };

  function recommended(entries: readonly CardEntry[], zone: string): readonly CardEntry[] {
    const now = request.visit.clock.now.getTime();
    const distance = (entry: CardEntry): number => {
      const { startDate, endDate } = periodOf(entry);
      const start = instantOf(startDate, zone) ?? now;
      // Current first, then upcoming, then past.
      const byState = { current: 0, upcoming: start - now, past: now + (now - (instantOf(endDate, zone) ?? start)) };
      return byState[timeState(periodOf(entry), request.visit.clock)];
    };
    return sortedBy(entries, distance);
  }
}
