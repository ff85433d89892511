import { expect, test } from 'vitest';
import { coverSizes, usefulWidths } from '../../client/parts/pictureSizes.ts';

test.each([
  // As wide as its frame: a card of 4:3.
  [{ widths: [90, 45, 29], ratio: [4 / 3] }, 4 / 3, '29vw', '45vw', '60vw', '90vw'],
  // 16:9 in a square frame is shown 1.78 times as wide as the frame.
  [{ widths: [90, 45], ratio: [1] }, 16 / 9, undefined, '80vw', '106.7vw', '160vw'],
  // A frame that is as tall as the window: the picture's width follows the height where that is more.
  [{ widths: [100], heights: [0, 0, 60] }, 16 / 9, 'max(100vw, 106.7vh)', '100vw', '66.7vw', '100vw'],
] as const)('a picture wider than its frame is asked for as wide as shown', (frame, picture, desktop, ...others) => {
  const [tablet, densePhone, phone] = others;
  const rows = [
    ...(desktop ? [`(width >= 64em) ${desktop}`] : []),
    `(width >= 48em) ${tablet}`,
    `(min-resolution: 2.5dppx) ${densePhone}`,
    phone,
  ];
  expect(coverSizes(frame, picture)).toBe(rows.join(', '));
});

test('a picture is offered in the widths that some screen takes', () => {
  // 16:9 in a frame of 4:3: a third of a desktop's window, most of a phone's.
  const [least, most] = usefulWidths({ widths: [90, 45, 30], ratio: [4 / 3] }, 16 / 9);
  expect([Math.round(least), Math.round(most)]).toEqual([384, 1229]);
});
