import { day, entry, type Seed } from '../../seed.ts';
import { balcony, westArches } from './places.ts';

/** Special offers of the Macau gallery. */
export const offers: readonly Seed[] = [
  entry('specialOffer', 'macau-offer-lantern-red', {
    title: { en: 'A compact in lantern red', tc: '燈籠紅粉餅禮', cn: '灯笼红粉饼礼' },
    slug: 'lantern-red',
    category: ['cat-beauty'],
    brand: 'brand-maison-verane',
    media: ['beauty-compact'],
    isFeatured: true,
    startDate: day(-9),
    endDate: day(19, '22:00'),
    displayDate: day(-9),
    location: westArches,
    description: {
      en: 'Choose a Maison Verane compact and a lipstick in lantern red, and the lipstick is half the price.',
      tc: '同購薇蘭世家蜜粉餅與「燈籠紅」唇膏，唇膏半價。',
      cn: '同购薇兰世家蜜粉饼与“灯笼红”唇膏，唇膏半价。',
    },
    body: { en: 'Both are tried by daylight at the court stools. Orders placed online and collected here qualify as well.', tc: '可於庭院高凳旁，借日光試妝。網上訂購、到店領取同樣適用。', cn: '可于庭院高凳旁，借日光试妆。线上下单、到店自提同样适用。' },
    terms: { en: '- One set per person and day.\n- Not combined with other offers.\n- While stocks last.', tc: '- 每人每日限享一套。\n- 不可與其他優惠同時使用。\n- 售完即止。', cn: '- 每人每日限享一套。\n- 不与其他优惠同享。\n- 售完即止。' },
  }),
  entry('specialOffer', 'macau-offer-kintara', {
    title: { en: 'A case for bright days', tc: '晴日鏡盒', cn: '晴日镜盒' },
    slug: 'bright-days',
    category: ['cat-fashion'],
    brand: 'brand-kintara',
    media: ['fashion-sunglasses'],
    startDate: day(12),
    endDate: day(33, '22:00'),
    displayDate: day(12),
    location: balcony,
    description: {
      en: 'Every Kintara frame bought in these three weeks comes with a hard case covered in hand-printed tile paper.',
      tc: '三星期內選購金多萊眼鏡，即送手印瓷磚紋硬鏡盒一個。',
      cn: '三周内选购金多莱眼镜，即赠手印瓷砖纹硬镜盒一个。',
    },
    body: { en: 'A fitting takes ten minutes. Adjustments are free for as long as you own the frame.', tc: '調校約十分鐘，日後隨時可免費調整。', cn: '调校约十分钟，日后随时可免费调整。' },
  }),
  entry('specialOffer', 'macau-offer-bangle', {
    title: { en: 'The third bangle', tc: '第三隻手鐲', cn: '第三只手镯' },
    slug: 'third-bangle',
    category: ['cat-watches-and-jewellery'],
    brand: 'brand-bellarosa',
    media: ['jewel-bracelet'],
    startDate: day(-1),
    endDate: day(0, '22:00'),
    displayDate: day(-1),
    location: balcony,
    description: {
      en: 'For two days only, the third bangle of a Bellarosa stack is a third off. The offer ends this evening at ten.',
      tc: '為期兩日：貝拉薔三隻疊戴手鐲，第三隻減三分之一。今晚十時截止。',
      cn: '为期两天：贝拉蔷三只叠戴手镯，第三只减三分之一。今晚 22:00 截止。',
    },
    body: { en: 'Smooth, hammered, rope: the three sound best together. Wrists are measured on the balcony without charge.', tc: '光面、鎚紋、繩紋，三者相碰，其聲最悅。廊台免費量腕。', cn: '光面、锤纹、绳纹，三者相碰，其声最悦。廊台免费量腕。' },
  }),
];
