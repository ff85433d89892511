import { day, entry, type Seed } from '../../seed.ts';

/** News from the Singapore gallery. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'singapore-news-longer-evenings',
    {
      title: { en: 'Longer evenings on Nutmeg Arcade', cn: '豆蔻廊的夜更长了' },
      slug: 'longer-evenings',
      description: { en: 'From this month the galleria stays open until 10pm on Fridays and Saturdays, with the arcade lamps lit to match.', cn: '自本月起，每逢周五、周六，本馆营业至 22:00，廊灯亦随之长明。' },
      category: ['cat-house-news'],
      media: ['arch-boutique'],
      displayDate: day(-8, '10:00'),
      startDate: day(-8, '10:00'),
      endDate: day(60, '22:00'),
      removedAfterExpired: false,
      isFeatured: true,
      body: {
        en: 'Dusk falls close to seven here all year round, and the pavements are at their best in the three hours after it. The later closing lets you eat first and choose after.\n\nCollection orders for departures the same night still close at 8pm.',
        cn: '新加坡终年约在七时前后入暮，此后的三个钟头，街上最是宜人。延长营业之后，大可先用晚餐，再来从容挑选。\n\n当晚离境的提货订单仍于 20:00 截止。',
      },
    },
    { updated: 8 },
  ),
  entry(
    'news',
    'singapore-news-calibre-ferrand-opens',
    {
      title: { en: 'Calibre Ferrand opens on Level 2', cn: 'Calibre Ferrand 斐朗入驻二层' },
      slug: 'calibre-ferrand-opens',
      brand: 'brand-calibre-ferrand',
      description: { en: 'The watch house brings its thin calibres and a working bench to the north gallery, its first in Singapore.', cn: '制表世家携纤薄机芯与一方制表工作台进驻北廊，为其新加坡首店。' },
      category: ['cat-opening'],
      media: ['hero-watches'],
      displayDate: day(-27, '10:00'),
      startDate: day(-27, '10:00'),
      endDate: day(40, '21:00'),
      removedAfterExpired: false,
      body: {
        en: 'The counter is a single slab of slate, lit from the side so that no reflection crosses a dial. Behind it, on weekday afternoons, a watchmaker regulates pieces and answers questions in English and Mandarin.',
        cn: '柜台取整块岩灰石，侧面采光，表盘之上不见一丝反光。工作日午后，制表师于其后调校机芯，并以英语与华语解答疑问。',
      },
      relatedItems: ['singapore-brand-calibre-ferrand'],
    },
    { updated: 27 },
  ),
  entry(
    'news',
    'singapore-news-tea-counter',
    {
      title: { en: 'A tea counter by the ferns', cn: '蕨影下的茶席' },
      slug: 'tea-counter',
      brand: 'brand-sencha-hall',
      description: { en: 'Sencha Hall now pours iced and hot infusions beside the light well, in cups made at a kiln in the west of the island.', cn: '煎茶堂于天井旁设席，冷热茶饮皆盛于岛西窑场烧制的茶盏。' },
      category: ['cat-house-news', 'cat-food-and-gifts'],
      media: ['brand-sencha-hall'],
      displayDate: day(-75, '10:00'),
      removedAfterExpired: false,
      body: { en: 'Two leaves change with the month; the cold-brewed sencha does not. A small cup is offered to anyone who sits down, and the caddies are packed flat for hand luggage.', cn: '两款茶叶逐月更换，冷萃煎茶则常年供应。入座即奉一小盏，茶罐亦以便于随身行李的方式包装。' },
    },
    { created: 75, updated: 75 },
  ),
];
