import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CityClock, createClock, createClockRecord } from '../../../content/time/clock.ts';
import type { Period } from '../../../content/time/period.ts';
import {
  isArchived,
  isExpired,
  isShown,
  stateOfFilter,
  timeState,
  transition,
} from '../../../content/time/timeState.ts';

const timeZone = 'Australia/Sydney';
const sydney = (now: string) => createClock({ now: new Date(now), timeZone });
/** The moment at which the rules next say something else of an item; undefined for none. */
function nextChange(period: Period, now: number, shownForDays?: CityClock['shownForDays']): string | undefined {
  const record = createClockRecord();
  const clock = createClock({ now: new Date(now), timeZone, shownForDays }, record);
  isShown(period, clock);
  timeState(period, clock);
  return Number.isFinite(record.next()) ? new Date(record.next()).toISOString() : undefined;
}
const NOON = Date.parse('2026-06-15T02:00:00Z');
const noon = sydney('2026-06-15T02:00:00Z'); // 12:00 in Sydney

describe('time states', () => {
  test.each<[string, Period, string]>([
    ['before the start', { startDate: '2026-06-16T10:00' }, 'upcoming'],
    ['on the start day, before the hour', { startDate: '2026-06-15T18:00' }, 'current'],
    ['between start and end', { startDate: '2026-06-10', endDate: '2026-06-20' }, 'current'],
    ['on the end day, after the hour', { startDate: '2026-06-10T09:00', endDate: '2026-06-15T09:00' }, 'current'],
    ['after the end day', { startDate: '2026-06-10', endDate: '2026-06-14T23:00' }, 'past'],
    ['an event without an end, on its day', { contentType: 'event', startDate: '2026-06-15T09:00' }, 'current'],
    ['an event without an end, the day after', { contentType: 'event', startDate: '2026-06-14T18:00' }, 'past'],
    ['an event with slots, the day after', { contentType: 'eventDetailPage', startDate: '2026-06-14' }, 'past'],
    ['a slot, the day after', { contentType: 'standardTimeslotComponent', startDate: '2026-06-14T18:00' }, 'past'],
    ['an offer without an end goes on', { contentType: 'specialOffer', startDate: '2026-06-01' }, 'current'],
    ['an end before the start, on the start day', { startDate: '2026-06-15T09:00', endDate: '2026-06-05' }, 'current'],
    ['an end before the start, the day after', { startDate: '2026-06-14T09:00', endDate: '2026-06-05' }, 'past'],
    ['an end before the start, days before', { startDate: '2026-06-18', endDate: '2026-06-05' }, 'upcoming'],
    ['without dates', {}, 'current'],
    ['with dates that name no moment', { startDate: 'soon', endDate: 'later' }, 'current'],
    ['across time zones: still the 14th in London, the 15th in Sydney', { endDate: '2026-06-14T15:00:00Z' }, 'current'],
  ])('%s', (_, period, state) => {
    expect(timeState(period, noon)).toBe(state);
  });

  test('an item stays for 12 hours after its end', () => {
    const period = { endDate: '2026-06-15T00:30' };
    expect(isExpired(period, noon)).toBe(false);
    expect(isExpired(period, sydney('2026-06-15T02:31:00Z'))).toBe(true);
  });

  test('an end without a time is the end of its day: what is current is shown', () => {
    const period = { endDate: '2026-06-15' };
    for (const now of ['2026-06-14T14:00:00Z', '2026-06-15T03:00:00Z', '2026-06-15T13:59:59Z']) {
      expect([now, timeState(period, sydney(now)), isShown(period, sydney(now))]).toEqual([now, 'current', true]);
    }
    expect(isShown(period, sydney('2026-06-16T01:59:59Z'))).toBe(true);
    expect(isShown(period, sydney('2026-06-16T02:00:00Z'))).toBe(false);
  });

  test.each<[string, Period, boolean]>([
    ['expired, nothing said', { endDate: '2026-06-10' }, false],
    ['expired, to be removed', { endDate: '2026-06-10', removedAfterExpired: true }, false],
    ['expired, to be kept', { endDate: '2026-06-10', removedAfterExpired: false }, true],
    ['kept, but archived', { endDate: '2026-06-10', removedAfterExpired: false, archivedAt: '2026-06-14' }, false],
    ['kept, archived tomorrow', { endDate: '2026-06-10', removedAfterExpired: false, archivedAt: '2026-06-16' }, true],
    ['not expired', { endDate: '2026-06-20' }, true],
    ['an end before the start, which is tomorrow', { startDate: '2026-06-16', endDate: '2026-06-01' }, true],
    ['an end before the start, which was days ago', { startDate: '2026-06-10', endDate: '2026-06-01' }, false],
    [
      'an end hours before the start, this evening',
      { startDate: '2026-06-15T18:00', endDate: '2026-06-15T00:00' },
      true,
    ],
    [
      'an end hours before the start, of last night',
      { startDate: '2026-06-14T18:00', endDate: '2026-06-14T01:00' },
      false,
    ],
    ['an end at the start, today', { startDate: '2026-06-15T00:00', endDate: '2026-06-15T00:00' }, true],
  ])('%s', (_, period, expected) => {
    expect(isShown(period, noon)).toBe(expected);
  });

  describe('a city that shows news without an end for some days', () => {
    const updated = { updatedAt: '2026-06-10T10:00' };
    test.each<[string, Period, number | undefined, boolean]>([
      [
        'without such a number nothing without an end expires',
        { updatedAt: '2020-01-01', displayDate: '2020-01-01' },
        undefined,
        true,
      ],
      ['within the days', updated, 5, true],
      ['within the grace of 12 hours', { updatedAt: '2026-06-10T01:00' }, 5, true],
      ['after them', { updatedAt: '2026-06-09T10:00' }, 5, false],
      ['after them, to be kept', { updatedAt: '2026-06-01', removedAfterExpired: false }, 5, true],
      ['an update counts more than the date shown', { ...updated, displayDate: '2026-01-01' }, 5, true],
      ['the date shown, where there is no update', { displayDate: '2026-01-01' }, 5, false],
      ['an end of its own decides alone: not yet', { updatedAt: '2026-01-01', endDate: '2026-07-01' }, 5, true],
      ['an end of its own decides alone: over', { updatedAt: '2026-06-14', endDate: '2026-06-01' }, 5, false],
      ['no days at all: half a day', { updatedAt: '2026-06-14T23:00' }, 0, false],
    ])('%s', (_, period, days, expected) => {
      expect(isShown({ contentType: 'news', ...period }, { ...noon, shownForDays: { news: days } })).toBe(expected);
    });

    test('it looks different at the end of its days', () => {
      const five = { news: 5 };
      expect(nextChange({ contentType: 'news', ...updated }, NOON, five)).toBe('2026-06-15T12:00:00.000Z');
      expect(nextChange({ contentType: 'service', ...updated }, NOON, five)).toBeUndefined();
      expect(nextChange({ contentType: 'news', ...updated }, NOON)).toBeUndefined();
    });
  });

  test('a page changes when the day of an event without an end is over', () => {
    const event = { contentType: 'event', startDate: '2026-06-15T09:00' };
    expect(nextChange(event, NOON)).toBe('2026-06-15T14:00:00.000Z');
  });

  test('archiving counts only for what is kept after its end', () => {
    expect(isArchived({ archivedAt: '2026-06-01' }, noon)).toBe(false);
    expect(isArchived({ archivedAt: '2026-06-01', removedAfterExpired: false }, noon)).toBe(true);
  });

  test.each([
    ['future', 'upcoming'],
    ['upcoming', 'upcoming'],
    ['past', 'past'],
    ['current', 'current'],
    ['soon', undefined],
    [undefined, undefined],
  ])('the filter %s means %s', (filter, state) => {
    expect(stateOfFilter(filter)).toBe(state);
  });

  test.each<[string, Period, string | undefined]>([
    ['an item that begins', { startDate: '2026-06-16', endDate: '2026-06-30' }, 'starts'],
    ['one whose days are over', { startDate: '2026-06-01', endDate: '2026-06-17' }, 'ends'],
    ['one that expires', { startDate: '2026-06-01', endDate: '2026-06-15' }, 'disappears'],
    [
      'one that is archived',
      { startDate: '2026-06-01', archivedAt: '2026-06-16', removedAfterExpired: false },
      'is archived',
    ],
    ['one that goes on', { startDate: '2026-06-01', endDate: '2026-06-30' }, undefined],
    ['one that was hidden before', { startDate: '2026-06-01', endDate: '2026-06-09' }, undefined],
  ])('between two moments, %s', (_, period, what) => {
    expect(transition(period, noon, sydney('2026-06-18T01:00:00Z'))).toBe(what);
  });

  test('between now and the next change nothing changes', () => {
    const hours = fc.integer({ min: -400, max: 400 });
    const at = (offset: number): string => new Date(NOON + offset * 3_600_000).toISOString();
    fc.assert(
      fc.property(
        hours,
        hours,
        hours,
        fc.constantFrom(true, false, undefined),
        fc.integer({ min: 0, max: 99 }),
        (start, end, archived, removedAfterExpired, share) => {
          const period: Period = {
            startDate: at(start),
            endDate: at(Math.max(start, end)),
            archivedAt: at(archived),
            removedAfterExpired,
          };
          const next = nextChange(period, NOON);
          const change = next === undefined ? NOON + 1e9 : Date.parse(next);
          const now = new Date(NOON + ((change - 1 - NOON) * share) / 99);
          const between = createClock({ now, timeZone });
          expect([timeState(period, between), isShown(period, between)]).toEqual([
            timeState(period, noon),
            isShown(period, noon),
          ]);
        },
      ),
    );
  });
});
