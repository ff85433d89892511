import { categorySegment, type ListingChoice } from '../address/listingAddress.ts';
import type { Language } from '../languages.ts';
import { brandName } from '../model/brands.ts';
import { unmarked } from '../model/provenance.ts';
import type { EntryOf } from '../model/registry.ts';
import { nameOrder } from '../nameOrder.ts';
import { type BrandFloor, floorOf } from '../stores/floors.ts';
import { compareInitials, initialOf } from './initials.ts';

type Brand = EntryOf<'brandPavilion'>;

/** One name in the index. */
interface IndexedBrand {
  readonly entry: Brand;
  readonly name: string;
  /** What the grouping does not say already: where the brand is, or its category. */
  readonly note: string;
}

/** Brands under one initial, on one floor or of one category. */
export interface BrandGroup {
  /** Names the group on its page. */
  readonly key: string;
  /** Empty for brands that no floor or category holds. */
  readonly title: string;
  readonly floor: BrandFloor | undefined;
  readonly category: EntryOf<'brandCategory'> | undefined;
  readonly brands: readonly IndexedBrand[];
}

/**
 * All brands of a city by initial, floor or category (docs/rules.md#brand-index), names in the order of the language.
 * A brand of several categories stands in each of those that the city's lists offer.
 */
export function brandIndex(
  brands: readonly Brand[],
  by: ListingChoice['by'],
  floors: readonly BrandFloor[],
  categories: readonly EntryOf<'brandCategory'>[],
  language: Language,
): readonly BrandGroup[] {
  const compare = nameOrder(language);
  const groups = new Map<string, Omit<BrandGroup, 'brands'> & { readonly rank: number; brands: IndexedBrand[] }>();
  const sorted = brands
    .map((entry) => ({ entry, name: brandName(entry, language) }))
    .toSorted((a, b) => compare(unmarked(a.name), unmarked(b.name)));
  for (const { entry, name } of sorted) {
    for (const place of placesOf(entry, name)) {
      const note = by === 'floor' ? (entry.category[0]?.title ?? '') : entry.location;
      const group = groups.get(place.key) ?? { ...place, brands: [] };
      group.brands.push({ entry, name, note });
      groups.set(place.key, group);
    }
  }
  return [...groups.values()].toSorted(
    (a, b) =>
      a.rank - b.rank ||
      (by === 'name' ? compareInitials(a.key, b.key) : compare(unmarked(a.title), unmarked(b.title))),
  );

  function placesOf(entry: Brand, name: string): readonly (Omit<BrandGroup, 'brands'> & { readonly rank: number })[] {
    const none = { floor: undefined, category: undefined };
    if (by === 'name') {
      const key = initialOf(name, language);
      return [{ ...none, key, title: key, rank: 0 }];
    }
    if (by === 'category') {
      const segments = entry.category.map(categorySegment);
      const inAddress = categories.filter((category) => segments.includes(categorySegment(category)));
      return inAddress.length === 0
        ? [{ ...none, key: 'other', title: '', rank: 1 }]
        : inAddress.map((category) => ({
            ...none,
            category,
            key: categorySegment(category),
            title: category.title,
            rank: 0,
          }));
    }
    const floor = floorOf(entry, floors);
    if (floor)
      return [{ ...none, floor, key: floor.anchor, title: floor.title, rank: floors.indexOf(floor) - floors.length }];
    return [{ ...none, key: entry.location || 'other', title: entry.location, rank: entry.location === '' ? 1 : 0 }];
  }
}
