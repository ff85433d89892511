import { day, entry, type Seed } from '../../seed.ts';

/** The promotion of the San Francisco gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'san-francisco-index-four-layers',
    {
      title: { en: 'Four layers for one day', cn: '一日四层' },
      slug: 'four-layers',
      description: { en: 'A silk square, a wool scarf, a bridle belt and a bag that holds a coat: choose three and the fourth is reduced.', cn: '真丝方巾、羊毛围巾、马缰皮带，以及装得下外套的手袋：选三件，第四件享优惠。' },
      category: ['cat-fashion'],
      media: ['hero-travel'],
      startDate: day(-6, '06:00'),
      endDate: day(36, '23:59'),
      removedAfterExpired: false,
      location: { en: 'Bays 3 and 5', cn: '三号与五号' },
      body: { en: 'Between the ocean and the Mission the temperature can differ by ten degrees on the same afternoon. Locals carry their wardrobe with them; so may you. The fourth piece is 30 per cent less.', cn: '同一个下午，从海滨到教会区，气温可相差十度。本地人出门，衣橱随身，您也不妨一试。第四件享七折。' },
      terms: { en: 'The reduction applies to the lowest-priced piece. Ottavia Rey, North & Vale and Casa Orsino only.', cn: '优惠适用于价格最低的一件，仅限奥塔薇、北谷与奥希诺。' },
    },
    { updated: 6 },
  ),
];
