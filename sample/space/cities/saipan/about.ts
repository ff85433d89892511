import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in Saipan: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'saipan-about-heritage', {
    title: { en: 'Heritage', cn: '传承', jp: '歴史', kr: '헤리티지' },
    slug: 'heritage',
    media: ['art-vessels'],
    layout: 'B',
    size: 'Size 2',
    eyebrow: { en: 'Two peoples, one shore', cn: '两个民族，同一海岸', jp: '二つの民、ひとつの浜', kr: '두 민족, 하나의 해안' },
    description: {
      en: 'CHamoru and Carolinian families have shared this beach for two centuries. The gallery is a guest on it, and tries to behave like one.',
      cn: '查莫罗人与加罗林人在这片海滩共处已两百年。本馆是此地的客人，也尽力做好客人。',
      jp: 'チャモロとカロリニアンの人々は、二百年にわたりこの浜を分かち合ってきました。私たちはその客であり、客らしくあろうと努めています。',
      kr: '차모로와 캐롤리니안 사람들은 200년 동안 이 해변을 함께 써 왔습니다. 갤러리는 이곳의 손님이며, 손님답고자 합니다.',
    },
    body: {
      en: 'Early in the nineteenth century canoes came north from the Caroline Islands after a great storm and landed here. Their settlement gave the town its name: Arabwal, today Garapan.\n\nBoth peoples still greet a guest with a mwáár, a garland worn on the head. We do not sell them. On some mornings, though, a grandmother from the next street makes them at the garden gate, and there may be one for you.',
      cn: '十九世纪初，一场大风暴之后，独木舟自加罗林群岛北上，在此登岸。他们的聚落名为“阿拉布瓦尔”，即今日的加拉班。\n\n两个民族至今仍以“姆瓦尔”花冠迎客。我们不卖花冠。不过有些清晨，邻街的一位老祖母会在花园门口编上几顶，或许其中就有您的一顶。',
      jp: '19世紀の初め、大嵐ののちにカロリン諸島から北へ渡ったカヌーがここに着きました。その集落の名がアラブワル、今のガラパンです。\n\n二つの民は今も、頭に載せる花輪ムワールで客を迎えます。私たちはそれを売りません。けれども朝によっては、隣の通りのおばあさんが庭の門で編んでいます。ひとつは、あなたのためかもしれません。',
      kr: '19세기 초 큰 폭풍이 지난 뒤, 캐롤라인 제도에서 북쪽으로 온 카누들이 이곳에 닿았습니다. 그 마을의 이름 아라브왈이 오늘날의 가라판이 되었습니다.\n\n두 민족은 지금도 머리에 쓰는 꽃관 무와르로 손님을 맞습니다. 저희는 그것을 팔지 않습니다. 다만 어떤 아침에는 옆 골목의 할머니가 정원 문에서 꽃관을 엮습니다. 하나는 손님의 것일지도 모릅니다.',
    },
  }),
  entry('aboutTheStore', 'saipan-about-architecture', {
    title: { en: 'Architecture', cn: '建筑', jp: '建築', kr: '건축' },
    slug: 'architecture',
    media: ['door-saipan'],
    layout: 'D',
    size: 'Size 2',
    eyebrow: { en: 'Cut from the island', cn: '取自海岛', jp: '島から切り出して', kr: '섬에서 깎아 낸 집' },
    description: {
      en: 'One wide arch frames the lagoon; everything else was drawn to stay out of its way.',
      cn: '一道宽阔的拱门框住潟湖，其余一切皆为它让路。',
      jp: 'ひとつの大きなアーチがラグーンを切り取ります。ほかのすべては、その邪魔をしないように描かれました。',
      kr: '넓은 아치 하나가 라군을 담습니다. 나머지는 모두 그 앞을 비켜서도록 그려졌습니다.',
    },
    body: {
      en: 'Saipan is largely raised coral: terraces of limestone stepping down from Mount Tapochau, 474 metres high, to the beach. The house continues them. Its walls are sawn blocks left rough on the garden side and smooth towards the sea.\n\n## What to look for\n\n- The great arch, eleven metres wide, without a keystone\n- Fossil shells in the third pier on the left\n- The blue light that climbs the ceiling at mid-morning',
      cn: '塞班大半由隆起的珊瑚构成：石灰岩台地自海拔 474 米的塔波乔山层层而下，直抵海滩。馆舍便是它的延续，锯切石块的墙面向园一侧粗糙，向海一侧光滑。\n\n## 值得留意\n\n- 十一米宽、不设拱心石的大拱门\n- 左侧第三根墩柱中的贝壳化石\n- 上午时分爬上天花板的蓝光',
      jp: 'サイパンの大部分は隆起した珊瑚です。標高474メートルのタッポーチョ山から、石灰岩の段丘が浜へと下ります。館はその続き。切り石の壁は庭側を粗く、海側をなめらかに残しました。\n\n## 見どころ\n\n- 要石のない、幅11メートルの大アーチ\n- 左から三本目の柱に眠る貝の化石\n- 午前のなかば、天井をのぼる青い光',
      kr: '사이판은 대부분 솟아오른 산호입니다. 해발 474미터의 타포차우산에서 석회암 단구가 해변까지 내려옵니다. 이 집은 그 연장입니다. 톱으로 켠 돌벽은 정원 쪽은 거칠게, 바다 쪽은 매끄럽게 두었습니다.\n\n## 눈여겨볼 것\n\n- 이맛돌 없이 세운 너비 11미터의 큰 아치\n- 왼쪽 세 번째 기둥 속의 조개 화석\n- 오전 한나절 천장을 타고 오르는 푸른빛',
    },
  }),
];
