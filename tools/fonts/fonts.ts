import { createHash } from 'node:crypto';

/** Where the styles find the fonts. */
export const FOLDER = 'client/styles/fonts';
/** Which files of the packages they were made from. */
export const SOURCES = `${FOLDER}/sources.json`;

/** Kerning, ligatures and marks: what browsers apply by themselves. */
const always = ['ccmp', 'locl', 'kern', 'liga', 'clig', 'calt', 'rlig', 'mark', 'mkmk'] as const;

interface Font {
  readonly source: string;
  /** Its file in the folder of the styles. */
  readonly file: string;
  /** Unicode ranges of its letters; all of them where none is named. */
  readonly letters?: string;
  /** The lightest and the heaviest of a variable font (`--weight-*` in tokens.css). */
  readonly weights?: readonly [least: number, most: number];
  /** OpenType features; `lnum` and `tnum` are what the styles ask for. */
  readonly features: readonly string[];
}

/** What English and French are written with: nearly every page needs no more. */
const COMMON =
  'U+20-7E, U+A0, U+A3, U+A5, U+A9, U+AB, U+B0, U+B7, U+BB, U+C0, U+C5, U+C7-CA, U+CE, U+D7, U+E0-E2, U+E5, U+E7-EC, U+EE-EF, U+F1-F2, U+F4, U+F9, U+FB-FC, U+152-153, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+202F, U+2032-2033, U+20AC';

/** What is said in them: no prices, tables or marks of trade. */
const QUOTED =
  'U+20-7E, U+A0, U+AB, U+BB, U+C0, U+C9, U+E0-E2, U+E7-EB, U+EE-EF, U+F4, U+F9, U+FB, U+153, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+202F';

const display = {
  source: 'node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
  features: [...always, 'lnum', 'tnum'],
};
const text = {
  source: 'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  weights: [400, 600],
  features: [...always, 'lnum', 'tnum'],
} as const;

/**
 * The two fonts that every page preloads and the italic letters of quotations, with their common letters alone, and the first
 * two with all of their package's.
 */
export const fonts: readonly Font[] = [
  { ...display, file: 'display.woff2', letters: COMMON },
  { ...display, file: 'cormorant-garamond-latin-500-normal.woff2' },
  { ...text, file: 'text.woff2', letters: COMMON },
  {
    source: 'node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2',
    file: 'italic.woff2',
    letters: QUOTED,
    features: ['kern', 'liga'],
  },
  { ...text, file: 'hanken-grotesk-latin-wght-normal.woff2' },
];

/** A digest of a file, which shows that a package has changed it. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
