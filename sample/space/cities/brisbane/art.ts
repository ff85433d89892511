import { day, entry, type Seed } from '../../seed.ts';

/** Art in the Brisbane gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'brisbane-art-reach', {
    title: { en: 'Reach, plaster and bronze', cn: '《河段》石膏与青铜' },
    slug: 'reach',
    description: { en: 'A looping white form after the bends of the river, each of which the city calls a reach and knows by name.', cn: '白色环形体取意蜿蜒河湾。本城称每一段为“河段”，段段有名。' },
    category: ['cat-sculpture'],
    media: ['art-sculpture'],
    isFeatured: true,
    startDate: day(-60, '09:30'),
    endDate: day(100, '21:00'),
    location: { en: 'Veranda level, stair head', cn: '游廊层，楼梯口' },
    body: {
      en: 'The bronze sphere sits where the house stands on the map. A sculptor from Woolloongabba modelled the curve from ferry timetables, so its thickness is not the width of the water but the minutes it takes to cross.',
      cn: '青铜圆球所在，即本馆在地图上的位置。伍伦加巴一位雕塑家依渡轮时刻表塑形，故环体粗细所示并非河宽，而是渡河所需的分钟。',
    },
  }),
  entry('artCulture', 'brisbane-art-porphyry', {
    title: { en: 'Porphyry, three vessels', cn: '《斑岩三器》' },
    slug: 'porphyry',
    description: { en: 'Studio pots in cobalt, terracotta and speckled ivory, thrown from clay dug beside the river at Ipswich.', cn: '钴蓝、陶土与斑点象牙色陶器三件，陶泥掘自伊普斯维奇河畔。' },
    category: ['cat-sculpture'],
    media: ['art-vessels'],
    startDate: day(-22, '09:30'),
    endDate: day(48, '21:00'),
    location: { en: 'Upper floor, tea room', cn: '二层，茶室' },
    body: {
      en: 'The speckle is crushed Brisbane tuff, the stone of the cliffs and of the lane outside. In firing it bleeds a little pink. The potter asks that flowers be put in them, and so we do, on Mondays.',
      cn: '斑点来自碾碎的布里斯班凝灰岩，正是崖壁与门前小巷的石料，烧成后微微泛粉。陶艺家嘱咐器中宜有花，于是每逢周一，我们便插上新枝。',
    },
  }),
];
