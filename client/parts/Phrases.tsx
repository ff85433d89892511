import { createElement, Fragment, type ReactNode } from 'react';
import { boundNumbers } from '../../content/boundNumbers.ts';
import { DEFAULT_LANGUAGE, isChinese, type Language } from '../../content/languages.ts';
import { message } from '../../content/messages/messages.ts';
import { unmarked } from '../../content/model/provenance.ts';
import { once } from '../../content/once.ts';
import { Spoken, type TextSource, useVisit } from '../visitContext.tsx';
import { BidiText } from './BidiText.tsx';

/** Words of one character that end a phrase or a name (精品廊), and so stay with the word before them. */
const enclitics = '的了着过们地得里上下中之與与及和廊';
const segmenter = once(() => new Intl.Segmenter('zh', { granularity: 'word' }));
const hasIdeographs = /\p{sc=Han}{2}/u;
const endsInHan = /\p{sc=Han}[\s\p{P}]*$/u;
/** A name with its Chinese one, which is a word of its own; an editor's mark may end it. */
const doubleName = /^(\p{sc=Latin}[^\p{sc=Han}]* )(\p{sc=Han}{2,6}[^\p{L}\p{N}\p{P}]*)$/u;
/** Its measure word follows. */
const endsInNumber = /[\d一二三四五六七八九十百千两兩数數几幾半]\s*$/;
const beginsInHan = /^\p{sc=Han}/u;
/** Between the signs and the loan word of a Japanese compound, which may be wider than its line. */
const compound = /(?<=\p{sc=Han})(?=[\p{sc=Katakana}ー]{5})/u;
const clauseEnd = /(?<=[，、；：。！？])(?=\p{sc=Han})/u;
/** Shorter titles fit into one line. */
const SHORT = 5;
/** A place to break. A character: `wbr` is heard as a space inside a word, and would be a tenth of a page. */
const MAY_BREAK = '\u200b';

/** A space between a number and its measure word, or a lone sign and what it leans on. */
const innerSpace = /(?<=[\p{sc=Han}\d]) (?=[\p{sc=Han}\d])/gu;

/** A Korean word of one syllable, or half of the day, leans on the next one (한 잔, 오후 5시), */
const leansForward =
  /^(?:(?:[그이저]\u00a0)?(?![수것등뿐때줄바데곳채중뒤앞위속옆시후개년쪽내녘])\p{sc=Hang}|오[전후])$/u;
/** but these, what is done for somebody, and figures and a dash, on the one before (할 수, 식사 후, 보내 드리는, 지붕 아래의). */
const leansBack =
  /^(?:[수것등뿐때줄바데곳채중뒤앞위속옆시후개년쪽내녘][은는이가을를도에의]?(?!\p{L})|드[리립린려]|아래(?!\p{L}{2})|\d+분|[\d-]+$|~$)/u;
/** Signs of a Korean phrase: a longer one may be wider than a card on a phone. */
const NARROW = 8;

/** Signs of a Latin name that is whole in a line: a longer one may be wider than a phone. */
const NARROW_NAME = 14;

const companyName = message('siteName', DEFAULT_LANGUAGE);
/** A Latin word with a hyphen inside, and the punctuation at its ends; or the company's name. */
const wholeWord = new RegExp(
  `(\\p{P}*[\\p{sc=Latin}\\p{N}’']+(?:-[\\p{sc=Latin}\\p{N}’']+)+\\p{P}*|${companyName})`,
  'u',
);

interface PhrasesProps extends TextSource {
  readonly text: string;
  /** A few sentences, in which a hyphen may end a line as in any text. */
  readonly isDescription?: boolean;
  /** A sentence that is set large: a Chinese one may break between its clauses alone. */
  readonly isSentence?: boolean;
}

/**
 * A title whose phrases stay together at line ends (docs/rules.md#phrases): between the words of a Chinese title the line
 * may break, nowhere else. Japanese is the browser's, and may part before a loan word; Korean and Latin words have spaces,
 * of which those beside a word of one syllable are no line end, nor those between a Latin word and its number; a hyphen
 * inside a word and the space in the company's name are none, unless they are wider than their line.
 */
export function Phrases({ of, field, text, isDescription = false, isSentence = false }: PhrasesProps): ReactNode {
  const { language } = useVisit();
  if (isSentence && isChinese(language)) return text.split(clauseEnd).join(MAY_BREAK);
  const words = (
    <BidiText text={text}>{phrased(text, language, isDescription ? (whole) => whole : withWholeWords)}</BidiText>
  );
  return (
    <Spoken of={of} field={field}>
      {words}
    </Spoken>
  );
}

function phrased(text: string, language: Language, whole: (words: string) => ReactNode): ReactNode {
  if (language === 'kr') return whole(inKorean(text));
  if (!hasIdeographs.test(text)) return whole(boundNumbers(text));
  if (unmarked(text).length <= SHORT) return whole(text);
  if (!isChinese(language)) return text.split(compound).join(MAY_BREAK);
  return phrasesOf(text).join(MAY_BREAK);
}

/** A Korean text whose words of one syllable are bound to their neighbours by no-break spaces. */
export function inKorean(text: string): string {
  const phrases: string[] = [];
  for (const word of text.split(' ')) {
    const last = phrases.at(-1);
    if (last && (leansForward.test(last) || leansBack.test(word)) && last.length + word.length < NARROW)
      phrases[phrases.length - 1] = `${last}\u00a0${word}`;
    else phrases.push(word);
  }
  return phrases.join(' ');
}

/** The text with each hyphenated word, and the company's name, in an element of its own. */
function withWholeWords(text: string): ReactNode {
  // Few titles have one, and the pattern reads each letter's script.
  const parts = text.includes('-') || text.includes(companyName) ? text.split(wholeWord) : [];
  if (parts.length < 2) return text;
  const words = parts.map((part, index) =>
    index % 2 === 0 ? part : createElement('span', { className: 'whole-word' }, part),
  );
  return createElement(Fragment, null, ...words);
}

/**
 * The phrases of a Chinese text: its words, each with the particle or the punctuation that follows it. One sign is no
 * phrase, nor is a part of a date, of a time, of a number with its measure word, or of a brand's Chinese name.
 */
export function phrasesOf(text: string): readonly string[] {
  const [, latin, chinese] = doubleName.exec(text) ?? [];
  if (latin && chinese)
    return [unmarked(latin).length <= NARROW_NAME ? `${latin.trim().replaceAll(' ', '\u00a0')} ` : latin, chinese];
  const phrases: string[] = [];
  for (const { segment, isWordLike } of segmenter().segment(text)) {
    const last = phrases.at(-1);
    if (last !== undefined && (isLone(last) || !isWordLike || isBound(last, segment)))
      phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
  }
  const end = phrases.at(-1);
  const whole =
    end === undefined || phrases.length === 1 || !isLone(end)
      ? phrases
      : [...phrases.slice(0, -2), `${phrases.at(-2) ?? ''}${end}`];
  return whole.map((phrase) => phrase.replaceAll(innerSpace, '\u00a0'));
}

function isLone(phrase: string): boolean {
  return [...unmarked(phrase).trim()].length === 1;
}

/** A word that belongs to the phrase before it: a particle, a measure word, or more of a date or of what is not Chinese. */
function isBound(phrase: string, word: string): boolean {
  return (
    enclitics.includes(word) ||
    (endsInNumber.test(phrase) && !/^[至到]/.test(word)) ||
    (/\d[年月]$/.test(phrase) && /^\d/.test(word)) ||
    !(endsInHan.test(phrase) || beginsInHan.test(word))
  );
}
