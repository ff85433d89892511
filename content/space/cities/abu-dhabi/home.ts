import { day, entry, type Seed, type SeedGroup } from '../../seed.ts';
import { abuDhabiItems } from './brands.ts';

const name = { en: 'Meridian Galleria Abu Dhabi', cn: 'Meridian Galleria 阿布扎比' };
const hours = { en: ['Saturday to Thursday, 10am to 10pm', 'Friday, 2pm to 11pm'], cn: ['周六至周四 10:00–22:00', '周五 14:00–23:00'] };
const address = { en: '12 Al Fanar Walk, Abu Dhabi, United Arab Emirates', cn: '阿联酋阿布扎比法纳尔步道 12 号' };
const house = { en: 'The Abu Dhabi house', cn: '阿布扎比馆' };

const home: readonly Seed[] = [
  entry('seo', 'abu-dhabi-seo-home', {
    title: name,
    description: {
      en: 'A gallery of shade and carved screens in Abu Dhabi: pearls, oud, watches, dates and Arabic coffee, with a tax refund desk for visitors.',
      cn: '阿布扎比的荫凉与镂空花格之间：珍珠、乌木沉香、腕表、椰枣与阿拉伯咖啡，并设旅客退税服务台。',
    },
    keywords: { en: ['Abu Dhabi duty free', 'oud', 'pearls', 'tax refund'], cn: ['阿布扎比免税', '沉香', '珍珠', '退税'] },
    media: ['city-abu-dhabi'],
  }),
  entry('homePage', 'abu-dhabi-home', {
    title: name,
    slug: 'home',
    seo: 'abu-dhabi-seo-home',
    description: { en: 'Shade first, then water, then everything else.', cn: '先有荫凉，再有水，而后才有其余。' },
    content: ['abu-dhabi-home-hero', 'abu-dhabi-home-shade', 'abu-dhabi-home-houses', 'abu-dhabi-home-rooms', 'abu-dhabi-home-events', 'abu-dhabi-home-services', 'abu-dhabi-plan-your-visit'],
  }),
  entry('heroBanner', 'abu-dhabi-home-hero', {
    eyebrow: { en: 'On Al Fanar Walk', cn: '法纳尔步道' },
    title: { en: 'Sunlight, drawn in small stars', cn: '阳光，落成点点星辰' },
    description: { en: 'The screen turns the Gulf sun into a pattern on the floor. By four it has crossed the room; come and follow it.', cn: '花格将海湾的骄阳筛成一地星纹。到下午四点，它已走过整间厅堂；不妨随它慢慢走。' },
    media: [{ picture: 'city-abu-dhabi', alt: { en: 'White domes and slim minarets above a still pool, a carved geometric screen behind', cn: '白色穹顶与纤细宣礼塔，后立几何镂空花格屏' } }],
    layout: 'G',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    tone: 'light',
    internalLink: 'abu-dhabi-about-architecture',
  }),
  entry('richText', 'abu-dhabi-home-shade', {
    eyebrow: { en: 'Welcome', cn: '欢迎' },
    title: { en: 'Coffee comes before conversation', cn: '先奉咖啡，再叙来意' },
    body: {
      en: 'A guest here is given coffee first and asked questions later. The cup is small and is filled a third; tilt it from side to side when you have had enough. The custom stands at our door every day from opening.',
      cn: '在此地，先为来客奉上咖啡，再问来意。杯小，只斟三分之一；若已足够，轻轻左右摇杯即可。自开门之时起，这份礼数日日守候在本馆门前。',
    },
    alignment: 'Middle',
  }),
  entry('card4Multiply1', 'abu-dhabi-home-houses', { title: { en: 'Oud, pearls, silk, hours', cn: '沉香 · 珍珠 · 丝绸 · 时光' }, cards: ['abu-dhabi-brand-hesperia', 'abu-dhabi-brand-ondine-joaillerie', 'abu-dhabi-brand-ottavia-rey', 'abu-dhabi-brand-calibre-ferrand'] }),
  entry('asset1lMultiply2r', 'abu-dhabi-home-rooms', {
    title: { en: 'Rooms to linger in', cn: '值得流连的角落' },
    media1st: ['dining-plated'],
    title1st: { en: 'Lunch beside the channel', cn: '水渠畔的午餐' },
    internalLink1st: 'abu-dhabi-dining-falaj-table',
    media2nd: ['art-mobile'],
    title2nd: { en: 'A caravan of discs', cn: '圆片的驼队' },
    internalLink2nd: 'abu-dhabi-art-caravan',
    media3rd: ['jewel-ring'],
    title3rd: { en: 'An hour in the majlis', cn: '马吉利斯的一小时' },
    internalLink3rd: 'abu-dhabi-service-majlis',
  }),
  entry('eventListComponent', 'abu-dhabi-home-events', { title: { en: 'This month under the dome', cn: '穹顶之下，本月活动' }, items: [], limit: 3 }),
  entry('serviceListComponent', 'abu-dhabi-home-services', { title: { en: 'At your service', cn: '悉心为您' }, items: [], limit: 3 }),
  entry('planYourVisit', 'abu-dhabi-plan-your-visit', {
    title: { en: 'Plan your visit', cn: '规划行程' },
    description: { en: 'Ten minutes by taxi from the Corniche, thirty from Zayed International Airport.', cn: '距滨海大道车程十分钟，距扎耶德国际机场约三十分钟。' },
    media: ['arch-corridor'],
    store: 'abu-dhabi-store-abu-dhabi',
    time: hours,
    address,
  }),
];

const store: readonly Seed[] = [
  entry('storeLocator', 'abu-dhabi-store-abu-dhabi', {
    title: name,
    slug: 'abu-dhabi',
    address,
    time: hours,
    phone: '+971 2 000 0012',
    email: 'abu-dhabi@meridian.example',
    location: { lat: 24.4541, lon: 54.3776 },
    media: ['hero-beauty'],
    layout: 'B',
    size: 'Size 2',
    alignment: 'Right',
    description: { en: 'One dome, one channel of running water and two cool floors around them, open every day of the week.', cn: '一座穹顶，一道流水，两层清凉空间环绕其间，每日开放。' },
    body: {
      en: 'Valets receive cars at the east porch without charge. Prayer rooms for women and men are on level 2, and the whole house is step-free.',
      cn: '东门廊提供免费代客泊车。二层设男女祈祷室，全馆无障碍通行。',
    },
    features: { en: ['Tax refund desk', 'Prayer rooms', 'Valet parking'], cn: ['退税服务台', '祈祷室', '代客泊车'] },
    storeGuides: ['abu-dhabi-guide-level-1'],
    locatorGroups: ['abu-dhabi-locator-level-2'],
  }),
  entry('storeGuide', 'abu-dhabi-guide-level-1', {
    title: { en: 'Along the water channel', cn: '沿水渠而行' },
    floor: { en: 'Level 1', cn: '一层' },
    description: { en: 'Fragrance to the north, sweets and dates to the south, the tax refund desk where the water ends.', cn: '北侧香氛，南侧甜点与椰枣，水渠尽头是退税服务台。' },
    media: [{ picture: 'floor-guide-2', alt: { en: 'Plan of level 1', cn: '一层平面图' } }],
    addresses: ['abu-dhabi-place-tax', 'abu-dhabi-place-gahwa', 'abu-dhabi-place-prayer'],
    groups: ['abu-dhabi-locator-level-2'],
  }),
  entry('storeGuideAddress', 'abu-dhabi-place-tax', { title: { en: 'Tax refund desk', cn: '退税服务台' }, address: { en: 'Level 1, end of the channel', cn: '一层，水渠尽头' }, time: { en: 'During opening hours', cn: '与开放时间相同' }, mark: 'A', internalLink: 'abu-dhabi-service-tax-refund' }),
  entry('storeGuideAddress', 'abu-dhabi-place-gahwa', { title: { en: 'Gahwa bench', cn: '咖啡长席' }, address: { en: 'Level 1, under the dome', cn: '一层，穹顶之下' }, time: { en: 'During opening hours', cn: '与开放时间相同' }, mark: 'B', internalLink: 'abu-dhabi-dining-gahwa' }),
  entry('storeGuideAddress', 'abu-dhabi-place-prayer', { title: { en: 'Prayer rooms', cn: '祈祷室' }, address: { en: 'Level 2, north side', cn: '二层，北侧' }, time: { en: 'During opening hours', cn: '与开放时间相同' }, mark: 'C' }),
  entry('brandLocatorGroup', 'abu-dhabi-locator-level-2', { title: { en: 'Pearls and watches', cn: '珍珠与腕表' }, floor: { en: 'Level 2', cn: '二层' }, brands: ['abu-dhabi-brand-ondine-joaillerie', 'abu-dhabi-brand-calibre-ferrand'] }),
];

const pages: readonly Seed[] = [
  entry('aboutTheStore', 'abu-dhabi-about-heritage', {
    title: { en: 'Our heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: house,
    layout: 'C',
    media: ['arch-facade-dusk'],
    description: { en: 'Before oil there were dates, camels and pearls. A house of trade remembers which of them travelled best.', cn: '石油之前，此地有椰枣、骆驼与珍珠。一座商馆，记得哪一样走得最远。' },
    body: {
      en: 'Until the 1930s the pearling fleets left each summer for four months at sea. What they brought back went by dhow to Bombay, and from there to Paris.\n\n## The oldest pearl\n\nIn 2017 archaeologists on Marawah Island, west of the city, found a natural pearl about 8,000 years old, the oldest known. We think of it whenever a tray is carried to the window.',
      cn: '二十世纪三十年代以前，采珠船队每年夏天出海四个月。所得珍珠以单桅帆船运往孟买，再转赴巴黎。\n\n## 最古老的珍珠\n\n2017 年，考古学家在本城以西的马拉瓦岛发现一枚约八千年前的天然珍珠，为已知最古老者。每当托盘端向窗边，我们总会想起它。',
    },
  }),
  entry('aboutTheStore', 'abu-dhabi-about-architecture', {
    title: { en: 'The architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: house,
    layout: 'A',
    media: ['arch-spiral'],
    description: { en: 'A double screen, a dome with a slot of sky and water led through the floor: how the house keeps cool without trying.', cn: '双层花格，一线天光的穹顶，与穿堂而过的流水：一座房子，如何不费力地清凉。' },
    body: {
      en: 'The outer screen takes the heat, the inner one the glare; between them air rises and leaves. The water channel follows the falaj, the shared irrigation channels that UNESCO listed in 2020.\n\n> At the equinox the slot in the dome draws a line that reaches the foot of the stair at noon.',
      cn: '外屏挡热，内屏滤光，两屏之间，空气上升而去。水渠取法“法拉吉”共享灌溉渠，这一传统于 2020 年列入联合国教科文组织非遗名录。\n\n> 春分秋分正午，穹顶的一线天光，恰好落至楼梯脚下。',
    },
  }),
  entry('announcement', 'abu-dhabi-announcement-friday', {
    title: { en: 'Friday hours', cn: '周五开放时间' },
    slug: 'friday-hours',
    htmlTitle: { en: 'Fridays: the house opens at <strong>2pm</strong> and stays open to <strong>11pm</strong>', cn: '周五<strong>14:00</strong>开放，至<strong>23:00</strong>' },
    subject: { en: 'Friday opening hours', cn: '周五开放时间' },
    startDate: day(-40),
    hasLink: true,
    reference: 'abu-dhabi-news-friday-night',
  }),
  entry('notification', 'abu-dhabi-notification-refund', {
    title: { en: 'Visitors may reclaim VAT', cn: '旅客可申请退税' },
    description: { en: 'For purchases of AED 250 or more, show your passport at the desk. Validation at the airport takes a few minutes.', cn: '消费满 250 迪拉姆，请至服务台出示护照；机场验证仅需数分钟。' },
    popupPosition: ['abu-dhabi-home'],
  }),
  entry('page', 'abu-dhabi-page-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐' }, slug: 'predict-search', content: ['abu-dhabi-predict-search'] }),
  entry('predictSearch', 'abu-dhabi-predict-search', {
    title: { en: 'Abu Dhabi suggestions', cn: '阿布扎比推荐' },
    featuredExperience: ['abu-dhabi-event-oud', 'abu-dhabi-service-tax-refund', 'abu-dhabi-dining-gahwa'],
    brands: ['abu-dhabi-brand-hesperia', 'abu-dhabi-brand-ondine-joaillerie', 'abu-dhabi-brand-calibre-ferrand', 'abu-dhabi-brand-cacao-thereze'],
  }),
];

/** The Abu Dhabi gallery: home page, store, notices and all its items. */
export const abuDhabi: SeedGroup = { tag: 'abu-dhabi', seeds: [...home, ...store, ...pages, ...abuDhabiItems] };
