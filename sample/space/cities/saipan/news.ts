import { day, entry, type Seed } from '../../seed.ts';

/** News from the Saipan gallery. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'saipan-news-earlier-gate',
    {
      title: { en: 'The garden gate opens at seven', cn: '花园门七点即开', jp: '庭の門、朝7時に', kr: '정원 문이 7시에 열립니다' },
      slug: 'earlier-gate',
      category: ['cat-house-news'],
      media: ['door-saipan'],
      isFeatured: true,
      displayDate: day(-3),
      removedAfterExpired: false,
      description: {
        en: 'For those who land before dawn: breakfast, a shower and a place for your suitcase until the room is ready.',
        cn: '为黎明前落地的旅人备好早餐、淋浴与行李寄放处，直到客房就绪。',
        jp: '夜明け前に着いた方へ。朝食とシャワー、そしてお部屋の準備が整うまでの荷物置き場をご用意しました。',
        kr: '동트기 전에 도착하신 분을 위해. 아침 식사와 샤워, 방이 준비될 때까지 짐을 맡아 드립니다.',
      },
      body: {
        en: 'Many flights reach Saipan in the small hours. Two showers behind the café are now open from 7am, US$6 with a towel, free for members and for children. Suitcases are kept without charge all day.',
        cn: '不少航班在凌晨抵达塞班。咖啡馆后的两间淋浴房现自 7:00 起开放，含毛巾 6 美元，会员与儿童免费。行李全天免费寄放。',
        jp: 'サイパンには深夜から未明に着く便が少なくありません。カフェの奥に設けた二つのシャワーを7:00から、タオル付き6米ドルでお使いいただけます。会員の方とお子さまは無料。お荷物は終日無料でお預かりします。',
        kr: '사이판에는 새벽에 닿는 항공편이 많습니다. 카페 뒤의 샤워실 두 곳을 7:00부터 수건 포함 6달러에 이용하실 수 있으며, 회원과 어린이는 무료입니다. 여행 가방은 종일 무료로 맡아 드립니다.',
      },
    },
    { created: 4, updated: 3 },
  ),
  entry(
    'news',
    'saipan-news-bellarosa-opens',
    {
      title: { en: 'Bellarosa comes to Garapan', cn: '贝拉蔷来到加拉班', jp: 'Bellarosa、ガラパンに', kr: 'Bellarosa, 가라판에 오다' },
      slug: 'bellarosa-opens',
      category: ['cat-opening'],
      brand: 'brand-bellarosa',
      media: ['jewel-earrings'],
      displayDate: day(-18),
      removedAfterExpired: false,
      description: {
        en: 'A long table of local limestone, forty bangles and an open invitation to make a little noise on level 2.',
        cn: '一张本地石灰岩长台，四十只金镯，诚邀您在二层弄出些清脆声响。',
        jp: '島の石灰岩の長卓に、四十のバングル。2階で少しだけ、音を立ててみませんか。',
        kr: '섬의 석회암으로 만든 긴 탁자와 마흔 개의 뱅글. 2층에서 조금 소리를 내 보십시오.',
      },
      body: {
        en: 'The jeweller’s first counter in the Marianas opened with a table cut in one piece from the old quarry side of the island. Hoops and pearl drops follow in the second month; a goldsmith visits on the first Saturday of each.',
        cn: '品牌在马里亚纳的首个柜台，以一整块取自岛上旧采石场的石灰岩为台。圈环与珍珠耳坠将于次月到店，每月首个周六有金匠驻店。',
        jp: 'マリアナ初のカウンターは、島の古い採石場から切り出した一枚石の卓とともに始まりました。フープと真珠のイヤリングは翌月から。毎月第一土曜日には金細工師が来店します。',
        kr: '마리아나 제도의 첫 카운터는 섬의 옛 채석장에서 통째로 잘라 낸 석판 탁자와 함께 문을 열었습니다. 후프와 진주 귀걸이는 다음 달부터 선보이며, 매월 첫째 토요일에 금세공사가 찾아옵니다.',
      },
    },
    { created: 19, updated: 18 },
  ),
  entry(
    'news',
    'saipan-news-bottles-come-back',
    {
      title: { en: 'Two thousand bottles came back', cn: '两千只空瓶归来', jp: '二千本の瓶が戻りました', kr: '돌아온 병 이천 개' },
      slug: 'bottles-come-back',
      category: ['cat-house-news'],
      brand: 'brand-solenne',
      media: ['beauty-cream'],
      displayDate: day(-40),
      removedAfterExpired: false,
      description: {
        en: 'Since the refill counter opened, visitors have carried their empty glass across the sea rather than throw it away.',
        cn: '续装柜台开设以来，旅客们宁愿带着空瓶漂洋过海，也不随手丢弃。',
        jp: '詰め替えカウンターができて以来、お客様は空き瓶を捨てずに、海を越えて持ち帰ってくださいます。',
        kr: '리필 카운터가 문을 연 뒤, 손님들은 빈 병을 버리지 않고 바다를 건너 다시 가져오십니다.',
      },
      body: {
        en: 'Everything on an island arrives by ship and most of it leaves the same way. Each returned bottle is washed here and filled here, and the label keeps a small notch for every journey. The record is seven.',
        cn: '岛上一切皆由船来，多半也要由船运走。归来的瓶子在此清洗、续装，标签上每往返一次便刻一道小痕。目前最高纪录是七道。',
        jp: '島に来るものはすべて船で着き、たいていは船で去っていきます。戻った瓶はここで洗い、ここで満たし、旅のたびにラベルへ小さな刻みを入れます。最多は七つです。',
        kr: '섬의 모든 것은 배로 들어와 대개 배로 나갑니다. 돌아온 병은 이곳에서 씻고 채우며, 여행할 때마다 라벨에 작은 눈금을 하나씩 새깁니다. 최고 기록은 일곱 번입니다.',
      },
    },
    { created: 41, updated: 40 },
  ),
];
