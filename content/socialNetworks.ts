import type { Visit } from './address/visit.ts';
import { cityRow } from './cities.ts';
import { isChinese } from './languages.ts';

/**
 * Who is shown a network (docs/rules.md#social-networks), by the slug of its page under `social-medias/`. One without a row
 * has no page, and is for everybody. Those for Chinese can be reached in mainland China, the others can't
 * (docs/rules.md#mainland-links).
 */
const audiences = new Map<string, 'everybody' | 'chinese' | 'citiesWithLine'>([
  ['facebook', 'everybody'],
  ['instagram', 'everybody'],
  ['youtube', 'everybody'],
  ['linkedin', 'everybody'],
  ['wechat', 'chinese'],
  ['little-red-book', 'chinese'],
  ['weibo', 'chinese'],
  ['line', 'citiesWithLine'],
]);

/** Slugs of the pages under `social-medias/` (docs/rules.md#social-media-pages). */
export const networkSlugs = [...audiences.keys()];

/** What decides about a network. */
type NetworkVisit = Pick<Visit, 'language' | 'city' | 'isMainland'>;

/** A network's name in one spelling for entries, pages and this file: `Little Red Book` gives `littleredbook`. */
export function networkName(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}

const audiencesByName = new Map([...audiences].map(([slug, audience]) => [networkName(slug), audience]));

/** Returns true if a visitor can reach a network where they are. */
export function reachesNetwork(network: string, { isMainland }: Pick<NetworkVisit, 'isMainland'>): boolean {
  return !isMainland || audiencesByName.get(networkName(network)) === 'chinese';
}

/** Returns true if a visitor is shown a network, by its internal name or slug. */
export function showsNetwork(network: string, visit: NetworkVisit): boolean {
  const audience = audiencesByName.get(networkName(network));
  if (audience === 'chinese') return isChinese(visit.language);
  return reachesNetwork(network, visit) && (audience !== 'citiesWithLine' || cityRow(visit.city).hasLine);
}
