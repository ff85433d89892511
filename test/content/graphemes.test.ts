import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemes } from '../../content/graphemes.ts';

/** What the platform takes for one character. */
const byPlatform = (text: string): readonly string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

test.each([
  ['', []],
  ['gin, 12', ['g', 'i', 'n', ',', ' ', '1', '2']],
  ['Café', ['C', 'a', 'f', 'é']],
  ['Cafe\u0301', ['C', 'a', 'f', 'e\u0301']],
  ['香水（男）', ['香', '水', '（', '男', '）']],
  ['ルージュ', ['ル', 'ー', 'ジ', 'ュ']],
  ['か\u3099', ['か\u3099']],
  ['향수', ['향', '수']],
  ['하\u11ab', ['하\u11ab']],
  ['\r\n', ['\r\n']],
  ['👩‍🎨', ['👩‍🎨']],
])('%j is read as %j', (text, characters) => {
  expect(graphemes(text)).toEqual(characters);
});

const unit = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom(
    'a',
    ' ',
    'é',
    '香',
    'が',
    'ガ',
    '가',
    '！',
    '\u0301',
    '\u3099',
    '\u302a',
    '\u11ab',
    '\u200d',
    '\r',
    '\n',
  ),
);

test('they are those of the platform, of every text', () => {
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 6 }), (units) => {
      expect(graphemes(units.join(''))).toEqual(byPlatform(units.join('')));
    }),
    { numRuns: 3000 },
  );
});
