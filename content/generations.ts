import * as v from 'valibot';
import { type City, isCity } from './cities.ts';
import { type ContentType, contentTypeRow, contentTypes, isContentType } from './model/registry.ts';

/** Key of the generations: one JSON object. */
export const GENERATIONS_KEY = 'generations';

/**
 * When content last changed, in milliseconds since the epoch, by what the change touches: everything, one content
 * type in all cities, or one content type in one city. What was stored before its generation is out of date.
 */
export interface Generations {
  readonly all: number;
  readonly types: Readonly<Partial<Record<string, number>>>;
  /** By content type and city, e.g. `event:sydney`. */
  readonly places: Readonly<Partial<Record<string, number>>>;
}

export const noGenerations: Generations = { all: 0, types: {}, places: {} };

/** What a published, unpublished or deleted entry touches. */
export type Touch =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'everything' }
  | {
      readonly kind: 'type';
      readonly type: ContentType /** Undefined: in all cities. */;
      readonly cities: readonly City[] | undefined;
    };

/** Content types that stand on every page, or behind what every card says. */
const everywhere: readonly ContentType[] = [
  'globalSettings',
  'menuItem',
  'navigationDropdown',
  'navigationLevel2',
  'navigationMedia',
  'promoBanner',
  'link',
  'footerLinkSection',
  'footerButton',
  'socialItem',
  'localeWebsite',
  'brand',
  'brandCategory',
  'brandLabel',
];

const link = v.object({ sys: v.object({ id: v.string() }) });

const change = v.object({
  sys: v.object({ type: v.fallback(v.string(), ''), contentType: v.fallback(v.optional(link), undefined) }),
  metadata: v.fallback(v.optional(v.object({ tags: v.array(link) })), undefined),
});

/**
 * Reads what a webhook of the content service tells of: an entry with its tags, or only the `sys` of one that was
 * unpublished or deleted. Undefined for what is no such message.
 */
export function readTouch(message: unknown): Touch | undefined {
  const result = v.safeParse(change, message);
  if (!result.success) return undefined;
  const { sys, metadata } = result.output;
  const type = sys.contentType?.sys.id;
  // Pictures and content types may stand behind anything, and so may an entry of which no more is told.
  if (type === undefined) return { kind: 'everything' };
  if (!isContentType(type)) return { kind: 'nothing' };
  if (everywhere.includes(type)) return { kind: 'everything' };
  const tags = metadata?.tags.map((tag) => tag.sys.id) ?? [];
  const cities = tags.filter(isCity);
  // Whatever is not told to belong to certain cities may belong to all.
  return { kind: 'type', type, cities: cities.length > 0 && cities.length === tags.length ? cities : undefined };
}

/** The generations after a change at a moment; a moment never moves them back. */
export function moved(generations: Generations, touch: Touch, now: number): Generations {
  const next = Math.max(now, newest(generations) + 1);
  switch (touch.kind) {
    case 'nothing':
      return generations;
    case 'everything':
      // Everything older is covered by this one.
      return { all: next, types: {}, places: {} };
    case 'type': {
      if (!touch.cities) return { ...generations, types: { ...generations.types, [touch.type]: next } };
      const places = Object.fromEntries(touch.cities.map((city) => [`${touch.type}:${city}`, next]));
      return { ...generations, places: { ...generations.places, ...places } };
    }
  }
}

/** What two places know together: of each the newer. */
export function merged(one: Generations, other: Generations): Generations {
  const newer = (a: Generations['types'], b: Generations['types']): Generations['types'] =>
    Object.fromEntries([...Object.keys(a), ...Object.keys(b)].map((key) => [key, Math.max(a[key] ?? 0, b[key] ?? 0)]));
  return {
    all: Math.max(one.all, other.all),
    types: newer(one.types, other.types),
    places: newer(one.places, other.places),
  };
}

/** The generation of a page of a city: whatever changed there, for a page shows a little of everything. */
export function pageGeneration(generations: Generations, city: City | undefined): number {
  const places = Object.entries(generations.places).flatMap(([place, moment]) =>
    city === undefined || place.endsWith(`:${city}`) ? [moment ?? 0] : [],
  );
  return Math.max(generations.all, ...Object.values(generations.types).map((moment) => moment ?? 0), ...places);
}

/**
 * The generation of an answer of the content service: of its content type, and of all that it delivers along at its
 * depth of links. Undefined as a type is an answer of any type.
 */
export function answerGeneration(
  generations: Generations,
  type: string | undefined,
  depth: number,
  city: City,
): number {
  if (type === undefined || !isContentType(type)) return pageGeneration(generations, city);
  const types = deliveredTypes(type, depth);
  const isOf = (place: string): boolean => {
    const [part = '', where = city] = place.split(':');
    return where === city && types.has(part);
  };
  const changes = [...Object.entries(generations.types), ...Object.entries(generations.places)];
  return Math.max(generations.all, ...changes.flatMap(([place, moment = 0]) => (isOf(place) ? [moment] : [])));
}

const linksOf: ReadonlyMap<string, readonly string[]> = new Map(
  contentTypes.map((type) => [
    type,
    [
      ...new Set(
        Object.values(contentTypeRow(type).fields).flatMap((field) => ('targets' in field ? field.targets : [])),
      ),
    ],
  ]),
);

/** What the model alone says, kept since every call of every page asks for it. */
const delivered = new Map<string, ReadonlySet<string>>();

/** The content types that an answer of one type can hold, by following its links so deep. */
export function deliveredTypes(type: ContentType, depth: number): ReadonlySet<string> {
  const key = `${type} ${Math.min(depth, contentTypes.length)}`;
  const types = delivered.get(key) ?? followed(type, depth);
  delivered.set(key, types);
  return types;
}

function followed(type: ContentType, depth: number): ReadonlySet<string> {
  const reached = new Set<string>([type]);
  let edge: readonly string[] = [type];
  for (let level = 0; level < depth && edge.length > 0; level += 1) {
    edge = [...new Set(edge.flatMap((part) => linksOf.get(part) ?? []))].filter((part) => !reached.has(part));
    for (const part of edge) reached.add(part);
  }
  return reached;
}

function newest({ all, types, places }: Generations): number {
  return Math.max(all, ...[...Object.values(types), ...Object.values(places)].map((moment) => moment ?? 0));
}

const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const moments = v.fallback(v.record(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]+(?::[a-z-]+)?$/)), moment), {});
const stored = v.object({ all: v.fallback(moment, 0), types: moments, places: moments });

/** Reads the generations' JSON text; undefined for a text that holds none. */
export function readGenerations(text: string | null): Generations | undefined {
  if (text === null) return undefined;
  try {
    const result = v.safeParse(stored, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
