import { expect, test } from 'vitest';
import { windowsPlace } from '../../client/sections/FloorWindows.tsx';

test.each([
  { windows: 3, places: 1, where: 'across' },
  { windows: 5, places: 6, where: 'across' },
  { windows: 2, places: 2, where: 'beside' },
  { windows: 1, places: 3, where: 'key' },
] as const)('$windows windows of a floor of $places places stand $where', ({ windows, places, where }) => {
  expect(windowsPlace(windows, places)).toBe(where);
});
