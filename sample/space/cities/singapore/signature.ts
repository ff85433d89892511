import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The building in Singapore level by level, around the light well. */
export const signature: readonly Seed[] = citySignature('singapore', {
  form: 'floors',
  title: { en: 'Shade, level by level', cn: '荫凉，一层一层' },
  description: { en: 'Noon light falls almost straight down here, so it is let in at one place only: through ferns, down the light well.', cn: '此地正午的光几近垂直。它只从一处进来：穿过蕨叶，沿天井而下。' },
  lines: [
    { at: 4, floor: { en: 'Level 4', cn: '四层' }, title: { en: 'Warm air leaves here, at the top of the well', cn: '热气由此散去，天井之顶' }, to: 'singapore-about-architecture' },
    { at: 3, floor: { en: 'Level 3', cn: '三层' }, title: { en: 'Laksa at noon, behind green shutters', cn: '绿窗之内，正午才有的叻沙' }, to: 'singapore-dining-straits-table' },
    { at: 2, floor: { en: 'Level 2', cn: '二层' }, title: { en: 'Thin watches, wound by hand at a quiet counter', cn: '静处柜台，手上链的薄表' }, to: 'singapore-brand-calibre-ferrand' },
    { at: 1, floor: { en: 'Level 1', cn: '一层' }, title: { en: 'Kopi and kaya toast along the public walk', cn: '五脚基上，一杯咖啡，一份咖椰吐司' }, to: 'singapore-dining-five-foot-way' },
  ],
});
