import { entry, type Seed } from '../../seed.ts';
import { hours } from './places.ts';

/** What the hosts of Queenstown do for guests. */
export const services: readonly Seed[] = [
  entry('service', 'queenstown-service-warm-room', {
    title: { en: 'The warm room', cn: '暖靴室' },
    slug: 'warm-room',
    description: { en: 'Boots dried, packs or skis stored and coats hung by the chimney while you look around in borrowed felt slippers.', cn: '靴履烘干，背包雪板寄存，外套挂在烟囱旁，您只管换上软鞋，随意走走。' },
    category: ['cat-travel'],
    media: ['trace-coat'],
    isFeatured: true,
    time: hours,
    location: { en: 'Ground floor, left of the chimney', cn: '首层，烟囱左侧' },
    body: {
      en: 'Complimentary, whether or not you buy. A pair of boots takes about 40 minutes to dry on the stone shelf, whether it was snow or the Routeburn that wet them.\n\n- Wax and a bench for small repairs.\n- Overnight storage until 10am next day.\n- Slippers from children’s sizes up.',
      cn: '无论购物与否，一概免费。一双靴子置于石架，约四十分钟可干，管它沾的是雪，还是路特本步道的溪水。\n\n- 备有雪蜡与小修工作台。\n- 可寄存过夜，至次日 10:00。\n- 软鞋备有儿童尺码。',
    },
  }),
  entry('service', 'queenstown-service-airport-collection', {
    title: { en: 'Collection at the airport', cn: '机场提货' },
    slug: 'airport-collection',
    description: { en: 'Pay here at duty-free prices and pick up your sealed bag after passport control at Queenstown Airport.', cn: '在此以免税价付款，于皇后镇机场过边检之后领取密封提袋。' },
    category: ['cat-travel'],
    media: ['room-counter'],
    time: { en: 'Orders until 8 hours before departure', cn: '起飞前 8 小时截止' },
    location: { en: 'Ground floor, till', cn: '首层，收银台' },
    body: {
      en: 'For travellers leaving New Zealand from Queenstown. If you fly out through Auckland or Christchurch instead, say so and we will send your order there. Complimentary, and weatherproof: when flights move, so does the bag.',
      cn: '适用于由皇后镇直接离境的旅客。若经奥克兰或基督城出境，请告知，我们会将订单转送。免费服务，风雪无阻：航班改期，提袋随之。',
    },
  }),
  entry('service', 'queenstown-service-wool-wrapping', {
    title: { en: 'Wrapping in felt and twine', cn: '毛毡与麻绳包装' },
    slug: 'wool-wrapping',
    withoutDetail: true,
    description: { en: 'Gifts folded into local wool felt and tied with flax twine: paper and padding in one, however far they are going.', cn: '以本地羊毛毡裹起，系上亚麻细绳，既是包装，也是缓冲，寄往远方亦无妨。' },
    category: ['cat-personal'],
    media: ['trace-parcel'],
    time: { en: 'Daily, until closing', cn: '每日，至打烊' },
    location: { en: 'Ground floor, beside the till', cn: '首层，收银台旁' },
    body: { en: 'Four colours, after the lake at different hours. Complimentary for purchases over NZ$80.', cn: '四种颜色，取自一日不同时辰的湖水。消费满 80 新西兰元即可免费享用。' },
  }),
];
