import { cityClock } from '../address/visit.ts';
import type { City } from '../cities.ts';
import { ownValue } from '../ownValue.ts';
import type { DeskEntry } from '../translations/deskEntries.ts';
import type { SpaceStates } from './pageChanges.ts';

/** The clocks of a city in two states of a space, with what its editors say about how long things are shown. */
export function clocksOf(
  { before, after, defaultLocale }: Pick<SpaceStates, 'before' | 'after' | 'defaultLocale'>,
  now: Date,
  at: Date,
): SpaceStates['clocksOf'] {
  return (city) => ({
    before: cityClock(city, now, daySettings(before, city, defaultLocale)),
    after: cityClock(city, at, daySettings(after, city, defaultLocale)),
  });
}

/** The city's own settings, or the ones of all cities. */
function daySettings(entries: readonly DeskEntry[], city: City, defaultLocale: string) {
  const settings = entries.filter(
    ({ contentType, cities }) => contentType === 'globalSettings' && cities.includes(city),
  );
  const fields = (settings.find(({ cities }) => cities.length === 1) ?? settings[0])?.fields ?? {};
  const days = (name: string): number | undefined => {
    const value = ownValue(ownValue(fields, name), defaultLocale);
    return typeof value === 'number' ? value : undefined;
  };
  return { newsShownForDays: days('newsShownForDays'), offersShownForDays: days('offersShownForDays') };
}
