import { day, entry, type Seed } from '../../seed.ts';
import { eastVerandah, reefRoom } from './places.ts';

/** Art in the Cairns gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'cairns-art-brain-coral', {
    title: { en: 'Brain coral, enlarged', cn: '放大的脑珊瑚', jp: '脳珊瑚、拡大図' },
    slug: 'brain-coral',
    category: ['cat-sculpture'],
    media: ['art-sculpture'],
    isFeatured: true,
    location: reefRoom,
    artist: { en: 'A sculptor from Port Douglas', cn: '道格拉斯港的雕塑家', jp: 'ポートダグラスの彫刻家' },
    displayDate: day(-160),
    description: { en: 'One groove of a coral, sixty times its size, runs round a bronze sphere and returns to where it began.', cn: '珊瑚上的一道沟纹，放大六十倍，绕青铜球一周，回到起点。', jp: '珊瑚の溝ひとすじを六十倍に。ブロンズの球をめぐり、はじめの場所へ戻ります。' },
    body: {
      en: 'Run a finger along it: the walk takes about a minute. The sculptor measured a colony that is thought to be older than the city and has asked us not to say where it lives.',
      cn: '以指尖循纹而行，约需一分钟。雕塑家测量的那株珊瑚，据信比这座城还老；它住在哪里，他请我们保密。',
      jp: '指先でたどると、およそ一分の散歩になります。彫刻家が測ったのは、この町より古いとされる群体。どこに棲むかは、言わない約束です。',
    },
  }),
  entry('artCulture', 'cairns-art-where-green-meets-blue', {
    title: { en: 'Where green meets blue', cn: '青碧相接处', jp: '緑と青の出会うところ' },
    slug: 'where-green-meets-blue',
    category: ['cat-painting'],
    media: ['art-painting'],
    location: eastVerandah,
    artist: { en: 'A painter from Kuranda', cn: '库兰达的画家', jp: 'クランダの画家' },
    displayDate: day(-95),
    description: { en: 'Two World Heritage areas share one shoreline north of the city; the canvas is hung so that they meet at eye level.', cn: '城北一线海岸，两处世界遗产在此相接；画作悬挂的高度，恰使二者交于眼前。', jp: '町の北の海岸線で、二つの世界遺産が接します。その境が目の高さに来るよう、絵を掛けました。' },
    body: {
      en: 'Rainforest above, reef below, and one hard line of clay-coloured beach. The painter lives at the upper end of the railway and walks to the ridge, where both can be seen on clear mornings. Stand close for the forest, far for the sea.',
      cn: '上为雨林，下为珊瑚礁，中间一道陶土色的海滩，界线分明。画家住在铁路的山上一端，晴朗的早晨走到山脊，二者尽收眼底。看林宜近，看海宜远。',
      jp: '上に雨林、下にリーフ、そのあいだに赤土色の浜が一線。画家は鉄道の山側の終点に暮らし、晴れた朝には両方を望む尾根まで歩きます。森は近くで、海は離れてご覧ください。',
    },
  }),
];
