import { expect, test } from 'vitest';
import { shareLinks, shareMail } from '../../../content/address/shareLinks.ts';
import { directionsTarget } from '../../../content/directions.ts';
import { shownStatus } from '../../../content/shownStatus.ts';

const page = { url: 'https://www.meridian.example/en/sydney/service/a', title: 'Tea & honey?' };

test('Weibo is offered in Chinese only', () => {
  expect(shareLinks(page, 'en').map(({ network }) => network)).toEqual(['Facebook', 'LinkedIn']);
  expect(shareLinks(page, 'tc').map(({ network }) => network)).toEqual(['Facebook', 'LinkedIn', 'Weibo']);
});

test('address and title come through whole', () => {
  const [facebook] = shareLinks(page, 'en');
  expect(new URL(facebook?.href ?? '').searchParams.get('u')).toBe(page.url);
  const letter = new URL(shareMail(page)).searchParams;
  expect([letter.get('subject'), letter.get('body')]).toEqual([page.title, `${page.title}\r\n${page.url}`]);
});

test('the way to a store is the editor’s link, otherwise a route to its place, otherwise none', () => {
  const visit = { domains: ['meridian.example'] };
  const location = { lat: -33.86, lon: 151.21 };
  expect(directionsTarget({ directionsLink: 'https://maps.meridian.example/x', location }, visit)).toEqual({
    kind: 'internal',
    href: 'https://maps.meridian.example/x',
  });
  expect(directionsTarget({ directionsLink: '', location }, visit)).toMatchObject({ kind: 'outbound' });
  expect(directionsTarget({ directionsLink: 'javascript:alert(1)', location: undefined }, visit)).toEqual({
    kind: 'none',
  });
});

test('503 is displayed as 404', () => {
  expect([404, 500, 503].map(shownStatus)).toEqual([404, 500, 404]);
});
