import type { City } from '../../../content/cities.ts';
import type { ContentType } from '../../../content/model/registry.ts';
import { namedFor } from '../coasts.ts';
import type { Seed } from '../seed.ts';
import { headIdOf } from './heads.ts';
import { inTurn } from './textsInCity.ts';

/** How a listing opens. */
interface Opening {
  readonly layout: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  readonly alignment: 'Left' | 'Middle' | 'Right';
  readonly textSize: 'normal' | 'large' | 'small';
}

interface ListPage {
  /** For every city: with `COAST` in its name, or one a city. */
  readonly picture: string | Readonly<Record<City, string>>;
  /** Neighbouring cities open in the first or the second way. */
  readonly openings: readonly [Opening, Opening];
}

const opening = (layout: Opening['layout'], alignment: Opening['alignment'], textSize: Opening['textSize']): Opening => ({ layout, alignment, textSize });

/** The work that a city's list of art opens with: not one of those beneath. */
const works: Readonly<Record<City, string>> = {
  sydney: 'work-hill-bowls',
  brisbane: 'work-vessels-boards',
  cairns: 'work-vessels-boards',
  'abu-dhabi': 'cloth-abu-dhabi',
  hainan: 'carved-coconut',
  okinawa: 'cloth-okinawa',
  'hong-kong': 'work-vessels-granite',
  'new-york-city': 'work-vessels-granite',
  queenstown: 'work-two-winds',
  guam: 'work-latte',
  hawaii: 'work-vessels-lava',
  saipan: 'work-hull',
  macau: 'work-seventeen-blues',
  paris: 'art-sculpture',
  venice: 'work-vessels-marble',
  auckland: 'work-vessels-redwood',
  'los-angeles': 'work-vessels-redwood',
  'san-francisco': 'work-june',
  bali: 'work-vessels-teak',
  'siem-reap': 'work-vessels-teak',
  singapore: 'work-hill-bowls',
};

const listPages: Readonly<Partial<Record<ContentType, ListPage>>> = {
  brandListPage: { picture: 'scents-COAST', openings: [opening('E', 'Left', 'large'), opening('B', 'Left', 'large')] },
  diningListPage: { picture: 'places-COAST', openings: [opening('A', 'Left', 'large'), opening('A', 'Left', 'normal')] },
  eventListPage: { picture: 'lamps-COAST', openings: [opening('B', 'Left', 'large'), opening('C', 'Left', 'large')] },
  newsListPage: { picture: 'letters-COAST', openings: [opening('B', 'Left', 'normal'), opening('C', 'Right', 'normal')] },
  serviceListPage: { picture: 'desk-COAST', openings: [opening('C', 'Left', 'normal'), opening('B', 'Left', 'normal')] },
  specialOfferListPage: { picture: 'presents-COAST', openings: [opening('B', 'Left', 'large'), opening('E', 'Left', 'large')] },
  indexPage: { picture: 'hours-COAST', openings: [opening('C', 'Right', 'normal'), opening('B', 'Left', 'normal')] },
  artCultureListPage: { picture: works, openings: [opening('B', 'Left', 'large'), opening('C', 'Left', 'large')] },
  mediaCenterListingPage: { picture: 'hero-press', openings: [opening('G', 'Left', 'small'), opening('G', 'Middle', 'small')] },
};

/** Cities whose list of brands opens with a moving picture instead: those that have the brand in it. */
const citiesWithVideo: readonly City[] = ['sydney', 'hong-kong', 'guam', 'singapore', 'san-francisco'];

/** Beside its words: the film has no side that is empty for them. */
const movingOpening = { ...opening('B', 'Left', 'large'), media: ['loop-fragrance'], videoCoverImage: ['loop-fragrance-poster'] };

/** A listing of a city with its opening and the id of its head; any other entry as it is (docs/rules.md#picture-once). */
export function withOpening(city: City, seed: Seed): Seed {
  const page = listPages[seed.type];
  if (!page) return seed;
  const hasVideo = citiesWithVideo.includes(city);
  const picture = typeof page.picture === 'string' ? namedFor(city, page.picture) : page.picture[city];
  const still = { ...inTurn(city, page.openings), media: [picture] };
  const chosen = seed.type === 'brandListPage' && hasVideo ? movingOpening : still;
  return { ...seed, fields: { ...seed.fields, ...chosen, seo: headIdOf(seed.id) } };
}
