import * as v from 'valibot';
import { type City, isCity } from '../../content/cities.ts';
import { type Language, languageCodes } from '../../content/languages.ts';
import { ownValue } from '../../content/ownValue.ts';
import { planFieldsOf } from './rooms.ts';
import { entry, type Seed, type SeedGroup, type Translations } from './seed.ts';

/**
 * The rooms of brands and tables for which their city's own guides have no place, by location. The first digit of a room says
 * which plan it is on; what has no digit is on the first guide's. A floor without a guide gets one.
 */
const rooms: Partial<Record<City, Readonly<Record<string, string>>>> = {
  paris: { 'Ground floor, south gallery': '108', 'Ground floor, courtyard': 'atrium', 'First floor, courtyard side': '207', 'First floor, street side': '203', 'Fourth floor, under the roof': '301' },
  venice: { 'Ground floor, lane side': '203', 'First floor, portego': '103', 'Second floor, canal side': '306' },
  'hong-kong': { 'Ground floor, behind the shutters': '302', 'First floor, south gallery': '208', 'Third floor, harbour gallery': '108' },
  macau: { 'First floor, balcony': '203' },
  'siem-reap': { 'Ground floor, lotus court': 'atrium', 'Upper floor, west gallery': '205' },
  singapore: { 'Level 1, beauty hall': '106', 'Level 1, east gallery': '112', 'Level 1, arcade': '107', 'Level 2, north gallery': '203', 'Level 2, light well side': '208', 'Level 3, south room': '306' },
  bali: { 'Upper floor, mountain pavilion': '203' },
  saipan: { 'Level 1, arch room': '209', 'Level 2, upper gallery': '301' },
  okinawa: { 'Level 1, east gallery': '211', 'Level 1, banyan court': 'atrium', 'Level 2, south gallery': '108', 'Level 3, stone store': '304', 'Level 3, roof terrace': '308' },
  guam: { 'Level 1, pillar hall': 'atrium', 'Level 2, sunset terrace': '308' },
  hainan: { 'Level 1, east arcade': '303', 'Level 2, bay gallery': '209', 'Level 3, canopy terrace': '112' },
  'new-york-city': { 'First vault, west wall': '205', 'First vault, east windows': '207', 'First vault, beside the entrance': 'door', 'Second vault, east side': '208', 'Third vault, the cellar': '212' },
  'los-angeles': { 'East side, beauty room': '307', 'North side, room 2': '301', 'North side, room 3': '302', 'North side, room 4': '303' },
  'san-francisco': { 'Bay 3': '103', 'Bay 5': '108', 'Bay 9, the cellar': '110' },
  hawaii: { 'Level 1, east gallery': '105', 'Level 2, spirits library': '301', 'Level 2, lānai': '308' },
  'abu-dhabi': { 'Level 1, north gallery': '203', 'Level 1, south gallery': '208', 'Level 2, screen gallery': '302', 'Level 2, above the channel': '306' },
  auckland: { 'Ground floor, east windows': '303', 'Ground floor, bay 7': '304', 'First floor, west side': '201', 'First floor, harbour side': '204', 'Top floor, north windows': '103' },
  cairns: { 'Level 2, east verandah': '308' },
  queenstown: { 'Ground floor, behind the chimney': '106', 'Ground floor, right of the chimney': '109', 'Upper floor, west window': '205', 'Upper floor, north side': '203', 'Upper floor, mountain window': '211', 'Upper floor, east room': '212' },
  brisbane: { 'Veranda level, east room': '212', 'Veranda level, south room': '209', 'Veranda level, south-west room': '205', 'Lane level, pantry': '101', 'Lane level': '104', 'Upper floor, north veranda': '302' },
};

const planTexts: Readonly<Record<Language, string>> = { en: 'Floor plan, {floor}', cn: '{floor}平面图', tc: '{floor}平面圖', fr: 'Plan, {floor}', it: 'Pianta, {floor}', jp: '{floor}の案内図', kr: '{floor} 안내도' };

const text = v.custom<Translations>((value) => v.is(v.looseObject({ en: v.string() }), value));
const located = v.object({ title: text, location: text });
const guideFields = v.object({ floor: text, addresses: v.optional(v.array(v.string()), []) });
const storeFields = v.object({ storeGuides: v.array(v.string()) });

/** A floor with its places: those that its guide has, and those that it gets here. */
interface Floor {
  readonly id: string;
  readonly name: Translations;
  readonly ofGuide: readonly string[];
  readonly places: Seed[];
  /** The plan of a floor that gets a guide here. */
  readonly plan?: string;
}

/**
 * A city's entries, where brands and tables have their rooms on the plans of its store. Throws for a location at which there
 * is nobody.
 */
export function withFloors({ tag, seeds }: SeedGroup): SeedGroup {
  const locations = isCity(tag) ? rooms[tag] : undefined;
  const guides = seeds.filter(({ type }) => type === 'storeGuide');
  const floors: Floor[] = guides.map(({ id, fields }) => {
    const { floor, addresses } = v.parse(guideFields, fields);
    return { id, name: floor, ofGuide: addresses, places: [] };
  });
  const [ground] = floors;
  if (!ground || !locations) return { tag, seeds };
  const firstMark = v.parse(v.string(), seeds.find(({ id }) => id === ground.ofGuide[0])?.fields['mark']);
  for (const [location, room] of Object.entries(locations)) {
    const here = seeds.filter(({ type, fields }) => (type === 'brandPavilion' || type === 'dining') && v.is(located, fields) && fields.location.en === location);
    const [first] = here;
    if (!first) throw new Error(`nobody in ${tag} is at "${location}"`);
    const fields = v.parse(located, first.fields);
    const [name, part] = partsOf(fields.location);
    const isOnGround = !/^\d/.test(room) || JSON.stringify(guides[0]?.fields['media']).includes(`floor-guide-${room[0]}`);
    let floor = floors.find((candidate) => location.startsWith(candidate.name.en)) ?? (isOnGround ? ground : undefined);
    if (!floor) {
      floor = { id: `${tag}-guide-${slugOf(name.en)}`, name, ofGuide: [], places: [], plan: `floor-guide-${room[0]}` };
      floors.push(floor);
    }
    const brands = here.flatMap(({ type, id }) => (type === 'brandPavilion' ? [id] : []));
    const table = here.find(({ type }) => type === 'dining');
    const partOfFloor = location.startsWith(floor.name.en) ? part : fields.location;
    floor.places.push(
      entry('storeGuideAddress', `${floor.id}-${room}`, {
        title: brands.length === 0 ? fields.title : partOfFloor,
        mark: String.fromCharCode(firstMark.charCodeAt(0) + floor.ofGuide.length + floor.places.length),
        ...planFieldsOf(room),
        ...(brands.length > 0 && { brands }),
        ...(table && { internalLink: table.id }),
      }),
    );
  }
  const added = floors.filter(({ plan }) => plan !== undefined);
  return {
    tag,
    seeds: [
      ...seeds.map((seed) => {
        const floor = floors.find(({ id }) => id === seed.id);
        if (floor) return { ...seed, fields: { ...seed.fields, addresses: placesOf(floor) } };
        if (seed.type !== 'storeLocator' || !v.is(storeFields, seed.fields)) return seed;
        return { ...seed, fields: { ...seed.fields, storeGuides: [...seed.fields.storeGuides, ...added.map(({ id }) => id)] } };
      }),
      ...added.map(guideOf),
      ...floors.flatMap(({ places }) => places),
    ],
  };
}

const placesOf = ({ ofGuide, places }: Floor): readonly string[] => [...ofGuide, ...places.map(({ id }) => id)];

/** A floor with one place is called by it. */
function guideOf(floor: Floor): Seed {
  const { id, name, places, plan = '' } = floor;
  const [only, another] = places;
  const title = only && !another ? v.parse(text, only.fields['title']) : name;
  const alt = eachOf(name, (of, language) => planTexts[language].replace('{floor}', of));
  return entry('storeGuide', id, { title, floor: name, media: [{ picture: plan, alt }], addresses: placesOf(floor) });
}

/** "Level 2, east gallery" in two: the floor, and what it is called there; both the whole where a location is of one part. */
function partsOf(location: Translations): readonly [floor: Translations, part: Translations] {
  const split = (of: string): readonly string[] => /^([^,，、]+)(?:, |，|、)(.+)$/.exec(of)?.slice(1) ?? /^(\d\S+|\S+階) (.+)$/.exec(of)?.slice(1) ?? [of, of];
  return [eachOf(location, (of) => split(of)[0] ?? of), eachOf(location, (of) => capital(split(of)[1] ?? of))];
}

function eachOf(texts: Translations, change: (text: string, language: Language) => string): Translations {
  const changed: Partial<Record<Language, string>> = {};
  for (const language of languageCodes) {
    const of = ownValue(texts, language);
    if (of !== undefined) changed[language] = change(of, language);
  }
  return { ...changed, en: change(texts.en, 'en') };
}

const capital = (of: string): string => of.charAt(0).toUpperCase() + of.slice(1);

const slugOf = (of: string): string => of.toLowerCase().replace(/\W+/g, '-');
