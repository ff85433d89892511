import { entry, type Seed } from '../../seed.ts';
import { address, eastGallery, hourLines, hours, name, westGallery } from './places.ts';

/** The gallery in Okinawa with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'okinawa-store-okinawa', {
    title: name,
    slug: 'okinawa',
    address,
    time: hourLines,
    phone: '+81 98 000 0208',
    email: 'okinawa@meridian.example',
    location: { lat: 26.2231, lon: 127.6961 },
    media: ['hero-atrium'],
    layout: 'B',
    size: 'Size 2',
    alignment: 'Left',
    description: {
      jp: '珊瑚石の塀、赤瓦の屋根、ガジュマルの中庭。那覇新都心の三層のギャラリーで、木陰のように静かな時間が流れます。',
      en: 'Coral-stone walls, red tiles and a court with a banyan: three floors in Naha’s new town, as quiet as the shade.',
      cn: '珊瑚石墙、红瓦屋顶、榕荫庭院：那霸新都心的三层长廊，静如树荫。',
      tc: '珊瑚石牆、紅瓦屋頂、榕蔭庭院：那霸新都心的三層長廊，靜如樹蔭。',
      kr: '산호석 담장과 붉은 기와, 반얀나무 안뜰. 나하 신도심의 3층 갤러리입니다. 나무 그늘처럼 고요합니다.',
    },
    body: {
      jp: '館内での免税のお買い物には、ご搭乗便名と日時をお知らせください。駐車場は2時間まで無料、ベビーカーと車いすは入口でお貸ししています。',
      en: 'For duty-free purchases, please have your flight or ship details to hand. Parking is free for two hours; pushchairs and wheelchairs are lent at the entrance.',
      cn: '选购免税商品，请备妥航班或船班资料。停车两小时免费；入口处可借用婴儿车与轮椅。',
      tc: '選購免稅商品，請備妥航班或船班資料。泊車兩小時免費；入口處可借用嬰兒車及輪椅。',
      kr: '면세품을 구매하시려면 항공편이나 선편 정보를 준비해 주십시오. 주차는 2시간 무료이며, 유모차와 휠체어는 입구에서 빌려 드립니다.',
    },
    features: { jp: ['空港・港でのお受け取り', '無料駐車2時間', '授乳室'], en: ['Airport and port collection', 'Two hours’ free parking', 'Nursing room'], cn: ['机场及港口提货', '两小时免费停车', '母婴室'], tc: ['機場及港口提貨', '兩小時免費泊車', '育嬰室'], kr: ['공항·항만 인도', '무료 주차 2시간', '수유실'] },
    storeGuides: ['okinawa-guide-level-1'],
    locatorGroups: ['okinawa-locator-level-2'],
  }),
  entry('storeGuide', 'okinawa-guide-level-1', {
    title: { jp: '中庭をめぐって', en: 'Around the banyan court', cn: '环绕榕荫庭院', tc: '環繞榕蔭庭院', kr: '반얀나무 안뜰을 따라' },
    floor: { jp: '1階', en: 'Level 1', cn: '一层', tc: '一樓', kr: '1층' },
    description: {
      jp: '東にビューティー、西にフードとギフト。受け取りのご案内は中庭の奥です。',
      en: 'Beauty to the east, food and gifts to the west, and the collection desk beyond the tree.',
      cn: '东侧为美妆，西侧为美食与礼品，提货咨询设于榕树之后。',
      tc: '東側為美妝，西側為美食及禮品，提貨查詢設於榕樹之後。',
      kr: '동쪽은 뷰티, 서쪽은 식품과 선물, 인도 안내 데스크는 나무 너머에 있습니다.',
    },
    media: [{ picture: 'floor-guide-2', alt: { jp: '1階フロアガイド', en: 'Plan of level 1', cn: '一层平面图', tc: '一樓平面圖', kr: '1층 안내도' } }],
    addresses: ['okinawa-place-collection', 'okinawa-place-tea', 'okinawa-place-nursing'],
    groups: ['okinawa-locator-level-2'],
  }),
  entry('storeGuideAddress', 'okinawa-place-collection', {
    title: { jp: '受け取りご案内カウンター', en: 'Collection desk', cn: '提货咨询台', tc: '提貨查詢處', kr: '인도 안내 데스크' },
    address: { jp: '1階 中庭の奥', en: 'Level 1, beyond the court', cn: '一层，庭院深处', tc: '一樓，庭院深處', kr: '1층 안뜰 안쪽' },
    time: hours,
    mark: 'A',
    internalLink: 'okinawa-service-airport-collection',
  }),
  entry('storeGuideAddress', 'okinawa-place-tea', {
    title: { jp: '茶の縁側', en: 'Tea veranda', cn: '茶廊', tc: '茶廊', kr: '차 툇마루' },
    address: westGallery,
    time: { jp: '毎日 10:30〜18:30', en: 'Daily, 10:30am to 6:30pm', cn: '每日 10:30–18:30', tc: '每日 10:30–18:30', kr: '매일 오전 10시 30분 ~ 오후 6시 30분' },
    mark: 'B',
    internalLink: 'okinawa-brand-sencha-hall',
  }),
  entry('storeGuideAddress', 'okinawa-place-nursing', {
    title: { jp: '授乳室', en: 'Nursing room', cn: '母婴室', tc: '育嬰室', kr: '수유실' },
    address: eastGallery,
    time: hours,
    mark: 'C',
  }),
  entry('brandLocatorGroup', 'okinawa-locator-level-2', {
    title: { jp: 'ファッションとジュエリー', en: 'Fashion and jewellery', cn: '时尚与珠宝', tc: '時尚與珠寶', kr: '패션과 주얼리' },
    floor: { jp: '2階', en: 'Level 2', cn: '二层', tc: '二樓', kr: '2층' },
    brands: ['okinawa-brand-kintara', 'okinawa-brand-bellarosa'],
  }),
];
