import { expect, test } from 'vitest';
import { vitalText, weekAfter, weeksBefore } from '../../../content/visitor/vitals.ts';

test.each([
  ['2026-06-16T02:17:00Z', '2026-06-08', '2026-06-01'],
  ['2026-06-15T00:00:00Z', '2026-06-08', '2026-06-01'],
  ['2026-06-14T23:59:59Z', '2026-06-01', '2026-05-25'],
  ['2027-01-01T12:00:00Z', '2026-12-21', '2026-12-14'],
])('the last whole weeks before %s began on %s and %s', (moment, last, before) => {
  expect(weeksBefore(new Date(moment), 2)).toEqual([last, before]);
  expect(weekAfter(before)).toBe(last);
});

test.each([
  ['LCP', 2140, '2.1 s'],
  ['INP', 179.6, '180 ms'],
  ['CLS', 0.041, '0.04'],
] as const)('%s of %d is %s', (name, value, words) => {
  expect(vitalText(name, value)).toBe(words);
});
