import { day, entry, type Seed } from '../../seed.ts';

/** News from the Los Angeles gallery. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'los-angeles-news-open-until-one',
    {
      title: { en: 'Open until one in the morning', cn: '营业至凌晨一点' },
      slug: 'open-until-one',
      description: { en: 'The last flights to Asia and the Pacific leave after midnight. From now on the court stays awake with them.', cn: '飞往亚洲与太平洋诸岛的末班航班多在午夜之后，庭院自此与之同醒。' },
      category: ['cat-house-news'],
      media: ['dusk-los-angeles'],
      displayDate: day(-14, '06:00'),
      startDate: day(-14, '06:00'),
      endDate: day(75, '23:59'),
      removedAfterExpired: false,
      isFeatured: true,
      body: {
        en: 'After eleven the lamps are lowered by half and the fountain is turned up, so that those who want to sleep on a bench may. The beauty room and the drip bar’s flasks are there for the rest.',
        cn: '十一点后，灯光调暗一半，喷泉声略大，好让想在长椅上小睡的人安睡。余下的人，尚有美妆室，以及滴滤台的一壶热咖啡。',
      },
    },
    { updated: 14 },
  ),
  entry(
    'news',
    'los-angeles-news-ondine-opens',
    {
      title: { en: 'Ondine joins the north side', cn: '昂汀珠宝入驻北侧' },
      slug: 'ondine-opens',
      brand: 'brand-ondine-joaillerie',
      description: { en: 'A room of rough slate and daylight, with rings, pearls and a goldsmith who works in the open until 8pm.', cn: '粗面石台，满室天光，指环与珍珠之外，还有一位当众工作至 20:00 的金匠。' },
      category: ['cat-opening', 'cat-watches-and-jewellery'],
      media: ['jewel-ring'],
      displayDate: day(-33, '06:00'),
      startDate: day(-33, '06:00'),
      endDate: day(28, '23:59'),
      removedAfterExpired: false,
      body: { en: 'Rings are sized within the hour where the design allows. For the first month a plain gold band may be hammered to your own pattern, under guidance, in the time before boarding.', cn: '款式许可者，一小时内即可改圈。首月期间，您可在金匠指点下，于登机前为素金指环亲手锤出纹样。' },
      relatedItems: ['los-angeles-brand-ondine-joaillerie'],
    },
    { updated: 33 },
  ),
  entry(
    'news',
    'los-angeles-news-tea-in-the-shade',
    {
      title: { en: 'Tea on the shaded side', cn: '荫处有茶' },
      slug: 'tea-in-the-shade',
      brand: 'brand-sencha-hall',
      description: { en: 'Sencha Hall sets a small counter by the olive trees, with cold infusions of citrus leaf and mountain sage.', cn: '煎茶堂于橄榄树旁设一小席，冷萃柑橘叶与山间鼠尾草。' },
      category: ['cat-house-news', 'cat-food-and-gifts'],
      media: ['brand-sencha-hall'],
      displayDate: day(-72, '06:00'),
      removedAfterExpired: false,
      body: { en: 'One cup is offered to every passenger who asks. The caddies, in sage green, are packed without oxygen and keep their scent for two years.', cn: '旅客开口，即奉一盏。鼠尾草绿茶罐以除氧工艺封装，香气可存两年。' },
    },
    { created: 76, updated: 72 },
  ),
];
