import { citySlugs } from '../cities.ts';
import { sharedBrands } from './brands.ts';
import { sharedCategories } from './categories.ts';
import { abuDhabi } from './cities/abu-dhabi/home.ts';
import { auckland } from './cities/auckland/home.ts';
import { bali } from './cities/bali/home.ts';
import { brisbane } from './cities/brisbane/home.ts';
import { cairns } from './cities/cairns/home.ts';
import { guam } from './cities/guam/home.ts';
import { hainan } from './cities/hainan/home.ts';
import { hawaii } from './cities/hawaii/home.ts';
import { hongKong } from './cities/hong-kong/home.ts';
import { losAngeles } from './cities/los-angeles/home.ts';
import { macau } from './cities/macau/home.ts';
import { newYorkCity } from './cities/new-york-city/home.ts';
import { okinawa } from './cities/okinawa/home.ts';
import { paris } from './cities/paris/home.ts';
import { queenstown } from './cities/queenstown/home.ts';
import { saipan } from './cities/saipan/home.ts';
import { sanFrancisco } from './cities/san-francisco/home.ts';
import { siemReap } from './cities/siem-reap/home.ts';
import { singapore } from './cities/singapore/home.ts';
import { sydneyRedirects } from './cities/sydney/redirects.ts';
import { sydney } from './cities/sydney/sydney.ts';
import { venice } from './cities/venice/home.ts';
import type { SeedGroup } from './seed.ts';
import { shellOf } from './shell/shell.ts';
import { localeWebsitesOf } from './shell/websites.ts';

const cityGroups: readonly SeedGroup[] = [...sydney, sydneyRedirects, abuDhabi, auckland, bali, brisbane, cairns, guam, hainan, hawaii, hongKong, losAngeles, macau, newYorkCity, okinawa, paris, queenstown, saipan, sanFrancisco, siemReap, singapore, venice];

/** Cities that the embedded space has content of: what all of them share comes with it. */
export const spaceCities = citySlugs.filter((city) => cityGroups.some(({ tag }) => tag === city));

/** Everything that stands in the embedded space. */
export const seedGroups: readonly SeedGroup[] = [sharedBrands, sharedCategories, localeWebsitesOf(spaceCities), ...spaceCities.map(shellOf), ...cityGroups];
