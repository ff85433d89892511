import { expect, test } from 'vitest';
import { shortened } from '../../content/shortened.ts';

test.each([
  ['short enough', 20, 'short enough'],
  ['on two\nlines', 20, 'on two lines'],
  ['ends at the end of a word', 16, 'ends at the end…'],
  ['one, two, three', 9, 'one, two…'],
  ['免税精品，尽在悉尼，欢迎光临', 10, '免税精品，尽在悉尼…'],
  ['悉尼🍾🍾', 4, '悉尼…'],
])('%j within %i characters is %j', (whole, length, expected) => {
  expect(shortened(whole, length)).toBe(expected);
});
