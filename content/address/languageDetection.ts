import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';

/** Longest Accept-Language header that is read; browsers send far less, attackers more. */
const HEADER_LIMIT = 1000;

/** Browser language tags to site languages (content-pages §9). Longer tags are looked up first. */
const byTag: Readonly<Record<string, Language>> = {
  'zh-tw': 'tc',
  'zh-hant': 'tc',
  'zh-hk': 'tc',
  'zh-mo': 'tc',
  zh: 'cn',
  fr: 'fr',
  ja: 'jp',
  it: 'it',
  ko: 'kr',
  en: 'en',
};

/** The language of one browser tag: `zh-Hant-HK` gives `tc`, `fr-CA` gives `fr`, `de` gives undefined. */
export function languageOfTag(tag: string): Language | undefined {
  const subtags = tag.toLowerCase().split('-');
  for (let length = subtags.length; length > 0; length -= 1) {
    const candidate = subtags.slice(0, length).join('-');
    if (Object.hasOwn(byTag, candidate)) return byTag[candidate];
  }
  return undefined;
}

/**
 * The visitor's languages in the order in which the browser prefers them, by weight, from the whole
 * Accept-Language header. Tags of weight 0 and tags of no site language are left out.
 */
export function preferredLanguages(acceptLanguage: string): Language[] {
  const weighted = acceptLanguage
    .slice(0, HEADER_LIMIT)
    .split(',')
    .flatMap((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const language = languageOfTag(tag);
      const weight = weightOf(parameters);
      return language && weight > 0 ? [{ language, weight }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
  return [...new Set(weighted.map(({ language }) => language))];
}

/**
 * The language for a visitor of a city (content-pages §4, §9): the browser's most wanted one that the city
 * offers. When it wants none of them: English where the city has it, otherwise the city's default, the first.
 */
export function detectLanguage(acceptLanguage: string, offered: readonly [Language, ...Language[]]): Language {
  const wanted = preferredLanguages(acceptLanguage).find((language) => offered.includes(language));
  if (wanted) return wanted;
  return offered.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : offered[0];
}

function weightOf(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => /^q=/i.test(parameter));
  if (quality === undefined) return 1;
  const weight = Number(quality.slice(2));
  return Number.isFinite(weight) ? Math.min(Math.max(weight, 0), 1) : 0;
}
