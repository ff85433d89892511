/**
 * The seven languages of the product (content-pages §1, §9). Adding a language is adding a row here;
 * the compiler then lists every label that lacks it.
 */
interface LanguageRow {
  /** Locale code of the content service (content-pages §9). */
  readonly locale: string;
  /** BCP 47 tag for the `lang` attribute and hreflang (content-pages §9). */
  readonly hreflang: string;
  /** The language's own name, as its speakers write it. */
  readonly name: string;
  /** Open Graph locale. */
  readonly ogLocale: string;
}

export const languages = {
  en: { locale: 'en-US', hreflang: 'en', name: 'English', ogLocale: 'en_US' },
  cn: { locale: 'zh-CN', hreflang: 'zh-Hans', name: '简体中文', ogLocale: 'zh_CN' },
  tc: { locale: 'zh-Hant', hreflang: 'zh-Hant', name: '繁體中文', ogLocale: 'zh_TW' },
  fr: { locale: 'fr', hreflang: 'fr', name: 'Français', ogLocale: 'fr_FR' },
  it: { locale: 'it', hreflang: 'it', name: 'Italiano', ogLocale: 'it_IT' },
  jp: { locale: 'ja', hreflang: 'ja', name: '日本語', ogLocale: 'ja_JP' },
  kr: { locale: 'ko', hreflang: 'ko', name: '한국어', ogLocale: 'ko_KR' },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof languages;

/** Default and fallback language (site-shell §1). */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** Tells whether a text is one of the seven language codes used in addresses. */
export function isLanguage(value: string): value is Language {
  return Object.hasOwn(languages, value);
}

/** All language codes in table order. */
export const languageCodes: readonly Language[] = Object.keys(languages).filter(isLanguage);

/** Tells whether a language is Chinese, in either script. */
export function isChinese(language: Language): boolean {
  return language === 'cn' || language === 'tc';
}

/** The language of a BCP 47 tag as we write it, e.g. `zh-Hans` gives `cn`; browsers' tags read `languageOfTag`. */
export function languageOfHreflang(hreflang: string): Language | undefined {
  return languageCodes.find((code) => languages[code].hreflang === hreflang);
}

/** The language of a content-service locale code, e.g. `zh-CN` gives `cn`. */
export function languageOfLocale(locale: string): Language | undefined {
  return languageCodes.find((code) => languages[code].locale === locale);
}
