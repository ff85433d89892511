import { pageRow } from '../../content/pages.ts';
import type { ListQuery } from '../content/listCall.ts';
import type { LoadRequest } from './loader.ts';

/** The query for one entry by its slug, links as deep as the page's row says. */
export function bySlug({ match }: LoadRequest, slug: string): ListQuery {
  return { include: pageRow(match.kind).depth, limit: 1, filters: { 'fields.slug': slug } };
}
