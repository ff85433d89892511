import { describe, expect, test } from 'vitest';
import { visibleText } from '../../content/visibleText.ts';

describe('what shows nothing is shown', () => {
  test.each([
    ['a text turned around', 'pay \u202eGPJ.tpircs', 'pay <U+202E>GPJ.tpircs'],
    ['an isolate', '\u2066a\u2069', '<U+2066>a<U+2069>'],
    ['a colour of the terminal', '\u001b[31mred', '<U+001B>[31mred'],
    ['a return that writes over the line', 'paid\rnot', 'paid<U+000D>not'],
    ['a space without width', 'a\u200bb', 'a<U+200B>b'],
    ['letters of a tag', '\u{e0041}', '<U+E0041>'],
    ['a line separator', 'a\u2028b', 'a<U+2028>b'],
    ['half a pair', '\ud800', '<U+D800>'],
  ])('%s', (_, text, expected) => {
    expect(visibleText(text)).toBe(expected);
  });

  test.each(['O’Brien', '山田 太郎', 'two\nlines', 'می‌خواهم', 'שלום', '👩‍👧'])('%j stays as it is', (text) => {
    expect(visibleText(text)).toBe(text);
  });
});
