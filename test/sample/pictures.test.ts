import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { ContentType } from '../../content/model/registry.ts';
import { seedGroups, spaceCities } from '../../sample/space/groups.ts';
import type { Seed } from '../../sample/space/seed.ts';

const media = v.pipe(
  v.array(v.union([v.string(), v.object({ picture: v.string() })])),
  v.transform((list) => list.map((item) => (typeof item === 'string' ? item : item.picture))),
);
const links = v.array(v.string());

/** The picture that an entry shows in a list or at its head; none for an entry without one. */
const mainPicture = ({ fields }: Seed): readonly string[] => {
  const parsedMedia = v.safeParse(media, fields['media']);
  return parsedMedia.success ? parsedMedia.output.slice(0, 1) : [];
};

const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

/** Each listing's page with the types that it lists, which visitors see under its opening picture. */
const listings = [
  ['brandListPage', 'brandPavilion'],
  ['diningListPage', 'dining'],
  ['eventListPage', 'event'],
  ['newsListPage', 'news'],
  ['serviceListPage', 'service'],
  ['specialOfferListPage', 'specialOffer'],
  ['indexPage', 'indexDetailPage'],
  ['artCultureListPage', 'artCulture'],
  ['mediaCenterListingPage', 'mediaCenterDetailPage'],
] as const satisfies readonly (readonly [ContentType, ContentType])[];

const seedsOf = (city: string): readonly Seed[] =>
  seedGroups.filter(({ tag }) => tag === city).flatMap(({ seeds }) => seeds);

test.each(spaceCities)('no picture opens a listing and stands on one of its cards: %s', (city) => {
  const seeds = seedsOf(city);
  const twice = listings.flatMap(([page, items]) => {
    const opening = seeds.filter(({ type }) => type === page).flatMap(mainPicture);
    const cards = new Set(seeds.filter(({ type }) => type === items).flatMap(mainPicture));
    return opening.filter((name) => cards.has(name)).map((name) => `${page}: ${name}`);
  });
  expect(twice).toEqual([]);
});

const openingsOf = (city: string): readonly Seed[] =>
  seedsOf(city).filter(({ type }) => listings.some(([page]) => page === type));

test.each(spaceCities)('no picture opens two listings: %s', (city) => {
  const openings = openingsOf(city);
  expect(openings).toHaveLength(listings.length);
  expect(repeated(openings.flatMap(mainPicture))).toEqual([]);
});

test.each(spaceCities)('no listing opens with the door, the room or the city: %s', (city) => {
  const places = ['door', 'dusk', 'inside', 'city'].map((place) => `${place}-${city}`);
  expect(
    openingsOf(city)
      .flatMap(mainPicture)
      .filter((name) => places.includes(name)),
  ).toEqual([]);
});

/** The brand whose label can be read in a picture (sample/scenes). */
const labelled: Readonly<Record<string, string>> = {
  'brand-aurelle': 'aurelle',
  'brand-calibre-ferrand': 'calibre-ferrand',
  'brand-casa-orsino': 'casa-orsino',
  'brand-glenmarrow': 'glenmarrow',
  'brand-hesperia': 'hesperia',
  'brand-ondine': 'ondine-joaillerie',
  'brand-sencha-hall': 'sencha-hall',
  'beauty-perfume-amber': 'hesperia',
  'food-chocolate': 'cacao-thereze',
  'food-honey': 'honey-and-tide',
  'spirits-gin': 'juniper-row',
  'spirits-whisky': 'glenmarrow',
  'spirits-wine': 'chateau-sauvelin',
  'watch-face': 'meridian-time',
};

test.each(spaceCities)('what a brand shows carries no other brand’s label: %s', (city) => {
  const strange = seedsOf(city).flatMap((seed) => {
    const { brand } = seed.fields;
    const others = mainPicture(seed).filter((name) => name in labelled && brand !== `brand-${labelled[name]}`);
    return typeof brand === 'string' ? others.map((name) => `${seed.id}: ${name}`) : [];
  });
  expect(strange).toEqual([]);
});

const sections = new Set<ContentType>(['heroBanner', 'fixedRatioBanner', 'planYourVisit']);
const linkFields = ['items', 'cards', 'content'];

/** The pictures of a section and of what its editor chose for it. */
function picturesOf(id: string, byId: ReadonlyMap<string, Seed>): readonly string[] {
  const seed = byId.get(id);
  if (!seed) return [];
  const linked = linkFields.flatMap((field) => {
    const parsedLinks = v.safeParse(links, seed.fields[field]);
    return parsedLinks.success ? parsedLinks.output : [];
  });
  const seedPictures = Object.entries(seed.fields).flatMap(([field, value]) => {
    const parsedMedia = v.safeParse(media, value);
    return /^media(?:1st|2nd|3rd)?$/.test(field) && parsedMedia.success ? parsedMedia.output.slice(0, 1) : [];
  });
  return [...seedPictures, ...(sections.has(seed.type) ? [] : linked.flatMap((each) => picturesOf(each, byId)))];
}

const byId = new Map(seedGroups.flatMap(({ seeds }) => seeds.map((seed) => [seed.id, seed] as const)));
const homeSections = (city: string): readonly string[] =>
  v.parse(links, seedsOf(city).find(({ type }) => type === 'homePage')?.fields['content']);
const citiesWithNews = spaceCities.filter((city) =>
  homeSections(city).some((id) => byId.get(id)?.type === 'newsListComponent'),
);

test.each(spaceCities)('no picture stands twice among what an editor chose for the home page: %s', (city) => {
  expect(repeated(homeSections(city).flatMap((id) => picturesOf(id, byId)))).toEqual([]);
});

test.each(citiesWithNews)('news on a home page show no picture that stands there, whatever the day: %s', (city) => {
  const chosen = homeSections(city).flatMap((id) => picturesOf(id, byId));
  const news = seedsOf(city).filter(({ type, fields }) => type === 'news' && !fields['brand']);
  expect(repeated([...new Set(chosen), ...news.flatMap(mainPicture)])).toEqual([]);
});
