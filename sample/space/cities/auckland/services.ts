import { entry, type Seed } from '../../seed.ts';
import { harbourSide } from './places.ts';

/** What the hosts of Auckland do for guests. */
export const services: readonly Seed[] = [
  entry('service', 'auckland-service-airport-collection', {
    title: { en: 'Collection at Auckland Airport', cn: '奥克兰机场提货' },
    slug: 'airport-collection',
    description: { en: 'Buy in town, keep your hands free on the ferry, and pick up your sealed bag after passport control.', cn: '市区选购，空手乘船，过边检之后再领取密封提袋。' },
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    time: { en: 'Orders until 6 hours before departure', cn: '起飞前 6 小时截止' },
    location: { en: 'Ground floor, collection desk', cn: '首层，提货服务台' },
    body: {
      en: 'Show your passport and international flight number when you pay. The counter at the airport opens three hours before the first departure and closes after the last.\n\n- Complimentary.\n- Orders may be placed up to ten days ahead.\n- Honey, wine and glass are packed for the hold on request.',
      cn: '付款时请出示护照与国际航班号。机场柜台于首班航班起飞前三小时开放，至末班离境后关闭。\n\n- 免费服务。\n- 最早可提前十天下单。\n- 蜂蜜、葡萄酒与玻璃器皿可应要求作托运包装。',
    },
  }),
  entry('service', 'auckland-service-private-hour', {
    title: { en: 'A private hour upstairs', cn: '楼上静享一小时' },
    slug: 'private-hour',
    description: { en: 'One adviser, one room with the harbour in it, and a rail of pieces chosen from the notes you send us.', cn: '一位顾问，一室海港，一排依您来信预先甄选的单品。' },
    category: ['cat-personal'],
    media: ['fashion-scarf'],
    time: { en: 'Daily, 10am to 7pm, by appointment', cn: '每日 10:00 至 19:00，需预约' },
    location: { en: 'Top floor, sail room', cn: '顶层，帆室' },
    body: { en: 'Write a few lines: the occasion, the climate you are flying to, what you already own. English, Mandarin and Korean are spoken. Complimentary, with no obligation to buy.', cn: '来信写上几句即可：何种场合、飞往何种气候、衣橱里已有什么。顾问通晓英语、普通话与韩语。服务免费，亦无须购买。' },
  }),
  entry('service', 'auckland-service-engraving', {
    title: { en: 'Engraving with coordinates', cn: '经纬镌刻' },
    slug: 'engraving',
    description: { en: 'Rings, cases and brass tags engraved with a name, a date or the latitude where you were happiest.', cn: '指环、表壳与黄铜吊牌，镌刻姓名、日期，或您最快乐之地的经纬度。' },
    category: ['cat-personal'],
    media: ['jewel-ring'],
    time: { en: 'Tuesday to Sunday, 11am to 6pm', cn: '周二至周日 11:00 至 18:00' },
    location: harbourSide,
    body: { en: 'Cut by hand under a lamp, from twenty minutes. The engraver keeps a chart of the Hauraki Gulf for those who remember the bay but not its numbers.', cn: '灯下手工镌刻，二十分钟起。若您只记得是哪处海湾，却不记得数字，镌刻师手边备有一幅豪拉基湾海图。' },
  }),
];
