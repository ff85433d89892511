/** Lengths on phones, from 48em and from 64em; what is left out is as before. */
export type ByScreen = readonly [phone: number, tablet?: number, desktop?: number];

/** A frame that a picture covers. */
export interface Frame {
  /** Its width in hundredths of the window's (vw). */
  readonly widths: ByScreen;
  /** Width to height, where that is fixed; 0 where it isn't. */
  readonly ratio?: ByScreen | undefined;
  /** Its height in hundredths of the window's (vh), where it follows the window; 0 where it doesn't. */
  readonly heights?: ByScreen | undefined;
}

/** A phone's dots above two for a CSS pixel can't be told apart, and cost twice the bytes. */
const DENSE_PHONE = '(min-resolution: 2.5dppx)';
const DENSE_SHARE = 2 / 3;

/**
 * The `sizes` attribute of a picture that covers its frame (docs/rules.md#picture-sizes): one that is wider than its frame
 * is cut at its sides, so that it is shown wider than the frame is. `picture` is its width to height.
 */
export function coverSizes(frame: Frame, picture: number): string {
  const [phone, tablet, desktop] = [0, 1, 2].map((screen) => displayedWidth(frame, screen, picture, 1));
  const dense = displayedWidth(frame, 0, picture, DENSE_SHARE);
  const rows = [`(width >= 64em) ${desktop}`, `(width >= 48em) ${tablet}`, `${DENSE_PHONE} ${dense}`, phone];
  return rows.slice(desktop === tablet ? 1 : 0).join(', ');
}

/** Windows of each kind of screen in CSS pixels, from the narrowest with one dot to the widest with two. */
const windows = [
  [320, 430],
  [768, 1024],
  [1024, 1440],
] as const;
const MOST_DOTS = 2;

/** The least and the most pixels that some screen takes of a picture in this frame. */
export function usefulWidths(frame: Frame, picture: number): readonly [least: number, most: number] {
  if (frame.heights) return [0, Number.POSITIVE_INFINITY];
  const widthsByWindow = windows.map(([narrow, wide], screen) => {
    const frameRatio = onScreen(frame.ratio, screen);
    const share = (onScreen(frame.widths, screen) / 100) * (frameRatio > 0 ? Math.max(1, picture / frameRatio) : 1);
    return [narrow * share, wide * share * MOST_DOTS] as const;
  });
  return [Math.min(...widthsByWindow.map(([least]) => least)), Math.max(...widthsByWindow.map(([, most]) => most))];
}

function displayedWidth({ widths, ratio, heights }: Frame, screen: number, picture: number, share: number): string {
  const frameRatio = onScreen(ratio, screen);
  const height = onScreen(heights, screen);
  const cut = frameRatio > 0 ? Math.max(1, picture / frameRatio) : 1;
  const byWidth = `${rounded(onScreen(widths, screen) * cut * share)}vw`;
  // In vh: Chromium's preload scanner does not know how small a phone's svh is, and would fetch a larger file beside the right
  // one.
  return height > 0 ? `max(${byWidth}, ${rounded(height * picture * share)}vh)` : byWidth;
}

function onScreen(lengths: ByScreen | undefined, screen: number): number {
  const [phone, tablet = phone, desktop = tablet] = lengths ?? [0];
  return [phone, tablet, desktop][screen] ?? phone;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
