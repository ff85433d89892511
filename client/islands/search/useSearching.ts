import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { cleanKeyword, cutText, isSearchable, isTooShort, KEYWORD_MAX } from '../../../content/search/keyword.ts';
import type { SearchAnswer } from '../../../content/search/searchAnswer.ts';
import { countSearch } from '../../browserState/searchCount.ts';
import { createTyping } from '../../browserState/searchTyping.ts';
import { type SearchPanelProps, wordHref } from './searchPanelProps.ts';

/** The panel fades out for this long after closing, with its results (docs/rules.md#search-states). */
const HIDE_MS = 500;

/** State of a search: keyword, results, delay, failure. Call `readField` when the field's text may have changed. */
export function useSearching(
  props: SearchPanelProps,
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
) {
  const [answer, setAnswer] = useState<SearchAnswer | undefined>(props.answer ?? undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const [isEmpty, setIsEmpty] = useState(props.keyword === '');
  const [isShort, setIsShort] = useState(isTooShort(props.keyword));
  const [isInUse, setIsInUse] = useState(false);
  const [typing] = useState(() => {
    const show = (next: SearchAnswer | undefined, isFailure: boolean): void => {
      setAnswer(next);
      setHasFailed(isFailure);
      setIsSlow(false);
      if (props.place === 'page' && !isFailure) namePage(props, next?.keyword ?? '');
    };
    return createTyping({
      ...props,
      onAnswer: (next) => show(next, false),
      onSlow: () => setIsSlow(true),
      onFailure: () => show(undefined, true),
    });
  });

  const readField = (): void => {
    const input = field.current;
    if (!input) return;
    const text = cutText(input.value, KEYWORD_MAX);
    if (text !== input.value) input.value = text;
    const keyword = cleanKeyword(text);
    setIsEmpty(text.trim() === '');
    setIsShort(isTooShort(text));
    typing.type(text);
    countSearch(isSearchable(keyword) ? keyword : '');
  };

  const begin = useEffectEvent((): void => {
    setIsInUse(root.current?.contains(document.activeElement) ?? false);
    // Text may have been typed before hydration, or restored by the browser.
    if (field.current?.value !== props.keyword) readField();
  });
  const end = useEffectEvent((): void => {
    typing.stop();
    if (field.current) field.current.value = '';
    // Read after the fade: the visitor may have opened the panel again and typed.
    setTimeout(readField, HIDE_MS);
  });
  const again = useEffectEvent((): void => typing.type(field.current?.value ?? ''));
  useEffect(() => {
    begin();
    const dialog = root.current?.closest('dialog');
    const toggle = ({ newState }: ToggleEvent): void => {
      if (newState === 'closed') end();
    };
    dialog?.addEventListener('toggle', toggle);
    // A search that failed without a network is run once there is one.
    addEventListener('online', again);
    return () => {
      dialog?.removeEventListener('toggle', toggle);
      removeEventListener('online', again);
    };
  }, [root]);

  return { answer, hasFailed, isSlow, isEmpty, isShort, isInUse, setIsInUse, readField };
}

/** Gives the search page the address and the title of a keyword, so that reload and back lead to the same results. */
function namePage(props: SearchPanelProps, keyword: string): void {
  history.replaceState(history.state, '', wordHref(props, keyword));
  const site = document.title.slice(document.title.lastIndexOf(' | '));
  document.title = props.text(keyword === '' ? 'search' : 'searchTitle', { keyword }) + site;
}
