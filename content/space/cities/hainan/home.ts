import { day, entry, type Seed, type SeedGroup } from '../../seed.ts';
import { hainanItems } from './brands.ts';

const name = { cn: 'Meridian Galleria 海南', en: 'Meridian Galleria Hainan' };
const hours = { cn: ['每日 10:00–22:00'], en: ['Daily, 10am to 10pm'] };
const address = { cn: '海南省海口市龙华区灯塔湾路 8 号', en: '8 Dengta Bay Road, Longhua District, Haikou, Hainan' };
const house = { cn: '海南馆', en: 'The Hainan house' };

const home: readonly Seed[] = [
  entry('seo', 'hainan-seo-home', {
    title: name,
    description: {
      cn: '海口骑楼风骨中的离岛免税长廊：香氛、腕表、皮具与琼岛风味，离岛时于机场、火车站或港口提货。',
      en: 'An offshore duty-free gallery in Haikou, built like the old arcades: fragrance, watches, leather and island food, collected as you leave Hainan.',
    },
    keywords: { cn: ['海南免税', '离岛免税', '海口购物', '免税提货'], en: ['Hainan duty free', 'Haikou', 'offshore duty free', 'collection'] },
    media: ['city-hainan'],
  }),
  entry('homePage', 'hainan-home', {
    title: name,
    slug: 'home',
    seo: 'hainan-seo-home',
    description: { cn: '椰风、骑楼与一海峡的光。', en: 'Palms, arcades and the light of a strait.' },
    content: ['hainan-home-carousel', 'hainan-home-banner', 'hainan-home-houses', 'hainan-home-news', 'hainan-home-events', 'hainan-plan-your-visit'],
  }),
  entry('luxCarousel', 'hainan-home-carousel', { title: { cn: '此刻，海口', en: 'Now in Haikou' }, items: ['hainan-hero-city', 'hainan-hero-fragrance'] }),
  entry('heroBanner', 'hainan-hero-city', {
    eyebrow: { cn: '海口 · 琼州海峡之滨', en: 'Haikou, on the Qiongzhou Strait' },
    title: { cn: '檐下，海更蓝', en: 'Bluer from the shade' },
    description: { cn: '走进深深的骑楼，回头再看海。岛上的人都知道，最好的光，要从阴凉里看。', en: 'Step into the deep arcade and look back at the sea. The island knows that the best light is seen from shade.' },
    media: [{ picture: 'city-hainan', alt: { cn: '白色贝壳形天幕由细柱撑起，棕榈环绕，俯临碧海', en: 'A sweeping white shell canopy on slim columns among palms, above a blue-green sea' } }],
    layout: 'A',
    size: 'Size 1',
    alignment: 'Right',
    textSize: 'large',
    tone: 'light',
    internalLink: 'hainan-store-hainan',
  }),
  entry('heroBanner', 'hainan-hero-fragrance', {
    eyebrow: { cn: '一层 · 香氛工坊', en: 'Level 1, fragrance atelier' },
    title: { cn: '午后，椰影移过香水瓶', en: 'Palm shadow across the flacons' },
    description: { cn: '沉香、白花与海盐：三种岛上的气息，三位调香师的答案。', en: 'Agarwood, white flowers and sea salt: three scents of the island, answered by three perfumers.' },
    media: ['loop-fragrance'],
    videoCoverImage: ['loop-fragrance-poster'],
    layout: 'F',
    size: 'Size 1',
    alignment: 'Left',
    tone: 'dark',
    internalLink: 'hainan-brand-hesperia',
  }),
  entry('fixedRatioBanner', 'hainan-home-banner', {
    eyebrow: { cn: '离岛免税', en: 'Offshore duty free' },
    title: { cn: '岛内选购，离岛提货', en: 'Choose here, collect on leaving' },
    description: { cn: '乘飞机、火车或轮船离岛皆可享用；每人每年额度 10 万元人民币。', en: 'For travellers leaving by air, rail or sea, with an allowance of RMB 100,000 a person each year.' },
    media: ['fashion-wallet'],
    ratio: '16:9',
    alignment: 'Left',
    internalLink: 'hainan-service-collection',
  }),
  entry('card4Multiply1', 'hainan-home-houses', { title: { cn: '骑楼下的四扇门', en: 'Four doors along the arcade' }, cards: ['hainan-brand-solenne', 'hainan-brand-meridian-time', 'hainan-brand-casa-orsino', 'hainan-brand-cacao-thereze'] }),
  entry('newsListComponent', 'hainan-home-news', { title: { cn: '馆内近闻', en: 'From the house' }, items: [], limit: 3 }),
  entry('eventListComponent', 'hainan-home-events', { title: { cn: '值得赴约', en: 'Worth a visit' }, items: [], limit: 3 }),
  entry('planYourVisit', 'hainan-plan-your-visit', {
    title: { cn: '规划行程', en: 'Plan your visit' },
    description: { cn: '距海口骑楼老街车程约十五分钟，距美兰机场约四十分钟。', en: 'Fifteen minutes by car from the old arcade streets of Haikou, forty from Meilan Airport.' },
    media: ['arch-corridor'],
    store: 'hainan-store-hainan',
    time: hours,
    address,
  }),
];

const store: readonly Seed[] = [
  entry('storeLocator', 'hainan-store-hainan', {
    title: name,
    slug: 'hainan',
    address,
    time: hours,
    phone: '+86 898 0000 0820',
    email: 'hainan@meridian.example',
    location: { lat: 20.0224, lon: 110.3317 },
    media: ['hero-atrium'],
    layout: 'C',
    size: 'Size 2',
    alignment: 'Left',
    description: { cn: '三层骑楼围合椰林庭院，前临海湾，每日开放，雨天亦可一路檐下而行。', en: 'Three storeys of arcades around a court of coconut palms, facing the bay and open daily; even in rain you walk under cover.' },
    body: {
      cn: '购买离岛免税商品，请携身份证件及离岛行程信息；年满 16 周岁即可享用。馆内另设完税专区，无需行程信息。停车三小时免费。',
      en: 'For duty-free purchases bring your identity document and your travel details; you must be 16 or over. A duty-paid area needs neither. Parking is free for three hours.',
    },
    features: { cn: ['离岛免税提货', '完税专区', '三小时免费停车'], en: ['Duty-free collection', 'Duty-paid area', 'Three hours’ free parking'] },
    storeGuides: ['hainan-guide-level-1'],
    locatorGroups: ['hainan-locator-level-2'],
  }),
  entry('storeGuide', 'hainan-guide-level-1', {
    title: { cn: '环绕椰林庭院', en: 'Around the palm court' },
    floor: { cn: '一层', en: 'Level 1' },
    description: { cn: '东廊美妆香氛，西廊美食，提货咨询台在椰林尽头。', en: 'Beauty and fragrance in the east arcade, food in the west, and the collection desk beyond the palms.' },
    media: [{ picture: 'floor-guide-3', alt: { cn: '一层平面图', en: 'Plan of level 1' } }],
    addresses: ['hainan-place-collection', 'hainan-place-tea', 'hainan-place-parcels'],
    groups: ['hainan-locator-level-2'],
  }),
  entry('storeGuideAddress', 'hainan-place-collection', { title: { cn: '提货咨询台', en: 'Collection desk' }, address: { cn: '一层，椰林尽头', en: 'Level 1, beyond the palms' }, time: { cn: '每日 10:00–22:00', en: 'Daily, 10am to 10pm' }, mark: 'A', internalLink: 'hainan-service-collection' }),
  entry('storeGuideAddress', 'hainan-place-tea', { title: { cn: '老爸茶室', en: 'Old-style tea room' }, address: { cn: '一层，西廊', en: 'Level 1, west arcade' }, time: { cn: '每日 9:00–21:00', en: 'Daily, 9am to 9pm' }, mark: 'B', internalLink: 'hainan-dining-tea-room' }),
  entry('storeGuideAddress', 'hainan-place-parcels', { title: { cn: '行李寄存', en: 'Luggage room' }, address: { cn: '一层，正门左侧', en: 'Level 1, left of the main door' }, time: { cn: '每日 10:00–22:00', en: 'Daily, 10am to 10pm' }, mark: 'C' }),
  entry('brandLocatorGroup', 'hainan-locator-level-2', { title: { cn: '腕表与皮具', en: 'Watches and leather' }, floor: { cn: '二层', en: 'Level 2' }, brands: ['hainan-brand-meridian-time', 'hainan-brand-casa-orsino'] }),
];

const pages: readonly Seed[] = [
  entry('aboutTheStore', 'hainan-about-heritage', {
    title: { cn: '传承', en: 'Our heritage' },
    slug: 'heritage',
    eyebrow: house,
    layout: 'G',
    media: ['arch-facade-dusk'],
    description: { cn: '归侨带回的骑楼，海风吹旧的花窗：一座新馆如何向老街学习。', en: 'Arcades brought home by those who had gone to sea, and windows worn by salt wind: what a new house learned from old streets.' },
    body: {
      cn: '海口的骑楼，多由下南洋归来的侨商所建：楼上住家，楼下开铺，行人走在廊下，不怕日晒雨淋。\n\n## 我们学到的\n\n把阴凉留给每一位路人。本馆临街的长廊整夜不闭，檐下长凳，不购物也可坐。',
      en: 'Many of Haikou’s arcades were built by merchants who had come home from Southeast Asia: families above, shops below, and a covered way for whoever passed.\n\n## What we learned\n\nShade belongs to everyone. Our street arcade stays open all night, and its benches are free to all.',
    },
  }),
  entry('aboutTheStore', 'hainan-about-architecture', {
    title: { cn: '建筑', en: 'The architecture' },
    slug: 'architecture',
    eyebrow: house,
    layout: 'D',
    media: ['arch-spiral'],
    description: { cn: '白色贝壳天幕、火山石墙与深深的骑楼：为台风、骄阳与海风而建。', en: 'A white shell canopy, walls of volcanic stone and deep arcades: a building made for typhoons, strong sun and sea wind.' },
    body: {
      cn: '墙基取用海口羊山地区的火山石，多孔而阴凉，雨后缓缓吐出水汽。天幕如贝，四十八根细柱撑起，台风来时可泄风。\n\n正午时分，旋梯上方的圆窗正对太阳；每年有两天，日光笔直落到梯底。',
      en: 'The lower walls are volcanic stone from Yangshan near Haikou, porous and cool; after rain they slowly give back the damp. Forty-eight slim columns carry the canopy, which lets a typhoon through.\n\nHaikou lies within the tropics: on two days a year the noon sun falls straight down the stair.',
    },
  }),
  entry('announcement', 'hainan-announcement-collection', {
    title: { cn: '离岛提货提示', en: 'Collection reminder' },
    slug: 'collection-reminder',
    htmlTitle: { cn: '免税商品请于离岛前<strong>六小时</strong>完成选购', en: 'Please complete duty-free purchases <strong>six hours</strong> before you leave the island' },
    subject: { cn: '离岛提货', en: 'Collection on departure' },
    startDate: day(-28),
    hasLink: true,
    reference: 'hainan-service-collection',
  }),
  entry('notification', 'hainan-notification-allowance', {
    title: { cn: '离岛免税购物须知', en: 'Your duty-free allowance' },
    description: { cn: '年满 16 周岁的离岛旅客，每人每年免税额度为 10 万元人民币，不限次数；超出部分依法缴税。具体以最新公布的政策为准。', en: 'Travellers of 16 and over may buy up to RMB 100,000 duty free each year, in any number of visits; tax is due beyond that. Current regulations prevail.' },
    popupPosition: ['hainan-home'],
  }),
  entry('page', 'hainan-page-predict-search', { title: { cn: '搜索推荐', en: 'Search suggestions' }, slug: 'predict-search', content: ['hainan-predict-search'] }),
  entry('predictSearch', 'hainan-predict-search', {
    title: { cn: '海南推荐', en: 'Hainan suggestions' },
    featuredExperience: ['hainan-event-coconut', 'hainan-service-collection', 'hainan-dining-tea-room'],
    brands: ['hainan-brand-solenne', 'hainan-brand-hesperia', 'hainan-brand-meridian-time', 'hainan-brand-casa-orsino'],
  }),
];

/** The Hainan gallery: home page, store, notices and all its items. */
export const hainan: SeedGroup = { tag: 'hainan', seeds: [...home, ...store, ...pages, ...hainanItems] };
