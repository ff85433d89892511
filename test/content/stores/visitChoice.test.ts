import { expect, test } from 'vitest';
import { isFull, readVisitChoice } from '../../../content/stores/visitChoice.ts';

test.each([
  [8, 8, false],
  [15, 15, false],
  [16, 16, true],
  [17, 16, true],
])('of %i stops in an address a day takes %i', (written, taken, isTaken) => {
  const keys = Array.from({ length: written }, (_, at) => `k${at}`);
  const { stops } = readVisitChoice((name) => (name === 'stops' ? keys.join('.') : undefined));
  expect(stops).toEqual(keys.slice(0, taken));
  expect(isFull(stops ?? [])).toBe(isTaken);
});
