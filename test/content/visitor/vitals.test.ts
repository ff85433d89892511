import { expect, test } from 'vitest';
import { vitalText, weekAfter, weeksBefore } from '../../../content/visitor/vitals.ts';

test.each(['2026-11-23T00:00Z', '2026-11-27T12:00Z', '2026-11-29T23:59Z'])(
  'the weeks before %s are whole ones, the newest first',
  (moment) => {
    expect(weeksBefore(new Date(moment), 3)).toEqual(['2026-11-16', '2026-11-09', '2026-11-02']);
    expect(weekAfter('2026-11-16')).toBe('2026-11-23');
  },
);

test('a figure has the digits of its unit', () => {
  expect([vitalText('LCP', 2140), vitalText('INP', 180.4), vitalText('CLS', 0.041)]).toEqual([
    '2.1 s',
    '180 ms',
    '0.04',
  ]);
});
