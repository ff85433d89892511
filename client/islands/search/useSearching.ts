import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { cleanKeyword, cutText, isSearchable, KEYWORD_MAX } from '../../../content/search/keyword.ts';
import type { SearchAnswer } from '../../../content/search/searchAnswer.ts';
import { createTyping } from '../../browser/searchTyping.ts';
import { countSearch } from '../../browser/searchViews.ts';
import { type SearchPanelProps, wordHref } from './searchPanelProps.ts';

/** The panel stays in sight this long after closing (site-shell §9); its results go with it. */
const HIDE_MS = 500;

/** What is looked for in a field and what was found. `read` says that the field may hold another text. */
export function useSearching(
  props: SearchPanelProps,
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
) {
  const [answer, setAnswer] = useState<SearchAnswer | undefined>(props.answer ?? undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const [isEmpty, setIsEmpty] = useState(props.keyword === '');
  const [isInUse, setIsInUse] = useState(false);
  const [typing] = useState(() => {
    const show = (next: SearchAnswer | undefined, isFailure: boolean): void => {
      setAnswer(next);
      setHasFailed(isFailure);
      // Reload and back give the same results again.
      if (props.place === 'page' && !isFailure)
        history.replaceState(history.state, '', wordHref(props, next?.keyword ?? ''));
    };
    return createTyping(
      {
        endpoint: props.endpoint,
        fetch: (url, init) => fetch(url, init),
        onAnswer: (next) => show(next, false),
        onFailure: () => show(undefined, true),
      },
      props.keyword,
    );
  });

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

  const begin = useEffectEvent((): void => {
    setIsInUse(root.current?.contains(document.activeElement) ?? false);
    // What was typed before this piece came to life, or brought back by the browser.
    if (field.current?.value !== props.keyword) read();
  });
  const end = useEffectEvent((): void => {
    typing.stop();
    if (field.current) field.current.value = '';
    // The results fade along; whoever opens the panel again meanwhile may have typed already.
    setTimeout(read, HIDE_MS);
  });
  useEffect(() => {
    begin();
    const dialog = root.current?.closest('dialog');
    const close = (): void => end();
    dialog?.addEventListener('close', close);
    return () => dialog?.removeEventListener('close', close);
  }, [root]);

  return { answer, hasFailed, isEmpty, isInUse, setIsInUse, read };
}
