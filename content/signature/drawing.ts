/** What cloths are dyed with: colours of the drawings, no paints of the site. */
export const dyes = {
  saffron: '#d9a441',
  madder: '#a63a2e',
  indigo: '#2c5570',
  leaf: '#5b7350',
  night: '#26242c',
  chalk: '#efe7d8',
  straw: '#cfae7a',
  bark: '#7a5634',
  cloud: '#8e9597',
} as const;
type Dye = keyof typeof dyes;

/**
 * How an outline is drawn: as a hairline, a pale or a broken one, as a field of light, in the accent, as round dots of a
 * fixed size, as a larger disc, in the colour of the surface (to hide what lies behind it), filled with
 * the drawing's tile, or in a dye.
 */
export type Paint = 'line' | 'faint' | 'dash' | 'field' | 'accent' | 'dot' | 'disc' | 'veil' | 'tile' | Dye;

/** Outlines of a path, each in its paint; the first lie lowest. */
export type Outlines = readonly (readonly [paint: Paint, outline: string])[];

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly outlines: Outlines;
}

/** A picture in units of its own, with a tile that repeats wherever an outline is painted with it. */
export interface Drawing extends Tile {
  /** What its upper left corner is called, where that is not `0 0`. */
  readonly from?: readonly [x: number, y: number];
  readonly tile?: Tile;
  /** Hours that are written on it, each in the middle of its place. */
  readonly hours?: readonly { readonly hour: number; readonly x: number; readonly y: number }[];
}

/** A drawing of this size, from its upper left corner. */
export function picture(
  width: number,
  height: number,
  outlines: Outlines,
  more: Omit<Drawing, keyof Tile> = {},
): Drawing {
  return { width, height, outlines, ...more };
}

/** The outline of a series, such as of a row of windows. */
export function series(count: number, outline: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => outline(index)).join('');
}

/** A line through points, in whole units. */
export function lineThrough(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${whole(x)} ${whole(y)}`).join('L')}`;
}

/** A number without a fraction, and never `-0`. */
export function whole(value: number): number {
  return Math.round(value) + 0;
}

/** Rectangles in one outline. */
export function blocks(...rows: readonly (readonly [x: number, y: number, width: number, height: number])[]): string {
  return rows.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
}
