import { expect, test } from 'vitest';
import { detailData } from '../../../content/seo/detailData.ts';
import { breadcrumbData } from '../../../content/seo/headData.ts';
import { entryOf, visit } from '../../support/content/read.ts';

const url = 'https://www.meridian.example/en/sydney/x';
const house = { name: 'Meridian Galleria Sydney', city: 'Sydney', home: 'https://www.meridian.example/en/sydney' };
const data = (entry: Parameters<typeof detailData>[0]) => detailData(entry, visit, { title: entry.title, url }, house);

test('an event tells its moments in one zone, and whole days as days', () => {
  const fields = { title: 'Tasting', startDate: '2026-06-15T10:00', endDate: '2026-06-16' };
  expect(data(entryOf('event', fields))).toMatchObject({
    '@type': 'Event',
    startDate: '2026-06-15T00:00:00.000Z',
    endDate: '2026-06-16',
  });
});

test('an offer is valid through its last day, and says nothing of what is not known', () => {
  const found = data(entryOf('specialOffer', { title: 'Two bottles', endDate: '2026-06-30' }));
  expect(found).toMatchObject({ '@type': 'Offer', name: 'Two bottles', validThrough: '2026-06-30' });
  expect(Object.keys(found ?? {})).not.toContain('validFrom');
});

test('news was published on the date that it shows, otherwise when it was written', () => {
  expect(data(entryOf('news', { displayDate: '2026-06-01' }))).toMatchObject({ datePublished: '2026-06-01' });
  expect(data(entryOf('news', {}))).toMatchObject({ datePublished: '2026-01-01T00:00:00Z' });
});

test('an event without a date is none, and one with a date has a place with an address', () => {
  expect(data(entryOf('event', { title: 'Tasting' }))).toBeUndefined();
  expect(data(entryOf('event', { title: 'Tasting', startDate: '2026-06-16', location: 'West Hall' }))).toMatchObject({
    location: { name: 'West Hall', address: { addressLocality: 'Sydney', addressCountry: 'AU' } },
  });
});

test('a trail counts its steps from one', () => {
  expect(breadcrumbData([{ name: 'Home', url }])).toMatchObject({
    itemListElement: [{ position: 1, name: 'Home', item: { '@id': url } }],
  });
});
