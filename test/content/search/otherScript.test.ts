import { expect, test } from 'vitest';
import { inScriptOf } from '../../../content/search/otherScript.ts';

test.each([
  ['simplified, typed in traditional characters', ' 年份香槟 一款', '香檳', '香槟'],
  ['traditional, typed in simplified characters', ' 年份香檳 一款', '香槟', '香檳'],
  ['a character that stands for several: the hair', ' 頭髮護理 發售', '头发', '頭髮'],
  ['a character that stands for several: the sale', ' 頭髮護理 發售', '发售', '發售'],
  ['another form of the same script', ' 館裏', '館裡', '館裏'],
  ['each word by itself', ' 香槟 gin 丝巾', '香檳 gin 絲巾', '香槟 gin 丝巾'],
  ['what the text has already', ' 香槟', '香槟', '香槟'],
  ['what the text has in no script', ' 香槟', '腕錶', '腕錶'],
])('%s', (_, text, keyword, expected) => {
  expect(inScriptOf(text, keyword)).toBe(expected);
});
