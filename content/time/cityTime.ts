import { type Language, languages } from '../languages.ts';

/** The weekday and the time of day in a time zone, in words. */
export function cityTimeText(now: Date, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(languages[language].hreflang, {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(now);
}
