import { type Language, languages } from './languages.ts';

/** Compares names as readers of a language order them; the number in a name counts as one. */
export function nameOrder(language: Language): (left: string, right: string) => number {
  return new Intl.Collator(languages[language].hreflang, { numeric: true }).compare;
}
