import { expect, test } from 'vitest';
import { isLanguage } from '../../../content/languages.ts';
import { cityTimeText } from '../../../content/time/cityTime.ts';
import { clockText, spanText, wallClockText } from '../../../content/time/clockText.ts';

const zone = 'Pacific/Guam';
const afternoon = new Date('2026-11-26T06:05:00Z');
const midnight = new Date('2026-11-26T14:00:00Z');

test.each([
  ['en', 'Thursday 4:05pm', 'Friday 12am', '9am\u00a0–\u2060\u00a04:05pm'],
  ['cn', '星期四 16:05', '星期五 0:00', '9:00–16:05'],
  ['tc', '星期四 16:05', '星期五 0:00', '9:00–16:05'],
  ['fr', 'jeudi 16\u00a0h\u00a005', 'vendredi 0\u00a0h', '9\u00a0h\u00a0–\u2060\u00a016\u00a0h\u00a005'],
  ['it', 'giovedì 16.05', 'venerdì 0.00', '9.00\u00a0–\u2060\u00a016.05'],
  ['jp', '木曜日 16:05', '金曜日 0:00', '9:00〜16:05'],
  ['kr', '목요일 16:05', '금요일 0:00', '9:00~16:05'],
])('the time in a city is written in %s as opening hours are', (language, text, atMidnight, hours) => {
  if (!isLanguage(language)) throw new TypeError(language);
  expect(cityTimeText(afternoon, zone, language)).toBe(text);
  expect(cityTimeText(midnight, zone, language)).toBe(atMidnight);
  expect(spanText({ hour: 9, minute: 0 }, { hour: 16, minute: 5 }, language)).toBe(hours);
  // A day begins at 0 and ends at 24.
  const begin = wallClockText({ hour: 0, minute: 0 }, language);
  expect(atMidnight).toContain(begin);
  expect(spanText({ hour: 0, minute: 0 }, { hour: 24, minute: 0 }, language).startsWith(begin)).toBe(true);
  expect(clockText({ hour: 24, minute: 0 }, language)).not.toBe(begin);
});
