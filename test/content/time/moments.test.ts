import { expect, test } from 'vitest';
import { instantOf, writtenInstant } from '../../../content/time/zonedTime.ts';

const sydney = 'Australia/Sydney';

test.each([
  ['2026-06-15', '2026-06-14T14:00:00.000Z'],
  ['2026-06-15T12:30', '2026-06-15T02:30:00.000Z'],
  ['2026-06-15T12:30:30Z', '2026-06-15T12:30:30.000Z'],
  ['2026-06-15T12:30+02:00', '2026-06-15T10:30:00.000Z'],
  ['2026-02-30', undefined],
  ['2026-06-15T25:00', undefined],
  ['15.6.2026', undefined],
  ['soon', undefined],
])('a person who writes %s means %s', (text, expected) => {
  const instant = writtenInstant(text, sydney);
  expect(instant === undefined ? undefined : new Date(instant).toISOString()).toBe(expected);
});

test('a text with a zone is the same moment in every city', () => {
  for (const zone of [sydney, 'Pacific/Honolulu'])
    expect(instantOf('2026-06-15T12:30:00-0500', zone)).toBe(Date.parse('2026-06-15T17:30:00Z'));
});
