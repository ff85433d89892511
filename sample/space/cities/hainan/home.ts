import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hourLines, name } from './places.ts';

/** The home page of Hainan with its sections. */
export const home: readonly Seed[] = [
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
    content: ['hainan-home-carousel', 'hainan-home-banner', 'hainan-home-houses', 'hainan-home-signature', 'hainan-home-news', 'hainan-home-events', 'hainan-plan-your-visit'],
  }),
  entry('luxCarousel', 'hainan-home-carousel', { title: { cn: '此刻，海口', en: 'Now in Haikou' }, items: ['hainan-hero-city', 'hainan-hero-fragrance'] }),
  entry('cta', 'hainan-cta-enter', { title: { cn: '沿骑楼而来', en: 'Come in along the arcade' }, internalLink: 'hainan-store-hainan', kind: 'viewDetails', variant: 'primary' }),
  entry('heroBanner', 'hainan-hero-city', {
    eyebrow: { cn: '海口 · 琼州海峡之滨', en: 'Haikou, on the Qiongzhou Strait' },
    title: { cn: '檐下，海更蓝', en: 'Bluer from the shade' },
    description: { cn: '走进深深的骑楼，回头再看海。岛上的人都知道，最好的光，要从阴凉里看。', en: 'Step into the deep arcade and look back at the sea. The island knows that the best light is seen from shade.' },
    ...openingWith({ picture: 'city-hainan', alt: { cn: '白色贝壳形天幕由细柱撑起，棕榈环绕，俯临碧海', en: 'A sweeping white shell canopy on slim columns among palms, above a blue-green sea' } }),
    isVertical: true,
    layout: 'A',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    cta: ['hainan-cta-enter'],
    internalLink: 'hainan-store-hainan',
  }),
  entry('cta', 'hainan-cta-fragrance', { title: { cn: '认识暮星', en: 'Meet Hesperia' }, internalLink: 'hainan-brand-hesperia', kind: 'viewDetails', variant: 'primary' }),
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
    cta: ['hainan-cta-fragrance'],
    internalLink: 'hainan-brand-hesperia',
  }),
  entry('fixedRatioBanner', 'hainan-home-banner', {
    eyebrow: { cn: '离岛免税', en: 'Offshore duty free' },
    title: { cn: '岛内选购，离岛提货', en: 'Choose here, collect on leaving' },
    description: { cn: '乘飞机、火车或轮船离岛皆可享用；每人每年额度 10 万元人民币。', en: 'For travellers leaving by air, rail or sea, with an allowance of RMB 100,000 a person each year.' },
    media: ['fashion-wallet'],
    ratio: '21:9',
    alignment: 'Left',
    internalLink: 'hainan-service-collection',
  }),
  entry('card4Multiply1', 'hainan-home-houses', { title: { cn: '骑楼下的四扇门', en: 'Four doors along the arcade' }, cards: ['hainan-brand-solenne', 'hainan-brand-meridian-time', 'hainan-brand-casa-orsino', 'hainan-brand-cacao-thereze'] }),
  entry('newsListComponent', 'hainan-home-news', { title: { cn: '馆内近闻', en: 'From the house' }, items: [], limit: 3 }),
  entry('eventListComponent', 'hainan-home-events', { title: { cn: '值得赴约', en: 'Worth a visit' }, items: [], limit: 3 }),
  entry('planYourVisit', 'hainan-plan-your-visit', {
    title: { cn: '规划行程', en: 'Plan your visit' },
    description: { cn: '距海口骑楼老街车程约十五分钟，距美兰机场约四十分钟。', en: 'Fifteen minutes by car from the old arcade streets of Haikou, forty from Meilan Airport.' },
    media: ['door-hainan'],
    store: 'hainan-store-hainan',
    time: hourLines,
    address,
  }),
];
