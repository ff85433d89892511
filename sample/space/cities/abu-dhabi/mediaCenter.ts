import { day, entry, type Seed } from '../../seed.ts';

/** The press release of the Abu Dhabi gallery. */
export const mediaCenter: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'abu-dhabi-media-screen', {
    title: { en: 'The screen, in numbers', cn: '数说花格' },
    slug: 'the-screen',
    category: ['cat-press-release'],
    media: ['hero-gallery'],
    displayDate: day(-26),
    startDate: day(-26),
    removedAfterExpired: false,
    description: { en: '1,260 stars, two layers, one pattern that never quite repeats: notes and pictures on the screen of the Abu Dhabi house.', cn: '1,260 枚星形，两层屏面，一种永不全然重复的图案：阿布扎比馆花格的说明与图片。' },
    body: { en: 'The screen lowers the temperature of the gallery behind it by four degrees. Pictures are free for editorial use; write to abu-dhabi@meridian.example.', cn: '花格令其后长廊的温度降低四度。图片供媒体免费使用，请致函 abu-dhabi@meridian.example。' },
  }),
];
