import { entry, type Seed } from '../../seed.ts';

const house = { en: 'The Macau house', tc: '澳門館', cn: '澳门馆' };

/** The pages about the house in Macau: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'macau-about-heritage', {
    title: { en: 'Our heritage', tc: '傳承', cn: '传承' },
    slug: 'heritage',
    eyebrow: house,
    layout: 'B',
    media: ['dusk-macau'],
    description: {
      en: 'Cotai was water within living memory. A young house on young land, which learned its manners from the old city across the bridges.',
      tc: '路氹，數十年前仍是海。年輕土地上的年輕館舍，向橋那端的老城學習待客之道。',
      cn: '路氹，数十年前仍是海。年轻土地上的年轻馆舍，向桥那端的老城学习待客之道。',
    },
    body: {
      en: 'The name joins two islands, Coloane and Taipa; the land between them was won from the sea. So the paving came first: a memory of water, set where the water was.\n\n## The lanterns\n\nEach of the forty red lanterns is made of bamboo and silk and re-covered every second year, in the week before the Mid-Autumn Festival.',
      tc: '路氹之名，合路環、氹仔兩島而成；兩島之間，填海得地。於是先鋪石仔路：在昔日是海之處，留一片海的記憶。\n\n## 燈籠\n\n四十盞紅燈籠以竹骨絲面製成，每兩年於中秋前一週重裱一次。',
      cn: '路氹之名，合路环、氹仔两岛而成；两岛之间，填海得地。于是先铺碎石路：在昔日是海之处，留一片海的记忆。\n\n## 灯笼\n\n四十盏红灯笼以竹骨丝面制成，每两年于中秋前一周重裱一次。',
    },
  }),
  entry('aboutTheStore', 'macau-about-architecture', {
    title: { en: 'The architecture', tc: '建築', cn: '建筑' },
    slug: 'architecture',
    eyebrow: house,
    layout: 'D',
    media: ['door-macau'],
    description: {
      en: 'Limestone and basalt in waves, walls in saffron limewash, and arches deep enough to walk in during a summer downpour.',
      tc: '石灰岩與玄武岩砌成波浪，橙黃石灰牆，拱廊深闊，夏日驟雨中亦可漫步。',
      cn: '石灰岩与玄武岩砌成波浪，橙黄石灰墙，拱廊深阔，夏日骤雨中亦可漫步。',
    },
    body: {
      en: 'Calçada stones are split by hand to the size of a palm and tapped into sand; no cement, so that rain may pass. The pattern is called mar largo, the wide sea.\n\nLook for the one stone cut as a fish. It is near the stair, and children find it first.',
      tc: '石仔以人手劈成掌心大小，敲入沙床，不用水泥，讓雨水滲流。圖案名為 mar largo，意即「遼闊的海」。\n\n其中一塊刻成魚形，就在樓梯附近；往往是小朋友先找到。',
      cn: '石块以人手劈成掌心大小，敲入沙床，不用水泥，让雨水渗流。图案名为 mar largo，意即“辽阔的海”。\n\n其中一块刻成鱼形，就在楼梯附近；往往是小朋友先找到。',
    },
  }),
];
