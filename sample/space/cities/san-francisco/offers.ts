import { day, entry, type Seed } from '../../seed.ts';
import { bay3, cellar } from './places.ts';

/** Special offers of the San Francisco gallery. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'san-francisco-offer-damp-air-set',
    {
      title: { en: 'From damp air to dry cabin', cn: '由湿润到干燥' },
      slug: 'damp-air-set',
      brand: 'brand-solenne',
      description: { en: 'With any Solenne serum, a cabin mask and a lip treatment: what skin wants when it leaves the fog for eleven hours.', cn: '选购任意素澜精华，即赠机舱面膜与润唇护理。告别雾气、飞行十一小时，肌肤所需尽在其中。' },
      category: ['cat-beauty'],
      media: ['beauty-serum'],
      isFeatured: true,
      startDate: day(-8, '06:00'),
      endDate: day(23, '23:59'),
      removedAfterExpired: false,
      location: bay3,
      body: { en: 'Apply the mask after the meal service and take it off before the blinds go up. All pieces are within cabin limits.', cn: '餐后敷用，遮光板升起之前取下。全部单品均符合登机容量规定。' },
      terms: { en: 'One set per guest while stocks last. Valid for international and domestic travel. Not combined with other offers.', cn: '每位限赠一份，赠完即止。国际与境内出行均适用，不可与其他优惠同享。' },
    },
    { updated: 8 },
  ),
  entry(
    'specialOffer',
    'san-francisco-offer-hill-truffles',
    {
      title: { en: 'Truffles for seven hills', cn: '七丘松露巧克力' },
      slug: 'hill-truffles',
      brand: 'brand-cacao-thereze',
      description: { en: 'Fourteen truffles in seven flavours, with the second box at half price for its first two weeks on the pier.', cn: '七味十四枚松露巧克力，登陆栈桥首两周，第二盒半价。' },
      category: ['cat-food-and-gifts'],
      media: ['food-chocolate'],
      startDate: day(11, '06:00'),
      endDate: day(25, '23:59'),
      removedAfterExpired: false,
      location: { en: 'Bay 1, beside the bakery', cn: '一号，烘焙坊旁' },
      body: { en: 'The city was first counted as having seven hills and has since found more than forty. The flavours follow the old list, from Telegraph Hill (espresso) to Mount Sutro (eucalyptus honey).', cn: '此城最初号称七丘，后来数出四十多座。口味仍依旧说，从电报山的意式浓缩，到苏特罗山的桉树蜜。' },
    },
    { updated: 1 },
  ),
  entry(
    'specialOffer',
    'san-francisco-offer-valley-red',
    {
      title: { en: 'Two reds, one wooden box', cn: '双瓶红酒木盒' },
      slug: 'valley-red',
      brand: 'brand-chateau-sauvelin',
      whetherLiquorOrTobacco: true,
      description: { en: 'Two bottles of old-vine red from Château Sauvelin in a wooden box, at a fifth less. This offer has ended.', cn: '索维兰酒庄老藤红酒两瓶木盒装，享八折。本优惠现已结束。' },
      category: ['cat-wines-and-spirits'],
      media: ['spirits-wine'],
      startDate: day(-57, '06:00'),
      endDate: day(-16, '23:59'),
      removedAfterExpired: false,
      location: cellar,
      body: { en: 'The wine is still poured by the glass in the cellar, beside one from Napa, for those who wish to compare.', cn: '此酒仍可于酒窖单杯品尝，与纳帕一款并列，供有意比较者细品。' },
      terms: { en: 'For guests aged 21 and over. Delivered at the gate.', cn: '仅限年满 21 岁的宾客，登机口交付。' },
    },
    { created: 62, updated: 16 },
  ),
];
