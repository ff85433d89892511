import { expect, test } from 'vitest';
import { readClock } from '../../../content/time/clockSetting.ts';

const NOON = Date.UTC(2026, 5, 15, 12);

test.each([
  ['', { pinned: undefined, aheadMs: 0 }],
  ['+3600', { pinned: undefined, aheadMs: 3_600_000 }],
  ['2026-06-15T12:00:00Z', { pinned: NOON, aheadMs: 0 }],
  ['2026-06-15', { pinned: Date.UTC(2026, 5, 15), aheadMs: 0 }],
  ['tomorrow', undefined],
  ['2027-02-29T12:00:00Z', undefined],
  ['-3600', undefined],
  ['+1e3', undefined],
  ['+', undefined],
])('the clock %j is %j', (text, clock) => {
  expect(readClock(text)).toEqual(clock);
});
