import type { SeedGroup } from '../../seed.ts';
import { sydneyAbout } from './about.ts';
import { sydneyArt } from './art.ts';
import { sydneyBrands } from './brandsFashion.ts';
import { sydneyDining } from './dining.ts';
import { sydneyEvents } from './events.ts';
import { sydneyHome } from './home.ts';
import { sydneyLegal } from './legal.ts';
import { sydneyMediaCenter } from './mediaCenter.ts';
import { sydneyNews } from './news.ts';
import { sydneyNotices } from './notices.ts';
import { sydneyOffers } from './offers.ts';
import { sydneySearch } from './search.ts';
import { sydneyServices } from './services.ts';
import { sydneyStores } from './stores.ts';

/** Everything that is Sydney's own. */
export const sydney: readonly SeedGroup[] = [sydneyHome, sydneyBrands, sydneyDining, sydneyServices, sydneyStores, sydneyAbout, sydneySearch, { tag: 'sydney', seeds: [...sydneyEvents, ...sydneyNews, ...sydneyOffers, ...sydneyArt, ...sydneyMediaCenter, ...sydneyNotices, ...sydneyLegal] }];
