import { day, entry, type Seed, type SeedGroup } from '../../seed.ts';
import { losAngelesItems } from './brands.ts';

/** The home page of Los Angeles and the sections on it. */
const home: readonly Seed[] = [
  entry('seo', 'los-angeles-seo-home', {
    title: { en: 'Duty-free in Los Angeles, international departures | [site_name]', cn: '洛杉矶国际机场免税购物 | [site_name]' },
    description: {
      en: 'Skincare, leather, watches and single malts around a sunlit court past security, with a west window for the take-offs.',
      cn: '安检之后，一方天井阳光：护肤、皮具、腕表与单一麦芽，西窗之外，正是飞机腾空处。',
    },
    keywords: { en: ['Los Angeles duty free', 'LAX shopping', 'gate delivery'], cn: ['洛杉矶免税', '洛杉矶机场购物', '登机口交付'] },
    media: ['city-los-angeles'],
  }),
  entry('homePage', 'los-angeles-home', {
    title: { en: 'Meridian Galleria Los Angeles', cn: 'Meridian Galleria 洛杉矶' },
    slug: 'home',
    description: {
      en: 'A low house around a court, past security, where the last of the Pacific light is the first thing you see.',
      cn: '安检之后的一座低檐庭院，太平洋的最后一抹天光，是入目的第一件事。',
    },
    seo: 'los-angeles-seo-home',
    content: ['los-angeles-section-carousel', 'los-angeles-plan-your-visit', 'los-angeles-section-travel', 'los-angeles-section-events', 'los-angeles-section-trio', 'los-angeles-section-cards', 'los-angeles-section-news'],
  }),
  entry('luxCarousel', 'los-angeles-section-carousel', {
    title: { en: 'This month in Los Angeles', cn: '洛杉矶，本月看点' },
    items: ['los-angeles-hero-court', 'los-angeles-hero-canyon'],
  }),
  entry('heroBanner', 'los-angeles-hero-court', {
    eyebrow: { en: 'Meridian Galleria Los Angeles', cn: 'Meridian Galleria 洛杉矶' },
    title: { en: 'Golden hour, before the gate', cn: '登机之前，金色时分' },
    description: {
      en: 'At about the time the evening flights are called, the whole court turns the colour of an apricot.',
      cn: '晚班航班广播响起之际，整座庭院染作杏子的颜色。',
    },
    media: ['city-los-angeles'],
    layout: 'A',
    size: 'Size 1',
    alignment: 'Right',
    textSize: 'large',
    tone: 'light',
    cta: ['los-angeles-cta-store'],
  }),
  entry('heroBanner', 'los-angeles-hero-canyon', {
    eyebrow: { en: 'Now on', cn: '正在进行' },
    title: { en: 'A canyon road, in scent', cn: '峡谷公路的气味' },
    description: {
      en: 'White sage, warm dust, eucalyptus and the sea at the last bend: twenty minutes with a perfumer.',
      cn: '白鼠尾草、暖尘、桉树，以及最后一弯处扑面的海。与调香师共度二十分钟。',
    },
    media: ['hero-beauty'],
    layout: 'D',
    size: 'Size 1',
    alignment: 'Middle',
    textSize: 'normal',
    tone: 'light',
    internalLink: 'los-angeles-event-canyon-road',
    cta: ['los-angeles-cta-canyon'],
  }),
  entry('cta', 'los-angeles-cta-store', { title: { en: 'Find us past security', cn: '安检后如何前往' }, internalLink: 'los-angeles-store-los-angeles', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'los-angeles-cta-canyon', { title: { en: 'See the event', cn: '查看活动' }, internalLink: 'los-angeles-event-canyon-road', kind: 'viewDetails', variant: 'secondary' }),
  entry('cta', 'los-angeles-cta-gate', { title: { en: 'How gate delivery works', cn: '了解登机口交付' }, internalLink: 'los-angeles-service-gate-delivery', kind: 'viewDetails', variant: 'link' }),
  entry('planYourVisit', 'los-angeles-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '计划到访' },
    title: { en: 'Past security, then follow the palms', cn: '过安检，循棕榈而行' },
    description: {
      en: 'The court lies between the checkpoint and the international gates. Give it 30 minutes, more if the sun is low.',
      cn: '庭院位于安检口与国际登机口之间。建议预留 30 分钟；若逢日落，不妨再久一些。',
    },
    media: ['hero-atrium'],
    store: 'los-angeles-store-los-angeles',
    time: { en: ['Daily, 6am to 1am'], cn: ['每日 6:00 至次日 1:00'] },
    address: { en: 'Meridian Court, International Departures, Los Angeles International Airport, California', cn: '加利福尼亚州洛杉矶国际机场国际出发 Meridian 庭院' },
    cta: ['los-angeles-cta-gate'],
  }),
  entry('twoOptionsForCircularDesign', 'los-angeles-section-travel', {
    eyebrow: { en: 'Before you shop', cn: '选购之前' },
    title: { en: 'Across the ocean, or across the state?', cn: '远渡重洋，还是境内短途？' },
    description: { en: 'Your boarding pass decides the price and how your purchases travel.', cn: '价格与提货方式，以登机牌为准。' },
    title1st: { en: 'International', cn: '国际出行' },
    description1st: { en: 'Duty-free, sealed, and handed over at the gate.', cn: '免税价，密封后于登机口交付。' },
    media1st: ['hero-travel'],
    internalLink1st: 'los-angeles-service-gate-delivery',
    title2nd: { en: 'Domestic', cn: '境内出行' },
    description2nd: { en: 'Local tax included, yours to carry straight away.', cn: '价格含当地税费，购后即可带走。' },
    media2nd: ['fashion-sunglasses'],
    internalLink2nd: 'los-angeles-service-long-flight-skin',
  }),
  entry('eventListComponent', 'los-angeles-section-events', {
    eyebrow: { en: 'Events', cn: '活动' },
    title: { en: 'In the court this month', cn: '本月庭院' },
    items: [],
    limit: 3,
  }),
  entry('asset1lMultiply2r', 'los-angeles-section-trio', {
    eyebrow: { en: 'Around the court', cn: '环庭而行' },
    title: { en: 'Three rooms under one low roof', cn: '低檐之下，三间静室' },
    media1st: ['fashion-handbag'],
    title1st: { en: 'Leather in late sun', cn: '斜阳里的皮革' },
    internalLink1st: 'los-angeles-brand-casa-orsino',
    media2nd: ['jewel-earrings'],
    title2nd: { en: 'Pearls that like daylight', cn: '珍珠喜日光' },
    internalLink2nd: 'los-angeles-brand-ondine-joaillerie',
    media3rd: ['beauty-cream'],
    title3rd: { en: 'Skin, before eleven hours of cabin', cn: '十一小时飞行之前' },
    internalLink3rd: 'los-angeles-brand-aurelle',
  }),
  entry('card3Multiply1', 'los-angeles-section-cards', {
    eyebrow: { en: 'The selection', cn: '精选' },
    title: { en: 'Look, eat, set your watch', cn: '赏一件，尝一味，校一时' },
    cards: ['los-angeles-art-plain-air', 'los-angeles-dining-citrus-court', 'los-angeles-brand-meridian-time'],
  }),
  entry('newsListComponent', 'los-angeles-section-news', {
    eyebrow: { en: 'News', cn: '新闻' },
    title: { en: 'From the shaded side', cn: '荫下近闻' },
    items: [],
    limit: 3,
  }),
];

/** The store with its guide. */
const store: readonly Seed[] = [
  entry('storeLocator', 'los-angeles-store-los-angeles', {
    title: { en: 'Meridian Galleria Los Angeles', cn: 'Meridian Galleria 洛杉矶' },
    slug: 'los-angeles',
    description: {
      en: 'A planted court past security with deep eaves, a west window over the runways and dinner under lemon trees.',
      cn: '安检之后的绿意庭院，深檐低垂，西窗俯瞰跑道，柠檬树下可用晚餐。',
    },
    address: { en: 'Meridian Court, International Departures, Los Angeles International Airport, California', cn: '加利福尼亚州洛杉矶国际机场国际出发 Meridian 庭院' },
    phone: '+1 310 555 0142',
    email: 'losangeles@meridian.example',
    time: { en: ['Daily, 6am to 1am', 'The cellar, 10am to midnight'], cn: ['每日 6:00 至次日 1:00', '酒窖 10:00 至 24:00'] },
    location: { lat: 33.9436, lon: -118.4095 },
    media: ['arch-boutique'],
    body: {
      en: 'You arrive through a narrow passage and then the ceiling lifts. Shops are under the eaves; the middle is left empty on purpose, with benches, lemon trees and sky.\n\n## Before you come\n\n- Have your boarding pass ready; it decides whether you shop duty-free or with tax included.\n- Wines and spirits are sold to guests aged 21 and over.\n- The long-haul gates are six to twelve minutes on foot. Signs in the court give the time to each.',
      cn: '穿过一段窄廊，屋顶忽然高起。店铺列于檐下，正中特意留白，只有长椅、柠檬树与一方天空。\n\n## 到访须知\n\n- 请备好登机牌，免税或含税价以此为准。\n- 葡萄酒与烈酒仅售予年满 21 岁的宾客。\n- 至远程航班登机口步行约六至十二分钟，庭中指示牌标有各处所需时间。',
    },
    features: { en: ['Past security', 'Open-air court', 'West window seating'], cn: ['位于安检之后', '露天庭院', '西窗座席'] },
    storeGuides: ['los-angeles-guide-court'],
    locatorGroups: ['los-angeles-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=33.9436&mlon=-118.4095#map=17/33.9436/-118.4095',
  }),
  entry('storeGuide', 'los-angeles-guide-court', {
    title: { en: 'Court guide', cn: '庭院导览' },
    floor: { en: 'Departures level', cn: '出发层' },
    description: { en: 'One level around a square court: beauty on the east side, leather and gold on the north, the cellar in the shade.', cn: '单层环绕方庭：东为美妆，北为皮具与金饰，酒窖居于荫处。' },
    media: [{ picture: 'floor-guide-3', alt: { en: 'Plan of the court with the passage, the lemon trees and the west window', cn: '庭院平面图，标示入口窄廊、柠檬树与西窗' } }],
    addresses: ['los-angeles-guide-passage', 'los-angeles-guide-cellar', 'los-angeles-guide-west-window'],
    groups: ['los-angeles-locator-houses'],
  }),
  entry('storeGuideAddress', 'los-angeles-guide-passage', { title: { en: 'The passage', cn: '入口窄廊' }, address: { en: 'East side, straight on after security', cn: '东侧，安检后直行' }, time: { en: 'Daily, 6am to 1am', cn: '每日 6:00 至次日 1:00' }, mark: 'A' }),
  entry('storeGuideAddress', 'los-angeles-guide-cellar', {
    title: { en: 'The cellar', cn: '酒窖' },
    address: { en: 'South side, behind the olive trees', cn: '南侧，橄榄树后' },
    time: { en: 'Daily, 10am to midnight', cn: '每日 10:00 至 24:00' },
    phone: '+1 310 555 0143',
    mark: 'B',
    internalLink: 'los-angeles-brand-glenmarrow',
  }),
  entry('storeGuideAddress', 'los-angeles-guide-west-window', { title: { en: 'West window', cn: '西窗' }, address: { en: 'West side, beside the Citrus Court', cn: '西侧，柑橘庭院旁' }, mark: 'C', internalLink: 'los-angeles-dining-citrus-court' }),
  entry('brandLocatorGroup', 'los-angeles-locator-houses', {
    title: { en: 'Houses around the court', cn: '环庭品牌' },
    floor: { en: 'Departures level', cn: '出发层' },
    brands: ['los-angeles-brand-aurelle', 'los-angeles-brand-casa-orsino', 'los-angeles-brand-ondine-joaillerie', 'los-angeles-brand-meridian-time', 'los-angeles-brand-glenmarrow'],
  }),
];

/** About the store, notices and search suggestions. */
const pages: readonly Seed[] = [
  entry('aboutTheStore', 'los-angeles-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'The first aircraft here landed in a field of barley and beans in 1928. Beyond the runways, the dunes are as they were.',
      cn: '1928 年，首批飞机降落在这片大麦与豆田之间。跑道尽头的沙丘，如今依然旧貌。',
    },
    media: ['arch-facade-dusk'],
    layout: 'E',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'Between the western runways and the sea lies a strip of dune where houses once stood. It is now a preserve, and the largest remaining home of a butterfly the size of a thumbnail, the El Segundo blue, which lives on one kind of buckwheat and nothing else.\n\n## A small blue mark\n\nWe grow that buckwheat in the court, in sixteen clay pots. No butterfly has come yet. A blue tile is set by each pot for the day that one does, and the head gardener keeps the diary.',
      cn: '西侧跑道与大海之间，有一带曾建过民居的沙丘，如今已是保护区。一种指甲大小的蝴蝶以此为现存最大的家园，名为埃尔塞贡多蓝蝶，一生只依赖一种海岸荞麦。\n\n## 一点蓝\n\n我们在庭中以十六只陶盆种下这种荞麦。蝴蝶尚未来过，每只盆边却已嵌好一片蓝砖，只等那一天；园艺师日日为此写下记录。',
    },
  }),
  entry('aboutTheStore', 'los-angeles-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'Post and beam, deep eaves and a roof with a hole in it: a mid-century house enlarged until it could hold a crowd.',
      cn: '梁柱结构、深远屋檐，屋顶开一方天窗：一座放大到足以容纳人群的世纪中叶住宅。',
    },
    media: ['arch-corridor'],
    layout: 'D',
    size: 'Size 2',
    alignment: 'Middle',
    body: {
      en: 'After 1945 a generation of architects in this city built small houses of steel and glass in which it is hard to say where the room ends and the garden begins. Ours takes that as its plan. The glass slides away for most of the year.\n\n- Eaves are 3.6 metres deep: winter sun comes in, summer sun does not.\n- The plaster is mixed with clay from the site and left unpainted.\n- At the west end the floor steps down, so that nobody stands in anybody’s sunset.',
      cn: '1945 年之后，本城一代建筑师以钢与玻璃筑起小屋，室内何处止、园中何处始，难以分明。本馆即以此为蓝本，一年中大半时间，玻璃尽可推开。\n\n- 屋檐深 3.6 米，冬阳可入，夏日不侵。\n- 灰泥掺入就地所取陶土，不施涂料。\n- 西端地面逐级而下，谁也不会挡住谁的落日。',
    },
  }),
  entry('announcement', 'los-angeles-announcement-night-flights', {
    title: { en: 'Open for the night flights', cn: '夜航旅客，恭候光临' },
    slug: 'night-flights',
    subject: { en: 'The galleria is now open until 1am every day, in time for the last departures across the Pacific.', cn: '本馆现每日营业至次日 1:00，恭候末班跨太平洋航班旅客。' },
    htmlTitle: { en: '<p>Now open daily until <strong>1am</strong></p>', cn: '<p>现每日营业至<strong>次日 1:00</strong></p>' },
    hasLink: true,
    reference: 'los-angeles-news-open-until-one',
    startDate: day(-14, '06:00'),
    endDate: day(75, '23:59'),
    body: { en: 'The cellar closes at midnight and the kitchen at half past. Duty-free orders close 40 minutes before departure.', cn: '酒窖 24:00 打烊，厨房次日 0:30 收市。免税订单于起飞前 40 分钟截止。' },
  }),
  entry('notification', 'los-angeles-notification-gates', {
    title: { en: 'Some gates are a long walk', cn: '部分登机口路程较远' },
    description: { en: 'Allow up to twelve minutes from the court. Staff at the west window will tell you when to leave.', cn: '自庭院出发，最远约需十二分钟。西窗店员会提醒您何时动身。' },
    popupPosition: ['los-angeles-home'],
    cta: ['los-angeles-cta-gate'],
  }),
  entry('page', 'los-angeles-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['los-angeles-predict-search'],
  }),
  entry('predictSearch', 'los-angeles-predict-search', {
    title: { en: 'Suggested in Los Angeles', cn: '洛杉矶推荐' },
    featuredExperience: ['los-angeles-event-canyon-road', 'los-angeles-dining-citrus-court', 'los-angeles-service-gate-delivery', 'los-angeles-art-plain-air'],
    brands: ['los-angeles-brand-aurelle', 'los-angeles-brand-meridian-time', 'los-angeles-brand-ondine-joaillerie'],
  }),
];

/** Los Angeles: a court past security with a west window. */
export const losAngeles: SeedGroup = { tag: 'los-angeles', seeds: [...home, ...store, ...pages, ...losAngelesItems] };
