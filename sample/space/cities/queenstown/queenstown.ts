import type { SeedGroup } from '../../seed.ts';
import { about } from './about.ts';
import { art } from './art.ts';
import { brands } from './brands.ts';
import { dining } from './dining.ts';
import { events } from './events.ts';
import { home } from './home.ts';
import { mediaCenter } from './mediaCenter.ts';
import { news } from './news.ts';
import { notices } from './notices.ts';
import { offers } from './offers.ts';
import { promotions } from './promotions.ts';
import { search } from './search.ts';
import { services } from './services.ts';
import { signature } from './signature.ts';
import { stores } from './stores.ts';

/** Queenstown: a schist house by the lake. */
export const queenstown: SeedGroup = { tag: 'queenstown', seeds: [...home, ...signature, ...stores, ...about, ...notices, ...search, ...brands, ...dining, ...events, ...news, ...services, ...offers, ...art, ...mediaCenter, ...promotions] };
