import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The sun’s way through the three vaults at Kennedy, which has one level only. */
export const signature: readonly Seed[] = citySignature('new-york-city', {
  form: 'sun',
  title: { en: 'From daylight towards dusk', cn: '自天光走向暮色' },
  description: { en: 'Each of the three vaults is a little lower and warmer than the last. Walk through them and you walk through a day.', cn: '三座拱厅，一座比一座略低，色调也更暖。穿行其间，如同走过一日。' },
  lines: [
    { at: 7, title: { en: 'Bagels and egg creams beside the entrance', cn: '入口旁，刚出炉的贝果与“蛋奶”汽水' }, to: 'new-york-city-dining-bagel-room' },
    { at: 10, title: { en: 'Brick or blush, matched by the east windows', cn: '东窗之下，比对砖红与淡粉' }, to: 'new-york-city-brand-maison-verane' },
    { at: 12, title: { en: 'Both hands up, on the big clock and on yours', cn: '大钟与腕表，指针同时向上' }, to: 'new-york-city-brand-meridian-time' },
    { at: 18, title: { en: 'A painted avenue at six, and the real hour', cn: '画中大道正六点，窗外亦然' }, to: 'new-york-city-art-avenue-at-six' },
    { at: 20, title: { en: 'Oysters, a stool and the lamps across the bay', cn: '一只高凳，几只生蚝，隔湾灯火' }, to: 'new-york-city-dining-long-counter' },
  ],
});
