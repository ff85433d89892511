import { day, entry, type Seed } from '../../seed.ts';
import { northGallery, screenGallery } from './places.ts';

/** Special offers of the Abu Dhabi gallery. */
export const offers: readonly Seed[] = [
  entry('specialOffer', 'abu-dhabi-offer-cream', {
    title: { en: 'A jar against the air', cn: '抵御干燥的一罐' },
    slug: 'against-the-air',
    category: ['cat-beauty'],
    brand: 'brand-aurelle',
    media: ['beauty-cream'],
    isFeatured: true,
    startDate: day(-12),
    endDate: day(14, '22:00'),
    displayDate: day(-12),
    location: northGallery,
    description: { en: 'Sun outside, cold air within: with every jar of Aurelle repair cream comes a rosewater mist for the handbag.', cn: '室外骄阳，室内冷气：购欧蕾尔修护面霜，即赠随身玫瑰水喷雾。' },
    body: { en: 'The rosewater is distilled in the Hajar mountains in spring. The skin reading, twenty minutes, is complimentary.', cn: '玫瑰水春日蒸馏于哈杰尔山间。肌肤测评约二十分钟，免费体验。' },
    terms: { en: '- One mist per person, while 300 last.\n- Not combined with other offers.', cn: '- 每位限赠一支，共 300 支，赠完即止。\n- 不与其他优惠同享。' },
  }),
  entry('specialOffer', 'abu-dhabi-offer-bangles', {
    title: { en: 'Three bangles, weighed together', cn: '三镯同称' },
    slug: 'three-bangles',
    category: ['cat-watches-and-jewellery'],
    brand: 'brand-bellarosa',
    media: ['jewel-bracelet'],
    startDate: day(10),
    endDate: day(37, '22:00'),
    displayDate: day(10),
    location: screenGallery,
    description: { en: 'Choose three Bellarosa bangles and pay for their gold alone: the making is our gift for these four weeks.', cn: '选购贝拉蔷手镯三只，只计金重；四周之内，工费由我们敬赠。' },
    body: { en: 'They are weighed before you on a brass balance. Wrists are measured free of charge.', cn: '以黄铜天平当面称重；免费量腕。' },
  }),
  entry('specialOffer', 'abu-dhabi-offer-clay-rose', {
    title: { en: 'The clay rose pair', cn: '陶土玫瑰双支礼' },
    slug: 'clay-rose-pair',
    category: ['cat-beauty'],
    brand: 'brand-maison-verane',
    media: ['beauty-lipstick'],
    startDate: day(-35),
    endDate: day(-5, '22:00'),
    displayDate: day(-35),
    removedAfterExpired: false,
    location: northGallery,
    description: { en: 'Two Maison Verane lipsticks in the colours of desert noon and desert dusk came in one case. The offer has ended.', cn: '两支薇兰世家唇膏，一支沙漠正午，一支沙漠黄昏，同装一匣。活动已圆满结束。' },
    body: { en: 'Both shades remain at the counter, and the case may be bought on its own.', cn: '两色仍在柜台有售，唇膏匣亦可单独选购。' },
  }),
];
