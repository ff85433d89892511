import { once, type SearchEntry } from './searchEntries.ts';
import type { SearchTerm } from './searchHighlight.ts';
import { isSpaceless, nearTo, searchWords } from './searchText.ts';

/** An entry with its words, folded, each after a space. */
export interface IndexedEntry {
  readonly entry: SearchEntry;
  /** Words of its names and of the note beside them. */
  readonly names: string;
  /** Words of its description; made when they are first looked into. */
  readonly description: () => string;
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
  return entries.map((entry) => ({
    entry,
    names: lineOf([entry.name, entry.note, ...entry.otherNames]),
    description: once(() => lineOf([entry.description])),
  }));
}

function lineOf(texts: readonly string[]): string {
  return ` ${texts.flatMap(searchWords).join(' ')}`;
}

/**
 * Finds the entries that hold every word: as the beginning of a word, in scripts without spaces anywhere. A word that no
 * name holds is looked for in descriptions, and then among the names once more with one typo forgiven. Where no entry holds
 * them all so, descriptions count for every word: one word may stand in the name of this entry, another in that of others.
 */
export function searchIndex(index: readonly IndexedEntry[], keyword: string, now: Date): Found {
  const moment = now.getTime();
  const isShown = ({ entry }: IndexedEntry): boolean => (entry.hiddenFrom() ?? Number.POSITIVE_INFINITY) > moment;
  const found = searchWords(keyword).map((word) => {
    const start = isSpaceless(word) ? word : ` ${word}`;
    const isNear = nearTo(word);
    const steps: readonly ((candidate: IndexedEntry) => boolean)[] = [
      ({ names }) => names.includes(start),
      ({ description }) => description().includes(start),
      ({ names }) => names.split(' ').some(isNear),
    ];
    for (const [step, holds] of steps.entries()) {
      const held = index.filter((candidate) => holds(candidate) && isShown(candidate));
      if (held.length > 0) return { word, start, isForgiven: step === 2, held: new Set(held) };
    }
    return { word, start, isForgiven: false, held: new Set<IndexedEntry>() };
  });
  const holding = (holds: (candidate: IndexedEntry, word: (typeof found)[number]) => boolean) =>
    index.filter((candidate) => found.every((word) => holds(candidate, word)));
  const named = holding((candidate, { held }) => held.has(candidate));
  const entries =
    named.length > 0 || found.length < 2
      ? named
      : holding(
          (candidate, { held, start }) =>
            held.has(candidate) || (candidate.description().includes(start) && isShown(candidate)),
        );
  return {
    terms: found.map(({ word, isForgiven }) => ({ word, isForgiven })),
    entries: found.length === 0 ? [] : entries.map(({ entry }) => entry),
  };
}
