import { day, entry, type Seed } from '../../seed.ts';

/** The image library of the Los Angeles gallery. */
export const mediaCenter: readonly Seed[] = [
  entry(
    'mediaCenterDetailPage',
    'los-angeles-media-court-pictures',
    {
      title: { en: 'The court in pictures', cn: '庭院影像' },
      slug: 'court-pictures',
      description: { en: 'Image library: ten photographs of the court, the west window and the cellar, cleared for editorial use.', cn: '图片库：庭院、西窗与酒窖照片十帧，可供媒体使用。' },
      category: ['cat-image-library'],
      media: ['arch-boutique'],
      displayDate: day(-24, '06:00'),
      removedAfterExpired: false,
      body: { en: 'All were taken within the hour before sunset, in one week, without lamps. Please credit Meridian Galleria Los Angeles.', cn: '全部于同一周的日落前一小时内拍摄，未用人工光源。刊用请注明 Meridian Galleria 洛杉矶。' },
    },
    { updated: 24 },
  ),
];
