import type { SearchTerm } from './searchHighlight.ts';
import type { SearchEntry } from './searchEntries.ts';
import { isNearWord, isSpaceless, searchWords } from './searchText.ts';

/** An entry with its words, folded, each after a space. */
export interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly line: string;
}

/** What an index found, and as what it read the words. */
export interface Found {
  readonly entries: readonly SearchEntry[];
  readonly terms: readonly SearchTerm[];
}

/**
 * Prepares entries for searching. Own code: results are sorted by name, so a ranking index would be built for nothing.
 * One folded line an entry is built in a fifth of its time, and reading two thousand of them takes well under a
 * millisecond (test/bench/search.bench.ts).
 */
export function indexEntries(entries: readonly SearchEntry[]): readonly IndexedEntry[] {
  return entries.map((entry) => ({ entry, line: ` ${[entry.name, entry.note, ...entry.otherNames].flatMap(searchWords).join(' ')}` }));
}

/**
 * Finds the entries that hold every word: as the beginning of a word, in scripts without spaces anywhere. A longer word
 * that nothing holds is looked for once more with one typo forgiven.
 */
export function searchIndex(index: readonly IndexedEntry[], keyword: string, now: Date): Found {
  const moment = now.getTime();
  const shown = index.filter(({ entry }) => entry.hiddenFrom === undefined || entry.hiddenFrom > moment);
  const terms: SearchTerm[] = [];
  const kept = searchWords(keyword).map((word) => {
    const holds = (line: string): boolean => line.includes(isSpaceless(word) ? word : ` ${word}`);
    const holders = shown.filter(({ line }) => holds(line));
    terms.push({ word, isForgiven: holders.length === 0 });
    return new Set(holders.length > 0 ? holders : shown.filter(({ line }) => line.split(' ').some((held) => isNearWord(word, held))));
  });
  return { terms, entries: kept.length === 0 ? [] : shown.filter((indexed) => kept.every((holders) => holders.has(indexed))).map(({ entry }) => entry) };
}
