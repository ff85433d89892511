import type { Visit } from '../../../content/address/visit.ts';
import type { Reading } from '../../../content/model/readEntry.ts';
import { noSuggestions, type Suggestions, suggestionsOf } from '../../../content/search/searchSuggestions.ts';
import type { Content } from '../../contentful/content.ts';
import type { LoadRequest } from './loader.ts';

/** Levels of links in the call for suggestions (docs/rules.md#list-depths). */
const DEPTH = 2;

/** The page that holds the suggestions. */
function suggestionsPage(content: Content): Promise<Reading<'page'>> {
  return content.list('page', { include: DEPTH, limit: 1, filters: { 'fields.slug': 'predict-search' } });
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
    const { entries, notes } = await suggestionsPage(content);
    const suggestionSection = entries[0]?.content.find((section) => section.contentType === 'predictSearch');
    if (!suggestionSection) return noSuggestions;
    const suggestions = suggestionsOf(suggestionSection, await visit);
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
