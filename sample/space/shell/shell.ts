import type { City } from '../../../content/cities.ts';
import type { Seed, SeedGroup } from '../seed.ts';
import { departureOf } from './departure.ts';
import { navigationOf } from './navigation.ts';
import { settingsOf } from './settings.ts';
import { sharedPagesOf } from './sharedPages.ts';

/** What every city's site has: settings, navigation, list pages, static pages. They link what the city has of its own. */
export function shellOf(city: City, own: readonly Seed[]): SeedGroup {
  return { tag: city, seeds: [...settingsOf(city, own), ...navigationOf(city, own), ...sharedPagesOf(city, own), ...departureOf(city, own)] };
}
