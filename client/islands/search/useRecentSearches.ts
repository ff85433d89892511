import { useEffect, useState } from 'react';
import {
  hasSearch,
  type RecentSearch,
  recentSearches,
  withoutSearch,
  withSearch,
} from '../../../content/search/recentSearches.ts';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { read, write } from '../../browserState/storage.ts';

/** The visitor's recent searches, as the browser keeps them; none until hydration. */
export function useRecentSearches() {
  const [recent, setRecent] = useState<readonly RecentSearch[]>([]);
  const store = (list: readonly RecentSearch[]): void => {
    write(storageKeys.recentSearches, list);
    setRecent(list);
  };
  useEffect(() => {
    const show = (): void => setRecent(stored());
    show();
    // Another window may have searched, or this page was restored from the back/forward cache.
    const listening = new AbortController();
    for (const type of ['storage', 'pageshow']) addEventListener(type, show, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return {
    recent,
    remember: (word: string) => store(withSearch(stored(), word, Date.now())),
    /** Stores a word that is not in the list yet; one that is keeps its place. */
    keep: (word: string) => {
      if (!hasSearch(stored(), word)) store(withSearch(stored(), word, Date.now()));
    },
    forget: (word: string) => store(withoutSearch(stored(), word)),
    forgetAll: () => store([]),
  };
}

function stored(): readonly RecentSearch[] {
  return recentSearches(read(storageKeys.recentSearches) ?? [], Date.now());
}
