import { describe, expect, test } from 'vitest';
import type { EntryOf } from '../../../content/model/registry.ts';
import { matchPage } from '../../../content/pages.ts';
import { unreadOf } from '../../../content/shell/arrival.ts';
import { isAnnouncementRead } from '../../../content/shell/beforePaint.ts';
import {
  announcedAt,
  barAnnouncements,
  isAnnounced,
  newestTimes,
  pageNotifications,
} from '../../../content/shell/notices.ts';
import { createClock } from '../../../content/time/clock.ts';

const clock = createClock({ now: new Date('2026-06-15T02:00:00Z'), timeZone: 'Australia/Sydney' });
const item = (id: string, period: { startDate?: string; endDate?: string; displayDate?: string }) => ({
  id,
  createdAt: '2026-01-01T00:00:00Z',
  ...period,
});

describe('the bar', () => {
  const items = [
    item('plain', {}),
    item('older', { startDate: '2026-06-10T10:00' }),
    item('newer', { startDate: '2026-06-14T10:00' }),
    item('over', { startDate: '2026-05-01', endDate: '2026-05-10' }),
    item('ahead', { startDate: '2026-07-01T10:00' }),
  ];
  test('shows what has begun and has not ended, newest first', () => {
    expect(barAnnouncements(items, true, clock).map(({ id }) => id)).toEqual(['newer', 'older', 'plain']);
  });
  test('shows nothing while the global flag is off', () => {
    expect(barAnnouncements(items, false, clock)).toEqual([]);
  });
  test('shows nothing where there is nothing', () => {
    expect(barAnnouncements([], true, clock)).toEqual([]);
  });
});

test.each([
  ['announcement', '2026-07-01', false],
  ['announcement', '2026-06-10', true],
  ['event', '2026-07-01', true],
])('an %s of %s is for search engines: %s', (contentType, startDate, expected) => {
  expect(isAnnounced({ contentType, startDate }, clock)).toBe(expected);
});

test('what one city announces is timed beside what several do', () => {
  const at = (tags: readonly string[], startDate: string) => ({ ...item('a', { startDate }), tags });
  const items = [
    at(['global'], '2026-06-10T10:00'),
    at(['sydney', 'paris'], '2026-06-11T10:00'),
    at(['sydney'], '2026-06-12T10:00'),
    at(['sydney'], '2026-06-09T10:00'),
  ];
  expect(newestTimes(items, clock)).toEqual(['2026-06-11', '2026-06-12'].map((day) => Date.parse(`${day}T00:00:00Z`)));
  expect(newestTimes([], clock)).toEqual([0, 0]);
});

test('a date without a zone is the city’s own', () => {
  expect(announcedAt(item('a', { startDate: '2026-06-14T10:00' }), clock)).toBe(Date.parse('2026-06-14T00:00:00Z'));
});

test.each([
  ['read after it was announced', '1000 500', [2000, 2000], true],
  ['something newer was announced since', '3000 0', [2000, 2000], false],
  ['only all cities have announced', '1000 0', [2000, undefined], true],
  ['closed in another city, this one has announced before', '1000 500', [2000, undefined], false],
  ['this city has announced since', '0 3000', [4000, 2000], false],
  ['never closed', '1000 0', [undefined, undefined], false],
])('%s', (_, announced, readAt, isRead) => {
  expect(isAnnouncementRead(announced, readAt)).toBe(isRead);
});

type Position = EntryOf<'notification'>['popupPosition'][number];
const at = (contentType: Position['contentType'], slug: string) => ({
  id: `${contentType}-${slug}`,
  contentType,
  slug,
});

/** Only what the rule looks at: where a notification stands. */
const notification = (id: string, ...popupPosition: readonly ReturnType<typeof at>[]) => ({ id, popupPosition });
const positioned = [
  notification('for offer', at('specialOffer', 'old-vines-pair'), at('homePage', '')),
  notification('general'),
  notification('for brands', at('brandListPage', 'brands')),
  notification('newer for home', at('homePage', 'home')),
  notification('for the site’s own pages', at('basicPage', 'select-destination'), at('basicPage', 'searching')),
];

test.each([
  [[], ['for offer', 'newer for home', 'general']],
  [
    ['special-offers', 'old-vines-pair'],
    ['for offer', 'general'],
  ],
  [['special-offers', 'another'], ['general']],
  [
    ['brand', 'listing'],
    ['for brands', 'general'],
  ],
  [['brand'], ['for brands', 'general']],
  [['select-destination'], ['for the site’s own pages', 'general']],
  [
    ['searching', 'gin'],
    ['for the site’s own pages', 'general'],
  ],
])('on %j', (path, expected) => {
  expect(pageNotifications(positioned, matchPage(path)).map(({ id }) => id)).toEqual(expected);
});

test('the page of an entry has its notification at every address', () => {
  const onTerms = [notification('for terms', at('pptcPage', 'offers')), notification('general')];
  const idsAt = (path: readonly string[], entryId: string) =>
    pageNotifications(onTerms, matchPage(path), entryId).map(({ id }) => id);
  expect(idsAt(['offers'], 'pptcPage-offers')).toEqual(['for terms', 'general']);
  expect(idsAt(['offers'], 'basicPage-offers')).toEqual(['general']);
});

test('a notification for pages that are gone stands on no page', () => {
  const gone = { ...notification('gone'), gone: ['popupPosition'] };
  expect(pageNotifications([gone, notification('general')], matchPage([])).map(({ id }) => id)).toEqual(['general']);
});

test.each([
  [['own', 'general'], [], 'own'],
  [['own', 'general'], ['own'], 'general'],
  [['own', 'general'], ['general', 'own'], undefined],
  [[], ['own'], undefined],
])('notifications of %j with %j read: %s', (ids, readIds, expected) => {
  expect(unreadOf(ids, readIds)).toBe(expected);
});
