import { elided } from '../elided.ts';
import { type Language, languages } from '../languages.ts';
import { offlineTexts } from '../messages/offlineMessages.ts';

/**
 * When something on a device was last true, in milliseconds, as a sentence in the device's time zone
 * (docs/rules.md#offline-as-of).
 */
export function asOfText(milliseconds: number, language: Language): string {
  const { hreflang } = languages[language];
  const time = new Intl.DateTimeFormat(hreflang, { dateStyle: 'long', timeStyle: 'short' }).format(milliseconds);
  return elided(
    offlineTexts(language)('keptPage').replace('{time}', () => time),
    language,
  );
}
