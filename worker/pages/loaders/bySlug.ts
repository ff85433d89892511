import { hasPage, noteTaken, preferredEntry } from '../../../content/address/entryAtAddress.ts';
import { LINK_DEPTH } from '../../../content/model/graph.ts';
import type { AddressableType, EntryOf } from '../../../content/model/registry.ts';
import type { PageKind } from '../../../content/pages.ts';
import { firstOnly, type ListQuery } from '../../contentful/listCall.ts';
import type { LoadRequest } from './loader.ts';

/** Pages that need their links less deep than the content model allows (docs/rules.md#list-depths). */
const depths: Readonly<Partial<Record<PageKind, number>>> = {
  eventCalendar: 2,
  offerTerms: 3,
  terms: 3,
  announcementDetail: 4,
};

/** The query for the entries that have a slug. */
function bySlug(kind: PageKind, slug: string): ListQuery {
  return { ...firstOnly, include: depths[kind] ?? LINK_DEPTH, filters: { 'fields.slug': slug } };
}

/**
 * The entry at the address of a page, of one or several content types: of all that have its slug only those count that
 * have a page and are shown (docs/rules.md#one-entry-an-address). Undefined for none. Throws ContentFailure.
 */
export async function entryBySlug<Type extends AddressableType>(
  { match, content, visit }: Pick<LoadRequest, 'match' | 'content' | 'visit'>,
  slug: string,
  ...types: readonly Type[]
): Promise<EntryOf<Type> | undefined> {
  const [{ city, clock }, ...lists] = await Promise.all([
    visit,
    ...types.map((type) => content.list(type, bySlug(match.kind, slug))),
  ]);
  const entries = lists.flatMap((list) => list.entries).filter((entry) => entry.slug === slug && hasPage(entry, clock));
  const preferred = preferredEntry(entries, city);
  for (const entry of entries) if (entry !== preferred) noteTaken(entry, city, clock, true);
  return preferred;
}
