import { isNameIn, namesOf } from './names.ts';

/** The languages of the site (docs/rules.md#languages). */
interface LanguageRow {
  /** Locale code of the content service (docs/rules.md#language-codes). */
  readonly locale: string;
  /** BCP 47 tag for the `lang` attribute and hreflang. */
  readonly hreflang: string;
  /**
   * Tags, in lower case, by which browsers ask for it; each also stands for its own subtags
   * (docs/rules.md#language-detection).
   */
  readonly browserTags: readonly [string, ...string[]];
  /** The language's own name, as its speakers write it. */
  readonly name: string;
  /** Open Graph locale. */
  readonly ogLocale: string;
  /** Which of a person's names is written first (docs/rules.md#form-names). */
  readonly firstName: 'given' | 'family';
}

/** Adding a language is adding a row: the compiler then lists every label that lacks it. */
export const languages = {
  en: { locale: 'en-US', hreflang: 'en', browserTags: ['en'], name: 'English', ogLocale: 'en_US', firstName: 'given' },
  cn: {
    locale: 'zh-CN',
    hreflang: 'zh-Hans',
    browserTags: ['zh'],
    name: '简体中文',
    ogLocale: 'zh_CN',
    firstName: 'family',
  },
  tc: {
    locale: 'zh-Hant',
    hreflang: 'zh-Hant',
    browserTags: ['zh-tw', 'zh-hant', 'zh-hk', 'zh-mo'],
    name: '繁體中文',
    ogLocale: 'zh_TW',
    firstName: 'family',
  },
  fr: { locale: 'fr', hreflang: 'fr', browserTags: ['fr'], name: 'Français', ogLocale: 'fr_FR', firstName: 'given' },
  it: { locale: 'it', hreflang: 'it', browserTags: ['it'], name: 'Italiano', ogLocale: 'it_IT', firstName: 'given' },
  jp: { locale: 'ja', hreflang: 'ja', browserTags: ['ja'], name: '日本語', ogLocale: 'ja_JP', firstName: 'family' },
  kr: { locale: 'ko', hreflang: 'ko', browserTags: ['ko'], name: '한국어', ogLocale: 'ko_KR', firstName: 'family' },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof languages;

/** A short text of the interface, written in every language. */
export type Label = Readonly<Record<Language, string>>;

/** Default and fallback language (docs/rules.md#languages). */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** Code of the locale that every other falls back to. */
export const DEFAULT_LOCALE = 'en-US' satisfies (typeof languages)[typeof DEFAULT_LANGUAGE]['locale'];

/** Returns true if a text is a language code as addresses use it. */
export function isLanguage(value: string): value is Language {
  return isNameIn(languages, value);
}

/** All language codes in table order. */
export const languageCodes: readonly Language[] = namesOf(languages);

/** Returns true for Chinese, in either script. */
export function isChinese(language: Language): boolean {
  return languages[language].hreflang.startsWith('zh');
}

/** Returns true where a space stands between sentences: not in Chinese and Japanese. */
export function hasSpaces(language: Language): boolean {
  return language !== 'jp' && !isChinese(language);
}

/** Returns true where an article joins the word that follows it: `l’eau`, `dell’acqua`. */
export function hasElision(language: Language): boolean {
  return language === 'fr' || language === 'it';
}

/** The language of a BCP 47 tag as we write it, e.g. `zh-Hans` gives `cn`; browsers' tags read `languageOfTag`. */
export function languageOfHreflang(hreflang: string): Language | undefined {
  return languageCodes.find((code) => languages[code].hreflang === hreflang);
}

/** The language of a content-service locale code, e.g. `zh-CN` gives `cn`. */
export function languageOfLocale(locale: string): Language | undefined {
  return languageCodes.find((code) => languages[code].locale === locale);
}

/**
 * The language for somebody who reads some, the most wanted first, where others are offered, their default first
 * (docs/rules.md#language-detection): one that is offered; for Chinese in a script that is not, the other script; otherwise
 * English where it is offered, and the default where it is not.
 */
export function offeredLanguage(preferred: readonly Language[], offered: readonly [Language, ...Language[]]): Language {
  const preferredLanguage = preferred.find((language) => offered.includes(language));
  const otherScript = preferred.some(isChinese) ? offered.find(isChinese) : undefined;
  const fallback = offered.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : offered[0];
  return preferredLanguage ?? otherScript ?? fallback;
}
