import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The sun’s way over Guam’s day, from the first light to the long table. */
export const signature: readonly Seed[] = citySignature('guam', {
  form: 'sun',
  title: { en: 'One day of island light', jp: '島の光、その一日', kr: '섬의 빛으로 보내는 하루', cn: '一座岛，一日光' },
  description: {
    en: 'The sun comes up early and goes down into the Philippine Sea. Between the two there is a porch, a painting and a long table.',
    jp: '朝早く昇り、フィリピン海へ沈む太陽。そのあいだに、軒下のカフェと一枚の絵、長い食卓があります。',
    kr: '해는 일찍 떠올라 필리핀해로 집니다. 그 사이에 포치와 그림 한 점, 긴 식탁이 있습니다.',
    cn: '太阳早早升起，落入菲律宾海。其间，有一道门廊、一幅画、一张长桌。',
  },
  lines: [
    { at: 6, title: { en: 'The American day begins, on pale concrete', jp: '白い壁に、アメリカの一日が始まる', kr: '미국의 하루가 흰 벽 위에서 시작됩니다', cn: '美国的一天由此开始，晨光照上素白墙面' }, to: 'guam-about-architecture' },
    { at: 8, title: { en: 'Iced coffee under the porch, rain or sun', jp: '晴れても降っても、軒下でアイスコーヒーを', kr: '비가 오나 해가 뜨나, 처마 아래 아이스커피 한 잔', cn: '晴雨无碍，门廊下一杯冰咖啡' }, to: 'guam-dining-rain-porch-cafe' },
    { at: 12, title: { en: 'The reef, at the hour without shadows', jp: '影の消える時刻の、リーフの色', kr: '그림자가 사라지는 시각의 산호초', cn: '万物无影之时，一幅礁盘' }, to: 'guam-art-reef-at-noon' },
    { at: 16, title: { en: 'Sand brushed away, a little colour for the evening', jp: '砂を払い、夕べのために少しだけ彩りを', kr: '모래를 털어 내고, 저녁을 위한 색을 조금', cn: '拂去细沙，为傍晚添一点颜色' }, to: 'guam-service-evening-make-up' },
    { at: 18, title: { en: 'Red rice and reef fish, the sunset for a clock', jp: 'レッドライスとリーフの魚。時計は夕陽だけ', kr: '붉은 밥과 산호초 물고기, 시계는 노을 하나', cn: '红米饭与礁边鲜鱼，唯以落日计时' }, to: 'guam-dining-haligi-room' },
  ],
});
