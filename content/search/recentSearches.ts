import { STORED_MS } from '../visitor/firstKeys.ts';
import { foldText } from './searchText.ts';

/** A searched word and its time (docs/rules.md#recent-searches-list). */
export interface RecentSearch {
  readonly word: string;
  /** Milliseconds. */
  readonly createTime: number;
}

/** At most this many are stored (docs/rules.md#recent-searches-list). */
const RECENT_MAX = 8;
/** Device clocks may be wrong; a search from further in the future than this was not written by the site. */
const CLOCK_SLACK_MS = 86_400_000;

/** Reads the stored list. Items that are no recent search are left out; undefined where there is no list. */
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

/**
 * The list as it is shown: newest first, one of each word, at most 8, none older than 7 days
 * (docs/rules.md#recent-searches-list).
 */
export function recentSearches(list: readonly RecentSearch[], now: number): readonly RecentSearch[] {
  const words = new Set<string>();
  return list
    .filter(({ createTime }) => now - createTime < STORED_MS && createTime - now < CLOCK_SLACK_MS)
    .toSorted((a, b) => b.createTime - a.createTime)
    .filter(({ word }) => !words.has(foldText(word)) && words.add(foldText(word)))
    .slice(0, RECENT_MAX);
}

/** The list with a word that was just searched for. */
export function withSearch(list: readonly RecentSearch[], word: string, now: number): readonly RecentSearch[] {
  return recentSearches([{ word, createTime: now }, ...withoutSearch(list, word)], now);
}

/** Returns true if a list holds a word. */
export function hasSearch(list: readonly RecentSearch[], word: string): boolean {
  return list.some((recent) => foldText(recent.word) === foldText(word));
}

/** The list without a word. */
export function withoutSearch(list: readonly RecentSearch[], word: string): readonly RecentSearch[] {
  return list.filter((recent) => foldText(recent.word) !== foldText(word));
}
