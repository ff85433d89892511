import { day, entry, type Seed } from '../../seed.ts';

/** The press release of the Auckland gallery. */
export const mediaCenter: readonly Seed[] = [
  entry(
    'mediaCenterDetailPage',
    'auckland-media-warehouse-restored',
    {
      title: { en: 'Sailcloth warehouse, restored', cn: '帆布旧仓修复' },
      slug: 'warehouse-restored',
      description: { en: 'Press release: the galleria completes the restoration of its kauri stair, hoist and fourteen painted bays.', cn: '新闻稿：本馆完成贝壳杉楼梯、吊机与十四处漆字货位的修复。' },
      category: ['cat-press-release'],
      media: ['arch-boutique'],
      displayDate: day(-6, '10:00'),
      removedAfterExpired: false,
      body: { en: 'Work took nine weeks and used no new native timber. The hoist turns again and is demonstrated on the first Sunday of each month at 3pm.', cn: '工程历时九周，未使用任何新伐原生木材。吊机已可重新运转，每月首个周日 15:00 现场演示。' },
    },
    { updated: 6 },
  ),
];
