import { day, entry, type Seed } from '../../seed.ts';
import { beautyRoom, passage } from './places.ts';

/** Special offers of the Los Angeles gallery. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'los-angeles-offer-golden-hour-serum',
    {
      title: { en: 'Golden hour, twice', cn: '双份金色时分' },
      slug: 'golden-hour-serum',
      brand: 'brand-solenne',
      description: { en: 'Two bottles of Solenne’s amber serum, in any strength, for the price of one and a half, between 4pm and closing.', cn: '每日 16:00 至打烊，素澜琥珀精华任一浓度，两瓶只计一瓶半之价。' },
      category: ['cat-beauty'],
      media: ['beauty-serum'],
      isFeatured: true,
      startDate: day(-11, '16:00'),
      endDate: day(19, '23:59'),
      removedAfterExpired: false,
      location: beautyRoom,
      body: { en: 'One for home and one for whoever is meeting you. Each is 30 ml and may be carried on board.', cn: '一瓶自用，一瓶赠予接机的人。每瓶 30 毫升，可随身登机。' },
      terms: { en: 'From 4pm local time. Two pairs per guest. Valid for international and domestic travel. Not combined with other offers.', cn: '限当地时间 16:00 之后，每位限购两组。国际与境内出行均适用，不可与其他优惠同享。' },
    },
    { updated: 11 },
  ),
  entry(
    'specialOffer',
    'los-angeles-offer-frames-and-case',
    {
      title: { en: 'Frames with a hard case', cn: '镜架配硬盒' },
      slug: 'frames-and-case',
      brand: 'brand-kintara',
      description: { en: 'Kintara’s tortoise acetate frames come with a leather-lined travel case and a second set of nose pads.', cn: '选购金多莱玳瑁板材镜架，即赠皮革内衬旅行硬盒与备用鼻托一副。' },
      category: ['cat-fashion'],
      media: ['fashion-sunglasses'],
      startDate: day(5, '06:00'),
      endDate: day(33, '23:59'),
      removedAfterExpired: false,
      location: { en: 'North side, room 1', cn: '北侧，一号室' },
      body: { en: 'Made for a city where one drives west in the evening. Fitted in ten minutes.', cn: '专为一座傍晚总要向西驾车的城市而制，十分钟即可调校合适。' },
    },
    { updated: 2 },
  ),
  entry(
    'specialOffer',
    'los-angeles-offer-date-truffles',
    {
      title: { en: 'Date truffles by the dozen', cn: '椰枣松露巧克力' },
      slug: 'date-truffles',
      brand: 'brand-cacao-thereze',
      description: { en: 'A box of twelve truffles filled with Coachella dates, and a second at half price for the other armrest. Ends today.', cn: '科切拉椰枣夹心松露十二枚装，第二盒半价，与邻座同享，今日截止。' },
      category: ['cat-food-and-gifts'],
      media: ['food-chocolate'],
      startDate: day(-20, '06:00'),
      endDate: day(0, '21:00'),
      removedAfterExpired: false,
      location: passage,
      body: { en: 'Soft, dark, with a grain of sea salt on each. They keep for three weeks in a cool place.', cn: '柔软深邃，每枚缀一粒海盐。阴凉处可存三周。' },
      terms: { en: 'Second box of equal or lower price. Until 9pm today.', cn: '第二盒须为同价或低价，今日 21:00 截止。' },
    },
    { updated: 20 },
  ),
];
