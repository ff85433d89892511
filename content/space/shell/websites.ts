import { type City, cityRow } from '../../cities.ts';
import { entry, type SeedGroup } from '../seed.ts';
import { cityName } from './cityNames.ts';
import { cityPicture } from './pictures.ts';

/** City sites as the destination picker knows them; the name of a site is its city's name. */
export const localeWebsitesOf = (cities: readonly City[]): SeedGroup => ({
  tag: 'global',
  seeds: cities.map((city) => {
    const { region, country, isOnline, onlineShop, languages } = cityRow(city);
    return entry('localeWebsite', `website-${city}`, {
      siteName: cityName(city),
      localeKey: city,
      cityBaseValue: city,
      locale: region,
      url: `/${city}`,
      country,
      isOnline,
      onlineShop,
      supportLang: { en: languages },
      hero: [cityPicture(city)],
    });
  }),
});
