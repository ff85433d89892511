import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cartBadgeText, cartQuantitySchema } from '../../../content/shell/cartBadge.ts';

test.each([
  [0, undefined],
  [-1, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [12_000, '99+'],
])('a cart of %d shows %s', (quantity, text) => {
  expect(cartBadgeText(quantity)).toBe(text);
});

test.each([
  [3, true],
  ['12', true],
  [0, true],
  [-1, false],
  [1.5, false],
  ['many', false],
  [{ quantity: 3 }, false],
  [null, false],
])('the answer %j is a quantity: %s', (answer, isQuantity) => {
  expect(v.safeParse(cartQuantitySchema, answer).success).toBe(isQuantity);
});
