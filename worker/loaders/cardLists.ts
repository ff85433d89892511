import { noItems } from '../../content/cards/cardLists.ts';
import { type CardEntry, periodOf } from '../../content/cards/cards.ts';
import { ALL_LIMIT, type ContentType, fieldsOf } from '../../content/model/registry.ts';
import type { Latest, LatestItems, SectionEntry } from '../../content/pageModel.ts';
import { isShown, type Period, periodFields } from '../../content/time/timeState.ts';
import { instantOf } from '../../content/time/zonedTime.ts';
import type { ListQuery } from '../content/listCall.ts';
import type { LoadRequest } from './loader.ts';

/** Content types whose entries are listed by the site. */
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

/** Enough for categories, labels, brand and call to action of a card. */
const CARD_DEPTH = 2;

/** Fields that a card is made of; a content type delivers those that it has. */
const cardFields: readonly string[] = [
  'title',
  'slug',
  'description',
  'category',
  'media',
  'mediaThumbnail',
  'videoCoverImage',
  'isFeatured',
  'withoutDetail',
  'cta',
  'booking',
  'externalLink',
  'internalLink',
  'innerLink',
  'brand',
  'label',
  'childrenBrands',
  ...periodFields,
  'time',
  'frequency',
  'status',
  'location',
  'artist',
];

/** The query for all entries of a type as far as cards need them: one for listings, sections and searching alike. */
export function listing(type: ListedType): ListQuery {
  return {
    include: CARD_DEPTH,
    limit: ALL_LIMIT,
    order: '-sys.updatedAt',
    fields: fieldsOf(type, cardFields),
  };
}

/** Entries of a type as far as cards need them, without those that visitors may not see any more. */
export async function listedEntries<Type extends ListedType>(
  { content, visit }: Pick<LoadRequest, 'content' | 'visit'>,
  type: Type,
) {
  const { entries } = await content.list(type, listing(type));
  return entries.filter((entry) => isShown(periodOf(entry), visit.clock));
}

/** Sections are read once as long as their content stays, and looking through one follows all of its links. */
const knownPeriods = new WeakMap<object, readonly Period[]>();

/** The dates of a section, where it is a time slot, and of the items that an editor chose for it. */
function chosenPeriods(section: object): readonly Period[] {
  const periods = knownPeriods.get(section) ?? [section, ...Object.values(section).flat()].filter(isPeriod);
  knownPeriods.set(section, periods);
  return periods;
}

function isPeriod(value: unknown): value is Period {
  return typeof value === 'object' && value !== null && 'startDate' in value;
}

/** When an entry is dated, by the date that it shows. */
function dated(entry: CardEntry, timeZone: string): number {
  const { displayDate, startDate } = periodOf(entry);
  return instantOf(displayDate || startDate, timeZone) ?? 0;
}

/** Entries by a number of each, which is worked out once; the smallest first. */
function sortedBy<Entry>(entries: readonly Entry[], rank: (entry: Entry) => number): readonly Entry[] {
  const ranked = entries.map((entry) => ({ entry, rank: rank(entry) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

/**
 * Items for sections that fill themselves: loaded only when the page has such a section. Those that are slow to come
 * follow the page, which is then this visitor's only.
 */
export async function latestItems(
  request: LoadRequest,
  sections: readonly PageSection[],
): Promise<{ latest: Latest; periods: readonly Period[] }> {
  const chosen = sections.flatMap(chosenPeriods);
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
      const end = instantOf(endDate, zone) ?? Number.POSITIVE_INFINITY;
      // What runs comes first, then what comes next, then what was.
      return start > now ? start - now : end >= now ? 0 : now + (now - end);
    };
    return sortedBy(entries, distance);
  }
}
