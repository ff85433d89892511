import { cityRow, citySlugs } from '../../cities.ts';
import { entry, type SeedGroup } from '../seed.ts';
import { cityNames } from './cityNames.ts';
import { cityPicture } from './pictures.ts';

/** The 21 city sites as the destination picker knows them; the name of a site is its city's name. */
export const localeWebsites: SeedGroup = {
  tag: 'global',
  seeds: citySlugs.map((city) => {
    const { region, country, isOnline, onlineShop, languages } = cityRow(city);
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
    });
  }),
};
