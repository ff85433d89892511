import { contentPath, entryAddress } from '../../../content/address/contentPaths.ts';
import { preferredEntry } from '../../../content/address/entryAtAddress.ts';
import { cardOf, periodOf } from '../../../content/cards/cards.ts';
import { cardsOf, firstOf } from '../../../content/cards/listSections.ts';
import { itemsOfListing, type ListingKind } from '../../../content/listings.ts';
import { childBrands } from '../../../content/model/brands.ts';
import type { CardEntry, DetailEntry } from '../../../content/model/registry.ts';
import { planPlace } from '../../../content/stores/planPlace.ts';
import { isShownOrNoted, lastMoment, timeState } from '../../../content/time/timeState.ts';
import { firstOnly } from '../../contentful/listCall.ts';
import { brandElsewhere } from './brandElsewhere.ts';
import { entryBySlug } from './bySlug.ts';
import { type ListedType, listedEntries, partsOf } from './cardLists.ts';
import { loadListing } from './listing.ts';
import type { Loader, LoadRequest } from './loader.ts';
import { loadAllStores, loadFloorPlans } from './stores.ts';

/** Related cards at the end of a page (docs/rules.md#related-items). */
const RELATED_LIMIT = 4;

/** What a brand's page leads to in lines of its own (docs/rules.md#brand-occasions). */
const occasionTypes: readonly string[] = [
  'event',
  'eventDetailPage',
  'specialOffer',
  'indexDetailPage',
] satisfies ListedType[];

/** Items that are nowhere in a store; all others are led to on its floor plan (docs/rules.md#floor-plan). */
const unplaced: readonly ListedType[] = ['news', 'mediaCenterDetailPage'];

/** A loader for an item of a listing by its slug (docs/rules.md#detail-pages). Expired items are not found. */
export function loadDetail(listing: ListingKind): Loader {
  const types = itemsOfListing(listing);
  return async (request) => {
    const slug = request.match.parameters.id ?? '';
    // Loaded in parallel with the entry, since most pages show some; they share the listing's cached answers. A page
    // works without them. Promotions are few: their pages lead on to offers as well.
    const lists = listing === 'promotion' ? [...types, 'specialOffer' as const] : types;
    const siblings = listedEntries(request, ...lists).catch(() => []);
    const withoutThem = (): readonly never[] => {
      request.content.noteGap();
      return [];
    };
    const isPlaced = types.some((type) => !unplaced.includes(type));
    const plans = isPlaced ? loadFloorPlans(request).catch(withoutThem) : [];
    const stores = listing === 'event' ? loadAllStores(request).catch(withoutThem) : [];
    const entry: DetailEntry | undefined = await entryBySlug(request, slug, ...types);
    if (!entry) return undefined;
    const [visit, { related, occasions, brandPage }, { latest, ...page }, elsewhere] = await Promise.all([
      request.visit,
      relatedItems(request, entry, siblings),
      partsOf(request, entry),
      entry.contentType === 'brandPavilion' ? brandElsewhere(request, entry).catch(() => []) : [],
    ]);
    return {
      ...page,
      body: {
        view: 'detail',
        entry,
        related: cardsOf(related, visit),
        occasions: cardsOf(occasions, visit),
        brandPage: brandPage && cardOf(brandPage, visit),
        host: (await stores).find(({ phone }) => phone !== ''),
        plan: planPlace(entry, await plans),
        elsewhere,
        latest,
      },
      // A brand has a display name.
      title: cardOf(entry, visit).title,
    };
  };
}

/**
 * The items that the editor chose, then others: those of the same category first. Of a brand, chosen events and offers stand
 * apart, and so does the page of an item's own brand. What is over is no recommendation.
 */
async function relatedItems(
  request: LoadRequest,
  entry: DetailEntry,
  siblings: Promise<readonly CardEntry[]>,
): Promise<{
  readonly related: readonly CardEntry[];
  readonly occasions: readonly CardEntry[];
  readonly brandPage: CardEntry | undefined;
}> {
  const { clock } = await request.visit;
  // Child brands are on the page already.
  const idsOnPage = new Set([entry, ...('childrenBrands' in entry ? childBrands(entry) : [])].map(({ id }) => id));
  const items: readonly CardEntry[] = entry.relatedItems;
  const isOver = (item: CardEntry): boolean => timeState(periodOf(item), clock) === 'past';
  const all = items.filter((item) => {
    const period = periodOf(item);
    if (idsOnPage.has(item.id) || !isShownOrNoted({ ...period, id: item.id }, clock)) return false;
    if (!isOver(item)) return true;
    const at = lastMoment(period, clock) ?? 0;
    clock.noteHidden?.(item, { why: 'over', at }, true);
    return false;
  });
  const isBrand = entry.contentType === 'brandPavilion';
  const brand = !isBrand && 'brand' in entry ? entry.brand : undefined;
  const brandPage = all.find((item) => brand && item.contentType === 'brandPavilion' && item.brand?.id === brand.id);
  const occasions = isBrand ? all.filter((item) => occasionTypes.includes(item.contentType)) : [];
  const apart = new Set([...occasions, brandPage].map((item) => item?.id));
  const chosen = firstOf(
    all.filter(({ id }) => !apart.has(id)),
    RELATED_LIMIT,
    clock,
  );
  if (chosen.length === RELATED_LIMIT) return { related: chosen, occasions, brandPage };
  const categories = new Set(entry.category.map(({ id }) => id));
  const isNew = (item: CardEntry): boolean =>
    !idsOnPage.has(item.id) && !apart.has(item.id) && !isOver(item) && !chosen.some(({ id }) => id === item.id);
  const near = (item: CardEntry): number => Number(!item.category.some(({ id }) => categories.has(id)));
  const siblingsByCategory = (await siblings).filter(isNew).toSorted((a, b) => near(a) - near(b));
  return { related: [...chosen, ...siblingsByCategory].slice(0, RELATED_LIMIT), occasions, brandPage };
}

/**
 * brand/offlinebrandstorypage?brandId=...: redirects to the brand with that online-shop id; otherwise nothing happens, and
 * the address shows the brands (docs/rules.md#offline-brand).
 */
export const loadOfflineBrand: Loader = async (request) => {
  const redirect = await offlineBrandPath(request, request.query('brandId') ?? '');
  return redirect ? { redirect } : loadListing('brand')(request);
};

/** The brand's first pavilion that has a page. */
async function offlineBrandPath(
  { content, log, visit }: LoadRequest,
  brandId: string,
): Promise<readonly string[] | undefined> {
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(brandId)) return undefined;
  try {
    const { entries } = await content.list('brandPavilion', {
      ...firstOnly,
      fields: ['slug', 'withoutDetail'],
      filters: { 'fields.brand.sys.contentType.sys.id': 'brand', 'fields.brand.fields.comallBrandId': brandId },
    });
    const brand = preferredEntry(
      entries.filter((entry) => entryAddress(entry) !== undefined),
      (await visit).city,
    );
    return brand && contentPath(brand);
  } catch {
    log('warning', 'brand redirect failed', { brandId });
    return undefined;
  }
}
