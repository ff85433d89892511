import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The sun’s way over the pier in San Francisco, as far as the fog lets it. */
export const signature: readonly Seed[] = citySignature('san-francisco', {
  form: 'sun',
  title: { en: 'A day of fog and sun', cn: '雾与光的一日' },
  description: { en: 'The bay is hidden at breakfast, blue by lunch and grey again for dinner. The gallery runs beside it all the way.', cn: '早餐时海湾隐没，午间转蓝，晚餐时又归于灰。长廊一路相伴。' },
  lines: [
    { at: 7, title: { en: 'Morning buns, with the bay still hidden', cn: '晨间面包出炉，海湾仍隐在雾中' }, to: 'san-francisco-dining-starter' },
    { at: 10, title: { en: 'One slow cup behind paper, as the fog thins', cn: '纸屏之后慢饮一盏，雾色渐薄' }, to: 'san-francisco-brand-sencha-hall' },
    { at: 12, title: { en: 'The water comes into view along the last window', cn: '尽头长窗，水色渐次分明' }, to: 'san-francisco-dining-long-pier' },
    { at: 16, title: { en: 'Silk and fine wool, for when the wind returns', cn: '风又起时，丝巾与细羊毛' }, to: 'san-francisco-brand-ottavia-rey' },
    { at: 19, title: { en: 'Amber and cedar, held close by the damp air', cn: '湿润的空气，留住琥珀与雪松' }, to: 'san-francisco-brand-hesperia' },
  ],
});
