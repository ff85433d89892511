/** The widths a prepared picture comes in, in CSS-independent pixels, smallest first. */
const ladder = [320, 640, 960, 1280, 1600, 1920];

/**
 * The widths that exist for a picture of this original width, smallest first.
 *
 * Nothing is ever enlarged. An original that falls between two rungs (a 1200 px card) is its own
 * largest width, so that a dense screen still gets every pixel there is.
 */
export function preparedWidths(originalWidth: number): number[] {
  const rungs = ladder.filter((width) => width <= originalWidth);
  const largest = Math.min(originalWidth, ladder[ladder.length - 1] ?? originalWidth);
  return rungs.includes(largest) ? rungs : [...rungs, largest];
}
