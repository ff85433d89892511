import { entry, type Seed } from '../../seed.ts';
import { gateCourt, mountainPavilion } from './places.ts';

/** Where to eat and drink in Bali. */
export const dining: readonly Seed[] = [
  entry('dining', 'bali-dining-rice-barn', {
    title: { en: 'The Rice Barn', cn: '稻仓餐室', jp: 'ライスバーン' },
    slug: 'rice-barn',
    category: ['cat-restaurant'],
    media: ['dining-table'],
    isFeatured: true,
    location: mountainPavilion,
    cuisine: { en: 'Balinese', cn: '巴厘菜', jp: 'バリ料理' },
    time: { en: '11:30am to 10pm', cn: '11:30 至 22:00', jp: '11:30〜22:00' },
    frequency: { en: 'Daily', cn: '每日', jp: '毎日' },
    description: { en: 'Duck in banana leaf, minced-fish satay on lemongrass and red rice from the terraces, under a roof shaped like a granary.', cn: '蕉叶鸭、香茅串鱼肉沙嗲与梯田红米，在稻仓形的屋顶之下。', jp: 'バナナの葉で包んだ鴨、レモングラスの串に巻いた魚のサテ、棚田の赤米。米倉をかたどった屋根の下でどうぞ。' },
    body: {
      en: 'The base of it all is base genep, “the complete spice”: some fifteen roots, seeds and leaves pounded together on stone. The duck, bebek betutu, is rubbed with it and sits in embers from early morning; it is ready at seven and finished by half past eight.\n\n- Lunch plate Rp 165,000\n- Rijsttafel for two, Rp 690,000\n- Duck: order before noon',
      cn: '一切以“全味酱”为底：十五味上下的根、籽与叶，在石臼中同捣。蕉叶鸭通身抹酱，清晨便埋入余烬，晚上七点出炉，八点半多半已尽。\n\n- 午市餐盘 165,000 印尼盾\n- 双人印尼饭桌 690,000 印尼盾\n- 蕉叶鸭请于正午前预订',
      jp: 'すべての土台は「完全なる香辛料」バセ・グネップ。15種ほどの根と種と葉を石臼で搗き合わせます。それを擦り込んだ鴨ベベッ・ブトゥトゥは早朝から熾火に埋められ、19:00に焼き上がり、20:30にはもうありません。\n\n- ランチプレート 16万5千ルピア\n- お二人のライスターフェル 69万ルピア\n- 鴨は正午までにご注文ください',
    },
  }),
  entry('dining', 'bali-dining-kintamani-porch', {
    title: { en: 'Kintamani coffee porch', cn: '金塔马尼咖啡廊', jp: 'キンタマーニ・コーヒーポーチ' },
    slug: 'kintamani-porch',
    category: ['cat-cafe'],
    media: ['dining-coffee'],
    location: gateCourt,
    cuisine: { en: 'Coffee and Balinese cakes', cn: '咖啡与巴厘糕点', jp: 'コーヒーとバリの菓子' },
    time: { en: '7am to 10pm', cn: '7:00 至 22:00', jp: '7:00〜22:00' },
    frequency: { en: 'Daily', cn: '每日', jp: '毎日' },
    description: { en: 'Highland arabica grown between orange trees, rice-flour cakes in palm sugar, and a bench for waiting out the rain.', cn: '与橙树间种的高地阿拉比卡、浸着棕糖的米粉糕，还有一张可坐等雨停的长凳。', jp: 'オレンジの木のあいだで育つ高地のアラビカ、椰子砂糖を絡めた米粉の菓子、雨宿りの長椅子。' },
    body: {
      en: 'On the rim of the Batur caldera the farms plant coffee and citrus together, and the cup remembers it. Filter coffee Rp 45,000, a plate of four cakes Rp 55,000. The porch opens at seven, when the sweeper has just done the steps and the offerings are being set down.',
      cn: '巴图尔火山口的边缘，农家将咖啡与柑橘同种，杯中便留下了橙香。手冲咖啡 45,000 印尼盾，四色糕点 55,000 印尼盾。七点开门，那时台阶方才扫净，供品正一一摆下。',
      jp: 'バトゥール山の外輪では、コーヒーと柑橘をともに植えます。カップにはその記憶が残ります。ハンドドリップ4万5千ルピア、菓子四種の皿5万5千ルピア。開店は7:00、石段が掃き清められ、供物が置かれる頃です。',
    },
  }),
];
