import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in Queenstown: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'queenstown-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'The town began with gold in 1862. The galleria keeps a pair of miners’ scales, a long ledger and the habit of fair weight.',
      cn: '小镇因 1862 年的金矿而兴。本馆仍存一架淘金者的天平、一册长账，以及足斤足两的规矩。',
    },
    media: ['dusk-queenstown'],
    layout: 'D',
    size: 'Size 2',
    alignment: 'Middle',
    body: {
      en: 'Gold was found in the Arrow and Shotover rivers within weeks of each other, and a sheep station on the lake became a town. Among those who came were miners from Guangdong, whose stone huts still stand beside the river at Arrowtown.\n\n## The store’s ledger\n\nOur walls went up as a provision store. The ledger by the till lists flour, candles, tea and, in 1866, one bolt of silk ordered by a miner for a daughter on the other side of the world. The page is open at that line.',
      cn: '箭河与沙特欧瓦河相继发现黄金，不过数周之间，湖畔的牧羊场便成了小镇。来者之中有不少广东矿工，他们的石屋至今仍立于箭镇河边。\n\n## 一册旧账\n\n这幢石屋原是粮货铺。收银台旁的账册记着面粉、蜡烛与茶叶，1866 年还有一匹丝绸，是一位矿工为远在世界另一端的女儿所订。账册便翻在那一行。',
    },
  }),
  entry('aboutTheStore', 'queenstown-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'Schist walls half a metre thick, a single chimney through both floors and one large window for the mountains.',
      cn: '半米厚的片岩墙，一根贯穿两层的烟囱，一扇专为群山而开的大窗。',
    },
    media: ['door-queenstown'],
    layout: 'A',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'Schist splits flat and sparkles a little when it is wet. The masons laid it without mortar on the face, so that snow and low sun find every edge. Behind it the house is lined in larch, oiled once a year by the people who work in it.\n\n- The stone nearest the chimney stays warm until morning.\n- The upper window frames the Remarkables at dusk, when they turn the colour of a peach for about eight minutes.',
      cn: '片岩沿层而裂，湿时微闪。石匠砌面不施灰浆，让积雪与斜阳照见每一道棱角。墙内衬以落叶松板，每年由店里的人亲手上油一次。\n\n- 靠近烟囱的石块，余温可至天明。\n- 黄昏时分，楼上大窗正对卓越山脉，约有八分钟，群山染作蜜桃色。',
    },
  }),
];
