import { day, entry, type Seed } from '../../seed.ts';
import { atrium } from './places.ts';

/** Art in the Sydney gallery: four works that stay and two with a period. */
export const art: readonly Seed[] = [
  entry(
    'artCulture',
    'sydney-art-three-vessels',
    {
      title: { en: 'Three vessels', cn: '三器' },
      slug: 'three-vessels',
      description: {
        en: 'Cobalt, terracotta and speckled ivory, thrown in one afternoon and fired in three different weeks. They stand where the great stair arrives.',
        cn: '钴蓝、陶土与斑点象牙，同一个午后拉坯而成，却历三周分别入窑。静立于大台阶尽处。',
      },
      category: ['cat-sculpture'],
      isFeatured: true,
      media: ['art-vessels'],
      artist: { en: 'A ceramic studio in the Blue Mountains', cn: '蓝山一间陶艺工作室' },
      location: { en: 'Level 2, head of the great stair', cn: '二层大台阶口' },
      body: {
        en: 'The clay was dug within sight of the studio, on the sandstone plateau west of Sydney, and carries iron in fine grains. In the ivory vessel they rise through the glaze as freckles; in the cobalt one they disappear altogether.\n\nEach piece was thrown without measuring. The heights agree to within a finger’s breadth, which the potters put down to breathing.\n\n## Seeing them\n\nThe best hour is around 10am, when the light comes up the stair from below. There is no plinth glass; please look with your hands behind you.',
        cn: '陶土取自工作室视线所及之处，悉尼以西的砂岩高原，含有细小铁粒。在象牙色一件上，铁粒穿釉而出，如雀斑点点；在钴蓝一件上，则尽数隐没。\n\n三器皆不经量度，信手拉成，高矮相差不过一指之宽。陶工说，那是因为呼吸相同。\n\n## 观赏\n\n上午 10:00 前后最佳，天光自台阶之下漫上来。作品未设玻璃罩，请背手细看。',
      },
    },
    { created: 180, updated: 40 },
  ),

  entry(
    'artCulture',
    'sydney-art-continuum',
    {
      title: { en: 'Continuum, bronze and plaster', cn: '延续：青铜与石膏' },
      slug: 'continuum',
      description: {
        en: 'A loop of plaster with no beginning, and a bronze sphere that seems to have rolled to a stop inside it. Children understand it at once.',
        cn: '一圈没有起点的石膏，一枚仿佛刚刚滚停其间的青铜球。孩子们一看便懂。',
      },
      category: ['cat-sculpture'],
      media: ['art-sculpture'],
      artist: { en: 'A sculptor from Melbourne, with a foundry in Brunswick', cn: '一位墨尔本雕塑家与布伦瑞克的铸造工坊' },
      location: atrium,
      body: {
        en: 'The loop was carved from a single block over seven months and weighs as much as a small car. The sphere was cast in bronze, then polished for nine days with felt and water until the whole atrium fitted inside it.\n\n> I wanted something that you could walk around without ever arriving.\n\nStand on the brass stud in the floor and look into the sphere: the skylight, the stair and you yourself line up in one curve.',
        cn: '环体由整块石膏雕成，历时七月，重若一辆小车。球体以青铜浇铸，再以毛毡与清水打磨九日，直至整座中庭尽收其中。\n\n> 我想做一件让人绕行，却永不抵达的东西。\n\n请站在地面的黄铜圆钉上望向球心：天窗、台阶与您自己，恰好连成一道弧线。',
      },
    },
    { created: 240, updated: 90 },
  ),

  entry(
    'artCulture',
    'sydney-art-drift',
    {
      title: { en: 'Drift, a hanging mobile', cn: '漂：悬动之作' },
      slug: 'drift',
      description: {
        en: 'Twenty-six discs of enamelled copper hang under the skylight and turn with the warmth of the crowd. On a full day they never stop.',
        cn: '二十六枚珐琅铜片悬于天窗之下，随人群的温热缓缓转动。宾客盈门之日，从不停歇。',
      },
      category: ['cat-installation', 'cat-sculpture'],
      media: ['art-mobile'],
      artist: { en: 'A metal workshop on the Derwent, Hobart', cn: '霍巴特德温特河畔一间金工坊' },
      location: { en: 'Level 1 to Level 3, under the skylight', cn: '一层至三层，天窗之下' },
      body: {
        en: 'There is no motor. The lowest disc hangs 9 metres above the floor and feels the air that rises from it; by eleven in the morning the first terracotta piece has begun to move.\n\nThe colours were taken from the hulls of working boats in Hobart: cobalt, rust, ivory, and the brass of a rubbed handrail.\n\n- Follow one disc for a minute before you look at the whole\n- The shadows are longest on the west wall after 3pm',
        cn: '作品没有马达。最低一枚距地九米，感知自下而上的气流；上午十一点，第一枚陶红色铜片已开始转动。\n\n色彩取自霍巴特渔船的船身：钴蓝、铁锈、象牙，以及被手磨亮的黄铜栏杆。\n\n- 不妨先凝视一枚，一分钟后再看全貌\n- 15:00 之后，西墙上的影子最长',
      },
    },
    { created: 300, updated: 120 },
  ),

  entry(
    'artCulture',
    'sydney-art-handrail',
    {
      title: { en: 'The handrail', cn: '扶手' },
      slug: 'the-handrail',
      description: {
        en: 'Forty-one metres of brass, bent by hand in one spiral. It is a work of art that you are asked to touch on every visit.',
        cn: '四十一米黄铜，手工弯成一道螺旋。这是一件请您每次到访都伸手触碰的艺术品。',
      },
      category: ['cat-sculpture', 'cat-installation'],
      media: ['arch-spiral'],
      artist: { en: 'Two boatbuilders from Balmain', cn: '巴尔曼的两位造船匠' },
      location: { en: 'Spiral stair, all floors', cn: '旋转楼梯，贯通各层' },
      body: {
        en: 'The rail was shaped in eleven lengths at a slipway across the harbour, and joined on the stair by night so that the joints could cool slowly. Its section changes as you climb: round at the bottom, almost flat at the landing, where people stop and lean.\n\n## A work that is finished by hands\n\nIt is never polished. Where it shines, someone has held it; the brightest place is at the fourth step from the top, just before the view.',
        cn: '扶手分作十一段，在港湾对岸的船台上弯制成形，夜间于楼梯上焊接，好让接缝慢慢冷却。它的截面随步升高而变：底端浑圆，至平台处近乎平坦，正宜驻足倚靠。\n\n## 由手完成的作品\n\n扶手从不抛光。发亮之处，皆是有人握过的地方；最亮的一处，在自上数起第四级，景致将现未现之际。',
      },
    },
    { created: 320, updated: 150 },
  ),

  entry(
    'artCulture',
    'sydney-art-long-light',
    {
      title: { en: 'Long light', cn: '长光' },
      slug: 'long-light',
      description: {
        en: 'A corridor of arches, a row of slatted shutters and the sun: for ninety days the west passage is a clock that tells only beautiful hours.',
        cn: '一列拱廊，一排百叶，再加上太阳：九十日间，西侧通道化作一座只报良辰的钟。',
      },
      category: ['cat-installation', 'cat-exhibition'],
      isFeatured: true,
      media: ['hero-gallery'],
      startDate: day(-20, '10:00'),
      endDate: day(70, '20:00'),
      artist: { en: 'A light artist working between Sydney and Broken Hill', cn: '一位往来于悉尼与布罗肯希尔之间的光艺术家' },
      location: { en: 'Level 1, west passage', cn: '一层西侧通道' },
      body: {
        en: 'Nothing has been added but shutters. Each is cut to a different angle, so that bars of sun cross the plaster floor at a different pace in every bay. In the last one they stand still for eleven minutes.\n\nOn grey days the work is silent, and the artist asks that no lamps be lit. Come back; that is part of it.\n\n## Practical\n\n- Open daily from 10am, free of charge\n- The bars reach the end wall about two hours before sunset\n- Flat underfoot throughout, with a bench in the third bay',
        cn: '除百叶之外，别无添加。每扇百叶角度各异，日光遂以不同的步调划过各间的灰泥地面；到最后一间，光会静止十一分钟。\n\n阴天里，作品沉默。艺术家请求不必点灯，改日再来，亦是作品的一部分。\n\n## 参观须知\n\n- 每日 10:00 起开放，免费参观\n- 日落前约两小时，光影抵达尽端墙面\n- 全程平地无阶，第三间设有长凳',
      },
    },
    { created: 50, updated: 18 },
  ),

  entry(
    'artCulture',
    'sydney-art-tide-and-ember',
    {
      title: { en: 'Tide and ember', cn: '潮与烬' },
      slug: 'tide-and-ember',
      description: {
        en: 'Nine canvases in cobalt and burnt orange, painted between a beach and a hearth on the South Coast. Their first showing in the city.',
        cn: '九幅钴蓝与焦橙的画布，绘于南海岸的沙滩与炉火之间，首度于悉尼展出。',
      },
      category: ['cat-painting', 'cat-exhibition'],
      media: ['art-painting'],
      startDate: day(15, '10:00'),
      endDate: day(104, '20:00'),
      artist: { en: 'A painter from the New South Wales South Coast', cn: '一位来自新南威尔士南海岸的画家' },
      location: { en: 'Level 3, long gallery', cn: '三层长廊展厅' },
      body: {
        en: 'The blue comes first, laid on wet in the early morning with a brush as wide as a hand. The orange follows days later, scraped back with a card until it glows from under the surface.\n\nThe nine paintings are hung low, at the height of a seated eye, around one long bench. A booklet in English and Chinese lies on it; it contains no explanations, only the tide tables of the days on which each was made.\n\n> Stay for two paintings rather than all nine.',
        cn: '先有蓝。清晨以一掌宽的画笔趁湿铺陈；数日之后才有橙，再以卡片刮去，直至它自底层透出光来。\n\n九幅画低悬四壁，与坐者视线齐平，环绕一条长凳。凳上置中英文小册，不作任何阐释，只列出每幅完成之日的潮汐表。\n\n> 与其看遍九幅，不如为两幅停留。',
      },
    },
    { created: 20, updated: 8 },
  ),
];
