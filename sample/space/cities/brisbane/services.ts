import { entry, type Seed } from '../../seed.ts';
import { pantry, servicesRoom } from './places.ts';

/** What the hosts of Brisbane do for guests. */
export const services: readonly Seed[] = [
  entry('service', 'brisbane-service-airport-collection', {
    title: { en: 'Collection at Brisbane Airport', cn: '布里斯班机场提货' },
    slug: 'airport-collection',
    description: { en: 'Shop in town at duty-free prices and pick up one sealed bag after passport control, however many rooms you visited.', cn: '市区以免税价选购，无论逛过几室，过边检之后只取一只密封提袋。' },
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    time: { en: 'Orders until 6 hours before departure', cn: '起飞前 6 小时截止' },
    location: servicesRoom,
    body: {
      en: 'Bring your passport and international flight number. The train to the airport takes about twenty minutes from Central; your bag will be there first.\n\n- Complimentary.\n- Chocolate is kept at 16 degrees all the way.\n- Orders may be placed up to ten days ahead.',
      cn: '请携带护照与国际航班号。自中央车站乘火车至机场约二十分钟，提袋会先您一步抵达。\n\n- 免费服务。\n- 巧克力全程保持十六度。\n- 最早可提前十天下单。',
    },
  }),
  entry('service', 'brisbane-service-pressing', {
    title: { en: 'Pressed while you have tea', cn: '一盏茶，一件熨帖' },
    slug: 'pressing',
    description: { en: 'Linen, silk and anything that has been in a suitcase, steamed by hand and returned on a hanger to your table.', cn: '亚麻、真丝，凡箱中压皱之物，手工蒸熨，挂妥送回您的茶桌。' },
    category: ['cat-personal', 'cat-travel'],
    media: ['fashion-handbag'],
    time: { en: 'Daily, 9:30am to 5pm', cn: '每日 9:30 至 17:00' },
    location: servicesRoom,
    body: { en: 'Up to three pieces, in about 30 minutes. Complimentary with any purchase that day, or A$10 a piece. Spots are looked at honestly.', cn: '至多三件，约三十分钟。当日有购物即免费，否则每件 10 澳元。至于污渍能否去除，我们会如实相告。' },
  }),
  entry('service', 'brisbane-service-gift-room', {
    title: { en: 'Gifts, wrapped for the hold', cn: '可托运的礼物包装' },
    slug: 'gift-room',
    withoutDetail: true,
    description: { en: 'Paper printed with fig leaves, a card in your handwriting and padding that survives a baggage belt.', cn: '印着榕叶的包装纸，一张亲笔卡片，以及经得起行李传送带的衬垫。' },
    category: ['cat-personal'],
    media: ['gift-set'],
    time: { en: 'Daily, until closing', cn: '每日，至打烊' },
    location: pantry,
    body: { en: 'Complimentary for everything bought in the house.', cn: '凡馆内所购，一概免费。' },
  }),
];
