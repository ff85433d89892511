import { citySlugs } from '../cities.ts';
import { sharedBrands } from './brands.ts';
import { sharedCategories } from './categories.ts';
import { abuDhabi } from './cities/abu-dhabi.ts';
import { auckland } from './cities/auckland.ts';
import { bali } from './cities/bali.ts';
import { brisbane } from './cities/brisbane.ts';
import { cairns } from './cities/cairns.ts';
import { guam } from './cities/guam.ts';
import { hainan } from './cities/hainan.ts';
import { hawaii } from './cities/hawaii.ts';
import { hongKong } from './cities/hong-kong.ts';
import { losAngeles } from './cities/los-angeles.ts';
import { macau } from './cities/macau.ts';
import { newYorkCity } from './cities/new-york-city.ts';
import { okinawa } from './cities/okinawa.ts';
import { paris } from './cities/paris.ts';
import { queenstown } from './cities/queenstown.ts';
import { saipan } from './cities/saipan.ts';
import { sanFrancisco } from './cities/san-francisco.ts';
import { siemReap } from './cities/siem-reap.ts';
import { singapore } from './cities/singapore.ts';
import { venice } from './cities/venice.ts';
import { sydneyRedirects } from './redirects.ts';
import type { SeedGroup } from './seed.ts';
import { shellOf } from './shell/shell.ts';
import { localeWebsitesOf } from './shell/websites.ts';
import { sydney } from './sydney/sydney.ts';

const cityGroups: readonly SeedGroup[] = [...sydney, sydneyRedirects, abuDhabi, auckland, bali, brisbane, cairns, guam, hainan, hawaii, hongKong, losAngeles, macau, newYorkCity, okinawa, paris, queenstown, saipan, sanFrancisco, siemReap, singapore, venice];

/** Cities that the embedded space has content of: what all of them share comes with it. */
export const spaceCities = citySlugs.filter((city) => cityGroups.some(({ tag }) => tag === city));

/** Everything that stands in the embedded space. */
export const seedGroups: readonly SeedGroup[] = [sharedBrands, sharedCategories, localeWebsitesOf(spaceCities), ...spaceCities.map(shellOf), ...cityGroups];
