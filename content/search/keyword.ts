/** Longest search input in characters as people see them (content-pages §5). */
export const KEYWORD_MAX = 21;
/** Shorter words are not searched for (content-pages §5). */
export const KEYWORD_MIN = 2;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text cut to a number of characters as people see them; a surrogate pair or an accented letter stays whole. */
export function cutText(text: string, length: number): string {
  let cut = '';
  let count = 0;
  for (const { segment } of characters.segment(text)) {
    if (count === length) break;
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
 * other punctuation of any width and special characters are removed; white space is folded and trimmed; 21 characters
 * at most. Cleaning a cleaned word changes nothing.
 */
export function cleanKeyword(input: string): string {
  const plain = input
    .slice(0, 1000)
    .toWellFormed()
    .replaceAll('\uFFFD', ' ')
    .replaceAll(/[（），]/g, (character) => widths[character] ?? character)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s(),]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return cutText(plain, KEYWORD_MAX).trim();
}

/** Tells whether a cleaned word is long enough to be searched for (content-pages §4: more than one character). */
export function isSearchable(keyword: string): boolean {
  return textLength(keyword) >= KEYWORD_MIN;
}
