import { day, entry, type Seed } from '../../seed.ts';

/** The press release of the Cairns gallery. */
export const mediaCenter: readonly Seed[] = [
  entry(
    'mediaCenterDetailPage',
    'cairns-media-lower-light',
    {
      title: { en: 'A facade that dims for migrants', cn: '为候鸟调暗的立面', jp: '渡り鳥のために暗くなる外壁' },
      slug: 'lower-light',
      category: ['cat-press-release'],
      media: ['arch-boutique'],
      displayDate: day(-7),
      removedAfterExpired: false,
      description: { en: 'Meridian Galleria Cairns cuts its night lighting by four fifths in favour of the shorebirds of Trinity Inlet.', cn: 'Meridian Galleria 凯恩斯将夜间照明减少五分之四，为三一湾的水鸟让出黑夜。', jp: 'Meridian Galleria ケアンズは、トリニティ湾の水鳥のために夜間照明を5分の1に減らしました。' },
      body: {
        en: 'Cairns, Queensland. After 9pm the east front is lit in amber at knee height only. The change was planned with local birdwatchers and uses no new fittings, only fewer of the old.\n\nPress desk: cairns@meridian.example',
        cn: '昆士兰凯恩斯讯。晚 21:00 之后，东立面仅余齐膝高的琥珀色微光。方案与本地观鸟者共同拟定，未添一盏新灯，只是少开旧灯。\n\n新闻联络：cairns@meridian.example',
        jp: 'クイーンズランド州ケアンズ。21:00以降、東面の灯りは膝の高さの琥珀色のみとなります。地元の野鳥観察家とともに計画し、新しい器具は加えず、古い灯りを減らしただけです。\n\n報道関係のお問い合わせ：cairns@meridian.example',
      },
    },
    { created: 8, updated: 7 },
  ),
];
