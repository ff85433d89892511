import { languageOfTag } from '../address/languageDetection.ts';
import { type Language, languageOfLocale, languages } from '../languages.ts';

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
