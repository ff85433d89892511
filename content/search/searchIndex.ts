import { onePerAddress } from '../address/entryAtAddress.ts';
import type { City } from '../cities.ts';
import { once } from '../once.ts';
import type { CityClock } from '../time/clock.ts';
import type { SearchEntry } from './searchEntries.ts';
import type { SearchTerm } from './searchHighlight.ts';
import { indexedWords, isSpaceless, nearTo, searchWords } from './searchText.ts';

/** An entry with its words, folded, each after a space. */
export interface IndexedEntry {
  readonly entry: SearchEntry;
  /** Words of its names and its note. */
  readonly names: string;
  /** Words of its description, computed on first use. */
  readonly description: () => string;
}

/** The entries that an index found, and the terms that it searched for. */
export interface SearchMatches {
  readonly entries: readonly SearchEntry[];
  readonly terms: readonly SearchTerm[];
}

/**
 * Prepares entries for searching. No library: results are sorted by name, so the ranking of a search library would be of no
 * use. One folded line per entry is built five times as fast, and searching two thousand of them takes well under a
 * millisecond (test/bench/search.bench.ts).
 */
export function indexEntries(entries: readonly SearchEntry[]): readonly IndexedEntry[] {
  return entries.map((entry) => ({
    entry,
    names: lineOf([entry.name, entry.note, ...entry.otherNames, ...entry.words]),
    description: once(() => lineOf([entry.description])),
  }));
}

function lineOf(texts: readonly string[]): string {
  return ` ${texts.flatMap(indexedWords).join(' ')}`;
}

/**
 * Returns a test for the entries that visitors see: not expired, and each address once
 * (docs/rules.md#one-entry-an-address).
 */
export function standingEntries(
  entries: readonly SearchEntry[],
  { city, clock }: { readonly city: City; readonly clock: CityClock },
): (entry: SearchEntry) => boolean {
  const visibleEntries = entries.filter((entry) => entry.isShown(clock));
  const standing = new Set(onePerAddress(visibleEntries, ({ address }) => address, city).map(({ id }) => id));
  return ({ id }) => standing.has(id);
}

/** Between two words these are often a sign, as in “Food & gifts”. */
const joiners: readonly string[] = ['and', 'et', 'e', 'ed'];

function withoutJoiners(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => at === 0 || at === words.length - 1 || !joiners.includes(word));
}

/** Articles that French and Italian join to the next word, whose apostrophe the keyword has lost: `leau`, `dellacqua`. */
const articles = ['l', 'd', 'qu', 'all', 'dall', 'dell', 'nell', 'sull'];

/** A word as it may stand behind its article. */
function withoutArticle(word: string): readonly string[] {
  return articles
    .filter((article) => word.startsWith(article))
    .map((article) => word.slice(article.length))
    .filter((rest) => /^[aeiouyh]\p{L}{2}/u.test(rest));
}

/**
 * Finds the entries that hold every word but an “and” between two: at the beginning of a word, in scripts without spaces
 * anywhere. A word that no name holds is searched in descriptions, in languages with elision then without its article, then in
 * names with one typo tolerated. If no entry holds all words that way, descriptions count for every word, since each name may
 * hold only one of them (docs/rules.md#search-index).
 */
export function searchIndex(index: readonly IndexedEntry[], keyword: string, hasElision = false): SearchMatches {
  const wordMatches = withoutJoiners(searchWords(keyword)).map((typed) => {
    const spellings = [typed, ...(hasElision ? withoutArticle(typed) : [])];
    for (const word of spellings) {
      const start = isSpaceless(word) ? word : ` ${word}`;
      const named = index.filter(({ names }) => names.includes(start));
      const held = named.length > 0 ? named : index.filter(({ description }) => description().includes(start));
      if (held.length > 0) return { word, start, isTolerated: false, held: new Set(held) };
    }
    const isNear = nearTo(typed);
    const near = index.filter(({ names }) => names.split(' ').some(isNear));
    return { word: typed, start: ` ${typed}`, isTolerated: near.length > 0, held: new Set(near) };
  });
  const holding = (holds: (candidate: IndexedEntry, word: (typeof wordMatches)[number]) => boolean) =>
    index.filter((candidate) => wordMatches.every((word) => holds(candidate, word)));
  const withName = holding((candidate, { held }) => held.has(candidate));
  const entries =
    withName.length > 0 || wordMatches.length < 2
      ? withName
      : holding((candidate, { held, start }) => held.has(candidate) || candidate.description().includes(start));
  return {
    terms: wordMatches.map(({ word, isTolerated }) => ({ word, isTolerated })),
    entries: wordMatches.length === 0 ? [] : entries.map(({ entry }) => entry),
  };
}
