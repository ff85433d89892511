import { entry, type Seed } from '../../seed.ts';

/** Where to eat and drink in Auckland. */
export const dining: readonly Seed[] = [
  entry('dining', 'auckland-dining-berth-coffee', {
    title: { en: 'Berth Coffee', cn: '泊位咖啡' },
    slug: 'berth-coffee',
    description: { en: 'Flat whites in small ceramic cups, cheese scones at ten and a board that shows the next four ferries.', cn: '小瓷杯里的澳白，十点出炉的芝士司康，墙上一块牌子显示接下来的四班渡轮。' },
    category: ['cat-cafe'],
    media: ['trace-cup'],
    cuisine: { en: 'Coffee and baking', cn: '咖啡与烘焙' },
    time: { en: '7am to 8pm', cn: '7:00 至 20:00' },
    frequency: { en: 'Daily', cn: '每日' },
    location: { en: 'Ground floor, quay door', cn: '首层，码头入口' },
    body: {
      en: 'New Zealand has strong opinions about milk, and the flat white here is five ounces, no more. Scones come from the oven twice a day; feijoa loaf appears in autumn and is gone by winter.\n\nTell the counter your boat and they will call it.',
      cn: '新西兰人对牛奶颇有讲究，这里的澳白只五盎司，不多一分。司康每日出炉两次；费约果蛋糕秋天登场，入冬便收。\n\n告诉柜台您搭哪班船，开船前自会提醒。',
    },
  }),
  entry('dining', 'auckland-dining-tideline', {
    title: { en: 'Tideline dining room', cn: '潮线餐厅' },
    slug: 'tideline',
    description: { en: 'Green-lipped mussels, line-caught snapper and garden plates on the top floor, where the harbour fills the glass.', cn: '顶层餐厅，整面海港入窗：绿唇贻贝、绳钓鲷鱼与园蔬拼盘。' },
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    cuisine: { en: 'Pacific New Zealand', cn: '新西兰太平洋风味' },
    isFeatured: true,
    time: { en: 'Noon to 9:30pm', cn: '12:00 至 21:30' },
    frequency: { en: 'Wednesday to Sunday', cn: '周三至周日' },
    location: { en: 'Top floor, north windows', cn: '顶层，北窗' },
    body: {
      en: 'The menu changes with the boats. Mussels are steamed with lemongrass, snapper is grilled on the bone, and kūmara is baked whole in its skin.\n\n- Lunch in 45 minutes, marked with a small anchor.\n- Vegetables from Pukekohe’s red soil, an hour to the south.',
      cn: '菜单随渔船而变。贻贝以香茅清蒸，鲷鱼带骨炭烤，库马拉红薯连皮整烤。\n\n- 标有小船锚的午间菜式，45 分钟内用毕。\n- 蔬菜来自南行一小时的普基科希红土地。',
    },
  }),
];
