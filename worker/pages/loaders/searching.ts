import { preferredEntry } from '../../../content/address/entryAtAddress.ts';
import type { Visit } from '../../../content/address/visit.ts';
import { message } from '../../../content/messages/messages.ts';
import type { Reading } from '../../../content/model/readEntry.ts';
import { cardTypes } from '../../../content/model/targets.ts';
import { cleanKeyword, isSearchable } from '../../../content/search/keyword.ts';
import { noSuggestions, type Suggestions, suggestionsOf } from '../../../content/search/searchSuggestions.ts';
import type { Content } from '../../contentful/content.ts';
import { firstOnly } from '../../contentful/listCall.ts';
import type { Loader, LoadRequest } from './loader.ts';
import { search } from './search.ts';

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

/** Levels of links in the call for suggestions (docs/rules.md#list-depths). */
const DEPTH = 2;

/** The pages that hold suggestions: the city's own, and that of all cities. */
function suggestionsPages(content: Content): Promise<Reading<'page'>> {
  return content.list('page', { ...firstOnly, include: DEPTH, filters: { 'fields.slug': 'predict-search' } });
}

/**
 * Reads featured experiences and brands from the page with slug predict-search (docs/rules.md#search-suggestions). An
 * experience of a type without pages is logged and has no link (docs/rules.md#unknown-experience). Never rejects: search
 * works without suggestions.
 */
export async function readSuggestions({
  content,
  visit,
  log,
}: Pick<LoadRequest, 'content' | 'log'> & { readonly visit: Visit | Promise<Visit> }): Promise<Suggestions> {
  try {
    const [place, { entries, notes }] = await Promise.all([visit, suggestionsPages(content)]);
    const page = preferredEntry(entries, place.city);
    const suggestionSection = page?.content.find((section) => section.contentType === 'predictSearch');
    if (!suggestionSection) return noSuggestions;
    const suggestions = suggestionsOf(suggestionSection, place);
    content.expectCards(cardTypes.filter((type) => suggestions.types.includes(type)));
    const isUnknown = notes.some(
      ({ entry, field, problem }) =>
        entry === suggestionSection.id && field === 'featuredExperience' && problem === 'wrong type',
    );
    const leadingNowhere = suggestions.experiences.filter(({ target }) => target.kind === 'none').map(({ id }) => id);
    if (isUnknown || leadingNowhere.length > 0)
      log('warning', 'unknown featured experience', {
        in: suggestionSection.id,
        leadingNowhere: leadingNowhere.join(' '),
      });
    return suggestions;
  } catch {
    // Logged where the call is made.
    return noSuggestions;
  }
}
