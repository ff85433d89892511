import { describe, expect, test } from 'vitest';
import type { City } from '../../../content/cities.ts';
import { periodOf } from '../../../content/releases/pageChanges.ts';
import { clocksOf } from '../../../content/releases/stateClocks.ts';
import { deskEntry as entry } from '../../support/content/deskEntry.ts';

const [now, at] = [new Date('2026-06-15'), new Date('2026-07-15')];
const settings = (id: string, cities: readonly City[], days: object) =>
  entry(id, 'globalSettings', { ...days }, cities);
const days = (news?: number, offers?: number) => ({ news, specialOffer: offers, indexDetailPage: offers });

const everyCity = settings('all', ['sydney', 'venice'], { newsShownForDays: 30, offersShownForDays: 7 });
const sydneyOnly = settings('own', ['sydney'], { newsShownForDays: 10, offersShownForDays: 'soon' });
const clocks = clocksOf({ before: [entry('tea', 'event', {}), everyCity], after: [everyCity, sydneyOnly] }, now, at);

test('the clocks of two states count with what the settings say then, the city’s own before those of all', () => {
  const { before, after } = clocks('sydney');
  expect([before, after]).toMatchObject([
    { timeZone: 'Australia/Sydney', shownForDays: days(30, 7) },
    { timeZone: 'Australia/Sydney', shownForDays: days(10) },
  ]);
  expect([before.hasCome(at.getTime()), after.hasCome(at.getTime())]).toEqual([false, true]);
  expect(clocks('venice').after.shownForDays).toEqual(days(30, 7));
  expect(clocks('okinawa').after.shownForDays).toEqual(days());
});

describe('the dates of an entry', () => {
  test('are those of the default language, as far as they are dates', () => {
    const fields = { startDate: '2026-06-15', endDate: 7, removedAfterExpired: false, title: 'Tea' };
    expect(periodOf(entry('tea', 'event', fields))).toEqual({
      contentType: 'event',
      startDate: '2026-06-15',
      removedAfterExpired: false,
    });
  });

  test.each([
    ['announcement', true],
    ['news', true],
    ['basicPage', false],
    ['homePage', false],
  ])('exist for a %s: %j', (contentType, isDated) => {
    expect(periodOf(entry('it', contentType, { startDate: '2026-06-15' })) !== undefined).toBe(isDated);
  });
});
