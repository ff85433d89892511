import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The sun’s way over Sydney’s day, from the Heads to the cellar. */
export const signature: readonly Seed[] = citySignature('sydney', {
  form: 'sun',
  title: { en: 'North light, hour by hour', cn: '向北之光，逐时而行' },
  description: { en: 'In Sydney the midday sun stands in the north, over the water. The building was turned to face it, and these are its hours.', cn: '在悉尼，正午的太阳悬于北方，临水而照。这座建筑转身相迎，一日光阴，依次如下。' },
  lines: [
    { at: 6, title: { en: 'First light comes in between the Heads', cn: '第一缕光，自海港岬口而入' }, to: 'sydney-about-architecture' },
    { at: 8, title: { en: 'A flat white in the sun, just off the ferry', cn: '刚下渡轮，阳光里一杯澳白' }, to: 'sydney-dining-first-light' },
    { at: 12, title: { en: 'Noon lies in bars across the atrium floor', cn: '正午的光，一道道落在中庭地面' }, to: 'sydney-art-drift' },
    { at: 15, title: { en: 'Sun on the fragrance tables, a name cut in glass', cn: '日光移过香氛长桌，瓶身刻下一个名字' }, to: 'sydney-service-engraving' },
    { at: 20, title: { en: 'Seven steps down, where lamps take over', cn: '下行七级台阶，灯火接过天光' }, to: 'sydney-dining-undercroft' },
  ],
});
