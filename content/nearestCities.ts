import { type City, citiesWithout, cityRow } from './cities.ts';
import { cityFlags, isListedIn } from './citySites.ts';
import type { EntryOf } from './model/registry.ts';

/** The other cities that are online, by the content where it is read, and not left out, the nearest first (docs/rules.md#closed-pages). */
export function nearestCities(
  city: City,
  leftOut: readonly City[],
  sites: readonly EntryOf<'localeWebsite'>[],
  limit: number,
): readonly City[] {
  return citiesWithout(leftOut)
    .filter((other) => other !== city && isListedIn(sites, other) && cityFlags(sites, other).isOnline)
    .toSorted((left, right) => closeness(city, right) - closeness(city, left))
    .slice(0, limit);
}

/** Cosine of the angle between two cities, seen from the centre of the earth: 1 in one place, -1 at the antipodes. */
function closeness(left: City, right: City): number {
  const [from, to] = [cityRow(left).location, cityRow(right).location];
  const [lat, otherLat] = [radians(from.lat), radians(to.lat)];
  return Math.sin(lat) * Math.sin(otherLat) + Math.cos(lat) * Math.cos(otherLat) * Math.cos(radians(from.lon - to.lon));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
