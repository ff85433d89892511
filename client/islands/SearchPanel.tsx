import { type FormEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { islandTexts } from '../../content/messages/islandMessages.ts';
import { cleanKeyword, isSearchable } from '../../content/search/keyword.ts';
import { isComposingKey } from '../browserState/composing.ts';
import { countSearch, countSearchNow } from '../browserState/searchCount.ts';
import { leaveSearch } from '../browserState/searchHistory.ts';
import { select } from '../hooks/hook.ts';
import { island } from './island.tsx';
import { RecentSearches, useRecentSearches } from './search/RecentSearches.tsx';
import { Results } from './search/Results.tsx';
import { SearchForm } from './search/SearchForm.tsx';
import { SearchStatus } from './search/SearchStatus.tsx';
import { Suggested } from './search/Suggested.tsx';
import { type SearchFacts, type SearchPanelProps, wordHref } from './search/searchPanelProps.ts';
import { useSearching } from './search/useSearching.ts';

/**
 * Searching (docs/rules.md#search-runs), on its own page and in the header's panel: a form that works without
 * script, results while typing, recent searches while the field is in use. States: init, result, and init again once
 * the field is empty.
 */
export const SearchPanel = island('SearchPanel', 'visible', (facts: SearchFacts) => {
  const { place, endpoint } = facts;
  const text = islandTexts(facts.language);
  const props: SearchPanelProps = { ...facts, text };
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { answer, isEmpty, isShort, isInUse, setIsInUse, readField, ...state } = useSearching(props, root, field);
  const { recent, remember, keep, forget, forgetAll } = useRecentSearches();
  const hasResults = answer !== undefined && answer.total > 0;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const keyword = cleanKeyword(field.current?.value ?? '');
    if (!isSearchable(keyword)) {
      field.current?.focus();
      return;
    }
    remember(keyword);
    countSearchNow();
    leaveSearch(wordHref(props, keyword));
  };

  // Following a result stores its keyword. One that came with the page's address was run before, perhaps from the recent
  // searches, and must not move to the top (docs/rules.md#recent-searches-shown).
  const follow = ({ target }: MouseEvent): void => {
    if (!hasResults || !(target instanceof Element) || !target.closest('.search-results a')) return;
    (answer.keyword === facts.keyword ? keep : remember)(answer.keyword);
    countSearchNow();
  };

  // A recent search counts as a search too.
  const runAgain = (word: string): void => {
    countSearch(word);
    countSearchNow();
  };

  return (
    <search
      ref={root}
      className="search"
      onFocus={() => setIsInUse(true)}
      onBlur={(event) => setIsInUse(event.currentTarget.contains(event.relatedTarget))}
      onClick={follow}
      onKeyDown={(event) => moveFocus(event, field.current)}
    >
      <SearchForm {...props} field={field} isEmpty={isEmpty} onSubmit={submit} onType={readField} />
      <SearchStatus answer={answer} {...state} isShort={isShort} text={text} />
      {isEmpty && isInUse && recent.length > 0 ? (
        <RecentSearches
          recent={recent}
          hrefOf={(word) => wordHref(props, word)}
          onRun={runAgain}
          onForget={forget}
          onForgetAll={forgetAll}
          field={field}
          text={text}
        />
      ) : undefined}
      {hasResults ? <Results answer={answer} allHref={wordHref(props, answer.keyword)} text={text} /> : undefined}
      {place === 'dialog' ? <Suggested endpoint={endpoint} isHidden={hasResults} text={text} /> : undefined}
    </search>
  );
});

/** Arrow keys move the focus from the field through the links of the results and back, in addition to Tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || isComposingKey(event.nativeEvent) || !field) return;
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>(select('result'))];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  const next = at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
