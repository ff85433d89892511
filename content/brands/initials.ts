import type { Language } from '../languages.ts';
import { once } from '../once.ts';
import { foldText } from '../search/searchText.ts';

/** The initial of names that begin with no letter that can be read: figures, signs, ideographs without a reading. */
const NO_INITIAL = '#';

/** The first kana of each row of the Japanese syllabary. */
const kanaRows = 'あかさたなはまやらわ';

/** The leading consonants of Hangul in the order of Unicode; a doubled one stands with its single. */
const consonants = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ';
const HANGUL = 0xac00;
const SYLLABLES = 11172;
/** Syllables that begin with one consonant. */
const SYLLABLES_EACH = 588;

/** The first ideograph of each Latin initial in the order of pinyin; no reading begins with I, U or V. */
const pinyinStarts = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀'];
const pinyinInitials = [...'ABCDEFGHJKLMNOPQRSTWXYZ'];

/**
 * The initial under which a name stands in an index (docs/rules.md#brand-index): a Latin letter without its accents, the
 * row of a kana, the leading consonant of a Hangul syllable, in Chinese the Latin initial of an ideograph's pinyin.
 */
export function initialOf(name: string, language: Language): string {
  const [letter = ''] = foldText(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (/[a-z]/.test(letter)) return letter.toUpperCase();
  const code = letter.charCodeAt(0) - HANGUL;
  if (code >= 0 && code < SYLLABLES) return consonants[Math.floor(code / SYLLABLES_EACH)] ?? NO_INITIAL;
  if (/\p{sc=Kana}/u.test(letter)) return kanaRow(letter);
  if (/\p{sc=Han}/u.test(letter) && (language === 'cn' || language === 'tc')) return pinyinInitial(letter);
  return NO_INITIAL;
}

const japanese = once(() => new Intl.Collator('ja', { sensitivity: 'base' }));

function kanaRow(kana: string): string {
  const { compare } = japanese();
  return [...kanaRows].findLast((row) => compare(row, kana) <= 0) ?? NO_INITIAL;
}

const pinyin = once(() => new Intl.Collator('zh-Hans-u-co-pinyin'));

function pinyinInitial(ideograph: string): string {
  const { compare } = pinyin();
  const at = pinyinStarts.findLastIndex((start) => compare(start, ideograph) <= 0);
  return pinyinInitials[at] ?? NO_INITIAL;
}

/** Latin initials first, then the script's own in their order, names without an initial last. */
export function compareInitials(left: string, right: string): number {
  return rankOf(left) - rankOf(right) || (left < right ? -1 : left > right ? 1 : 0);
}

function rankOf(initial: string): number {
  return initial === NO_INITIAL ? 2 : /^[A-Z]$/.test(initial) ? 0 : 1;
}
