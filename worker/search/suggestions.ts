import { noSuggestions, type Suggestions, suggestionsOf } from '../../content/search/searchSuggestions.ts';
import type { LoadRequest } from '../loaders/loader.ts';

/** Depth of the call for the suggestions (content-pages §7). */
const DEPTH = 2;

/**
 * Reads featured experiences and brands from the page with slug predict-search (content-pages §7). An experience of a
 * type that has no page is logged and leads nowhere (site-shell §8). Never throws: searching goes on without suggestions.
 */
export async function readSuggestions({
  content,
  visit,
  log,
}: Pick<LoadRequest, 'content' | 'visit' | 'log'>): Promise<Suggestions> {
  try {
    const { entries, notes } = await content.list('page', {
      include: DEPTH,
      limit: 1,
      filters: { 'fields.slug': 'predict-search' },
    });
    const found = entries[0]?.content.find((section) => section.contentType === 'predictSearch');
    if (!found) return noSuggestions;
    const suggestions = suggestionsOf(found, visit);
    const isUnknown = notes.some(
      ({ entry, field, problem }) => entry === found.id && field === 'featuredExperience' && problem === 'wrong type',
    );
    const leadingNowhere = suggestions.experiences.filter(({ target }) => target.kind === 'none').map(({ id }) => id);
    if (isUnknown || leadingNowhere.length > 0)
      log('warning', 'unknown featured experience', { in: found.id, leadingNowhere: leadingNowhere.join(' ') });
    return suggestions;
  } catch {
    // Logged where the call was made.
    return noSuggestions;
  }
}
