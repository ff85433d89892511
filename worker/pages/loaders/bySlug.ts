import { LINK_DEPTH } from '../../../content/model/graph.ts';
import type { PageKind } from '../../../content/pages.ts';
import type { ListQuery } from '../../contentful/listCall.ts';
import type { LoadRequest } from './loader.ts';

/** Pages that need their links less deep than the content model allows (docs/rules.md#list-depths). */
const depths: Readonly<Partial<Record<PageKind, number>>> = {
  eventCalendar: 2,
  offerTerms: 3,
  terms: 3,
  announcementDetail: 4,
};

/** The query for one entry by its slug. */
export function bySlug({ match }: Pick<LoadRequest, 'match'>, slug: string): ListQuery {
  return { include: depths[match.kind] ?? LINK_DEPTH, filters: { 'fields.slug': slug } };
}
