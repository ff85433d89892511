import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in Cairns: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'cairns-about-heritage', {
    title: { en: 'Heritage', cn: '传承', jp: '歴史' },
    slug: 'heritage',
    media: ['art-mobile'],
    layout: 'D',
    size: 'Size 2',
    eyebrow: { en: 'On Gimuy country', cn: '吉穆伊之地', jp: 'ギムイの地に' },
    description: {
      en: 'The gallery stands on the country of the Gimuy Walubara Yidinji and Yirrganydji people, and pays its respects to their elders.',
      cn: '本馆立于吉穆伊·瓦鲁巴拉·伊丁吉人与伊尔甘吉人的土地之上，谨向其长者致敬。',
      jp: '当館はギムイ・ワルバラ・イディンジの人々とイルガンジの人々の地に建ち、その長老たちに敬意を表します。',
    },
    body: {
      en: 'Gimuy is the older name of this shore. The port came in 1876, to serve a goldfield inland; sugar followed, then pearl luggers, and later visitors with masks and cameras.\n\nOur first room was a chandler’s store that sold rope by the fathom. We kept its counter. The brass measure along the edge is still used for ribbon.',
      cn: '“吉穆伊”是这片海岸更古老的名字。1876 年，港口为内陆金矿而设；其后是蔗糖，是采珠船，再后来，是带着面镜与相机的访客。\n\n本馆最初的一间，原是按英寻卖缆绳的船具铺。柜台留了下来，沿边的黄铜尺，如今用来量丝带。',
      jp: 'ギムイは、この岸のより古い名です。1876年、内陸の金鉱のために港が開かれ、やがて砂糖が、真珠船が、そしてマスクとカメラを携えた旅人が続きました。\n\n当館の最初の一室は、縄を尋で量り売りする船具屋でした。そのカウンターを残しています。縁の真鍮の物差しは、今はリボンを測ります。',
    },
  }),
  entry('aboutTheStore', 'cairns-about-architecture', {
    title: { en: 'Architecture', cn: '建筑', jp: '建築' },
    slug: 'architecture',
    media: ['door-cairns'],
    layout: 'A',
    size: 'Size 2',
    eyebrow: { en: 'Stumps, louvres, iron', cn: '木桩、百叶、铁皮', jp: '杭とルーバーと鉄板' },
    description: {
      en: 'A Queensland house made large: raised off the ground, shaded on four sides, and loud with happiness under heavy rain.',
      cn: '放大了的昆士兰老屋：离地而起，四面成荫，大雨落下时，满屋都是欢喜的声响。',
      jp: 'クイーンズランドの家を大きくしたもの。地面から持ち上げ、四方に日陰をつくり、大雨の下では嬉しげに鳴り響きます。',
    },
    body: {
      en: 'The floor stands on ninety-six hardwood stumps, so that floodwater, bandicoots and breezes may pass. The walls are mostly louvres, turned by hand twice a day. Inside, a white plaster stair climbs to the light, for guests who like one smooth thing among so many boards.\n\n## What to look for\n\n- Cast brackets in the shape of fan palms\n- The rope counter, worn low at the middle\n- The sound of the roof at about 3pm in February',
      cn: '地板立于九十六根硬木桩之上，任洪水、袋狸与微风自下而过。墙面多为百叶，每日两次由人手开合。室内一道白色灰泥楼梯盘旋向光，献给在重重木板间想找一处光滑的宾客。\n\n## 值得留意\n\n- 扇叶棕榈形的铸铁托架\n- 中段磨得低陷的缆绳柜台\n- 二月午后三点左右，屋顶上的雨声',
      jp: '床を支えるのは96本の堅木の杭。増水も、バンディクートも、風も、その下を抜けていきます。壁の多くはルーバーで、日に二度、人の手で開け閉めします。内側には白い漆喰の階段がひとすじ。板張りのなかに、ひとつだけなめらかなものを。\n\n## 見どころ\n\n- 扇椰子をかたどった鋳鉄の持ち送り\n- 真ん中が低くすり減った縄のカウンター\n- 2月の15:00頃、屋根を打つ雨の音',
    },
  }),
];
