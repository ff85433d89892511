import { day, entry, type Seed } from '../../seed.ts';

/** News from the Queenstown gallery. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'queenstown-news-fire-is-lit',
    {
      title: { en: 'The fire is lit at nine', cn: '九点，炉火已燃' },
      slug: 'fire-is-lit',
      description: { en: 'The chimney has been swept, the warm room refitted, and the house now opens an hour earlier for those bound uphill.', cn: '烟囱已清，暖靴室焕新，为上山的客人，本馆提早一小时开门。' },
      category: ['cat-house-news'],
      media: ['arch-boutique'],
      displayDate: day(-20, '09:00'),
      startDate: day(-20, '09:00'),
      endDate: day(75, '21:00'),
      removedAfterExpired: false,
      isFeatured: true,
      body: {
        en: 'We burn wilding pine, the self-sown conifers that volunteers clear from the hills each year so that tussock can come back. It splits easily and smells of resin for the first ten minutes.',
        cn: '炉中烧的是野生松。这些自行蔓生的针叶树，每年由志愿者从山上清除，好让草丛重新生长。此木易劈，初燃的十分钟里满室松脂香。',
      },
    },
    { updated: 20 },
  ),
  entry(
    'news',
    'queenstown-news-hesperia-opens',
    {
      title: { en: 'Hesperia opens upstairs', cn: '暮星登楼开幕' },
      slug: 'hesperia-opens',
      brand: 'brand-hesperia',
      description: { en: 'The evening perfumer joins Lune & Linden at the west window, with an amber that suits cold air and sells first here.', cn: '专写暮夜的香氛品牌与月与椴共守西窗，一款宜于寒夜的琥珀香率先于此发售。' },
      category: ['cat-opening', 'cat-fragrance'],
      media: ['beauty-perfume-amber'],
      displayDate: day(-6, '09:00'),
      startDate: day(-6, '09:00'),
      endDate: day(45, '21:00'),
      removedAfterExpired: false,
      body: { en: 'The amber opens with juniper and settles into warm hay. It was finished here over a fortnight in autumn, when the poplars by the lake were turning and every window was open.', cn: '前调为杜松，渐次沉入暖阳干草。去秋湖畔杨树转黄、家家开窗的半个月里，这支香于此定稿。' },
      relatedItems: ['queenstown-brand-lune-and-linden'],
    },
    { updated: 6 },
  ),
  entry(
    'news',
    'queenstown-news-bottled-cherries',
    {
      title: { en: 'The cherries are bottled', cn: '樱桃已封罐' },
      slug: 'bottled-cherries',
      description: { en: 'The Orchard Room has put up its summer cherries, so macarons and tarts will taste of Cromwell all year.', cn: '果园茶室已将夏日樱桃封存，马卡龙与果塔四季皆有克伦威尔的滋味。' },
      category: ['cat-house-news', 'cat-food-and-gifts'],
      media: ['food-macarons'],
      displayDate: day(-70, '09:00'),
      removedAfterExpired: false,
      body: { en: 'Picked before eight in the morning, stoned by ten, in the jar by noon: 640 jars in six weeks. Macarons in boxes of twelve travel well for two days, and the syrup is sold on its own.', cn: '晨八时前采摘，十时去核，正午入罐，六周之间共得六百四十罐。马卡龙十二枚装可存两日，樱桃糖浆亦单独发售。' },
    },
    { created: 75, updated: 70 },
  ),
];
