import { day, entry, type Seed } from '../../seed.ts';

/** The press release of the Brisbane gallery. */
export const mediaCenter: readonly Seed[] = [
  entry(
    'mediaCenterDetailPage',
    'brisbane-media-friday-evenings',
    {
      title: { en: 'Galleria opens Friday evenings', cn: '本馆周五延长营业' },
      slug: 'friday-evenings',
      description: { en: 'Press release: Meridian Galleria Brisbane extends Friday hours to 9pm and completes its veranda lighting.', cn: '新闻稿：Meridian Galleria 布里斯班周五延长营业至 21:00，游廊照明工程同步完成。' },
      category: ['cat-press-release'],
      media: ['dusk-brisbane'],
      displayDate: day(-11, '09:30'),
      removedAfterExpired: false,
      body: { en: 'The new hours cover both floors, the tea room excepted, and the kitchen beneath the house. Lighting was planned with wildlife carers and uses a third less power than before.', cn: '新营业时间涵盖上下两层（茶室除外）及屋下厨房。照明方案经野生动物保育人士参与拟定，用电量较以往减少三分之一。' },
    },
    { updated: 11 },
  ),
];
