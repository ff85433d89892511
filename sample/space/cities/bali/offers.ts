import { day, entry, type Seed } from '../../seed.ts';
import { gateCourt, seaPavilion } from './places.ts';

/** Special offers of the Bali gallery. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'bali-offer-sunset-strap',
    {
      title: { en: 'A strap for the sunset', cn: '落日镜链礼', jp: '夕陽のための革ストラップ' },
      slug: 'sunset-strap',
      category: ['cat-fashion'],
      brand: 'brand-kintara',
      media: ['fashion-wallet'],
      isFeatured: true,
      location: gateCourt,
      startDate: day(-12, '10:00'),
      endDate: day(16, '22:00'),
      description: { en: 'Every Kintara frame comes with an olive leather strap and slip case, so that neither surf nor scooter takes it.', cn: '每副金多莱镜框皆附橄榄绿皮链与皮套，任海浪与小摩托都夺不走。', jp: 'Kintaraのフレームお買い上げの方に、オリーブ色の革ストラップとケースを。波にもバイクにもさらわれません。' },
      body: {
        en: 'The strap is cut on the spot and stamped with two letters. Choose the length for a wide hat, if you wear one.',
        cn: '皮链现场裁制，压印两枚字母。若常戴宽檐帽，请选长一些。',
        jp: 'ストラップはその場で裁ち、二文字を刻みます。つば広の帽子をお召しの方は、長めをお選びください。',
      },
      terms: {
        en: '- One strap and case for each frame.\n- While supplies last, at Meridian Galleria Bali only.\n- Stamped pieces cannot be exchanged.',
        cn: '- 每副镜框限赠一套。\n- 赠完即止，仅限 Meridian Galleria 巴厘岛。\n- 压印后不可更换。',
        jp: '- フレーム1本につき一組。\n- なくなり次第終了、Meridian Galleria バリのみ有効。\n- 刻印後の交換はできません。',
      },
    },
    { created: 14, updated: 12 },
  ),
  entry(
    'specialOffer',
    'bali-offer-frangipani-trio',
    {
      title: { en: 'Aurelle, three for the heat', cn: '欧蕾尔消暑三件礼', jp: 'Aurelle、暑さのための三品' },
      slug: 'three-for-the-heat',
      category: ['cat-beauty'],
      brand: 'brand-aurelle',
      media: ['brand-aurelle'],
      location: seaPavilion,
      startDate: day(7, '10:00'),
      endDate: day(36, '22:00'),
      description: { en: 'Cleanser, cream and rice-water mist in a pouch of hand-woven endek, for the price of the first two.', cn: '洁面、面霜与米水喷雾，收于手织恩代克布袋，只收前两件之价。', jp: 'クレンザー、クリーム、米ぬかミストを手織りエンデックのポーチに。はじめの2点の価格でどうぞ。' },
      body: {
        en: 'Every pouch is woven in Klungkung and tied in a different ikat; the counter lays them all out so that choosing takes as long as you like.',
        cn: '布袋织于克隆孔，每只扎经染的纹样皆不同。柜台会全部摊开，慢慢挑选便是。',
        jp: 'ポーチはクルンクンで織られ、絣の柄はひとつずつ異なります。すべて並べますので、どうぞごゆっくり。',
      },
    },
    { created: 4, updated: 1 },
  ),
  entry(
    'specialOffer',
    'bali-offer-leaf-and-ginger',
    {
      title: { en: 'Leaf and ginger, until tonight', cn: '茶与姜，至今夜', jp: '茶葉と生姜、今夜まで' },
      slug: 'leaf-and-ginger',
      category: ['cat-food-and-gifts'],
      brand: 'brand-sencha-hall',
      media: ['brand-sencha-hall'],
      location: gateCourt,
      startDate: day(-21, '10:00'),
      endDate: day(0, '21:00'),
      description: { en: 'Two tins of Sencha Hall bring a jar of candied Balinese ginger today, until the bell at nine this evening.', cn: '今日购煎茶堂茶罐两只，附赠巴厘蜜姜一罐，至今晚九点钟声响起。', jp: '本日、Sencha Hallの茶缶2点にバリの砂糖漬け生姜を一瓶。21:00の鐘が鳴るまで。' },
      body: {
        en: 'The ginger is cooked three times in palm sugar and warms a cold-brewed cup from the inside. Ask to taste; the jar on the counter is for that.',
        cn: '姜以棕糖煮足三遍，让一杯冷泡茶由内而暖。欢迎试味，柜上那罐便是为此而开。',
        jp: '生姜は椰子砂糖で三度煮たもの。水出しの一杯を内側から温めます。カウンターの瓶は味見用です。お声がけください。',
      },
    },
    { created: 23, updated: 21 },
  ),
];
