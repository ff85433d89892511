import { languageOfTag } from '../address/languageDetection.ts';
import { type Language, languageCodes, languageOfLocale, languages } from '../languages.ts';
import { isRecord } from '../record.ts';

/** A locale of a space. */
export interface SpaceLocale {
  readonly code: string;
  readonly default: boolean;
  /** What it is delivered with where a text is not written in it; null for nothing, undefined where it is not said. */
  readonly fallbackCode?: string | null | undefined;
}

/**
 * The space's locale for each language (docs/rules.md#space-locales): the site's own code, otherwise another locale of
 * that language (`en-AU` for English), otherwise the space's default, which every text falls back to.
 */
export function localesOf(locales: readonly SpaceLocale[]): (language: Language) => string {
  const codes = locales.map(({ code }) => code);
  const standard = locales.find((locale) => locale.default)?.code ?? codes[0] ?? '';
  return (language) => {
    const { locale } = languages[language];
    const nearestLocale = codes.includes(locale) ? locale : codes.find((code) => languageOfTag(code) === language);
    return nearestLocale ?? standard;
  };
}

/** What is told of a locale that delivers a text which is not written in it as empty; undefined of any other. */
export function loneLocale({ fallbackCode, default: isDefault }: SpaceLocale): string | undefined {
  if (isDefault || fallbackCode !== null) return undefined;
  return 'falls back to no other locale, so that what is not written in it is empty on pages: Settings, Locales, “Fallback locale”';
}

/** The language of a locale in any space: by the site's own code, otherwise by its tag. */
export function languageOfSpaceLocale(code: string): Language | undefined {
  return languageOfLocale(code) ?? languageOfTag(code);
}

interface InAllLocales {
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The site's own code of each locale that stands in for a missing one of its language (docs/rules.md#space-locales). */
export function siteCodes(codes: ReadonlySet<string>): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const language of languageCodes) {
    const { locale } = languages[language];
    const nearest = codes.has(locale) ? undefined : [...codes].find((code) => languageOfTag(code) === language);
    if (nearest !== undefined) renamed.set(nearest, locale);
  }
  return renamed;
}

/**
 * Entries in all locales as a space of the site's own codes would give them; without the space's codes, those that are on their
 * values count (docs/rules.md#space-locales).
 */
export function inSiteLocales<Entry extends InAllLocales>(
  entries: readonly Entry[],
  renamed = siteCodes(codesIn(entries)),
): readonly Entry[] {
  if (renamed.size === 0) return entries;
  const inCodes = (byLocale: unknown): unknown =>
    isRecord(byLocale)
      ? Object.fromEntries(Object.entries(byLocale).map(([code, value]) => [renamed.get(code) ?? code, value]))
      : byLocale;
  return entries.map((entry) => ({
    ...entry,
    fields: Object.fromEntries(Object.entries(entry.fields).map(([name, byLocale]) => [name, inCodes(byLocale)])),
  }));
}

function codesIn(entries: readonly InAllLocales[]): ReadonlySet<string> {
  const values = entries.flatMap(({ fields }) => Object.values(fields));
  return new Set(values.flatMap((byLocale) => (isRecord(byLocale) ? Object.keys(byLocale) : [])));
}
