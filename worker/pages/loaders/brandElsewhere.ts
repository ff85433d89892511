import { entryAddress } from '../../../content/address/contentPaths.ts';
import { type City, citySlugs, isCity } from '../../../content/cities.ts';
import { cityFlags, siteOf } from '../../../content/citySites.ts';
import { noFlags } from '../../../content/flags.ts';
import { ALL_LIMIT, type EntryOf } from '../../../content/model/registry.ts';
import type { BrandElsewhere } from '../../../content/pageModel.ts';
import { cityName } from '../../../content/shell/shellPlaces.ts';
import { closedCities } from '../../closings.ts';
import type { LoadRequest } from './loader.ts';
import { loadCitySites } from './single.ts';

/**
 * The other cities that have a brand at the same address, by their tags, each with its hours
 * (docs/rules.md#brand-elsewhere). None where they cannot be read: the page is whole without them.
 */
export async function brandElsewhere(
  request: Pick<LoadRequest, 'content' | 'visit'>,
  brand: EntryOf<'brandPavilion'>,
): Promise<readonly BrandElsewhere[]> {
  const { content } = request;
  const [visit, pavilions, sites, closed] = await Promise.all([
    request.visit,
    content.list('brandPavilion', {
      include: 1,
      fields: ['slug', 'brand', 'withoutDetail'],
      isTagged: true,
      limit: ALL_LIMIT,
      filters: { 'fields.slug': brand.slug, 'metadata.tags.sys.id[in]': citySlugs.join() },
    }),
    loadCitySites(content),
    // A page's key has the flags of its own city only.
    closedCities(content, noFlags),
  ]);
  const isSame = (entry: EntryOf<'brandPavilion'>): boolean =>
    entryAddress(entry) !== undefined && entry.brand?.id === brand.brand?.id;
  const cities = new Set(pavilions.entries.filter(isSame).flatMap(({ tags = [] }) => tags.filter(isCity)));
  const leftOut: readonly City[] = [visit.city, ...visit.hiddenCities, ...closed];
  return citySlugs
    .filter((city) => cities.has(city) && !leftOut.includes(city) && cityFlags(sites, city).isOnline)
    .map((city) => ({ city, name: cityName(sites, city, visit.language), hours: siteOf(sites, city)?.hours }));
}
