/** Scripts that are written without spaces, or (Hangul) in which a piece of a word carries meaning. */
const SPACELESS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー';
const spaceless = new RegExp(`[${SPACELESS}]`, 'u');
/** A run of a spaceless script, or a run of letters and figures that ends where one begins. */
const words = new RegExp(`[${SPACELESS}]+|(?:(?![${SPACELESS}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');

/** Letters that no normal form takes apart, as people type them who lack the key. */
const plainLetters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
const HIRAGANA_TO_KATAKANA = 0x60;

/**
 * A text as searching compares it: one width, one case, Latin letters without accents, hiragana as katakana. Marks of
 * other scripts stay, since in kana and Hangul they make other letters.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[œæßøłđı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA));
}

/** The words of a text, folded; a change between a spaceless script and another ends a word. */
export function searchWords(text: string): readonly string[] {
  return foldText(text).match(words) ?? [];
}

/** Tells whether a word is of a script in which any piece of a text may be meant. */
export function isSpaceless(word: string): boolean {
  return spaceless.test(word);
}

/** Words shorter than this are taken as they are typed. */
const FORGIVEN_LENGTH = 5;

/**
 * Tells of a folded word what is one typo away from it, or begins so: a letter changed, left out, doubled or swapped with
 * its neighbour. The first letter of a mere beginning must be right.
 */
export function nearTo(typed: string): (word: string) => boolean {
  if (typed.length < FORGIVEN_LENGTH || isSpaceless(typed)) return () => false;
  return (word) => {
    if (word.length < FORGIVEN_LENGTH - 1) return false;
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
