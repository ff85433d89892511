import { buildPath } from '../address/address.ts';
import type { ContentPlace } from '../address/contentPaths.ts';
import type { Visit } from '../address/visit.ts';
import { cityRow } from '../cities.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from '../languages.ts';
import { contentTypeRow, isContentType } from '../model/registry.ts';
import { ownValue } from '../ownValue.ts';
import { pagePath } from '../pages.ts';
import type { DeskEntry } from '../translations/deskEntries.ts';
import { placeOf } from '../translations/hostPages.ts';
import { isLocalText, wordsOf } from '../translations/localizedTexts.ts';
import { pagesShowing } from './pagesShowing.ts';

/** Where an entry can be seen, for somebody who looks at the pages of a city in one language. */
interface ShownOn {
  readonly id: string;
  /** The address of its own page; empty without one. */
  readonly own: string;
  /** Pages that show it by links and queries, its own first. */
  readonly known: readonly string[];
  /** Pages that may show it among their recommendations. */
  readonly possible: readonly string[];
  /** Pages of the city that have an entry of their own. */
  readonly all: number;
  /** It is part of what every page has. */
  readonly isEverywhere: boolean;
  /** The city's other languages. */
  readonly languages: readonly Language[];
  /** Other cities that it belongs to. */
  readonly cities: number;
  /** What visitors read of it: its title, or else the first line of each of its texts. */
  readonly texts: readonly string[];
}

/** So many pages are named; nobody waits for more. */
const PAGES = 40;
/** Fields that name an entry on its own page and on cards. */
const names: readonly string[] = ['title', 'name', 'siteName', 'topic', 'displayName'];
const defaultLocale = languages[DEFAULT_LANGUAGE].locale;

/** The pages on which some entries of a city can be seen (docs/rules.md#receipt-pages); `published` as visitors get them. */
export function shownOn(
  entries: readonly DeskEntry[],
  published: readonly DeskEntry[],
  ids: readonly string[],
  visit: Visit,
): readonly ShownOn[] {
  const showing = pagesShowing(entries, defaultLocale);
  const places = entries.flatMap((entry) =>
    entry.cities.includes(visit.city) ? (placeOf(entry, defaultLocale) ?? []) : [],
  );
  const pathOf = ({ kind, parameters }: ContentPlace): string =>
    buildPath({ ...visit, path: pagePath(kind, parameters) });
  return ids.flatMap((id): ShownOn[] => {
    const entry = entries.find((one) => one.id === id);
    if (!entry) return [];
    const place = placeOf(entry, defaultLocale);
    const { places: certain, isEverywhere } = showing(entry, visit.city);
    const known = [...new Set(certain.map(pathOf))];
    const alike = place ? places.filter(({ kind }) => kind === place.kind).map(pathOf) : [];
    const isKnown = new Set(known);
    return [
      {
        id,
        own: place ? pathOf(place) : '',
        known: known.slice(0, PAGES),
        possible: [...new Set(alike)].filter((path) => !isKnown.has(path)).slice(0, Math.max(PAGES - known.length, 0)),
        all: new Set([...places.map(pathOf), ...known]).size,
        isEverywhere,
        languages: cityRow(visit.city).languages.filter((language) => language !== visit.language),
        cities: entry.cities.filter((city) => city !== visit.city).length,
        texts: textsOf(published.find((one) => one.id === id) ?? entry, languages[visit.language].locale),
      },
    ];
  });
}

/** The texts of an entry in a language, with the default one where it has none. */
function textsOf({ contentType, fields }: DeskEntry, locale: string): readonly string[] {
  const rows = Object.entries(isContentType(contentType) ? contentTypeRow(contentType).fields : {});
  const texts = rows.flatMap(([name, field]) => {
    const byLocale = ownValue(fields, name);
    const words = wordsOf(ownValue(byLocale, locale)) || wordsOf(ownValue(byLocale, defaultLocale));
    const [first = ''] = words.split('\n');
    return isLocalText(field) && first.trim() !== '' ? [{ name, text: first.trim() }] : [];
  });
  const titles = texts.filter(({ name }) => names.includes(name));
  return (titles.length > 0 ? titles : texts).map(({ text }) => text);
}
