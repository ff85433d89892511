import { addressTarget, type LinkTarget } from './address/links.ts';
import type { EntryOf } from './model/registry.ts';
import type { Visit } from './visit.ts';

/** The way to a store: the editor's own link, otherwise a route to its place; nowhere when it has neither. */
export function directionsTarget(
  { directionsLink, location }: Pick<EntryOf<'storeLocator'>, 'directionsLink' | 'location'>,
  { domains }: Pick<Visit, 'domains'>,
): LinkTarget {
  const own = addressTarget(directionsLink, domains);
  if (own.kind !== 'none' || !location) return own;
  return { kind: 'outbound', href: `https://www.openstreetmap.org/directions?to=${location.lat}%2C${location.lon}` };
}
