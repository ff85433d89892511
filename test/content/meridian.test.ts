import { expect, test } from 'vitest';
import { meridianOf } from '../../content/meridian.ts';

test.each([
  [151.2092, '151°13′', 'east'],
  [-157.8292, '157°50′', 'west'],
  [2.3421, '2°21′', 'east'],
  [127.9999, '128°0′', 'east'],
  [0, '0°0′', 'east'],
] as const)('a city at %d degrees is at %s %s', (longitude, degrees, side) => {
  expect(meridianOf(longitude)).toEqual({ degrees, side });
});
