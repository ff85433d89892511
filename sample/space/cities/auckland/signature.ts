import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** A woollen rug, for the colours of Auckland’s harbour. */
export const signature: readonly Seed[] = citySignature('auckland', {
  form: 'cloth',
  title: { en: 'A rug in the harbour’s colours', cn: '海港四色，织作一毯' },
  description: { en: 'Think of the view from the north wall as a woollen rug: four colours, thick enough for a ferry deck in the wind.', cn: '不妨将北墙所见，看作一张羊毛毯：四种颜色，厚实得足以抵挡渡轮甲板上的风。' },
  lines: [
    { title: { en: 'Slate blue, for the channel at seven', cn: '石板蓝，是七点的航道' }, to: 'auckland-dining-berth-coffee' },
    { title: { en: 'Amber, for honey held up to the glass', cn: '琥珀色，是举向玻璃墙的蜜' }, to: 'auckland-brand-honey-and-tide' },
    { title: { en: 'Brick red, for the walls we left rough', cn: '砖红，是未加修饰的老墙' }, to: 'auckland-about-architecture' },
    { title: { en: 'Cloud grey, for the minute before rain', cn: '云灰，是落雨之前的一分钟' }, to: 'auckland-art-southerly-change' },
  ],
});
