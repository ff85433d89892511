import { entry, type Seed } from '../../seed.ts';
import { balcony, eastArches, hours } from './places.ts';

/** What the hosts of Macau do for guests, with a booking. */
export const services: readonly Seed[] = [
  entry('service', 'macau-service-collect', {
    title: { en: 'Order online, collect here', tc: '網上訂購，到店領取', cn: '线上下单，到店自提' },
    slug: 'order-and-collect',
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    location: eastArches,
    time: { en: 'Daily, 11am to 10pm', tc: '每日 11:00–22:00', cn: '每日 11:00–22:00' },
    description: {
      en: 'Order on the ferry or the bridge coach; four hours later your parcel is wrapped and waiting under the east arches.',
      tc: '在船上或跨海大巴上下單，四小時後，包裝妥當的包裹已在東拱廊等候。',
      cn: '在船上或跨海大巴上下单，四小时后，包装妥当的包裹已在东拱廊等候。',
    },
    body: {
      en: '- Orders before 5pm are ready the same day.\n- Bring the order number and a document with your name.\n- Parcels are kept for fourteen days.',
      tc: '- 17:00 前下單，即日可取。\n- 請備訂單編號及載有姓名的證件。\n- 包裹保留十四日。',
      cn: '- 17:00 前下单，当日可取。\n- 请备订单编号及载有姓名的证件。\n- 包裹保留十四天。',
    },
  }),
  entry('booxi', 'macau-booking-salon', { title: { en: 'Book the salon', tc: '預約貴賓廳', cn: '预约贵宾厅' }, tag: 'MakeMyDay' }),
  entry('service', 'macau-service-salon', {
    title: { en: 'The balcony salon', tc: '廊台貴賓廳', cn: '廊台贵宾厅' },
    slug: 'balcony-salon',
    category: ['cat-personal'],
    media: ['trace-coat'],
    booking: 'macau-booking-salon',
    location: balcony,
    time: { en: 'Daily, noon to 9pm', tc: '每日 12:00–21:00', cn: '每日 12:00–21:00' },
    description: {
      en: 'One adviser and a closed door, in Cantonese, Mandarin, Portuguese or English. What you want to see is brought to you.',
      tc: '一位顧問，一扇關上的門；粵語、普通話、葡語或英語皆可。想看的，都送到眼前。',
      cn: '一位顾问，一扇关上的门；粤语、普通话、葡语或英语皆可。想看的，都送到眼前。',
    },
    body: {
      en: 'Two hours, complimentary, for up to four people. Let us know the day before; tea and almond biscuits are on the table.',
      tc: '兩小時，費用全免，最多四人。請於前一日告知，席上備茶與杏仁餅。',
      cn: '两小时，免费享用，最多四人。请于前一日告知，席上备茶与杏仁饼。',
    },
  }),
  entry('service', 'macau-service-tile-wrap', {
    title: { en: 'Blue-tile gift wrap', tc: '藍瓷磚禮品包裝', cn: '蓝瓷砖礼品包装' },
    slug: 'tile-wrap',
    category: ['cat-personal'],
    media: ['trace-parcel'],
    location: { en: 'Ground floor, lantern desk', tc: '地下，燈籠服務枱', cn: '地面层，灯笼服务台' },
    time: hours,
    description: {
      en: 'Paper printed from a wall of azulejos, folded so that the pattern meets at every edge, and tied with red silk.',
      tc: '包裝紙取自一面藍瓷磚牆，摺疊時紋樣邊邊相接，再繫上紅絲帶。',
      cn: '包装纸取自一面蓝瓷砖墙，折叠时纹样边边相接，再系上红丝带。',
    },
    body: { en: 'Complimentary with every purchase; about eight minutes, since the corners matter.', tc: '凡購物即可免費享用，約八分鐘，因為邊角不可馬虎。', cn: '凡购物即可免费享用，约八分钟，因为边角不可马虎。' },
  }),
];
