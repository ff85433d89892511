import { foldText, isSpaceless, nearTo } from './searchText.ts';

/** A piece of a text; pieces that match are shown in bold. Texts stay texts: there is never any markup. */
export type TextPart = { readonly text: string; readonly isMatch: boolean };

/** A word that was looked for, folded, and whether it was only found with a typo forgiven. */
export interface SearchTerm {
  readonly word: string;
  readonly isForgiven: boolean;
}

/** From one place of a text up to another. */
type Range = readonly [start: number, end: number];

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

/**
 * Takes a text apart into what matches and what does not (content-pages §5: case-insensitive matches in bold), as
 * searching compares: accents and widths aside. Beginnings of words count first, then any place. The parts put together
 * are the text.
 */
export function highlight(text: string, terms: readonly SearchTerm[]): TextPart[] {
  const line = foldText(text);
  const ranges = terms.flatMap((term) => rangesOf(term, line));
  if (ranges.length === 0) return text === '' ? [] : [{ text, isMatch: false }];
  return parts(text, merged(ranges.map(unfolded(text, line))));
}

function rangesOf({ word, isForgiven }: SearchTerm, line: string): readonly Range[] {
  const ranges: Range[] = [];
  for (let at = line.indexOf(word); at >= 0 && word !== ''; at = line.indexOf(word, at + word.length))
    ranges.push([at, at + word.length]);
  if (isSpaceless(word)) return ranges;
  const beginnings = ranges.filter(([start]) => start === 0 || !wordCharacter.test(line[start - 1] ?? ''));
  if (beginnings.length > 0) return beginnings;
  if (ranges.length > 0 && word.length > 1) return ranges;
  if (!isForgiven) return [];
  const isNear = nearTo(word);
  return [...line.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap((match) =>
    isNear(match[0]) ? [[match.index, match.index + match[0].length] as const] : [],
  );
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What folding may make one of; without it folding never shortens a text. */
const isComposed = /[\p{M}\p{Cf}\p{RI}\p{Extended_Pictographic}\u1100-\u11ff\uff9e\uff9f]/u;

/** Leads a range of the folded line back to the text: folding may make one character two, or two one. */
function unfolded(text: string, line: string): (range: Range) => Range {
  if (line.length === text.length && !isComposed.test(text)) return (range) => range;
  const origins = [...characters.segment(text)].flatMap(({ segment, index }) =>
    Array.from({ length: foldText(segment).length }, (): Range => [index, index + segment.length]),
  );
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
  const made = ranges.flatMap(([start, end]) => {
    const pieces = [
      { text: text.slice(at, start), isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    ];
    at = end;
    return pieces;
  });
  return [...made, { text: text.slice(at), isMatch: false }].filter((part) => part.text !== '');
}
