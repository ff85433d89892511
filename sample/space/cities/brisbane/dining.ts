import { entry, type Seed } from '../../seed.ts';
import { northVeranda } from './places.ts';

/** Where to eat and drink in Brisbane. */
export const dining: readonly Seed[] = [
  entry('dining', 'brisbane-dining-veranda-tea', {
    title: { en: 'The Veranda Tea Room', cn: '游廊茶室' },
    slug: 'veranda-tea',
    description: { en: 'Lemon meringue tart, lamingtons cut small and iced tea by the jug under a roof made for rain.', cn: '柠檬蛋白霜塔、切得小巧的拉明顿，整壶冰茶，头顶一片听雨的屋檐。' },
    category: ['cat-cafe'],
    media: ['dining-dessert'],
    cuisine: { en: 'Tea and baking', cn: '茶与烘焙' },
    isFeatured: true,
    time: { en: '9:30am to 5:30pm', cn: '9:30 至 17:30' },
    frequency: { en: 'Daily', cn: '每日' },
    location: northVeranda,
    body: {
      en: 'Lamingtons were first made in Queensland, and there is still argument about jam. We serve them without, with a pot of it beside.\n\nTea is grown in the north of the state and brewed cold overnight. Chairs face the street; the best pair is third from the left.',
      cn: '拉明顿诞生于昆士兰，该不该夹果酱，至今争论不休。我们不夹，另奉一小罐。\n\n茶叶产自本州北部，隔夜冷萃。座椅面街，左起第三对最佳。',
    },
  }),
  entry('dining', 'brisbane-dining-under-the-house', {
    title: { en: 'Under the House', cn: '屋下厨房' },
    slug: 'under-the-house',
    description: { en: 'A kitchen between the stilts: Moreton Bay bugs over coals, mango with chilli salt, greens from the Lockyer Valley.', cn: '高脚之间的厨房：炭烤莫顿湾琵琶虾，辣盐芒果，洛克耶谷时蔬。' },
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    cuisine: { en: 'Subtropical Queensland', cn: '亚热带昆士兰风味' },
    time: { en: 'Noon to 9pm', cn: '12:00 至 21:00' },
    frequency: { en: 'Tuesday to Sunday', cn: '周二至周日' },
    location: { en: 'Lane level', cn: '巷面层' },
    body: {
      en: 'Underneath the house is where Queenslanders have always gone when it is hot. The floor is stone, the fans are slow and the menu is one page.\n\n- Bugs, split and grilled with finger lime butter.\n- Coral trout with lemon myrtle.\n- Lunch in 40 minutes if you say you are flying.',
      cn: '天热时，昆士兰人向来往屋底下去。石板地，慢吊扇，菜单只一页。\n\n- 琵琶虾对剖炭烤，佐指橙黄油。\n- 东星斑配柠檬香桃木。\n- 若要赶飞机，午餐四十分钟可毕。',
    },
  }),
];
