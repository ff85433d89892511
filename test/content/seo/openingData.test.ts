import { describe, expect, test } from 'vitest';
import { cityClock } from '../../../content/address/visit.ts';
import { openingSpecifications } from '../../../content/seo/openingData.ts';
import { entryOf } from '../../support/content/read.ts';

/** What search engines read of hours that editors wrote, in Sydney at the middle of June. */
function data(fields: Readonly<Record<string, readonly string[]>>, now = '2026-06-15T02:00:00Z') {
  const { weekly, seasons, exceptions } = entryOf('openingHours', { title: 'Hours', ...fields });
  return openingSpecifications({ weekly, seasons, exceptions }, cityClock('sydney', new Date(now)));
}

const hours = (opens: string, closes: string, more: object = {}) => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes,
  ...more,
});
const weekend = { dayOfWeek: ['Saturday', 'Sunday'] };

describe('opening hours for search engines', () => {
  test('are none where nobody wrote any', () => {
    expect(openingSpecifications(undefined, cityClock('sydney', new Date()))).toBeUndefined();
    expect(data({})).toEqual([]);
  });

  test.each<[string, object]>([
    ['Sa-Su 09:05-20:00', hours('09:05', '20:00', weekend)],
    ['Sa-Su 18:00-02:30', hours('18:00', '02:30', weekend)],
    ['Sa-Su 10:00-24:00', hours('10:00', '00:00', weekend)],
    // Day and night: an opening of no length would say closed.
    ['Sa-Su 00:00-24:00', hours('00:00', '23:59', weekend)],
    ['Sa-Su 08:00-08:00', hours('08:00', '23:59', weekend)],
    ['Sa-Su 08:00-07:59', hours('08:00', '07:59', weekend)],
  ])('of the week: %s', (line, expected) => {
    expect(data({ weekly: [line] })).toEqual([expected]);
  });

  test('of a day with a break are two', () => {
    expect(data({ weekly: ['Mo 10:00-12:00,14:00-20:00'] })).toEqual([
      hours('10:00', '12:00', { dayOfWeek: ['Monday'] }),
      hours('14:00', '20:00', { dayOfWeek: ['Monday'] }),
    ]);
  });

  test('leave out days of the week on which a place is closed, and name dates on which it is', () => {
    expect(data({ weekly: ['Mo closed'], exceptions: ['12-25 closed'] })).toEqual([
      hours('00:00', '00:00', { validFrom: '2026-12-25', validThrough: '2026-12-25' }),
    ]);
  });

  test('of a season name its days of the week and its next dates', () => {
    expect(data({ seasons: ['12-01/02-28 Sa-Su 10:00-22:00'] })).toEqual([
      hours('10:00', '22:00', { ...weekend, validFrom: '2026-12-01', validThrough: '2027-02-28' }),
    ]);
  });

  test.each([
    ['12-01/02-29', { validFrom: '2026-12-01', validThrough: '2027-02-28' }],
    ['02-29/03-05', { validFrom: '2027-03-01', validThrough: '2027-03-05' }],
  ])('name no 29 February in a year without one: %s', (dates, expected) => {
    expect(data({ exceptions: [`${dates} 10:00-22:00`] })).toMatchObject([expected]);
    expect(data({ exceptions: ['02-29 closed'] })?.map(({ validFrom }) => validFrom)).not.toContain('2027-02-29');
  });

  test('come in the order of week, seasons and exceptions', () => {
    const lines = {
      exceptions: ['12-24 10:00-14:00'],
      seasons: ['07-01/07-31 Mo 10:00-21:00'],
      weekly: ['Mo 10:00-20:00'],
    };
    expect(data(lines)?.map(({ closes }) => closes)).toEqual(['20:00', '21:00', '14:00']);
  });

  test.each([
    // It is the 15th of June in Sydney.
    ['06-14 closed', '2027-06-14', '2027-06-14'],
    ['06-15 closed', '2026-06-15', '2026-06-15'],
    ['06-01/06-15 closed', '2026-06-01', '2026-06-15'],
    ['06-01/06-14 closed', '2027-06-01', '2027-06-14'],
    ['11-01/06-15 closed', '2025-11-01', '2026-06-15'],
    ['11-01/06-14 closed', '2026-11-01', '2027-06-14'],
    ['2026-06-01/2026-06-15 closed', '2026-06-01', '2026-06-15'],
    ['2027-01-01/2027-01-02 closed', '2027-01-01', '2027-01-02'],
  ])('hold next: %s', (line, validFrom, validThrough) => {
    expect(data({ exceptions: [line] })).toMatchObject([{ validFrom, validThrough }]);
  });

  test('with a year are over after their last day, in the city’s own time', () => {
    const exceptions = ['2026-06-01/2026-06-15 closed'];
    expect(data({ exceptions }, '2026-06-15T13:59:00Z')).toHaveLength(1);
    expect(data({ exceptions }, '2026-06-15T14:00:00Z')).toEqual([]);
  });
});
