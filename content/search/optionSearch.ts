import { indexedWords, isSpaceless, nearTo, searchWords } from './searchText.ts';

/** What can be chosen by its label, or by other words. */
export interface Option {
  readonly label: string;
  readonly words?: string | undefined;
}

/**
 * The options that hold every typed word, as forgiving as the search (docs/rules.md#search-index): at the beginning of a
 * word, in scripts without spaces anywhere; where none does, one typing error is tolerated. Those whose label begins with
 * what was typed come first. A text without words leaves all.
 */
export function matchingOptions<Choice extends Option>(options: readonly Choice[], typed: string): readonly Choice[] {
  const typedWords = searchWords(typed);
  const candidates = options.map((option) => ({
    option,
    label: searchWords(option.label).join(' '),
    words: indexedWords(`${option.label} ${option.words ?? ''}`),
  }));
  const holding = (tests: readonly ((word: string) => boolean)[]) =>
    candidates.filter(({ words }) => tests.every((test) => words.some(test)));
  const exact = holding(
    typedWords.map((part) => (word) => (isSpaceless(part) ? word.includes(part) : word.startsWith(part))),
  );
  const matching = exact.length > 0 ? exact : holding(typedWords.map(nearTo));
  const text = typedWords.join(' ');
  const isFirst = ({ label }: (typeof candidates)[number]): number => Number(!label.startsWith(text));
  return matching.toSorted((left, right) => isFirst(left) - isFirst(right)).map(({ option }) => option);
}
