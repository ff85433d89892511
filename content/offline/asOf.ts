import { elided } from '../elided.ts';
import type { Language } from '../languages.ts';
import { filled } from '../messages/filled.ts';
import { offlineTexts } from '../messages/offlineMessages.ts';
import { wallClockText } from '../time/clockText.ts';
import { dateText } from '../time/dateText.ts';

/**
 * When something on a device was last true, in milliseconds, as a sentence in the device's time zone
 * (docs/rules.md#offline-as-of).
 */
export function asOfText(milliseconds: number, language: Language): string {
  const at = new Date(milliseconds);
  const date = dateText({ year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() }, language);
  const time = wallClockText({ hour: at.getHours(), minute: at.getMinutes() }, language);
  return elided(filled(offlineTexts(language)('keptPage'), { date, time }), language);
}
