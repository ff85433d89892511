import { day, entry, type Seed } from '../../seed.ts';
import { centreTable, eastWindows } from './places.ts';

/** Special offers of the New York City gallery. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'new-york-city-offer-two-lipsticks',
    {
      title: { en: 'Two lipsticks and a compact', cn: '双唇膏与一枚粉饼' },
      slug: 'two-lipsticks',
      brand: 'brand-maison-verane',
      description: { en: 'Choose any two Maison Verane lipsticks and a slim pressed-powder compact joins them, engraved with three letters.', cn: '选购任意两支薇兰世家唇膏，即赠纤薄粉饼一枚，可镌刻三个字母。' },
      category: ['cat-beauty'],
      media: ['beauty-compact'],
      isFeatured: true,
      startDate: day(-7, '06:00'),
      endDate: day(24, '23:59'),
      removedAfterExpired: false,
      location: eastWindows,
      body: { en: 'Engraving takes four minutes at the counter. Initials, or the airport code of wherever you are going: both fit.', cn: '柜台镌刻约四分钟，可刻姓名缩写，也可刻目的地机场代码。' },
      terms: { en: 'One compact per guest while stocks last. Valid on international and domestic purchases. No cash alternative.', cn: '每位限赠一枚，赠完即止。国际与境内出行均适用，不可折换现金。' },
    },
    { updated: 7 },
  ),
  entry(
    'specialOffer',
    'new-york-city-offer-truffles-by-the-block',
    {
      title: { en: 'Truffles by the block', cn: '松露巧克力街区礼盒' },
      slug: 'truffles-by-the-block',
      brand: 'brand-cacao-thereze',
      description: { en: 'A long box of 24 truffles laid out like a street grid, at a fifth less for the first two weeks on the shelf.', cn: '二十四枚松露巧克力如街区般齐列，上架首两周享八折。' },
      category: ['cat-food-and-gifts'],
      media: ['food-chocolate'],
      startDate: day(8, '06:00'),
      endDate: day(22, '23:59'),
      removedAfterExpired: false,
      location: centreTable,
      body: { en: 'Malt, espresso, sour cherry and pretzel. The lid is a map with the avenues left blank for you to name.', cn: '麦芽、意式浓缩、酸樱桃与椒盐脆饼四味。盒盖印作地图，大道名称留白，由您来写。' },
    },
    { updated: 1 },
  ),
  entry(
    'specialOffer',
    'new-york-city-offer-bangles-by-three',
    {
      title: { en: 'Bangles by three', cn: '三镯成组' },
      slug: 'bangles-by-three',
      brand: 'brand-bellarosa',
      description: { en: 'Three Bellarosa bangles for the price of two, in yellow, rose and white gold. This offer has ended.', cn: '贝拉蔷手镯买二得三，黄金、玫瑰金与白金任配。本优惠现已结束。' },
      category: ['cat-watches-and-jewellery'],
      media: ['jewel-bracelet'],
      startDate: day(-60, '06:00'),
      endDate: day(-18, '23:59'),
      removedAfterExpired: false,
      location: { en: 'Second vault', cn: '第二拱厅' },
      body: { en: 'The set remains in the house’s regular range, and the second vault can still fit it to the wrist.', cn: '该组合仍在常规系列中供应，第二拱厅可继续为您按腕围调整。' },
      terms: { en: 'Applied to the lowest-priced bangle.', cn: '优惠适用于三者中价格最低的一只。' },
    },
    { created: 64, updated: 18 },
  ),
];
