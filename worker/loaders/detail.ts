import { contentPath } from '../../content/address/contentPaths.ts';
import { type CardEntry, cardOf, periodOf } from '../../content/cards/cards.ts';
import type { DetailEntry } from '../../content/pageModel.ts';
import { isShown } from '../../content/time/timeState.ts';
import { bySlug } from './bySlug.ts';
import { type ListedType, latestItems, listedEntries } from './cardLists.ts';
import type { Loader, LoadRequest } from './loader.ts';

/** Cards at the end of a page that lead on. */
const RELATED_LIMIT = 4;

/** A loader for one item by its slug, of one or several content types (content-pages §2). Hidden items are not found. */
export function loadDetail(...types: readonly [ListedType, ...ListedType[]]): Loader {
  return async (request) => {
    const slug = request.match.parameters.id ?? '';
    // Asked for along with the entry: most pages show some of them, and they are the listing's own, cached lists.
    // Without them the page is only smaller; the failure is logged where the call was made.
    const siblings = Promise.all(types.map((type) => listedEntries(request, type))).catch(() => []);
    const found = await Promise.all(
      types.map((type) => request.content.first<ListedType>(type, bySlug(request, slug))),
    );
    const entry: DetailEntry | undefined = found.find((candidate) => candidate !== undefined);
    if (!entry || entry.slug !== slug || !isShown(periodOf(entry), request.visit.clock)) return undefined;
    // An item without a page of its own lives at its link, or not at all.
    if (entry.withoutDetail === true) return undefined;
    const [related, { latest, periods }, translations] = await Promise.all([
      relatedItems(request, entry, siblings),
      latestItems(request, entry.content),
      request.content.translations(entry),
    ]);
    return {
      body: { view: 'detail', entry, related: related.map((item) => cardOf(item, request.visit)), latest },
      // As the page names it: a house by its display name.
      title: cardOf(entry, request.visit).title,
      description: entry.description,
      seo: entry.seo,
      picture: [...entry.media, ...entry.mediaThumbnail].find(({ kind }) => kind === 'image')?.url,
      periods: [
        periodOf(entry),
        ...('timeslots' in entry ? entry.timeslots : []),
        ...related.map(periodOf),
        ...periods,
      ],
      translations,
    };
  };
}

/** What the editor chose, and then others of the same category. */
async function relatedItems(
  request: LoadRequest,
  entry: DetailEntry,
  lists: Promise<readonly (readonly CardEntry[])[]>,
): Promise<readonly CardEntry[]> {
  const chosen: readonly CardEntry[] = entry.relatedItems.filter((item) =>
    isShown(periodOf(item), request.visit.clock),
  );
  if (chosen.length >= RELATED_LIMIT) return chosen.slice(0, RELATED_LIMIT);
  const siblings = (await lists).flat();
  const categories = new Set(entry.category.map(({ id }) => id));
  const isNew = (item: CardEntry): boolean => item.id !== entry.id && !chosen.some(({ id }) => id === item.id);
  const near = (item: CardEntry): number => Number(!item.category.some(({ id }) => categories.has(id)));
  return [...chosen, ...siblings.filter(isNew).toSorted((a, b) => near(a) - near(b))].slice(0, RELATED_LIMIT);
}

/**
 * brand/offlinebrandstorypage?brandId=...: leads to the brand whose online-shop id matches; where there is none nothing
 * happens: the visitor stays with the brands (content-pages §2, §8: a failure is logged only).
 */
export const loadOfflineBrand: Loader = async ({ content, query, log }) => {
  const brandId = query('brandId') ?? '';
  const brands = ['brand', 'listing'];
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(brandId)) return { redirect: brands };
  try {
    const brand = await content.first('brandPavilion', {
      fields: ['slug'],
      limit: 1,
      filters: { 'fields.brand.sys.contentType.sys.id': 'brand', 'fields.brand.fields.comallBrandId': brandId },
    });
    return { redirect: (brand && contentPath(brand)) ?? brands };
  } catch {
    log('warning', 'brand redirect failed', { brandId });
    return { redirect: brands };
  }
};
