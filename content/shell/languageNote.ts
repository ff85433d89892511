/** The element that says that a city's site lacks the language of an address (docs/rules.md#language-missing). */
export const LANGUAGE_NOTE = 'language-missing';

/** The fragment of an address in another language: the note is about the address that was asked for alone. */
export function translatedFragment(hash: string): string {
  return hash === `#${LANGUAGE_NOTE}` ? '' : hash;
}
