import { day, entry, type Seed } from '../../seed.ts';
import { beautyHall, eastGallery } from './places.ts';

/** Special offers of the Singapore gallery. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'singapore-offer-solenne-cabin-set',
    {
      title: { en: 'The Solenne cabin set', cn: '素澜机舱护肤礼' },
      slug: 'solenne-cabin-set',
      brand: 'brand-solenne',
      description: { en: 'A cleansing balm and a night cream in cabin sizes come with any Solenne serum, in a washable linen pouch.', cn: '选购任意素澜精华，即赠机舱装洁颜膏与晚霜，收于可水洗的亚麻小袋。' },
      category: ['cat-beauty'],
      media: ['beauty-serum'],
      isFeatured: true,
      startDate: day(-10, '10:00'),
      endDate: day(20, '21:00'),
      removedAfterExpired: false,
      location: beautyHall,
      body: { en: 'Both pieces are under 30 ml and pass cabin rules. Ask the adviser to mark the order of use on the card inside.', cn: '两件均不足 30 毫升，可随身登机。顾问会在随附卡片上为您写明使用次序。' },
      terms: { en: 'One set per passport while stocks last. Not combined with other offers. The set cannot be exchanged for its value.', cn: '每本护照限领一份，赠完即止。不可与其他优惠同时使用，亦不可折换现金。' },
    },
    { updated: 9 },
  ),
  entry(
    'specialOffer',
    'singapore-offer-tower-of-macarons',
    {
      title: { en: 'A tower of macarons', cn: '马卡龙之塔' },
      slug: 'tower-of-macarons',
      description: { en: 'Twelve macarons for the price of nine, in calamansi, gula melaka, rose and cocoa, boxed for the flight home.', cn: '九枚之价，得十二枚：卡曼橘、椰糖、玫瑰与可可，装盒随您飞回家。' },
      category: ['cat-food-and-gifts'],
      media: ['food-macarons'],
      startDate: day(9, '10:00'),
      endDate: day(30, '21:00'),
      removedAfterExpired: false,
      location: eastGallery,
      body: { en: 'Filled each morning and best within three days. The box fits under an aircraft seat.', cn: '每日清晨填馅，三日内风味最佳。礼盒可置于飞机座椅下方。' },
    },
    { updated: 2 },
  ),
  entry(
    'specialOffer',
    'singapore-offer-midday-sun',
    {
      title: { en: 'Sunglasses for the midday sun', cn: '正午的太阳镜' },
      slug: 'midday-sun',
      brand: 'brand-kintara',
      description: { en: 'Fifteen per cent less on Kintara acetate frames between noon and 3pm, when the shadow is shortest. Ends today.', cn: '日影最短的正午至下午三时，金多莱板材镜架享八五折，今日截止。' },
      category: ['cat-fashion'],
      media: ['fashion-sunglasses'],
      startDate: day(-14, '12:00'),
      endDate: day(0, '21:00'),
      removedAfterExpired: false,
      location: { en: 'Level 2, south gallery', cn: '二层，南廊' },
      body: { en: 'Frames are heated and fitted while you wait, about ten minutes. Prescription lenses are not part of the offer.', cn: '镜架现场加热调校，约十分钟。优惠不含配制度数镜片。' },
      terms: { en: 'For purchases made between noon and 3pm local time. Two frames per guest.', cn: '仅限当地时间 12:00 至 15:00 之间的消费，每位限购两副。' },
    },
    { updated: 14 },
  ),
];
