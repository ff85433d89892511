import { day, entry, type Seed, type SeedGroup } from '../../seed.ts';
import { newYorkCityItems } from './brands.ts';

/** The home page of New York City and the sections on it. */
const home: readonly Seed[] = [
  entry('seo', 'new-york-city-seo-home', {
    title: { en: 'Duty-free in New York, Kennedy departures | [site_name]', cn: '纽约肯尼迪机场免税购物 | [site_name]' },
    description: {
      en: 'Beauty, watches, single malts and New York provisions past security at Kennedy, sealed and handed to you at the gate.',
      cn: '肯尼迪机场安检之后：美妆、腕表、单一麦芽与纽约风物，密封妥当，登机口交付。',
    },
    keywords: { en: ['New York duty free', 'Kennedy airport shopping', 'gate delivery'], cn: ['纽约免税', '肯尼迪机场购物', '登机口交付'] },
    media: ['city-new-york-city'],
  }),
  entry('homePage', 'new-york-city-home', {
    title: { en: 'Meridian Galleria New York City', cn: 'Meridian Galleria 纽约' },
    slug: 'home',
    description: {
      en: 'The last room in New York: a vaulted concourse between security and the gates, with the bay in its windows.',
      cn: '离开纽约前的最后一间厅堂：安检与登机口之间，拱顶高悬，窗外便是海湾。',
    },
    seo: 'new-york-city-seo-home',
    content: ['new-york-city-section-hero', 'new-york-city-section-cards', 'new-york-city-section-travel', 'new-york-city-section-events', 'new-york-city-section-banner', 'new-york-city-section-news', 'new-york-city-plan-your-visit'],
  }),
  entry('heroBanner', 'new-york-city-section-hero', {
    eyebrow: { en: 'Meridian Galleria New York City', cn: 'Meridian Galleria 纽约' },
    title: { en: 'One more hour in New York', cn: '纽约，再留一小时' },
    description: {
      en: 'The lights come on across the bay at about the time the long-haul flights board. The best seat for it is here.',
      cn: '远程航班登机前后，海湾对岸的灯火次第亮起。看这一幕，此处位置最佳。',
    },
    media: ['city-new-york-city'],
    layout: 'D',
    size: 'Size 1',
    alignment: 'Middle',
    textSize: 'large',
    tone: 'dark',
    cta: ['new-york-city-cta-store', 'new-york-city-cta-dinner'],
  }),
  entry('cta', 'new-york-city-cta-store', { title: { en: 'Find us past security', cn: '安检后如何前往' }, internalLink: 'new-york-city-store-new-york-city', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'new-york-city-cta-dinner', { title: { en: 'Dinner before boarding', cn: '登机前的晚餐' }, internalLink: 'new-york-city-dining-long-counter', kind: 'viewDetails', variant: 'secondary' }),
  entry('cta', 'new-york-city-cta-gate', { title: { en: 'How gate delivery works', cn: '了解登机口交付' }, internalLink: 'new-york-city-service-gate-delivery', kind: 'viewDetails', variant: 'link' }),
  entry('card3Multiply1', 'new-york-city-section-cards', {
    eyebrow: { en: 'The selection', cn: '精选' },
    title: { en: 'Worth the walk to the window', cn: '值得走到窗前' },
    cards: ['new-york-city-art-avenue-at-six', 'new-york-city-brand-meridian-time', 'new-york-city-dining-long-counter'],
  }),
  entry('twoOptionsForCircularDesign', 'new-york-city-section-travel', {
    eyebrow: { en: 'Before you shop', cn: '选购之前' },
    title: { en: 'Where are you flying today?', cn: '今天飞往哪里？' },
    description: { en: 'Your boarding pass decides how you pay and how your purchases travel. The shelves are the same.', cn: '付款与提货方式以登机牌为准，架上商品并无二致。' },
    title1st: { en: 'Abroad', cn: '国际出行' },
    description1st: { en: 'Shop duty-free. Your bag is sealed and handed over at the gate.', cn: '享免税价，商品密封后于登机口交付。' },
    media1st: ['hero-travel'],
    internalLink1st: 'new-york-city-service-gate-delivery',
    title2nd: { en: 'Within the United States', cn: '美国境内' },
    description2nd: { en: 'Shop with local tax included and take everything with you.', cn: '价格含当地税费，购后即可带走。' },
    media2nd: ['fashion-handbag'],
    internalLink2nd: 'new-york-city-service-between-flights',
  }),
  entry('eventListComponent', 'new-york-city-section-events', {
    eyebrow: { en: 'Events', cn: '活动' },
    title: { en: 'Twenty minutes well spent', cn: '二十分钟，不虚此候' },
    description: { en: 'Short sessions that begin on the hour and always end before final boarding.', cn: '逢整点开场，必于最后登机前结束。' },
    items: [],
    limit: 3,
  }),
  entry('fixedRatioBanner', 'new-york-city-section-banner', {
    eyebrow: { en: 'Seven hours to Europe', cn: '七小时，直抵欧洲' },
    title: { en: 'The overnight kit', cn: '夜航随身礼' },
    description: { en: 'A serum, a wide scarf and a box of truffles: what the night crossing asks for and rarely gets.', cn: '一支精华、一条宽巾、一盒松露巧克力，夜航所需，尽在于此。' },
    media: ['beauty-serum'],
    ratio: '16:9',
    alignment: 'Left',
    textSize: 'normal',
    internalLink: 'new-york-city-index-overnight-kit',
  }),
  entry('newsListComponent', 'new-york-city-section-news', {
    eyebrow: { en: 'News', cn: '新闻' },
    title: { en: 'From the concourse', cn: '来自候机长廊' },
    items: [],
    limit: 3,
  }),
  entry('planYourVisit', 'new-york-city-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '计划到访' },
    title: { en: 'After security, turn towards the light', cn: '过安检后，朝光亮处走' },
    description: {
      en: 'The galleria stands between the checkpoint and the first gates. Allow 30 minutes, or an hour if you mean to eat.',
      cn: '本馆位于安检口与首批登机口之间。建议预留 30 分钟；若要用餐，请留足一小时。',
    },
    media: ['hero-atrium'],
    store: 'new-york-city-store-new-york-city',
    time: { en: ['Daily, 6am to midnight'], cn: ['每日 6:00 至 24:00'] },
    address: { en: 'Meridian Concourse, International Departures, John F. Kennedy International Airport, Queens, New York', cn: '纽约皇后区约翰·肯尼迪国际机场国际出发 Meridian 长廊' },
    cta: ['new-york-city-cta-gate'],
  }),
];

/** The store with its guide. */
const store: readonly Seed[] = [
  entry('storeLocator', 'new-york-city-store-new-york-city', {
    title: { en: 'Meridian Galleria New York City', cn: 'Meridian Galleria 纽约' },
    slug: 'new-york-city',
    description: {
      en: 'A vaulted concourse past security at Kennedy, with a bay window, a watchmaker and dinner at a proper counter.',
      cn: '肯尼迪机场安检之后的拱顶长廊，有海湾大窗，有制表师，也有一席像样的晚餐。',
    },
    address: { en: 'Meridian Concourse, International Departures, John F. Kennedy International Airport, Queens, New York', cn: '纽约皇后区约翰·肯尼迪国际机场国际出发 Meridian 长廊' },
    phone: '+1 718 555 0142',
    email: 'newyork@meridian.example',
    time: { en: ['Daily, 6am to midnight', 'Watch bench, 10am to 8pm'], cn: ['每日 6:00 至 24:00', '制表台 10:00 至 20:00'] },
    location: { lat: 40.6439, lon: -73.7819 },
    media: ['arch-boutique'],
    body: {
      en: 'You reach us after the checkpoint, so there is nothing left to take off or hand over. Seats by the bay window are for anyone, shopping or not.\n\n## Before you come\n\n- Have your boarding pass ready; it decides whether you shop duty-free or with tax included.\n- Wines and spirits are sold to guests aged 21 and over.\n- Departure screens hang in every room, and staff will walk you to the gate if it is close.',
      cn: '本馆位于安检之后，您已无须再脱外套、取随身物品。海湾窗前的座位人人可坐，不论是否购物。\n\n## 到访须知\n\n- 请备好登机牌，免税或含税价以此为准。\n- 葡萄酒与烈酒仅售予年满 21 岁的宾客。\n- 每间厅内均设航班信息屏；时间紧迫时，店员可陪同您前往登机口。',
    },
    features: { en: ['Past security', 'Bay window seating', 'Charging at every table'], cn: ['位于安检之后', '海湾景观座席', '每桌均可充电'] },
    storeGuides: ['new-york-city-guide-concourse'],
    locatorGroups: ['new-york-city-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=40.6439&mlon=-73.7819#map=17/40.6439/-73.7819',
  }),
  entry('storeGuide', 'new-york-city-guide-concourse', {
    title: { en: 'Concourse guide', cn: '长廊导览' },
    floor: { en: 'Departures level', cn: '出发层' },
    description: { en: 'One level, three vaults, no stairs: beauty first, watches in the middle, the cellar and the counter by the window.', cn: '单层三拱，全程无台阶：先至美妆，次为腕表，酒窖与餐台临窗而设。' },
    media: [{ picture: 'floor-guide-2', alt: { en: 'Plan of the concourse with three vaults, the services desk and the bay window', cn: '长廊平面图，标示三座拱厅、服务台与海湾大窗' } }],
    addresses: ['new-york-city-guide-checkpoint', 'new-york-city-guide-watch-bench', 'new-york-city-guide-bay-window'],
    groups: ['new-york-city-locator-houses'],
  }),
  entry('storeGuideAddress', 'new-york-city-guide-checkpoint', { title: { en: 'Checkpoint entrance', cn: '安检侧入口' }, address: { en: 'First vault, straight ahead after security', cn: '第一拱厅，安检后直行' }, time: { en: 'Daily, 6am to midnight', cn: '每日 6:00 至 24:00' }, mark: 'A' }),
  entry('storeGuideAddress', 'new-york-city-guide-watch-bench', {
    title: { en: 'Watch bench', cn: '制表台' },
    address: { en: 'Second vault, under the clock', cn: '第二拱厅，大钟之下' },
    time: { en: 'Daily, 10am to 8pm', cn: '每日 10:00 至 20:00' },
    phone: '+1 718 555 0143',
    mark: 'B',
    internalLink: 'new-york-city-service-watch-bench',
  }),
  entry('storeGuideAddress', 'new-york-city-guide-bay-window', { title: { en: 'Bay window', cn: '海湾大窗' }, address: { en: 'Third vault, beside the long counter', cn: '第三拱厅，长台旁' }, mark: 'C', internalLink: 'new-york-city-dining-long-counter' }),
  entry('brandLocatorGroup', 'new-york-city-locator-houses', {
    title: { en: 'Houses along the concourse', cn: '长廊品牌' },
    floor: { en: 'Departures level', cn: '出发层' },
    brands: ['new-york-city-brand-maison-verane', 'new-york-city-brand-lune-and-linden', 'new-york-city-brand-meridian-time', 'new-york-city-brand-north-and-vale', 'new-york-city-brand-glenmarrow'],
  }),
];

/** About the store, notices and search suggestions. */
const pages: readonly Seed[] = [
  entry('aboutTheStore', 'new-york-city-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'The airfield was laid over tidal marsh in the 1940s. The marsh is still next door, and the galleria looks out on it.',
      cn: '二十世纪四十年代，机场建于潮汐湿地之上。湿地至今近在咫尺，本馆的窗正朝向它。',
    },
    media: ['arch-facade-dusk'],
    layout: 'B',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'Flights began here in 1948, on land pumped up from the edge of Jamaica Bay. Those who waited dressed for it, and were looked after. That is the part of the story we wanted to keep.\n\n## The neighbours\n\nThe bay’s wildlife refuge has recorded more than 300 kinds of bird. In early summer diamondback terrapins cross the grass to lay their eggs, and now and then a runway pauses for them. A brass terrapin is set into the threshold of the third vault. Children find it first.',
      cn: '1948 年，首批航班从牙买加湾边填筑而成的土地上起飞。那时候机的人衣着讲究，也受到周到款待，这正是我们想留住的一段往事。\n\n## 毗邻而居\n\n海湾野生动物保护区有记录的鸟类逾三百种。初夏时节，钻纹龟会穿过草地上岸产卵，跑道偶尔也为之暂停。第三拱厅的门槛处嵌有一只黄铜小龟，最先发现它的总是孩子。',
    },
  }),
  entry('aboutTheStore', 'new-york-city-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'Three tiled vaults in the herringbone of the city’s old halls, set back in steps like the towers across the bay.',
      cn: '三座人字纹瓷砖拱顶，取法纽约旧日厅堂，层层退进，如对岸高楼。',
    },
    media: ['arch-spiral'],
    layout: 'E',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'In 1916 the city ruled that tall buildings must step back as they rise, so that daylight could reach the street. The architects borrowed the rule and turned it on its side: each vault is a little lower and warmer in colour than the last, and you walk from daylight towards dusk.\n\n- Stand at opposite corners of the second vault and speak to the wall. The other person hears you.\n- The clock is set by the airfield’s tower.\n- Bench ends are worn smooth on purpose.',
      cn: '1916 年，纽约规定高楼须随高度逐层后退，让天光落到街面。建筑师借来这条规则，将它横放：三座拱顶一座比一座略低，色调一座比一座温暖，仿佛从白昼走向黄昏。\n\n- 在第二拱厅两个对角面壁低语，对方听得清清楚楚。\n- 大钟与机场塔台校准。\n- 长椅扶手特意打磨得光润圆滑。',
    },
  }),
  entry('announcement', 'new-york-city-announcement-boarding-pass', {
    title: { en: 'Keep your boarding pass at hand', cn: '请备妥登机牌' },
    slug: 'boarding-pass',
    subject: { en: 'Duty-free orders close 40 minutes before departure so that your bag reaches the gate before you do.', cn: '免税订单于起飞前 40 分钟截止，以便商品先您一步抵达登机口。' },
    htmlTitle: { en: '<p>Duty-free orders close <strong>40 minutes</strong> before departure</p>', cn: '<p>免税订单于起飞前<strong>40 分钟</strong>截止</p>' },
    hasLink: true,
    reference: 'new-york-city-service-gate-delivery',
    startDate: day(-15, '06:00'),
    endDate: day(90, '23:59'),
    body: { en: 'Later than that, our staff will tell you which items can still be carried by hand on a domestic ticket.', cn: '逾时仍想选购，店员会告知哪些商品可凭境内航班登机牌随身携带。' },
  }),
  entry('notification', 'new-york-city-notification-travel-type', {
    title: { en: 'International or domestic?', cn: '国际还是境内出行？' },
    description: { en: 'Tell us where you are flying and the site shows the prices that apply to you, duty-free or with local tax included.', cn: '告知您的目的地，页面将显示相应价格：免税，或含当地税费。' },
    popupPosition: ['new-york-city-home'],
    cta: ['new-york-city-cta-gate'],
  }),
  entry('page', 'new-york-city-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['new-york-city-predict-search'],
  }),
  entry('predictSearch', 'new-york-city-predict-search', {
    title: { en: 'Suggested in New York', cn: '纽约推荐' },
    featuredExperience: ['new-york-city-dining-long-counter', 'new-york-city-event-rain-on-asphalt', 'new-york-city-service-watch-bench', 'new-york-city-art-avenue-at-six'],
    brands: ['new-york-city-brand-meridian-time', 'new-york-city-brand-lune-and-linden', 'new-york-city-brand-north-and-vale'],
  }),
];

/** New York City: a concourse past security at Kennedy. */
export const newYorkCity: SeedGroup = { tag: 'new-york-city', seeds: [...home, ...store, ...pages, ...newYorkCityItems] };
