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

/** Label of brands that the online shop sells. */
const SHOP_LABEL = 'ec-enabled';

/**
 * Returns true if the online shop of the city sells a brand: labelled, known to the shop, in a city with one
 * (docs/rules.md#shop-brand).
 */
export function isSoldOnline({ brand, label }: Pick<EntryOf<'brandPavilion'>, 'brand' | 'label'>, city: City): boolean {
  return cityRow(city).onlineShop && Boolean(brand?.comallBrandId) && label.some(({ slug }) => slug === SHOP_LABEL);
}
