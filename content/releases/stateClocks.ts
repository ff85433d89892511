import { cityClock } from '../address/visit.ts';
import type { City } from '../cities.ts';
import { DEFAULT_LOCALE } from '../languages.ts';
import { ownValue } from '../ownValue.ts';
import type { DeskEntry } from '../translations/deskEntries.ts';
import type { SpaceStates } from './pageChanges.ts';

/** The clocks of a city in two states of a space, with what its editors say about how long things are shown. */
export function clocksOf(
  { before, after }: Pick<SpaceStates, 'before' | 'after'>,
  now: Date,
  at: Date,
): SpaceStates['clocksOf'] {
  return (city) => ({
    before: cityClock(city, now, daySettings(before, city)),
    after: cityClock(city, at, daySettings(after, city)),
  });
}

/** The city's own settings, or the ones of all cities. */
function daySettings(entries: readonly DeskEntry[], city: City) {
  const settings = entries.filter(
    ({ contentType, cities }) => contentType === 'globalSettings' && cities.includes(city),
  );
  const fields = (settings.find(({ cities }) => cities.length === 1) ?? settings[0])?.fields ?? {};
  const days = (name: string): number | undefined => {
    const value = ownValue(ownValue(fields, name), DEFAULT_LOCALE);
    return typeof value === 'number' ? value : undefined;
  };
  return { newsShownForDays: days('newsShownForDays'), offersShownForDays: days('offersShownForDays') };
}
