import type { Language } from './languages.ts';

const elidedForms = /\b(?:il|(al|dal|del|nel|sul)) (?=(?:8|11)\b)|\b(al|dal|del)le (?=1\.\d\d)/g;

/**
 * A text of the site with the Italian article in its short form before 8 and 11, and before one o’clock, whose names begin
 * with a vowel: `l’8 dicembre`, `dall’11`, `all’1.30` (docs/rules.md#italian-article). Other languages have no such form.
 */
export function elided(text: string, language: Language): string {
  return language === 'it' ? text.replaceAll(elidedForms, '$1$2l’') : text;
}
