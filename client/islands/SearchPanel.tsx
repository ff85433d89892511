import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { cleanKeyword, cutText, isSearchable, KEYWORD_MAX } from '../../content/keyword.ts';
import type { SearchAnswer } from '../../content/searchAnswer.ts';
import { createTyping } from '../browser/searchTyping.ts';
import { countSearch, countSearchNow } from '../browser/searchViews.ts';
import { island } from './island.tsx';
import { RecentSearches } from './search/RecentSearches.tsx';
import { Results } from './search/Results.tsx';
import { moveFocus } from './search/resultKeys.ts';
import { SearchForm } from './search/SearchForm.tsx';
import { SearchStatus } from './search/SearchStatus.tsx';
import type { SearchPanelProps } from './search/searchPanelProps.ts';
import { Suggested } from './search/Suggested.tsx';
import { useRecentSearches } from './search/useRecentSearches.ts';

/** The panel stays in sight this long after closing (site-shell §9); its content goes with it. */
const HIDE_MS = 500;

/**
 * Searching (content-pages §4, site-shell §4), on its own page and in the header's panel: a form that works without
 * script, results while one types, recent searches while the field is in use. States: init, result, and init again once
 * the field is empty.
 */
export const SearchPanel = island('SearchPanel', 'visible', (props: SearchPanelProps) => {
  const { place, action, endpoint, carried } = props;
  const [answer, setAnswer] = useState<SearchAnswer | undefined>(props.answer ?? undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const [isInUse, setIsInUse] = useState(false);
  const [isEmpty, setIsEmpty] = useState(props.keyword === '');
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { recent, remember, forget, forgetAll } = useRecentSearches();

  const hrefOf = (word: string): string => (word === '' ? `${action}${carried}` : `${action}/${encodeURIComponent(word)}${carried}`);
  const typing = useMemo(() => {
    const show = (next: SearchAnswer | undefined, failed: boolean): void => {
      setAnswer(next);
      setHasFailed(failed);
      // Reload and back give the same results again.
      if (place === 'page') history.replaceState(history.state, '', hrefOf(next?.keyword ?? ''));
    };
    return createTyping({ endpoint, fetch: (url, init) => fetch(url, init), onAnswer: (next) => show(next, false), onFailure: () => show(undefined, true) }, props.keyword);
    // Props never change after the page has been rendered.
  }, []);

  const read = (): void => {
    const input = field.current;
    if (!input) return;
    const text = cutText(input.value, KEYWORD_MAX);
    if (text !== input.value) input.value = text;
    const keyword = cleanKeyword(text);
    setIsEmpty(text.trim() === '');
    typing.type(text);
    countSearch(isSearchable(keyword) ? keyword : '');
  };

  useEffect(() => {
    // What was typed before this piece came to life, or brought back by the browser.
    const isActive = root.current?.contains(document.activeElement) ?? false;
    setIsInUse(isActive);
    if (field.current && field.current.value !== props.keyword) read();
    const dialog = root.current?.closest('dialog');
    const restart = (): void => {
      if (dialog?.open || !field.current) return;
      field.current.value = '';
      read();
    };
    const close = (): void => {
      typing.stop();
      setTimeout(restart, HIDE_MS);
    };
    dialog?.addEventListener('close', close);
    return () => dialog?.removeEventListener('close', close);
  }, []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const keyword = cleanKeyword(field.current?.value ?? '');
    if (!isSearchable(keyword)) return field.current?.focus();
    remember(keyword);
    countSearchNow();
    location.assign(hrefOf(keyword));
  };

  const follow = (event: MouseEvent): void => {
    if (answer && event.target instanceof Element && event.target.closest('a')) {
      remember(answer.keyword);
      countSearchNow();
    }
  };

  const hasResults = answer !== undefined && answer.total > 0;
  return (
    <div
      ref={root}
      className="search"
      data-place={place}
      onFocus={() => setIsInUse(true)}
      onBlur={(event) => setIsInUse(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveFocus(event, field.current)}
    >
      <SearchForm {...props} field={field} onSubmit={submit} onType={read} />
      <SearchStatus answer={answer} hasFailed={hasFailed} texts={props.texts} />
      {isEmpty && isInUse && recent.length > 0 ? <RecentSearches recent={recent} hrefOf={hrefOf} onForget={forget} onForgetAll={forgetAll} field={field} texts={props.texts} /> : undefined}
      {hasResults ? (
        <div onClick={follow}>
          <Results answer={answer} allHref={hrefOf(answer.keyword)} texts={props.texts} />
        </div>
      ) : undefined}
      {place === 'dialog' ? <Suggested endpoint={endpoint} isHidden={hasResults} texts={props.texts} /> : undefined}
    </div>
  );
});
