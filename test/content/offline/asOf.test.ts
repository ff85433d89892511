import { expect, test } from 'vitest';
import { asOfText } from '../../../content/offline/asOf.ts';
import { STORES_FRESH_MS } from '../../../content/offline/devicePages.ts';

test.each([
  ['en', 'As of June 15, 2026 at 1:05am, when there was last a network.'],
  ['cn', '内容截至 2026年6月15日 1:05，即上次联网之时。'],
  ['tc', '內容截至 2026年6月15日 1:05，即上次連線之時。'],
  ['fr', 'État au 15 juin 2026 à 1\u00a0h\u00a005, dernière connexion au réseau.'],
  ['it', 'Situazione al 15 giugno 2026 all’1.05, ultima connessione alla rete.'],
  ['jp', '2026年6月15日 1:05時点の内容です（最後に通信できた時刻）。'],
  ['kr', '2026년 6월 15일 1:05 기준입니다. 마지막으로 네트워크에 연결된 때의 내용입니다.'],
] as const)('what is kept says in %s when it was last true, as the site writes days and hours', (language, text) => {
  expect(asOfText(new Date(2026, 5, 15, 1, 5).getTime(), language)).toBe(text);
});

test('the pages of stores are fetched once a day', () => {
  expect(STORES_FRESH_MS).toBe(86_400_000);
});
