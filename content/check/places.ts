import { parsePath } from '../address/address.ts';
import { type AddressableType, contentPlace } from '../address/contentPaths.ts';
import { addressTarget } from '../address/links.ts';
import { findRedirect, type RedirectEntry, readRedirects } from '../address/redirects.ts';
import { type City, citySlugs, isCity } from '../cities.ts';
import { addressable } from '../model/targets.ts';
import { matchPage, type PageKind, type PageParameters, pagePath } from '../pages.ts';
import { type CheckedEntry, type CheckedSpace, entriesOf, standardText, standardValue } from './space.ts';

/** Page kinds whose pages stand beside one and the same entry. */
const sameEntry: Partial<Record<PageKind, PageKind>> = { offerTerms: 'terms', eventCalendar: 'eventDetail' };

/** Where a page of the site is, as its table says. */
export interface Place {
  readonly kind: PageKind;
  readonly parameters: PageParameters;
}

/** What of a space can be reached at which address. */
export interface Places {
  /** Entries that stand at one and the same address of a city. */
  readonly collisions: readonly Collision[];
  /** Entries that answer where a place is; none for a page that needs an entry and has none. */
  readonly at: (city: City, place: Place) => readonly CheckedEntry[];
  /** Why a typed address leads nowhere; undefined when it leads somewhere, or out of our sight. */
  readonly problemOf: (address: string) => string | undefined;
}

interface Collision {
  readonly city: City;
  readonly path: string;
  readonly entries: readonly CheckedEntry[];
}

/** Tells whether a content type is one with an address. */
export function isAddressable(contentType: string): contentType is AddressableType {
  const types: readonly string[] = addressable;
  return types.includes(contentType);
}

/** Where an entry stands by its type and slug; undefined when it has no page. */
export function placeOfEntry(space: CheckedSpace, entry: CheckedEntry): Place | undefined {
  const { contentType } = entry;
  if (!isAddressable(contentType) || standardValue(space, entry, 'withoutDetail') === true) return undefined;
  return contentPlace({ contentType, slug: standardText(space, entry, 'slug') });
}

/** The path of a place after city and tree. */
export function pathOf({ kind, parameters }: Place): readonly string[] {
  return pagePath(kind, parameters);
}

/** Indexes all pages of a space by city and path. */
export function placesOf(space: CheckedSpace): Places {
  const standing = new Map<string, readonly CheckedEntry[]>();
  const answering = new Map<string, readonly CheckedEntry[]>();
  for (const entry of entriesOf(space, addressable)) {
    const place = placeOfEntry(space, entry);
    if (!place) continue;
    for (const city of entry.cities) {
      add(standing, keyOf(city, place), entry);
      add(answering, keyOf(city, place), entry);
      // The catch-all finds plain pages and terms by their slug as well.
      if (place.kind === 'terms') add(answering, keyOf(city, { ...place, kind: 'basic' }), entry);
    }
  }
  const at: Places['at'] = (city, { kind, parameters }) => {
    const id = parameters.name ?? parameters.id;
    return (
      answering.get(keyOf(city, { kind: sameEntry[kind] ?? kind, parameters: id === undefined ? {} : { id } })) ?? []
    );
  };
  const leadsOn = redirecting(space);
  const categories = new Set(entriesOf(space, ['brandCategory']).map((entry) => standardText(space, entry, 'slug')));

  const pathProblem = (pathname: string): string | undefined => {
    const parsed = parsePath(pathname);
    if (parsed.kind === 'root') return undefined;
    if (parsed.kind === 'unknown') return 'is no address of a city';
    const { city, path } = parsed.address;
    const match = matchPage(path);
    if (leadsOn(city, path)) return undefined;
    if (!match) return `${city} has no such page`;
    const { id, cat } = match.parameters;
    if (cat !== undefined && !categories.has(cat)) return `there is no category ${cat}`;
    return id === undefined || at(city, match).length > 0 ? undefined : `${city} has no such page`;
  };

  return {
    collisions: [...standing].flatMap(([key, entries]) => {
      const [city = '', ...path] = key.split('/');
      return entries.length > 1 && isCity(city) ? [{ city, path: `/${path.join('/')}`, entries }] : [];
    }),
    at,
    problemOf: (address) => {
      const target = addressTarget(address, space.domains);
      if (target.kind === 'none') return address === '#' ? undefined : 'is no address that can be followed';
      if (target.kind !== 'internal' || target.href.startsWith('#')) return undefined;
      const url = new URL(target.href, space.origin);
      // Other hosts of the company have pages that this site knows nothing of.
      return url.origin === space.origin ? pathProblem(url.pathname) : undefined;
    },
  };
}

function keyOf(city: City, place: Place): string {
  return [city, ...pathOf(place)].join('/');
}

function add(index: Map<string, readonly CheckedEntry[]>, key: string, entry: CheckedEntry): void {
  index.set(key, [...(index.get(key) ?? []), entry]);
}

/** Tells whether a city leads a path on, by its redirects. */
function redirecting(space: CheckedSpace): (city: City, path: readonly string[]) => boolean {
  const rules = new Map(
    citySlugs.map((city) => [
      city,
      readRedirects(redirectsOf(space, city), { city, origin: space.origin, domains: space.domains }).rules,
    ]),
  );
  return (city, path) => findRedirect(rules.get(city) ?? [], path) !== undefined;
}

/** A city's redirects as its editors wrote them; internal links are followed by their place. */
export function redirectsOf(space: CheckedSpace, city: City): readonly RedirectEntry[] {
  return entriesOf(space, ['redirect'])
    .filter((entry) => entry.cities.includes(city))
    .map((entry) => ({
      id: entry.id,
      title: standardText(space, entry, 'title'),
      source: standardText(space, entry, 'source'),
      match: standardValue(space, entry, 'match') === 'prefix' ? 'prefix' : 'exact',
      isPermanent: standardValue(space, entry, 'isPermanent') === true,
      internalLink: undefined,
      externalLink: linkedPath(space, entry, city) ?? standardText(space, entry, 'externalLink'),
    }));
}

function linkedPath(space: CheckedSpace, entry: CheckedEntry, city: City): string | undefined {
  const link = entry.links.find(({ field }) => field === 'internalLink');
  const target = link && space.entryById.get(link.id);
  const place = target && placeOfEntry(space, target);
  return place && `/${city}/${pathOf(place).join('/')}`;
}
