import * as v from 'valibot';
import { expect, test } from 'vitest';
import { analyticsEvent } from '../../../content/visitor/analyticsEvents.ts';
import { pointOf } from '../../../content/visitor/eventReports.ts';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { words } from '../../support/words.ts';

/** What visitors have stored already: another name would forget it. */
test('every value has its name', () => {
  const names = Object.values(storageKeys).map((key) => (typeof key === 'function' ? key('x') : key).name);
  expect(names.toSorted()).toEqual(
    words(`
      age-answer-x announcement-read-x chunk-reload cookie-consent departure-closed-x departure-location
      dfs-member-user flight-info-x language locale-redirect member-card notifications-read-x picker-closed-x
      preferred-path recent-searches travel-type-x
    `).toSorted(),
  );
});

test('what is read back is what the site would have stored', () => {
  const { language, notificationsRead, preferredPath } = storageKeys;
  expect([language.read('fr'), language.read(''), language.read(7)]).toEqual(['fr', undefined, undefined]);
  const notices = notificationsRead('en');
  expect([
    notices.read(['a', 'b']),
    notices.read([]),
    notices.read(['a', 7]),
    notices.read([7]),
    notices.read('a'),
  ]).toEqual([['a', 'b'], [], undefined, undefined, undefined]);
  expect([preferredPath.read('/en/sydney'), preferredPath.read('//evil.example')]).toEqual(['/en/sydney', undefined]);
});

test('an address has 2048 characters at most', () => {
  const isEvent = (path: string): boolean => v.safeParse(analyticsEvent, { event: 'pageLoad', path }).success;
  expect([isEvent('x'.repeat(2048)), isEvent('x'.repeat(2049))]).toEqual([true, false]);
});

test.each([
  [{ event: 'pageLoad', path: '/en' }, ['/en', '', 1]],
  [{ event: 'pageLeave', seconds: 42 }, ['', '', 42]],
  [{ event: 'clickRegistration', type: 'Log-in' }, ['Log-in', '', 1]],
  [{ event: 'clickBookNow', contentName: 'Tea' }, ['Tea', '', 1]],
  [{ event: 'socialShare', action: 'Follow', network: 'line' }, ['line', 'Follow', 1]],
  [{ event: 'outboundLinkClick', url: 'https://x.example/' }, ['https://x.example/', '', 1]],
  [{ event: 'virtualPageView', keyword: 'tea', resultCount: 7 }, ['tea', '', 7]],
  [{ event: 'promotionView', id: 'i', name: 'n' }, ['i', 'n', 1]],
  [{ event: 'promotionClick', id: 'i', name: 'n' }, ['i', 'n', 1]],
  [{ event: 'travelType', travelType: 'domestic', city: 'hawaii' }, ['domestic', 'hawaii', 1]],
] as const)('the data point of %j', (event, [detail, more, value]) => {
  expect(pointOf(event)).toEqual({ detail, more, value });
});
