import { cleanKeyword } from '../../content/keyword.ts';
import type { Loader } from './loader.ts';

/**
 * The search page (content-pages §2, §4). A keyword with special characters leads to its cleaned address; a form
 * without script sends it as a query.
 */
export const loadSearching: Loader = async ({ content, match, query }) => {
  const asked = match.parameters.keyword ?? query('keyword');
  if (asked !== undefined) {
    const keyword = cleanKeyword(asked);
    if (keyword !== match.parameters.keyword) return { redirect: keyword === '' ? ['searching'] : ['searching', keyword] };
  }
  const page = await content.first('page', { include: 2, filters: { 'fields.slug': 'predict-search' } });
  const suggestions = page?.content.find((section) => section.contentType === 'predictSearch');
  return { body: { view: 'searching', keyword: match.parameters.keyword ?? '', suggestions }, title: '', description: '', isIndexed: false };
};
