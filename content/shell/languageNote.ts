/** The element that says that a city's site lacks the language of an address (docs/rules.md#language-missing). */
export const LANGUAGE_NOTE = 'language-missing';

/** The fragment of an address as it stays in another language: the note is about the address that was asked for alone. */
export function keptFragment(hash: string): string {
  return hash === `#${LANGUAGE_NOTE}` ? '' : hash;
}
