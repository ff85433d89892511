import { day, entry, type Seed } from '../../seed.ts';
import { westGallery } from './places.ts';

/** The promotion of the Okinawa gallery. */
export const promotions: readonly Seed[] = [
  entry('indexDetailPage', 'okinawa-promotion-shikuwasa', {
    title: { jp: 'シークヮーサーのマカロン', en: 'Shikuwasa macarons', cn: '香檬马卡龙', tc: '香檬馬卡龍', kr: '시콰사 마카롱' },
    slug: 'shikuwasa-macarons',
    category: ['cat-food-and-gifts'],
    brand: 'brand-cacao-thereze',
    media: ['food-macarons'],
    startDate: day(-5),
    endDate: day(28, '20:00'),
    displayDate: day(-5),
    location: westGallery,
    description: {
      jp: '大宜味村の青い実をしぼった、爽やかな一粒。六個入りをお求めの方に、もう一箱を半額でご用意します。',
      en: 'Sharp green juice from Ogimi in the north of the island. Buy a box of six and the second is half the price.',
      cn: '取大宜味村青涩果汁，清爽一枚。购六枚装一盒，第二盒半价。',
      tc: '取大宜味村青澀果汁，清爽一枚。購六枚裝一盒，第二盒半價。',
      kr: '오기미촌의 푸른 열매를 짜 넣은 상큼한 한 알. 여섯 개 상자를 구매하시면 두 번째 상자를 반값에 드립니다.',
    },
    body: {
      jp: '一箱2,400円。保冷剤を添えてお包みし、お持ち歩きは三時間までを目安にしてください。',
      en: 'A box costs ¥2,400. It is packed with a cool pad and travels well for three hours.',
      cn: '每盒 2,400 日元。附保冷剂包装，请于三小时内携达。',
      tc: '每盒 2,400 日圓。附保冷劑包裝，請於三小時內攜達。',
      kr: '한 상자 2,400엔입니다. 보냉제를 함께 넣어 드리며 세 시간 안에 옮기시는 것이 좋습니다.',
    },
    terms: { jp: '同日・同一会計のお買い物に限ります。', en: 'For purchases on one day and one receipt.', cn: '仅限同日同一单据。', tc: '只限同日同一單據。', kr: '같은 날 한 번에 계산하신 구매에 한합니다.' },
  }),
];
