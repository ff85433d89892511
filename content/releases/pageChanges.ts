import { buildPath } from '../address/address.ts';
import { pagesReading, pagesTouched, type RecordedPage } from '../ahead/recordedPages.ts';
import { type City, cityRow } from '../cities.ts';
import type { ReportedChange } from '../freshness/changes.ts';
import { DEFAULT_LOCALE, type Language, languages } from '../languages.ts';
import { detailTypes } from '../listings.ts';
import { isOneOf } from '../names.ts';
import { ownValue } from '../ownValue.ts';
import { pagePath } from '../pages.ts';
import type { CityClock } from '../time/clock.ts';
import { type Period, readPeriod } from '../time/period.ts';
import { type Transition, transition } from '../time/timeState.ts';
import { ASSET_TYPE, type DeskEntry, deskTitle, placeOf } from '../translations/deskEntries.ts';
import { type DeskKind, deskKind } from '../translations/deskKinds.ts';
import { type EntryChange, entryChanges, isSeenIn } from './entryChanges.ts';
import { slugsOf } from './seenOn.ts';

/** Two states of a space, each at its moment. */
export interface SpaceStates {
  readonly before: readonly DeskEntry[];
  readonly after: readonly DeskEntry[];
  /** What visitors do not have yet: pages that it touches may show more entries than their records say. */
  readonly drafted: readonly DeskEntry[];
  /** The clocks of a city in both states. */
  readonly clocksOf: (city: City) => { readonly before: CityClock; readonly after: CityClock };
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

/** A page that may change. */
export interface PageChange {
  readonly city: City;
  readonly language: Language;
  readonly kind: DeskKind;
  readonly path: string;
  /** What differs of what it has read; none where only the time does. */
  readonly reasons: readonly ChangeReason[];
}

type Page = Pick<RecordedPage, 'path' | 'city' | 'language' | 'kind'>;

/**
 * The pages of a city that may change between two states of a space (docs/rules.md#release-changes): those that have read what
 * differs in their language, those that the clock makes untrue until then, and the addresses of entries that come. Rendered
 * in both states they say whether they do. Short addresses first.
 */
export function pagesConcerned(
  { before, after, drafted, clocksOf }: SpaceStates,
  city: City,
  records: readonly RecordedPage[],
  until: number,
): readonly PageChange[] {
  const reasons = new Map<string, { readonly page: Page; readonly of: Map<string, ChangeReason> }>();
  const note = (page: Page, reason?: ChangeReason): void => {
    const pageReasons = reasons.get(page.path) ?? { page, of: new Map<string, ChangeReason>() };
    reasons.set(page.path, pageReasons);
    if (reason) pageReasons.of.set(`${reason.id} ${reason.what}`, reason);
  };
  const reasonOf = (entry: DeskEntry, what: ChangeReason['what'], fields: readonly string[]): ChangeReason => {
    const { id, contentType } = entry;
    return { id, contentType, title: deskTitle(entry), what, fields };
  };
  const changes = entryChanges(before, after);
  for (const change of changes) {
    const versions = [change.before, change.after].flatMap((version) =>
      version && (version.contentType === ASSET_TYPE || version.cities.includes(city)) ? version : [],
    );
    const entry = versions.at(-1);
    if (!entry) continue;
    const isMoved = change.before?.cities.includes(city) !== change.after?.cities.includes(city);
    const touched = versions.flatMap((version) => pagesTouched(records, reportOf(version)));
    const places = versions.flatMap((version) => placesOf(version, city));
    for (const page of [...touched, ...places]) {
      const { locale } = languages[page.language];
      const fields = change.fields.filter((field) => isSeenIn(change, field, locale));
      const names = fields.map(({ field }) => field);
      if (names.length > 0 || isMoved) note(page, reasonOf(entry, change.what, names));
    }
  }
  for (const entry of changes.length > 0 ? drafted : [])
    for (const page of pagesTouched(records, reportOf(entry))) note(page);
  const untrue = records.filter(({ trueUntil = Number.POSITIVE_INFINITY }) => trueUntil <= until);
  for (const page of untrue) note(page);
  const clocks = clocksOf(city);
  for (const entry of untrue.length > 0 ? after : []) {
    const period = entry.cities.includes(city) ? periodOf(entry) : undefined;
    const what = period && transition(period, clocks.before, clocks.after);
    if (what) for (const page of pagesReading(untrue, entry.id)) note(page, reasonOf(entry, what, []));
  }
  const concerned = [...reasons.values()].map(
    ({ page: { path, language, kind }, of }): PageChange => ({
      city,
      language,
      kind: deskKind(kind),
      path,
      reasons: [...of.values()],
    }),
  );
  const depth = ({ path }: PageChange): number => path.split('/').length;
  return concerned.toSorted((a, b) => depth(a) - depth(b) || a.path.localeCompare(b.path, 'en'));
}

/** A draft as the change that its publication will be. */
function reportOf(entry: DeskEntry): ReportedChange {
  return { entry: entry.id, type: entry.contentType, cities: entry.cities, slugs: slugsOf(entry), isGone: false };
}

/** The pages of an entry's own, one in each language of a city. */
function placesOf(entry: DeskEntry, city: City): readonly Page[] {
  const place = placeOf(entry);
  if (!place) return [];
  const path = pagePath(place.kind, place.parameters);
  return cityRow(city).languages.map((language) => ({
    city,
    language,
    kind: place.kind,
    path: buildPath({ language, city, tree: 'desktop', path }),
  }));
}

/** The dates of an entry, for the rules of time; undefined for one of a type that does not start, end or expire. */
export function periodOf({ contentType, fields }: DeskEntry): Period | undefined {
  if (!isOneOf(detailTypes, contentType) && contentType !== 'announcement') return undefined;
  return { ...readPeriod((name) => ownValue(ownValue(fields, name), DEFAULT_LOCALE)), contentType };
}
