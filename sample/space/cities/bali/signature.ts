import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** A length of endek, for the tied threads of Bali. */
export const signature: readonly Seed[] = citySignature('bali', {
  form: 'cloth',
  title: { en: 'Tied first, then dyed', cn: '先扎后染', jp: '結んでから、染める' },
  description: {
    en: 'For endek the thread is bound before it is dyed, and the figure is there before the weaving begins. Its edges are soft for that reason.',
    cn: '织造恩德克时，丝线先扎后染，图案在上机之前便已在那里；轮廓也因此柔和。',
    jp: 'エンデックは、糸を括ってから染めます。図柄は織る前から糸のなかにあり、輪郭のやわらかさはそこから生まれます。',
  },
  lines: [
    { title: { en: 'Sea blue, where the thread lay open to the dye', cn: '海之蓝，丝线未扎之处', jp: '海の青。括らずにおいた糸の色' }, to: 'bali-service-after-surf' },
    { title: { en: 'Coffee brown, with a thread of orange', cn: '咖啡之棕，间以一缕橙', jp: 'コーヒーの茶に、オレンジの糸を一すじ' }, to: 'bali-dining-kintamani-porch' },
    { title: { en: 'A figure with soft edges, like petals after rain', cn: '轮廓柔和的花纹，如雨后花瓣', jp: '雨あがりの花びらのような、やわらかな図柄' }, to: 'bali-brand-lune-and-linden' },
    { title: { en: 'A ribbon of it, tied around a box of palm', cn: '裁作缎带，系一只棕叶编盒', jp: '細く裁ったリボンで、椰子の葉の箱を結ぶ' }, to: 'bali-service-offering-wrap' },
  ],
});
