import { entry, type Seed } from '../../seed.ts';
import { passage } from './places.ts';

/** Where to eat and drink in Los Angeles. */
export const dining: readonly Seed[] = [
  entry('dining', 'los-angeles-dining-citrus-court', {
    title: { en: 'The Citrus Court', cn: '柑橘庭院' },
    slug: 'citrus-court',
    description: { en: 'Market vegetables, fish off the grill and tortillas pressed to order, under lemon trees with a view of the take-offs.', cn: '当季时蔬、炭烤鲜鱼、现压玉米饼，柠檬树下，看飞机腾空而起。' },
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    cuisine: { en: 'Californian', cn: '加州风味' },
    isFeatured: true,
    time: { en: '7am to 12:30am', cn: '7:00 至次日 0:30' },
    frequency: { en: 'Daily', cn: '每日' },
    location: { en: 'West side, court and window', cn: '西侧，庭院及窗前' },
    body: {
      en: 'The menu follows the Wednesday market by the sea at Santa Monica. In winter that means eleven kinds of citrus, in summer tomatoes and little else.\n\n- Rockfish with green chilli and avocado.\n- Black beans and tortillas from the comal, with a fried egg until noon.\n- Anything can be had in 30 minutes; say so first.',
      cn: '菜单随圣莫尼卡海边的周三集市而定：冬天有十一种柑橘，夏天则是番茄的天下。\n\n- 岩鱼配青辣椒与牛油果。\n- 黑豆与现烙玉米饼，中午之前可加煎蛋。\n- 任何一餐皆可在 30 分钟内上齐，请事先告知。',
    },
  }),
  entry('dining', 'los-angeles-dining-drip-bar', {
    title: { en: 'The drip bar', cn: '滴滤咖啡台' },
    slug: 'drip-bar',
    description: { en: 'Slow coffee, date shakes and warm conchas from 6am, at eight stools under the eaves by the passage.', cn: '清晨六时起供应手冲咖啡、椰枣奶昔与温热的贝壳面包，檐下八席。' },
    category: ['cat-cafe'],
    media: ['dining-coffee'],
    cuisine: { en: 'Coffee and sweet bread', cn: '咖啡与甜面包' },
    time: { en: '6am to 10pm', cn: '6:00 至 22:00' },
    frequency: { en: 'Daily', cn: '每日' },
    location: passage,
    body: {
      en: 'The dates are grown in the Coachella Valley, two hours inland, where the palms were brought from North Africa and Arabia a century ago. Conchas come from a bakery in Boyle Heights and are usually finished by nine.',
      cn: '椰枣产自内陆两小时车程外的科切拉谷，那里的枣椰树百年前由北非与阿拉伯引来。贝壳面包来自博伊尔高地的一家烘焙坊，通常九点前售罄。',
    },
  }),
];
