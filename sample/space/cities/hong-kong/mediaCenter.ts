import { day, entry, type Seed } from '../../seed.ts';

/** The image library of the Hong Kong gallery. */
export const mediaCenter: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'hong-kong-media-pearls', {
    title: { en: 'Pearls at the south window', tc: '南窗珍珠圖集', cn: '南窗珍珠图集' },
    slug: 'pearls-at-the-window',
    category: ['cat-image-library'],
    media: ['jewel-necklace'],
    displayDate: day(-24),
    startDate: day(-24),
    removedAfterExpired: false,
    description: {
      en: 'Twelve photographs of the jewellery room by daylight, for editorial use free of charge with a credit to the house.',
      tc: '日光下的珠寶廳，照片十二幅；註明出處，即可供傳媒免費使用。',
      cn: '日光下的珠宝厅，照片十二幅；注明出处，即可供媒体免费使用。',
    },
    body: { en: 'Please credit Meridian Galleria Hong Kong. Larger files: hong-kong@meridian.example.', tc: '請註明「Meridian Galleria 香港」。如需高解像檔案，請電郵至 hong-kong@meridian.example。', cn: '请注明“Meridian Galleria 香港”。如需高清文件，请致函 hong-kong@meridian.example。' },
  }),
];
