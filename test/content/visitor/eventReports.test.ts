import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type AnalyticsEvent, analyticsEvent } from '../../../content/visitor/analyticsEvents.ts';
import {
  CHINA_EVENTS_PATH,
  EVENTS_PATH,
  eventsPath,
  isOutbound,
  pointOf,
  profileOf,
  promotionId,
} from '../../../content/visitor/eventReports.ts';

const domains = ['meridian.example', 'meridian-china.example'];

test.each<[AnalyticsEvent, string, string, number]>([
  [{ event: 'pageLoad', path: '/en/sydney' }, '/en/sydney', '', 1],
  [{ event: 'pageLeave', seconds: 42 }, '', '', 42],
  [{ event: 'clickRegistration', type: 'Loyalty Registration' }, 'Loyalty Registration', '', 1],
  [{ event: 'clickRegistration', type: 'Log-in' }, 'Log-in', '', 1],
  [{ event: 'clickBookNow', contentName: 'Skin reading' }, 'Skin reading', '', 1],
  [{ event: 'socialShare', action: 'Follow', network: 'instagram' }, 'instagram', 'Follow', 1],
  [{ event: 'outboundLinkClick', url: 'https://elsewhere.example/' }, 'https://elsewhere.example/', '', 1],
  ...['watches', 'e\u0301'.repeat(21), 'ที่'.repeat(21)].map((keyword): [AnalyticsEvent, string, string, number] => [
    { event: 'virtualPageView', keyword, resultCount: 7 },
    keyword,
    '',
    7,
  ]),
  [{ event: 'promotionView', id: 'home_event_2_1', name: 'Night garden' }, 'home_event_2_1', 'Night garden', 1],
  [{ event: 'promotionClick', id: 'home_event_2_1', name: 'Night garden' }, 'home_event_2_1', 'Night garden', 1],
  [profileOf(true), 'member', 'logged in', 1],
  [profileOf(false), 'not member', 'not logged in', 1],
  [{ event: 'travelType', travelType: 'domestic', city: 'hawaii' }, 'domestic', 'hawaii', 1],
  [{ event: 'webVital', metric: 'CLS', value: 0.01, connection: '4g' }, 'CLS', '4g', 0.01],
])('$event is an event of the table with a data point', (event, detail, more, value) => {
  expect(v.parse(analyticsEvent, event)).toEqual(event);
  expect(pointOf(event)).toEqual({ detail, more, value });
});

test.each([
  { event: 'unknown' },
  { event: 'pageLoad' },
  { event: 'pageLeave', seconds: -1 },
  { event: 'clickRegistration', type: 'Other' },
  { event: 'socialShare', action: 'Like', network: 'x' },
  { event: 'webVital', metric: 'TTFB', value: 1 },
  { event: 'webVital', metric: 'LCP', value: Number.POSITIVE_INFINITY },
  { event: 'clickBookNow', contentName: 'x'.repeat(201) },
  {},
])('%j is none', (event) => {
  expect(v.safeParse(analyticsEvent, event).success).toBe(false);
});

test('an address has 2048 characters at most', () => {
  const isEvent = (path: string): boolean => v.safeParse(analyticsEvent, { event: 'pageLoad', path }).success;
  expect([isEvent('x'.repeat(2048)), isEvent('x'.repeat(2049))]).toEqual([true, false]);
});

test('a promotion’s id is page type, content type, parent index and position', () => {
  expect(promotionId({ page: 'home', contentType: 'specialOffer', parent: 3, position: 2 })).toBe(
    'home_specialOffer_3_2',
  );
});

describe('links', () => {
  test.each([
    ['https://elsewhere.example/', true],
    ['https://meridian.example/', false],
    ['https://shop.meridian.example/cart', false],
    ['https://www.meridian-china.example/', false],
    ['https://elsewhere.example/?u=https%3A%2F%2Fwww.meridian.example%2Fen%2Fsydney', false],
    ['https://meridian.elsewhere.example/', true],
    ['http://localhost:8787/en/sydney', false],
    ['mailto:hello@elsewhere.example', false],
    ['tel:+61299990000', false],
    ['https://[', false],
  ])('%s is outbound: %s', (href, outbound) => {
    expect(isOutbound(href, 'localhost', domains)).toBe(outbound);
  });

  test.each([
    ['www.meridian.example', EVENTS_PATH],
    ['localhost', EVENTS_PATH],
    ['www.meridian-china.example', CHINA_EVENTS_PATH],
  ])('events of %s go to %s', (host, path) => {
    expect(eventsPath(host, domains)).toBe(path);
  });
});
