import { day, entry, type Seed } from '../../seed.ts';
import { honeyTable } from './places.ts';

/** The promotion of the Auckland gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'auckland-index-ferry-basket',
    {
      title: { en: 'The ferry basket', cn: '渡轮野餐篮' },
      slug: 'ferry-basket',
      description: { en: 'Tea, honey, oatcakes and a wool rug in a returnable basket, packed for an afternoon on Waiheke or Rangitoto.', cn: '茶、蜂蜜、燕麦饼与羊毛毯，装入可归还的提篮，伴您在激流岛或朗伊托托岛度过一个下午。' },
      category: ['cat-food-and-gifts'],
      media: ['food-tea'],
      startDate: day(-18, '10:00'),
      endDate: day(40, '18:00'),
      removedAfterExpired: false,
      location: honeyTable,
      body: { en: 'Order by 9:30am and carry it aboard at ten. Bring back the basket and the rug and half the price is returned. On Rangitoto there is no shop at all, so take two.', cn: '9:30 前预订，十点即可提篮登船。归还提篮与毛毯，退还一半费用。朗伊托托岛上没有商店，不妨多带一篮。' },
      terms: { en: 'Deposit of half the price. Baskets are returned by 8pm the next day.', cn: '押金为售价一半，提篮须于次日 20:00 前归还。' },
    },
    { updated: 18 },
  ),
];
