import { expect, test } from 'vitest';
import { hiddenText } from '../../../content/time/hiddenText.ts';

test.each([
  [{ why: 'otherCities', cities: ['Paris', 'Venice'] }, 'city tag missing: Sydney (it has Paris, Venice)'],
  [{ why: 'beyondLimit', limit: 3 }, /3/],
  [{ why: 'older', days: 90 }, /90/],
  [{ why: 'over', at: Date.parse('2026-06-14T20:00Z') }, /June 15, 2026/],
] as const)('why an item is hidden, in words: %j', (reason, words) => {
  expect(hiddenText(reason, 'en', 'Australia/Sydney', 'Sydney')).toMatch(words);
});
