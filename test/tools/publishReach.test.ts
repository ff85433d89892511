import { describe, expect, test } from 'vitest';
import { createClock } from '../../content/time/clock.ts';
import { missingBefore, newTextOf, unpublishable, unreachable } from '../../tools/editors/publishReach.ts';

const clock = createClock({ now: new Date('2026-06-15T02:00:00.000Z'), timeZone: 'Australia/Sydney' });

test.each([
  [{}, undefined],
  [{ startDate: '2027-01-01T10:00' }, undefined],
  [{ endDate: '2026-06-15T00:01' }, undefined],
  [{ endDate: '2026-06-15T00:00' }, 'ended on June 15, 2026, removed after expiry'],
  [{ endDate: '2026-01-01T10:00', removedAfterExpired: false }, undefined],
  [{ archivedAt: '2026-06-01T10:00', removedAfterExpired: false }, 'archived on June 1, 2026'],
  [{ withoutDetail: true }, 'without detail page'],
  [{ endDate: 7, withoutDetail: 'yes' }, undefined],
])('an entry with %j is not reached: %s', (fields, reason) => {
  expect(unreachable(fields, clock)).toBe(reason);
});

test.each([
  ['event', { title: 'Tea', slug: 'tea' }, 'en-US', undefined],
  ['event', { title: '', slug: 'tea' }, 'en-US', 'title is required and empty in en-US'],
  ['event', { title: ' ', slug: 'tea' }, 'zh-CN', 'title is required and empty in zh-CN'],
  ['event', { title: null, slug: 'tea' }, 'en-US', 'title is required and empty in en-US'],
  ['event', { title: null, slug: 'tea' }, 'zh-CN', undefined],
  ['event', { title: 'Tea' }, 'en-US', 'slug is required and empty in en-US'],
  ['event', { title: 'Tea', slug: 'a/b' }, 'en-US', 'slug can’t be used in en-US: "a/b"'],
  ['event', { title: 'Tea', slug: 'tea', media: [{ sys: { linkType: 'Asset', id: 'a' } }] }, 'en-US', undefined],
  ['redirect', { title: 'r', source: '' }, 'en-US', 'source is required and empty in en-US'],
  ['unheardOf', {}, 'en-US', undefined],
])('of a type %s the fields %j in %s: %s', (type, fields, locale, fault) => {
  expect(unpublishable(type, fields, locale)).toBe(fault);
});

describe('a page before the change', () => {
  const page = { status: 200, text: '<h1>Tea at dusk</h1>', field: 'title', value: 'Tea at dusk', changed: ['title'] };
  test.each([
    ['shows the entry', page, undefined],
    ['shows another title', { ...page, text: '<h1>Closed</h1>' }, /does not show the entry's title .*“Tea at dusk”/],
    ['is not there', { ...page, status: 404 }, /answers 404 before the change/],
    ['knows nothing of a draft', { ...page, status: 404, value: undefined }, undefined],
    ['will show what is placed there only now', { ...page, status: 404, changed: ['title', 'endDate'] }, undefined],
  ])('that %s', (_, before, reason) => {
    expect(missingBefore(before)).toEqual(reason && expect.stringMatching(reason));
  });
});

test('a change is known by the first text that a page would show', () => {
  expect(
    newTextOf([
      ['endDate', '2030-01-01'],
      ['isFeatured', true],
      ['title', 'New'],
    ]),
  ).toBe('New');
  expect(newTextOf([['endDate', '2030-01-01']])).toBeUndefined();
});
