import { citySlugs } from '../cities.ts';
import { sharedBrands } from './brands.ts';
import { sharedCategories } from './categories.ts';
import type { SeedGroup } from './seed.ts';
import { shellOf } from './shell/shell.ts';
import { localeWebsites } from './shell/websites.ts';
import { sydney } from './sydney/sydney.ts';

/** Everything that stands in the embedded space. */
export const seedGroups: readonly SeedGroup[] = [sharedBrands, sharedCategories, localeWebsites, ...citySlugs.map(shellOf), ...sydney];
