import { buildPath } from '../address/address.ts';
import type { Visit } from '../address/visit.ts';
import { isReadByAll, pagesReading, pagesTouched, type RecordedPage } from '../ahead/recordedPages.ts';
import { cityRow } from '../cities.ts';
import { DEFAULT_LOCALE, languages } from '../languages.ts';
import { titleFields } from '../model/entryTitle.ts';
import { contentTypeRow, isContentType } from '../model/registry.ts';
import { ownValue } from '../ownValue.ts';
import { pagePath } from '../pages.ts';
import { type DeskEntry, placeOf } from '../translations/deskEntries.ts';
import { isLocalText, wordsOf } from '../translations/localizedTexts.ts';

/** So many pages are named at most: each is fetched while an editor waits. */
const PAGES = 40;

/**
 * The pages on which an entry can be seen (docs/rules.md#receipt-pages), by what the pages of its city have read;
 * `published` as visitors get it, undefined for one that is gone.
 */
export function seenOn(
  pages: readonly RecordedPage[],
  entry: DeskEntry,
  published: DeskEntry | undefined,
  visit: Visit,
) {
  const { id, contentType: type, cities } = entry;
  const inLanguage = pages.filter(({ language }) => language === visit.language);
  const listing = pagesTouched(inLanguage, { type, cities, slugs: slugsOf(entry), entry: id, isGone: !published });
  const place = placeOf(entry);
  const address = place ? buildPath({ ...visit, path: pagePath(place.kind, place.parameters) }) : '';
  const isEverywhere = !place && isReadByAll(inLanguage, id);
  const readers = isEverywhere
    ? []
    : [...pagesReading(inLanguage, id), ...listing].map(({ segments }) => buildPath({ ...visit, path: segments }));
  return {
    id,
    /** The address of its own page; empty without one. */
    address,
    /** Other pages that have read it, or whose lists it may enter; those that read least first. */
    otherPages: [...new Set(readers)].filter((path) => path !== address).slice(0, address ? PAGES - 1 : PAGES),
    /** Pages of the city in the language. */
    pageCount: inLanguage.length,
    /** It has no page of its own, and every page has read it: it is part of header or footer. */
    isEverywhere,
    /** The city's other languages. */
    otherLanguages: cityRow(visit.city).languages.filter((language) => language !== visit.language),
    /** How many other cities it belongs to. */
    otherCities: cities.filter((city) => city !== visit.city).length,
    /** What visitors read of it: its title, or else the first line of each of its texts. */
    texts: textsOf(published ?? entry, languages[visit.language].locale),
  };
}

/** An entry's slugs in all locales. */
export function slugsOf({ fields }: DeskEntry): readonly string[] {
  return Object.values(ownValue(fields, 'slug') ?? {}).filter((slug) => typeof slug === 'string');
}

/** The texts of an entry in a language, with the default one where it has none. */
function textsOf({ contentType, fields }: DeskEntry, locale: string): readonly string[] {
  const rows = Object.entries(isContentType(contentType) ? contentTypeRow(contentType).fields : {});
  const texts = rows.flatMap(([name, field]) => {
    const byLocale = ownValue(fields, name);
    const words = wordsOf(ownValue(byLocale, locale)) || wordsOf(ownValue(byLocale, DEFAULT_LOCALE));
    const [first = ''] = words.split('\n');
    return isLocalText(field) && first.trim() !== '' ? [{ name, text: first.trim() }] : [];
  });
  const titles = texts.filter(({ name }) => titleFields.includes(name));
  return (titles.length > 0 ? titles : texts).map(({ text }) => text);
}
