import { expect, test } from 'vitest';
import { firstKeys } from '../../../content/visitor/firstKeys.ts';

test.each([
  ['/jp/okinawa', '/jp/okinawa'],
  ['//evil.example', undefined],
  ['/jp/okinawa/../..', undefined],
  ['https://evil.example/jp/okinawa', undefined],
  [7, undefined],
])('a stored preferred path %s is read as %s', (raw, expected) => {
  expect(firstKeys.preferredPath.read(raw)).toBe(expected);
});
