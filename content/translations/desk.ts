import { buildPath } from '../address/address.ts';
import { isReadByAll, pagesReading, type RecordedPage } from '../ahead/recordedPages.ts';
import { type City, cityRow } from '../cities.ts';
import { type Language, languageCodes, languages } from '../languages.ts';
import { ownValue } from '../ownValue.ts';
import { type PageKind, pagePath } from '../pages.ts';
import { type DeskEntry, deskTitle, placeOf } from './deskEntries.ts';
import { type DeskKind, deskKind, deskKinds } from './deskKinds.ts';
import { type ByLocale, hasWords, translatedFields, wordsOf } from './localizedTexts.ts';
import { type EarlierVersions, isStale } from './staleTexts.ts';

/**
 * What is wrong with a text in a language: nothing is shown, the default language is shown in its place, or it says what
 * its source said before.
 */
export const textStates = ['missing', 'fallsBack', 'stale'] as const;
export type TextState = (typeof textStates)[number];

/** A field of an entry in a language, and what is wrong with it. */
interface DeskText {
  readonly field: string;
  readonly state: TextState;
}

/** A page on which a text stands. */
interface DeskPage {
  readonly city: City;
  readonly kind: PageKind;
  readonly path: string;
}

/** An entry that needs a translator, in one language. */
export interface DeskItem {
  readonly id: string;
  readonly contentType: string;
  readonly title: string;
  readonly language: Language;
  readonly locale: string;
  /** The entry's cities that offer the language, in table order. */
  readonly cities: readonly City[];
  readonly kind: DeskKind;
  /** A page that shows it in each of its cities; none for menus and settings, and where no index knows one. */
  readonly pages: readonly DeskPage[];
  readonly texts: readonly DeskText[];
}

/** The content of a space, or of a city, whose translations are judged. */
interface DeskSpace {
  readonly entries: readonly DeskEntry[];
  /** Code of the locale that every other falls back to. */
  readonly defaultLocale: string;
  /** The space's own locale of a language, which its editor opens. */
  readonly localeOf: (language: Language) => string;
  /** Earlier versions by entry. */
  readonly earlier: ReadonlyMap<string, EarlierVersions>;
  /** The pages of the cities that an index knows (docs/rules.md#page-index). */
  readonly records: ReadonlyMap<City, readonly RecordedPage[]>;
}

/** Everything that is missing, falls back or is stale (docs/rules.md#translation-desk): homes, stores and offers first. */
export function translationDesk(space: DeskSpace): readonly DeskItem[] {
  const items = space.entries.flatMap((entry) => {
    const title = deskTitle(entry, space.defaultLocale);
    return spokenLanguages(entry).flatMap(({ language, cities }): DeskItem[] => {
      const texts = textsIn(entry, language, space);
      if (texts.length === 0) return [];
      const { id, contentType } = entry;
      const locale = space.localeOf(language);
      return [{ id, contentType, title, language, locale, cities, ...standsOn(entry, language, cities, space), texts }];
    });
  });
  return items.toSorted(
    (a, b) =>
      deskKinds.indexOf(a.kind) - deskKinds.indexOf(b.kind) ||
      a.title.localeCompare(b.title, 'en') ||
      a.id.localeCompare(b.id, 'en') ||
      languageCodes.indexOf(a.language) - languageCodes.indexOf(b.language),
  );
}

/** The texts of an entry that need a translator in a language. */
export function textsIn(
  entry: DeskEntry,
  language: Language,
  { defaultLocale, earlier }: Pick<DeskSpace, 'defaultLocale' | 'earlier'>,
): readonly DeskText[] {
  const { locale } = languages[language];
  const before = earlier.get(entry.id) ?? [];
  return translatedFields(entry.contentType).flatMap((field) => {
    const now = ownValue(entry.fields, field) ?? {};
    const versions = [...before.map((fields) => ownValue(fields, field)), now];
    const state = textState(now, locale, defaultLocale, versions);
    return state ? [{ field, state }] : [];
  });
}

function textState(
  now: ByLocale,
  locale: string,
  defaultLocale: string,
  versions: readonly (ByLocale | undefined)[],
): TextState | undefined {
  if (wordsOf(ownValue(now, locale)) !== '')
    return locale !== defaultLocale && isStale(versions, defaultLocale, locale) ? 'stale' : undefined;
  if (wordsOf(ownValue(now, defaultLocale)) !== '')
    return hasWords(ownValue(now, defaultLocale)) ? 'fallsBack' : undefined;
  return Object.values(now).some(hasWords) ? 'missing' : undefined;
}

function spokenLanguages(
  entry: DeskEntry,
): readonly { readonly language: Language; readonly cities: readonly City[] }[] {
  return languageCodes.flatMap((language) => {
    const cities = entry.cities.filter((city) => cityRow(city).languages.includes(language));
    return cities.length > 0 ? [{ language, cities }] : [];
  });
}

/** The pages that show an entry: its own, or else in each city the page that reads the fewest other entries. */
function standsOn(
  entry: DeskEntry,
  language: Language,
  cities: readonly City[],
  { records, defaultLocale }: DeskSpace,
): Pick<DeskItem, 'kind' | 'pages'> {
  const place = placeOf(entry, defaultLocale);
  if (place) {
    const path = pagePath(place.kind, place.parameters);
    const pages = cities.map((city) => ({
      city,
      kind: place.kind,
      path: buildPath({ language, city, tree: 'desktop', path }),
    }));
    return { kind: deskKind(place.kind), pages };
  }
  const inCities = cities.map((city) => (records.get(city) ?? []).filter((page) => page.language === language));
  if (inCities.some((pages) => isReadByAll(pages, entry.id))) return { kind: 'everywhere', pages: [] };
  const pages = inCities.flatMap((inCity) => pagesReading(inCity, entry.id)[0] ?? []);
  return { kind: deskKind(pages[0]?.kind), pages };
}
