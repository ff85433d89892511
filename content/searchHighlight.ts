import { foldText, isNearWord, isSpaceless } from './searchText.ts';

/** A piece of a text; pieces that match are shown in bold. Texts stay texts: there is never any markup. */
export type TextPart = { readonly text: string; readonly isMatch: boolean };

/** A word that was looked for, folded, and whether it was only found with a typo forgiven. */
export interface SearchTerm {
  readonly word: string;
  readonly isForgiven: boolean;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What may make one character of several code points; most texts hold none of it and are taken apart much faster. */
const isComposed = /[\p{M}\p{Cf}\p{RI}\p{Extended_Pictographic}\u1100-\u11ff]/u;
const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

/**
 * Takes a text apart into what matches and what does not (content-pages §5: case-insensitive matches in bold), as
 * searching compares: accents and widths aside. Beginnings of words count first, then any place. The parts put together
 * are the text.
 */
export function highlight(text: string, terms: readonly SearchTerm[]): TextPart[] {
  const letters = isComposed.test(text) ? [...characters.segment(text)].map(({ segment }) => segment) : [...text];
  const folded = letters.map(foldText);
  const line = folded.join('');
  // Which letter each place of the folded line came from: folding may make one letter two, or two one.
  const origins = folded.flatMap((piece, letter) => Array.from({ length: piece.length }, () => letter));
  const matched = new Set<number>();
  for (const term of terms) {
    for (const [start, length] of placesOf(term, line)) origins.slice(start, start + length).forEach((letter) => matched.add(letter));
  }
  return joined(letters, matched);
}

type Place = readonly [start: number, length: number];

function placesOf({ word, isForgiven }: SearchTerm, line: string): readonly Place[] {
  const places: Place[] = [];
  for (let at = line.indexOf(word); at >= 0 && word !== ''; at = line.indexOf(word, at + word.length)) places.push([at, word.length]);
  if (isSpaceless(word)) return places;
  const beginnings = places.filter(([start]) => start === 0 || !wordCharacter.test(line[start - 1] ?? ''));
  if (beginnings.length > 0) return beginnings;
  if (places.length > 0 && word.length > 1) return places;
  return isForgiven ? [...line.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap((match) => (isNearWord(word, match[0]) ? [[match.index, match[0].length] as const] : [])) : [];
}

function joined(letters: readonly string[], matched: ReadonlySet<number>): TextPart[] {
  const parts: TextPart[] = [];
  letters.forEach((letter, index) => {
    const isMatch = matched.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + letter, isMatch };
    else parts.push({ text: letter, isMatch });
  });
  return parts;
}
