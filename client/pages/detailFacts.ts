import type { Visit } from '../../content/address/visit.ts';
import { seatsText } from '../../content/cards/seats.ts';
import { brandName } from '../../content/model/brands.ts';
import { markedLike, unmarked } from '../../content/model/provenance.ts';
import type { DetailEntry, EntryOf } from '../../content/model/registry.ts';
import { dateTextOf, periodText } from '../../content/time/dateText.ts';
import { timeState } from '../../content/time/timeState.ts';
import type { Fact } from '../parts/Facts.tsx';
import { openingFact } from '../parts/OpeningTimes.tsx';

/**
 * How an item's page is composed: `split` the picture after its title and dates, `mirrored` before them, both with facts
 * beside the text; `plate` title, then the picture from edge to edge with nothing beside it; `article` headline, picture
 * and one column of text.
 */
type DetailForm = 'split' | 'mirrored' | 'plate' | 'article';

/** The form of each kind of item. */
export const formOf = {
  artCulture: 'plate',
  brandPavilion: 'mirrored',
  dining: 'mirrored',
  event: 'split',
  eventDetailPage: 'split',
  news: 'article',
  service: 'mirrored',
  specialOffer: 'split',
  indexDetailPage: 'split',
  mediaCenterDetailPage: 'article',
} as const satisfies Record<DetailEntry['contentType'], DetailForm>;

type WrittenFact = Fact & { readonly value: string };

interface DetailFacts {
  /** The fact that the opening shows, set large: when it is, or when it was published. */
  readonly when: WrittenFact | undefined;
  /**
   * All others in a fixed order: when, where, by which brand. Empty facts, and what the opening says, are left out
   * (docs/rules.md#detail-facts).
   */
  readonly facts: readonly Fact[];
}

/** An item's facts. */
export function factsOf(entry: DetailEntry, visit: Visit): DetailFacts {
  const all: readonly WrittenFact[] = [
    ...timeFacts(entry, visit),
    { name: 'factFrequency', value: entry.frequency, field: 'frequency' },
    { name: 'factStatus', value: entry.status, field: 'status' },
    ...otherFacts(entry, visit),
  ];
  const facts = all.filter(({ value }) => value !== '');
  const form: DetailForm = formOf[entry.contentType];
  const when =
    form === 'split' || form === 'article'
      ? facts.find(({ name }) => name === 'factDates' || name === 'factPublished')
      : undefined;
  const hours = 'hours' in entry ? openingFact(entry.hours, entry, { hasState: false }) : undefined;
  return {
    when,
    facts: [
      ...(hours ? [hours] : []),
      ...facts.filter(({ value }) => !when || unmarked(value) !== unmarked(when.value)),
    ],
  };
}

/** An event's seats in words; empty once it is over. */
export function seatsOf(event: EntryOf<'event' | 'eventDetailPage'>, visit: Visit): string {
  return timeState(event, visit.clock) === 'past' ? '' : markedLike(seatsText(event, visit), event.title);
}

/** Where an item is, in its editor's words. */
export function placeOf(entry: DetailEntry): string {
  return 'location' in entry ? entry.location : '';
}

/** Returns true for kinds whose opening says where they are. */
export function hasPlaceAbove({ contentType }: DetailEntry): boolean {
  const form: DetailForm = formOf[contentType];
  return form === 'split' || form === 'mirrored';
}

function timeFacts(entry: DetailEntry, visit: Visit) {
  const { clock, language } = visit;
  switch (entry.contentType) {
    case 'event':
    case 'eventDetailPage':
      return [{ name: 'factDates', value: periodText(entry, clock, language) }] as const;
    case 'artCulture':
    case 'specialOffer':
    case 'indexDetailPage':
      return [
        { name: 'factDates', value: entry.startDate || entry.endDate ? periodText(entry, clock, language) : '' },
        { name: 'factTime', value: entry.time, field: 'time' },
      ] as const;
    case 'news':
    case 'mediaCenterDetailPage':
      return [
        { name: 'factPublished', value: dateTextOf(entry.displayDate, clock, language) },
        { name: 'factDates', value: entry.startDate ? periodText(entry, clock, language) : '' },
        { name: 'factTime', value: entry.time, field: 'time' },
      ] as const;
    case 'dining':
    case 'brandPavilion':
    case 'service':
      return [];
  }
}

function otherFacts(entry: DetailEntry, { language }: Visit) {
  const brand =
    'brand' in entry && entry.contentType !== 'brandPavilion' && entry.brand
      ? brandName({ brand: entry.brand, title: '' }, language)
      : '';
  return [
    { name: 'factPlace', value: hasPlaceAbove(entry) ? '' : placeOf(entry), field: 'location' },
    { name: 'factBrand', value: brand },
    { name: 'factCuisine', value: entry.contentType === 'dining' ? entry.cuisine : '', field: 'cuisine' },
  ] as const;
}
