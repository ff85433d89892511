import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanKeyword,
  cutText,
  isSearchable,
  isTooShort,
  KEYWORD_MAX,
  textLength,
} from '../../../content/search/keyword.ts';

describe('cleaning a keyword', () => {
  test.each([
    ['  perfume  ', 'perfume'],
    ['per<b>fume</b>', 'perfume'],
    ["l'or", 'lor'],
    ['l’or', 'lor'],
    ['ルイ・ノワール', 'ルイノワール'],
    ['()', ''],
    [',,', ''],
    ['（）', ''],
    ['\u0301\u0301', ''],
    ['<script>alert(1)</script>gin', 'alert(1)gin'],
    ['香水（男士），礼盒', '香水(男士),礼盒'],
    ['“quoted” ‘words’ — and… more!', 'quoted words and more'],
    ['ｆｕｌｌ！？。、・「」', 'ｆｕｌｌ'],
    ['50% off & more #1 @home', '50 off more 1 home'],
    ['😀 gin 🥃', 'gin'],
    ['\u0000\u200b\t\n', ''],
    ['Thérèze', 'Thérèze'],
    ['per\u00adfume \u200fgin\u200b', 'perfume gin'],
    [`a${'\u0301'.repeat(200)}`, ''],
    [`gin a${'\u0301'.repeat(200)}`, 'gin'],
    ['ᄀ'.repeat(200), ''],
    ['a'.repeat(40), 'a'.repeat(21)],
    ['𠮷'.repeat(30), '𠮷'.repeat(21)],
    ['가'.normalize('NFD').repeat(30), '가'.normalize('NFD').repeat(21)],
    ['が'.normalize('NFD').repeat(30), 'が'.normalize('NFD').repeat(21)],
    ['é'.normalize('NFD').repeat(30), 'é'.normalize('NFD').repeat(21)],
  ])('%j becomes %j', (typed, clean) => {
    expect(cleanKeyword(typed)).toBe(clean);
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom('<', '>', '（', '，', 'a', ' ', '가', 'ᄀ', 'ᅡ', '\u0301', '\ud842', '\udfb7', '・'),
      maxLength: 60,
    }),
  );

  test('a cleaned keyword is clean, short, trimmed and well formed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanKeyword(text);
        expect(cleanKeyword(clean)).toBe(clean);
        expect(textLength(clean)).toBeLessThanOrEqual(KEYWORD_MAX);
        expect(clean.trim()).toBe(clean);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).toMatch(/^[\p{L}\p{M}\p{N} (),]*$/u);
      }),
      { numRuns: 1000 },
    );
  });

  test('cutting keeps whole characters from the start', () => {
    fc.assert(
      fc.property(anyText, fc.nat(30), (text, length) => {
        const cut = cutText(text, length);
        expect(text.startsWith(cut)).toBe(true);
        expect(textLength(cut)).toBe(Math.min(length, textLength(text)));
      }),
    );
  });

  test.each([
    ['', false],
    ['a', false],
    ['香', false],
    ['é'.normalize('NFD'), false],
    ['a()', false],
    ['a,', false],
    ['(香),', false],
    ['ab', true],
    ['a(b)', true],
    ['12', true],
    ['香水', true],
  ])('%j is searched for: %s', (word, isLongEnough) => {
    expect(isSearchable(word)).toBe(isLongEnough);
  });

  test.each([
    ['', false],
    ['  ', false],
    ['茶', true],
    [' a ', true],
    ['?', true],
    ['茶器', false],
  ])('%j is too short: %s', (text, isShort) => {
    expect(isTooShort(text)).toBe(isShort);
  });
});
