import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in Hawaii: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'hawaii-about-heritage', {
    title: { en: 'Heritage', jp: '歴史', cn: '传承', kr: '헤리티지' },
    slug: 'heritage',
    media: ['art-sculpture'],
    layout: 'C',
    size: 'Size 2',
    eyebrow: { en: 'A place of spouting waters', jp: '湧き出づる水の地', cn: '涌泉之地', kr: '물이 솟는 땅' },
    description: {
      en: 'Long before the avenue there were fishponds, taro and springs. The gallery keeps its court cool in their memory.',
      jp: '大通りよりもはるか昔、ここには養魚池とタロイモ畑と泉がありました。その記憶とともに、中庭は涼しく保たれています。',
      cn: '大道出现之前，这里是鱼塘、芋田与泉眼。艺廊以中庭的一片清凉铭记往昔。',
      kr: '거리가 생기기 훨씬 전, 이곳에는 양어장과 타로 밭과 샘이 있었습니다. 갤러리의 서늘한 중정은 그 기억을 간직합니다.',
    },
    body: {
      en: 'Waikīkī means spouting waters. Streams from the Mānoa and Pālolo valleys once spread here into wetland, and Hawaiian families tended taro and fish in it for centuries, until a canal drained the ground in the 1920s.\n\nThe gallery has kept a shallow pool where the court is lowest. Guests put down their bags there without being told to.',
      jp: 'ワイキキとは「湧き出づる水」の意。マノアとパーロロの谷から流れた水がここに湿地をつくり、ハワイの人々は幾世紀ものあいだタロイモと魚を育てました。1920年代、運河によって土地は乾きます。\n\n中庭のいちばん低いところに、浅い水盤を残しました。誰に言われるでもなく、皆さまそこで荷物を下ろされます。',
      cn: '威基基意为“涌出的水”。马诺阿与帕洛洛山谷的溪流曾在此铺成湿地，夏威夷人世代种芋养鱼，直到二十世纪二十年代运河将水引走。\n\n我们在中庭最低处留下一汪浅池。无须提示，宾客总在那里放下行囊。',
      kr: '와이키키는 ‘솟아나는 물’이라는 뜻입니다. 마노아와 팔롤로 골짜기의 물이 이곳에 습지를 이루었고, 하와이 사람들은 수백 년 동안 타로와 물고기를 길렀습니다. 1920년대에 운하가 물을 빼내기까지의 일입니다.\n\n갤러리는 중정의 가장 낮은 곳에 얕은 연못을 남겼습니다. 손님들은 누가 말하지 않아도 그곳에 짐을 내려놓습니다.',
    },
  }),
  entry('aboutTheStore', 'hawaii-about-architecture', {
    title: { en: 'Architecture', jp: '建築', cn: '建筑', kr: '건축' },
    slug: 'architecture',
    media: ['door-hawaii'],
    layout: 'B',
    size: 'Size 2',
    eyebrow: { en: 'A roof, a court, a breeze', jp: '屋根と、中庭と、風と', cn: '一顶、一庭、一阵风', kr: '지붕과 중정과 바람' },
    description: {
      en: 'A double-pitched island roof over arches of bone-coloured plaster, turned a few degrees to let the trade wind through.',
      jp: '生成り色の漆喰のアーチに、島の二段勾配の屋根。貿易風を通すため、建物はわずかに向きを変えています。',
      cn: '骨白灰泥拱廊之上，是海岛的双坡屋顶；整座建筑略转数度，好让信风穿堂而过。',
      kr: '상앗빛 회벽 아치 위에 섬의 이중 경사 지붕을 얹고, 무역풍이 지나도록 건물을 살짝 틀어 앉혔습니다.',
    },
    body: {
      en: 'The plan is simple: two floors around a court, with doors on the north-east where the trade wind arrives and louvres on the opposite side where it leaves. On most days the ground floor needs no cooling at all.\n\n## What to look for\n\n- Coral-coloured terrazzo with crushed shell\n- The koa handrail, worn smooth at the turn\n- The line of light along the ridge at noon',
      jp: '中庭を囲む二層。貿易風の来る北東に扉を、抜けていく反対側にルーバーを設けた、簡素な構成です。たいていの日、1階に冷房は要りません。\n\n## 見どころ\n\n- 貝殻を砕いて混ぜた珊瑚色のテラゾー\n- 曲がり角で滑らかに磨かれたコアの手すり\n- 正午、棟に沿って落ちる一筋の光',
      cn: '格局简明：两层环绕中庭，信风来处的东北面设门，去处的对面设百叶。多数日子里，一层全然无须冷气。\n\n## 值得留意\n\n- 掺入碎贝的珊瑚色水磨石\n- 转角处被手掌磨润的寇阿木扶手\n- 正午沿屋脊落下的一线光',
      kr: '평면은 단순합니다. 중정을 둘러싼 두 층에, 무역풍이 드는 북동쪽에는 문을, 빠져나가는 맞은편에는 루버를 두었습니다. 대부분의 날에는 1층에 냉방이 필요하지 않습니다.\n\n## 눈여겨볼 것\n\n- 조개껍데기를 섞은 산호빛 테라초\n- 모퉁이에서 매끄럽게 닳은 코아 난간\n- 정오에 용마루를 따라 떨어지는 한 줄기 빛',
    },
  }),
];
