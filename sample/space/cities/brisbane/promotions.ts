import { day, entry, type Seed } from '../../seed.ts';
import { pantry } from './places.ts';

/** The promotion of the Brisbane gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'brisbane-index-river-picnic',
    {
      title: { en: 'The river picnic', cn: '河上野餐' },
      slug: 'river-picnic',
      description: { en: 'Cold-brewed tea, six macarons and a cotton cloth in a bag to keep, for an afternoon on the ferries.', cn: '冷萃茶一瓶、马卡龙六枚、棉布一方，装入可留用的布袋，伴您渡轮上的一个下午。' },
      category: ['cat-food-and-gifts'],
      media: ['food-macarons'],
      startDate: day(-4, '09:30'),
      endDate: day(45, '17:00'),
      removedAfterExpired: false,
      location: pantry,
      body: {
        en: 'Ask for it at the pantry and it is ready in six minutes. Sit on the left going upstream for the cliffs, on the right coming back for the arbour of bougainvillea at South Bank. Tell us how many spoons.',
        cn: '在食品间点取，六分钟即备妥。溯流而上宜坐左侧，看崖壁；回程宜坐右侧，看南岸的三角梅花廊。要几支小匙，请告诉我们。',
      },
      terms: { en: 'Best eaten within four hours. One free refill of tea on the same day.', cn: '宜于四小时内享用，当日可免费续茶一次。' },
    },
    { updated: 4 },
  ),
];
