import { graphemes } from '../graphemes.ts';
import { ownValue } from '../ownValue.ts';

/** Longest keyword in graphemes (docs/rules.md#search-length). */
export const KEYWORD_MAX = 21;
/** And in UTF-16 units: one grapheme can have any number of marks, and addresses have a limit. */
const KEYWORD_UNITS = 100;
/** Fewest letters and digits that are searched for, in graphemes (docs/rules.md#search-minimum). */
export const KEYWORD_MIN = 2;

/**
 * Cuts a text to a number of graphemes and of UTF-16 units; a surrogate pair or an accented letter stays whole.
 */
export function cutText(text: string, length: number, units = Number.POSITIVE_INFINITY): string {
  let cut = '';
  let count = 0;
  for (const grapheme of graphemes(text)) {
    if (count === length || cut.length + grapheme.length > units) break;
    cut += grapheme;
    count += 1;
  }
  return cut;
}

/** Length of a text in graphemes. */
export function textLength(text: string): number {
  return graphemes(text).length;
}

const widths: Readonly<Record<string, string>> = { '（': '(', '）': ')', '，': ',' };

/**
 * Cleans a text of any length as a keyword: full-width parentheses and commas become ASCII and stay; markup, all other
 * punctuation, special and invisible characters are stripped; white space is folded and trimmed.
 */
export function cleanText(input: string): string {
  return input
    .slice(0, 1000)
    .toWellFormed()
    .replaceAll(/[（），]/g, (character) => ownValue(widths, character) ?? character)
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s(),]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/**
 * Cleans a keyword (docs/rules.md#search-keyword): 21 graphemes at most. What holds neither letter nor digit is empty.
 * Cleaning a cleaned keyword changes nothing.
 */
export function cleanKeyword(input: string): string {
  const cut = cutText(cleanText(input), KEYWORD_MAX, KEYWORD_UNITS).trim();
  return letterCount(cut) > 0 ? cut : '';
}

/** Returns true if a cleaned keyword has enough letters and digits to be searched for (docs/rules.md#search-minimum). */
export function isSearchable(keyword: string): boolean {
  return letterCount(keyword) >= KEYWORD_MIN;
}

/** Returns true if a text was begun, and has fewer letters and digits than a search needs (docs/rules.md#search-minimum). */
export function isTooShort(text: string): boolean {
  return text.trim() !== '' && !isSearchable(cleanKeyword(text));
}

/** Letters and digits in graphemes: parentheses, commas and spaces find nothing. */
function letterCount(keyword: string): number {
  return graphemes(keyword).filter((grapheme) => /[\p{L}\p{N}]/u.test(grapheme)).length;
}
