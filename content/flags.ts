import * as v from 'valibot';
import { type City, citySlugs } from './cities.ts';

/** KV key of the operators' flags: one JSON object. */
export const FLAGS_KEY = 'flags';

/** Flags that close a door, for all cities or for one. */
export const doorFlags = ['maintenance', 'comingSoon'] as const;
export type DoorFlag = (typeof doorFlags)[number];

/** Flags of the whole site: `cache` off turns every page cache off. */
export const switchFlags = ['cache'] as const;
export type SwitchFlag = (typeof switchFlags)[number];

/** What operators have set. Absent means: what the content says, or what is usual. */
export type Flags = Readonly<Record<DoorFlag, DoorSetting> & Record<SwitchFlag, boolean | undefined>>;

export interface DoorSetting {
  readonly all: boolean | undefined;
  readonly cities: Readonly<Partial<Record<City, boolean>>>;
}

const noSetting: DoorSetting = { all: undefined, cities: {} };

export const noFlags: Flags = { maintenance: noSetting, comingSoon: noSetting, cache: undefined };

/** What was read, and what stood there that is no flag. */
export interface FlagReading {
  readonly flags: Flags;
  readonly problems: readonly string[];
}

const object = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

/** Reads the flags' JSON text. Broken parts are reported and ignored, never fatal. */
export function readFlags(text: string | null): FlagReading {
  if (text === null || text.trim() === '') return { flags: noFlags, problems: [] };
  const root = v.safeParse(v.pipe(v.string(), v.rawTransform(parseJson), object), text);
  if (!root.success) return { flags: noFlags, problems: ['flags are no JSON object'] };
  const problems: string[] = [];
  const onOff = (value: unknown, name: string): boolean | undefined => {
    if (value === undefined || typeof value === 'boolean') return value;
    problems.push(`${name} is neither true nor false`);
    return undefined;
  };
  const door = (name: DoorFlag): DoorSetting => {
    const value = root.output[name];
    if (value === undefined) return noSetting;
    const parts = v.safeParse(v.object({ all: v.optional(v.unknown()), cities: v.optional(object, {}) }), value);
    if (!parts.success) {
      problems.push(`${name} is no object of all and cities`);
      return noSetting;
    }
    const { all, cities } = parts.output;
    for (const city of Object.keys(cities))
      if (!citySlugs.some((slug) => slug === city)) problems.push(`${name}.cities.${city} is no city`);
    return {
      all: onOff(all, `${name}.all`),
      cities: Object.fromEntries(
        citySlugs.flatMap((city) => {
          const value = onOff(cities[city], `${name}.cities.${city}`);
          return value === undefined ? [] : [[city, value]];
        }),
      ),
    };
  };
  const flags: Flags = {
    maintenance: door('maintenance'),
    comingSoon: door('comingSoon'),
    cache: onOff(root.output['cache'], 'cache'),
  };
  const known: readonly string[] = [...doorFlags, ...switchFlags];
  for (const name of Object.keys(root.output)) if (!known.includes(name)) problems.push(`${name} is no flag`);
  return { flags, problems };
}

/** What operators say of a city's door; undefined where they say nothing. */
export function doorSetting(flags: Flags, flag: DoorFlag, city: City): boolean | undefined {
  return flags[flag].cities[city] ?? flags[flag].all;
}

function parseJson({ dataset, addIssue, NEVER }: v.RawTransformContext<string>): unknown {
  try {
    return JSON.parse(dataset.value);
  } catch {
    addIssue({ message: 'no JSON' });
    return NEVER;
  }
}
