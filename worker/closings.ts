import { preferredEntry } from '../content/address/entryAtAddress.ts';
import { type City, citiesOfTags, citySlugs, DEFAULT_CITY, GLOBAL_TAG } from '../content/cities.ts';
import { type ClosingFlag, closingFlags, closingSetting, type Flags } from '../content/flags.ts';
import { DEFAULT_LANGUAGE } from '../content/languages.ts';
import { ALL_LIMIT, type EntryOf } from '../content/model/registry.ts';
import type { ClosedCityPage } from '../content/pages.ts';
import type { Content } from './contentful/content.ts';
import { listParameters } from './contentful/listCall.ts';

/** A city's closing settings in its content. */
export type CityClosings = Readonly<Record<ClosingFlag, boolean>>;

/** After so many seconds robots ask a closed city again. */
export const CLOSED_RETRY = '600';

/** The page of each closing flag; maintenance comes first (docs/rules.md#preview-of-closed-city). */
const pageOfClosing = { maintenance: 'maintenance', comingSoon: 'openingSoon' } as const satisfies Record<
  ClosingFlag,
  ClosedCityPage
>;

/** What a city's settings say; undefined when they cannot be read. */
export function closingsIn(settings: EntryOf<'globalSettings'> | undefined): CityClosings | undefined {
  return settings && { maintenance: settings.maintenance === true, comingSoon: settings.comingSoon === true };
}

/**
 * The page of a closed city; false for an open one; undefined where settings cannot be read, which closes nothing and
 * opens nothing. The operators' flag decides, then the content's setting.
 */
export function closingOf(
  flags: Flags,
  closed: CityClosings | undefined,
  city: City,
): ClosedCityPage | false | undefined {
  const isClosed = (flag: ClosingFlag): boolean | undefined => closingSetting(flags, flag, city) ?? closed?.[flag];
  const states = closingFlags.map((flag) => ({ page: pageOfClosing[flag], isOn: isClosed(flag) }));
  return states.find(({ isOn }) => isOn)?.page ?? (states.some(({ isOn }) => isOn === undefined) ? undefined : false);
}

/** One list for all cities, the same in every language. */
const allClosings = listParameters('globalSettings', DEFAULT_CITY, DEFAULT_LANGUAGE, {
  fields: closingFlags,
  include: 0,
  limit: ALL_LIMIT,
  isTagged: true,
  filters: { 'metadata.tags.sys.id[in]': [GLOBAL_TAG, ...citySlugs].join() },
});

/** The closed cities, or those with one page of closed cities; those that flags close where the settings cannot be read. */
export async function closedCities(content: Content, flags: Flags, page?: ClosedCityPage): Promise<readonly City[]> {
  const answer = content.raw(allClosings);
  const reading = await answer.then((list) => content.read(list, 'globalSettings')).catch(() => undefined);
  const settingsOf = (city: City) =>
    preferredEntry(reading?.entries.filter(({ tags = [] }) => citiesOfTags(tags).includes(city)) ?? [], city);
  return citiesClosedBy(flags, (city) => closingsIn(settingsOf(city)), page);
}

/** The cities that flags close, or the settings where these are known. */
export function citiesClosedBy(
  flags: Flags,
  settingsOf: (city: City) => CityClosings | undefined = () => undefined,
  page?: ClosedCityPage,
): readonly City[] {
  return citySlugs.filter((city) => {
    const closing = closingOf(flags, settingsOf(city), city);
    return page ? closing === page : closing;
  });
}
