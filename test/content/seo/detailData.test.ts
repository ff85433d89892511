import { expect, test } from 'vitest';
import { cityClock } from '../../../content/address/visit.ts';
import { detailData } from '../../../content/seo/detailData.ts';
import { entryOf, linkTo, visit, written } from '../../support/content/read.ts';

const url = 'https://www.meridian.example/en/sydney/x';
const home = 'https://www.meridian.example/en/sydney';
const house = { name: 'Meridian Galleria Sydney', city: 'Sydney', home };
const data = (entry: Parameters<typeof detailData>[0], title = entry.title) =>
  detailData(entry, visit, { title, url }, house);

const picture = (name: string, kind = 'image') => ({
  secure_url: `https://assets.meridian.example/${name}.webp`,
  resource_type: kind,
});
const organization = { '@type': 'Organization', name: house.name, url: home };
const address = { '@type': 'PostalAddress', addressLocality: 'Sydney', addressCountry: 'AU' };
const place = { '@type': 'Place', name: house.name, address };
const common = { '@context': 'https://schema.org', name: 'Tea', url };
const hours = written('openingHours', 'hours', { title: 'Hours', weekly: ['Mo 10:00-20:00'] });
const open = [{ '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '10:00', closes: '20:00' }];

const scheduled = { eventStatus: 'https://schema.org/EventScheduled', organizer: organization };
const news = {
  ...{ '@type': 'NewsArticle', headline: 'Tea', author: organization },
  publisher: { ...organization, logo: 'https://www.meridian.example/icon-512.png' },
};
const offered = { '@type': 'Offer', availableAtOrFrom: place, offeredBy: organization };
const hall = { ...place, name: 'West Hall' };
const slots = { displayDate: '2026-06-15', location: 'West Hall', description: 'Leaves' };
const slotted = { '@type': 'Event', description: 'Leaves', startDate: '2026-06-15', location: hall, ...scheduled };
const plain = { '@type': 'Event', startDate: '2026-06-15', location: place, ...scheduled };
const mediaDates = { displayDate: '2026-06-01', updatedAt: '2026-06-02' };
const published = (day: string, update: string) => ({ ...news, datePublished: day, dateModified: update });
const sysDates = published('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z');
const table = { location: 'Level 2', cuisine: 'Japanese', hours: linkTo('hours') };
const restaurant = {
  ...{ '@type': 'Restaurant', servesCuisine: 'Japanese', openingHoursSpecification: open },
  ...{ address: { ...address, streetAddress: 'Level 2' }, parentOrganization: organization },
};
const service = { '@type': 'Service', provider: organization, hoursAvailable: open };
const artwork = { '@type': 'VisualArtwork', contentLocation: place };
const byStudio = { ...artwork, creator: { '@type': 'Person', name: 'The studio' } };
const tea = (type: Parameters<typeof detailData>[0]['contentType'], fields: Readonly<Record<string, unknown>> = {}) =>
  entryOf(type, { title: 'Tea', ...fields }, [hours]);

test.each<[string, Parameters<typeof detailData>[0], object]>([
  ['an event', tea('event', { startDate: '2026-06-15' }), plain],
  ['an event with time slots', tea('eventDetailPage', slots), slotted],
  ['an offer', tea('specialOffer', { startDate: '2026-06-01' }), { ...offered, validFrom: '2026-06-01' }],
  ['a promotion', tea('indexDetailPage', { endDate: '2026-06-30' }), { ...offered, validThrough: '2026-06-30' }],
  ['news', tea('news'), sysDates],
  [
    'news that began on a day',
    tea('news', { startDate: '2026-06-01' }),
    published('2026-06-01', '2026-01-02T00:00:00Z'),
  ],
  [
    'a service that is seen in a film',
    tea('service', { media: [picture('film', 'video')], videoCoverImage: [picture('still')] }),
    { '@type': 'Service', provider: organization, image: picture('still').secure_url },
  ],
  ['a media item', tea('mediaCenterDetailPage', mediaDates), published('2026-06-01', '2026-06-02')],
  ['a table', tea('dining', table), restaurant],
  ['a service', tea('service', { hours: linkTo('hours') }), service],
  [
    'a brand',
    tea('brandPavilion', { logo: [picture('logo')] }),
    { '@type': 'Brand', logo: picture('logo').secure_url },
  ],
  ['a work of art', tea('artCulture', { artist: 'The studio' }), byStudio],
  ['a work of nobody known', tea('artCulture'), artwork],
])('%s says what it is, and nothing that is not known', (_, entry, expected) => {
  expect(data(entry)).toEqual({ ...common, ...expected });
});

test('an event says its moments in one zone, and whole days as days', () => {
  const fields = { title: 'Tasting', startDate: '2026-06-15T10:00', endDate: '2026-06-16' };
  expect(data(entryOf('event', fields))).toMatchObject({
    '@type': 'Event',
    startDate: '2026-06-15T00:00:00.000Z',
    endDate: '2026-06-16',
  });
});

test('an end that lies before the start, on the same day too, is not said', () => {
  for (const endDate of ['2026-06-14', '2026-06-15T01:00'])
    expect(data(entryOf('event', { title: 'Tasting', startDate: '2026-06-15T18:00', endDate }))).not.toHaveProperty(
      'endDate',
    );
});

test('an end that is meant for never is a date that search engines can read', () => {
  const fields = { title: 'Tasting', startDate: '2026-06-15', endDate: '9999-12-31T23:59:59-10:00' };
  expect(data(entryOf('event', fields))).toMatchObject({ endDate: '9999-12-31T23:59:59.999Z' });
});

test('an event without a date is none', () => {
  expect(data(entryOf('event', { title: 'Tasting' }))).toBeUndefined();
});

const offer = (availability: string) => ({
  '@type': 'Offer',
  name: 'Tea',
  url,
  availability: `https://schema.org/${availability}`,
});

test.each<[object, object]>([
  [{}, {}],
  [
    { seatsTotal: 20, seatsLeft: 3 },
    { maximumAttendeeCapacity: 20, remainingAttendeeCapacity: 3, offers: offer('InStock') },
  ],
  [{ seatsTotal: 20 }, { maximumAttendeeCapacity: 20, offers: offer('InStock') }],
  [{ seatsLeft: 3 }, { remainingAttendeeCapacity: 3, offers: offer('InStock') }],
  [{ seatsLeft: 0 }, { remainingAttendeeCapacity: 0, offers: offer('SoldOut') }],
  [
    { seatsTotal: 20, seatsLeft: 0, seatsDay: '2026-06-15', endDate: '2026-06-16' },
    { maximumAttendeeCapacity: 20, offers: offer('InStock') },
  ],
  [
    { seatsTotal: 20, seatsLeft: 0, seatsDay: '2026-06-15' },
    { maximumAttendeeCapacity: 20, offers: offer('SoldOut') },
  ],
  [{ admission: 'sold out' }, { offers: offer('SoldOut') }],
  // Who comes by invitation buys no seat.
  [{ admission: 'by invitation', seatsTotal: 20 }, { maximumAttendeeCapacity: 20 }],
])('the seats of an event: %j', (fields, expected) => {
  const event = entryOf('event', { title: 'Tea', startDate: '2026-06-15', ...fields });
  const seats = ['maximumAttendeeCapacity', 'remainingAttendeeCapacity', 'offers'];
  const seatsOn = (day: string): object => {
    const clock = cityClock('sydney', new Date(`${day}T02:00:00Z`));
    const facts = detailData(event, { ...visit, clock }, { title: 'Tea', url }, house);
    return Object.fromEntries(Object.entries(facts ?? {}).filter(([name]) => seats.includes(name)));
  };
  expect(seatsOn('2026-06-15')).toEqual(expected);
  // A past event says nothing of seats.
  expect(seatsOn('2026-06-17')).toEqual({});
});

test('a picture is the item’s own, otherwise that of its card, never a film', () => {
  const image = (fields: object) => data(entryOf('news', { title: 'Tea', ...fields }))?.['image'];
  const card = [picture('card')];
  expect(image({ media: [picture('film', 'video'), picture('hall')], mediaThumbnail: card })).toContain('/hall.webp');
  expect(image({ media: [picture('film', 'video')], mediaThumbnail: card })).toContain('/card.webp');
  expect(image({})).toBeUndefined();
});

test('a headline ends after 110 characters, the longest that search engines show', () => {
  const headline = (length: number) => String(data(entryOf('news', {}), 'x'.repeat(length))?.['headline']).length;
  expect([headline(110), headline(111)]).toEqual([110, 110]);
});
