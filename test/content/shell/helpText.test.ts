import { expect, test } from 'vitest';
import { isHelpTextShown } from '../../../content/shell/helpText.ts';

test.each([
  [0, true],
  [9_999, true],
  [10_000, true],
  [10_001, false],
  [20_000, false],
  [20_001, true],
  [30_001, false],
])('floating help text after %i ms of quiet: %s', (idle, isShown) => {
  expect(isHelpTextShown(idle)).toBe(isShown);
});
