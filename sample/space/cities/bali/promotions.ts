import { day, entry, type Seed } from '../../seed.ts';
import { mountainPavilion } from './places.ts';

/** The promotion of the Bali gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'bali-promotion-silver-weeks',
    {
      title: { en: 'Silver weeks in Kuta', cn: '库塔银饰周', jp: 'クタ・シルバーウィークス' },
      slug: 'silver-weeks',
      category: ['cat-watches-and-jewellery'],
      brand: 'brand-ondine-joaillerie',
      media: ['jewel-bracelet'],
      location: mountainPavilion,
      startDate: day(-3, '10:00'),
      endDate: day(25, '22:00'),
      description: { en: 'Any two pieces of Celuk silver are polished, boxed and reduced by 15 per cent, and old silver is cleaned for nothing.', cn: '任选切鲁克银饰两件，抛光装盒并享八五折；旧银器免费清洁。', jp: 'チュルックの銀を2点お選びいただくと、磨いて箱に納め15%引き。お手持ちの銀も無料でお手入れします。' },
      body: {
        en: 'Bring a tarnished chain from anywhere. It is done in ten minutes with ash and lime, the way the village does it, and the difference usually starts a conversation.',
        cn: '带来任何一条发暗的旧链。按村里的法子，以草木灰与青柠，十分钟焕然一新，往往也就此打开话匣。',
        jp: 'どこで求めた鎖でも、黒ずんだままお持ちください。村のやり方どおり灰とライムで10分。その輝きが、たいてい話のはじまりになります。',
      },
      terms: {
        en: '- Reduction on silver made in Celuk only, not on pearls.\n- Cleaning: three pieces for each guest and day.',
        cn: '- 折扣仅限切鲁克银饰，珍珠除外。\n- 清洁：每位宾客每日限三件。',
        jp: '- 割引はチュルック製の銀に限り、真珠は対象外です。\n- お手入れはお一人様一日3点まで。',
      },
    },
    { created: 5, updated: 3 },
  ),
];
