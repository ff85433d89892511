import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';

const cityAlt = {
  en: 'Ivory shell vaults on a sandstone podium above blue-green water, with a brass arch bridge behind them',
  cn: '象牙白贝壳拱顶立于砂岩台基，下临碧水，身后是黄铜拱桥',
};

/** The home page of Sydney with its sections, slides, cards, tiers and buttons. */
export const home: readonly Seed[] = [
  entry('seo', 'sydney-seo-home', {
    title: { en: 'Duty-free galleries in The Rocks | [site_name]', cn: '悉尼岩石区免税精品廊 | [site_name]' },
    description: {
      en: 'Meridian Galleria Sydney: beauty, fragrance, fashion, watches, a cellar and two restaurants in a sandstone house a short walk from Circular Quay.',
      cn: 'Meridian Galleria 悉尼：美妆护肤、香氛、时尚、腕表珠宝、酒窖与两家餐厅，汇于一座砂岩老屋，自环形码头步行数分钟即达。',
    },
    keywords: { en: ['Sydney', 'duty free', 'The Rocks', 'Circular Quay', 'beauty', 'fragrance', 'watches', 'dining'], cn: ['悉尼', '免税', '岩石区', '环形码头', '美妆', '香氛', '腕表', '餐饮'] },
    media: [{ picture: 'city-sydney', alt: cityAlt }],
  }),
  entry(
    'homePage',
    'sydney-home',
    {
      title: { en: 'Meridian Galleria Sydney', cn: 'Meridian Galleria 悉尼' },
      slug: 'home',
      seo: 'sydney-seo-home',
      description: { en: 'A house of light between the bridge and the quay, for people with a flight to catch and no wish to hurry.', cn: '大桥与码头之间，一座光之屋，献给即将启程、却无意匆忙的人。' },
      content: ['sydney-home-carousel', 'sydney-home-welcome', 'sydney-plan-your-visit', 'sydney-home-events', 'sydney-home-houses', 'sydney-home-signature', 'sydney-home-day-and-night', 'sydney-home-table'],
    },
    { created: 400, updated: 2 },
  ),

  entry('luxCarousel', 'sydney-home-carousel', { title: { en: 'This season in Sydney', cn: '悉尼当季' }, items: ['sydney-home-slide-harbour', 'sydney-home-slide-time', 'sydney-home-slide-fragrance'] }),
  entry('heroBanner', 'sydney-home-slide-harbour', {
    eyebrow: { en: 'The Rocks, Sydney', cn: '悉尼 · 岩石区' },
    title: { en: 'Where the harbour keeps time', cn: '海港，以光计时' },
    description: {
      en: 'Three floors of galleries, a cellar and a terrace under a fig, a few minutes from the ferries. Come before your flight and stay for lunch.',
      cn: '三层展廊，一处酒窖，一方榕荫露台，距渡轮码头仅数分钟。启程之前前来，不妨留下共进午餐。',
    },
    ...openingWith('inside-sydney'),
    layout: 'A',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    cta: ['sydney-home-cta-visit', 'sydney-home-cta-house'],
  }),
  entry('heroBanner', 'sydney-home-slide-time', {
    eyebrow: { en: 'Level 2, east gallery', cn: '二层东廊' },
    title: { en: 'Noon, worn on the wrist', cn: '腕上正午' },
    description: {
      en: 'Slate dials, rose gold and a second time zone for the people you have left behind. Three houses share one quiet salon.',
      cn: '岩灰表盘，玫瑰金，还有为远方所念之人而设的第二时区。三家名品，同处一室静谧沙龙。',
    },
    media: ['hero-watches'],
    layout: 'E',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'normal',
    tone: 'light',
    cta: ['sydney-home-cta-time'],
  }),
  entry('heroBanner', 'sydney-home-slide-fragrance', {
    eyebrow: { en: 'Level 1, west gallery', cn: '一层西廊' },
    title: { en: 'An afternoon in amber', cn: '琥珀色的午后' },
    description: {
      en: 'Light crosses the fragrance tables between two and four. Sit down, smell three scents, have a name cut into the glass.',
      cn: '午后两点至四点，日光缓缓移过香氛长桌。请坐下，闻三款香，在瓶身刻一个名字。',
    },
    media: ['loop-fragrance'],
    videoCoverImage: ['loop-fragrance-poster'],
    mediaThumbnail: ['loop-fragrance-poster'],
    layout: 'F',
    size: 'Size 1',
    alignment: 'Middle',
    textSize: 'large',
    tone: 'dark',
    booking: 'sydney-booxi-beauty',
    cta: ['sydney-home-cta-beauty', 'sydney-home-cta-hesperia'],
  }),
  entry('cta', 'sydney-home-cta-visit', { title: { en: 'Plan your visit', cn: '规划行程' }, kind: 'viewDetails', variant: 'primary', internalLink: 'sydney-store-sydney' }),
  entry('cta', 'sydney-home-cta-house', { title: { en: 'About the house', cn: '关于本馆' }, kind: 'viewDetails', variant: 'secondary', internalLink: 'sydney-about-sydney' }),
  entry('cta', 'sydney-home-cta-time', { title: { en: 'Meet Meridian Time', cn: '走近子午时计' }, kind: 'viewDetails', variant: 'primary', internalLink: 'sydney-brand-meridian-time' }),
  entry('cta', 'sydney-home-cta-beauty', { title: { en: 'Book an hour', cn: '预约一小时' }, kind: 'bookNow', variant: 'primary', booking: 'sydney-booxi-beauty' }),
  entry('cta', 'sydney-home-cta-hesperia', { title: { en: 'Meet Hesperia', cn: '走近暮星' }, kind: 'viewDetails', variant: 'secondary', internalLink: 'sydney-brand-hesperia' }),
  entry('cta', 'sydney-home-cta-architecture', { title: { en: 'Read about the building', cn: '了解这座建筑' }, kind: 'viewDetails', variant: 'link', internalLink: 'sydney-about-architecture' }),

  entry('richText', 'sydney-home-welcome', {
    eyebrow: { en: 'Welcome', cn: '欢迎' },
    title: { en: 'Come in, there is time', cn: '请进，时间尚早' },
    alignment: 'Middle',
    textSize: 'large',
    body: {
      en: 'The hours before a flight are usually lost. Here they are given back: a chair in the sun, a tray of pearls by the window, a plate of oysters on the stairs. What you choose can travel ahead of you to the airport, so that you leave as lightly as you came.',
      cn: '登机前的几个小时，往往就这样流走。在这里，它们被一一奉还：阳光里的一把椅子，窗边的一盘珍珠，台阶上的一碟牡蛎。选中的物件可先行送抵机场，您便能轻装而来，轻装而去。',
    },
    cta: ['sydney-home-cta-architecture'],
  }),
  entry('planYourVisit', 'sydney-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '规划行程' },
    title: { en: 'Between the bridge and the quay', cn: '在大桥与码头之间' },
    media: ['door-sydney'],
    store: 'sydney-store-sydney',
    description: { en: 'Six minutes on foot from the ferries, seven from the train. Bring your passport and your flight details.', cn: '自渡轮码头步行约 6 分钟，自火车站约 7 分钟。敬请携带护照与航班信息。' },
    time: { en: ['Sunday to Wednesday, 10am to 8pm', 'Thursday to Saturday, 10am to 9pm'], cn: ['周日至周三 10:00–20:00', '周四至周六 10:00–21:00'] },
    address: { en: '12 Meridian Walk, The Rocks NSW 2000', cn: '悉尼岩石区 Meridian Walk 12 号（NSW 2000）' },
    cta: ['sydney-store-cta-directions'],
  }),
  entry('eventListComponent', 'sydney-home-events', {
    title: { en: 'Evenings and early mornings', cn: '晨昏之间，自有雅集' },
    filter: 'upcoming',
    limit: 3,
    items: [],
    description: { en: 'Tastings, lessons and quiet demonstrations. Most are complimentary; some need a place.', cn: '品鉴、小课与静静的技艺演示，多数免费，部分须预约席位。' },
  }),
  entry('card4Multiply1', 'sydney-home-houses', {
    title: { en: 'Four houses to begin with', cn: '从这四家开始' },
    description: { en: 'A cream, a perfume, a frame and a strand of pearls: one thing that each of them does best.', cn: '一罐面霜，一瓶香水，一副镜框，一串珍珠：各家最擅长的一件事。' },
    cards: ['sydney-brand-aurelle', 'sydney-brand-hesperia', 'sydney-brand-kintara', 'sydney-brand-ondine-joaillerie'],
  }),
  entry('twoOptionsForCircularDesign', 'sydney-home-day-and-night', {
    eyebrow: { en: 'Dining', cn: '餐饮' },
    title: { en: 'By day, by night', cn: '日与夜' },
    title1st: { en: 'First Light Café', cn: '晨光咖啡' },
    description1st: { en: 'A flat white in the sun, from eight in the morning.', cn: '清晨八点起，阳光下的一杯澳白。' },
    media1st: ['dining-coffee'],
    internalLink1st: 'sydney-dining-first-light',
    title2nd: { en: 'Undercroft Bar', cn: '拱下酒吧' },
    description2nd: { en: 'Seven steps down, malts by the half measure.', cn: '下行七级台阶，威士忌可点半份。' },
    media2nd: ['hero-spirits'],
    internalLink2nd: 'sydney-dining-undercroft',
  }),
  entry('fixedRatioBanner', 'sydney-home-table', {
    eyebrow: { en: 'Level 3, harbour side', cn: '三层临港一侧' },
    title: { en: 'A seat at the Lantern Table', cn: '在灯席，留一个位子' },
    ratio: '16:9',
    alignment: 'Right',
    textSize: 'normal',
    media: ['dining-table'],
    description: { en: 'Rock oysters, finger lime and a view of the ferries. Two courses at lunch, five at dinner.', cn: '岩牡蛎、指橙，与窗外往来的渡轮。午餐两道，晚餐五道。' },
    booking: 'sydney-dining-zenchef-lantern-table',
  }),
];
