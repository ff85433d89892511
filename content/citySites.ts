import { type City, cityRow } from './cities.ts';
import type { EntryOf } from './model/registry.ts';

type CitySite = EntryOf<'localeWebsite'>;

/** What the content says of a city; undefined where it has no row of it, or could not be read. */
export function siteOf(sites: readonly CitySite[], city: City): CitySite | undefined {
  return sites.find(({ cityBaseValue }) => cityBaseValue === city);
}

/** Returns true for a city that the content lists; without content, for all. */
export function isListedIn(sites: readonly CitySite[], city: City): boolean {
  return sites.length === 0 || siteOf(sites, city) !== undefined;
}

/** The two flags of a city: the content's own, otherwise those of our table (docs/rules.md#default-city). */
export function cityFlags(sites: readonly CitySite[], city: City) {
  const [site, row] = [siteOf(sites, city), cityRow(city)];
  return { isOnline: site?.isOnline ?? row.isOnline, onlineShop: site?.onlineShop ?? row.onlineShop };
}
