import { day, entry, type Seed } from '../../seed.ts';

/** The press release of the Hainan gallery. */
export const mediaCenter: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'hainan-media-canopy', {
    title: { cn: '贝壳天幕落成', en: 'The shell canopy, complete' },
    slug: 'shell-canopy',
    category: ['cat-press-release'],
    media: ['city-hainan'],
    displayDate: day(-44),
    startDate: day(-44),
    removedAfterExpired: false,
    description: { cn: '四十八根细柱，一片白色贝壳：海南馆天幕完工。图片供媒体免费使用。', en: 'Forty-eight slim columns and one white shell: the canopy of the Hainan house is finished. Pictures are free for editorial use.' },
    body: { cn: '天幕以开孔泄风，可抵御强台风；雨水经暗管汇入椰林。媒体联络：hainan@meridian.example', en: 'Openings let strong wind through, and rain runs by hidden pipes to the palms. Press: hainan@meridian.example' },
  }),
];
