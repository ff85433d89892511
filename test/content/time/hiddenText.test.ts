import { expect, test } from 'vitest';
import type { HiddenReason } from '../../../content/time/hiddenReason.ts';
import { hiddenText } from '../../../content/time/hiddenText.ts';

test.each<[HiddenReason, string]>([
  [{ why: 'otherCities', cities: ['Paris', 'Guam'] }, 'Paris, Guam'],
  [{ why: 'older', days: 7 }, '7'],
  [{ why: 'beyondLimit', limit: 3 }, '3'],
  // A day later in the city than in UTC.
  [{ why: 'archived', at: Date.parse('2026-06-14T20:00:00Z') }, 'June 15, 2026'],
])('an editor reads of %o: %s', (reason, words) => {
  expect(hiddenText(reason, 'en', 'Australia/Sydney', 'Sydney')).toContain(words);
});
