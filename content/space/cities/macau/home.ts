import { day, entry, type Seed, type SeedGroup } from '../../seed.ts';
import { macauItems } from './brands.ts';
import { macauHappenings } from './events.ts';

const name = { en: 'Meridian Galleria Macau', tc: 'Meridian Galleria 澳門', cn: 'Meridian Galleria 澳门' };
const hours = { en: ['Sunday to Thursday, 10am to 10pm', 'Friday and Saturday, 10am to 11pm'], tc: ['星期日至四 10:00–22:00', '星期五、六 10:00–23:00'], cn: ['周日至周四 10:00–22:00', '周五、周六 10:00–23:00'] };
const address = { en: '21 Avenida das Lanternas, Cotai, Macau', tc: '澳門路氹燈籠大馬路 21 號', cn: '澳门路氹灯笼大马路 21 号' };
const house = { en: 'The Macau house', tc: '澳門館', cn: '澳门馆' };

const home: readonly Seed[] = [
  entry('seo', 'macau-seo-home', {
    title: name,
    description: {
      en: 'An arcade on wave-patterned paving in Cotai: beauty, jewellery, whisky and tea, Macanese cooking, and an online shop to collect from.',
      tc: '路氹的波浪石仔路與拱廊之間：美妝、珠寶、威士忌與茶，土生葡菜，並設網上商店及到店領取。',
      cn: '路氹的波浪碎石路与拱廊之间：美妆、珠宝、威士忌与茶，土生葡菜，并设线上商店及到店自提。',
    },
    keywords: { en: ['Macau shopping', 'Cotai', 'duty free', 'online shop'], tc: ['澳門購物', '路氹', '免稅', '網上商店'], cn: ['澳门购物', '路氹', '免税', '线上商店'] },
    media: ['city-macau'],
  }),
  entry('homePage', 'macau-home', {
    title: name,
    slug: 'home',
    seo: 'macau-seo-home',
    description: { en: 'An arcade, a lantern and a paved sea.', tc: '一道拱廊，一盞燈籠，一片鋪在地上的海。', cn: '一道拱廊，一盏灯笼，一片铺在地上的海。' },
    content: ['macau-home-hero', 'macau-plan-your-visit', 'macau-home-two', 'macau-home-houses', 'macau-home-banner', 'macau-home-events', 'macau-home-services'],
  }),
  entry('heroBanner', 'macau-home-hero', {
    eyebrow: { en: 'Cotai, under the arcade', tc: '路氹 · 拱廊之下', cn: '路氹 · 拱廊之下' },
    title: { en: 'The sea, laid in stone', tc: '以石鋪成的海', cn: '以石铺成的海' },
    description: {
      en: 'Black and ivory waves run from the door to the far wall. Follow them: they were laid by hand, stone by stone.',
      tc: '黑白波浪自門口流向深處。沿浪而行吧，一石一手，皆是人工鋪就。',
      cn: '黑白波浪自门口流向深处。沿浪而行吧，一石一手，皆是人工铺就。',
    },
    media: [
      {
        picture: 'city-macau',
        alt: {
          en: 'Wave-patterned black and ivory paving before a saffron arcade hung with red lanterns',
          tc: '黑白波浪石仔路，橙黃拱廊前懸着紅燈籠',
          cn: '黑白波浪石铺地，藏红色拱廊前悬挂红灯笼',
        },
      },
    ],
    layout: 'C',
    size: 'Size 1',
    alignment: 'Right',
    textSize: 'large',
    tone: 'light',
    internalLink: 'macau-about-architecture',
  }),
  entry('planYourVisit', 'macau-plan-your-visit', {
    title: { en: 'Plan your visit', tc: '計劃行程', cn: '规划行程' },
    description: { en: 'Five minutes on foot from the light rail; shuttle coaches from the ferry terminals stop at the arcade.', tc: '由輕軌站步行五分鐘；客運碼頭接駁車直達拱廊。', cn: '自轻轨站步行五分钟；客运码头接驳车直达拱廊。' },
    media: ['arch-corridor'],
    store: 'macau-store-macau',
    time: hours,
    address,
  }),
  entry('twoOptionsForCircularDesign', 'macau-home-two', {
    title: { en: 'On the way, or once here', tc: '啟程之前，或抵達之後', cn: '启程之前，或抵达之后' },
    title1st: { en: 'Order from the ferry', tc: '船上先選', cn: '船上先选' },
    description1st: { en: 'Choose online on the crossing; collect after lunch.', tc: '航程中網上選購，午餐後領取。', cn: '航程中线上选购，午餐后自提。' },
    media1st: ['fashion-wallet'],
    internalLink1st: 'macau-service-collect',
    title2nd: { en: 'A room to yourself', tc: '獨享一室', cn: '独享一室' },
    description2nd: { en: 'An adviser, a sofa and everything brought to you.', tc: '一位顧問，一張沙發，萬物送到眼前。', cn: '一位顾问，一张沙发，万物送到眼前。' },
    media2nd: ['beauty-brushes'],
    internalLink2nd: 'macau-service-salon',
  }),
  entry('card4Multiply1', 'macau-home-houses', {
    title: { en: 'Along the arcade', tc: '沿廊細看', cn: '沿廊细看' },
    cards: ['macau-brand-aurelle', 'macau-brand-ondine-joaillerie', 'macau-brand-glenmarrow', 'macau-brand-sencha-hall'],
  }),
  entry('fixedRatioBanner', 'macau-home-banner', {
    eyebrow: { en: 'A city of gastronomy', tc: '美食之都', cn: '美食之都' },
    title: { en: 'Four centuries at one table', tc: '四百年，一席間', cn: '四百年，一席间' },
    description: { en: 'Turmeric, coconut, bay leaf and soy: Macanese cooking, served family style.', tc: '黃薑、椰香、月桂葉與豉油：土生葡菜，合家共享。', cn: '姜黄、椰香、月桂叶与酱油：土生葡菜，阖家共享。' },
    media: ['dining-table'],
    ratio: '16:9',
    alignment: 'Middle',
    internalLink: 'macau-dining-arcade-kitchen',
  }),
  entry('eventListComponent', 'macau-home-events', { title: { en: 'What is on', tc: '近期活動', cn: '近期活动' }, items: [], limit: 3 }),
  entry('serviceListComponent', 'macau-home-services', { title: { en: 'Made easy for travellers', tc: '旅人所需', cn: '旅人所需' }, items: [], limit: 3 }),
];

const store: readonly Seed[] = [
  entry('storeLocator', 'macau-store-macau', {
    title: name,
    slug: 'macau',
    address,
    time: hours,
    phone: '+853 0000 1849',
    email: 'macau@meridian.example',
    location: { lat: 22.1486, lon: 113.5617 },
    media: ['hero-atrium'],
    layout: 'E',
    size: 'Size 2',
    alignment: 'Right',
    description: {
      en: 'Two storeys of arches around a paved court in Cotai, open every day and late at the weekend.',
      tc: '路氹的兩層拱廊，環抱一方石仔路庭院，每日營業，週末延至夜深。',
      cn: '路氹的两层拱廊，环抱一方碎石庭院，每日营业，周末延至夜深。',
    },
    body: {
      en: 'Macau has no sales tax; the price you see is the price you pay. The court is level throughout, and wheelchairs can be borrowed at the lantern desk.',
      tc: '澳門不設銷售稅，標價即實付價。庭院全程平坦，燈籠服務枱備有輪椅借用。',
      cn: '澳门不设销售税，标价即实付价。庭院全程平坦，灯笼服务台备有轮椅借用。',
    },
    features: { en: ['Online orders', 'Ferry shuttle', 'Level court'], tc: ['網上訂單領取', '碼頭接駁車', '無梯級庭院'], cn: ['线上订单自提', '码头接驳车', '无台阶庭院'] },
    storeGuides: ['macau-guide-ground'],
    locatorGroups: ['macau-locator-first'],
  }),
  entry('storeGuide', 'macau-guide-ground', {
    title: { en: 'The paved court', tc: '石仔路庭院', cn: '碎石庭院' },
    floor: { en: 'Ground floor', tc: '地下', cn: '地面层' },
    description: { en: 'Beauty under the left arches, whisky and tea under the right, the lantern desk in the middle.', tc: '左廊美妝，右廊威士忌與茶，燈籠服務枱居中。', cn: '左廊美妆，右廊威士忌与茶，灯笼服务台居中。' },
    media: [{ picture: 'floor-guide-1', alt: { en: 'Plan of the ground floor and its paved court', tc: '地下及石仔路庭院平面圖', cn: '地面层及碎石庭院平面图' } }],
    addresses: ['macau-place-desk', 'macau-place-collect', 'macau-place-custard'],
    groups: ['macau-locator-first'],
  }),
  entry('storeGuideAddress', 'macau-place-desk', { title: { en: 'Lantern desk', tc: '燈籠服務枱', cn: '灯笼服务台' }, address: { en: 'Ground floor, middle of the court', tc: '地下，庭院中央', cn: '地面层，庭院中央' }, time: { en: 'Daily, 10am to 10pm', tc: '每日 10:00–22:00', cn: '每日 10:00–22:00' }, mark: 'A' }),
  entry('storeGuideAddress', 'macau-place-collect', {
    title: { en: 'Online orders', tc: '網上訂單領取處', cn: '线上订单自提处' },
    address: { en: 'Ground floor, east arches', tc: '地下，東拱廊', cn: '地面层，东拱廊' },
    time: { en: 'Daily, 11am to 10pm', tc: '每日 11:00–22:00', cn: '每日 11:00–22:00' },
    mark: 'B',
    internalLink: 'macau-service-collect',
  }),
  entry('storeGuideAddress', 'macau-place-custard', {
    title: { en: 'Custard and coffee', tc: '葡撻與咖啡', cn: '葡挞与咖啡' },
    address: { en: 'Ground floor, west arches', tc: '地下，西拱廊', cn: '地面层，西拱廊' },
    time: { en: 'Daily, 9am to 9pm', tc: '每日 9:00–21:00', cn: '每日 9:00–21:00' },
    mark: 'C',
    internalLink: 'macau-dining-custard',
  }),
  entry('brandLocatorGroup', 'macau-locator-first', { title: { en: 'Jewellery on the balcony', tc: '廊上珠寶', cn: '廊上珠宝' }, floor: { en: 'First floor', tc: '一樓', cn: '一楼' }, brands: ['macau-brand-ondine-joaillerie'] }),
];

const pages: readonly Seed[] = [
  entry('aboutTheStore', 'macau-about-heritage', {
    title: { en: 'Our heritage', tc: '傳承', cn: '传承' },
    slug: 'heritage',
    eyebrow: house,
    layout: 'B',
    media: ['arch-facade-dusk'],
    description: {
      en: 'Cotai was water within living memory. A young house on young land, which learned its manners from the old city across the bridges.',
      tc: '路氹，數十年前仍是海。年輕土地上的年輕館舍，向橋那端的老城學習待客之道。',
      cn: '路氹，数十年前仍是海。年轻土地上的年轻馆舍，向桥那端的老城学习待客之道。',
    },
    body: {
      en: 'The name joins two islands, Coloane and Taipa; the land between them was won from the sea. So the paving came first: a memory of water, set where the water was.\n\n## The lanterns\n\nEach of the forty red lanterns is made of bamboo and silk and re-covered every second year, in the week before the Mid-Autumn Festival.',
      tc: '路氹之名，合路環、氹仔兩島而成；兩島之間，填海得地。於是先鋪石仔路：在昔日是海之處，留一片海的記憶。\n\n## 燈籠\n\n四十盞紅燈籠以竹骨絲面製成，每兩年於中秋前一週重裱一次。',
      cn: '路氹之名，合路环、氹仔两岛而成；两岛之间，填海得地。于是先铺碎石路：在昔日是海之处，留一片海的记忆。\n\n## 灯笼\n\n四十盏红灯笼以竹骨丝面制成，每两年于中秋前一周重裱一次。',
    },
  }),
  entry('aboutTheStore', 'macau-about-architecture', {
    title: { en: 'The architecture', tc: '建築', cn: '建筑' },
    slug: 'architecture',
    eyebrow: house,
    layout: 'D',
    media: ['arch-spiral'],
    description: {
      en: 'Limestone and basalt in waves, walls in saffron limewash, and arches deep enough to walk in during a summer downpour.',
      tc: '石灰岩與玄武岩砌成波浪，橙黃石灰牆，拱廊深闊，夏日驟雨中亦可漫步。',
      cn: '石灰岩与玄武岩砌成波浪，橙黄石灰墙，拱廊深阔，夏日骤雨中亦可漫步。',
    },
    body: {
      en: 'Calçada stones are split by hand to the size of a palm and tapped into sand; no cement, so that rain may pass. The pattern is called mar largo, the wide sea.\n\nLook for the one stone cut as a fish. It is near the stair, and children find it first.',
      tc: '石仔以人手劈成掌心大小，敲入沙床，不用水泥，讓雨水滲流。圖案名為 mar largo，意即「遼闊的海」。\n\n其中一塊刻成魚形，就在樓梯附近；往往是小朋友先找到。',
      cn: '石块以人手劈成掌心大小，敲入沙床，不用水泥，让雨水渗流。图案名为 mar largo，意即“辽阔的海”。\n\n其中一块刻成鱼形，就在楼梯附近；往往是小朋友先找到。',
    },
  }),
  entry('announcement', 'macau-announcement-weekend', {
    title: { en: 'Late at the weekend', tc: '週末夜場', cn: '周末夜场' },
    slug: 'late-weekend',
    htmlTitle: { en: 'Friday and Saturday: the arcade is open until <strong>11pm</strong>', tc: '星期五、六，拱廊開放至<strong>晚上十一時</strong>', cn: '周五、周六，拱廊开放至<strong>23:00</strong>' },
    subject: { en: 'Weekend opening hours', tc: '週末開放時間', cn: '周末开放时间' },
    startDate: day(-25),
    hasLink: true,
    reference: 'macau-news-lanterns',
  }),
  entry('notification', 'macau-notification-shuttle', {
    title: { en: 'A seat on the shuttle', tc: '碼頭接駁車', cn: '码头接驳车' },
    description: {
      en: 'Coaches to both ferry terminals leave the arcade every thirty minutes from noon to 10pm. Show any receipt of the day.',
      tc: '每日 12:00 至 22:00，拱廊每三十分鐘有車開往兩個客運碼頭，憑當日單據乘坐。',
      cn: '每日 12:00 至 22:00，拱廊每三十分钟有车开往两个客运码头，凭当日单据乘坐。',
    },
    popupPosition: ['macau-home'],
  }),
  entry('page', 'macau-page-predict-search', { title: { en: 'Search suggestions', tc: '搜尋推介', cn: '搜索推荐' }, slug: 'predict-search', content: ['macau-predict-search'] }),
  entry('predictSearch', 'macau-predict-search', {
    title: { en: 'Macau suggestions', tc: '澳門推介', cn: '澳门推荐' },
    featuredExperience: ['macau-event-azulejo', 'macau-dining-arcade-kitchen', 'macau-service-collect'],
    brands: ['macau-brand-aurelle', 'macau-brand-maison-verane', 'macau-brand-ondine-joaillerie', 'macau-brand-glenmarrow'],
  }),
];

/** The Macau gallery: home page, store, notices and all its items. */
export const macau: SeedGroup = { tag: 'macau', seeds: [...home, ...store, ...pages, ...macauItems, ...macauHappenings] };
