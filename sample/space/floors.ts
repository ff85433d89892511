import * as v from 'valibot';
import { type Language, languageCodes } from '../../content/languages.ts';
import { ownValue } from '../../content/ownValue.ts';
import { planFieldsOf, plansOf, SHEET, slugOf } from './plans.ts';
import { entry, type Seed, type SeedGroup, type Translations } from './seed.ts';

const planTexts: Readonly<Record<Language, string>> = { en: 'Floor plan, {floor}', cn: '{floor}平面图', tc: '{floor}平面圖', fr: 'Plan, {floor}', it: 'Pianta, {floor}', jp: '{floor}の案内図', kr: '{floor} 안내도' };

const text = v.custom<Translations>((value) => v.is(v.looseObject({ en: v.string() }), value));
const located = v.object({ title: text, location: text });
const guideFields = v.object({ floor: text, addresses: v.optional(v.array(v.string()), []) });
const storeFields = v.object({ storeGuides: v.array(v.string()) });
const drawnGuide = v.object({ media: v.tuple([v.object({ picture: v.string() })]), addresses: v.array(v.string()) });
const drawnPlace = v.object({ planX: v.number(), planY: v.number() });

/** A guide's plan, by its name, and where its places stand on the sheet. */
export interface DrawnGuide {
  readonly id: string;
  readonly plan: string;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** The guides of a city's store. Throws for one without a plan, and for a place that stands nowhere on it. */
export function drawnGuides({ seeds }: SeedGroup): readonly DrawnGuide[] {
  const fieldsOf = new Map(seeds.map(({ id, fields }) => [id, fields]));
  return seeds.flatMap(({ id, type, fields }) => {
    if (type !== 'storeGuide') return [];
    const { media, addresses } = v.parse(drawnGuide, fields);
    const places = addresses.map((address) => v.parse(drawnPlace, fieldsOf.get(address)));
    return [{ id, plan: media[0].picture, places: places.map(({ planX, planY }) => ({ x: (planX / 1000) * SHEET.width, y: (planY / 1000) * SHEET.height })) }];
  });
}

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
 * A city's entries, where brands and tables that its guides do not name have their rooms on the plans of its store. A floor without
 * a guide gets one. Throws for a location at which there is nobody.
 */
export function withFloors({ tag, seeds }: SeedGroup): SeedGroup {
  const floors: Floor[] = seeds.flatMap(({ type, id, fields }) => {
    if (type !== 'storeGuide') return [];
    const { floor, addresses } = v.parse(guideFields, fields);
    return [{ id, name: floor, ofGuide: addresses, places: [] }];
  });
  const [ground] = floors;
  if (!ground) return { tag, seeds };
  const firstMark = v.parse(v.string(), seeds.find(({ id }) => id === ground.ofGuide[0])?.fields['mark']);
  for (const { plan, location, room } of plansOf(tag).flatMap((plan) => [...plan.rooms].map(([location, room]) => ({ plan, location, room })))) {
    const here = seeds.filter(({ type, fields }) => (type === 'brandPavilion' || type === 'dining') && v.is(located, fields) && fields.location.en === location);
    const [first] = here;
    if (!first) throw new Error(`nobody in ${tag} is at "${location}"`);
    const fields = v.parse(located, first.fields);
    const [name, part] = partsOf(fields.location);
    let floor = floors.find((candidate) => candidate.name.en === plan.floor);
    if (!floor) {
      floor = { id: `${tag}-guide-${slugOf(plan.floor)}`, name, ofGuide: [], places: [], plan: plan.name };
      floors.push(floor);
    }
    const brands = here.flatMap(({ type, id }) => (type === 'brandPavilion' ? [id] : []));
    const table = here.find(({ type }) => type === 'dining');
    const partOfFloor = location.startsWith(floor.name.en) ? part : fields.location;
    floor.places.push(
      entry('storeGuideAddress', `${floor.id}-${room}`, {
        title: brands.length === 0 ? fields.title : partOfFloor,
        mark: String.fromCharCode(firstMark.charCodeAt(0) + floor.ofGuide.length + floor.places.length),
        ...planFieldsOf(tag, room),
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
