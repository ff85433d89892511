import { message } from '../../content/messages/messages.ts';
import { cleanKeyword, isSearchable } from '../../content/search/keyword.ts';
import { earliest } from '../../content/time/timeState.ts';
import { search } from '../search/search.ts';
import { readSuggestions } from '../search/suggestions.ts';
import type { Loader } from './loader.ts';

/**
 * The search page (content-pages §2, §4). A keyword with special characters leads to its cleaned address; a form
 * without script sends it as a query.
 */
export const loadSearching: Loader = async (request) => {
  const { match, query, visit } = request;
  const asked = match.parameters.keyword ?? query('keyword');
  const keyword = cleanKeyword(asked ?? '');
  if (asked !== undefined && keyword !== match.parameters.keyword)
    return { redirect: keyword === '' ? ['searching'] : ['searching', keyword] };
  const [suggestions, outcome] = await Promise.all([
    readSuggestions(request),
    isSearchable(keyword) ? search(request, keyword) : undefined,
  ]);
  return {
    body: { view: 'searching', keyword, answer: outcome?.answer, suggestions },
    title: keyword === '' ? message('search', visit.language) : message('searchTitle', visit.language, { keyword }),
    description: '',
    // Results are without number, and nobody's pages.
    isIndexed: keyword === '',
    changesAt: earliest([outcome?.changesAt, suggestions.changesAt]),
  };
};
