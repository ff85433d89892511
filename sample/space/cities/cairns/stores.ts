import { entry, type Seed } from '../../seed.ts';
import { address, hours } from './places.ts';

/** The gallery in Cairns with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeGuideAddress', 'cairns-place-travellers-desk', {
    title: { en: 'Travellers’ desk', cn: '旅客服务台', jp: '旅のデスク' },
    address: { en: 'Level 1, by the Esplanade steps', cn: '一层，海滨大道台阶旁', jp: '1階 エスプラネード側の階段のそば' },
    time: hours,
    phone: '+61 7 7010 0143',
    mark: '1',
    internalLink: 'cairns-service-tourist-refund',
  }),
  entry('storeGuideAddress', 'cairns-place-tableland-cafe', {
    title: { en: 'Tableland café', cn: '高原咖啡', jp: 'テーブルランド・カフェ' },
    address: { en: 'Level 1, north end of the louvre gallery', cn: '一层，百叶廊北端', jp: '1階 ルーバーギャラリーの北端' },
    time: { en: 'Daily, 6:30am to 5pm', cn: '每日 6:30 至 17:00', jp: '毎日 6:30〜17:00' },
    phone: '+61 7 7010 0144',
    mark: '2',
    internalLink: 'cairns-dining-tableland-cafe',
  }),
  entry('storeGuideAddress', 'cairns-place-showers', {
    title: { en: 'Showers and drying room', cn: '淋浴与烘干室', jp: 'シャワーと乾燥室' },
    address: { en: 'Level 1, marina side of the reef room', cn: '一层，珊瑚厅码头一侧', jp: '1階 リーフルームのマリーナ側' },
    time: { en: 'Daily, 4pm to 8pm', cn: '每日 16:00 至 20:00', jp: '毎日 16:00〜20:00' },
    phone: '+61 7 7010 0145',
    mark: '3',
    internalLink: 'cairns-service-after-the-reef',
  }),
  entry('brandLocatorGroup', 'cairns-group-houses', {
    title: { en: 'Houses in the gallery', cn: '馆内品牌', jp: '館内のブランド' },
    floor: { en: 'Levels 1 and 2', cn: '一层与二层', jp: '1階・2階' },
    brands: ['cairns-brand-solenne', 'cairns-brand-honey-and-tide', 'cairns-brand-north-and-vale', 'cairns-brand-juniper-row', 'cairns-brand-ondine-joaillerie'],
  }),
  entry('storeGuide', 'cairns-guide-level-1', {
    title: { en: 'Reef room and louvre gallery', cn: '珊瑚厅与百叶廊', jp: 'リーフルームとルーバーギャラリー' },
    floor: { en: 'Level 1', cn: '一层', jp: '1階' },
    description: { en: 'Up nine steps or the ramp from the Esplanade; the reef room is on the marina side, the louvres face the hills.', cn: '自海滨大道登九级台阶或走坡道；珊瑚厅在码头一侧，百叶廊面向群山。', jp: 'エスプラネードから九段の階段またはスロープで。リーフルームはマリーナ側、ルーバーは山に面しています。' },
    media: [{ picture: 'floor-guide-2', alt: { en: 'Floor guide of level 1', cn: '一层楼层指南', jp: '1階フロアガイド' } }],
    addresses: ['cairns-place-travellers-desk', 'cairns-place-tableland-cafe', 'cairns-place-showers'],
    groups: ['cairns-group-houses'],
  }),
  entry('storeLocator', 'cairns-store-cairns', {
    title: { en: 'Meridian Galleria Cairns', cn: 'Meridian Galleria 凯恩斯', jp: 'Meridian Galleria ケアンズ' },
    slug: 'cairns',
    seo: 'cairns-seo-store',
    media: ['door-cairns'],
    layout: 'C',
    size: 'Size 2',
    address,
    description: {
      en: 'Two timber-floored storeys behind a long verandah on the Esplanade, ten minutes on foot from the marina and its reef boats.',
      cn: '海滨大道长廊之后的两层木地板馆舍，距游船码头步行十分钟。',
      jp: 'エスプラネードに面した長いベランダの奥、木の床の二層の館。リーフの船が出るマリーナから徒歩10分です。',
    },
    body: {
      en: 'Walk north from the marina with the water on your right; the verandah begins after the second fig tree. Buses stop at the corner, and the hotel minibuses know the house. Bicycles and prams stand under the floor, in the shade.\n\nA ramp leads up on the south side, a lift goes to the verandah, and the accessible shower has a bench.',
      cn: '自码头向北，海水在右，走过第二棵榕树便是游廊。街角有巴士站，各酒店接驳车都认得这里。自行车与婴儿车可停在架空层的荫凉里。\n\n南侧设坡道，电梯直达游廊，无障碍淋浴间备有坐凳。',
      jp: 'マリーナから海を右手に北へ。二本目のイチジクの大木を過ぎるとベランダが始まります。角にバス停があり、ホテルの送迎車もご存じです。自転車とベビーカーは床下の日陰へどうぞ。\n\n南側にスロープ、ベランダへはエレベーター、バリアフリーのシャワーには腰掛けがあります。',
    },
    phone: '+61 7 7010 0142',
    email: 'cairns@meridian.example',
    location: { lat: -16.9203, lon: 145.771 },
    directionsLink: 'https://www.openstreetmap.org/?mlat=-16.9203&mlon=145.771#map=17/-16.9203/145.771',
    time: { en: [hours.en, 'Café from 6:30am'], cn: [hours.cn, '咖啡 6:30 起'], jp: [hours.jp, 'カフェは6:30から'] },
    features: { en: ['Tax refund help', 'Showers and drying room', 'Free Wi-Fi', 'Step-free access'], cn: ['退税协助', '淋浴与烘干室', '免费 Wi-Fi', '无障碍通道'], jp: ['税金還付のお手伝い', 'シャワーと乾燥室', '無料Wi-Fi', '段差のない動線'] },
    storeGuides: ['cairns-guide-level-1'],
    locatorGroups: ['cairns-group-houses'],
  }),
];
