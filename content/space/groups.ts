import { type City, citySlugs } from '../cities.ts';
import { sharedBrands } from './brands.ts';
import { sharedCategories } from './categories.ts';
import { abuDhabi } from './cities/abu-dhabi/abu-dhabi.ts';
import { auckland } from './cities/auckland/auckland.ts';
import { bali } from './cities/bali/bali.ts';
import { brisbane } from './cities/brisbane/brisbane.ts';
import { cairns } from './cities/cairns/cairns.ts';
import { guam } from './cities/guam/guam.ts';
import { hainan } from './cities/hainan/hainan.ts';
import { hawaii } from './cities/hawaii/hawaii.ts';
import { hongKong } from './cities/hong-kong/hong-kong.ts';
import { losAngeles } from './cities/los-angeles/los-angeles.ts';
import { macau } from './cities/macau/macau.ts';
import { newYorkCity } from './cities/new-york-city/new-york-city.ts';
import { okinawa } from './cities/okinawa/okinawa.ts';
import { paris } from './cities/paris/paris.ts';
import { queenstown } from './cities/queenstown/queenstown.ts';
import { saipan } from './cities/saipan/saipan.ts';
import { sanFrancisco } from './cities/san-francisco/san-francisco.ts';
import { siemReap } from './cities/siem-reap/siem-reap.ts';
import { singapore } from './cities/singapore/singapore.ts';
import { sydney } from './cities/sydney/sydney.ts';
import { venice } from './cities/venice/venice.ts';
import type { SeedGroup } from './seed.ts';
import { shellOf } from './shell/shell.ts';
import { localeWebsitesOf } from './shell/websites.ts';

const cityGroups: readonly SeedGroup[] = [sydney, abuDhabi, auckland, bali, brisbane, cairns, guam, hainan, hawaii, hongKong, losAngeles, macau, newYorkCity, okinawa, paris, queenstown, saipan, sanFrancisco, siemReap, singapore, venice];

const ownOf = (city: City): SeedGroup | undefined => cityGroups.find(({ tag }) => tag === city);

/** Cities that the embedded space has content of: what all of them share comes with it. */
export const spaceCities = citySlugs.filter((city) => ownOf(city));

/** Everything that stands in the embedded space. */
export const seedGroups: readonly SeedGroup[] = [sharedBrands, sharedCategories, localeWebsitesOf(spaceCities), ...spaceCities.map((city) => shellOf(city, ownOf(city)?.seeds ?? [])), ...cityGroups];
