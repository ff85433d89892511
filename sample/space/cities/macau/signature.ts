import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** Morning and evening halves of Macau’s day; the store has two storeys, too few to tell it by floors. */
export const signature: readonly Seed[] = citySignature('macau', {
  form: 'halves',
  title: { en: 'Before and after the lanterns', tc: '燈籠亮起，之前與之後', cn: '灯笼亮起，之前与之后' },
  description: { en: 'By day the paved sea belongs to the sun. At six forty red lanterns are lit, and the arches change colour.', tc: '白晝，石仔路上的海屬於陽光。六時，四十盞紅燈籠亮起，拱廊換了顏色。', cn: '白昼，碎石铺成的海属于阳光。六点，四十盏红灯笼亮起，拱廊换了颜色。' },
  lines: [
    { at: 9, title: { en: 'Custard tarts, from the oven on the half hour', tc: '葡撻逢半點出爐', cn: '葡挞逢半点出炉' }, to: 'macau-dining-custard' },
    { at: 11, title: { en: 'The waves of the paving, lifted into the air', tc: '石仔路的波浪，升到半空', cn: '碎石路的波浪，升到半空' }, to: 'macau-art-wide-sea' },
    { at: 12, title: { en: 'Minchi with a fried egg, on the balcony', tc: '廊台上，一碟免治配煎蛋', cn: '廊台上，一碟免治配煎蛋' }, to: 'macau-dining-arcade-kitchen' },
    { at: 15, title: { en: 'Pearls, matched by the last full daylight', tc: '趁天光正好，配一串珍珠', cn: '趁天光正好，配一串珍珠' }, to: 'macau-brand-ondine-joaillerie' },
    { at: 18, title: { en: 'Forty lanterns of bamboo and silk are lit', tc: '四十盞竹骨絲燈，一一亮起', cn: '四十盏竹骨丝灯，一一亮起' }, to: 'macau-about-heritage' },
    { at: 20, title: { en: 'A red that is the same by lamplight', tc: '燈下不變的一抹紅', cn: '灯下不变的一抹红' }, to: 'macau-brand-maison-verane' },
  ],
});
