import { buildPath } from '../address/address.ts';
import { type ContentPlace, listingOf } from '../address/contentPaths.ts';
import { type City, cityRow, citySlugs } from '../cities.ts';
import { type Language, languageCodes, languages } from '../languages.ts';
import { pagePath } from '../pages.ts';
import type { CityClock } from '../time/timeState.ts';
import { type Transition, transition } from '../time/transitions.ts';
import { type DeskEntry, deskTitle } from '../translations/deskEntries.ts';
import { type DeskKind, deskKind, deskKinds } from '../translations/deskKinds.ts';
import { type HostPages, hostPages } from '../translations/hostPages.ts';
import { type EntryChange, entryChanges, isSeenIn } from './entryChanges.ts';
import { periodOf } from './entryPeriod.ts';

/** Two states of a space, each at its moment. */
export interface SpaceStates {
  readonly before: readonly DeskEntry[];
  readonly after: readonly DeskEntry[];
  /** The clocks of a city in both states. */
  readonly clocksOf: (city: City) => { readonly before: CityClock; readonly after: CityClock };
  /** Code of the locale that every other falls back to. */
  readonly defaultLocale: string;
}

/** Why a page changes: an entry that is different, or whose time has come. */
export interface ChangeReason {
  readonly id: string;
  readonly contentType: string;
  readonly title: string;
  readonly what: EntryChange['what'] | Transition;
  /** Names of the fields that differ in the page's language; none for a change of time alone. */
  readonly fields: readonly string[];
}

/** A page that would change. */
export interface PageChange {
  readonly city: City;
  readonly language: Language;
  readonly kind: DeskKind;
  readonly path: string;
  readonly reasons: readonly ChangeReason[];
}

/** Components that list items of some types by themselves. */
const listingComponents: Readonly<Record<string, readonly string[]>> = {
  eventListComponent: ['event', 'eventDetailPage'],
  newsListComponent: ['news'],
  serviceListComponent: ['service'],
};

/**
 * The pages that would change between two states of a space (docs/rules.md#release-changes), by city, kind and address:
 * an entry's own page, the pages that it is part of, and those that list it. What stands in menus and settings counts for
 * the home page, with the kind `everywhere`.
 */
export function pageChanges({ before, after, clocksOf, defaultLocale }: SpaceStates): readonly PageChange[] {
  const changes = entryChanges(before, after);
  const hosts = [hostPages(before, defaultLocale), hostPages(after, defaultLocale)];
  const listers = [...after, ...before].filter(({ contentType }) => contentType in listingComponents);
  const pages = new Map<string, { readonly page: Omit<PageChange, 'reasons'>; readonly reasons: ChangeReason[] }>();
  const note = (page: Omit<PageChange, 'reasons'>, reason: ChangeReason): void => {
    const key = `${page.kind} ${page.path}`;
    const known = pages.get(key) ?? { page, reasons: [] };
    pages.set(key, known);
    if (!known.reasons.some(({ id, what }) => id === reason.id && what === reason.what)) known.reasons.push(reason);
  };
  const noteIn = (city: City, entry: DeskEntry, reasonIn: (locale: string) => ChangeReason | undefined): void => {
    for (const language of cityRow(city).languages) {
      const reason = reasonIn(languages[language].locale);
      if (!reason) continue;
      for (const { kind, path } of placesIn(city, entry, hosts, listers))
        note({ city, language, kind, path: buildPath({ language, city, tree: 'desktop', path }) }, reason);
    }
  };
  const reasonOf = (entry: DeskEntry, what: ChangeReason['what'], fields: readonly string[]): ChangeReason => ({
    id: entry.id,
    contentType: entry.contentType,
    title: deskTitle(entry, defaultLocale),
    what,
    fields,
  });
  for (const change of changes) {
    const entry = change.after ?? change.before;
    if (!entry) continue;
    const cities = citySlugs.filter((city) =>
      [change.before, change.after].some((version) => version?.cities.includes(city)),
    );
    for (const city of cities)
      noteIn(city, entry, (locale) => {
        const fields = change.fields.filter((field) => isSeenIn(change, field, locale, defaultLocale));
        const isMoved = change.before?.cities.includes(city) !== change.after?.cities.includes(city);
        return fields.length > 0 || isMoved
          ? reasonOf(
              entry,
              change.what,
              fields.map(({ field }) => field),
            )
          : undefined;
      });
  }
  for (const entry of after) {
    const period = periodOf(entry, defaultLocale);
    if (!period) continue;
    for (const city of entry.cities) {
      const clocks = clocksOf(city);
      const what = transition(period, clocks.before, clocks.after);
      if (what) noteIn(city, entry, () => reasonOf(entry, what, []));
    }
  }
  return [...pages.values()].map(({ page, reasons }) => ({ ...page, reasons })).toSorted(inOrder);
}

/** The pages of a city that show an entry, each once. */
function placesIn(
  city: City,
  entry: DeskEntry,
  hosts: readonly HostPages[],
  listers: readonly DeskEntry[],
): readonly { readonly kind: DeskKind; readonly path: readonly string[] }[] {
  const inCity = (id: string): readonly ContentPlace[] =>
    hosts.flatMap((pagesOf) => pagesOf(id).flatMap((host) => (host.entry.cities.includes(city) ? [host.place] : [])));
  const own = inCity(entry.id);
  const listing = own.flatMap(({ kind }) => listingOf(kind) ?? []);
  const listed = listers
    .filter(({ contentType }) => listingComponents[contentType]?.includes(entry.contentType))
    .flatMap(({ id }) => inCity(id));
  const places = [...own, ...listing, ...listed].map((place) => ({
    kind: deskKind(place.kind),
    path: pagePath(place.kind, place.parameters),
  }));
  const all = places.length > 0 ? places : [{ kind: deskKind(undefined), path: [] }];
  return [...new Map(all.map((place) => [place.path.join('/'), place])).values()];
}

function inOrder(a: PageChange, b: PageChange): number {
  return (
    citySlugs.indexOf(a.city) - citySlugs.indexOf(b.city) ||
    deskKinds.indexOf(a.kind) - deskKinds.indexOf(b.kind) ||
    withoutLanguage(a).localeCompare(withoutLanguage(b), 'en') ||
    languageCodes.indexOf(a.language) - languageCodes.indexOf(b.language)
  );
}

function withoutLanguage({ path, language }: PageChange): string {
  return path.slice(language.length + 1);
}
