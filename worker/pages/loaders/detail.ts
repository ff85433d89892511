import { contentPath } from '../../../content/address/contentPaths.ts';
import { cardOf, periodOf } from '../../../content/cards/cards.ts';
import type { CardEntry, DetailEntry } from '../../../content/model/registry.ts';
import { planPlace } from '../../../content/stores/planPlace.ts';
import { isShown, timeState } from '../../../content/time/timeState.ts';
import { bySlug } from './bySlug.ts';
import { type ListedType, latestItems, listedEntries } from './cardLists.ts';
import { loadListing } from './listing.ts';
import type { Loader, LoadRequest } from './loader.ts';
import { loadAllStores } from './stores.ts';

/** Related cards at the end of a page (docs/rules.md#related-items). */
const RELATED_LIMIT = 4;

/** Events and offers on a brand's page (docs/rules.md#brand-occasions). */
const OCCASIONS_LIMIT = 4;
const occasionTypes = ['event', 'eventDetailPage', 'specialOffer'] as const satisfies readonly ListedType[];

/** Items that are nowhere in a store; all others are led to on its floor plan (docs/rules.md#floor-plan). */
const unplaced: readonly ListedType[] = ['news', 'mediaCenterDetailPage'];

/**
 * A loader for an item by its slug, of one or several content types (docs/rules.md#detail-pages). Expired items are not
 * found.
 */
export function loadDetail(...types: readonly [ListedType, ...ListedType[]]): Loader {
  return async (request) => {
    const slug = request.match.parameters.id ?? '';
    // Loaded in parallel with the entry, since most pages show some; they share the listing's cached answers. A page
    // works without them.
    const siblings = Promise.all(types.map((type) => listedEntries(request, type))).catch(() => []);
    const stores = types.every((type) => unplaced.includes(type))
      ? []
      : loadAllStores(request.content).catch(() => {
          request.content.noteGap();
          return [];
        });
    const occasions = types.includes('brandPavilion')
      ? Promise.all(occasionTypes.map((type) => listedEntries(request, type))).catch(() => [])
      : [];
    const found = await Promise.all(
      types.map((type) => request.content.first<ListedType>(type, bySlug(request, slug))),
    );
    const entry: DetailEntry | undefined = found.find((candidate) => candidate !== undefined);
    if (!entry || entry.slug !== slug || !isShown(periodOf(entry), request.visit.clock)) return undefined;
    // The item has no page of its own (docs/rules.md#without-detail).
    if (entry.withoutDetail === true) return undefined;
    const [related, on, { latest, periods }, translations] = await Promise.all([
      relatedItems(request, entry, siblings),
      brandOccasions(request, entry, occasions),
      latestItems(request, entry.content),
      request.content.translations(entry),
    ]);
    return {
      body: {
        view: 'detail',
        entry,
        related: related.map((item) => cardOf(item, request.visit)),
        occasions: on.map((item) => cardOf(item, request.visit)),
        plan: planPlace(entry, await stores),
        latest,
      },
      // A brand has a display name.
      title: cardOf(entry, request.visit).title,
      description: entry.description,
      seo: entry.seo,
      periods: [
        periodOf(entry),
        ...('timeslots' in entry ? entry.timeslots : []),
        ...[...related, ...on].map(periodOf),
        ...periods,
      ],
      translations,
    };
  };
}

/** The items that the editor chose, then others: those of the same category first, what is over last. */
async function relatedItems(
  request: LoadRequest,
  entry: DetailEntry,
  lists: Promise<readonly (readonly CardEntry[])[]>,
): Promise<readonly CardEntry[]> {
  // Child brands are on the page already.
  const shown = new Set([entry, ...('childrenBrands' in entry ? entry.childrenBrands : [])].map(({ id }) => id));
  const chosen: readonly CardEntry[] = entry.relatedItems.filter(
    (item) => !shown.has(item.id) && isShown(periodOf(item), request.visit.clock),
  );
  if (chosen.length >= RELATED_LIMIT) return chosen.slice(0, RELATED_LIMIT);
  const siblings = (await lists).flat();
  const categories = new Set(entry.category.map(({ id }) => id));
  const isNew = (item: CardEntry): boolean => !shown.has(item.id) && !chosen.some(({ id }) => id === item.id);
  const near = (item: CardEntry): number => Number(!item.category.some(({ id }) => categories.has(id)));
  const over = (item: CardEntry): number => Number(timeState(periodOf(item), request.visit.clock) === 'past');
  const others = siblings.filter(isNew).toSorted((a, b) => over(a) - over(b) || near(a) - near(b));
  return [...chosen, ...others].slice(0, RELATED_LIMIT);
}

/** A brand's events and offers that are not over, what begins first at the front. */
async function brandOccasions(
  { visit }: LoadRequest,
  entry: DetailEntry,
  lists: readonly (readonly CardEntry[])[] | Promise<readonly (readonly CardEntry[])[]>,
): Promise<readonly CardEntry[]> {
  const brand = entry.contentType === 'brandPavilion' ? entry.brand?.id : undefined;
  if (brand === undefined) return [];
  const isOn = (item: CardEntry): boolean =>
    'brand' in item && item.brand?.id === brand && timeState(periodOf(item), visit.clock) !== 'past';
  const begins = (item: CardEntry): string => periodOf(item).startDate ?? '';
  return (await lists)
    .flat()
    .filter(isOn)
    .toSorted((a, b) => begins(a).localeCompare(begins(b)))
    .slice(0, OCCASIONS_LIMIT);
}

/**
 * brand/offlinebrandstorypage?brandId=...: redirects to the brand with that online-shop id; otherwise nothing happens, and
 * the address shows the brands (docs/rules.md#offline-brand).
 */
export const loadOfflineBrand: Loader = async (request) => {
  const redirect = await offlineBrandPath(request, request.query('brandId') ?? '');
  return redirect ? { redirect } : loadListing('brand')(request);
};

async function offlineBrandPath(
  { content, log }: LoadRequest,
  brandId: string,
): Promise<readonly string[] | undefined> {
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(brandId)) return undefined;
  try {
    const brand = await content.first('brandPavilion', {
      fields: ['slug'],
      limit: 1,
      filters: { 'fields.brand.sys.contentType.sys.id': 'brand', 'fields.brand.fields.comallBrandId': brandId },
    });
    return brand && contentPath(brand);
  } catch {
    log('warning', 'brand redirect failed', { brandId });
    return undefined;
  }
}
