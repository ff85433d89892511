import { day, entry, type Seed } from '../../seed.ts';

/** News from the Auckland gallery. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'auckland-news-harbour-stair',
    {
      title: { en: 'The harbour stair is open again', cn: '港湾楼梯重新开放' },
      slug: 'harbour-stair',
      description: { en: 'Eighteen steps of recovered kauri have been oiled and reset, and the top floor now keeps the ferry’s hours on Fridays.', cn: '十八级贝壳杉踏板重新上油安装，顶层亦于周五随渡轮延时开放。' },
      category: ['cat-house-news'],
      media: ['arch-spiral'],
      displayDate: day(-4, '10:00'),
      startDate: day(-4, '10:00'),
      endDate: day(50, '20:00'),
      removedAfterExpired: false,
      isFeatured: true,
      body: {
        en: 'The treads were taken up one at a time, planed by half a millimetre and fed with linseed oil for nine weeks. They are darker than before and quieter underfoot.\n\nOn Fridays you can stay on the top floor until the last boat from Waiheke comes alongside.',
        cn: '踏板逐级拆下，刨去半毫米，以亚麻籽油养护九周。色泽较前更深，足下也更安静。\n\n每逢周五，您可在顶层停留至激流岛末班船靠岸。',
      },
    },
    { updated: 4 },
  ),
  entry(
    'news',
    'auckland-news-bellarosa-opens',
    {
      title: { en: 'Bellarosa opens on the harbour side', cn: '贝拉蔷临港开幕' },
      slug: 'bellarosa-opens',
      brand: 'brand-bellarosa',
      description: { en: 'A counter of oiled oak and slate on the first floor brings the jeweller’s everyday gold to Auckland.', cn: '二层一方油橡木与岩灰石台，将贝拉蔷的日常金饰带到奥克兰。' },
      category: ['cat-opening', 'cat-watches-and-jewellery'],
      media: ['hero-watches'],
      displayDate: day(-30, '10:00'),
      startDate: day(-30, '10:00'),
      endDate: day(30, '20:00'),
      removedAfterExpired: false,
      body: { en: 'The opening range includes bangles in three golds and the small watches that pass for one of them. Sizes are adjusted at the counter, usually while you watch a ferry come in.', cn: '开幕系列包括三色金手镯，以及混于其中几可乱真的小巧腕表。尺寸可在柜台调整，看一班渡轮进港的工夫便好。' },
      relatedItems: ['auckland-brand-bellarosa'],
    },
    { updated: 30 },
  ),
  entry(
    'news',
    'auckland-news-pohutukawa-red',
    {
      title: { en: 'Wrapped in pōhutukawa red', cn: '一抹圣诞树红' },
      slug: 'pohutukawa-red',
      description: { en: 'The galleria’s new wrapping takes its colours from the tree that turns the harbour’s edge crimson each December.', cn: '每年十二月，新西兰圣诞树将港岸染作绯红，本馆新包装便取色于此。' },
      category: ['cat-house-news'],
      media: ['hero-gifts'],
      displayDate: day(-85, '10:00'),
      removedAfterExpired: false,
      body: {
        en: 'The paper is the grey-green of the leaf’s underside, the ribbon the crimson of its stamens. Both are made from recycled cotton rag and can be planted with our seed tags, though not taken across a border.',
        cn: '包装纸取叶背的灰绿，缎带取花蕊的绯红，均以再生棉制成。随附的种子吊牌可就地种下，惟不可携带出入境。',
      },
    },
    { created: 90, updated: 85 },
  ),
];
