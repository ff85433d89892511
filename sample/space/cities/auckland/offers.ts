import { day, entry, type Seed } from '../../seed.ts';
import { bay7, eastWindows } from './places.ts';

/** Special offers of the Auckland gallery. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'auckland-offer-after-sun',
    {
      title: { en: 'After the sun, with Solenne', cn: '素澜晒后礼' },
      slug: 'after-sun',
      brand: 'brand-solenne',
      description: { en: 'Choose a full-size Solenne serum and 15 ml of Dusk, the after-sun strength, goes home with it.', cn: '选购素澜正装精华，即赠 15 毫升“暮”精华一瓶，专为晒后肌肤而设。' },
      category: ['cat-beauty'],
      media: ['beauty-serum'],
      isFeatured: true,
      startDate: day(-13, '10:00'),
      endDate: day(16, '20:00'),
      removedAfterExpired: false,
      location: eastWindows,
      body: { en: 'Keep it in the hotel refrigerator and use it within an hour of coming in. It suits skin that has been on the water all day.', cn: '可置于酒店冰箱，归来后一小时内敷用，尤其适合整日在海上的肌肤。' },
      terms: { en: 'One bottle per guest while stocks last. Not combined with other offers. Gifts cannot be returned for cash.', cn: '每位限赠一瓶，赠完即止。不可与其他优惠同享，赠品不可折现。' },
    },
    { updated: 12 },
  ),
  entry(
    'specialOffer',
    'auckland-offer-west-coast-amber',
    {
      title: { en: 'Amber for the west coast', cn: '西海岸琥珀香' },
      slug: 'west-coast-amber',
      brand: 'brand-hesperia',
      description: { en: 'Buy the 100 ml amber eau de parfum and the 10 ml travel spray is filled for you at the counter, free of charge.', cn: '选购 100 毫升琥珀香水，柜台即为您免费灌装一支 10 毫升旅行喷雾。' },
      category: ['cat-fragrance'],
      media: ['beauty-perfume-amber'],
      startDate: day(7, '10:00'),
      endDate: day(35, '20:00'),
      removedAfterExpired: false,
      location: { en: 'Ground floor, south wall', cn: '首层，南墙' },
      body: { en: 'Warm resin and salt, a good companion to the black sand at Piha, which holds its heat long after the sun is down.', cn: '温暖树脂与海盐相融，恰似皮哈的黑沙滩，日落许久，余温犹在。' },
    },
    { updated: 2 },
  ),
  entry(
    'specialOffer',
    'auckland-offer-cellar-pair',
    {
      title: { en: 'A pair from bay seven', cn: '七号货位双瓶礼' },
      slug: 'cellar-pair',
      brand: 'brand-chateau-sauvelin',
      whetherLiquorOrTobacco: true,
      description: { en: 'Two bottles from Château Sauvelin at 20 per cent less, boxed for the hold with a cork-lined divider. Ends today.', cn: '索维兰酒庄任选两瓶享八折，附软木隔层托运礼盒，今日截止。' },
      category: ['cat-wines-and-spirits'],
      media: ['spirits-champagne'],
      startDate: day(-21, '11:00'),
      endDate: day(0, '21:00'),
      removedAfterExpired: false,
      location: bay7,
      body: { en: 'Choose one brut and one red, or two alike. The box holds to airline limits for height and weight.', cn: '一瓶起泡酒配一瓶红酒，或两瓶相同皆可。礼盒高度与重量符合航空托运规定。' },
      terms: { en: 'For guests aged 18 and over with an international flight. Two pairs per passport.', cn: '仅限年满 18 岁、持国际航班行程的宾客，每本护照限两组。' },
    },
    { updated: 21 },
  ),
];
