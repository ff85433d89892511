import { day, entry, type Seed } from '../../seed.ts';

/** News from the Hawaii gallery. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'hawaii-news-ondine-arrives',
    {
      title: { en: 'Ondine arrives in Waikīkī', jp: 'Ondine、ワイキキに登場', cn: '昂汀珠宝入驻威基基', kr: 'Ondine, 와이키키에 오다' },
      slug: 'ondine-arrives',
      category: ['cat-opening'],
      brand: 'brand-ondine-joaillerie',
      media: ['jewel-earrings'],
      isFeatured: true,
      displayDate: day(-4),
      removedAfterExpired: false,
      description: {
        en: 'The jeweller’s first counter in Hawaiʻi stands by the east window, with pearls sorted by colour and a stringing table in view.',
        jp: 'ハワイで初めてのカウンターが東の窓辺に。色ごとに並ぶ真珠と、間近にご覧いただける糸通しの卓が目印です。',
        cn: '品牌在夏威夷的首个柜台立于东窗之下，珍珠依色陈列，穿珠台就在眼前。',
        kr: '하와이에 처음 여는 카운터가 동쪽 창가에 자리했습니다. 색깔별로 놓인 진주를 고르고, 엮는 모습을 눈앞에서 지켜보십시오.',
      },
      body: {
        en: 'Ondine Joaillerie has opened on level 1. Through the first month the stringing table works from 10am to 6pm without appointment, and every visitor may learn the single knot that holds a strand together.',
        jp: '1階にOndine Joaillerieがオープンしました。最初のひと月は10:00から18:00まで、予約なしで糸通しを承ります。一連を支える小さな結び方も、どなたでもお試しいただけます。',
        cn: '昂汀珠宝现已于一层开幕。首月每日 10:00 至 18:00，穿珠台无须预约；来访者皆可学一学那枚系住整串珍珠的小结。',
        kr: 'Ondine Joaillerie가 1층에 문을 열었습니다. 첫 한 달 동안 10:00부터 18:00까지 예약 없이 진주를 엮어 드리며, 목걸이를 지탱하는 매듭도 누구나 배워 보실 수 있습니다.',
      },
    },
    { created: 5, updated: 4 },
  ),
  entry(
    'news',
    'hawaii-news-longer-evenings',
    {
      title: { en: 'Longer evenings by the avenue', jp: '夜を、もう少し長く', cn: '大道旁的长夜', kr: '거리의 저녁이 길어집니다' },
      slug: 'longer-evenings',
      category: ['cat-house-news'],
      media: ['dusk-hawaii'],
      displayDate: day(-16),
      removedAfterExpired: false,
      description: {
        en: 'The gallery now closes at 10pm every day, so that the last swim, dinner and a little shopping fit into one evening.',
        jp: '閉店時刻が毎日22:00になりました。最後のひと泳ぎも夕食も、ゆっくりのお買い物も、ひと晩のうちに。',
        cn: '即日起每日营业至 22:00，最后一次下水、晚餐与闲逛，尽可安排在同一个夜晚。',
        kr: '매일 22:00까지 영업합니다. 마지막 수영과 저녁 식사, 느긋한 쇼핑까지 하룻저녁에 누리십시오.',
      },
      body: {
        en: 'Most of our guests spend the day in the water and come to us with damp hair after eight. We have moved our hours to meet them. The lānai kitchen takes its last order at 9pm; airport collection for late departures is confirmed at the desk until 9:30pm.',
        jp: '日中は海で過ごし、濡れた髪のまま20:00過ぎにいらっしゃる。そんなお客様に合わせて、営業時間を改めました。ラナイのラストオーダーは21:00、深夜便の空港受け取りは21:30まで窓口で承ります。',
        cn: '多数宾客白天在海里，八点之后头发微湿地走进来。我们于是调整了时间。拉奈餐桌末次点单为 21:00；夜航旅客的机场提货，服务台受理至 21:30。',
        kr: '많은 손님이 낮에는 바다에서 지내고 저녁 8시가 넘어 젖은 머리로 찾아오십니다. 그래서 영업 시간을 바꾸었습니다. 라나이의 마지막 주문은 21:00, 심야 출발편의 공항 인도 접수는 21:30까지입니다.',
      },
    },
    { created: 17, updated: 16 },
  ),
  entry(
    'news',
    'hawaii-news-koa-stair',
    {
      title: { en: 'The koa stair is back', jp: 'コアの階段、ふたたび', cn: '寇阿木扶梯重新开放', kr: '코아 계단이 돌아왔습니다' },
      slug: 'koa-stair',
      category: ['cat-house-news'],
      media: ['arch-spiral'],
      displayDate: day(-33),
      removedAfterExpired: false,
      description: {
        en: 'After six weeks of oil and patience, the handrail of the great stair is open to every palm again.',
        jp: '六週間、油を重ねて磨いた大階段の手すり。ふたたび皆さまの手のひらをお待ちしています。',
        cn: '历经六周的上油与等待，大楼梯的扶手再度迎接每一只手掌。',
        kr: '6주 동안 기름을 먹이고 기다린 끝에, 큰 계단의 난간이 다시 손님의 손길을 맞이합니다.',
      },
      body: {
        en: 'Woodworkers from Oʻahu’s windward side stripped, sanded and oiled the rail by hand, using only wood already in the building to mend it. Run a hand along it on the way up: the grain is smoothest between the ninth and the twelfth step.',
        jp: 'オアフ島ウィンドワード側の木工職人が、古い塗膜を落とし、手で磨き、油をすり込みました。補修には建物にあった材だけを使っています。九段目から十二段目、木目がもっとも滑らかなところを、どうぞ撫でてみてください。',
        cn: '来自欧胡岛迎风海岸的木匠徒手去漆、打磨、上油，修补只用楼内旧材。拾级而上时不妨以手轻抚：第九级至第十二级之间，木纹最为顺滑。',
        kr: '오아후 윈드워드의 목수들이 손으로 칠을 벗기고 다듬어 기름을 먹였고, 수선에는 건물에 있던 목재만 썼습니다. 오르실 때 손으로 쓸어 보십시오. 아홉째 단과 열두째 단 사이의 결이 가장 매끄럽습니다.',
      },
    },
    { created: 34, updated: 33 },
  ),
];
