import { monthNames } from './time/monthNames.ts';

/** Around a space that ties a number to the word before it. */
const beforeNumber = [
  // A name of at most ten letters and its number of at most three digits: "Level 3", or the end of "Amber No. 3".
  /(?<=(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}’]{0,9}[.°]?|n[°.]) )(?=\d{1,3}(?![\d.,:]*\d))/u,
  // A currency before its amount.
  /(?<=(?<!\p{L})(?:AED|AUD|CNY|EUR|FJD|HKD|IDR|JPY|KRW|MOP|NZD|RMB|Rp|SGD|THB|USD|€|¥|₩) )/u,
  // The minutes of a French hour: "20 h 30".
  /(?<=\d[\u00a0 ]?h )(?=\d{2}(?!\d))/u,
  // A year after its day: "November 18, 2026", "June 1 – 20, 2026".
  /(?<=[\p{L}–][\u00a0 ]\d{1,2}, )(?=\d{4}(?!\d))/u,
  // A post code after its state: "NSW 2000".
  /(?<=(?<![\p{L}\p{N}])[A-Z]{2,3} )(?=\d{4,5}(?!\d))/u,
];
/** Around a space that ties a word to the number before it. */
const afterNumber = [
  // A number before its unit.
  /(?<=\d )(?=(?:am|pm|h|min|ml|cl|l|g|kg|mm|cm|m|km|%|€|号|號)(?![\p{L}\p{N}]))/u,
  // A number of at most three digits before the word it counts: "21 cities"; words of up to three letters seldom are one.
  /(?<=(?<!\d[.,]?)\d{1,3} )(?=\p{Ll}{4,10}(?!\p{L}))/u,
  // A day before its month: "4 November", "1er mai".
  new RegExp(`(?<=(?<![\\d.,:])\\d{1,2}(?:er)? )(?=(?:${Object.values(monthNames).flat().join('|')})(?!\\p{L}))`, 'u'),
];
const anyOf = (patterns: readonly RegExp[]): string => patterns.map(({ source }) => source).join('|');
const boundSpace = new RegExp(` (?:(?=\\d)(?:${anyOf(beforeNumber)})|(?<=\\d(?:er)? )(?:${anyOf(afterNumber)}))`, 'gu');
/** The two ends of a span of hours, and a part of a number: "10am to 8pm", "10 h à 20 h", "6 of 20". */
const hours = /(?<=\d[\u00a0 ]?(?:am|pm|h)?) (to|à|of|sur|su|–|-)[ \u00a0](?=\d)/gu;
/**
 * A dash between the ends of a range begins no line; between two numbers it ends none, which a no-break space alone does not
 * keep.
 */
const rangeDash = /(?<=\S) –(?= \S)/gu;
const dashOfNumbers = /–\u00a0/gu;

/** A telephone number as one writes it abroad: "+64 3 555 0148", "+1 808-555-0142". */
const telephone = /\+\d[\d -]{6,}\d/g;

/** The hyphen of a word that begins with a single letter ends no line: "e-mail", "T-shirt", "a-t-il". */
const letterHyphen = /(?<=(?<!\p{L})\p{sc=Latin}-)(?=\p{sc=Latin})/gu;

/** A page has some thirty, the same in each render; the patterns are a sixtieth of it. */
const REMEMBERED_TEXTS = 1000;
const boundTexts = new Map<string, string>();

/**
 * A text whose numbers stay on a line with their words: `Amber No. 3`, `Level 3`, `10am to 8pm` (docs/rules.md#phrases).
 * Only spaces change, to no-break spaces; a word joiner ties them, the parts of a telephone number and those of `e-mail`, to
 * a dash. For languages in Latin script; Chinese and Korean have rules of their own.
 */
export function boundNumbers(text: string): string {
  if (!/\d|-/.test(text)) return text;
  const remembered = boundTexts.get(text);
  if (remembered !== undefined) return remembered;
  const bound = text
    .replace(boundSpace, '\u00a0')
    .replace(hours, '\u00a0$1\u00a0')
    .replace(rangeDash, '\u00a0–')
    .replace(dashOfNumbers, '–\u2060\u00a0')
    .replace(letterHyphen, '\u2060')
    .replace(telephone, (number) => number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2060-\u2060'));
  if (boundTexts.size >= REMEMBERED_TEXTS) boundTexts.clear();
  boundTexts.set(text, bound);
  return bound;
}
