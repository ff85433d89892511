import { expect, test } from 'vitest';
import { inKorean, phrasesOf } from '../../client/parts/Phrases.tsx';

test.each([
  ['海港，以光计时', ['海港，', '以光', '计时']],
  ['层层有席', ['层层', '有席']],
  ['灯光下的长桌', ['灯光下的', '长桌']],
  ['临窗的工作台', ['临窗的', '工作台']],
  ['开放至 21:00', ['开放', '至\u00a021:00']],
  ['码头仅数分钟', ['码头', '仅数分钟']],
  ['2026年6月2日至15日', ['2026年6月2日', '至15日']],
  ['每日 15:00 至 18:00', ['每日 ', '15:00 ', '至\u00a018:00']],
  ['Ottavia Rey 奥塔薇', ['Ottavia\u00a0Rey ', '奥塔薇']],
  ['Ondine Joaillerie 昂丁', ['Ondine Joaillerie ', '昂丁']],
  ['香港精品廊：名品', ['香港', '精品廊：', '名品']],
  ['此蜜共 120 瓶', ['此蜜', '共\u00a0120\u00a0瓶']],
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

test.each([
  ['한 잔 더 마실 수 있습니다', '한_잔 더_마실_수 있습니다'],
  ['해 질 녘의 세 도시', '해_질_녘의 세_도시'],
  ['매일 오전 11시 30분 ~ 오후 2시', '매일 오전_11시 30분_~ 오후_2시'],
  ['그 한 모퉁이', '그_한_모퉁이'],
  ['커피 바 뒤 정원', '커피_바_뒤 정원'],
  ['개장 시간을 알려 드립니다', '개장 시간을 알려_드립니다'],
  ['먼저 보내 드리는 소식', '먼저 보내_드리는 소식'],
  ['한 지붕 아래의 브랜드', '한_지붕_아래의 브랜드'],
  ['아주긴한국어이름 옆', '아주긴한국어이름 옆'],
])('a Korean word of one syllable stays with its neighbour: %s', (text, bound) => {
  expect(inKorean(text).replaceAll('\u00a0', '_')).toBe(bound);
});
