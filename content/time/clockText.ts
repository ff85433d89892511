import type { Language } from '../languages.ts';
import { timeText } from './dateText.ts';

export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
}

/** How a language writes hours in a table and in a sentence. */
interface ClockRow {
  readonly time: (time: ClockTime) => string;
  /** The end of a day. */
  readonly midnight: string;
  readonly range: (from: string, to: string) => string;
  readonly and: string;
}

const two = (value: number): string => String(value).padStart(2, '0');
const digits = ({ hour, minute }: ClockTime): string => `${hour}:${two(minute)}`;
/** A span of hours is one word; the joiner keeps the dash at what follows, which a no-break space alone does not. */
const dash = (from: string, to: string): string => `${from}\u00a0–\u2060\u00a0${to}`;
const chinese: ClockRow = { time: digits, midnight: '24:00', range: (from, to) => `${from}–${to}`, and: '、' };

const rows = {
  en: { time: timeText, midnight: 'midnight', range: dash, and: ', ' },
  cn: chinese,
  tc: chinese,
  fr: {
    time: ({ hour, minute }) => `${hour}\u00a0h${minute === 0 ? '' : `\u00a0${two(minute)}`}`,
    midnight: 'minuit',
    range: dash,
    and: ', ',
  },
  it: { time: ({ hour, minute }) => `${hour}.${two(minute)}`, midnight: '24.00', range: dash, and: ', ' },
  jp: { ...chinese, range: (from, to) => `${from}〜${to}` },
  kr: { ...chinese, range: (from, to) => `${from}~${to}`, and: ', ' },
} as const satisfies Record<Language, ClockRow>;

/** The end of a span or of a day, in the language's own way: its midnight ends a day (docs/rules.md#hours-state). */
export function clockText(time: ClockTime, language: Language): string {
  const { hour, minute } = time;
  return hour % 24 === 0 && minute === 0
    ? rows[language].midnight
    : wallClockText({ hour: hour % 24, minute }, language);
}

/** A moment, or the beginning of a span, as a clock shows it: unlike that of an end, its midnight begins a day. */
export function wallClockText(time: ClockTime, language: Language): string {
  return rows[language].time(time);
}

/** From a time of day to another, `10am – 4:30pm`. */
export function spanText(from: ClockTime, to: ClockTime, language: Language): string {
  return rows[language].range(wallClockText(from, language), clockText(to, language));
}

/** Spans of one day, in their order. */
export function spansText(spans: readonly string[], language: Language): string {
  return spans.join(rows[language].and);
}
