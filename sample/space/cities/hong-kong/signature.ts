import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The godown in Hong Kong floor by floor, down to the goods yard. */
export const signature: readonly Seed[] = citySignature('hong-kong', {
  form: 'floors',
  title: { en: 'Up from the goods yard', tc: '由貨場拾級而上', cn: '自货场拾级而上' },
  description: { en: 'One white stair turns from the yard to a round skylight. One light from above reaches every floor.', tc: '一道白色樓梯，由貨場盤旋至圓形天窗。一束天光，照遍各層。', cn: '一道白色楼梯，自货场盘旋至圆形天窗。一束天光，照遍各层。' },
  lines: [
    { at: 3, floor: { en: 'Third floor', tc: '三樓', cn: '三楼' }, title: { en: 'Clay-pot rice, with the harbour for a wall', tc: '煲仔飯一煲，以海港為牆', cn: '煲仔饭一煲，以海港为墙' }, to: 'hong-kong-dining-godown-table' },
    { at: 1, floor: { en: 'First floor', tc: '一樓', cn: '一楼' }, title: { en: 'Silk squares, where bolts of silk were counted', tc: '昔日點算綢緞之處，今看方巾', cn: '昔日点算绸缎之处，今看方巾' }, to: 'hong-kong-brand-ottavia-rey' },
    { at: 0, floor: { en: 'Ground floor', tc: '地下', cn: '地面层' }, title: { en: 'Tea pulled through cotton, drunk standing', tc: '棉袋拉出一杯奶茶，企住飲', cn: '棉袋拉出一杯奶茶，站着喝' }, to: 'hong-kong-dining-milk-tea' },
  ],
});
