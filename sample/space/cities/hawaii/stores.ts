import { entry, type Seed } from '../../seed.ts';
import { address, hours } from './places.ts';

const levelOne = { en: 'Level 1', jp: '1階', cn: '一层', kr: '1층' };

/** The gallery in Hawaii with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeGuideAddress', 'hawaii-place-departures-desk', {
    title: { en: 'Departures desk', jp: '出発デスク', cn: '出境服务台', kr: '출국 데스크' },
    address: { en: 'Level 1, left of the avenue entrance', jp: '1階 通り側入口の左手', cn: '一层，大道入口左侧', kr: '1층, 거리 쪽 입구 왼편' },
    time: hours,
    phone: '+1 808-555-0143',
    mark: '1',
    internalLink: 'hawaii-service-airport-collection',
  }),
  entry('storeGuideAddress', 'hawaii-place-coffee-bar', {
    title: { en: 'Hala coffee bar', jp: 'ハラ・コーヒーバー', cn: '哈拉咖啡吧', kr: '할라 커피 바' },
    address: { en: 'Level 1, by the garden door', jp: '1階 庭側の扉のそば', cn: '一层，花园门旁', kr: '1층, 정원 문 옆' },
    time: { en: 'Daily, 7:30am to 8pm', jp: '毎日 7:30〜20:00', cn: '每日 7:30 至 20:00', kr: '매일 7:30~20:00' },
    phone: '+1 808-555-0144',
    mark: '2',
    internalLink: 'hawaii-dining-hala-coffee-bar',
  }),
  entry('storeGuideAddress', 'hawaii-place-wrapping-table', {
    title: { en: 'Wrapping table', jp: 'ラッピングテーブル', cn: '包装台', kr: '포장 테이블' },
    address: { en: 'Level 1, at the foot of the koa stair', jp: '1階 コアの階段の下', cn: '一层，寇阿木楼梯脚下', kr: '1층, 코아 계단 아래' },
    time: hours,
    phone: '+1 808-555-0145',
    mark: '3',
    internalLink: 'hawaii-service-gift-wrapping',
  }),
  entry('brandLocatorGroup', 'hawaii-group-houses', {
    title: { en: 'Houses in the gallery', jp: '館内のブランド', cn: '馆内品牌', kr: '갤러리의 브랜드' },
    floor: { en: 'Levels 1 and 2', jp: '1階・2階', cn: '一层与二层', kr: '1층·2층' },
    brands: ['hawaii-brand-solenne', 'hawaii-brand-ottavia-rey', 'hawaii-brand-ondine-joaillerie', 'hawaii-brand-honey-and-tide', 'hawaii-brand-glenmarrow'],
  }),
  entry('storeGuide', 'hawaii-guide-level-1', {
    title: { en: 'The court and its galleries', jp: '中庭と二つのギャラリー', cn: '中庭与两廊', kr: '중정과 양쪽 갤러리' },
    floor: levelOne,
    description: {
      en: 'Everything on level 1 opens on the court; the two stairs and the lift stand at its north end.',
      jp: '1階のすべては中庭に面し、二つの階段とエレベーターは北の端にあります。',
      cn: '一层各处皆通中庭，两道楼梯与电梯位于北端。',
      kr: '1층의 모든 공간은 중정으로 열리고, 두 계단과 엘리베이터는 북쪽 끝에 있습니다.',
    },
    media: [{ picture: 'floor-guide-1', alt: { en: 'Floor guide of level 1', jp: '1階フロアガイド', cn: '一层楼层指南', kr: '1층 안내도' } }],
    addresses: ['hawaii-place-departures-desk', 'hawaii-place-coffee-bar', 'hawaii-place-wrapping-table'],
    groups: ['hawaii-group-houses'],
  }),
  entry('storeLocator', 'hawaii-store-hawaii', {
    title: { en: 'Meridian Galleria Hawaii', jp: 'Meridian Galleria ハワイ', cn: 'Meridian Galleria 夏威夷', kr: 'Meridian Galleria 하와이' },
    slug: 'hawaii',
    seo: 'hawaii-seo-store',
    media: ['door-hawaii'],
    layout: 'E',
    size: 'Size 2',
    address,
    description: {
      en: 'Two floors around a garden court in Waikīkī, one street back from the sand, with a terrace for lunch and a desk for departures.',
      jp: '砂浜から通り一本。ワイキキの中庭を囲む二層の館に、昼食のためのテラスと出発のためのデスクがあります。',
      cn: '威基基一座环绕花园中庭的两层馆舍，离沙滩只隔一条街，有可用午餐的露台与出境服务台。',
      kr: '모래사장에서 길 하나 건너, 와이키키의 푸른 중정을 둘러싼 2층 갤러리. 점심을 위한 테라스와 출국 데스크가 있습니다.',
    },
    body: {
      en: 'On foot, follow the beach walk and turn inland at the banyan; the white double-pitched roof is ahead of you. City buses stop at both ends of the block. There are 40 parking spaces under the building, two hours complimentary with any purchase.\n\nWheelchairs, strollers and umbrellas for sudden showers are lent at the departures desk.',
      jp: 'ビーチウォークを歩き、バニヤンの木を山側へ曲がると、白い二段勾配の屋根が見えます。市バスは街区の両端に停まります。地下に40台の駐車場があり、お買い上げの方は2時間無料です。\n\n車椅子、ベビーカー、にわか雨のための傘は出発デスクでお貸しします。',
      cn: '步行可沿海滨步道，至大榕树处转向内陆，白色双坡屋顶即在眼前。街区两端均有市区巴士站。地下设 40 个车位，凡购物可免费停车两小时。\n\n轮椅、婴儿车及应对骤雨的雨伞，均可在出境服务台借用。',
      kr: '비치 워크를 따라 걷다가 반얀나무에서 산 쪽으로 도시면 흰 이중 경사 지붕이 보입니다. 시내버스는 블록 양 끝에 섭니다. 지하에 40대의 주차장이 있으며 구매 고객은 2시간 무료입니다.\n\n휠체어와 유아차, 소나기를 위한 우산은 출국 데스크에서 빌려 드립니다.',
    },
    phone: '+1 808-555-0142',
    email: 'hawaii@meridian.example',
    location: { lat: 21.2796, lon: -157.8292 },
    directionsLink: 'https://www.openstreetmap.org/?mlat=21.2796&mlon=-157.8292#map=17/21.2796/-157.8292',
    time: { en: [hours.en, 'Coffee bar from 7:30am'], jp: [hours.jp, 'コーヒーバーは7:30から'], cn: [hours.cn, '咖啡吧 7:30 起'], kr: [hours.kr, '커피 바는 7:30부터'] },
    features: { en: ['Airport collection', 'Terrace restaurant', 'Free Wi-Fi', 'Step-free access'], jp: ['空港受け取り', 'テラスレストラン', '無料Wi-Fi', '段差のない動線'], cn: ['机场提货', '露台餐厅', '免费 Wi-Fi', '无障碍通道'], kr: ['공항 인도', '테라스 레스토랑', '무료 Wi-Fi', '무장애 동선'] },
    storeGuides: ['hawaii-guide-level-1'],
    locatorGroups: ['hawaii-group-houses'],
  }),
];
