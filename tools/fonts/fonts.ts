import { createHash } from 'node:crypto';

/** Where the styles find the fonts. */
export const FOLDER = 'client/styles/fonts';
/** Which files of the packages they were made from. */
export const SOURCES = `${FOLDER}/sources.json`;

/** Kerning, ligatures and marks: what browsers apply by themselves. */
const always = ['ccmp', 'locl', 'kern', 'liga', 'clig', 'calt', 'rlig', 'mark', 'mkmk'] as const;

interface Font {
  readonly source: string;
  /** The lightest and the heaviest of a variable font (`--weight-*` in tokens.css). */
  readonly weights?: readonly [least: number, most: number];
  /** OpenType features; `lnum` and `tnum` are what the styles ask for. */
  readonly features: readonly string[];
}

/** The fonts that every page preloads. */
export const fonts: readonly Font[] = [
  {
    source: 'node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
    features: [...always, 'lnum', 'tnum'],
  },
  {
    source: 'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weights: [400, 600],
    features: [...always, 'lnum', 'tnum'],
  },
];

/** A digest of a file, which shows that a package has changed it. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
