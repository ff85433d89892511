import type { Media } from './media.ts';

/** The brightness of a picture, which decides the colour of text over it. */
export type PictureTone = 'light' | 'dark';

/** Above this relative luminance (WCAG 2.2) dark text has more contrast than light text, with the veil in between. */
const LIGHT_FROM = 0.36;
/** Luminances on which words without a veil have a contrast of 4.5, in each tone. */
const readable = { light: [0.25, 1], dark: [0, 0.13] } as const satisfies Record<
  PictureTone,
  readonly [number, number]
>;

/** The tone of a picture by its dominant colour (`#rrggbb`), for heroes whose editor chose none. */
export function pictureTone(color: string): PictureTone {
  return toneOfLuminance(luminanceOf(color));
}

/** The tone of a part of a picture by its relative luminance. */
export function toneOfLuminance(luminance: number): PictureTone {
  return luminance > LIGHT_FROM ? 'light' : 'dark';
}

/**
 * The colour (`#rrggbb`) that stands in for a picture until it comes, where words of a tone are on its empty side: its
 * dominant colour, or the grey of that side where those words could not be read on it (docs/rules.md#hero-words).
 */
export function plateColor({ color, empty }: Pick<Media, 'color' | 'empty'>, tone: PictureTone): string {
  const luminance = luminanceOf(color);
  const [least, most] = readable[tone];
  if (luminance >= least && luminance <= most) return color;
  const side = Math.min(Math.max(empty?.luminance ?? luminance, least), most);
  const channel = Math.round((1.055 * side ** (1 / 2.4) - 0.055) * 255);
  return `#${Math.max(0, channel).toString(16).padStart(2, '0').repeat(3)}`;
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
