import { foldText } from './searchText.ts';

/** A word that was searched for, and when (content-pages §4). */
export interface RecentSearch {
  readonly word: string;
  /** Milliseconds. */
  readonly createTime: number;
}

/** At most this many are kept (content-pages §9). */
const RECENT_MAX = 8;
/** A search is remembered for 7 days (content-pages §9). */
const RECENT_MS = 604_800_000;
/** Clocks of devices are set by hand; a search from further ahead than this is somebody else's writing. */
const CLOCK_SLACK_MS = 86_400_000;

/** Reads what a browser kept. Whatever is no recent search is left out; undefined where there is no list at all. */
export function readRecentSearches(raw: unknown): readonly RecentSearch[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  return raw.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('word' in item) || !('createTime' in item)) return [];
    const { word, createTime } = item;
    return typeof word === 'string' && word !== '' && typeof createTime === 'number' && Number.isFinite(createTime)
      ? [{ word, createTime }]
      : [];
  });
}

/** The list as it is shown: newest first, one of each word, at most 8, none older than 7 days (content-pages §4). */
export function recentSearches(list: readonly RecentSearch[], now: number): readonly RecentSearch[] {
  const words = new Set<string>();
  return list
    .filter(({ createTime }) => now - createTime < RECENT_MS && createTime - now < CLOCK_SLACK_MS)
    .toSorted((a, b) => b.createTime - a.createTime)
    .filter(({ word }) => !words.has(foldText(word)) && words.add(foldText(word)))
    .slice(0, RECENT_MAX);
}

/** The list with a word that was just searched for. */
export function withSearch(list: readonly RecentSearch[], word: string, now: number): readonly RecentSearch[] {
  return recentSearches([{ word, createTime: now }, ...withoutSearch(list, word)], now);
}

/** The list without a word. */
export function withoutSearch(list: readonly RecentSearch[], word: string): readonly RecentSearch[] {
  return list.filter((recent) => foldText(recent.word) !== foldText(word));
}
