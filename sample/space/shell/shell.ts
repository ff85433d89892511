import type { City } from '../../../content/cities.ts';
import type { Seed, SeedGroup } from '../seed.ts';
import { departureOf } from './departure.ts';
import { navigationOf } from './navigation.ts';
import { settingsOf } from './settings.ts';
import { sharedPagesOf } from './sharedPages.ts';

/** What every city's site has: settings, navigation, list pages, static pages. They link what the city has of its own. */
export function shellOf(city: City, citySeeds: readonly Seed[]): SeedGroup {
  return { tag: city, seeds: [...settingsOf(city, citySeeds), ...navigationOf(city, citySeeds), ...sharedPagesOf(city, citySeeds), ...departureOf(city, citySeeds)] };
}
