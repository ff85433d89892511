import { publicPictureUrl } from './mediaUrl.ts';
import type { Media } from './model/media.ts';
import type { EntryOf } from './model/registry.ts';
import type { DetailEntry } from './pageModel.ts';
import { isWholeDay, zonedTime } from './time/zonedTime.ts';
import type { Visit } from './visit.ts';

/** A Schema.org object. */
export type StructuredData = Readonly<Record<string, unknown>>;

const context = { '@context': 'https://schema.org' };

/** The house itself, on every home page. */
export function organizationData(visit: Visit, name: string, home: string): StructuredData {
  return { ...context, '@type': 'Organization', name, url: home, logo: `${visit.origin}/icon-512.png` };
}

/** A trail of steps to the page, home first. */
export function breadcrumbData(steps: readonly { readonly name: string; readonly url: string }[]): StructuredData {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** A store with address, hours and place. */
export function storeData(store: EntryOf<'storeLocator'>, visit: Visit, url: string): StructuredData {
  return withoutEmpty({
    ...context,
    '@type': 'Store',
    name: store.title,
    description: store.description,
    url,
    telephone: store.phone,
    address: store.address,
    image: imageOf(store.media, visit),
    geo: store.location && { '@type': 'GeoCoordinates', latitude: store.location.lat, longitude: store.location.lon },
  });
}

/** What a detail page is about: event, offer, news article; nothing for other kinds. */
export function detailData(
  entry: DetailEntry,
  visit: Visit,
  url: string,
  publisher: string,
): StructuredData | undefined {
  const at = (text: string | undefined): string | undefined =>
    text && isWholeDay(text) ? text : zonedTime(text, visit.clock.timeZone)?.toISOString();
  const common = {
    ...context,
    name: entry.title,
    description: entry.description,
    url,
    image: imageOf(entry.media, visit),
  };
  switch (entry.contentType) {
    case 'event':
    case 'eventDetailPage':
      return withoutEmpty({
        ...common,
        '@type': 'Event',
        startDate: at(entry.startDate),
        endDate: at(entry.endDate),
        location: entry.location && { '@type': 'Place', name: entry.location },
        organizer: { '@type': 'Organization', name: publisher },
      });
    case 'specialOffer':
    case 'indexDetailPage':
      return withoutEmpty({
        ...common,
        '@type': 'Offer',
        validFrom: at(entry.startDate),
        validThrough: at(entry.endDate),
        offeredBy: { '@type': 'Organization', name: publisher },
      });
    case 'news':
      return withoutEmpty({
        ...common,
        '@type': 'NewsArticle',
        headline: entry.title,
        datePublished: at(entry.displayDate) ?? entry.createdAt,
        dateModified: entry.updatedAt,
        publisher: { '@type': 'Organization', name: publisher },
      });
    default:
      return undefined;
  }
}

/** The first picture on the site's own asset host: the host that editors see serves nobody else (content-pages §7). */
function imageOf(media: readonly Media[], { assets }: Visit): string | undefined {
  const picture = media.find(({ kind }) => kind === 'image');
  return picture && publicPictureUrl(picture.url, assets);
}

function withoutEmpty(data: StructuredData): StructuredData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== ''));
}
