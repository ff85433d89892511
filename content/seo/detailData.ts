import type { Visit } from '../address/visit.ts';
import { isSoldOut } from '../cards/seats.ts';
import type { DetailEntry, EntryOf } from '../model/registry.ts';
import { shortened } from '../shortened.ts';
import { isoText } from '../time/localTime.ts';
import type { Period } from '../time/period.ts';
import { timeState } from '../time/timeState.ts';
import { endsBeforeStart, instantOf, isWholeDay } from '../time/zonedTime.ts';
import { context, type Publisher, pictureOf, postalAddress, type StructuredData, withoutEmpty } from './headData.ts';
import { openingSpecifications } from './openingData.ts';

/** Search engines show no longer headline. */
const HEADLINE_LENGTH = 110;

/** Whether there are seats, for an event that says so; who comes by invitation buys none. */
function seatOffer(
  event: EntryOf<'event' | 'eventDetailPage'>,
  of: { readonly name: string; readonly url: string },
  clock: Visit['clock'],
): StructuredData | undefined {
  const { seatsTotal, seatsLeft, admission } = event;
  const isFull = isSoldOut(event, clock);
  if (!isFull && (admission === 'by invitation' || (seatsTotal ?? seatsLeft) === undefined)) return undefined;
  const availability = `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}`;
  return { '@type': 'Offer', ...of, availability };
}

/** The seats of an event that is not over (docs/rules.md#event-seats). */
function seatData(
  event: EntryOf<'event' | 'eventDetailPage'>,
  of: { readonly name: string; readonly url: string },
  clock: Visit['clock'],
): StructuredData {
  return {
    maximumAttendeeCapacity: event.seatsTotal,
    // Seats of one day are not those of an event of several.
    remainingAttendeeCapacity: event.seatsDay ? undefined : event.seatsLeft,
    offers: seatOffer(event, of, clock),
  };
}

/** A day as it is written, a moment in UTC. */
function dayOrInstant(text: string | undefined, timeZone: string): string | undefined {
  if (text && isWholeDay(text)) return text;
  const instant = instantOf(text, timeZone);
  return instant === undefined ? undefined : isoText(instant);
}

/**
 * What an item is in Schema.org's vocabulary, under its title and address; undefined where it is nothing of its own
 * (docs/rules.md#structured-data).
 */
export function detailData(
  entry: DetailEntry,
  visit: Visit,
  { title, url }: { readonly title: string; readonly url: string },
  publisher: Publisher,
): StructuredData | undefined {
  const { timeZone } = visit.clock;
  const at = (text: string | undefined): string | undefined => dayOrInstant(text, timeZone);
  const endOf = (period: Period): string | undefined =>
    endsBeforeStart(period, timeZone) ? undefined : at(period.endDate);
  const organization = { '@type': 'Organization', name: publisher.name, url: publisher.home };
  const place = (name: string): StructuredData => ({
    '@type': 'Place',
    name: name || publisher.name,
    address: postalAddress(visit, publisher),
  });
  const common = {
    ...context,
    name: title,
    description: entry.description,
    url,
    image: pictureOf(entry, visit),
  };
  switch (entry.contentType) {
    case 'event':
    case 'eventDetailPage': {
      const startDate = at(entry.startDate) ?? at(entry.displayDate);
      // An event without a date is none for search engines.
      if (startDate === undefined) return undefined;
      return withoutEmpty({
        ...common,
        '@type': 'Event',
        startDate,
        endDate: endOf(entry),
        eventStatus: 'https://schema.org/EventScheduled',
        location: place(entry.location),
        organizer: organization,
        ...(timeState(entry, visit.clock) !== 'past' && seatData(entry, { name: title, url }, visit.clock)),
      });
    }
    case 'specialOffer':
    case 'indexDetailPage':
      return withoutEmpty({
        ...common,
        '@type': 'Offer',
        validFrom: at(entry.startDate),
        validThrough: endOf(entry),
        availableAtOrFrom: place(entry.location),
        offeredBy: organization,
      });
    case 'news':
    case 'mediaCenterDetailPage':
      return withoutEmpty({
        ...common,
        '@type': 'NewsArticle',
        headline: shortened(title, HEADLINE_LENGTH),
        datePublished: at(entry.displayDate) ?? at(entry.startDate) ?? entry.createdAt,
        dateModified: at(entry.updatedAt) ?? entry.sysUpdatedAt,
        author: organization,
        publisher: { ...organization, logo: `${visit.origin}/icon-512.png` },
      });
    case 'dining':
      return withoutEmpty({
        ...common,
        '@type': 'Restaurant',
        address: postalAddress(visit, publisher, entry.location),
        servesCuisine: entry.cuisine,
        openingHoursSpecification: openingSpecifications(entry.hours, visit.clock),
        parentOrganization: organization,
      });
    case 'service':
      return withoutEmpty({
        ...common,
        '@type': 'Service',
        provider: organization,
        hoursAvailable: openingSpecifications(entry.hours, visit.clock),
      });
    case 'brandPavilion':
      return withoutEmpty({ ...common, '@type': 'Brand', logo: pictureOf({ media: entry.logo }, visit) });
    case 'artCulture':
      return withoutEmpty({
        ...common,
        '@type': 'VisualArtwork',
        creator: entry.artist ? { '@type': 'Person', name: entry.artist } : undefined,
        contentLocation: place(entry.location),
      });
  }
}
