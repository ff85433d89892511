import { createElement, Fragment, type ReactNode } from 'react';
import { isChinese } from '../../content/languages.ts';
import { unmarked } from '../../content/model/provenance.ts';
import { once } from '../../content/once.ts';
import { useVisit } from '../visitContext.tsx';

/** Words of one character that end a phrase, and so stay with the word before them. */
const enclitics = '的了着过们地得里上下中之與与及和';
const segmenter = once(() => new Intl.Segmenter('zh', { granularity: 'word' }));
const hasIdeographs = /\p{sc=Han}{2}/u;
const endsInHan = /\p{sc=Han}[\s\p{P}]*$/u;
const beginsInHan = /^\p{sc=Han}/u;
const mayBreak = createElement('wbr');
/** Between the signs and the loan word of a Japanese compound, which may be wider than its line. */
const compound = /(?<=\p{sc=Han})(?=[\p{sc=Katakana}ー]{5})/u;
/** Shorter titles fit into one line. */
const SHORT = 5;
/** A longer text has its places to break as characters (zero-width spaces): the elements would be a tenth of a page. */
const LONG = 24;

/** A Latin word with a hyphen inside, and the punctuation at its ends. */
const hyphenated = /(\p{P}*[\p{sc=Latin}\p{N}’']+(?:-[\p{sc=Latin}\p{N}’']+)+\p{P}*)/u;

/**
 * A title whose phrases stay together at line ends (docs/rules.md#phrases): between the words of a Chinese title the line
 * may break, nowhere else. Japanese is the browser's, and may part before a loan word; Korean and Latin words have spaces;
 * a hyphen inside a word is no line end, unless the word is wider than its line.
 */
export function Phrases({ text }: { readonly text: string }): ReactNode {
  const { language } = useVisit();
  if (unmarked(text).length <= SHORT || !hasIdeographs.test(text)) return whole(text);
  const phrases = isChinese(language) ? phrasesOf(text) : text.split(compound);
  if (unmarked(text).length > LONG) return phrases.join('\u200b');
  const [first, ...others] = phrases;
  return createElement(Fragment, null, first, ...others.flatMap((phrase) => [mayBreak, phrase]));
}

/** The text with each hyphenated word in an element of its own. */
function whole(text: string): ReactNode {
  const parts = text.split(hyphenated);
  if (parts.length === 1) return text;
  const words = parts.map((part, index) =>
    index % 2 === 0 ? part : createElement('span', { className: 'whole-word' }, part),
  );
  return createElement(Fragment, null, ...words);
}

/**
 * The phrases of a Chinese text: its words, each with the particle or the punctuation that follows it. One sign is no
 * phrase, nor is a part of a number or of a time.
 */
export function phrasesOf(text: string): readonly string[] {
  const phrases: string[] = [];
  for (const { segment, isWordLike } of segmenter().segment(text)) {
    const last = phrases.at(-1);
    if (last !== undefined && (isLone(last) || !isWordLike || isBound(last, segment)))
      phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
  }
  const end = phrases.at(-1);
  if (end === undefined || phrases.length === 1 || !isLone(end)) return phrases;
  return [...phrases.slice(0, -2), `${phrases.at(-2) ?? ''}${end}`];
}

function isLone(phrase: string): boolean {
  return [...unmarked(phrase).trim()].length === 1;
}

/** A word that belongs to the phrase before it: a particle, or more of what is not Chinese, such as 21:00. */
function isBound(phrase: string, word: string): boolean {
  return enclitics.includes(word) || !(endsInHan.test(phrase) || beginsInHan.test(word));
}
