/** Whether a picture calls for dark or for light words over it. */
export type PictureTone = 'light' | 'dark';

/** Above this relative luminance (WCAG 2.2) ink reads better than ivory once a veil of its own tone lies between. */
const LIGHT_FROM = 0.36;

/** The tone of a picture by its dominant colour (`#rrggbb`), for heroes whose editor chose none. */
export function pictureTone(color: string): PictureTone {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > LIGHT_FROM ? 'light' : 'dark';
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
