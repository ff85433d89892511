import { day, entry, type Seed, type SeedGroup } from '../../seed.ts';
import { queenstownItems } from './brands.ts';

/** The home page of Queenstown and the sections on it. */
const home: readonly Seed[] = [
  entry('seo', 'queenstown-seo-home', {
    title: { en: 'Duty-free by Lake Wakatipu, Queenstown | [site_name]', cn: '皇后镇瓦卡蒂普湖畔免税购物 | [site_name]' },
    description: {
      en: 'Alpine skincare, watches, wool, gin and thyme honey in a schist house by the lake, with a fire and a warm room for boots.',
      cn: '湖畔片岩小屋，护肤、腕表、羊毛、金酒与百里香蜜，一炉炭火，一间暖靴室。',
    },
    keywords: { en: ['Queenstown duty free', 'Lake Wakatipu', 'alpine skincare'], cn: ['皇后镇免税', '瓦卡蒂普湖', '高山护肤'] },
    media: ['city-queenstown'],
  }),
  entry('homePage', 'queenstown-home', {
    title: { en: 'Meridian Galleria Queenstown', cn: 'Meridian Galleria 皇后镇' },
    slug: 'home',
    description: {
      en: 'A stone house a few steps from the lake, warm by nine in the morning and open until the mountains have lost their colour.',
      cn: '离湖数步的石屋，清晨九时已暖意融融，直到群山隐入暮色，方才掩门。',
    },
    seo: 'queenstown-seo-home',
    content: ['queenstown-section-hero', 'queenstown-section-events', 'queenstown-section-seasons', 'queenstown-section-cards', 'queenstown-section-banner', 'queenstown-section-news', 'queenstown-plan-your-visit'],
  }),
  entry('heroBanner', 'queenstown-section-hero', {
    eyebrow: { en: 'Meridian Galleria Queenstown', cn: 'Meridian Galleria 皇后镇' },
    title: { en: 'Come down from the mountain slowly', cn: '下山，不必着急' },
    description: {
      en: 'Leave your boots by the chimney. There is a fire on the ground floor, and the lake keeps its colour until late.',
      cn: '靴子就留在烟囱边。楼下炉火正旺，湖色直到很晚也不会褪去。',
    },
    media: ['city-queenstown'],
    layout: 'E',
    size: 'Size 1',
    alignment: 'Right',
    textSize: 'normal',
    tone: 'light',
    cta: ['queenstown-cta-store', 'queenstown-cta-warm-room'],
  }),
  entry('cta', 'queenstown-cta-store', { title: { en: 'Find the house', cn: '前往门店' }, internalLink: 'queenstown-store-queenstown', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'queenstown-cta-warm-room', { title: { en: 'The warm room', cn: '暖靴室' }, internalLink: 'queenstown-service-warm-room', kind: 'viewDetails', variant: 'secondary' }),
  entry('cta', 'queenstown-cta-heritage', { title: { en: 'Read the story', cn: '阅读故事' }, internalLink: 'queenstown-about-heritage', kind: 'viewDetails', variant: 'link' }),
  entry('eventListComponent', 'queenstown-section-events', {
    eyebrow: { en: 'Events', cn: '活动' },
    title: { en: 'By the fire, after the mountain', cn: '下山之后，炉边小聚' },
    description: { en: 'Small gatherings that begin when the light leaves the slopes.', cn: '山坡收尽天光，小聚方才开始。' },
    items: [],
    limit: 3,
  }),
  entry('twoOptionsForCircularDesign', 'queenstown-section-seasons', {
    eyebrow: { en: 'Two seasons, one suitcase', cn: '两季一箱' },
    title: { en: 'Dressed for 45 degrees south', cn: '南纬四十五度的行装' },
    description: { en: 'Halfway between the equator and the pole, the day can hold frost, glare and a warm terrace.', cn: '此地恰在赤道与南极点的正中，一日之间，霜寒、烈日与和暖露台皆可遇上。' },
    title1st: { en: 'Against the cold', cn: '御寒' },
    description1st: { en: 'Rich creams for dry mountain air and wind.', cn: '滋润面霜，抵挡山间的干冷与风。' },
    media1st: ['beauty-cream'],
    internalLink1st: 'queenstown-offer-mountain-skin',
    title2nd: { en: 'Against the glare', cn: '遮光' },
    description2nd: { en: 'Dark lenses for snow at ten and water at four.', cn: '深色镜片，应对上午的雪光与午后的湖光。' },
    media2nd: ['fashion-sunglasses'],
    internalLink2nd: 'queenstown-brand-kintara',
  }),
  entry('card4Multiply1', 'queenstown-section-cards', {
    eyebrow: { en: 'The selection', cn: '精选' },
    title: { en: 'Inside, out of the wind', cn: '屋内无风' },
    cards: ['queenstown-dining-hearth', 'queenstown-brand-cacao-thereze', 'queenstown-art-river-stones', 'queenstown-brand-lune-and-linden'],
  }),
  entry('fixedRatioBanner', 'queenstown-section-banner', {
    eyebrow: { en: 'From the dry hills', cn: '来自干爽山坡' },
    title: { en: 'Thyme honey and mountain tea', cn: '百里香蜜与高山茶' },
    description: { en: 'Wild thyme has covered the hills of Central Otago since the gold rush. Its honey is dark, herbal and made for a hot cup.', cn: '淘金年代以来，野生百里香便遍布中奥塔哥的山坡。其蜜色深而带草本气息，最宜配一杯热茶。' },
    media: ['food-tea'],
    ratio: '4:3',
    alignment: 'Middle',
    textSize: 'large',
    internalLink: 'queenstown-index-thyme-and-tea',
  }),
  entry('newsListComponent', 'queenstown-section-news', {
    eyebrow: { en: 'News', cn: '新闻' },
    title: { en: 'Notes from Schist Lane', cn: '片岩巷手记' },
    items: [],
    limit: 3,
  }),
  entry('planYourVisit', 'queenstown-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '计划到访' },
    title: { en: 'Two lanes up from the jetty', cn: '自栈桥上行两条巷' },
    description: {
      en: 'Walk up from the lake with the water behind you. The airport is fifteen minutes by car, and buses stop at the corner.',
      cn: '背湖而上即到。驱车至机场约十五分钟，巷口设有巴士站。',
    },
    media: ['arch-facade-dusk'],
    store: 'queenstown-store-queenstown',
    time: { en: ['Daily, 9am to 9pm', 'Tasting bar, noon to 9pm'], cn: ['每日 9:00 至 21:00', '品鉴吧台 12:00 至 21:00'] },
    address: { en: '3 Schist Lane, Queenstown', cn: '皇后镇片岩巷 3 号' },
    cta: ['queenstown-cta-heritage'],
  }),
];

/** The store with its guide. */
const store: readonly Seed[] = [
  entry('storeLocator', 'queenstown-store-queenstown', {
    title: { en: 'Meridian Galleria Queenstown', cn: 'Meridian Galleria 皇后镇' },
    slug: 'queenstown',
    description: {
      en: 'Two floors of stone and larch near the lakefront, with a hearth, a tasting bar and a heated room for boots and coats.',
      cn: '近湖两层石木小屋，有壁炉、品鉴吧台，以及供靴履外套取暖的暖室。',
    },
    address: { en: '3 Schist Lane, Queenstown', cn: '皇后镇片岩巷 3 号' },
    phone: '+64 3 555 0148',
    email: 'queenstown@meridian.example',
    time: { en: ['Daily, 9am to 9pm', 'Tasting bar, noon to 9pm'], cn: ['每日 9:00 至 21:00', '品鉴吧台 12:00 至 21:00'] },
    location: { lat: -45.0314, lon: 168.6622 },
    media: ['hero-atrium'],
    body: {
      en: 'From the lake, look for the smoke and then the lamp. The ground floor holds food, gin and the hearth; the upper floor has watches, fragrance and a window towards the Remarkables.\n\n## Before you come\n\n- Bring your passport and flight details for duty-free prices.\n- Mountain boots are welcome on the stone, slippers are lent for the stairs.\n- Duty-free purchases are collected at Queenstown Airport on departure.',
      cn: '从湖边走来，先见炊烟，再见门灯。楼下为美食、金酒与炉火；楼上为腕表、香氛，以及一扇朝向卓越山脉的窗。\n\n## 到访须知\n\n- 享受免税价请携带护照与航班信息。\n- 登山靴与雪靴可踏石地，上楼请换借用的软鞋。\n- 免税商品于离境时在皇后镇机场提取。',
    },
    features: { en: ['Open hearth', 'Boot and coat room', 'Lift to the upper floor'], cn: ['敞式壁炉', '暖靴室与衣帽寄存', '电梯可达二层'] },
    storeGuides: ['queenstown-guide-ground'],
    locatorGroups: ['queenstown-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=-45.0314&mlon=168.6622#map=17/-45.0314/168.6622',
  }),
  entry('storeGuide', 'queenstown-guide-ground', {
    title: { en: 'Ground floor guide', cn: '首层导览' },
    floor: { en: 'Ground floor', cn: '首层' },
    description: { en: 'Everything turns around the chimney: boots to the left, gin to the right, breakfast behind.', cn: '一切环绕烟囱：左为暖靴室，右为金酒吧台，早餐在后。' },
    media: [{ picture: 'floor-guide-1', alt: { en: 'Plan of the ground floor with the lane door, the hearth and the warm room around the chimney', cn: '首层平面图，标示临巷入口、壁炉与环绕烟囱的暖靴室' } }],
    addresses: ['queenstown-guide-lane-door', 'queenstown-guide-hearth', 'queenstown-guide-warm-room'],
    groups: ['queenstown-locator-houses'],
  }),
  entry('storeGuideAddress', 'queenstown-guide-lane-door', { title: { en: 'Lane door', cn: '临巷入口' }, address: { en: 'Ground floor, south side, level with the lane', cn: '首层南侧，与巷面齐平' }, mark: 'A' }),
  entry('storeGuideAddress', 'queenstown-guide-hearth', { title: { en: 'The hearth', cn: '壁炉' }, address: { en: 'Ground floor, centre', cn: '首层中央' }, time: { en: 'Lit daily from 9am', cn: '每日 9:00 起燃' }, mark: 'B', internalLink: 'queenstown-dining-hearth' }),
  entry('storeGuideAddress', 'queenstown-guide-warm-room', {
    title: { en: 'Warm room', cn: '暖靴室' },
    address: { en: 'Ground floor, left of the chimney', cn: '首层，烟囱左侧' },
    time: { en: 'Daily, 9am to 9pm', cn: '每日 9:00 至 21:00' },
    phone: '+64 3 555 0149',
    mark: 'C',
    internalLink: 'queenstown-service-warm-room',
  }),
  entry('brandLocatorGroup', 'queenstown-locator-houses', {
    title: { en: 'Houses by the chimney', cn: '炉边品牌' },
    floor: { en: 'Ground and upper floors', cn: '首层与二层' },
    brands: ['queenstown-brand-cacao-thereze', 'queenstown-brand-juniper-row', 'queenstown-brand-lune-and-linden', 'queenstown-brand-kintara', 'queenstown-brand-calibre-ferrand'],
  }),
];

/** About the store, notices and search suggestions. */
const pages: readonly Seed[] = [
  entry('aboutTheStore', 'queenstown-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'The town began with gold in 1862. The galleria keeps a pair of miners’ scales, a long ledger and the habit of fair weight.',
      cn: '小镇因 1862 年的金矿而兴。本馆仍存一架淘金者的天平、一册长账，以及足斤足两的规矩。',
    },
    media: ['arch-corridor'],
    layout: 'D',
    size: 'Size 2',
    alignment: 'Middle',
    body: {
      en: 'Gold was found in the Arrow and Shotover rivers within weeks of each other, and a sheep station on the lake became a town. Among those who came were miners from Guangdong, whose stone huts still stand beside the river at Arrowtown.\n\n## The store’s ledger\n\nOur walls went up as a provision store. The ledger by the till lists flour, candles, tea and, in 1866, one bolt of silk ordered by a miner for a daughter on the other side of the world. The page is open at that line.',
      cn: '箭河与沙特欧瓦河相继发现黄金，不过数周之间，湖畔的牧羊场便成了小镇。来者之中有不少广东矿工，他们的石屋至今仍立于箭镇河边。\n\n## 一册旧账\n\n这幢石屋原是粮货铺。收银台旁的账册记着面粉、蜡烛与茶叶，1866 年还有一匹丝绸，是一位矿工为远在世界另一端的女儿所订。账册便翻在那一行。',
    },
  }),
  entry('aboutTheStore', 'queenstown-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'Schist walls half a metre thick, a single chimney through both floors and one large window for the mountains.',
      cn: '半米厚的片岩墙，一根贯穿两层的烟囱，一扇专为群山而开的大窗。',
    },
    media: ['arch-spiral'],
    layout: 'A',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'Schist splits flat and sparkles a little when it is wet. The masons laid it without mortar on the face, so that snow and low sun find every edge. Behind it the house is lined in larch, oiled once a year by the people who work in it.\n\n- The stone nearest the chimney stays warm until morning.\n- The upper window frames the Remarkables at dusk, when they turn the colour of a peach for about eight minutes.',
      cn: '片岩沿层而裂，湿时微闪。石匠砌面不施灰浆，让积雪与斜阳照见每一道棱角。墙内衬以落叶松板，每年由店里的人亲手上油一次。\n\n- 靠近烟囱的石块，余温可至天明。\n- 黄昏时分，楼上大窗正对卓越山脉，约有八分钟，群山染作蜜桃色。',
    },
  }),
  entry('announcement', 'queenstown-announcement-fire-at-nine', {
    title: { en: 'Now open from nine', cn: '即日起九点开门' },
    slug: 'fire-at-nine',
    subject: { en: 'The house now opens at 9am, with the fire lit and the warm room ready for boots, packs and coats.', cn: '本馆即日起 9:00 开门，炉火已燃，靴履、背包与外套皆可交予暖靴室。' },
    htmlTitle: { en: '<p>Now open, with the fire lit, from <strong>9am</strong></p>', cn: '<p>即日起<strong>9:00</strong>开门，炉火已燃</p>' },
    hasLink: true,
    reference: 'queenstown-service-warm-room',
    startDate: day(-20, '09:00'),
    endDate: day(75, '21:00'),
    body: { en: 'Slippers are lent in felt, sizes for children included. On clear evenings the upper window seat may be reserved.', cn: '备有毛毡软鞋，含儿童尺码。晴朗傍晚，楼上窗座可预留。' },
  }),
  entry('notification', 'queenstown-notification-road', {
    title: { en: 'Check the mountain roads', cn: '请留意山路状况' },
    description: { en: 'Snow or rain can close the passes for some hours. If you are delayed, your collection order waits for your next flight.', cn: '雨雪或令山口封闭数小时。若行程延误，提货订单将顺延至您的下一航班。' },
    popupPosition: ['queenstown-home'],
    cta: ['queenstown-cta-store'],
  }),
  entry('page', 'queenstown-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['queenstown-predict-search'],
  }),
  entry('predictSearch', 'queenstown-predict-search', {
    title: { en: 'Suggested in Queenstown', cn: '皇后镇推荐' },
    featuredExperience: ['queenstown-event-southern-stars', 'queenstown-dining-hearth', 'queenstown-service-warm-room', 'queenstown-art-lake-breathing'],
    brands: ['queenstown-brand-cacao-thereze', 'queenstown-brand-kintara', 'queenstown-brand-calibre-ferrand'],
  }),
];

/** Queenstown: a schist house by the lake. */
export const queenstown: SeedGroup = { tag: 'queenstown', seeds: [...home, ...store, ...pages, ...queenstownItems] };
