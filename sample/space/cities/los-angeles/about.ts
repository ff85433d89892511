import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in Los Angeles: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'los-angeles-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'The first aircraft here landed in a field of barley and beans in 1928. Beyond the runways, the dunes are as they were.',
      cn: '1928 年，首批飞机降落在这片大麦与豆田之间。跑道尽头的沙丘，如今依然旧貌。',
    },
    media: ['dusk-los-angeles'],
    layout: 'E',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'Between the western runways and the sea lies a strip of dune where houses once stood. It is now a preserve, and the largest remaining home of a butterfly the size of a thumbnail, the El Segundo blue, which lives on one kind of buckwheat and nothing else.\n\n## A small blue mark\n\nWe grow that buckwheat in the court, in sixteen clay pots. No butterfly has come yet. A blue tile is set by each pot for the day that one does, and the head gardener keeps the diary.',
      cn: '西侧跑道与大海之间，有一带曾建过民居的沙丘，如今已是保护区。一种指甲大小的蝴蝶以此为现存最大的家园，名为埃尔塞贡多蓝蝶，一生只依赖一种海岸荞麦。\n\n## 一点蓝\n\n我们在庭中以十六只陶盆种下这种荞麦。蝴蝶尚未来过，每只盆边却已嵌好一片蓝砖，只等那一天；园艺师日日为此写下记录。',
    },
  }),
  entry('aboutTheStore', 'los-angeles-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'Post and beam, deep eaves and a roof with a hole in it: a mid-century house enlarged until it could hold a crowd.',
      cn: '梁柱结构、深远屋檐，屋顶开一方天窗：一座放大到足以容纳人群的世纪中叶住宅。',
    },
    media: ['door-los-angeles'],
    layout: 'D',
    size: 'Size 2',
    alignment: 'Middle',
    body: {
      en: 'After 1945 a generation of architects in this city built small houses of steel and glass in which it is hard to say where the room ends and the garden begins. Ours takes that as its plan. The glass slides away for most of the year.\n\n- Eaves are 3.6 metres deep: winter sun comes in, summer sun does not.\n- The plaster is mixed with clay from the site and left unpainted.\n- At the west end the floor steps down, so that nobody stands in anybody’s sunset.',
      cn: '1945 年之后，本城一代建筑师以钢与玻璃筑起小屋，室内何处止、园中何处始，难以分明。本馆即以此为蓝本，一年中大半时间，玻璃尽可推开。\n\n- 屋檐深 3.6 米，冬阳可入，夏日不侵。\n- 灰泥掺入就地所取陶土，不施涂料。\n- 西端地面逐级而下，谁也不会挡住谁的落日。',
    },
  }),
];
