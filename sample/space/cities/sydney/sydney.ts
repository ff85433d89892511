import type { SeedGroup } from '../../seed.ts';
import { about } from './about.ts';
import { art } from './art.ts';
import { brandsBeauty } from './brandsBeauty.ts';
import { brandsFashion } from './brandsFashion.ts';
import { brandsFood } from './brandsFood.ts';
import { colourHour } from './colourHour.ts';
import { dining } from './dining.ts';
import { events } from './events.ts';
import { eventsPast } from './eventsPast.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { mediaCenter } from './mediaCenter.ts';
import { news } from './news.ts';
import { notices } from './notices.ts';
import { offers } from './offers.ts';
import { offersPast } from './offersPast.ts';
import { promotions } from './promotions.ts';
import { redirects } from './redirects.ts';
import { search } from './search.ts';
import { services } from './services.ts';
import { signature } from './signature.ts';
import { social } from './social.ts';
import { stores } from './stores.ts';

/** Everything that is Sydney's own. */
export const sydney: SeedGroup = {
  tag: 'sydney',
  seeds: [...home, ...signature, ...brandsBeauty, ...brandsFashion, ...brandsFood, ...dining, ...services, ...stores, ...about, ...search, ...events, ...eventsPast, ...colourHour, ...news, ...offers, ...offersPast, ...promotions, ...art, ...mediaCenter, ...notices, ...legal, ...social, ...redirects],
};
