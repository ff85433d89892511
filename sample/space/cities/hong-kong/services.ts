import { entry, type Seed } from '../../seed.ts';
import { behindTheShutters, goodsYard, hours } from './places.ts';

/** What the hosts of Hong Kong do for guests, with a booking. */
export const services: readonly Seed[] = [
  entry('service', 'hong-kong-service-collect', {
    title: { en: 'Order online, collect here', tc: '網上訂購，到店領取', cn: '线上下单，到店自提' },
    slug: 'order-and-collect',
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    location: { en: 'Ground floor, by the old scale', tc: '地下，舊磅秤旁', cn: '地面层，旧磅秤旁' },
    time: { en: 'Daily, noon to 10pm', tc: '每日 12:00–22:00', cn: '每日 12:00–22:00' },
    description: {
      en: 'Order in the online shop before 9pm and your parcel waits by the gate from noon the next day, wrapped and weighed for the flight.',
      tc: '晚上九時前於網上商店下單，翌日正午起即可到店領取，已包裝妥當並標明重量，方便登機。',
      cn: '21:00 前于线上商店下单，次日正午起即可到店自提，已包装妥当并标明重量，方便登机。',
    },
    body: {
      en: '- Bring the order number and any document with your name.\n- Parcels are kept for fourteen days.\n- Try things on before you sign; what does not suit is refunded at once.',
      tc: '- 請備訂單編號及任何載有姓名的證件。\n- 包裹保留十四日。\n- 簽收前可先試用試穿，不合意即時退款。',
      cn: '- 请备订单编号及任何载有姓名的证件。\n- 包裹保留十四天。\n- 签收前可先试用试穿，不合意即时退款。',
    },
  }),
  entry('booxi', 'hong-kong-booking-evening', { title: { en: 'Book a chair', tc: '預約座位', cn: '预约座位' }, tag: 'MakeMyDay' }),
  entry('service', 'hong-kong-service-evening-make-up', {
    title: { en: 'Make-up before the lights', tc: '華燈初上前的妝容', cn: '华灯初上前的妆容' },
    slug: 'evening-make-up',
    category: ['cat-personal', 'cat-beauty'],
    media: ['beauty-brushes'],
    booking: 'hong-kong-booking-evening',
    location: behindTheShutters,
    time: { en: 'Daily, 4pm to 7:30pm', tc: '每日 16:00–19:30', cn: '每日 16:00–19:30' },
    description: {
      en: 'Thirty minutes in the chair with an artist from Maison Verane, timed so that you are at the waterfront by eight.',
      tc: '薇蘭世家彩妝師為您妝點三十分鐘，八時前，恰好抵達海旁。',
      cn: '薇兰世家彩妆师为您妆点三十分钟，20:00 前，恰好抵达海旁。',
    },
    body: {
      en: 'HK$380, taken off any purchase on the same day. Humidity is allowed for: nothing here shines by nine.',
      tc: '港幣 380 元，可全數抵扣當日消費。已計及濕度：到九時，妝容依然清爽。',
      cn: '380 港元，可全额抵扣当日消费。已虑及潮湿：到 21:00，妆容依然清爽。',
    },
  }),
  entry('service', 'hong-kong-service-red-paper', {
    title: { en: 'Red paper, gold cord', tc: '紅紙金繩', cn: '红纸金绳' },
    slug: 'red-paper',
    category: ['cat-personal'],
    media: ['trace-parcel'],
    location: goodsYard,
    time: hours,
    description: {
      en: 'Gifts folded in hand-dyed red paper with a gold cord, and a wish written by a calligrapher on Saturdays.',
      tc: '禮物以手染紅紙摺疊，繫上金繩；逢星期六，更有書法家題寫祝辭。',
      cn: '礼物以手染红纸折叠，系上金绳；每逢周六，更有书法家题写祝辞。',
    },
    body: {
      en: 'Complimentary with every purchase; allow ten minutes, or twenty on a Saturday afternoon between 2pm and 6pm when the brush is out.',
      tc: '凡購物即可免費享用，約十分鐘；星期六 14:00 至 18:00 備筆墨題字，約二十分鐘。',
      cn: '凡购物即可免费享用，约十分钟；周六 14:00 至 18:00 备笔墨题字，约二十分钟。',
    },
  }),
];
