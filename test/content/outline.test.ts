import { expect, test } from 'vitest';
import { outlineLevels } from '../../content/outline.ts';

test.each([
  ['as they are', [2, 3, 3, 2], 2, [2, 3, 3, 2]],
  ['from the first level of their place', [1, 2, 1], 3, [3, 4, 3]],
  ['without the levels that nobody wrote', [2, 4, 4, 3, 6], 2, [2, 3, 3, 3, 4]],
  ['side by side where a higher one follows', [3, 2, 3], 2, [2, 2, 3]],
  ['no lower than the last level', [1, 2, 3, 4], 4, [4, 5, 6, 6]],
])('headings stand in the outline %s', (_, written, first, levels) => {
  expect(outlineLevels(written, first)).toEqual(levels);
});
