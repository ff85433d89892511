import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The sun’s way over the lake at Queenstown, from the peaks to the slate dials. */
export const signature: readonly Seed[] = citySignature('queenstown', {
  form: 'sun',
  title: { en: 'Long light on the lake', cn: '湖上长光' },
  description: { en: 'The sun reaches the peaks first and leaves the lake last. In between there is one large window, and a fire.', cn: '日光先到群峰，最后才离开湖面。其间，有一扇大窗，一炉火。' },
  lines: [
    { at: 7, title: { en: 'The peaks turn pink, the lane is still in shade', cn: '群峰染粉，小巷仍在影中' }, to: 'queenstown-about-architecture' },
    { at: 9, title: { en: 'Apricot slices in the room with the early sun', cn: '小室朝阳，一块鲜杏方糕' }, to: 'queenstown-dining-orchard-room' },
    { at: 12, title: { en: 'Lake trout, smoked over mānuka, by the fire', cn: '炉火旁，麦卢卡木熏制的湖鳟' }, to: 'queenstown-dining-hearth' },
    { at: 16, title: { en: 'Dark lenses for the glare off the water', cn: '深色镜片，挡住湖面的反光' }, to: 'queenstown-brand-kintara' },
    { at: 20, title: { en: 'Grey dials, as the mountains lose their colour', cn: '群山褪色之时，岩灰表盘' }, to: 'queenstown-brand-calibre-ferrand' },
  ],
});
