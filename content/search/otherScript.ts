import characters from 'opencc-js/dict/TSCharacters';
import { once } from '../once.ts';
import { searchWords } from './searchText.ts';

/** Each traditional character with its simplified one. */
const pairs = once(() => characters.split('|').map((pair) => pair.split(' ')));

/**
 * A keyword with each word that a text lacks as the text writes it in the other Chinese script
 * (docs/rules.md#search-scripts): of characters that have several, those that the text has.
 */
export function inScriptOf(text: string, keyword: string): string {
  const spellings = (word: string): readonly string[] =>
    [...word].reduce<readonly string[]>(
      (heads, character) =>
        heads
          .flatMap((head) => spellingsOf(character).map((other) => head + other))
          .filter((head) => text.includes(head)),
      [''],
    );
  return searchWords(keyword)
    .map((word) => spellings(word)[0] ?? word)
    .join(' ');
}

function spellingsOf(character: string): readonly string[] {
  const simple = pairs().find(([traditional]) => traditional === character)?.[1] ?? character;
  return [
    character,
    simple,
    ...pairs().flatMap(([traditional = '', other]) => (other === simple ? [traditional] : [])),
  ];
}
