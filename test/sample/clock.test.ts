import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween, instantOf, isDateText, shiftDate } from '../../sample/service/model/movedDates.ts';

const DAY = 86_400_000;
const ANCHOR = '2026-01-15T00:00:00.000Z';

const dateText = fc
  .tuple(
    fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true }),
    fc.constantFrom('date', 'minutes', 'seconds', 'Z', '+11:00', '-03:30'),
  )
  .map(([date, form]) => {
    const text = date.toISOString();
    if (form === 'date') return text.slice(0, 10);
    if (form === 'minutes') return text.slice(0, 16);
    if (form === 'seconds') return text.slice(0, 19);
    return form === 'Z' ? text : text.slice(0, 16) + form;
  });
const days = fc.integer({ min: -4000, max: 4000 });

describe('dates that move with the clock', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-28T23:30', 2, '2026-03-30T23:30'],
    ['2026-12-31T09:00+11:00', 1, '2027-01-01T09:00+11:00'],
    ['2026-01-15T00:00:00.000Z', -15, '2025-12-31T00:00:00.000Z'],
  ])('%s by %i days is %s', (text, by, expected) => {
    expect(shiftDate(text, by)).toBe(expected);
  });

  test('moves the instant by exactly that many days and keeps the form', () => {
    fc.assert(
      fc.property(dateText, days, (text, by) => {
        const shifted = shiftDate(text, by);
        expect(instantOf(shifted)).toBe(instantOf(text) + by * DAY);
        expect(shifted.replace(/\d/g, '0')).toBe(text.replace(/\d/g, '0'));
      }),
    );
  });

  test.each([
    ['2026-01-15T00:00:00Z', 0],
    ['2026-01-15T23:59:59Z', 0],
    ['2026-01-16T00:00:00Z', 1],
    ['2026-01-14T23:59:59Z', -1],
    ['2027-01-15T12:00:00Z', 365],
  ])('counts whole days to %s', (now, expected) => {
    expect(daysBetween(ANCHOR, new Date(now))).toBe(expected);
  });

  test.each(['tomorrow', '2026-13-01', '2027-02-29', '2026-01-15 10:00', '20260115', 5, null])(
    '%s is no date',
    (value) => {
      expect(isDateText(value)).toBe(false);
    },
  );
});
