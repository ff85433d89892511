import { buildPath } from '../address/address.ts';
import { type City, cityRow, citySlugs } from '../cities.ts';
import { type Language, languageCodes, languages } from '../languages.ts';
import { pagePath } from '../pages.ts';
import type { CityClock } from '../time/clock.ts';
import { type Transition, transition } from '../time/transitions.ts';
import { type DeskEntry, deskTitle } from '../translations/deskEntries.ts';
import { type DeskKind, deskKind, deskKinds } from '../translations/deskKinds.ts';
import { type EntryChange, entryChanges, isSeenIn } from './entryChanges.ts';
import { periodOf } from './entryPeriod.ts';
import { pagesShowing } from './pagesShowing.ts';

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

/**
 * The pages that would change between two states of a space (docs/rules.md#release-changes), by city, kind and address:
 * an entry's own page, the pages that show it, and those that list it. What stands in menus and settings counts for the
 * home page, with the kind `everywhere`; what stands nowhere changes no page.
 */
export function pageChanges({ before, after, clocksOf, defaultLocale }: SpaceStates): readonly PageChange[] {
  const changes = entryChanges(before, after);
  const states = [pagesShowing(before, defaultLocale), pagesShowing(after, defaultLocale)];
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
      for (const { kind, path } of placesIn(city, entry, states))
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

/** The pages of a city that show an entry in one state or the other, each once. */
function placesIn(
  city: City,
  entry: DeskEntry,
  states: readonly ReturnType<typeof pagesShowing>[],
): readonly { readonly kind: DeskKind; readonly path: readonly string[] }[] {
  const shown = states.map((showing) => showing(entry, city));
  const places = shown
    .flatMap(({ places }) => places)
    .map(({ kind, parameters }) => ({
      kind: deskKind(kind),
      path: pagePath(kind, parameters),
    }));
  const all = shown.some(({ isEverywhere }) => isEverywhere)
    ? [...places, { kind: deskKind(undefined), path: [] }]
    : places;
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
