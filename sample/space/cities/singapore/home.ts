import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hourLines } from './places.ts';

/** The home page of Singapore with its sections and buttons. */
export const home: readonly Seed[] = [
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
    content: ['singapore-section-carousel', 'singapore-plan-your-visit', 'singapore-section-events', 'singapore-home-signature', 'singapore-section-cards', 'singapore-section-banner', 'singapore-section-services'],
  }),
  entry('luxCarousel', 'singapore-section-carousel', {
    title: { en: 'This month in Singapore', cn: '新加坡，本月看点' },
    items: ['singapore-hero-garden', 'singapore-hero-orchid'],
  }),
  entry('heroBanner', 'singapore-hero-garden', {
    eyebrow: { en: 'Meridian Galleria Singapore', cn: 'Meridian Galleria 新加坡' },
    title: { en: 'Shade, teak and evening rain', cn: '荫凉、柚木与一场夜雨' },
    description: {
      en: 'Step in from Orchard Road when the heat is high. The rain usually passes before the second floor.',
      cn: '日头正盛时，从乌节路步入馆内。往往还没逛到二层，雨就停了。',
    },
    ...openingWith('inside-singapore'),
    layout: 'A',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
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
  entry('cta', 'singapore-cta-orchid', { title: { en: 'View the event', cn: '查看活动' }, internalLink: 'singapore-event-orchid-hours', kind: 'viewDetails', variant: 'secondary' }),
  entry('cta', 'singapore-cta-collection', { title: { en: 'How collection works', cn: '了解提货流程' }, internalLink: 'singapore-service-airport-collection', kind: 'viewDetails', variant: 'link' }),
  entry('planYourVisit', 'singapore-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '规划行程' },
    title: { en: 'Two minutes from the station', cn: '距地铁站步行两分钟' },
    description: {
      en: 'The covered walkway from Orchard station brings you to the door dry. Bring your passport and your departure details.',
      cn: '沿乌节地铁站的有盖走廊前行，雨天亦可直抵门前。请随身携带护照与离境航班信息。',
    },
    media: ['door-singapore'],
    store: 'singapore-store-singapore',
    time: hourLines,
    address,
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
];
