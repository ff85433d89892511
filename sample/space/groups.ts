import { type City, citySlugs } from '../../content/cities.ts';
import { sharedAllowances, withAllowances } from './allowances.ts';
import { withAmenities } from './amenities.ts';
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
import { withHours } from './hours.ts';
import { withOccasions } from './occasions.ts';
import { sharedQuestions } from './questions.ts';
import { withRoom } from './rooms.ts';
import type { SeedGroup } from './seed.ts';
import { withMoment } from './shell/moment.ts';
import { shellOf } from './shell/shell.ts';
import { localeWebsitesOf } from './shell/websites.ts';

const cityGroups: readonly SeedGroup[] = [sydney, abuDhabi, auckland, bali, brisbane, cairns, guam, hainan, hawaii, hongKong, losAngeles, macau, newYorkCity, okinawa, paris, queenstown, saipan, sanFrancisco, siemReap, singapore, venice].map(withHours).map(withAmenities);

const ownOf = (city: City): SeedGroup | undefined => cityGroups.find(({ tag }) => tag === city);

/** Cities with content in the sample space. */
export const spaceCities = citySlugs.filter((city) => ownOf(city));

/** The hours of a city's first store. */
function hoursOf(city: City): string | undefined {
  const store = ownOf(city)?.seeds.find(({ type }) => type === 'storeLocator');
  const hours = store?.fields['hours'];
  return typeof hours === 'string' ? hours : undefined;
}

const momentOf = ({ tag, seeds }: SeedGroup) => (tag === 'global' ? seeds : withMoment(tag, seeds));

/** Everything in the sample space. */
export const seedGroups: readonly SeedGroup[] = [
  sharedBrands,
  sharedCategories,
  sharedQuestions,
  sharedAllowances,
  localeWebsitesOf(spaceCities, hoursOf),
  ...spaceCities.map((city) => shellOf(city, ownOf(city)?.seeds ?? [])),
  ...cityGroups.map((group) => ({ ...group, seeds: withAllowances(withOccasions(momentOf(group))).map(withRoom) })),
];
