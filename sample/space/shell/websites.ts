import { type City, cityNames, cityRow } from '../../../content/cities.ts';
import { entry, type SeedGroup } from '../seed.ts';
import { cityPicture } from './shellPictures.ts';

/** City sites as the destination picker knows them; the name of a site is its city's name, its hours are those of its house. */
export const localeWebsitesOf = (cities: readonly City[], hoursOf: (city: City) => string | undefined): SeedGroup => ({
  tag: 'global',
  seeds: cities.map((city) => {
    const { region, country, isOnline, onlineShop, languages } = cityRow(city);
    const hours = hoursOf(city);
    return entry('localeWebsite', `website-${city}`, {
      siteName: cityNames[city],
      localeKey: city,
      cityBaseValue: city,
      locale: region,
      url: `/${city}`,
      country,
      isOnline,
      onlineShop,
      supportLang: { en: languages },
      hero: [cityPicture(city)],
      ...(hours && { hours }),
    });
  }),
});
