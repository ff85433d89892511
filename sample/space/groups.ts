import { type City, citySlugs } from '../../content/cities.ts';
import { sharedAllowances, withAllowances } from './allowances.ts';
import { withAmenities } from './amenities.ts';
import { sharedBrands } from './brands.ts';
import { sharedCategories } from './categories.ts';
import { withChapters } from './chapters.ts';
import { readCities } from './cityFiles.ts';
import { withFloors } from './floors.ts';
import { withHours } from './hours.ts';
import { withOccasions } from './occasions.ts';
import { sharedQuestions } from './questions.ts';
import type { SeedGroup } from './seed.ts';
import { withMoment } from './shell/moment.ts';
import { shellOf } from './shell/shell.ts';
import { localeWebsitesOf } from './shell/websites.ts';

const cityGroups: readonly SeedGroup[] = readCities().map(withHours).map(withAmenities).map(withFloors).map(withChapters);

const groupOf = (city: City): SeedGroup | undefined => cityGroups.find(({ tag }) => tag === city);

/** Cities with content in the sample space. */
export const spaceCities = citySlugs.filter((city) => groupOf(city));

/** The hours of a city's first store. */
function hoursOf(city: City): string | undefined {
  const store = groupOf(city)?.seeds.find(({ type }) => type === 'storeLocator');
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
  ...spaceCities.map((city) => shellOf(city, groupOf(city)?.seeds ?? [])),
  ...cityGroups.map((group) => ({ ...group, seeds: withAllowances(withOccasions(momentOf(group))) })),
];
