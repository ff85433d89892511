import { day, entry, type Seed } from '../../seed.ts';
import { goodsYard } from './places.ts';

/** The promotion of the Hong Kong gallery. */
export const promotions: readonly Seed[] = [
  entry('indexDetailPage', 'hong-kong-promotion-macaron-tower', {
    title: { en: 'A tower for two', tc: '雙人馬卡龍塔', cn: '双人马卡龙塔' },
    slug: 'tower-for-two',
    category: ['cat-food-and-gifts'],
    brand: 'brand-cacao-thereze',
    media: ['food-macarons'],
    startDate: day(-6),
    endDate: day(22, '18:00'),
    displayDate: day(-6),
    location: goodsYard,
    description: {
      en: 'From 3pm to 6pm, six macarons and two pulled teas on one brass-rimmed stand for HK$148, at the stools in the yard.',
      tc: '每日 15:00 至 18:00，貨場高凳：銅邊雙層架上，馬卡龍六枚配奶茶兩杯，港幣 148 元。',
      cn: '每日 15:00 至 18:00，货场高凳：铜边双层架上，马卡龙六枚配奶茶两杯，148 港元。',
    },
    body: { en: 'No booking; forty stands a day. The flavours are osmanthus, almond, black sesame and salted lemon.', tc: '毋須預約，每日四十份。口味有桂花、杏仁、黑芝麻與鹹檸檬。', cn: '无需预约，每日四十份。口味有桂花、杏仁、黑芝麻与咸柠檬。' },
    terms: { en: 'One stand per table; not for takeaway.', tc: '每枱限一份，不設外賣。', cn: '每桌限一份，不可外带。' },
  }),
];
