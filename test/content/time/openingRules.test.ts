import { describe, expect, test } from 'vitest';
import { readRule } from '../../../content/time/openingRules.ts';

describe('a line of opening hours', () => {
  test.each([
    ['Mo-We,Su 10:00-20:00', [0, 1, 2, 6], [{ from: 600, to: 1200 }]],
    [
      'Sa-Mo 12:00-15:00,18:00-01:00',
      [5, 6, 0],
      [
        { from: 720, to: 900 },
        { from: 1080, to: 1500 },
      ],
    ],
    ['Mo-Su 00:00-24:00', [0, 1, 2, 3, 4, 5, 6], [{ from: 0, to: 1440 }]],
    ['Mo closed', [0], []],
  ])('%s', (line, days, intervals) => {
    expect(readRule(line)).toMatchObject({ days, intervals });
  });

  test.each([
    ...['Mo 10-20', 'Mon 10:00-20:00', '10:00', '12-25', '12-25/2027-01-02 closed', 'Mo 10:00-25:00', ''],
    // Only yearly dates go over the end of the year.
    ...['2026-12-24/2026-12-20 closed', '2026-12-24/2025-12-25 closed'],
    ...['11-31 closed', '2027-02-30 closed', '00-10 closed', '13-01 closed', '01-32 closed'],
  ])('“%s” says nothing', (line) => {
    expect(readRule(line)).toBeUndefined();
  });

  test.each(['02-29', '04-30', '10-31', '2028-02-29'])('%s is a day', (day) => {
    expect(readRule(`${day} closed`)).toBeDefined();
  });
});
