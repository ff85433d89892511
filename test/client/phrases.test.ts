import { expect, test } from 'vitest';
import { phrasesOf } from '../../client/parts/Phrases.tsx';

test.each([
  ['海港，以光计时', ['海港，', '以光', '计时']],
  ['层层有席', ['层层', '有席']],
  ['灯光下的长桌', ['灯光下的', '长桌']],
  ['临窗的工作台', ['临窗的', '工作台']],
  ['开放至 21:00', ['开放', '至 21:00']],
])('the phrases of %s', (text, phrases) => {
  expect(phrasesOf(text)).toEqual(phrases);
});

test('no phrase begins with punctuation or a particle, and the phrases joined are the title', () => {
  for (const title of [
    '带走的，不必是行李',
    '与匠人一同，慢下来的午后',
    '品牌与餐厅，在同一片屋檐下',
    '礼物，由我们包好',
  ]) {
    const phrases = phrasesOf(title);
    expect(phrases.join('')).toBe(title);
    expect(phrases.slice(1).filter((phrase) => /^[，。、！？：；的了与和及中]/u.test(phrase))).toEqual([]);
  }
});
