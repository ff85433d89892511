import { type RefObject, useEffect, useState } from 'react';
import type { IslandTexts } from '../../../content/messages/islandMessages.ts';
import {
  hasSearch,
  type RecentSearch,
  recentSearches,
  withoutSearch,
  withSearch,
} from '../../../content/search/recentSearches.ts';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { read, write } from '../../browserState/storage.ts';
import { hook } from '../../hooks/hook.ts';
import { Icon } from '../../parts/Icon.tsx';
import '../../styles/islands/recentSearches.css';

interface RecentSearchesProps {
  readonly recent: readonly RecentSearch[];
  readonly hrefOf: (word: string) => string;
  readonly onRun: (word: string) => void;
  readonly onForget: (word: string) => void;
  readonly onForgetAll: () => void;
  /** Gets the focus of a removed row. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: IslandTexts;
}

/**
 * Recent searches, newest first; each can be run again or removed (docs/rules.md#recent-searches-shown). Running one
 * stores nothing.
 */
export function RecentSearches({ recent, hrefOf, onRun, onForget, onForgetAll, field, text }: RecentSearchesProps) {
  const leave = (forget: () => void) => (): void => {
    field.current?.focus();
    forget();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: mousedown must not take the focus from the field, or the list is removed before the click.
    <section className="search-recent" onMouseDown={(event) => event.preventDefault()}>
      <div className="search-recent-head">
        <h2 className="eyebrow">{text('searchRecent')}</h2>
        <button type="button" className="text-link" onClick={leave(onForgetAll)}>
          {text('searchForgetAll')}
        </button>
      </div>
      <ul className="chips">
        {recent.map(({ word }) => (
          <li key={word} className="search-recent-word">
            <a className="chip" href={hrefOf(word)} {...hook('result')} onClick={() => onRun(word)}>
              {word}
            </a>
            <button
              type="button"
              className="chip"
              aria-label={text('searchForget', { keyword: word })}
              onClick={leave(() => onForget(word))}
            >
              <Icon of="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
