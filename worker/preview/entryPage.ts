import { buildPath } from '../../content/address/address.ts';
import { cityOffers, cityRow, DEFAULT_CITY, languageIn } from '../../content/cities.ts';
import { languageOfLocale } from '../../content/languages.ts';
import { pagePath } from '../../content/pages.ts';
import { placeOf } from '../../content/translations/deskEntries.ts';
import type { Delivery } from '../contentful/delivery.ts';
import { byIds, inAllLanguages } from '../contentful/spaceLists.ts';

/**
 * The path of the page that shows an entry, as it is saved: its own page, otherwise its city's home page, in a language
 * of the city; of several cities in one that has the locale (docs/rules.md#preview-of-entry). Undefined where there is no
 * such entry. Throws ContentFailure.
 */
export async function entryPage(preview: Delivery, id: string, locale: string): Promise<string | undefined> {
  const [entry] = await byIds(preview, [id], inAllLanguages);
  if (!entry) return undefined;
  const spoken = languageOfLocale(locale);
  const cities = entry.cities.includes(DEFAULT_CITY) ? [DEFAULT_CITY, ...entry.cities] : entry.cities;
  const city = cities.find((each) => spoken && cityOffers(each, spoken)) ?? cities[0] ?? DEFAULT_CITY;
  const language = spoken ? languageIn(city, spoken) : cityRow(city).languages[0];
  const place = placeOf(entry);
  const path = place ? pagePath(place.kind, place.parameters) : [];
  return buildPath({ language, city, tree: 'desktop', path });
}
