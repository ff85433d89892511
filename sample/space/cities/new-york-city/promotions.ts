import { day, entry, type Seed } from '../../seed.ts';
import { centreTable } from './places.ts';

/** The promotion of the New York City gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'new-york-city-index-overnight-kit',
    {
      title: { en: 'The overnight kit', cn: '夜航随身礼' },
      slug: 'overnight-kit',
      description: { en: 'A serum, a silk and wool scarf and four truffles in a felt roll, priced together for flights of six hours and more.', cn: '精华一支、丝羊毛围巾一条、松露巧克力四枚，收入毛毡卷包，专为六小时以上航程而备。' },
      category: ['cat-beauty', 'cat-fashion'],
      media: ['fashion-scarf'],
      startDate: day(-3, '06:00'),
      endDate: day(30, '23:59'),
      removedAfterExpired: false,
      location: centreTable,
      body: { en: 'The scarf is wide enough to be a blanket. The serum is 30 ml. The truffles seldom last to Greenland.', cn: '围巾宽可作毯，精华为 30 毫升。至于松露巧克力，往往撑不到格陵兰上空。' },
      terms: { en: 'One kit per boarding pass. Contents may vary in colour.', cn: '每张登机牌限购一份，内含物颜色可能略有不同。' },
    },
    { updated: 3 },
  ),
];
