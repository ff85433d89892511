/** The brightness of a picture, which decides the colour of text over it. */
export type PictureTone = 'light' | 'dark';

/** Above this relative luminance (WCAG 2.2) dark text has more contrast than light text, with the veil in between. */
const LIGHT_FROM = 0.36;

/** The tone of a picture by its dominant colour (`#rrggbb`), for heroes whose editor chose none. */
export function pictureTone(color: string): PictureTone {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return toneOfLuminance(0.2126 * red + 0.7152 * green + 0.0722 * blue);
}

/** The tone of a part of a picture by its relative luminance. */
export function toneOfLuminance(luminance: number): PictureTone {
  return luminance > LIGHT_FROM ? 'light' : 'dark';
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
