import { day, entry, type Seed, type SeedGroup } from '../../seed.ts';
import { singaporeItems } from './brands.ts';

/** The home page of Singapore and the sections on it. */
const home: readonly Seed[] = [
  entry('seo', 'singapore-seo-home', {
    title: { en: 'Duty-free shopping on Orchard Road | [site_name]', cn: '新加坡乌节路免税购物 | [site_name]' },
    description: {
      en: 'Beauty, watches, jewellery and gifts under one shaded roof off Orchard Road, with events, dining and airport collection for travellers.',
      cn: '乌节路旁，一处清凉屋檐之下：美妆、腕表、珠宝与礼品，另有品鉴活动、餐饮与机场提货服务，为旅客而设。',
    },
    keywords: { en: ['Singapore duty free', 'Orchard Road', 'airport collection'], cn: ['新加坡免税', '乌节路', '机场提货'] },
    media: ['city-singapore'],
  }),
  entry('homePage', 'singapore-home', {
    title: { en: 'Meridian Galleria Singapore', cn: 'Meridian Galleria 新加坡' },
    slug: 'home',
    description: {
      en: 'Four cool, quiet floors off Orchard Road, open until the city’s lights come on and for some hours after that.',
      cn: '乌节路旁四层清凉静谧的空间，营业至华灯初上，又陪您走过之后的几个钟头。',
    },
    seo: 'singapore-seo-home',
    content: ['singapore-section-carousel', 'singapore-plan-your-visit', 'singapore-section-events', 'singapore-section-cards', 'singapore-section-banner', 'singapore-section-services', 'singapore-section-news'],
  }),
  entry('luxCarousel', 'singapore-section-carousel', {
    title: { en: 'This month in Singapore', cn: '新加坡，本月看点' },
    items: ['singapore-hero-garden', 'singapore-hero-orchid'],
  }),
  entry('heroBanner', 'singapore-hero-garden', {
    eyebrow: { en: 'Meridian Galleria Singapore', cn: 'Meridian Galleria 新加坡' },
    title: { en: 'Shade, silk and evening rain', cn: '荫凉、丝绸与一场夜雨' },
    description: {
      en: 'Step in from Orchard Road when the heat is high. The rain usually passes before the second floor.',
      cn: '日头正盛时，从乌节路步入馆内。往往还没逛到二层，雨就停了。',
    },
    media: ['city-singapore'],
    layout: 'A',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    tone: 'dark',
    cta: ['singapore-cta-store'],
  }),
  entry('heroBanner', 'singapore-hero-orchid', {
    eyebrow: { en: 'Now on', cn: '正在进行' },
    title: { en: 'The orchid, at three hours', cn: '兰香，一日三时' },
    description: {
      en: 'Some orchids keep their scent for dawn, others for dusk. Follow them through a day at the fragrance bar.',
      cn: '有的兰花只在清晨吐香，有的偏等黄昏。请到香氛吧台，循着香气走完一天。',
    },
    media: ['loop-fragrance'],
    videoCoverImage: ['loop-fragrance-poster'],
    layout: 'F',
    size: 'Size 1',
    alignment: 'Middle',
    textSize: 'normal',
    tone: 'light',
    internalLink: 'singapore-event-orchid-hours',
    cta: ['singapore-cta-orchid'],
  }),
  entry('cta', 'singapore-cta-store', { title: { en: 'Find the store', cn: '前往门店' }, internalLink: 'singapore-store-singapore', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'singapore-cta-orchid', { title: { en: 'See the event', cn: '查看活动' }, internalLink: 'singapore-event-orchid-hours', kind: 'viewDetails', variant: 'secondary' }),
  entry('cta', 'singapore-cta-collection', { title: { en: 'How collection works', cn: '了解提货流程' }, internalLink: 'singapore-service-airport-collection', kind: 'viewDetails', variant: 'link' }),
  entry('planYourVisit', 'singapore-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '计划到访' },
    title: { en: 'Two minutes from the station', cn: '距地铁站步行两分钟' },
    description: {
      en: 'The covered walkway from Orchard station brings you to the door dry. Bring your passport and your departure details.',
      cn: '沿乌节地铁站的有盖走廊前行，雨天亦可直抵门前。请随身携带护照与离境航班信息。',
    },
    media: ['arch-facade-dusk'],
    store: 'singapore-store-singapore',
    time: { en: ['Sunday to Thursday, 10am to 9pm', 'Friday and Saturday, 10am to 10pm'], cn: ['周日至周四 10:00 至 21:00', '周五、周六 10:00 至 22:00'] },
    address: { en: '8 Nutmeg Arcade, off Orchard Road, Singapore', cn: '新加坡乌节路旁豆蔻廊 8 号' },
    cta: ['singapore-cta-collection'],
  }),
  entry('eventListComponent', 'singapore-section-events', {
    eyebrow: { en: 'Events', cn: '活动' },
    title: { en: 'Evenings at the galleria', cn: '馆中夜色' },
    description: { en: 'Small tables, short talks and something to smell, taste or hold.', cn: '小小一桌，短短一席，有可闻、可尝、可触之物。' },
    items: [],
    limit: 3,
  }),
  entry('card4Multiply1', 'singapore-section-cards', {
    eyebrow: { en: 'The selection', cn: '精选' },
    title: { en: 'Four good reasons to linger', cn: '驻足的四个理由' },
    cards: ['singapore-brand-cacao-thereze', 'singapore-dining-five-foot-way', 'singapore-art-monsoon-mobile', 'singapore-brand-ondine-joaillerie'],
  }),
  entry('fixedRatioBanner', 'singapore-section-banner', {
    eyebrow: { en: 'Until the end of the month', cn: '限本月' },
    title: { en: 'The Orchard evening edit', cn: '乌节之夜精选' },
    description: { en: 'Pearls, a pressed-powder compact and a scarf light enough for the tropics, chosen for dinner out.', cn: '珍珠、粉饼与一条轻若无物的丝巾，为热带夜宴而选。' },
    media: ['jewel-necklace'],
    ratio: '21:9',
    alignment: 'Right',
    textSize: 'large',
    internalLink: 'singapore-index-orchard-evening',
  }),
  entry('serviceListComponent', 'singapore-section-services', {
    eyebrow: { en: 'Services', cn: '服务' },
    title: { en: 'Carry less, see more', cn: '轻装，多看几处风景' },
    items: [],
    limit: 3,
  }),
  entry('newsListComponent', 'singapore-section-news', {
    eyebrow: { en: 'News', cn: '新闻' },
    title: { en: 'Lately on Nutmeg Arcade', cn: '豆蔻廊近事' },
    items: [],
    limit: 3,
  }),
];

/** The store with its guide. */
const store: readonly Seed[] = [
  entry('storeLocator', 'singapore-store-singapore', {
    title: { en: 'Meridian Galleria Singapore', cn: 'Meridian Galleria 新加坡' },
    slug: 'singapore',
    description: {
      en: 'Four floors around a planted light well, a covered walk from Orchard station and a short ride from most hotels.',
      cn: '四层空间环绕一方绿意天井，经有盖走廊可达乌节地铁站，距多数酒店车程不远。',
    },
    address: { en: '8 Nutmeg Arcade, off Orchard Road, Singapore', cn: '新加坡乌节路旁豆蔻廊 8 号' },
    phone: '+65 6555 0148',
    email: 'singapore@meridian.example',
    time: { en: ['Sunday to Thursday, 10am to 9pm', 'Friday and Saturday, 10am to 10pm'], cn: ['周日至周四 10:00 至 21:00', '周五、周六 10:00 至 22:00'] },
    location: { lat: 1.3046, lon: 103.8321 },
    media: ['hero-atrium'],
    body: {
      en: 'Nutmeg and pepper grew on this hill before there was a road to sell them on. The arcade keeps the name; the scent is now at the fragrance bar, on the left as you come in.\n\n## Before you come\n\n- Bring your passport and your flight or ferry details.\n- Tourists may claim GST back on eligible purchases; the Level 1 desk helps with the paperwork.\n- Umbrellas are lent at both doors, free of charge.',
      cn: '这片坡地曾种满肉豆蔻与胡椒，那时还没有可供售卖的街市。长廊沿用旧名，而香气如今收在进门左手边的香氛吧台。\n\n## 到访须知\n\n- 请携带护照及离境航班或渡轮信息。\n- 游客可就符合条件的消费申请退还消费税，一层服务台可协助办理。\n- 两处入口均可免费借伞。',
    },
    features: { en: ['Covered walk to the station', 'Step-free throughout', 'Nursing room on Level 3'], cn: ['有盖走廊直通地铁站', '全馆无障碍通行', '三层设哺乳室'] },
    storeGuides: ['singapore-guide-level-1'],
    locatorGroups: ['singapore-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=1.3046&mlon=103.8321#map=17/1.3046/103.8321',
  }),
  entry('storeGuide', 'singapore-guide-level-1', {
    title: { en: 'Level 1 guide', cn: '一层导览' },
    floor: { en: 'Level 1', cn: '一层' },
    description: { en: 'Both entrances, the fragrance bar and the services desk are on this floor.', cn: '两处入口、香氛吧台与服务台均在本层。' },
    media: [{ picture: 'floor-guide-1', alt: { en: 'Floor plan of Level 1 with the two entrances, the light well and the services desk', cn: '一层平面图，标示两处入口、天井与服务台' } }],
    addresses: ['singapore-guide-orchard-door', 'singapore-guide-fragrance-bar', 'singapore-guide-services-desk'],
    groups: ['singapore-locator-houses'],
  }),
  entry('storeGuideAddress', 'singapore-guide-orchard-door', { title: { en: 'Orchard door', cn: '乌节路入口' }, address: { en: 'Level 1, south side, from the covered walkway', cn: '一层南侧，连接有盖走廊' }, mark: 'A' }),
  entry('storeGuideAddress', 'singapore-guide-fragrance-bar', { title: { en: 'Fragrance bar', cn: '香氛吧台' }, address: { en: 'Level 1, left of the light well', cn: '一层天井左侧' }, time: { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00' }, mark: 'B', internalLink: 'singapore-brand-hesperia' }),
  entry('storeGuideAddress', 'singapore-guide-services-desk', {
    title: { en: 'Services desk', cn: '服务台' },
    address: { en: 'Level 1, north side, beside the lifts', cn: '一层北侧电梯旁' },
    time: { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00' },
    phone: '+65 6555 0149',
    mark: 'C',
    internalLink: 'singapore-service-airport-collection',
  }),
  entry('brandLocatorGroup', 'singapore-locator-houses', {
    title: { en: 'Houses around the light well', cn: '环绕天井的品牌' },
    floor: { en: 'Levels 1 and 2', cn: '一层与二层' },
    brands: ['singapore-brand-hesperia', 'singapore-brand-aurelle', 'singapore-brand-calibre-ferrand', 'singapore-brand-ondine-joaillerie', 'singapore-brand-cacao-thereze'],
  }),
];

/** About the store, notices and search suggestions. */
const pages: readonly Seed[] = [
  entry('aboutTheStore', 'singapore-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'Orchard Road was named for its plantations. The galleria stands where the nutmeg rows once thinned out into town.',
      cn: '乌节路因昔日的种植园得名。肉豆蔻林渐疏、城镇初现之处，正是本馆所在。',
    },
    media: ['arch-corridor'],
    layout: 'C',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'In the 1830s and 1840s the valley was planted with nutmeg, pepper and fruit trees, and the lane between them took the name Orchard Road. A blight ended the nutmeg trade around 1860. Houses came, then shops, and the shade trees along the pavement stayed.\n\n## A roof over the walk\n\nSingapore’s old shophouses set their ground floors back by five feet so that anyone could walk out of the sun and rain. The arcade keeps that rule. Its front is a public path, open from six in the morning, and you need buy nothing to use it.',
      cn: '十九世纪三四十年代，这片谷地遍植肉豆蔻、胡椒与果树，林间小道便得名“乌节路”（Orchard Road，意为果园之路）。六十年代前后，一场病害令肉豆蔻种植走到尽头，此后民宅渐起，商铺随之而来，路旁的荫树却留了下来。\n\n## 檐下之路\n\n新加坡的老店屋将底层向内退让五英尺，让行人免受日晒雨淋，是为“五脚基”。豆蔻廊沿袭此例：门前廊道清晨六时即向公众开放，即便不购物，也可随意穿行。',
    },
  }),
  entry('aboutTheStore', 'singapore-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'A house built around shade: deep eaves, a planted light well and a stair that pulls warm air up and out.',
      cn: '一座围绕荫凉而建的房子：深檐、绿意天井，以及一座把热空气引向高处的楼梯。',
    },
    media: ['arch-spiral'],
    layout: 'B',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'One degree north of the equator, noon light falls almost straight down. The architects let it in at one place only, a round opening above the stair, and filtered it through ferns.\n\n## What to look for\n\n- The handrail is unlacquered brass, brightest where most hands turn.\n- Louvres on the west side close by themselves after 3pm.\n- The floor is cool to bare fingers: terrazzo with chips of green glass.',
      cn: '此地距赤道仅一度，正午阳光几乎垂直落下。建筑师只在一处放它进来，即楼梯上方的圆形天窗，再以蕨叶层层滤过。\n\n## 不妨留意\n\n- 扶手为未上漆的黄铜，人手转弯处最为明亮。\n- 西侧百叶在下午三时后自行合拢。\n- 地面触手生凉，是嵌着绿色玻璃碎粒的水磨石。',
    },
  }),
  entry('announcement', 'singapore-announcement-late-hours', {
    title: { en: 'Open until 10pm on weekends', cn: '周末营业至 22:00' },
    slug: 'late-hours',
    subject: { en: 'On Fridays and Saturdays the galleria now stays open until 10pm.', cn: '即日起，每逢周五、周六，本馆营业至 22:00。' },
    htmlTitle: { en: '<p>Fridays and Saturdays: open until <strong>10pm</strong></p>', cn: '<p>周五、周六营业至<strong>22:00</strong></p>' },
    hasLink: true,
    reference: 'singapore-news-longer-evenings',
    startDate: day(-8, '10:00'),
    endDate: day(60, '22:00'),
    body: { en: 'All four floors and both dining rooms keep the later hours. Airport collection orders close at 8pm as before.', cn: '全馆四层及两处餐饮同步延长营业。机场提货订单仍于 20:00 截止。' },
  }),
  entry('notification', 'singapore-notification-passport', {
    title: { en: 'Please bring your passport', cn: '请携带护照' },
    description: { en: 'Duty-free purchases need a passport and an onward journey. A clear photograph of your boarding pass is enough for the second.', cn: '选购免税商品需出示护照与离境行程，行程可凭清晰的登机牌照片办理。' },
    popupPosition: ['singapore-home'],
    cta: ['singapore-cta-collection'],
  }),
  entry('page', 'singapore-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['singapore-predict-search'],
  }),
  entry('predictSearch', 'singapore-predict-search', {
    title: { en: 'Suggested in Singapore', cn: '新加坡推荐' },
    featuredExperience: ['singapore-event-orchid-hours', 'singapore-dining-straits-table', 'singapore-service-airport-collection', 'singapore-art-dragon-kiln'],
    brands: ['singapore-brand-aurelle', 'singapore-brand-calibre-ferrand', 'singapore-brand-cacao-thereze'],
  }),
];

/** Singapore: an arcade off Orchard Road. */
export const singapore: SeedGroup = { tag: 'singapore', seeds: [...home, ...store, ...pages, ...singaporeItems] };
