import { day, entry, type Seed } from '../../seed.ts';

/** News from the Cairns gallery. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'cairns-news-lights-lowered',
    {
      title: { en: 'Lights lowered for the birds', cn: '为水鸟调暗灯光', jp: '水鳥のために灯りを落として' },
      slug: 'lights-lowered',
      category: ['cat-house-news'],
      media: ['dusk-cairns'],
      isFeatured: true,
      displayDate: day(-7),
      removedAfterExpired: false,
      description: { en: 'The facade now dims to amber after 9pm, so that the migrants on the mudflat can feed and rest by night.', cn: '晚九点之后，立面转为昏黄微光，好让泥滩上的候鸟安心觅食歇息。', jp: '21:00以降、外壁の灯りを琥珀色に落とします。干潟の渡り鳥が夜も餌をとり、休めるように。' },
      body: {
        en: 'Some of these birds breed in Siberia and spend our summer in front of the windows. They have come a long way, and we know how that feels. Shutters on the east side close at dusk; the verandah keeps its candles.',
        cn: '其中有些在西伯利亚繁衍，却在我们窗前过夏。它们远道而来，那滋味我们懂。东侧百叶窗黄昏即合，游廊则只留烛光。',
        jp: 'シベリアで子を育て、こちらの夏を窓の前で過ごす鳥もいます。遠くから来た旅の疲れは、私たちにもわかります。東側の鎧戸は日暮れに閉じ、ベランダには蝋燭だけを残します。',
      },
    },
    { created: 8, updated: 7 },
  ),
  entry(
    'news',
    'cairns-news-verandah-returns',
    {
      title: { en: 'The verandah has its boards back', cn: '游廊木板翻新归位', jp: 'ベランダの床、元どおりに' },
      slug: 'verandah-returns',
      category: ['cat-house-news'],
      media: ['door-cairns'],
      displayDate: day(-24),
      removedAfterExpired: false,
      description: {
        en: 'Sixty metres of hardwood were lifted, turned over and laid again with the worn side down and the fresh side up.',
        cn: '六十米硬木地板全部起出、翻面、重铺：磨旧的一面朝下，新的一面朝上。',
        jp: '60メートルの堅木の床板をすべて剥がし、裏返して敷き直しました。すり減った面は下へ、新しい面は上へ。',
      },
      body: {
        en: 'The carpenters found two coins, a marble and a ticket for a train to Kuranda; all four are shown at the top of the stair. The Boardwalk Room serves outside again from 11:30am.',
        cn: '木匠们在板下拾得两枚硬币、一颗弹珠与一张去库兰达的火车票，四样都陈列在楼梯口。栈道餐室自 11:30 起恢复户外供餐。',
        jp: '床下からは硬貨が二枚、ビー玉が一つ、クランダ行きの切符が一枚。四つとも階段の上に飾りました。ボードウォーク・ルームの屋外席は11:30より再開しています。',
      },
    },
    { created: 25, updated: 24 },
  ),
  entry(
    'news',
    'cairns-news-pearl-window',
    {
      title: { en: 'Ondine opens a pearl window', cn: '昂汀珍珠窗开幕', jp: 'Ondine、真珠の窓を開く' },
      slug: 'pearl-window',
      category: ['cat-opening'],
      brand: 'brand-ondine-joaillerie',
      media: ['jewel-bracelet'],
      displayDate: day(-42),
      removedAfterExpired: false,
      description: { en: 'One pane of old glass, a cloth of undyed wool and pearls from the Torres Strait on the east verandah.', cn: '一扇旧玻璃窗，一块未染羊毛布，与来自托雷斯海峡的珍珠，同在东侧游廊。', jp: '古いガラスの窓が一枚、生成りの羊毛の布、そしてトレス海峡の真珠。東のベランダにて。' },
      body: {
        en: 'The window was chosen before the counter: it faces the inlet and has no coloured wall opposite to lend a pearl a tint it does not own. Open daily; bangles and hoops stand on the second shelf.',
        cn: '先选窗，后选柜台：窗朝海湾，对面没有色墙，不会借给珍珠一分它本没有的颜色。每日开放，手镯与圈环置于第二层架上。',
        jp: 'カウンターより先に、窓を選びました。入り江に面し、向かいに色のある壁がなく、真珠が借りものの色に染まりません。毎日ご覧いただけます。バングルとフープは二段目の棚に。',
      },
    },
    { created: 43, updated: 42 },
  ),
];
