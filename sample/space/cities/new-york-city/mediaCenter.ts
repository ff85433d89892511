import { day, entry, type Seed } from '../../seed.ts';

/** The image library of the New York City gallery. */
export const mediaCenter: readonly Seed[] = [
  entry(
    'mediaCenterDetailPage',
    'new-york-city-media-concourse-pictures',
    {
      title: { en: 'Pictures of the concourse', cn: '长廊影像' },
      slug: 'concourse-pictures',
      description: { en: 'Image library: twelve photographs of the vaults, the bay window and the cellar, cleared for editorial use.', cn: '图片库：拱顶、海湾大窗与酒窖照片十二帧，可供媒体使用。' },
      category: ['cat-image-library'],
      media: ['arch-boutique'],
      displayDate: day(-30, '09:00'),
      removedAfterExpired: false,
      body: { en: 'All were taken between 5am and 6am, before the first passengers, by the light of the room itself. Please credit Meridian Galleria New York City.', cn: '全部摄于清晨五时至六时，首批旅客到来之前，仅用厅内光线。刊用请注明 Meridian Galleria 纽约。' },
    },
    { updated: 30 },
  ),
];
