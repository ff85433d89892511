import { day, entry, type Seed } from '../../seed.ts';

/** The press release of the Singapore gallery. */
export const mediaCenter: readonly Seed[] = [
  entry(
    'mediaCenterDetailPage',
    'singapore-media-evening-hours',
    {
      title: { en: 'Galleria extends its evening hours', cn: '本馆延长夜间营业' },
      slug: 'evening-hours',
      description: { en: 'Press release: Meridian Galleria Singapore opens until 10pm at weekends and lights its arcade as a public walk.', cn: '新闻稿：Meridian Galleria 新加坡周末营业至 22:00，廊道夜间照明向公众开放。' },
      category: ['cat-press-release'],
      media: ['dusk-singapore'],
      displayDate: day(-9, '10:00'),
      removedAfterExpired: false,
      body: { en: 'The new hours apply on Fridays and Saturdays. The arcade’s 42 lamps have been refitted with warm, low-glare light, and the public path beneath them stays open until midnight every day.', cn: '新营业时间适用于周五与周六。廊下四十二盏灯已更换为低眩光暖色光源，公共步道每日开放至午夜。' },
    },
    { updated: 9 },
  ),
];
