import { type Language, languageCodes, languages, offeredLanguage } from '../languages.ts';

/** Longest Accept-Language header that is read, in characters; browsers send far less. */
const HEADER_LIMIT = 1000;

const byTag: ReadonlyMap<string, Language> = new Map(
  languageCodes.flatMap((code) => languages[code].browserTags.map((tag) => [tag, code] as const)),
);

/** The language of one browser tag, the longest known tag first: `zh-Hant-HK` gives `tc`, `fr-CA` gives `fr`, `de` undefined. */
export function languageOfTag(tag: string): Language | undefined {
  const subtags = tag.toLowerCase().split('-');
  for (let length = subtags.length; length > 0; length -= 1) {
    const language = byTag.get(subtags.slice(0, length).join('-'));
    if (language) return language;
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

/** The language for a visitor of a city, by the browser's languages (docs/rules.md#language-detection). */
export function detectLanguage(acceptLanguage: string, offered: readonly [Language, ...Language[]]): Language {
  return offeredLanguage(preferredLanguages(acceptLanguage), offered);
}

function weightOf(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => /^q=/i.test(parameter));
  if (quality === undefined) return 1;
  const weight = Number(quality.slice(2));
  return Number.isFinite(weight) ? Math.min(Math.max(weight, 0), 1) : 0;
}
