import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hours } from './places.ts';

/** The home page of Bali with its sections and buttons, and what search engines read of it and of the store. */
export const home: readonly Seed[] = [
  entry('seo', 'bali-seo-home', {
    title: { en: 'Duty-free shopping in Kuta | [site_name]', cn: '库塔免税购物 | [site_name]', jp: 'クタの免税ショッピング | [site_name]' },
    description: {
      en: 'A duty-free gallery behind the beach in Kuta: three pavilions, island silver and chocolate, after-surf care and a car to the airport.',
      cn: '库塔海滩之后的免税艺廊：三座亭阁，岛上银饰与巧克力，冲浪后护理与机场专车。',
      jp: 'クタの浜の裏手に建つ免税ギャラリー。三つのパビリオンに島の銀とチョコレート、波乗り後のお手入れ、空港までのお車をご用意しています。',
    },
    keywords: { en: ['duty free Bali', 'Kuta shopping', 'Celuk silver', 'Kintamani coffee'], cn: ['巴厘岛免税', '库塔购物', '切鲁克银饰', '金塔马尼咖啡'], jp: ['バリ 免税', 'クタ ショッピング', 'チュルック 銀細工', 'キンタマーニコーヒー'] },
    media: ['city-bali'],
  }),
  entry('seo', 'bali-seo-store', {
    title: { en: '[page_title]: hours and floor guide | [site_name]', cn: '[page_title]：营业时间与楼层指南 | [site_name]', jp: '[page_title] 営業時間とフロアガイド | [site_name]' },
    description: {
      en: 'Hours, address, telephone and floor guide of the duty-free gallery in Kuta, Bali, a short drive from the airport.',
      cn: '巴厘岛库塔免税艺廊，距机场车程不远：营业时间、地址、电话与楼层指南。',
      jp: '空港からほど近い、バリ島クタの免税ギャラリー。営業時間、所在地、電話番号、フロアガイドのご案内です。',
    },
    keywords: { en: ['Kuta', 'store hours', 'floor guide'], cn: ['库塔', '营业时间', '楼层指南'], jp: ['クタ', '営業時間', 'フロアガイド'] },
  }),
  entry('cta', 'bali-cta-visit', { title: { en: 'Plan your visit', cn: '规划行程', jp: 'ご来店の計画' }, internalLink: 'bali-store-bali', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'bali-cta-reserve', { title: { en: 'Book a place', cn: '预约席位', jp: '席を予約する' }, internalLink: 'bali-store-bali', kind: 'bookNow', variant: 'primary' }),

  entry('heroBanner', 'bali-hero-home', {
    eyebrow: { en: 'Kuta, Bali', cn: '巴厘岛，库塔', jp: 'バリ島 クタ' },
    title: { en: 'Walk through the middle', cn: '自正中走过', jp: '真ん中を歩いて、中へ' },
    description: { en: 'A gate in two halves, three pavilions and a lawn, one lane behind the beach and a whole world quieter.', cn: '一门两半，三亭一坪；距海滩不过一巷，却静了一整个世界。', jp: '二つに割れた門、三つのパビリオン、ひとつの芝庭。浜から小道一本で、世界はずっと静かになります。' },
    ...openingWith({ picture: 'city-bali', alt: { en: 'A tall split temple gate in clay brick and grey stone, steps, frangipani and drifting mist', jp: '赤煉瓦と灰色の石でつくられた高い割れ門、石段、フランジパニと流れる霧' } }),
    layout: 'C',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    tone: 'light',
    cta: ['bali-cta-visit'],
  }),
  entry('eventListComponent', 'bali-section-events', {
    title: { en: 'At the table this month', cn: '本月案头', jp: '今月の催し' },
    eyebrow: { en: 'Events', cn: '活动', jp: 'イベント' },
    description: { en: 'Things to taste, things to hammer, things to look at in silence.', cn: '可尝的，可锻的，可静静看的。', jp: '味わうもの、打つもの、黙って眺めるもの。' },
    items: [],
    limit: 3,
  }),
  entry('asset1lMultiply2r', 'bali-section-three-houses', {
    title: { en: 'Sun, scent and something sweet', cn: '阳光、香气与一点甜', jp: '陽射しと香りと、甘いもの' },
    eyebrow: { en: 'Houses', cn: '品牌', jp: 'ブランド' },
    media1st: ['beauty-perfume-duo'],
    title1st: { en: 'Frangipani after rain', cn: '雨后鸡蛋花', jp: '雨上がりのフランジパニ' },
    internalLink1st: 'bali-brand-lune-and-linden',
    media2nd: ['fashion-sunglasses'],
    title2nd: { en: 'A lens for five o’clock', cn: '傍晚五点的镜片', jp: '17時のためのレンズ' },
    internalLink2nd: 'bali-brand-kintara',
    media3rd: ['food-chocolate'],
    title3rd: { en: 'Chocolate from Jembrana', cn: '珍布拉纳的巧克力', jp: 'ジュンブラナのチョコレート' },
    internalLink3rd: 'bali-brand-cacao-thereze',
  }),
  entry('newsListComponent', 'bali-section-news', { title: { en: 'News from the pavilions', cn: '亭间新讯', jp: 'パビリオンからのお知らせ' }, eyebrow: { en: 'News', cn: '新闻', jp: 'ニュース' }, items: [], limit: 3 }),
  entry('card4Multiply1', 'bali-section-slow-afternoon', {
    title: { en: 'A slow afternoon, in order', cn: '慢享午后，依次而行', jp: 'ゆるやかな午後の順路' },
    description: { en: 'Coffee on the porch, cool stones, a sculpture to walk through, a duck ordered before noon.', cn: '廊下咖啡，凉石护理，穿过一件雕塑，再享正午前订好的鸭。', jp: 'ポーチのコーヒー、冷たい石、くぐり抜ける彫刻、正午までに頼んでおいた鴨。' },
    cards: ['bali-dining-kintamani-porch', 'bali-brand-aurelle', 'bali-art-two-halves', 'bali-dining-rice-barn'],
  }),
  entry('fixedRatioBanner', 'bali-section-last-day', {
    eyebrow: { en: 'For travellers', cn: '旅客服务', jp: '旅のサポート' },
    title: { en: 'Spend the last day well', cn: '好好度过最后一日', jp: '最後の一日を、心地よく' },
    description: { en: 'Leave the suitcase, take a shower, stay for dinner. The car knows when your flight goes.', cn: '放下行李，洗去暑气，留下晚餐。航班几时起飞，司机都记得。', jp: '荷物を預け、シャワーを浴び、夕食まで。お発ちの時刻は運転手が心得ています。' },
    media: ['hero-travel'],
    ratio: '21:9',
    alignment: 'Right',
    textSize: 'normal',
    internalLink: 'bali-service-car-to-the-airport',
  }),
  entry('planYourVisit', 'bali-plan-your-visit', {
    title: { en: 'Plan your visit', cn: '规划行程', jp: 'ご来店の計画' },
    description: { en: 'The coffee porch opens at 7am, the pavilions at 10am. Nyepi closing days are posted at the gate each year.', cn: '咖啡廊 7:00 开门，亭阁 10:00 迎客。静居日闭馆日期每年于门前公布。', jp: 'コーヒーポーチは7:00、パビリオンは10:00に開きます。ニュピの休業日は毎年、門に掲示します。' },
    media: ['dusk-bali'],
    store: 'bali-store-bali',
    time: { en: [hours.en], cn: [hours.cn], jp: [hours.jp] },
    address,
    cta: ['bali-cta-visit'],
  }),
  entry('homePage', 'bali-home', {
    title: { en: 'Meridian Galleria in Bali', cn: 'Meridian Galleria 巴厘岛', jp: 'Meridian Galleria バリ' },
    slug: 'home',
    seo: 'bali-seo-home',
    description: { en: 'Three pavilions behind the beach in Kuta, for travellers and for one last afternoon.', cn: '库塔海滩之后的三座亭阁，为旅人，也为最后一个午后。', jp: 'クタの浜の裏手に三つのパビリオン。旅の方へ、そして最後の午後のために。' },
    content: ['bali-hero-home', 'bali-section-events', 'bali-section-three-houses', 'bali-home-signature', 'bali-section-news', 'bali-section-slow-afternoon', 'bali-section-last-day', 'bali-plan-your-visit'],
  }),
];
