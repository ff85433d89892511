import { day, entry, type Seed } from '../../seed.ts';
import { lightWellSide } from './places.ts';

/** The promotion of the Singapore gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'singapore-index-orchard-evening',
    {
      title: { en: 'The Orchard evening edit', cn: '乌节之夜精选' },
      slug: 'orchard-evening',
      description: { en: 'Choose any two pieces from the evening table and the compact is engraved with your initials, with our compliments.', cn: '自晚宴精选台任选两件，即可为您的粉饼盒免费镌刻姓名缩写。' },
      category: ['cat-watches-and-jewellery', 'cat-beauty'],
      media: ['beauty-compact'],
      startDate: day(-6, '10:00'),
      endDate: day(24, '22:00'),
      removedAfterExpired: false,
      location: lightWellSide,
      body: { en: 'Pearls by Ondine Joaillerie, a pressed-powder compact by Maison Verane and a scarf by Ottavia Rey, gathered on one table for the dinner hour. Engraving takes about fifteen minutes.', cn: '昂汀珠宝的珍珠、薇兰世家的粉饼与奥塔薇的丝巾，同聚一桌，只为晚餐时分。镌刻约需十五分钟。' },
      terms: { en: 'Two pieces in one purchase. Up to three initials.', cn: '须于同一笔消费中选购两件，最多镌刻三个字母。' },
    },
    { updated: 6 },
  ),
];
