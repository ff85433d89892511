import { type City, cityRow } from '../cities.ts';
import { type Language, languageCodes, languages } from '../languages.ts';
import { ownValue } from '../ownValue.ts';
import { type DeskEntry, deskTitle } from './deskEntries.ts';
import { type DeskKind, deskKind, deskKinds } from './deskKinds.ts';
import { type HostPage, hostPages } from './hostPages.ts';
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
  /** A page that shows it: its path after city and tree is built from this place; undefined for menus and settings. */
  readonly page: HostPage | undefined;
  readonly texts: readonly DeskText[];
}

/** The content of a space, or of a city, whose translations are judged. */
interface DeskSpace {
  readonly entries: readonly DeskEntry[];
  /** Code of the locale that every other falls back to. */
  readonly defaultLocale: string;
  /** Earlier versions by entry. */
  readonly earlier: ReadonlyMap<string, EarlierVersions>;
}

/** Everything that is missing, falls back or is stale (docs/rules.md#translation-desk): homes, stores and offers first. */
export function translationDesk(space: DeskSpace): readonly DeskItem[] {
  const hosts = hostPages(space.entries, space.defaultLocale);
  const items = space.entries.flatMap((entry) => {
    const title = deskTitle(entry, space.defaultLocale);
    return spokenLanguages(entry).flatMap(({ language, cities }): DeskItem[] => {
      const texts = textsIn(entry, language, space);
      if (texts.length === 0) return [];
      const page = firstPage(hosts(entry.id), cities);
      const { id, contentType } = entry;
      const kind = deskKind(page?.place.kind);
      const { locale } = languages[language];
      return [{ id, contentType, title, language, locale, cities, kind, page, texts }];
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
  { defaultLocale, earlier }: Omit<DeskSpace, 'entries'>,
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
  if (locale !== defaultLocale && wordsOf(ownValue(now, defaultLocale)) !== '')
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

/** The most urgent of the pages that some of these cities have. */
function firstPage(hosts: readonly HostPage[], cities: readonly City[]): HostPage | undefined {
  return hosts
    .filter(({ entry, isCard }) => !isCard && entry.cities.some((city) => cities.includes(city)))
    .toSorted((a, b) => deskKinds.indexOf(deskKind(a.place.kind)) - deskKinds.indexOf(deskKind(b.place.kind)))[0];
}
