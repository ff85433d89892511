import { parsePath } from '../../../content/address/address.ts';
import { contentPlace } from '../../../content/address/contentPaths.ts';
import { byAge } from '../../../content/address/entryAtAddress.ts';
import { addressTarget } from '../../../content/address/linkTarget.ts';
import {
  findRedirect,
  type RedirectEntry,
  type Redirects,
  readRedirects,
  spelling,
} from '../../../content/address/redirectRules.ts';
import { type City, cityRow, citySlugs, isCity } from '../../../content/cities.ts';
import { addressable } from '../../../content/model/targets.ts';
import { isOneOf } from '../../../content/names.ts';
import { matchPage, type PageKind, type PageParameters, pagePath } from '../../../content/pages.ts';
import { createClock } from '../../../content/time/clock.ts';
import { readPeriod } from '../../../content/time/period.ts';
import { isShown } from '../../../content/time/timeState.ts';
import { type CheckedEntry, type CheckedSpace, entriesOf, isGlobal } from './checkedSpace.ts';

/** Page kinds that show the same entry as another kind. */
const sameEntry: Partial<Record<PageKind, PageKind>> = { offerTerms: 'terms', eventCalendar: 'eventDetail' };

/** Where a page of the site is, as its table says. */
interface Place {
  readonly kind: PageKind;
  readonly parameters: PageParameters;
}

/** The entries of a space by address. */
interface Places {
  readonly collisions: readonly Collision[];
  /** The entries of a place in a city that visitors may see; none for a page whose entry is missing or hidden. */
  readonly at: (city: City, place: Place) => readonly CheckedEntry[];
  /** The entries of a city that a redirect takes the visitors of, each once. */
  readonly taken: (city: City, redirect: Redirects['candidates'][number]) => readonly CheckedEntry[];
  /** The redirects of each city. */
  readonly redirects: ReadonlyMap<City, Redirects>;
  /** Why a typed address leads nowhere; undefined when it leads somewhere or to another site. */
  readonly problemOf: (address: string) => string | undefined;
}

interface Collision {
  readonly city: City;
  readonly path: string;
  readonly entries: readonly CheckedEntry[];
}

/** The place of an entry by its type and slug; undefined when it has no page. */
export function placeOfEntry(entry: CheckedEntry): Place | undefined {
  const { contentType } = entry;
  if (!isOneOf(addressable, contentType) || entry.value('withoutDetail') === true) return undefined;
  return contentPlace({ contentType, slug: entry.text('slug') });
}

/** Indexes all pages of a space by city and path. */
export function placesOf(space: CheckedSpace): Places {
  const standing = new Map<string, readonly CheckedEntry[]>();
  const answering = new Map<string, readonly CheckedEntry[]>();
  for (const entry of entriesOf(space, addressable)) {
    const place = placeOfEntry(entry);
    if (!place) continue;
    for (const city of entry.cities) {
      const clock = createClock({ now: space.now, timeZone: cityRow(city).timeZone });
      if (!isShown(readPeriod(entry.value), clock)) continue;
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
  /** The entries at each path of a city and below it, as redirects are compared: a space may have thousands of them. */
  const below = Map.groupBy(
    [...answering].flatMap(([key, entries]) => {
      const [city = '', ...path] = key.split('/');
      return spelling(path).map((_, last, all) => ({
        under: [city, ...all.slice(0, last + 1)].join('/'),
        isWhole: last + 1 === all.length,
        entries,
      }));
    }),
    ({ under }) => under,
  );
  const redirects = new Map(
    citySlugs.map((city) => [
      city,
      readRedirects(redirectsOf(space, city), { city, origin: space.origin, domains: space.domains }),
    ]),
  );
  const categories = new Set(
    entriesOf(space, ['brandCategory']).flatMap((entry) =>
      entry.cities.map((city) => `${city}/${entry.text('slug') || entry.id}`),
    ),
  );

  const pathProblem = (pathname: string): string | undefined => {
    const parsed = parsePath(pathname);
    if (parsed.kind === 'root') return undefined;
    if (parsed.kind === 'unknown') return 'is no address of a city';
    const { city, path } = parsed.address;
    const match = matchPage(path);
    // Those that are refused count, too: that is told of the redirect itself.
    if (findRedirect(redirects.get(city)?.candidates ?? [], path)) return undefined;
    if (!match) return `${city} has no such page`;
    const { id, cat } = match.parameters;
    if (cat !== undefined && !categories.has(`${city}/${cat}`)) return `${city} has no category ${cat}`;
    return id === undefined || at(city, match).length > 0 ? undefined : `${city} has no such page`;
  };

  return {
    collisions: [...standing].flatMap(([key, entries]) => {
      const [city = '', ...path] = key.split('/');
      const visible = visibleOf(entries);
      return visible.length > 1 && isCity(city) ? [{ city, path: `/${path.join('/')}`, entries: visible }] : [];
    }),
    at,
    taken: (city, { source, isPrefix }) => {
      const match = matchPage(source);
      const places = (below.get([city, ...source].join('/')) ?? []).filter(({ isWhole }) => isPrefix || isWhole);
      return [...new Set([...(match ? at(city, match) : []), ...places.flatMap(({ entries }) => entries)])];
    },
    redirects,
    problemOf: (address) => {
      const target = addressTarget(address, space.domains);
      if (target.kind === 'none') return address === '#' ? undefined : 'is no address that can be followed';
      if (target.kind !== 'internal' || target.href.startsWith('#')) return undefined;
      const url = new URL(target.href, space.origin);
      // Pages on other hosts of the company can't be checked here.
      return url.origin === space.origin ? pathProblem(url.pathname) : undefined;
    },
  };
}

/** Entries that may be shown at one place of a city: its own hide those of all cities (docs/rules.md#own-entry-first). */
export function visibleOf(entries: readonly CheckedEntry[]): readonly CheckedEntry[] {
  const ofCity = entries.filter((entry) => !isGlobal(entry));
  return ofCity.length > 0 ? ofCity : entries;
}

function keyOf(city: City, { kind, parameters }: Place): string {
  return [city, ...pagePath(kind, parameters)].join('/');
}

function add(index: Map<string, readonly CheckedEntry[]>, key: string, entry: CheckedEntry): void {
  index.set(key, [...(index.get(key) ?? []), entry]);
}

/** A city's redirects as its editors wrote them, the oldest first and drafts last; internal links are followed by their place. */
function redirectsOf(space: CheckedSpace, city: City): readonly RedirectEntry[] {
  return entriesOf(space, ['redirect'])
    .filter((entry) => entry.cities.includes(city))
    .toSorted((a, b) => Number(b.isPublished) - Number(a.isPublished) || byAge(a, b))
    .map((entry) => ({
      id: entry.id,
      title: entry.text('title'),
      source: entry.text('source'),
      match: entry.value('match') === 'prefix' ? 'prefix' : 'exact',
      isPermanent: entry.value('isPermanent') === true,
      internalLink: undefined,
      externalLink: linkedPath(space, entry, city) ?? entry.text('externalLink'),
    }));
}

function linkedPath(space: CheckedSpace, entry: CheckedEntry, city: City): string | undefined {
  const link = entry.links.find(({ field }) => field === 'internalLink');
  const target = link && space.entryById.get(link.id);
  const place = target && placeOfEntry(target);
  return place && `/${city}/${pagePath(place.kind, place.parameters).join('/')}`;
}
