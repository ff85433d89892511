import { day, entry, type Seed, type SeedGroup } from '../../seed.ts';
import { brisbaneItems } from './brands.ts';

/** The home page of Brisbane and the sections on it. */
const home: readonly Seed[] = [
  entry('seo', 'brisbane-seo-home', {
    title: { en: 'Duty-free in the heart of Brisbane | [site_name]', cn: '布里斯班市中心免税购物 | [site_name]' },
    description: {
      en: 'Silk, fragrance, jewellery and Queensland provisions behind a shaded veranda off Queen Street, with airport collection.',
      cn: '皇后街旁，荫凉游廊之后：真丝、香氛、珠宝与昆士兰风物，并提供机场提货。',
    },
    keywords: { en: ['Brisbane duty free', 'Queen Street shopping', 'Queensland gifts'], cn: ['布里斯班免税', '皇后街购物', '昆士兰伴手礼'] },
    media: ['city-brisbane'],
  }),
  entry('homePage', 'brisbane-home', {
    title: { en: 'Meridian Galleria Brisbane', cn: 'Meridian Galleria 布里斯班' },
    slug: 'home',
    description: {
      en: 'A house with a wide veranda in the bend of the river, built for shade, cross-breezes and unhurried afternoons.',
      cn: '河湾之中一座宽廊大屋，为荫凉、穿堂风与不慌不忙的午后而建。',
    },
    seo: 'brisbane-seo-home',
    content: ['brisbane-section-carousel', 'brisbane-section-events', 'brisbane-section-trio', 'brisbane-section-cards', 'brisbane-section-banner', 'brisbane-section-services', 'brisbane-plan-your-visit'],
  }),
  entry('luxCarousel', 'brisbane-section-carousel', {
    title: { en: 'This month in Brisbane', cn: '布里斯班，本月看点' },
    items: ['brisbane-hero-veranda', 'brisbane-hero-storm'],
  }),
  entry('heroBanner', 'brisbane-hero-veranda', {
    eyebrow: { en: 'Meridian Galleria Brisbane', cn: 'Meridian Galleria 布里斯班' },
    title: { en: 'Every room opens to the breeze', cn: '室室迎风' },
    description: {
      en: 'Deep eaves, open doors and a river on three sides. Brisbane has always known what to do about the heat.',
      cn: '深檐、敞门、三面环水。如何与暑热相处，布里斯班自有心得。',
    },
    media: ['city-brisbane'],
    layout: 'C',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    tone: 'light',
    cta: ['brisbane-cta-store'],
  }),
  entry('heroBanner', 'brisbane-hero-storm', {
    eyebrow: { en: 'Now on', cn: '正在进行' },
    title: { en: 'The smell of four o’clock rain', cn: '四点钟的雨香' },
    description: {
      en: 'Hot iron, wet fig leaves, river mud, frangipani. A fragrance table after the afternoon storm.',
      cn: '发烫的铁皮屋顶、湿润的榕叶、河泥与鸡蛋花，午后雷雨，尽在一张香氛长桌。',
    },
    media: ['hero-beauty'],
    layout: 'B',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'normal',
    tone: 'light',
    internalLink: 'brisbane-event-after-the-storm',
    cta: ['brisbane-cta-storm'],
  }),
  entry('cta', 'brisbane-cta-store', { title: { en: 'Find the store', cn: '前往门店' }, internalLink: 'brisbane-store-brisbane', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'brisbane-cta-storm', { title: { en: 'See the event', cn: '查看活动' }, internalLink: 'brisbane-event-after-the-storm', kind: 'viewDetails', variant: 'secondary' }),
  entry('cta', 'brisbane-cta-collection', { title: { en: 'Collect at the airport', cn: '机场提货须知' }, internalLink: 'brisbane-service-airport-collection', kind: 'viewDetails', variant: 'link' }),
  entry('eventListComponent', 'brisbane-section-events', {
    eyebrow: { en: 'Events', cn: '活动' },
    title: { en: 'Afternoons on the veranda', cn: '游廊午后' },
    items: [],
    limit: 3,
  }),
  entry('asset1lMultiply2r', 'brisbane-section-trio', {
    eyebrow: { en: 'Room by room', cn: '逐室而行' },
    title: { en: 'Silk, gold and something sweet', cn: '丝、金与一点甜' },
    description: { en: 'Three rooms on the cool side of the house, each with a door to the veranda.', cn: '屋子背阴一侧的三间厅室，间间有门通向游廊。' },
    media1st: ['fashion-scarf'],
    title1st: { en: 'Silk in a cross-breeze', cn: '穿堂风中的丝' },
    internalLink1st: 'brisbane-brand-ottavia-rey',
    media2nd: ['jewel-bracelet'],
    title2nd: { en: 'Gold for bare arms', cn: '素臂金镯' },
    internalLink2nd: 'brisbane-brand-bellarosa',
    media3rd: ['food-honey'],
    title3rd: { en: 'Honey from stingless bees', cn: '无刺蜂之蜜' },
    internalLink3rd: 'brisbane-brand-honey-and-tide',
  }),
  entry('card4Multiply1', 'brisbane-section-cards', {
    eyebrow: { en: 'The selection', cn: '精选' },
    title: { en: 'Out of the sun for a while', cn: '避一避日头' },
    cards: ['brisbane-dining-veranda-tea', 'brisbane-brand-maison-verane', 'brisbane-offer-solenne-daylight', 'brisbane-art-reach'],
  }),
  entry('fixedRatioBanner', 'brisbane-section-banner', {
    eyebrow: { en: 'For the ferry', cn: '带上渡轮' },
    title: { en: 'A river picnic, ready packed', cn: '河上野餐，整装待发' },
    description: { en: 'Iced tea, macarons and a cloth, packed in six minutes and carried aboard at the next stop.', cn: '冰茶、马卡龙与一方餐布，六分钟备妥，提着便可登上下一班渡轮。' },
    media: ['food-tea'],
    ratio: '21:9',
    alignment: 'Left',
    textSize: 'normal',
    internalLink: 'brisbane-index-river-picnic',
  }),
  entry('serviceListComponent', 'brisbane-section-services', {
    eyebrow: { en: 'Services', cn: '服务' },
    title: { en: 'Looked after, from door to gate', cn: '从门前到登机口' },
    items: [],
    limit: 3,
  }),
  entry('planYourVisit', 'brisbane-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '计划到访' },
    title: { en: 'Follow the shade from Queen Street', cn: '循着树荫，自皇后街来' },
    description: {
      en: 'Five minutes on foot from Central station or the riverside ferry stops. Bring your passport and flight number.',
      cn: '距中央车站与河畔渡轮站步行皆约五分钟。请随身携带护照与航班号。',
    },
    media: ['arch-facade-dusk'],
    store: 'brisbane-store-brisbane',
    time: { en: ['Saturday to Thursday, 9:30am to 7pm', 'Friday, 9:30am to 9pm'], cn: ['周六至周四 9:30 至 19:00', '周五 9:30 至 21:00'] },
    address: { en: '14 Porphyry Lane, off Queen Street, Brisbane', cn: '布里斯班皇后街旁斑岩巷 14 号' },
    cta: ['brisbane-cta-collection'],
  }),
];

/** The store with its guide. */
const store: readonly Seed[] = [
  entry('storeLocator', 'brisbane-store-brisbane', {
    title: { en: 'Meridian Galleria Brisbane', cn: 'Meridian Galleria 布里斯班' },
    slug: 'brisbane',
    description: {
      en: 'Two raised floors and a veranda off Queen Street, cooled by breezeways, with tea upstairs and a kitchen below.',
      cn: '皇后街旁两层高脚大屋，游廊环绕，穿堂风送爽，楼上品茶，楼下用餐。',
    },
    address: { en: '14 Porphyry Lane, off Queen Street, Brisbane', cn: '布里斯班皇后街旁斑岩巷 14 号' },
    phone: '+61 7 7010 0148',
    email: 'brisbane@meridian.example',
    time: { en: ['Saturday to Thursday, 9:30am to 7pm', 'Friday, 9:30am to 9pm'], cn: ['周六至周四 9:30 至 19:00', '周五 9:30 至 21:00'] },
    location: { lat: -27.4695, lon: 153.0254 },
    media: ['hero-atrium'],
    body: {
      en: 'The house stands one storey above the lane, as houses here do, and the air beneath it is the coolest in the street. Take the timber stair or the lift; both arrive on the veranda.\n\n## Before you come\n\n- Bring your passport and flight number for duty-free prices.\n- Duty-free purchases are collected at Brisbane Airport as you leave.\n- If a storm comes over, stay. There are 60 chairs, and tea is on the house until it passes.',
      cn: '此屋高出巷面一层，一如本地民居；屋下的空气，是整条街最凉的。拾木梯而上或乘电梯，皆抵游廊。\n\n## 到访须知\n\n- 享受免税价请携带护照与航班号。\n- 免税商品于离境时在布里斯班机场提取。\n- 若遇雷雨，不妨留步。廊上有六十把椅子，雨停之前，茶由我们奉上。',
    },
    features: { en: ['Veranda seating', 'Lift from the lane', 'Water refills'], cn: ['游廊座席', '巷面直达电梯', '饮水补给'] },
    storeGuides: ['brisbane-guide-veranda'],
    locatorGroups: ['brisbane-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=-27.4695&mlon=153.0254#map=17/-27.4695/153.0254',
  }),
  entry('storeGuide', 'brisbane-guide-veranda', {
    title: { en: 'Veranda level guide', cn: '游廊层导览' },
    floor: { en: 'Veranda level', cn: '游廊层' },
    description: { en: 'A central breezeway with rooms on both sides: beauty to the east, silk and gold to the cooler south.', cn: '中央通风廊两侧分列诸室：东为美妆，背阴的南侧为真丝与金饰。' },
    media: [{ picture: 'floor-guide-2', alt: { en: 'Plan of the veranda level with the stair, the central breezeway and the services room', cn: '游廊层平面图，标示楼梯、中央通风廊与服务室' } }],
    addresses: ['brisbane-guide-stair', 'brisbane-guide-fragrance-table', 'brisbane-guide-services-room'],
    groups: ['brisbane-locator-houses'],
  }),
  entry('storeGuideAddress', 'brisbane-guide-stair', { title: { en: 'Timber stair', cn: '木楼梯' }, address: { en: 'North front, from Porphyry Lane', cn: '北面正门，自斑岩巷而上' }, mark: 'A' }),
  entry('storeGuideAddress', 'brisbane-guide-fragrance-table', { title: { en: 'Fragrance table', cn: '香氛长桌' }, address: { en: 'Veranda level, breezeway', cn: '游廊层，通风廊' }, time: { en: 'Daily, 10am to 7pm', cn: '每日 10:00 至 19:00' }, mark: 'B', internalLink: 'brisbane-brand-hesperia' }),
  entry('storeGuideAddress', 'brisbane-guide-services-room', {
    title: { en: 'Services room', cn: '服务室' },
    address: { en: 'Veranda level, west end', cn: '游廊层，西端' },
    time: { en: 'Daily, 9:30am to 7pm', cn: '每日 9:30 至 19:00' },
    phone: '+61 7 7010 0149',
    mark: 'C',
    internalLink: 'brisbane-service-airport-collection',
  }),
  entry('brandLocatorGroup', 'brisbane-locator-houses', {
    title: { en: 'Houses along the breezeway', cn: '通风廊两侧的品牌' },
    floor: { en: 'Veranda level', cn: '游廊层' },
    brands: ['brisbane-brand-hesperia', 'brisbane-brand-maison-verane', 'brisbane-brand-ottavia-rey', 'brisbane-brand-bellarosa', 'brisbane-brand-honey-and-tide'],
  }),
];

/** About the store, notices and search suggestions. */
const pages: readonly Seed[] = [
  entry('aboutTheStore', 'brisbane-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'Meanjin, the place between the bends, was a meeting ground long before it was a town. The house begins from that.',
      cn: '河湾之间的米安津，成镇之前久已是聚会之地。此屋的故事，便从这里说起。',
    },
    media: ['arch-corridor'],
    layout: 'B',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'The Turrbal and Jagera peoples know this spur of land as Meanjin. We acknowledge them as its custodians and buy the bush foods in our kitchen from First Nations growers.\n\n## Stone and timber\n\nThe town that followed was built from what lay close: Brisbane tuff, the pink-grey volcanic stone of the Kangaroo Point cliffs, which everyone here calls porphyry, and hoop pine from the hills. Our lane is paved with the first. The second you will hear before you see it, as the veranda boards settle in the evening.',
      cn: '图尔巴尔与贾格拉族人称这片岬地为米安津（Meanjin）。谨此向这片土地的守护者致意，厨房所用的丛林食材亦采自原住民种植者。\n\n## 石与木\n\n此后建起的城镇取材近旁：袋鼠角崖壁的粉灰色火山凝灰岩，本地人惯称“斑岩”；还有山间的南洋杉。巷中铺的是前者。至于后者，黄昏时游廊木板轻响，往往未见其形，先闻其声。',
    },
  }),
  entry('aboutTheStore', 'brisbane-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'A Queensland house made public: stilts, veranda, breezeway, and a roof that turns rain into something to listen to.',
      cn: '一座敞开的昆士兰民居：高脚、游廊、通风廊，以及一面听雨的屋顶。',
    },
    media: ['arch-spiral'],
    layout: 'E',
    size: 'Size 2',
    alignment: 'Right',
    body: {
      en: 'The old houses on the ridges were lifted on posts to catch the air and keep out the termites. The architects kept the plan and made it generous: a veranda four metres deep, doors that fold away entirely, fretwork above them so that the breeze passes even when they are shut.\n\n- No room needs cooling before 11am on most days of the year.\n- The spiral stair inside is plaster over steel; the one outside is spotted gum.\n- In a storm, stand under the tin roof by the tea room. Conversation stops, pleasantly.',
      cn: '山脊上的老屋以木柱架高，既迎风，也防白蚁。建筑师沿用旧制而更见从容：游廊深四米，门扇可尽数折起，门上镂花气窗，闭门时亦有风来。\n\n- 一年之中大多数日子，上午十一时前无须冷气。\n- 室内旋梯为钢骨灰泥，室外楼梯则用斑点桉。\n- 雷雨时分，请到茶室旁的铁皮屋顶下，谈话声自然停歇，也是一种惬意。',
    },
  }),
  entry('announcement', 'brisbane-announcement-friday-late', {
    title: { en: 'Fridays until nine', cn: '周五营业至 21:00' },
    slug: 'friday-late',
    subject: { en: 'On Fridays the whole house stays open until 9pm, with the veranda lamps lit from dusk.', cn: '每逢周五，全馆营业至 21:00，入暮点亮廊灯。' },
    htmlTitle: { en: '<p>Fridays: open until <strong>9pm</strong></p>', cn: '<p>周五营业至<strong>21:00</strong></p>' },
    hasLink: true,
    reference: 'brisbane-news-veranda-lamps',
    startDate: day(-10, '09:30'),
    endDate: day(80, '21:00'),
    body: { en: 'The kitchen takes last orders at 8:30pm. Orders for collection the same night close at 5pm.', cn: '厨房 20:30 截单，当晚机场提货订单于 17:00 截止。' },
  }),
  entry('notification', 'brisbane-notification-storm', {
    title: { en: 'Rain this afternoon?', cn: '午后有雨？' },
    description: { en: 'Stay as long as it lasts. Chairs, tea and umbrellas are at the top of the stair, with our compliments.', cn: '雨下多久，便坐多久。楼梯上备有座椅、茶水与雨伞，悉数免费。' },
    popupPosition: ['brisbane-home'],
    cta: ['brisbane-cta-store'],
  }),
  entry('page', 'brisbane-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['brisbane-predict-search'],
  }),
  entry('predictSearch', 'brisbane-predict-search', {
    title: { en: 'Suggested in Brisbane', cn: '布里斯班推荐' },
    featuredExperience: ['brisbane-event-after-the-storm', 'brisbane-dining-veranda-tea', 'brisbane-index-river-picnic', 'brisbane-art-porphyry'],
    brands: ['brisbane-brand-hesperia', 'brisbane-brand-ottavia-rey', 'brisbane-brand-honey-and-tide'],
  }),
];

/** Brisbane: a raised house with a veranda off Queen Street. */
export const brisbane: SeedGroup = { tag: 'brisbane', seeds: [...home, ...store, ...pages, ...brisbaneItems] };
