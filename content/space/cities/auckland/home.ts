import { day, entry, type Seed, type SeedGroup } from '../../seed.ts';
import { aucklandItems } from './brands.ts';

/** The home page of Auckland and the sections on it. */
const home: readonly Seed[] = [
  entry('seo', 'auckland-seo-home', {
    title: { en: 'Duty-free on the Auckland waterfront | [site_name]', cn: '奥克兰海滨免税购物 | [site_name]' },
    description: {
      en: 'Mānuka honey, skincare, jewellery and Waiheke wine beside the ferry berths, with collection at Auckland Airport as you leave.',
      cn: '麦卢卡蜂蜜、护肤、珠宝与激流岛葡萄酒，就在渡轮码头旁，离境时于奥克兰机场提货。',
    },
    keywords: { en: ['Auckland duty free', 'mānuka honey', 'Auckland waterfront'], cn: ['奥克兰免税', '麦卢卡蜂蜜', '奥克兰海滨'] },
    media: ['city-auckland'],
  }),
  entry('homePage', 'auckland-home', {
    title: { en: 'Meridian Galleria Auckland', cn: 'Meridian Galleria 奥克兰' },
    slug: 'home',
    description: {
      en: 'Three floors of harbour light between the ferry berths and the town, with the islands always in view.',
      cn: '渡轮码头与市街之间，三层空间盛满港湾天光，诸岛始终在望。',
    },
    seo: 'auckland-seo-home',
    content: ['auckland-section-hero', 'auckland-section-welcome', 'auckland-section-events', 'auckland-section-trio', 'auckland-section-cards', 'auckland-section-services', 'auckland-plan-your-visit'],
  }),
  entry('heroBanner', 'auckland-section-hero', {
    eyebrow: { en: 'Meridian Galleria Auckland', cn: 'Meridian Galleria 奥克兰' },
    title: { en: 'Between the ferry and the town', cn: '船未开，城未远' },
    description: {
      en: 'The next boat to the islands leaves in half an hour. That is enough for a coffee, a jar of honey and the view.',
      cn: '下一班开往海岛的船，半小时后启航。够喝一杯咖啡，选一罐蜂蜜，再看一眼海。',
    },
    media: ['city-auckland'],
    layout: 'B',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'normal',
    tone: 'light',
    cta: ['auckland-cta-store'],
  }),
  entry('cta', 'auckland-cta-store', { title: { en: 'Find the store', cn: '前往门店' }, internalLink: 'auckland-store-auckland', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'auckland-cta-heritage', { title: { en: 'Read about the building', cn: '了解这座建筑' }, internalLink: 'auckland-about-heritage', kind: 'viewDetails', variant: 'link' }),
  entry('cta', 'auckland-cta-collection', { title: { en: 'Collect at the airport', cn: '机场提货须知' }, internalLink: 'auckland-service-airport-collection', kind: 'viewDetails', variant: 'secondary' }),
  entry('richText', 'auckland-section-welcome', {
    eyebrow: { en: 'Kia ora', cn: 'Kia ora，欢迎' },
    title: { en: 'A house that watches the water', cn: '望海之屋' },
    body: {
      en: 'Waitematā is often translated as sparkling waters, and on most mornings the name is simply accurate. The galleria was planned around that light: counters stand side-on to the windows, honey is shelved where the sun reaches it at ten, and the tasting table faces Rangitoto.\n\nCome for an hour before a ferry, or for an afternoon when the weather turns from the southwest.',
      cn: '“怀特玛塔”常被译作“波光粼粼之水”，多数清晨，这名字不过是如实描述。本馆便依这片天光布局：柜台侧窗而立，蜂蜜陈列在十点钟阳光可及之处，品鉴长桌正对朗伊托托岛。\n\n等船前的一小时，或西南风起、天色将变的一个下午，都宜前来。',
    },
    alignment: 'Middle',
    textSize: 'large',
    cta: ['auckland-cta-heritage'],
  }),
  entry('eventListComponent', 'auckland-section-events', {
    eyebrow: { en: 'Events', cn: '活动' },
    title: { en: 'At the harbour table', cn: '港湾长桌' },
    items: [],
    limit: 3,
  }),
  entry('asset1lMultiply2r', 'auckland-section-trio', {
    eyebrow: { en: 'By the window', cn: '临窗所见' },
    title: { en: 'Three counters, three kinds of light', cn: '三处柜台，三种光线' },
    description: { en: 'Morning on the beauty hall, noon on the jewellers’ slate, late sun on saddle leather.', cn: '清晨落在美妆厅，正午落在珠宝石台，向晚落在鞍具皮革上。' },
    media1st: ['beauty-cream'],
    title1st: { en: 'Skincare for a strong sun', cn: '烈日下的护肤' },
    internalLink1st: 'auckland-brand-aurelle',
    media2nd: ['jewel-bracelet'],
    title2nd: { en: 'Gold by threes', cn: '三镯相叠' },
    internalLink2nd: 'auckland-brand-bellarosa',
    media3rd: ['fashion-belt'],
    title3rd: { en: 'Leather that likes weather', cn: '不惧风雨的皮革' },
    internalLink3rd: 'auckland-brand-north-and-vale',
  }),
  entry('card3Multiply1', 'auckland-section-cards', {
    eyebrow: { en: 'The selection', cn: '精选' },
    title: { en: 'Tastes of the upper North Island', cn: '北岛之北的滋味' },
    cards: ['auckland-brand-honey-and-tide', 'auckland-dining-berth-coffee', 'auckland-art-southerly-change'],
  }),
  entry('serviceListComponent', 'auckland-section-services', {
    eyebrow: { en: 'Services', cn: '服务' },
    title: { en: 'Travel lighter from here', cn: '从此轻装' },
    items: [],
    limit: 3,
  }),
  entry('planYourVisit', 'auckland-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '计划到访' },
    title: { en: 'Opposite the ferry berths', cn: '渡轮码头对面' },
    description: {
      en: 'Trains, buses and boats all end within five minutes’ walk. Bring your passport and your flight number.',
      cn: '火车、巴士与渡轮皆止于五分钟步程之内。请随身携带护照与航班号。',
    },
    media: ['arch-facade-dusk'],
    store: 'auckland-store-auckland',
    time: { en: ['Daily, 10am to 8pm', 'Public holidays, 11am to 6pm'], cn: ['每日 10:00 至 20:00', '公众假期 11:00 至 18:00'] },
    address: { en: '5 Halyard Arcade, Downtown, Auckland', cn: '奥克兰市中心扬帆廊 5 号' },
    cta: ['auckland-cta-collection'],
  }),
];

/** The store with its guide. */
const store: readonly Seed[] = [
  entry('storeLocator', 'auckland-store-auckland', {
    title: { en: 'Meridian Galleria Auckland', cn: 'Meridian Galleria 奥克兰' },
    slug: 'auckland',
    description: {
      en: 'A brick warehouse opened to the harbour, three floors high, with ferries, trains and buses five minutes away.',
      cn: '一座面向港湾敞开的砖砌旧仓，共三层，距渡轮、火车与巴士站不过五分钟。',
    },
    address: { en: '5 Halyard Arcade, Downtown, Auckland', cn: '奥克兰市中心扬帆廊 5 号' },
    phone: '+64 9 555 0148',
    email: 'auckland@meridian.example',
    time: { en: ['Daily, 10am to 8pm', 'Public holidays, 11am to 6pm'], cn: ['每日 10:00 至 20:00', '公众假期 11:00 至 18:00'] },
    location: { lat: -36.8438, lon: 174.7666 },
    media: ['hero-atrium'],
    body: {
      en: 'Look for the blue lamp at the corner of the arcade; it has been there longer than we have. The ground floor is for food, wine and skincare, the first for leather and jewellery, and the top for tasting and the view.\n\n## Before you come\n\n- Bring your passport and flight number for duty-free prices.\n- Duty-free purchases are collected at Auckland Airport on departure.\n- Wet coats are hung, and dried, at the door.',
      cn: '请认准廊口那盏蓝灯，它比我们来得更早。首层为美食、葡萄酒与护肤，二层为皮具与珠宝，顶层供品鉴与观景。\n\n## 到访须知\n\n- 享受免税价请携带护照及航班号。\n- 免税商品于离境时在奥克兰机场提取。\n- 淋湿的外套可交门口代为晾干。',
    },
    features: { en: ['Harbour view on the top floor', 'Step-free throughout', 'Coat drying'], cn: ['顶层港湾景观', '全馆无障碍通行', '外套烘干'] },
    storeGuides: ['auckland-guide-ground'],
    locatorGroups: ['auckland-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=-36.8438&mlon=174.7666#map=17/-36.8438/174.7666',
  }),
  entry('storeGuide', 'auckland-guide-ground', {
    title: { en: 'Ground floor guide', cn: '首层导览' },
    floor: { en: 'Ground floor', cn: '首层' },
    description: { en: 'Two doors, one on the arcade and one on the quay, with the honey table between them.', cn: '一门临廊，一门临码头，蜂蜜长桌居于其间。' },
    media: [{ picture: 'floor-guide-3', alt: { en: 'Plan of the ground floor with the arcade door, the quay door and the honey table', cn: '首层平面图，标示临廊入口、码头入口与蜂蜜长桌' } }],
    addresses: ['auckland-guide-quay-door', 'auckland-guide-honey-table', 'auckland-guide-collection-desk'],
    groups: ['auckland-locator-houses'],
  }),
  entry('storeGuideAddress', 'auckland-guide-quay-door', { title: { en: 'Quay door', cn: '码头入口' }, address: { en: 'Ground floor, north side, facing the ferries', cn: '首层北侧，面朝渡轮' }, mark: 'A' }),
  entry('storeGuideAddress', 'auckland-guide-honey-table', { title: { en: 'Honey table', cn: '蜂蜜长桌' }, address: { en: 'Ground floor, centre', cn: '首层中央' }, time: { en: 'Daily, 10am to 7pm', cn: '每日 10:00 至 19:00' }, mark: 'B', internalLink: 'auckland-brand-honey-and-tide' }),
  entry('storeGuideAddress', 'auckland-guide-collection-desk', {
    title: { en: 'Collection desk', cn: '提货服务台' },
    address: { en: 'Ground floor, by the arcade door', cn: '首层，临廊入口旁' },
    time: { en: 'Daily, 10am to 8pm', cn: '每日 10:00 至 20:00' },
    phone: '+64 9 555 0149',
    mark: 'C',
    internalLink: 'auckland-service-airport-collection',
  }),
  entry('brandLocatorGroup', 'auckland-locator-houses', {
    title: { en: 'Houses in the warehouse', cn: '旧仓中的品牌' },
    floor: { en: 'Ground and first floors', cn: '首层与二层' },
    brands: ['auckland-brand-honey-and-tide', 'auckland-brand-aurelle', 'auckland-brand-chateau-sauvelin', 'auckland-brand-north-and-vale', 'auckland-brand-bellarosa'],
  }),
];

/** About the store, notices and search suggestions. */
const pages: readonly Seed[] = [
  entry('aboutTheStore', 'auckland-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'The ground beneath the galleria was sea until the nineteenth century. Tides still show in the cellar, kept behind glass.',
      cn: '十九世纪以前，本馆脚下原是海。如今在地窖玻璃之后，仍看得见潮水的痕迹。',
    },
    media: ['arch-corridor'],
    layout: 'A',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'When Auckland was founded in 1840 the shoreline ran along what is now Fort Street. The bay in front of it was filled, block by block, and warehouses went up on the new land to hold wool, flax and kauri gum.\n\n## Kept as found\n\nOurs stored sailcloth. The iron hoist above the stair is original, and so are the numbers painted on the brick for bays 1 to 14. Long before any of it, this was a landing place for Māori canoes, and the water kept the name we still use: Waitematā.',
      cn: '1840 年奥克兰建城时，海岸线尚在今日的福特街。其后海湾逐块填平，新地之上建起一座座仓库，存放羊毛、亚麻与贝壳杉胶。\n\n## 一仍其旧\n\n我们这座当年存的是帆布。楼梯上方的铁制吊机为原物，砖墙上一至十四号货位的漆字也是。更早以前，这里是毛利独木舟的停泊之地，海港之名“怀特玛塔”沿用至今。',
    },
  }),
  entry('aboutTheStore', 'auckland-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'Brick walls left rough, a plaster stair left smooth, and a north wall replaced by glass so the harbour comes in.',
      cn: '砖墙存其粗粝，楼梯取其平滑，北墙易为玻璃，引港湾入室。',
    },
    media: ['arch-spiral'],
    layout: 'C',
    size: 'Size 2',
    alignment: 'Right',
    body: {
      en: 'In this hemisphere the sun stands in the north, over the water. The architects took down one wall to let it in and kept the other three to hold its warmth.\n\nThe stair turns once and a half beneath a round skylight. Its steps are recovered kauri, a timber that is no longer felled, sawn from the warehouse’s own floor beams. Walk it in the late afternoon, when each tread carries a line of sun.',
      cn: '在南半球，太阳行于北方，恰在海面之上。建筑师拆去一面墙迎它入内，留下三面墙蓄住暖意。\n\n楼梯在圆形天窗下旋转一周半，踏板取自旧仓楼板大梁的贝壳杉，这种木材如今已禁止采伐。宜于向晚时分拾级而上，每一级都横着一道阳光。',
    },
  }),
  entry('announcement', 'auckland-announcement-ferry-fridays', {
    title: { en: 'Open late on ferry Fridays', cn: '周五夜渡，延长营业' },
    slug: 'ferry-fridays',
    subject: { en: 'On Fridays we stay open until the last island ferry is in, shortly after 9pm.', cn: '每逢周五，本馆营业至末班海岛渡轮靠岸，约 21:00 之后。' },
    htmlTitle: { en: '<p>Fridays: open until the <strong>last ferry</strong></p>', cn: '<p>周五营业至<strong>末班渡轮</strong>靠岸</p>' },
    hasLink: true,
    reference: 'auckland-news-harbour-stair',
    startDate: day(-4, '10:00'),
    endDate: day(70, '21:30'),
    body: { en: 'The tasting table pours until 8:30pm and the coffee room follows the boats.', cn: '品鉴长桌供应至 20:30，咖啡室则随船期打烊。' },
  }),
  entry('notification', 'auckland-notification-honey', {
    title: { en: 'Taking honey home?', cn: '想带蜂蜜回家？' },
    description: { en: 'Rules differ by country. Ask at the honey table and we will tell you what your destination allows before you pay.', cn: '各国规定不一。付款之前，请向蜂蜜长桌询问目的地的入境要求。' },
    popupPosition: ['auckland-home', 'auckland-brand-honey-and-tide'],
    cta: ['auckland-cta-collection'],
  }),
  entry('page', 'auckland-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['auckland-predict-search'],
  }),
  entry('predictSearch', 'auckland-predict-search', {
    title: { en: 'Suggested in Auckland', cn: '奥克兰推荐' },
    featuredExperience: ['auckland-event-island-reds', 'auckland-dining-tideline', 'auckland-service-airport-collection', 'auckland-index-ferry-basket'],
    brands: ['auckland-brand-honey-and-tide', 'auckland-brand-aurelle', 'auckland-brand-north-and-vale'],
  }),
];

/** Auckland: a sailcloth warehouse on the waterfront. */
export const auckland: SeedGroup = { tag: 'auckland', seeds: [...home, ...store, ...pages, ...aucklandItems] };
