import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in Brisbane: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'brisbane-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'Meanjin, the place between the bends, was a meeting ground long before it was a town. The house begins from that.',
      cn: '河湾之间的米安津，成镇之前久已是聚会之地。此屋的故事，便从这里说起。',
    },
    media: ['dusk-brisbane'],
    layout: 'B',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'The Turrbal and Jagera peoples know this spur of land as Meanjin. We acknowledge them as its custodians and buy the bush foods in our kitchen from First Nations growers.\n\n## Stone and timber\n\nThe town that followed was built from what lay close: Brisbane tuff, the pink-grey volcanic stone of the Kangaroo Point cliffs, which everyone here calls porphyry, and hoop pine from the hills. Our lane is paved with the first. The second you will hear before you see it, as the veranda boards settle in the evening.',
      cn: '图尔巴尔与贾格拉族人称这片岬地为米安津（Meanjin）。谨此向这片土地的守护者致意，厨房所用的丛林食材亦采自原住民种植者。\n\n## 石与木\n\n此后建起的城镇取材近旁：袋鼠角崖壁的粉灰色火山凝灰岩，本地人惯称“斑岩”；还有山间的南洋杉。巷中铺的是前者。至于后者，黄昏时游廊木板轻响，往往未见其形，先闻其声。',
    },
  }),
  entry('aboutTheStore', 'brisbane-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'A Queensland house made public: stilts, veranda, breezeway, and a roof that turns rain into something to listen to.',
      cn: '一座敞开的昆士兰民居：高脚、游廊、通风廊，以及一面听雨的屋顶。',
    },
    media: ['door-brisbane'],
    layout: 'E',
    size: 'Size 2',
    alignment: 'Right',
    body: {
      en: 'The old houses on the ridges were lifted on posts to catch the air and keep out the termites. The architects kept the plan and made it generous: a veranda four metres deep, doors that fold away entirely, fretwork above them so that the breeze passes even when they are shut.\n\n- No room needs cooling before 11am on most days of the year.\n- The spiral stair inside is plaster over steel; the one outside is spotted gum.\n- In a storm, stand under the tin roof by the tea room. Conversation stops, pleasantly.',
      cn: '山脊上的老屋以木柱架高，既迎风，也防白蚁。建筑师沿用旧制而更见从容：游廊深四米，门扇可尽数折起，门上镂花气窗，闭门时亦有风来。\n\n- 一年之中大多数日子，上午十一时前无须冷气。\n- 室内旋梯为钢骨灰泥，室外楼梯则用斑点桉。\n- 雷雨时分，请到茶室旁的铁皮屋顶下，谈话声自然停歇，也是一种惬意。',
    },
  }),
];
