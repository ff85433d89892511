import { day, entry, type Seed } from '../../seed.ts';
import { eastArches } from './places.ts';

/** The promotion of the Macau gallery. */
export const promotions: readonly Seed[] = [
  entry('indexDetailPage', 'macau-promotion-honey', {
    title: { en: 'Honey with your tea', tc: '以蜜佐茶', cn: '以蜜佐茶' },
    slug: 'honey-with-tea',
    category: ['cat-food-and-gifts'],
    brand: 'brand-honey-and-tide',
    media: ['food-honey'],
    startDate: day(-8),
    endDate: day(26, '22:00'),
    displayDate: day(-8),
    location: eastArches,
    description: {
      en: 'Buy any Sencha Hall caddy and a small jar of saffron blossom honey from Honey & Tide is added.',
      tc: '選購煎茶堂茶罐一款，即送蜜與潮藏紅花蜜小瓶裝。',
      cn: '选购煎茶堂茶罐一款，即赠蜜与潮藏红花蜜小瓶装。',
    },
    body: { en: 'The jar holds 60 g, which is enough for a fortnight of breakfasts or one sleepless night.', tc: '每瓶 60 克，足供兩星期早餐，或一個不眠之夜。', cn: '每瓶 60 克，足供两周早餐，或一个不眠之夜。' },
    terms: { en: 'One jar per caddy, while stocks last.', tc: '每罐限送一瓶，送完即止。', cn: '每罐限赠一瓶，赠完即止。' },
  }),
];
