import { day, entry, type Seed } from '../../seed.ts';
import { beautyHall } from './places.ts';

/** The promotion of the Guam gallery. */
export const promotions: readonly Seed[] = [
  entry(
    'indexDetailPage',
    'guam-promotion-bougainvillea-reds',
    {
      title: { en: 'Bougainvillea reds', jp: 'ブーゲンビリアの赤', kr: '부겐빌레아의 붉은빛', cn: '三角梅之红' },
      slug: 'bougainvillea-reds',
      category: ['cat-beauty'],
      brand: 'brand-aurelle',
      media: ['beauty-lipstick'],
      location: beautyHall,
      startDate: day(-6, '10:00'),
      endDate: day(22, '22:00'),
      description: {
        en: 'Three lip colours after the island’s official flower, engraved with your initial when you choose any two.',
        jp: '島の花に選ばれたブーゲンビリアから生まれた三色。2本お選びいただくと、イニシャルをお入れします。',
        kr: '섬을 상징하는 꽃에서 온 세 가지 립 컬러. 두 개를 고르시면 이니셜을 새겨 드립니다.',
        cn: '以关岛岛花为灵感的三款唇色，任选两支，即可刻上首字母。',
      },
      body: {
        en: 'Papery magenta, brick and a red that is nearly orange: the hedges of Tumon in three bullets. Engraving takes ten minutes at the Aurelle mirrors.',
        jp: '薄紙のようなマゼンタ、煉瓦色、橙に近い赤。タモンの生け垣を三本に収めました。刻印はAurelleの鏡の前で10分です。',
        kr: '얇은 종이 같은 마젠타, 벽돌색, 주황에 가까운 빨강. 투몬의 울타리를 세 자루에 담았습니다. 각인은 Aurelle 거울 앞에서 10분이면 됩니다.',
        cn: '薄纸般的洋红、砖色、近乎橙的红：杜梦湾的花篱，尽在三支之中。刻字约十分钟，于欧蕾尔镜前完成。',
      },
      terms: {
        en: '- One letter on each lipstick, Latin capitals only.\n- Engraved pieces cannot be returned.',
        jp: '- 1本につきアルファベット大文字1字。\n- 刻印後の返品はお受けできません。',
        kr: '- 립스틱마다 알파벳 대문자 한 글자.\n- 각인한 제품은 반품하실 수 없습니다.',
        cn: '- 每支限刻一个大写拉丁字母。\n- 刻字商品不可退换。',
      },
    },
    { created: 8, updated: 6 },
  ),
];
