/** Longest search input in characters as people see them (content-pages §5). */
export const KEYWORD_MAX = 21;
/** And in UTF-16 units, since one character can be any number of marks: an address that holds it stays an address. */
const KEYWORD_UNITS = 100;
/** Shorter words are not searched for (content-pages §5). */
export const KEYWORD_MIN = 2;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text cut to a number of characters as people see them, and to one of UTF-16 units; a surrogate pair or an accented
 * letter stays whole.
 */
export function cutText(text: string, length: number, units = Number.POSITIVE_INFINITY): string {
  let cut = '';
  let count = 0;
  for (const { segment } of characters.segment(text)) {
    if (count === length || cut.length + segment.length > units) break;
    cut += segment;
    count += 1;
  }
  return cut;
}

/** How many characters people see. */
export function textLength(text: string): number {
  return [...characters.segment(text)].length;
}

const widths: Readonly<Record<string, string>> = { '（': '(', '）': ')', '，': ',' };

/**
 * Cleans a search word (content-pages §5): full-width parentheses and commas become ASCII and stay; markup, all
 * other punctuation of any width and special characters are removed, unseen ones (soft hyphens, marks of direction)
 * without leaving a gap; white space is folded and trimmed; 21 characters at most. Cleaning a cleaned word changes nothing.
 */
export function cleanKeyword(input: string): string {
  const plain = input
    .slice(0, 1000)
    .toWellFormed()
    .replaceAll('\uFFFD', ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[（），]/g, (character) => widths[character] ?? character)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s(),]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return cutText(plain, KEYWORD_MAX, KEYWORD_UNITS).trim();
}

/** Tells whether a cleaned word is long enough to be searched for (content-pages §4: more than one character). */
export function isSearchable(keyword: string): boolean {
  return textLength(keyword) >= KEYWORD_MIN;
}
