import { type City, cityRow } from '../cities.ts';
import { isChinese, type Language } from '../languages.ts';
import { unmarked } from './provenance.ts';
import type { EntryOf } from './registry.ts';

/**
 * The name under which a brand is shown: its display name, in Chinese with the Chinese name beside it
 * (docs/rules.md#chinese-brand-name).
 */
export function brandName(pavilion: Pick<EntryOf<'brandPavilion'>, 'brand' | 'title'>, language: Language): string {
  const { brand } = pavilion;
  const latin = brand?.displayName || brand?.title || pavilion.title;
  const local = isChinese(language) ? (brand?.chineseName ?? '') : '';
  return local && !latin.includes(unmarked(local)) ? `${latin} ${local}` : latin;
}

/**
 * The child brands that a brand gathers: those that it names and that do not lead back to it. A circle of brands that name
 * each other has no children, so that each of them stands for itself (docs/rules.md#child-brands).
 */
export function childBrands(
  brand: Pick<EntryOf<'brandPavilion'>, 'id' | 'childrenBrands'>,
): readonly EntryOf<'brandPavilion'>[] {
  return brand.childrenBrands.filter((child) => !leadsTo(child, brand.id));
}

function leadsTo(brand: EntryOf<'brandPavilion'>, id: string): boolean {
  // A map gives what is added to it while it is read.
  const reached = new Map([[brand.id, brand]]);
  for (const each of reached.values())
    for (const child of each.childrenBrands) if (!reached.has(child.id)) reached.set(child.id, child);
  return reached.has(id);
}

/** Label of brands that the online shop sells. */
const SHOP_LABEL = 'ec-enabled';

/**
 * Returns true if the online shop of the city sells a brand: labelled, known to the shop, in a city with one
 * (docs/rules.md#shop-brand).
 */
export function isSoldOnline({ brand, label }: Pick<EntryOf<'brandPavilion'>, 'brand' | 'label'>, city: City): boolean {
  return cityRow(city).onlineShop && Boolean(brand?.comallBrandId) && label.some(({ slug }) => slug === SHOP_LABEL);
}
