import { expect, test } from 'vitest';
import { searchEntry } from '../../../content/search/searchEntries.ts';
import { createClock } from '../../../content/time/clock.ts';
import { entryOf } from '../../support/content/read.ts';

test('an event that is over is found no more; a brand has no end', () => {
  const reader = { language: 'en', domains: [] } as const;
  const clock = createClock({ now: new Date('2026-06-15T00:00:00Z'), timeZone: 'Australia/Sydney' });
  const [past, next, brand] = [
    entryOf('event', { title: 'Past', slug: 'past', endDate: '2026-06-01' }),
    entryOf('event', { title: 'Next', slug: 'next', endDate: '2026-06-20' }),
    entryOf('brandPavilion', { title: 'Brand', slug: 'brand' }),
  ].map((entry) => searchEntry(entry, reader)?.isShown(clock));
  expect([past, next, brand]).toEqual([false, true, true]);
});
