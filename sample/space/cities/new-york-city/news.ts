import { day, entry, type Seed } from '../../seed.ts';

/** News from the New York City gallery. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'new-york-city-news-rooftop-honey',
    {
      title: { en: 'Honey from the rooftops', cn: '来自屋顶的蜂蜜' },
      slug: 'rooftop-honey',
      brand: 'brand-honey-and-tide',
      description: { en: 'Honey & Tide bottles a small city harvest: linden, clover and sumac gathered by hives above Brooklyn and Queens.', cn: '蜜与潮装瓶了一批城市蜜：布鲁克林与皇后区屋顶蜂箱采得的椴树、三叶草与漆树花蜜。' },
      category: ['cat-house-news', 'cat-food-and-gifts'],
      media: ['food-honey'],
      displayDate: day(-5, '09:00'),
      startDate: day(-5, '09:00'),
      endDate: day(40, '23:00'),
      removedAfterExpired: false,
      isFeatured: true,
      body: {
        en: 'Beekeeping on New York roofs has been permitted since 2010, and the bees do well on street trees. This year’s jars are pale gold with a mint edge that comes from the linden.\n\nThere are 900 of them. Sealed jars travel in the hold or, duty-free, from the gate.',
        cn: '自 2010 年起，纽约准许在屋顶养蜂，行道树足以养活蜂群。今年的蜜色泽浅金，带一缕椴树赋予的薄荷凉意。\n\n共九百罐。密封蜜罐可随行李托运，免税购买者可于登机口领取。',
      },
    },
    { updated: 5 },
  ),
  entry(
    'news',
    'new-york-city-news-ondine-arrives',
    {
      title: { en: 'Ondine Joaillerie takes a corner', cn: '昂汀珠宝入驻转角' },
      slug: 'ondine-arrives',
      brand: 'brand-ondine-joaillerie',
      description: { en: 'The jeweller opens a four-case corner in the second vault, with rings sized while the boarding call is still far off.', cn: '珠宝世家于第二拱厅开设四柜转角专柜，登机广播之前即可改妥指环。' },
      category: ['cat-opening', 'cat-watches-and-jewellery'],
      media: ['jewel-ring'],
      displayDate: day(-22, '09:00'),
      startDate: day(-22, '09:00'),
      endDate: day(50, '23:00'),
      removedAfterExpired: false,
      body: { en: 'Solitaires and fine chains, each shown with its weight and the name of the stone’s cut. A goldsmith is present from noon to 8pm; plain bands are sized in about 45 minutes.', cn: '单石戒与细链，皆标明重量与切工名称。金匠每日 12:00 至 20:00 在场，素圈改圈约四十五分钟。' },
    },
    { updated: 22 },
  ),
  entry(
    'news',
    'new-york-city-news-tiled-vaults',
    {
      title: { en: 'The last tile is set', cn: '最后一块瓷砖' },
      slug: 'tiled-vaults',
      description: { en: 'After fourteen months the herringbone vaults are finished, and the scaffold has come down from over the clock.', cn: '历时十四个月，人字纹拱顶终告落成，大钟上方的脚手架已拆除。' },
      category: ['cat-house-news'],
      media: ['arch-corridor'],
      displayDate: day(-64, '09:00'),
      removedAfterExpired: false,
      body: {
        en: 'The vaults hold 31,000 tiles laid by hand in three thin layers, a method that came to New York from the Mediterranean in the 1880s and still needs no steel. Look up from the bench beneath the clock to see where the rows meet.',
        cn: '拱顶以三万一千块瓷砖手工砌成三层薄壳。这种工法于十九世纪八十年代由地中海传入纽约，至今无须一根钢筋。坐在大钟下的长椅上抬头，可见砖列相汇之处。',
      },
    },
    { created: 70, updated: 64 },
  ),
];
