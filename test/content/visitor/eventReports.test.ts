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

/** One of each event of the table. */
const events: readonly AnalyticsEvent[] = [
  { event: 'pageLoad', path: '/en/sydney' },
  { event: 'pageLeave', seconds: 42 },
  { event: 'clickRegistration', type: 'Loyalty Registration' },
  { event: 'clickRegistration', type: 'Log-in' },
  { event: 'clickBookNow', contentName: 'Skin reading' },
  { event: 'socialShare', action: 'Follow', network: 'instagram' },
  { event: 'outboundLinkClick', url: 'https://elsewhere.example/' },
  { event: 'virtualPageView', keyword: 'watches', resultCount: 7 },
  { event: 'virtualPageView', keyword: 'e\u0301'.repeat(21), resultCount: 21 },
  { event: 'virtualPageView', keyword: 'ที่'.repeat(21), resultCount: 21 },
  { event: 'promotionView', id: 'home_event_2_1', name: 'Night garden' },
  { event: 'promotionClick', id: 'home_event_2_1', name: 'Night garden' },
  profileOf(true),
  profileOf(false),
  { event: 'travelType', travelType: 'domestic', city: 'hawaii' },
  { event: 'webVital', metric: 'CLS', value: 0.01, connection: '4g' },
];

test.each(events)('$event is an event of the table with a data point', (event) => {
  expect(v.parse(analyticsEvent, event)).toEqual(event);
  expect(Number.isFinite(pointOf(event).value)).toBe(true);
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

test('the anonymous are marked as not member and not logged in', () => {
  expect(profileOf(false)).toEqual({ event: 'profile', membership: 'not member', login: 'not logged in' });
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
    ['https://notmeridian.example/', true],
    ['https://meridian.example.elsewhere.example/', true],
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
