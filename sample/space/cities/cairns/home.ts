import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hours } from './places.ts';

/** The home page of Cairns with its sections and buttons, and what search engines read of it and of the store. */
export const home: readonly Seed[] = [
  entry('seo', 'cairns-seo-home', {
    title: { en: 'Duty-free shopping on the Esplanade | [site_name]', cn: '海滨大道免税购物 | [site_name]', jp: 'エスプラネードの免税ショッピング | [site_name]' },
    description: {
      en: 'A duty-free gallery on the Esplanade in Cairns: South Sea pearls, reef-day skincare, rainforest honey, a verandah table and tax refund help.',
      cn: '凯恩斯海滨大道上的免税艺廊：南洋珍珠、出海护肤、雨林蜂蜜、游廊餐桌与旅客退税协助。',
      jp: 'ケアンズ、エスプラネードの免税ギャラリー。南洋真珠、海の一日のためのスキンケア、雨林の蜂蜜、ベランダの食卓、税金還付のお手伝い。',
    },
    keywords: { en: ['duty free Cairns', 'Esplanade shopping', 'South Sea pearls', 'rainforest honey'], cn: ['凯恩斯免税', '海滨大道购物', '南洋珍珠', '雨林蜂蜜'], jp: ['ケアンズ 免税', 'エスプラネード ショッピング', '南洋真珠', '雨林の蜂蜜'] },
    media: ['city-cairns'],
  }),
  entry('seo', 'cairns-seo-store', {
    title: { en: '[page_title]: hours and floor guide | [site_name]', cn: '[page_title]：营业时间与楼层指南 | [site_name]', jp: '[page_title] 営業時間とフロアガイド | [site_name]' },
    description: {
      en: 'Hours, address, telephone and floor guide of the duty-free gallery on the Esplanade, a short walk from the reef boats.',
      cn: '海滨大道免税艺廊，距出海码头步行可达：营业时间、地址、电话与楼层指南。',
      jp: 'リーフへの船着き場から歩いてすぐ、エスプラネードの免税ギャラリーの営業時間、所在地、電話番号、フロアガイド。',
    },
    keywords: { en: ['Cairns Esplanade', 'store hours', 'floor guide'], cn: ['凯恩斯海滨大道', '营业时间', '楼层指南'], jp: ['エスプラネード', '営業時間', 'フロアガイド'] },
  }),
  entry('cta', 'cairns-cta-visit', { title: { en: 'Plan your visit', cn: '规划行程', jp: 'ご来店の計画' }, internalLink: 'cairns-store-cairns', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'cairns-cta-reserve', { title: { en: 'Book a place', cn: '预约席位', jp: '席を予約する' }, internalLink: 'cairns-store-cairns', kind: 'bookNow', variant: 'primary' }),
  entry('cta', 'cairns-cta-architecture', { title: { en: 'Read about the house', cn: '了解这座建筑', jp: '建物について' }, internalLink: 'cairns-about-architecture', kind: 'viewDetails', variant: 'link' }),

  entry('heroBanner', 'cairns-hero-home', {
    eyebrow: { en: 'The Esplanade, Cairns', cn: '凯恩斯，海滨大道', jp: 'ケアンズ エスプラネード' },
    title: { en: 'Between the reef and the rain', cn: '珊瑚与雨林之间', jp: '珊瑚と雨のあいだで' },
    description: { en: 'Louvres open, boards warm, pearls at the old window. Come as you are, even if you are still wet.', cn: '百叶敞开，木板微温，珍珠在旧窗之下。不必更衣，湿着来也无妨。', jp: '開け放ったルーバー、ぬくもる床板、古い窓辺の真珠。濡れたままでも、どうぞそのままお越しください。' },
    ...openingWith({ picture: 'city-cairns', alt: { en: 'Branching, brain and fan corals in blush, clay and saffron on pale sand with aqua glass pebbles', jp: '淡い砂の上に並ぶ薄紅、赤土、サフラン色の枝珊瑚、脳珊瑚、扇珊瑚と水色のガラス石' } }),
    layout: 'G',
    size: 'Size 2',
    alignment: 'Left',
    textSize: 'large',
    tone: 'light',
    cta: ['cairns-cta-visit'],
  }),
  entry('card3Multiply1', 'cairns-section-first-three', {
    title: { en: 'Begin with these three', cn: '先从这三处开始', jp: 'まずはこの三つから' },
    eyebrow: { en: 'In the gallery', cn: '馆内', jp: '館内' },
    cards: ['cairns-brand-solenne', 'cairns-dining-boardwalk-room', 'cairns-art-brain-coral'],
  }),
  entry('richText', 'cairns-section-welcome', {
    title: { en: 'A house that breathes', cn: '会呼吸的房子', jp: '呼吸する家' },
    body: {
      en: 'Cairns was built on stumps, with a verandah all round, so that air could pass beneath and people could sit above. The gallery keeps both. Shoes may be sandy, umbrellas may drip, and there is always a chair on the side where the breeze is.',
      cn: '凯恩斯的老屋立于木桩之上，四面游廊环绕：风从下面过，人在上面坐。本馆二者皆留。鞋上可以有沙，伞尖可以滴水，有风的那一侧，总有一把椅子。',
      jp: 'ケアンズの家は杭の上に建ち、ぐるりとベランダを巡らせました。下を風が通り、上に人が座るように。当館もその二つを守っています。靴に砂があっても、傘から雫が落ちても結構です。風の来る側には、いつも椅子があります。',
    },
    alignment: 'Middle',
    textSize: 'large',
    cta: ['cairns-cta-architecture'],
  }),
  entry('serviceListComponent', 'cairns-section-services', {
    title: { en: 'For the end of a long swim', cn: '畅游归来之后', jp: '長く泳いだあとに' },
    eyebrow: { en: 'Services', cn: '服务', jp: 'サービス' },
    description: { en: 'Warm water, good paper, and the forms already filled in.', cn: '温水、好纸，以及早已填妥的表格。', jp: '温かい水、よい紙、そして記入を終えた書類。' },
    items: [],
    limit: 3,
  }),
  entry('fixedRatioBanner', 'cairns-section-fruit', {
    eyebrow: { en: 'Tasting', cn: '品鉴', jp: 'テイスティング' },
    title: { en: 'Eight fruits, four honeys', cn: '八种果，四款蜜', jp: '八つの果実、四つの蜂蜜' },
    description: { en: 'The wet tropics, cut open at a long table, from sour to very sour and back again.', cn: '在长桌上切开湿热带：从酸，到极酸，再回来。', jp: '湿潤熱帯を長い卓で切り分けて。酸っぱいものから、もっと酸っぱいものへ、そしてまた戻ります。' },
    media: ['dining-dessert'],
    ratio: '21:9',
    alignment: 'Right',
    textSize: 'normal',
    internalLink: 'cairns-event-fruit-of-the-wet-tropics',
  }),
  entry('twoOptionsForCircularDesign', 'cairns-section-sea-and-hill', {
    title: { en: 'From the sea, from the hill', cn: '来自海，来自山', jp: '海から、丘から' },
    title1st: { en: 'Two years in the making', cn: '历时两年而成', jp: '二年をかけて' },
    description1st: { en: 'South Sea pearls at an old window.', cn: '旧窗之下的南洋珍珠。', jp: '古い窓辺の南洋真珠。' },
    media1st: ['jewel-necklace'],
    internalLink1st: 'cairns-brand-ondine-joaillerie',
    title2nd: { en: 'One season in the making', cn: '一季而成', jp: 'ひと季節をかけて' },
    description2nd: { en: 'Dark honey from the ranges after rain.', cn: '雨后山脊的深色蜂蜜。', jp: '雨上がりの山並みの、色濃い蜂蜜。' },
    media2nd: ['food-honey'],
    internalLink2nd: 'cairns-brand-honey-and-tide',
  }),
  entry('planYourVisit', 'cairns-plan-your-visit', {
    title: { en: 'Plan your visit', cn: '规划行程', jp: 'ご来店の計画' },
    description: { en: 'The café opens at 6:30am for the reef boats, the houses at 10am. The facade dims at 9pm, for the birds.', cn: '咖啡馆为出海者 6:30 开门，各品牌 10:00 迎客。晚 21:00，灯光为水鸟而暗。', jp: 'カフェはリーフの船に合わせて6:30、各ブランドは10:00から。21:00には鳥のために灯りを落とします。' },
    media: ['door-cairns'],
    store: 'cairns-store-cairns',
    time: { en: [hours.en], cn: [hours.cn], jp: [hours.jp] },
    address,
    cta: ['cairns-cta-visit'],
  }),
  entry('homePage', 'cairns-home', {
    title: { en: 'Meridian Galleria in Cairns', cn: 'Meridian Galleria 凯恩斯', jp: 'Meridian Galleria ケアンズ' },
    slug: 'home',
    seo: 'cairns-seo-home',
    description: { en: 'A verandahed gallery on the Esplanade, between the Great Barrier Reef and the rainforest.', cn: '海滨大道上的游廊馆舍，在大堡礁与雨林之间。', jp: 'グレートバリアリーフと雨林のあいだ、エスプラネードに建つベランダのギャラリー。' },
    content: ['cairns-hero-home', 'cairns-section-welcome', 'cairns-section-first-three', 'cairns-home-signature', 'cairns-section-services', 'cairns-section-fruit', 'cairns-section-sea-and-hill', 'cairns-plan-your-visit'],
  }),
];
