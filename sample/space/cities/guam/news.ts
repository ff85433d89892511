import { day, entry, type Seed } from '../../seed.ts';

/** News from the Guam gallery. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'guam-news-wall-of-hours',
    {
      title: { en: 'A wall of hours', jp: '時刻の壁', kr: '시간의 벽', cn: '时刻之墙' },
      slug: 'wall-of-hours',
      category: ['cat-house-news'],
      brand: 'brand-meridian-time',
      media: ['hero-watches'],
      isFeatured: true,
      displayDate: day(-2),
      removedAfterExpired: false,
      description: {
        en: 'Twenty-one dials, one for each city with a Meridian Galleria, now hang in the pillar hall and keep perfect time.',
        jp: 'Meridian Galleriaのある21都市の時刻を刻む文字盤が、列柱ホールに並びました。',
        kr: 'Meridian Galleria가 있는 스물한 도시의 시각을 알리는 다이얼이 열주 홀에 걸렸습니다.',
        cn: '二十一面表盘，对应二十一座 Meridian Galleria 所在城市，如今齐挂于列柱厅。',
      },
      body: {
        en: 'Guam and Saipan are the first of our American galleries to see the day. When their dial shows nine in the morning, Honolulu’s still reads one in the afternoon of the day before. Children are welcome to try to catch the dials ticking apart; no one has managed yet.',
        jp: 'アメリカにある私たちのギャラリーのなかで、最初に朝を迎えるのがグアムとサイパンです。こちらの針が朝9:00を指すとき、ホノルルはまだ前日の13:00。秒針のずれを見つけられるか、お子さまもどうぞお試しください。まだ成功した方はいません。',
        kr: '미국에 있는 저희 갤러리 가운데 가장 먼저 아침을 맞는 곳이 괌과 사이판입니다. 이곳이 오전 9:00일 때 호놀룰루는 아직 전날 13:00입니다. 초침의 어긋남을 찾아보십시오. 아직 성공한 아이는 없습니다.',
        cn: '在美国各馆之中，关岛与塞班最先见到白昼。此处指针指向上午 9:00 时，檀香山仍是前一日的 13:00。欢迎孩子们来找找秒针的差错，至今还没有人找到。',
      },
    },
    { created: 3, updated: 2 },
  ),
  entry(
    'news',
    'guam-news-deeper-porch',
    {
      title: { en: 'A deeper porch for the rain', jp: '雨のための、より深い庇', kr: '비를 위한 더 깊은 처마', cn: '为雨加深的门廊' },
      slug: 'deeper-porch',
      category: ['cat-house-news'],
      media: ['door-guam'],
      displayDate: day(-13),
      removedAfterExpired: false,
      description: {
        en: 'The street arcade has grown by two bays, so that you can walk dry from the bus stop to the first counter.',
        jp: '通り側のアーケードを柱間二つ分延ばし、バス停から最初のカウンターまで濡れずに歩けるようになりました。',
        kr: '거리 쪽 아케이드를 두 칸 늘려, 버스 정류장에서 첫 카운터까지 비를 맞지 않고 걸으실 수 있습니다.',
        cn: '临街拱廊延长两间，自巴士站至第一个柜台，一路不湿鞋。',
      },
      body: {
        en: 'The new arches are cast in the same pale concrete as the house, thick enough for typhoon season and cool to lean on. Benches follow this month. The arcade is open day and night.',
        jp: '新しいアーチは館と同じ淡色のコンクリート。台風に備える厚みがあり、もたれるとひんやりします。今月中にベンチも据えます。アーケードは昼夜を問わずお通りいただけます。',
        kr: '새 아치는 본관과 같은 밝은 콘크리트로, 태풍을 견딜 만큼 두껍고 기대면 서늘합니다. 이달 안에 벤치도 놓습니다. 아케이드는 밤낮으로 열려 있습니다.',
        cn: '新拱以与主楼相同的浅色混凝土浇筑，足以抵御台风，倚靠时沁凉。长凳本月内就位。拱廊昼夜开放。',
      },
    },
    { created: 15, updated: 13 },
  ),
  entry(
    'news',
    'guam-news-repair-bench',
    {
      title: { en: 'Casa Orsino opens a repair bench', jp: 'Casa Orsinoに修理の作業台', kr: 'Casa Orsino, 수선 작업대를 열다', cn: '奥希诺开设修护台' },
      slug: 'repair-bench',
      category: ['cat-opening'],
      brand: 'brand-casa-orsino',
      media: ['fashion-wallet'],
      displayDate: day(-27),
      removedAfterExpired: false,
      description: {
        en: 'Loose stitches and tired edges are now mended in Tumon, most of them within the length of a holiday.',
        jp: 'ほつれた縫い目や傷んだコバを、タモンでお直しできるようになりました。多くはご滞在中に仕上がります。',
        kr: '풀린 실밥과 닳은 단면을 이제 투몬에서 고칠 수 있습니다. 대부분 여행이 끝나기 전에 완성됩니다.',
        cn: '松脱的缝线、磨损的皮边，如今可在杜梦湾修好，多半赶得上假期结束之前。',
      },
      body: {
        en: 'Stitching of up to ten centimetres is complimentary on any Casa Orsino piece, whenever and wherever it was bought. Edges and hardware are quoted first. Allow three days.',
        jp: 'Casa Orsinoの品であれば、お求めの時期や店を問わず、10cmまでの縫い直しは無料。コバと金具は先にお見積もりします。お預かりは3日ほどです。',
        kr: '언제 어디서 구매하셨든 Casa Orsino 제품이라면 10cm까지의 재봉은 무료입니다. 단면과 금속 장식은 먼저 견적을 드립니다. 사흘 정도 걸립니다.',
        cn: '凡奥希诺出品，不论何时何地购入，十厘米以内的缝补免费。皮边与五金先行报价。请预留三天。',
      },
    },
    { created: 28, updated: 27 },
  ),
];
