import { isRecord } from '../../../content/record.ts';

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const wordRuns = /[\p{L}\p{M}\p{N}]+/gu;

// Accents are dropped from Latin letters only: in kana and Hangul the marks make other letters.
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase();
}

/** The words to look for, folded. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).match(wordRuns) ?? [];
}

/**
 * Returns true if every searched word begins a word of the text. In scripts that are written without spaces,
 * any part of the text is enough.
 */
export function textMatches(text: string, searchedWords: readonly string[]): boolean {
  const folded = fold(text);
  const words = folded.match(wordRuns) ?? [];
  return searchedWords.every((word) =>
    spaceless.test(word) ? folded.includes(word) : words.some((candidate) => candidate.startsWith(word)),
  );
}

/** The readable text in a value: a string, a list of them, or the text nodes of a rich text document. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textIn).join('\n');
  if (!isRecord(value)) return '';
  if (value.nodeType === 'text') return textIn(value.value);
  return textIn(value.content ?? '');
}
