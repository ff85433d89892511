import { day, entry, type Seed } from '../../seed.ts';
import { louvreGallery, reefRoom } from './places.ts';

/** Special offers of the Cairns gallery. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'cairns-offer-reef-day-set',
    {
      title: { en: 'Solenne’s reef day set', cn: '素澜出海礼盒', jp: 'Solenneのリーフデイセット' },
      slug: 'reef-day-set',
      category: ['cat-beauty'],
      brand: 'brand-solenne',
      media: ['beauty-compact'],
      isFeatured: true,
      location: reefRoom,
      startDate: day(-13, '10:00'),
      endDate: day(14, '21:00'),
      description: {
        en: 'Mineral veil, evening serum and a rose compact in a dry pouch at A$145, one quarter below their single prices.',
        cn: '矿物轻纱、晚间精华与玫瑰粉饼，收于防水袋，145 澳元，较单买省四分之一。',
        jp: 'ミネラルヴェール、夜の美容液、ローズのコンパクトを防水ポーチに。145豪ドル、単品合計より25%お得です。',
      },
      body: {
        en: 'The pouch floats. Several have been handed in by skippers, and each still held its compact.',
        cn: '防水袋可浮于水面。船长们曾数次捡回交还，每次粉饼都安然在内。',
        jp: 'ポーチは水に浮きます。船長の手で届けられたことも何度か。中のコンパクトはいつも無事でした。',
      },
      terms: {
        en: '- Two sets for each customer, while supplies last.\n- Prices include GST; the set counts towards the Tourist Refund Scheme.\n- Meridian Galleria Cairns only.',
        cn: '- 每位顾客限两套，售完即止。\n- 价格含消费税，可计入旅客退税计划金额。\n- 仅限 Meridian Galleria 凯恩斯。',
        jp: '- お一人様2セットまで、なくなり次第終了。\n- 価格はGST込み。TRSの対象金額に含められます。\n- Meridian Galleria ケアンズのみ有効です。',
      },
    },
    { created: 15, updated: 13 },
  ),
  entry(
    'specialOffer',
    'cairns-offer-belt-to-measure',
    {
      title: { en: 'A belt to measure', cn: '量身腰带礼', jp: '寸法どおりのベルトを' },
      slug: 'belt-to-measure',
      category: ['cat-fashion'],
      brand: 'brand-north-and-vale',
      media: ['fashion-belt'],
      location: louvreGallery,
      startDate: day(6, '10:00'),
      endDate: day(34, '21:00'),
      description: {
        en: 'Choose strap, buckle and edge; for four weeks the measuring, cutting and a second buckle are included in the price.',
        cn: '自选皮带、带扣与边色；四周之内，量裁与第二枚带扣皆含于价内。',
        jp: '革、バックル、コバの色をお選びください。四週間、採寸と裁断、替えのバックルひとつまで価格に含まれます。',
      },
      body: {
        en: 'Solid brass or blackened steel, olive or tan, ready in ten minutes. Belts are also cut for children, with four holes to grow into.',
        cn: '实心黄铜或黑钢，橄榄绿或棕褐，十分钟可取。亦可为孩子裁制，多打四孔，留待长大。',
        jp: '無垢の真鍮か黒い鋼、オリーブかタン。10分で仕上がります。お子さま用には、成長を見込んで穴を四つ。',
      },
    },
    { created: 3, updated: 1 },
  ),
  entry(
    'specialOffer',
    'cairns-offer-six-macarons',
    {
      title: { en: 'Six macarons with every jar', cn: '一罐蜜，六枚马卡龙', jp: '蜂蜜一瓶にマカロン六つ' },
      slug: 'six-macarons',
      category: ['cat-food-and-gifts'],
      brand: 'brand-honey-and-tide',
      media: ['food-macarons'],
      location: reefRoom,
      startDate: day(-38, '10:00'),
      endDate: day(-7, '21:00'),
      removedAfterExpired: false,
      description: { en: 'Through last month every large jar came with six macarons in wattleseed, mango, plum and honey.', cn: '上月每购大罐蜂蜜，即附金合欢籽、芒果、李子与蜂蜜味马卡龙六枚。', jp: '先月は大瓶おひとつにつき、ワトルシード、マンゴー、プラム、蜂蜜のマカロンを六つお付けしました。' },
      body: {
        en: 'They were baked at six each morning on the tablelands and driven down the range before the heat. The macarons may be bought at the café until the mangoes end.',
        cn: '每日清晨六点在高原烘焙，趁暑气未起运下山来。芒果季结束之前，仍可在咖啡馆购得。',
        jp: '毎朝6:00に高原で焼き、暑くなる前に山を下りました。マンゴーの季節が終わるまでは、カフェでお求めいただけます。',
      },
    },
    { created: 42, updated: 38 },
  ),
];
