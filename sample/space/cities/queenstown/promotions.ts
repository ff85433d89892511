import { day, entry, type Seed } from '../../seed.ts';

/** The promotion of the Queenstown gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'queenstown-index-thyme-and-tea',
    {
      title: { en: 'Thyme honey and mountain tea', cn: '百里香蜜与高山茶' },
      slug: 'thyme-and-tea',
      description: { en: 'A jar of wild thyme honey with any Sencha Hall caddy at a quarter less, and a wooden spoon to share.', cn: '野百里香蜜搭配任意煎茶堂茶罐，合购享七五折，并附木匙一支。' },
      category: ['cat-food-and-gifts'],
      media: ['food-honey'],
      startDate: day(-5, '09:00'),
      endDate: day(28, '21:00'),
      removedAfterExpired: false,
      location: { en: 'Ground floor, provision shelf', cn: '首层，粮货架' },
      body: { en: 'The honey is gathered around Alexandra in November, when whole hillsides go purple. Stir it in after the tea has cooled a little, or the thyme is lost.', cn: '蜜采于十一月的亚历山德拉一带，彼时满坡皆紫。茶汤稍凉再调入，方不失百里香气。' },
      terms: { en: 'One caddy and one jar in the same purchase. Check what your destination allows.', cn: '茶罐与蜂蜜须同笔购买，请留意目的地入境规定。' },
    },
    { updated: 5 },
  ),
];
