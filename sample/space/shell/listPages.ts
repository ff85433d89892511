import type { City } from '../../../content/cities.ts';
import { entry, type Picture, type Seed } from '../seed.ts';
import { headIdOf, headOf } from './heads.ts';
import { pageIdOf } from './links.ts';
import { type ListKind, listPageTexts } from './listPageTexts.ts';
import { type DoorPicture, pictureOf } from './shellPictures.ts';
import type { ShellPicture } from './shellPictureTexts.ts';
import { inCity, inTurn } from './textsInCity.ts';

/** How a listing opens. */
interface Opening {
  readonly layout: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  readonly alignment: 'Left' | 'Middle' | 'Right';
  readonly textSize: 'normal' | 'large' | 'small';
}

interface ListPage {
  readonly type: 'brandListPage' | 'diningListPage' | 'eventListPage' | 'newsListPage' | 'serviceListPage' | 'specialOfferListPage' | 'indexPage' | 'artCultureListPage' | 'mediaCenterListingPage';
  readonly picture: ShellPicture | DoorPicture;
  /** Neighbouring cities open in the first or the second way. */
  readonly openings: readonly [Opening, Opening];
}

const listPages: Readonly<Record<ListKind, ListPage>> = {
  brands: {
    type: 'brandListPage',
    picture: 'hero-beauty',
    openings: [
      { layout: 'E', alignment: 'Left', textSize: 'large' },
      { layout: 'B', alignment: 'Left', textSize: 'large' },
    ],
  },
  dining: {
    type: 'diningListPage',
    picture: 'hero-dining',
    openings: [
      { layout: 'A', alignment: 'Left', textSize: 'large' },
      { layout: 'A', alignment: 'Left', textSize: 'normal' },
    ],
  },
  events: {
    type: 'eventListPage',
    picture: 'hero-gallery',
    openings: [
      { layout: 'B', alignment: 'Left', textSize: 'large' },
      { layout: 'A', alignment: 'Left', textSize: 'large' },
    ],
  },
  news: {
    type: 'newsListPage',
    picture: 'hero-news',
    openings: [
      { layout: 'B', alignment: 'Left', textSize: 'normal' },
      { layout: 'C', alignment: 'Right', textSize: 'normal' },
    ],
  },
  services: {
    type: 'serviceListPage',
    picture: 'hero-travel',
    openings: [
      { layout: 'C', alignment: 'Left', textSize: 'normal' },
      { layout: 'E', alignment: 'Right', textSize: 'normal' },
    ],
  },
  offers: {
    type: 'specialOfferListPage',
    picture: 'hero-gifts',
    openings: [
      { layout: 'B', alignment: 'Left', textSize: 'large' },
      { layout: 'E', alignment: 'Left', textSize: 'large' },
    ],
  },
  promotions: {
    type: 'indexPage',
    picture: 'hero-watches',
    openings: [
      { layout: 'C', alignment: 'Right', textSize: 'normal' },
      { layout: 'B', alignment: 'Left', textSize: 'normal' },
    ],
  },
  art: {
    type: 'artCultureListPage',
    picture: 'dusk',
    openings: [
      { layout: 'B', alignment: 'Left', textSize: 'large' },
      { layout: 'C', alignment: 'Left', textSize: 'large' },
    ],
  },
  media: {
    type: 'mediaCenterListingPage',
    picture: 'hero-press',
    openings: [
      { layout: 'G', alignment: 'Left', textSize: 'small' },
      { layout: 'G', alignment: 'Middle', textSize: 'small' },
    ],
  },
};

const kinds = ['brands', 'dining', 'events', 'news', 'services', 'offers', 'promotions', 'art', 'media'] as const satisfies readonly ListKind[];

/** Cities whose event listing opens with a moving picture instead. */
const citiesWithVideo: readonly City[] = ['sydney', 'paris', 'hong-kong', 'hawaii', 'okinawa'];

/** A city's list pages with their heads (docs/rules.md#picture-once). */
export function listPagesOf(city: City): readonly Seed[] {
  return kinds.flatMap((kind) => {
    const { type, picture, openings } = listPages[kind];
    const id = pageIdOf(city, kind);
    const words = listPageTexts[kind];
    const texts = { title: inCity(city, words.title), eyebrow: inCity(city, words.eyebrow), description: inCity(city, words.description) };
    const hasVideo = citiesWithVideo.includes(city);
    // The moving picture is of the same scene as the still of brands.
    const still = { ...inTurn(city, openings), media: [pictureOf(city, kind === 'brands' && hasVideo ? 'hero-atrium' : picture)] };
    const opening = kind === 'events' && hasVideo ? movingOpening(city) : still;
    return [entry(type, id, { ...texts, slug: 'listing', size: 'Size 2', ...opening, seo: headIdOf(id) }), headOf(city, id, texts)];
  });
}

function movingOpening(city: City): Opening & { readonly media: readonly Picture[]; readonly videoCoverImage: readonly Picture[] } {
  // Beside its words: the film has no side that is empty for them.
  return {
    layout: 'B',
    alignment: 'Left',
    textSize: 'large',
    media: [pictureOf(city, 'loop-fragrance')],
    videoCoverImage: [pictureOf(city, 'loop-fragrance-poster')],
  };
}
