import { day, entry, type Seed } from '../../seed.ts';
import { bayGallery, eastArcade, westArcade } from './places.ts';

/** Special offers of the Hainan gallery. */
export const offers: readonly Seed[] = [
  entry('specialOffer', 'hainan-offer-cream', {
    title: { cn: '面霜双享', en: 'Two jars for the road' },
    slug: 'two-jars',
    category: ['cat-beauty'],
    brand: 'brand-aurelle',
    media: ['beauty-cream'],
    isFeatured: true,
    startDate: day(-10),
    endDate: day(15, '22:00'),
    displayDate: day(-10),
    location: eastArcade,
    description: { cn: '购欧蕾尔修护面霜一罐，第二罐八折。玻璃罐可续装，任何一座 Meridian 城市皆可办理。', en: 'Buy one jar of Aurelle repair cream and the second is a fifth off. Jars are refilled in any Meridian city.' },
    body: { cn: '线上下单同享，离岛时一并提取。肌肤测评约二十分钟，免费体验。', en: 'Online orders qualify and are collected as you leave. A skin reading takes twenty minutes and is complimentary.' },
    terms: { cn: '- 每人每日限享一次。\n- 计入个人免税额度与件数。\n- 不与其他优惠同享。', en: '- Once per person and day.\n- Counts towards your personal allowance.\n- Not combined with other offers.' },
  }),
  entry('specialOffer', 'hainan-offer-earrings', {
    title: { cn: '南海珍珠耳环礼', en: 'Pearls for the south' },
    slug: 'pearls-for-the-south',
    category: ['cat-watches-and-jewellery'],
    brand: 'brand-ondine-joaillerie',
    media: ['jewel-earrings'],
    startDate: day(14),
    endDate: day(42, '22:00'),
    displayDate: day(14),
    location: bayGallery,
    description: { cn: '购昂汀月滴耳环，附赠黎锦首饰袋一只，由五指山织女手织。', en: 'Ondine’s moon drop earrings come with a jewellery pouch of Li brocade, woven by hand in Wuzhishan.' },
    body: { cn: '共二百只，只只不同。请于日光下挑选。', en: 'There are two hundred pouches and no two are alike. Choose by daylight.' },
  }),
  entry('specialOffer', 'hainan-offer-macarons', {
    title: { cn: '今日马卡龙', en: 'Macarons until tonight' },
    slug: 'macarons-until-tonight',
    category: ['cat-food-and-gifts'],
    brand: 'brand-cacao-thereze',
    media: ['food-macarons'],
    startDate: day(-4),
    endDate: day(0, '22:00'),
    displayDate: day(-4),
    location: westArcade,
    description: { cn: '椰子与斑斓双味马卡龙，买六赠二，今晚 22:00 截止。', en: 'Coconut and pandan macarons: two more with every box of six. The offer ends at ten this evening.' },
    body: { cn: '盒装可存三日。赶飞机的客人，我们加放冰袋。', en: 'The box keeps three days. If you have a flight to catch we add an ice pack.' },
  }),
];
