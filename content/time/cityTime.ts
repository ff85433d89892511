import { type Language, languages } from '../languages.ts';
import { wallClockText } from './clockText.ts';

/** The weekday and the time of day in a time zone, written as opening hours are (docs/rules.md#city-clock). */
export function cityTimeText(now: Date, timeZone: string, language: Language): string {
  const weekday = now.toLocaleDateString(languages[language].hreflang, { timeZone, weekday: 'long' });
  const digits = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const [hour = 0, minute = 0] = digits.split(':').map(Number);
  return `${weekday} ${wallClockText({ hour, minute }, language)}`;
}
