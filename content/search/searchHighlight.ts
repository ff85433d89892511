import { graphemes } from '../graphemes.ts';
import { foldText, isSpaceless, nearTo, STRIPPED } from './searchText.ts';

/** A piece of a text; matching pieces are shown in bold. Never markup. */
export type TextPart = { readonly text: string; readonly isMatch: boolean };

/** A searched word, folded, and whether it was only found with one typo tolerated. */
export interface SearchTerm {
  readonly word: string;
  readonly isTolerated: boolean;
  /** It counts where a word begins alone. */
  readonly isBeginning?: boolean;
}

/** Positions in a text, the end exclusive. */
type Range = readonly [start: number, end: number];

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

/**
 * Splits a text into matching and other parts (docs/rules.md#search-highlight): every place where a term stands, compared
 * without case, accents and widths. The parts joined are the text.
 */
export function highlight(text: string, terms: readonly SearchTerm[]): TextPart[] {
  const line = foldText(text);
  const ranges = terms.flatMap((term) => rangesOf(term, line));
  if (ranges.length === 0) return text === '' ? [] : [{ text, isMatch: false }];
  return parts(text, merged(ranges.map(unfolded(text, line))));
}

function rangesOf({ word, isTolerated, isBeginning }: SearchTerm, line: string): readonly Range[] {
  // Letters, digits and marks only, with the punctuation that the keyword has lost between them.
  const pattern = new RegExp([...word].join(`${STRIPPED}*`), 'gu');
  const ranges = [...(word === '' ? [] : line.matchAll(pattern))].map(
    (match): Range => [match.index, match.index + match[0].length],
  );
  // A single letter stands in nearly every word, so it counts at the beginning of one alone.
  if ((isBeginning || word.length === 1) && !isSpaceless(word))
    return ranges.filter(([start]) => start === 0 || !wordCharacter.test(line[start - 1] ?? ''));
  if (ranges.length > 0 || !isTolerated) return ranges;
  const isNear = nearTo(word);
  return [...line.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap((match) =>
    isNear(match[0]) ? [[match.index, match.index + match[0].length] as const] : [],
  );
}

/** Characters that folding may combine; without them it never shortens a text. */
const isComposed = /[\p{M}\p{Cf}\p{RI}\p{Extended_Pictographic}\u1100-\u11ff\uff9e\uff9f]/u;

/** Maps a range of the folded line back to the text: folding may make one character two, or two one. */
function unfolded(text: string, line: string): (range: Range) => Range {
  if (line.length === text.length && !isComposed.test(text)) return (range) => range;
  let index = 0;
  const origins = graphemes(text).flatMap((grapheme) => {
    const start = index;
    index += grapheme.length;
    return Array.from({ length: foldText(grapheme).length }, (): Range => [start, index]);
  });
  return ([start, end]) => [origins[start]?.[0] ?? 0, origins[end - 1]?.[1] ?? text.length];
}

function merged(ranges: readonly Range[]): readonly Range[] {
  const apart: Range[] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = apart.at(-1);
    if (last && start <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], end)];
    else apart.push([start, end]);
  }
  return apart;
}

function parts(text: string, ranges: readonly Range[]): TextPart[] {
  let at = 0;
  const textParts = ranges.flatMap(([start, end]) => {
    const pieces = [
      { text: text.slice(at, start), isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    ];
    at = end;
    return pieces;
  });
  return [...textParts, { text: text.slice(at), isMatch: false }].filter((part) => part.text !== '');
}
