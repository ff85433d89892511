import { message } from '../../../content/messages/messages.ts';
import { cardTypes } from '../../../content/model/targets.ts';
import { cleanKeyword, isSearchable } from '../../../content/search/keyword.ts';
import { earliest } from '../../../content/time/timeState.ts';
import type { Loader } from './loader.ts';
import { search } from './search.ts';
import { readSuggestions } from './suggestions.ts';

/**
 * The search page (docs/rules.md#search-address). A keyword with special characters redirects to its cleaned address;
 * the form sends the keyword as a query when scripts are off.
 */
export const loadSearching: Loader = async (request) => {
  const { match, query, visit } = request;
  const given = match.parameters.keyword ?? query('keyword');
  const keyword = cleanKeyword(given ?? '');
  if (given !== undefined && keyword !== match.parameters.keyword)
    return { redirect: keyword === '' ? ['searching'] : ['searching', keyword] };
  const [suggestions, outcome] = await Promise.all([
    readSuggestions(request),
    isSearchable(keyword) ? search(request, keyword) : undefined,
  ]);
  request.content.expectCards(cardTypes.filter((type) => suggestions.types.includes(type)));
  return {
    body: { view: 'searching', keyword, answer: outcome?.answer, suggestions },
    title: keyword === '' ? message('search', visit.language) : message('searchTitle', visit.language, { keyword }),
    description: '',
    isIndexed: keyword === '',
    changesAt: earliest([outcome?.changesAt, suggestions.changesAt]),
  };
};
