import { day, entry, type Seed } from '../../seed.ts';

/** News from the San Francisco gallery. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'san-francisco-news-fog-hours',
    {
      title: { en: 'New hours for foggy days', cn: '雾日新时间' },
      slug: 'fog-hours',
      description: { en: 'When low cloud holds the departures, the gallery now stays lit, and the tea room open, until the last flight goes.', cn: '低云滞留航班之日，长廊灯火不熄，茶室不歇，直至末班离港。' },
      category: ['cat-house-news'],
      media: ['dusk-san-francisco'],
      displayDate: day(-12, '06:00'),
      startDate: day(-12, '06:00'),
      endDate: day(85, '23:59'),
      removedAfterExpired: false,
      isFeatured: true,
      body: {
        en: 'Two runways set close together make this a place where fog matters. We have added forty blankets, thirty reclining places and a soup that the kitchen calls Visibility.\n\nStaff wear a clay-coloured ribbon on those days. Ask them anything, including where to sleep.',
        cn: '并行跑道间距甚近，雾在此地便格外要紧。我们添置了四十条毛毯、三十处可躺座位，厨房还煮了一锅汤，取名“能见度”。\n\n雾日里，店员佩陶红缎带。有事尽管问，包括哪里好睡。',
      },
    },
    { updated: 12 },
  ),
  entry(
    'news',
    'san-francisco-news-ondine-opens',
    {
      title: { en: 'Ondine opens by the window', cn: '昂汀珠宝临窗开幕' },
      slug: 'ondine-opens',
      brand: 'brand-ondine-joaillerie',
      description: { en: 'Pearls take well to grey light. The jeweller’s new counter in Bay 5 has no lamps at all until dusk.', cn: '珍珠最宜灰光。昂汀于五号开设的新柜台，入暮之前不点一灯。' },
      category: ['cat-opening', 'cat-watches-and-jewellery'],
      media: ['jewel-necklace'],
      displayDate: day(-29, '06:00'),
      startDate: day(-29, '06:00'),
      endDate: day(32, '23:59'),
      removedAfterExpired: false,
      body: { en: 'Strands are laid on a plaster bust, and you are invited to carry it to the glass. Restringing is done on the premises, by hand, with a knot between each pearl; allow 40 minutes for a short strand.', cn: '珠链陈于石膏颈模，您可将它捧到窗前细看。重串珠链在店内手工完成，珠珠打结，短链约四十分钟。' },
    },
    { updated: 29 },
  ),
  entry(
    'news',
    'san-francisco-news-sonoma-honey',
    {
      title: { en: 'Honey from the Sonoma hills', cn: '索诺马山蜜' },
      slug: 'sonoma-honey',
      brand: 'brand-honey-and-tide',
      description: { en: 'Honey & Tide brings two jars across the bridge: star thistle, pale and spiced, and a dark one from the oaks.', cn: '蜜与潮携两款蜜过桥而来：星蓟蜜清浅带辛香，橡林蜜色深味厚。' },
      category: ['cat-house-news', 'cat-food-and-gifts'],
      media: ['food-honey'],
      displayDate: day(-66, '06:00'),
      removedAfterExpired: false,
      body: { en: 'The dark one is honeydew, gathered from oak leaves in years without much rain. It goes with blue cheese and, the bakery found, with the burnt end of a sourdough loaf.', cn: '深色者为甘露蜜，少雨之年采自橡树叶。宜配蓝纹奶酪；烘焙坊还发现，配酸面包微焦的一端更妙。' },
    },
    { created: 70, updated: 66 },
  ),
];
