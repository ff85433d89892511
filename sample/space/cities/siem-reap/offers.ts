import { day, entry, type Seed } from '../../seed.ts';
import { lotusCourt, southGallery, westGallery } from './places.ts';

/** Special offers of the Siem Reap gallery. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'siem-reap-offer-two-reds',
    {
      title: { en: 'Two reds, one compact', cn: '双红礼遇', kr: '두 가지 빨강, 콤팩트 하나' },
      slug: 'two-reds',
      category: ['cat-beauty'],
      brand: 'brand-maison-verane',
      media: ['beauty-compact'],
      isFeatured: true,
      location: southGallery,
      startDate: day(-11, '10:00'),
      endDate: day(19, '21:00'),
      description: { en: 'Choose the lotus pink and the laterite red, or any other two, and a rose powder compact is yours with them.', cn: '选莲粉与红土两色，或任意两支，即赠玫瑰蜜粉饼一枚。', kr: '연꽃 분홍과 라테라이트 빨강, 또는 마음에 드는 두 가지를 고르시면 로즈 파우더 콤팩트를 드립니다.' },
      body: {
        en: 'Two satins are US$58. The compact carries a five-petalled flower that you will have seen before, cut in sandstone, if you spent the morning at Banteay Srei.',
        cn: '两支缎光唇膏 58 美元。粉饼上的五瓣花，若您上午去过女王宫，想必已在砂岩上见过。',
        kr: '새틴 립 두 개 58달러. 콤팩트의 다섯 꽃잎은 아침에 반테이 스레이에 다녀오셨다면 사암에서 이미 보셨을 무늬입니다.',
      },
      terms: {
        en: '- One gift for each pair, two for each customer.\n- While supplies last, at Meridian Galleria Siem Reap only.\n- The gift cannot be exchanged.',
        cn: '- 每两支赠一份，每位顾客限两份。\n- 赠完即止，仅限 Meridian Galleria 暹粒。\n- 赠品不可更换。',
        kr: '- 두 개 구매당 1개, 1인당 2개까지.\n- 소진 시 종료되며 Meridian Galleria 시엠립에서만 유효합니다.\n- 증정품은 교환하실 수 없습니다.',
      },
    },
    { created: 13, updated: 11 },
  ),
  entry(
    'specialOffer',
    'siem-reap-offer-strap-for-the-road',
    {
      title: { en: 'A strap for the road', cn: '行路肩带礼', kr: '길을 위한 스트랩' },
      slug: 'strap-for-the-road',
      category: ['cat-fashion'],
      brand: 'brand-north-and-vale',
      media: ['fashion-belt'],
      location: westGallery,
      startDate: day(5, '10:00'),
      endDate: day(34, '21:00'),
      description: { en: 'Buy a notebook cover and carry it by a braided bridle strap, cut to your height at the bench at no charge.', cn: '购手账套，即按身高现裁编织皮肩带一条，免费奉送。', kr: '노트 커버를 구매하시면 작업대에서 키에 맞춰 자른 엮은 가죽 스트랩을 무료로 드립니다.' },
      body: {
        en: 'The strap is fitted over the shoulder you prefer; bring the bag or camera that usually hangs there. Five minutes, three colours.',
        cn: '肩带按您惯用的一侧量裁，请带上平日所背的包或相机。五分钟，三色可选。',
        kr: '늘 메시는 어깨에 맞춥니다. 평소 거기 걸리는 가방이나 카메라를 가져오십시오. 5분이면 되고 색은 세 가지입니다.',
      },
    },
    { created: 3, updated: 1 },
  ),
  entry(
    'specialOffer',
    'siem-reap-offer-palm-leaf-sweets',
    {
      title: { en: 'Sweets in a palm-leaf box', cn: '棕叶甜礼', kr: '야자 잎 상자의 단것' },
      slug: 'palm-leaf-sweets',
      category: ['cat-food-and-gifts'],
      brand: 'brand-cacao-thereze',
      media: ['food-chocolate'],
      location: lotusCourt,
      startDate: day(-40, '10:00'),
      endDate: day(-12, '21:00'),
      description: { en: 'Sixteen truffles with palm sugar and pepper, packed in a woven box and sold for the price of twelve.', cn: '十六颗棕糖胡椒松露巧克力，盛于编织棕叶盒，以十二颗之价售出。', kr: '팜 슈거와 후추를 넣은 트러플 열여섯 개를 엮은 상자에 담아 열두 개 가격에 드렸습니다.' },
      body: {
        en: 'The boxes were woven by a cooperative on the lake road and have many lives after the last truffle. The offer has ended.',
        cn: '编盒出自湖畔路上的合作社，最后一颗巧克力之后，还可另作他用。活动已结束。',
        kr: '상자는 호수 길의 협동조합에서 엮은 것으로, 마지막 트러플 뒤에도 쓸모가 많습니다. 행사는 끝났습니다.',
      },
    },
    { created: 45, updated: 40 },
  ),
];
