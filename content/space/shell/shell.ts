import type { City } from '../../cities.ts';
import type { Seed, SeedGroup } from '../seed.ts';
import { listPagesOf } from './listPages.ts';
import { navigationOf } from './navigation.ts';
import { pagesOf } from './pages.ts';
import { settingsOf } from './settings.ts';

/** Everything that a city's site has in the same way as all others: settings, navigation, list pages, static pages; of what is the city’s own it links what there is. */
export function shellOf(city: City, own: readonly Seed[]): SeedGroup {
  return { tag: city, seeds: [...settingsOf(city, own), ...navigationOf(city), ...listPagesOf(city), ...pagesOf(city)] };
}
