import * as v from 'valibot';
import { type City, citySlugs, isCity } from './cities.ts';
import { readAs, readJsonAs } from './readAs.ts';

/** KV key of the operators' flags: one JSON object. */
export const FLAGS_KEY = 'flags';

/** Flags that close the site, for all cities or for one. */
export const closingFlags = ['maintenance', 'comingSoon'] as const;
export type ClosingFlag = (typeof closingFlags)[number];

/**
 * Flags of the whole site: `cache` off turns every page cache off; `offline` off makes devices forget the pages that they
 * keep, and the service worker leave.
 */
export const switchFlags = ['cache', 'offline'] as const;
type SwitchFlag = (typeof switchFlags)[number];

/** What operators have set. Undefined leaves it to the content, or to the default (docs/rules.md#cache-switch). */
export type Flags = Readonly<Record<ClosingFlag, ClosingSetting> & Record<SwitchFlag, boolean | undefined>>;

interface ClosingSetting {
  readonly all: boolean | undefined;
  readonly cities: Readonly<Partial<Record<City, boolean>>>;
}

const noSetting: ClosingSetting = { all: undefined, cities: {} };

export const noFlags: Flags = { maintenance: noSetting, comingSoon: noSetting, cache: undefined, offline: undefined };

/** The flags, and what was stored that is no flag. */
interface FlagReading {
  readonly flags: Flags;
  readonly problems: readonly string[];
}

const object = v.pipe(
  v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

/** Characters of the flags at most: they are told to every isolate again and again. */
const LENGTH_LIMIT = 65_536;

/** What is said of flags that are too long to be read, such as another file that was put under their key; undefined for others. */
export function lengthProblem(text: string): string | undefined {
  return text.length > LENGTH_LIMIT ? `flags have more than ${LENGTH_LIMIT} characters` : undefined;
}

/** Reads the flags' JSON text. Broken parts are reported and ignored, never fatal. */
export function readFlags(text: string | null): FlagReading {
  if (text === null || text.trim() === '') return { flags: noFlags, problems: [] };
  const tooLong = lengthProblem(text);
  if (tooLong !== undefined) return { flags: noFlags, problems: [tooLong] };
  const root = readJsonAs(object, text);
  if (!root) return { flags: noFlags, problems: ['flags are no JSON object'] };
  const problems: string[] = [];
  const onOff = (value: unknown, name: string): boolean | undefined => {
    if (value === undefined || typeof value === 'boolean') return value;
    problems.push(`${name} is neither true nor false`);
    return undefined;
  };
  const closing = (name: ClosingFlag): ClosingSetting => {
    const value = root[name];
    if (value === undefined) return noSetting;
    const parts = readAs(v.object({ all: v.optional(v.unknown()), cities: v.optional(object, {}) }), value);
    if (!parts) {
      problems.push(`${name} is no object of all and cities`);
      return noSetting;
    }
    const { all, cities } = parts;
    for (const city of Object.keys(cities)) if (!isCity(city)) problems.push(`${name}.cities.${city} is no city`);
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
    maintenance: closing('maintenance'),
    comingSoon: closing('comingSoon'),
    cache: onOff(root['cache'], 'cache'),
    offline: onOff(root['offline'], 'offline'),
  };
  const flagNames: readonly string[] = [...closingFlags, ...switchFlags];
  for (const name of Object.keys(root)) if (!flagNames.includes(name)) problems.push(`${name} is no flag`);
  return { flags, problems };
}

/** What operators set for a city; undefined where they set nothing (docs/rules.md#flags-in-time). */
export function closingSetting(flags: Flags, flag: ClosingFlag, city: City): boolean | undefined {
  return flags[flag].cities[city] ?? flags[flag].all;
}
