import { useEffect, useState } from 'react';
import { safeParse } from 'valibot';
import type { IslandTexts } from '../../../content/messages/islandMessages.ts';
import { type SearchSuggestions, searchSuggestions } from '../../../content/search/searchAnswer.ts';
import { SuggestionLists } from './SuggestionLists.tsx';

/**
 * Featured experiences and brands in the panel (docs/rules.md#search-suggestions), fetched when it first opens. Nothing
 * where there are none.
 */
export function Suggested({
  endpoint,
  isHidden,
  text,
}: {
  readonly endpoint: string;
  readonly isHidden: boolean;
  readonly text: IslandTexts;
}) {
  const suggestions = useSuggestions(endpoint);
  if (!suggestions || isHidden) return undefined;
  return <SuggestionLists suggestions={suggestions} text={text} />;
}

function useSuggestions(endpoint: string): SearchSuggestions | undefined {
  const [suggestions, setSuggestions] = useState<SearchSuggestions>();
  useEffect(() => {
    if (!navigator.onLine) return undefined;
    const request = new AbortController();
    fetch(endpoint.replace('?', '/suggestions?'), { signal: request.signal })
      .then(async (response) => {
        const parsedSuggestions = safeParse(searchSuggestions, await response.json());
        if (parsedSuggestions.success) setSuggestions(parsedSuggestions.output);
      })
      // Searching works without suggestions.
      .catch(() => undefined);
    return () => request.abort();
  }, [endpoint]);
  return suggestions;
}
