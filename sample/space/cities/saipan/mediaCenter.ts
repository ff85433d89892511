import { day, entry, type Seed } from '../../seed.ts';

/** The press release of the Saipan gallery. */
export const mediaCenter: readonly Seed[] = [
  entry(
    'mediaCenterDetailPage',
    'saipan-media-refill-counter',
    {
      title: { en: 'A refill counter for an island', cn: '为海岛而设的续装柜台', jp: '島のための詰め替えカウンター', kr: '섬을 위한 리필 카운터' },
      slug: 'refill-counter',
      category: ['cat-press-release'],
      media: ['door-saipan'],
      displayDate: day(-40),
      removedAfterExpired: false,
      description: {
        en: 'Meridian Galleria Saipan reports two thousand returned bottles and extends refilling to a second house this year.',
        cn: 'Meridian Galleria 塞班宣布已回收空瓶两千只，年内续装服务将扩至第二个品牌。',
        jp: 'Meridian Galleria サイパンは空き瓶二千本の回収を発表。年内に詰め替えの対象を二つ目のブランドへ広げます。',
        kr: 'Meridian Galleria 사이판은 빈 병 이천 개를 회수했으며, 올해 안에 두 번째 브랜드로 리필을 넓힙니다.',
      },
      body: {
        en: 'Garapan, Saipan. Glass is heavy to ship and slow to recycle on a small island; refilling avoids both. The washing station runs on rainwater gathered on the roof.\n\nPress desk: saipan@meridian.example',
        cn: '塞班加拉班讯。小岛之上，玻璃运输沉重，回收缓慢，续装则两者皆免。清洗站使用屋顶收集的雨水。\n\n新闻联络：saipan@meridian.example',
        jp: 'サイパン、ガラパン。小さな島では、ガラスは運ぶに重く、再生にも時間がかかります。詰め替えはその両方を避ける方法です。洗浄には屋根で集めた雨水を使います。\n\n報道関係のお問い合わせ：saipan@meridian.example',
        kr: '사이판 가라판. 작은 섬에서 유리는 나르기 무겁고 재활용은 더딥니다. 리필은 둘 다 피하는 방법입니다. 세척에는 지붕에서 모은 빗물을 씁니다.\n\n언론 문의: saipan@meridian.example',
      },
    },
    { created: 41, updated: 40 },
  ),
];
