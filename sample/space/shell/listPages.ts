import type { City } from '../../../content/cities.ts';
import type { ContentType } from '../../../content/model/registry.ts';
import type { Seed } from '../seed.ts';
import { headIdOf } from './heads.ts';
import { pictureOf } from './shellPictures.ts';
import { inTurn } from './textsInCity.ts';

/** How a listing opens. */
interface Opening {
  readonly layout: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  readonly alignment: 'Left' | 'Middle' | 'Right';
  readonly textSize: 'normal' | 'large' | 'small';
}

interface ListPage {
  /** For every city: with `CITY` or `COAST` in its name. */
  readonly picture: string;
  /** Neighbouring cities open in the first or the second way. */
  readonly openings: readonly [Opening, Opening];
}

const opening = (layout: Opening['layout'], alignment: Opening['alignment'], textSize: Opening['textSize']): Opening => ({ layout, alignment, textSize });

const listPages: Readonly<Partial<Record<ContentType, ListPage>>> = {
  brandListPage: { picture: 'scents-COAST', openings: [opening('E', 'Left', 'large'), opening('B', 'Left', 'large')] },
  diningListPage: { picture: 'places-COAST', openings: [opening('A', 'Left', 'large'), opening('A', 'Left', 'normal')] },
  eventListPage: { picture: 'door-CITY', openings: [opening('B', 'Left', 'large'), opening('A', 'Left', 'large')] },
  newsListPage: { picture: 'letters-COAST', openings: [opening('B', 'Left', 'normal'), opening('C', 'Right', 'normal')] },
  serviceListPage: { picture: 'inside-CITY', openings: [opening('C', 'Left', 'normal'), opening('E', 'Left', 'normal')] },
  specialOfferListPage: { picture: 'presents-COAST', openings: [opening('B', 'Left', 'large'), opening('E', 'Left', 'large')] },
  indexPage: { picture: 'hours-COAST', openings: [opening('C', 'Right', 'normal'), opening('B', 'Left', 'normal')] },
  artCultureListPage: { picture: 'dusk-CITY', openings: [opening('B', 'Left', 'large'), opening('C', 'Left', 'large')] },
  mediaCenterListingPage: { picture: 'hero-press', openings: [opening('G', 'Left', 'small'), opening('G', 'Middle', 'small')] },
};

/** Cities whose list of brands opens with a moving picture instead. */
const citiesWithVideo: readonly City[] = ['sydney', 'paris', 'hong-kong', 'hawaii', 'okinawa'];

/** Beside its words: the film has no side that is empty for them. */
const movingOpening = { ...opening('B', 'Left', 'large'), media: ['loop-fragrance'], videoCoverImage: ['loop-fragrance-poster'] };

/** A listing of a city with its opening and the id of its head; any other entry as it is (docs/rules.md#picture-once). */
export function withOpening(city: City, seed: Seed): Seed {
  const page = listPages[seed.type];
  if (!page) return seed;
  const hasVideo = citiesWithVideo.includes(city);
  const still = { ...inTurn(city, page.openings), media: [pictureOf(city, page.picture)] };
  const chosen = seed.type === 'brandListPage' && hasVideo ? movingOpening : still;
  return { ...seed, fields: { ...seed.fields, ...chosen, seo: headIdOf(seed.id) } };
}
