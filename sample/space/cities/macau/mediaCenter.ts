import { day, entry, type Seed } from '../../seed.ts';

/** The image library of the Macau gallery. */
export const mediaCenter: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'macau-media-watches', {
    title: { en: 'Watches on the balcony', tc: '廊台腕錶圖集', cn: '廊台腕表图集' },
    slug: 'watches-on-the-balcony',
    category: ['cat-image-library'],
    media: ['hero-watches'],
    displayDate: day(-21),
    startDate: day(-21),
    removedAfterExpired: false,
    description: {
      en: 'Ten photographs of the watch cases on the first-floor balcony, free of charge for editorial use with a credit.',
      tc: '一樓廊台腕錶陳列照片十幅，註明出處，即可供傳媒免費使用。',
      cn: '一楼廊台腕表陈列照片十幅，注明出处，即可供媒体免费使用。',
    },
    body: { en: 'Please credit Meridian Galleria Macau. Larger files: macau@meridian.example.', tc: '請註明「Meridian Galleria 澳門」。如需高解像檔案，請電郵至 macau@meridian.example。', cn: '请注明“Meridian Galleria 澳门”。如需高清文件，请致函 macau@meridian.example。' },
  }),
];
