import { brandName } from '../../content/cards/brandNames.ts';
import type { DetailEntry, ListingKind } from '../../content/pageModel.ts';
import { dateText, hoursText, periodText } from '../../content/time/dateText.ts';
import { zonedMoment } from '../../content/time/zonedTime.ts';
import type { Visit } from '../../content/visit.ts';
import type { Fact } from '../parts/Facts.tsx';

/** The listing that a detail page belongs to. */
export const listingOf = {
  artCulture: 'artCulture',
  brandPavilion: 'brand',
  dining: 'dining',
  event: 'event',
  eventDetailPage: 'event',
  news: 'news',
  service: 'service',
  specialOffer: 'specialOffer',
  indexDetailPage: 'promotion',
  mediaCenterDetailPage: 'mediaCenter',
} as const satisfies Record<DetailEntry['contentType'], ListingKind>;

/** What is known of an item, in the order in which a visitor asks: when, where, whose. Empty facts are left out. */
export function factsOf(entry: DetailEntry, visit: Visit): readonly Fact[] {
  const facts: readonly { readonly name: Fact['name']; readonly value: string }[] = [
    ...timeFacts(entry, visit),
    ...otherFacts(entry, visit),
  ];
  return facts.filter(({ value }) => value !== '');
}

function timeFacts(entry: DetailEntry, visit: Visit) {
  const { clock, language } = visit;
  switch (entry.contentType) {
    case 'event':
    case 'eventDetailPage':
      return [
        { name: 'factDates', value: periodText(entry, clock, language) },
        { name: 'factTime', value: entry.time || hoursText(entry, clock) },
        { name: 'factFrequency', value: entry.frequency },
        { name: 'factStatus', value: entry.status },
      ] as const;
    case 'artCulture':
    case 'specialOffer':
    case 'indexDetailPage':
      return [
        { name: 'factDates', value: entry.startDate || entry.endDate ? periodText(entry, clock, language) : '' },
      ] as const;
    case 'news':
    case 'mediaCenterDetailPage': {
      const published = zonedMoment(entry.displayDate, clock.timeZone);
      return [
        { name: 'factPublished', value: published ? dateText(published, language) : '' },
        { name: 'factDates', value: entry.startDate ? periodText(entry, clock, language) : '' },
      ] as const;
    }
    case 'dining':
      return [
        { name: 'openingHours', value: entry.time },
        { name: 'factFrequency', value: entry.frequency },
      ] as const;
    case 'brandPavilion':
    case 'service':
      return [{ name: 'openingHours', value: entry.time }] as const;
  }
}

function otherFacts(entry: DetailEntry, { language }: Visit) {
  const place = 'location' in entry ? entry.location : '';
  const house =
    'brand' in entry && entry.contentType !== 'brandPavilion' && entry.brand
      ? brandName({ brand: entry.brand, title: '' }, language)
      : '';
  return [
    { name: 'factPlace', value: place },
    { name: 'factHouse', value: house },
    { name: 'factArtist', value: entry.contentType === 'artCulture' ? entry.artist : '' },
    { name: 'factCuisine', value: entry.contentType === 'dining' ? entry.cuisine : '' },
  ] as const;
}
