import { describe, expect, test } from 'vitest';
import { compareInitials, initialOf } from '../../../content/brands/brandIndex.ts';
import type { Language } from '../../../content/languages.ts';

describe('the initial of a name', () => {
  test.each<[string, Language, string]>([
    ['aurelle', 'en', 'A'],
    ['Zenith', 'en', 'Z'],
    ['Éclat', 'fr', 'E'],
    ['« L’Ombre »', 'fr', 'L'],
    ['Œillet', 'fr', 'O'],
    ['Ørsted', 'en', 'O'],
    ['Łódź', 'it', 'L'],
    ['Ａｕｒｅｌｌｅ', 'jp', 'A'],
    ['3 Soeurs', 'fr', '#'],
    ['& more', 'en', 'M'],
    ['Ωmega', 'en', '#'],
    ['', 'en', '#'],
    ['!?', 'en', '#'],
  ])('%j in %s is %s', (name, language, initial) => {
    expect(initialOf(name, language)).toBe(initial);
  });

  // The first and the last syllables of Unicode, and a doubled consonant.
  test.each([
    ['가나', 'ㄱ'],
    ['깇', 'ㄱ'],
    ['까치', 'ㄱ'],
    ['나무', 'ㄴ'],
    ['빵', 'ㅂ'],
    ['씨앗', 'ㅅ'],
    ['히힣', 'ㅎ'],
    ['힣', 'ㅎ'],
    ['힠', 'ㅎ'],
  ])('%s is the consonant %s', (name, initial) => {
    expect(initialOf(name, 'kr')).toBe(initial);
    expect(initialOf(name.normalize('NFD'), 'kr')).toBe(initial);
  });

  test.each([
    ['あおい', 'あ'],
    ['おと', 'あ'],
    ['ガラス', 'か'],
    ['そら', 'さ'],
    ['タワー', 'た'],
    ['のり', 'な'],
    ['ﾊﾅ', 'は'],
    ['ぱん', 'は'],
    ['もり', 'ま'],
    ['ょ', 'や'],
    ['ろうそく', 'ら'],
    ['わ', 'わ'],
    ['ん', 'わ'],
  ])('%s is in the row of %s', (name, initial) => {
    expect(initialOf(name, 'jp')).toBe(initial);
  });

  test.each([
    ['阿', 'A'],
    ['白玉', 'B'],
    ['茶', 'C'],
    ['大地', 'D'],
    ['恩', 'E'],
    ['风', 'F'],
    ['光', 'G'],
    ['海', 'H'],
    ['金', 'J'],
    ['空', 'K'],
    ['兰', 'L'],
    ['美', 'M'],
    ['南', 'N'],
    ['欧', 'O'],
    ['平', 'P'],
    ['青', 'Q'],
    ['人', 'R'],
    ['山', 'S'],
    ['天', 'T'],
    ['王', 'W'],
    ['星', 'X'],
    ['月', 'Y'],
    ['中', 'Z'],
  ])('%s is read with %s in Chinese, and has no reading elsewhere', (name, initial) => {
    expect(initialOf(name, 'cn')).toBe(initial);
    expect(initialOf(name, 'tc')).toBe(initial);
    expect(initialOf(name, 'jp')).toBe('#');
  });
});

test('Latin initials come first, then those of the script, names without one last', () => {
  const sorted = ['A', 'M', 'Z', 'あ', 'か', 'わ', '#'];
  expect(sorted.toReversed().toSorted(compareInitials)).toEqual(sorted);
  expect(['か', '#', 'Z', 'あ', 'A'].toSorted(compareInitials)).toEqual(['A', 'Z', 'あ', 'か', '#']);
  for (const initial of sorted) expect(compareInitials(initial, initial)).toBe(0);
});
