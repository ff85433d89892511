import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in Auckland: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'auckland-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'The ground beneath the galleria was sea until the nineteenth century. Tides still show in the cellar, kept behind glass.',
      cn: '十九世纪以前，本馆脚下原是海。如今在地窖玻璃之后，仍看得见潮水的痕迹。',
    },
    media: ['dusk-auckland'],
    layout: 'A',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'When Auckland was founded in 1840 the shoreline ran along what is now Fort Street. The bay in front of it was filled, block by block, and warehouses went up on the new land to hold wool, flax and kauri gum.\n\n## Kept as found\n\nOurs stored sailcloth. The iron hoist above the stair is original, and so are the numbers painted on the brick for bays 1 to 14. Long before any of it, this was a landing place for Māori canoes, and the water kept the name we still use: Waitematā.',
      cn: '1840 年奥克兰建城时，海岸线尚在今日的福特街。其后海湾逐块填平，新地之上建起一座座仓库，存放羊毛、亚麻与贝壳杉胶。\n\n## 一仍其旧\n\n我们这座当年存的是帆布。楼梯上方的铁制吊机为原物，砖墙上一至十四号货位的漆字也是。更早以前，这里是毛利独木舟的停泊之地，海港之名“怀特玛塔”沿用至今。',
    },
  }),
  entry('aboutTheStore', 'auckland-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'Brick walls left rough, a plaster stair left smooth, and a north wall replaced by glass so the harbour comes in.',
      cn: '砖墙存其粗粝，楼梯取其平滑，北墙易为玻璃，引港湾入室。',
    },
    media: ['door-auckland'],
    layout: 'C',
    size: 'Size 2',
    alignment: 'Right',
    body: {
      en: 'In this hemisphere the sun stands in the north, over the water. The architects took down one wall to let it in and kept the other three to hold its warmth.\n\nThe stair turns once and a half beneath a round skylight. Its steps are recovered kauri, a timber that is no longer felled, sawn from the warehouse’s own floor beams. Walk it in the late afternoon, when each tread carries a line of sun.',
      cn: '在南半球，太阳行于北方，恰在海面之上。建筑师拆去一面墙迎它入内，留下三面墙蓄住暖意。\n\n楼梯在圆形天窗下旋转一周半，踏板取自旧仓楼板大梁的贝壳杉，这种木材如今已禁止采伐。宜于向晚时分拾级而上，每一级都横着一道阳光。',
    },
  }),
];
