import { entry, type Seed } from '../../seed.ts';
import { address, hours } from './places.ts';

/** The gallery in Guam with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeGuideAddress', 'guam-place-beauty-hall', {
    title: { en: 'Beauty hall', jp: 'ビューティーホール', kr: '뷰티 홀', cn: '美妆厅' },
    address: { en: 'Level 1, right of the street entrance', jp: '1階 通り側入口の右手', kr: '1층, 거리 쪽 입구 오른편', cn: '一层，临街入口右侧' },
    time: hours,
    phone: '+1 671-555-0143',
    mark: '1',
    internalLink: 'guam-brand-aurelle',
  }),
  entry('storeGuideAddress', 'guam-place-rain-porch-cafe', {
    title: { en: 'Rain porch café', jp: 'レインポーチ・カフェ', kr: '레인 포치 카페', cn: '雨廊咖啡' },
    address: { en: 'Level 1, under the arcade', jp: '1階 アーケードの下', kr: '1층, 아케이드 아래', cn: '一层，拱廊之下' },
    time: { en: 'Daily, 8am to 9pm', jp: '毎日 8:00〜21:00', kr: '매일 8:00~21:00', cn: '每日 8:00 至 21:00' },
    phone: '+1 671-555-0144',
    mark: '2',
    internalLink: 'guam-dining-rain-porch-cafe',
  }),
  entry('storeGuideAddress', 'guam-place-wrapping-table', {
    title: { en: 'Wrapping table', jp: 'ラッピングテーブル', kr: '포장 테이블', cn: '包装台' },
    address: { en: 'Level 1, by the lift', jp: '1階 エレベーターのそば', kr: '1층, 엘리베이터 옆', cn: '一层，电梯旁' },
    time: hours,
    phone: '+1 671-555-0145',
    mark: '3',
    internalLink: 'guam-service-woven-leaf-wrapping',
  }),
  entry('brandLocatorGroup', 'guam-group-houses', {
    title: { en: 'Houses in the gallery', jp: '館内のブランド', kr: '갤러리의 브랜드', cn: '馆内品牌' },
    floor: { en: 'Level 1', jp: '1階', kr: '1층', cn: '一层' },
    brands: ['guam-brand-aurelle', 'guam-brand-hesperia', 'guam-brand-casa-orsino', 'guam-brand-meridian-time', 'guam-brand-cacao-thereze'],
  }),
  entry('storeGuide', 'guam-guide-level-1', {
    title: { en: 'Pillar hall and beauty hall', jp: '列柱ホールとビューティーホール', kr: '열주 홀과 뷰티 홀', cn: '列柱厅与美妆厅' },
    floor: { en: 'Level 1', jp: '1階', kr: '1층', cn: '一层' },
    description: {
      en: 'Eight pillars stand in two rows; the counters lie between them, the lift and the stair to the terrace at the west end.',
      jp: '二列に並ぶ八本の柱のあいだにカウンター、西の端にテラスへの階段とエレベーターがあります。',
      kr: '두 줄로 선 여덟 기둥 사이에 카운터가 있고, 서쪽 끝에 테라스로 오르는 계단과 엘리베이터가 있습니다.',
      cn: '八根石柱分列两行，柜台居其间；西端设电梯与通往露台的楼梯。',
    },
    media: [{ picture: 'floor-guide-1', alt: { en: 'Floor guide of level 1', jp: '1階フロアガイド', kr: '1층 안내도', cn: '一层楼层指南' } }],
    addresses: ['guam-place-beauty-hall', 'guam-place-rain-porch-cafe', 'guam-place-wrapping-table'],
    groups: ['guam-group-houses'],
  }),
  entry('storeLocator', 'guam-store-guam', {
    title: { en: 'Meridian Galleria Guam', jp: 'Meridian Galleria グアム', kr: 'Meridian Galleria 괌', cn: 'Meridian Galleria 关岛' },
    slug: 'guam',
    seo: 'guam-seo-store',
    media: ['door-guam'],
    layout: 'C',
    size: 'Size 2',
    address,
    description: {
      en: 'Two floors between the street and the bay in Tumon, ten minutes by car from the airport, with a covered walk to the bus.',
      jp: 'タモンの通りと湾のあいだに建つ二層の館。空港から車で約10分、バス停までは屋根付きの歩廊で結ばれています。',
      kr: '투몬의 거리와 만 사이에 선 2층 갤러리. 공항에서 차로 10분 거리이며, 버스 정류장까지 지붕 있는 길로 이어집니다.',
      cn: '坐落于杜梦湾街市与海湾之间的两层馆舍，距机场车程约十分钟，有盖步道直通巴士站。',
    },
    body: {
      en: 'Walk from most parts of the bay, or take the free shuttle. Parking behind the house is free for three hours; the entrance is on the side away from the sea.\n\nPrices are duty-free for every visitor, and most purchases leave with you. Please keep your passport at hand for spirits and fragrance by the case.',
      jp: '湾沿いのほとんどの場所から徒歩で、あるいは無料シャトルで。館の裏手に3時間無料の駐車場があり、入口は海と反対側です。\n\n価格はどなたにも免税で、ほとんどの品はその場でお持ち帰りいただけます。酒類や香水を箱単位でお求めの際は、パスポートをお手元にご用意ください。',
      kr: '만 주변 대부분의 곳에서 걸어오시거나 무료 셔틀을 이용하십시오. 건물 뒤 주차장은 3시간 무료이며 입구는 바다 반대편에 있습니다.\n\n모든 방문객께 면세 가격이 적용되고 대부분의 상품은 바로 가져가실 수 있습니다. 주류나 향수를 상자 단위로 구매하실 때는 여권을 준비해 주십시오.',
      cn: '海湾多数地方步行可达，亦可搭乘免费接驳车。馆后停车场免费三小时，入口在背海一侧。\n\n所有访客均享免税价，多数商品可当场带走。整箱选购酒类或香水，请备好护照。',
    },
    phone: '+1 671-555-0142',
    email: 'guam@meridian.example',
    location: { lat: 13.5146, lon: 144.8066 },
    directionsLink: 'https://www.openstreetmap.org/?mlat=13.5146&mlon=144.8066#map=17/13.5146/144.8066',
    time: { en: [hours.en, 'Café from 8am'], jp: [hours.jp, 'カフェは8:00から'], kr: [hours.kr, '카페는 8:00부터'], cn: [hours.cn, '咖啡 8:00 起'] },
    features: { en: ['Free bay shuttle', 'Sunset terrace', 'Free Wi-Fi', 'Step-free access'], jp: ['無料ベイシャトル', 'サンセットテラス', '無料Wi-Fi', '段差のない動線'], kr: ['무료 베이 셔틀', '선셋 테라스', '무료 Wi-Fi', '무장애 동선'], cn: ['免费接驳车', '落日露台', '免费 Wi-Fi', '无障碍通道'] },
    storeGuides: ['guam-guide-level-1'],
    locatorGroups: ['guam-group-houses'],
  }),
  entry('seo', 'guam-seo-store', {
    title: { en: '[page_title]: hours and floor guide | [site_name]', jp: '[page_title] 営業時間とフロアガイド | [site_name]', kr: '[page_title] 영업 시간과 층별 안내 | [site_name]', cn: '[page_title]：营业时间与楼层指南 | [site_name]' },
    description: {
      en: 'Hours, address, telephone, parking and floor guide of the duty-free gallery on Pale San Vitores Road in Tumon, Guam.',
      jp: 'グアム、タモンのペール・サン・ビトレス通りに建つ免税ギャラリーの営業時間、所在地、電話番号、駐車場、フロアガイド。',
      kr: '괌 투몬 페일 샌 비토레스 로드에 있는 면세 갤러리의 영업 시간, 주소, 전화번호, 주차, 층별 안내입니다.',
      cn: '关岛杜梦湾圣维托雷斯路免税艺廊的营业时间、地址、电话、停车与楼层指南。',
    },
    keywords: { en: ['Tumon', 'store hours', 'floor guide'], jp: ['タモン', '営業時間', 'フロアガイド'], kr: ['투몬', '영업 시간', '층별 안내'], cn: ['杜梦湾', '营业时间', '楼层指南'] },
  }),
];
