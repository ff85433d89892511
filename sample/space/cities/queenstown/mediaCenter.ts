import { day, entry, type Seed } from '../../seed.ts';

/** The image library of the Queenstown gallery. */
export const mediaCenter: readonly Seed[] = [
  entry(
    'mediaCenterDetailPage',
    'queenstown-media-winter-pictures',
    {
      title: { en: 'The house in winter', cn: '冬日石屋' },
      slug: 'winter-pictures',
      description: { en: 'Image library: nine photographs of the house, the hearth and the lane under snow, cleared for editorial use.', cn: '图片库：石屋、壁炉与雪中小巷照片九帧，可供媒体使用。' },
      category: ['cat-image-library'],
      media: ['dusk-queenstown'],
      displayDate: day(-17, '09:00'),
      removedAfterExpired: false,
      body: { en: 'Taken between 4pm and 6pm on three days in July, when lamps and sky are equally bright. Please credit Meridian Galleria Queenstown.', cn: '摄于七月里的三天，每日十六时至十八时，正是灯光与天色同样明亮之时。刊用请注明 Meridian Galleria 皇后镇。' },
    },
    { updated: 17 },
  ),
];
