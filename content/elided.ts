import type { Language } from './languages.ts';

/**
 * A text of the site with the Italian article in its short form before 8 and 11, whose names begin with a vowel: `l’8 dicembre`,
 * `dall’11` (docs/rules.md#italian-article). Other languages have no such form.
 */
export function elided(text: string, language: Language): string {
  return language === 'it' ? text.replaceAll(/\b(?:il|(al|dal|del|nel|sul)) (?=(?:8|11)\b)/g, '$1l’') : text;
}
