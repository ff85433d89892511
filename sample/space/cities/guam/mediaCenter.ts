import { day, entry, type Seed } from '../../seed.ts';

/** The press release of the Guam gallery. */
export const mediaCenter: readonly Seed[] = [
  entry(
    'mediaCenterDetailPage',
    'guam-media-arcade-press-release',
    {
      title: { en: 'Meridian Galleria Guam extends its arcade', jp: 'Meridian Galleria グアム、アーケードを拡張', kr: 'Meridian Galleria 괌, 아케이드 확장', cn: 'Meridian Galleria 关岛扩建拱廊' },
      slug: 'arcade-press-release',
      category: ['cat-press-release'],
      media: ['door-guam'],
      displayDate: day(-13),
      removedAfterExpired: false,
      description: {
        en: 'Two new bays of pale concrete bring the covered walk on Pale San Vitores Road to sixty metres, open at all hours.',
        jp: '淡色コンクリートの柱間二つを加え、ペール・サン・ビトレス通りの屋根付き歩廊は全長60メートルに。終日開放します。',
        kr: '밝은 콘크리트 두 칸을 더해 페일 샌 비토레스 로드의 지붕 있는 보행로가 60미터가 되었습니다. 종일 개방합니다.',
        cn: '新增两间浅色混凝土拱廊，圣维托雷斯路上的有盖步道增至六十米，全天开放。',
      },
      body: {
        en: 'Tumon, Guam. The extension was poured in nine nights to keep the street free by day. It adds ten benches, rainwater tanks for the planting and a step-free path to the public bus.\n\nPress desk: guam@meridian.example',
        jp: 'グアム、タモン。日中の通行を妨げぬよう、打設は九夜に分けて行われました。ベンチ10脚、植栽用の雨水タンク、路線バスまでの段差のない通路が加わります。\n\n報道関係のお問い合わせ：guam@meridian.example',
        kr: '괌 투몬. 낮 시간의 통행을 위해 아홉 밤에 나누어 타설했습니다. 벤치 열 개와 식재용 빗물 탱크, 노선버스까지의 무장애 통로가 더해집니다.\n\n언론 문의: guam@meridian.example',
        cn: '关岛杜梦湾讯。为不碍白日通行，工程分九夜浇筑完成，增设长凳十张、浇灌用雨水箱，以及通往公交站的无障碍步道。\n\n新闻联络：guam@meridian.example',
      },
    },
    { created: 14, updated: 13 },
  ),
];
