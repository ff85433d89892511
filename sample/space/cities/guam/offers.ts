import { day, entry, type Seed } from '../../seed.ts';
import { beautyHall, pillarHall } from './places.ts';

/** Special offers of the Guam gallery. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'guam-offer-cool-trio',
    {
      title: { en: 'Aurelle’s cool trio', jp: 'Aurelleの涼やかな三品', kr: 'Aurelle의 시원한 세 가지', cn: '欧蕾尔沁凉三件礼' },
      slug: 'cool-trio',
      category: ['cat-beauty'],
      brand: 'brand-aurelle',
      media: ['beauty-serum'],
      isFeatured: true,
      location: beautyHall,
      startDate: day(-10, '10:00'),
      endDate: day(18, '22:00'),
      description: {
        en: 'Serum, gel cream and flight mist in one pouch for US$120, a saving of a fifth on the three bought singly.',
        jp: '美容液、ジェルクリーム、機内用ミストをポーチに収めて120米ドル。単品合計より2割お得です。',
        kr: '세럼과 젤 크림, 기내용 미스트를 파우치에 담아 120달러. 따로 구매하실 때보다 20% 경제적입니다.',
        cn: '精华、凝霜与飞行喷雾同装一袋，120 美元，较单买省两成。',
      },
      body: {
        en: 'All three sizes are allowed in hand luggage. Ask for the pouch chilled if you are going straight back to the beach.',
        jp: 'いずれも機内持ち込みできる容量です。このままビーチへ戻られる方には、冷やしたポーチでお渡しします。',
        kr: '세 가지 모두 기내 반입이 가능한 용량입니다. 곧바로 해변으로 가신다면 차갑게 식힌 파우치를 청하십시오.',
        cn: '三件容量皆可随身登机。若要径直返回沙滩，可请我们交付冰镇好的一袋。',
      },
      terms: {
        en: '- Two pouches for each customer, while supplies last.\n- Contents cannot be exchanged singly.\n- Valid at Meridian Galleria Guam only.',
        jp: '- お一人様2点まで、なくなり次第終了。\n- 内容の一部のみの交換はできません。\n- Meridian Galleria グアムのみ有効です。',
        kr: '- 1인당 2개까지, 소진 시 종료됩니다.\n- 구성품 일부만 교환하실 수 없습니다.\n- Meridian Galleria 괌에서만 유효합니다.',
        cn: '- 每位顾客限两袋，售完即止。\n- 不可单件退换。\n- 仅限 Meridian Galleria 关岛。',
      },
    },
    { created: 12, updated: 10 },
  ),
  entry(
    'specialOffer',
    'guam-offer-evening-pair',
    {
      title: { en: 'Hesperia, morning and evening', jp: 'Hesperia、朝と夜の香り', kr: 'Hesperia, 아침과 저녁', cn: '暮星晨昏双香' },
      slug: 'evening-pair',
      category: ['cat-fragrance'],
      brand: 'brand-hesperia',
      media: ['beauty-perfume-amber'],
      location: beautyHall,
      startDate: day(8, '10:00'),
      endDate: day(35, '22:00'),
      description: {
        en: 'Choose a full flacon of any evening scent and take its morning counterpart in a 15 ml bottle at half its price.',
        jp: '夜の香りをフルボトルでお選びいただくと、対になる朝の香り15mlを半額でご用意します。',
        kr: '저녁 향수 한 병을 고르시면 짝이 되는 아침 향수 15ml를 반값에 드립니다.',
        cn: '选购任一款正装夜香，即可以半价携走与之相配的晨香 15 毫升。',
      },
      body: {
        en: 'Seven scents come in pairs. The counter will pour both on linen so that you can smell how one answers the other.',
        jp: '七つの香りがそれぞれ対をなします。リネンに並べて落とし、朝と夜が呼び交わすさまをお確かめください。',
        kr: '일곱 가지 향이 짝을 이룹니다. 리넨에 나란히 떨어뜨려 두 향이 주고받는 이야기를 맡아 보십시오.',
        cn: '七款香气，两两成双。柜台会同滴于亚麻布上，让您闻见晨昏如何应答。',
      },
    },
    { created: 3, updated: 1 },
  ),
  entry(
    'specialOffer',
    'guam-offer-sweets-for-the-flight',
    {
      title: { en: 'Sweets for the flight', jp: '空の旅のお供に', kr: '비행을 위한 달콤함', cn: '机上甜点' },
      slug: 'sweets-for-the-flight',
      category: ['cat-food-and-gifts'],
      brand: 'brand-cacao-thereze',
      media: ['food-macarons'],
      location: pillarHall,
      startDate: day(-31, '10:00'),
      endDate: day(-4, '22:00'),
      description: {
        en: 'A sleeve of six macarons was packed free with every box of truffles, in coconut, banana, pandan and lemon.',
        jp: 'トリュフ一箱につき、ココナッツ、バナナ、パンダン、レモンのマカロン6個を添えてお渡ししました。',
        kr: '트러플 한 상자마다 코코넛, 바나나, 판단, 레몬 마카롱 여섯 개를 함께 드렸습니다.',
        cn: '每购一盒松露巧克力，即附赠椰子、香蕉、斑斓、柠檬味马卡龙六枚。',
      },
      body: {
        en: 'The macarons were baked on the island each morning and kept two days. Thank you to everyone who brought back the empty sleeves.',
        jp: 'マカロンは毎朝島で焼き上げ、日持ちは2日でした。空いた箱をお戻しくださった皆さまに感謝いたします。',
        kr: '마카롱은 매일 아침 섬에서 구워 이틀간 맛을 지켰습니다. 빈 상자를 돌려주신 모든 분께 감사드립니다.',
        cn: '马卡龙每日清晨在岛上烘焙，可存两日。感谢每一位送回空盒的宾客。',
      },
    },
    { created: 35, updated: 31 },
  ),
];
