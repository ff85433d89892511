import * as v from 'valibot';
import { buildPath } from '../../content/address/address.ts';
import { contentPath } from '../../content/address/contentPaths.ts';
import { citiesOfTags, cityOffers, cityRow, DEFAULT_CITY } from '../../content/cities.ts';
import { languageOfLocale } from '../../content/languages.ts';
import { addressable } from '../../content/model/targets.ts';
import type { Delivery } from '../contentful/delivery.ts';

const named = v.object({ sys: v.object({ id: v.string() }) });
const entryList = v.object({
  items: v.array(
    v.object({
      sys: v.object({ contentType: named }),
      metadata: v.fallback(v.object({ tags: v.array(named) }), { tags: [] }),
      fields: v.fallback(v.object({ slug: v.fallback(v.string(), '') }), { slug: '' }),
    }),
  ),
});

/**
 * The path of the page that shows an entry, as it is saved: its own page, otherwise its city's home page, in a language
 * of the city (docs/rules.md#preview-of-entry). Undefined where there is no such entry. Throws ContentFailure.
 */
export async function entryPage(preview: Delivery, id: string, locale: string): Promise<string | undefined> {
  const [entry] = v.parse(entryList, await preview.list({ 'sys.id': id, include: 0, limit: 1 })).items;
  if (!entry) return undefined;
  const cities = citiesOfTags(entry.metadata.tags.map(({ sys }) => sys.id));
  const city = cities.includes(DEFAULT_CITY) ? DEFAULT_CITY : (cities[0] ?? DEFAULT_CITY);
  const spoken = languageOfLocale(locale);
  const language = spoken && cityOffers(city, spoken) ? spoken : cityRow(city).languages[0];
  const contentType = addressable.find((type) => type === entry.sys.contentType.sys.id);
  const path = contentType && contentPath({ contentType, slug: entry.fields.slug });
  return buildPath({ language, city, tree: 'desktop', path: path ?? [] });
}
