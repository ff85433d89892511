import { type City, cityRow } from '../cities.ts';
import type { EntryOf } from '../model/registry.ts';
import type { PageBody } from '../pageModel.ts';

/** Label of brands that the online shop sells (site-shell §3). */
const SHOP_LABEL = 'ec-enabled';

/** Tells whether a brand stands on a shelf of its city's online shop: labelled, known to the shop, in a city with one. */
export function isSoldOnline({ brand, label }: Pick<EntryOf<'brandPavilion'>, 'brand' | 'label'>, city: City): boolean {
  return cityRow(city).onlineShop && Boolean(brand?.comallBrandId) && label.some(({ slug }) => slug === SHOP_LABEL);
}

/** Header and footer are hidden when a brand page belongs to an online shop (site-shell §2). */
export function belongsToShop(body: PageBody, city: City): boolean {
  return body.view === 'detail' && body.entry.contentType === 'brandPavilion' && isSoldOnline(body.entry, city);
}
