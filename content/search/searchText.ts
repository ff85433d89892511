import { once } from '../once.ts';
import { ownValue } from '../ownValue.ts';

/** Scripts written without spaces, or (Hangul) in which parts of a word carry meaning. */
const SPACELESS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー';
/** Patterns of whole scripts take an isolate a millisecond, and most render a page without searching. */
const spaceless = once(() => new RegExp(`[${SPACELESS}]`, 'u'));
/** A run of a spaceless script, or a run of letters and figures that ends where one begins. */
const words = once(() => new RegExp(`[${SPACELESS}]+|(?:(?![${SPACELESS}])[\\p{L}\\p{M}\\p{N}])+`, 'gu'));

/** Letters that Unicode normalisation does not decompose, as people without the key type them. */
const plainLetters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const HIRAGANA_TO_KATAKANA = 0x60;

/**
 * Folds a text for comparison: one width, one case, Latin letters without accents, hiragana as katakana, small kana as
 * large ones, since both are written (ウィスキー, ウイスキー). Marks of other scripts stay, since in kana and Hangul they make
 * other letters.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[œæßøłđı]/g, (letter) => ownValue(plainLetters, letter) ?? letter)
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA))
    .replaceAll(/[ァィゥェォッャュョヮ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 1));
}

/** The words of a text, folded; a change between a spaceless script and another ends a word. */
export function searchWords(text: string): readonly string[] {
  return foldText(text).match(words()) ?? [];
}

/** What a keyword loses and a text may have inside a word: an apostrophe, a hyphen, a middle dot. */
export const STRIPPED = '[^\\p{L}\\p{M}\\p{N}\\s]';
const joint = once(() => new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}])${STRIPPED}+(?=[\\p{L}\\p{M}\\p{N}])`, 'gu'));

/**
 * The words of a text, and those that have punctuation inside also as one word: a keyword has lost its punctuation, so
 * that `l'or` is searched for as `lor` (docs/rules.md#search-keyword).
 */
export function indexedWords(text: string): readonly string[] {
  const joined = text.split(/\s+/u).filter((word) => word.search(joint()) >= 0);
  return [...searchWords(text), ...joined.flatMap((word) => searchWords(word.replaceAll(joint(), '')))];
}

/** Returns true if a word is of a script in which any part of a text may match. */
export function isSpaceless(word: string): boolean {
  return spaceless().test(word);
}

/** Final consonants and vowels of Hangul, each with the letters that are typed for it. */
const typedFor = once(() => {
  const finals =
    'ᆨᄀ ᆩᄁ ᆪᄀᄉ ᆫᄂ ᆬᄂᄌ ᆭᄂᄒ ᆮᄃ ᆯᄅ ᆰᄅᄀ ᆱᄅᄆ ᆲᄅᄇ ᆳᄅᄉ ᆴᄅᄐ ᆵᄅᄑ ᆶᄅᄒ ᆷᄆ ᆸᄇ ᆹᄇᄉ ᆺᄉ ᆻᄊ ᆼᄋ ᆽᄌ ᆾᄎ ᆿᄏ ᇀᄐ ᇁᄑ ᇂᄒ';
  const vowels = 'ᅪᅩᅡ ᅫᅩᅢ ᅬᅩᅵ ᅯᅮᅥ ᅰᅮᅦ ᅱᅮᅵ ᅴᅳᅵ';
  return new Map(`${finals} ${vowels}`.split(' ').map(([letter, ...typed]) => [letter, typed.join('')]));
});

/** A Hangul text letter by letter, as it is typed. */
function typedLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/[\u1161-\u11c2]/g, (letter) => typedFor().get(letter) ?? letter);
}

/** Shorter words tolerate no typo. */
const TOLERANT_LENGTH = 5;

/**
 * Returns a test for words that are, or begin, one typo away from a folded word: a letter changed, left out, doubled or
 * swapped with its neighbour. A mere beginning must have the right first letter. In Hangul, for words that hold it letter
 * by letter: the last syllable may not be typed to its end.
 */
export function nearTo(typed: string): (word: string) => boolean {
  if (/[가-힣]/.test(typed)) {
    const letters = typedLetters(typed);
    return (word) => typedLetters(word).includes(letters);
  }
  if (typed.length < TOLERANT_LENGTH || isSpaceless(typed)) return () => false;
  return (word) => {
    let at = 0;
    while (at < typed.length && typed[at] === word[at]) at += 1;
    if (at === typed.length) return true;
    if (at === 0 && word.length > typed.length + 1) return false;
    const goesOn = (skippedOfTyped: number, skippedOfWord: number): boolean =>
      word.startsWith(typed.slice(at + skippedOfTyped), at + skippedOfWord);
    const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at] && goesOn(2, 2);
    return isSwapped || goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1);
  };
}
