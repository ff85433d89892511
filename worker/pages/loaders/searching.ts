import { message } from '../../../content/messages/messages.ts';
import { cleanKeyword, isSearchable } from '../../../content/search/keyword.ts';
import type { Loader } from './loader.ts';
import { search } from './search.ts';
import { readSuggestions } from './suggestions.ts';

/**
 * The search page (docs/rules.md#search-address). A keyword with special characters redirects to its cleaned address;
 * the form sends the keyword as a query when scripts are off.
 */
export const loadSearching: Loader = async (request) => {
  const { match, query, content, log } = request;
  const rawKeyword = match.parameters.keyword ?? query('keyword');
  const keyword = cleanKeyword(rawKeyword ?? '');
  if (rawKeyword !== undefined && keyword !== match.parameters.keyword)
    return { redirect: keyword === '' ? ['searching'] : ['searching', keyword] };
  const suggesting = readSuggestions(request);
  const visit = await request.visit;
  const [suggestions, answer] = await Promise.all([
    suggesting,
    isSearchable(keyword) ? search({ visit, content, log }, keyword) : undefined,
  ]);
  return {
    body: { view: 'searching', keyword, answer, suggestions },
    title: keyword === '' ? message('search', visit.language) : message('searchTitle', visit.language, { keyword }),
    description: '',
    isIndexed: keyword === '',
  };
};
