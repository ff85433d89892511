import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight } from '../../../content/search/searchHighlight.ts';
import { plainTerms } from '../../../content/search/searchResults.ts';

describe('highlighting', () => {
  const bold = (text: string, keyword: string): string =>
    highlight(text, plainTerms(keyword))
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('');
  test.each([
    ['Cacao Thérèze', 'the', 'Cacao [Thé]rèze'],
    ['Ginger workshop with GIN', 'gin', '[Gin]ger workshop with [GIN]'],
    ['化粧品と化粧水の化粧台', '化粧', '[化粧]品と[化粧]水の[化粧]台'],
    ['香水与香水瓶', '香水', '[香水]与[香水]瓶'],
    ['화장품 전시, 새 화장품', '화장', '[화장]품 전시, 새 [화장]품'],
    ['Café a la carte', 'café a', '[Café] [a] la carte'],
    ['The Lantern Table', 'LANTERN', 'The [Lantern] Table'],
    ['香水瓶', '水', '香[水]瓶'],
    ['Some time', 'me', 'So[me] ti[me]'],
    ['Meet me', 'me', '[Me]et [me]'],
    ['Straße', 'strasse', '[Straße]'],
    ['<b>bold</b>', 'bold', '<b>[bold]</b>'],
    ['ハーブ', 'はー', '[ハー]ブ'],
    ['ウイスキーの夜', 'ウィスキー', '[ウイスキー]の夜'],
    ['nothing', '', 'nothing'],
    ['Tea and honey', 'honey tea', '[Tea] and [honey]'],
    ['honey', 'on honey', '[honey]'],
    ['honey', 'honey on', '[honey]'],
    ['L’Or des îles', 'lor', '[L’Or] des îles'],
  ])('%j by %j is %j', (text, keyword, marked) => {
    expect(bold(text, keyword)).toBe(marked);
  });
  test('the joined parts are the text, and no part is empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, keyword) => {
        const parts = highlight(text, plainTerms(keyword));
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });
});
