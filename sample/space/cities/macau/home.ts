import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hourLines, name } from './places.ts';

/** The home page of Macau with its sections. */
export const home: readonly Seed[] = [
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
    content: ['macau-home-hero', 'macau-plan-your-visit', 'macau-home-two', 'macau-home-signature', 'macau-home-houses', 'macau-home-banner', 'macau-home-events', 'macau-home-services'],
  }),
  entry('cta', 'macau-cta-enter', { title: { en: 'Follow the waves inside', tc: '循石浪而入', cn: '循石浪而入' }, internalLink: 'macau-about-architecture', kind: 'viewDetails', variant: 'primary' }),
  entry('heroBanner', 'macau-home-hero', {
    eyebrow: { en: 'Cotai, under the arcade', tc: '路氹 · 拱廊之下', cn: '路氹 · 拱廊之下' },
    title: { en: 'The sea, glazed in blue', tc: '以藍釉寫成的海', cn: '以蓝釉写成的海' },
    description: {
      en: 'Blue tiles line the walls, and waves of black and ivory stone run to them from the door. Follow them: both were laid by hand.',
      tc: '牆上是藍花磚，腳下黑白石浪自門口流向牆邊。沿浪而行吧，一磚一石，皆是人手鋪就。',
      cn: '墙上是蓝花砖，脚下黑白石浪自门口流向墙边。沿浪而行吧，一砖一石，皆是人手铺就。',
    },
    ...openingWith('inside-macau'),
    layout: 'C',
    size: 'Size 1',
    alignment: 'Right',
    textSize: 'large',
    tone: 'light',
    cta: ['macau-cta-enter'],
    internalLink: 'macau-about-architecture',
  }),
  entry('planYourVisit', 'macau-plan-your-visit', {
    title: { en: 'Plan your visit', tc: '規劃行程', cn: '规划行程' },
    description: { en: 'Five minutes on foot from the light rail; shuttle coaches from the ferry terminals stop at the arcade.', tc: '由輕軌站步行五分鐘；客運碼頭接駁車直達拱廊。', cn: '自轻轨站步行五分钟；客运码头接驳车直达拱廊。' },
    media: ['door-macau'],
    store: 'macau-store-macau',
    time: hourLines,
    address,
  }),
  entry('twoOptionsForCircularDesign', 'macau-home-two', {
    title: { en: 'On the way, or once here', tc: '啟程之前，或抵達之後', cn: '启程之前，或抵达之后' },
    title1st: { en: 'Order from the ferry', tc: '船上先選', cn: '船上先选' },
    description1st: { en: 'Choose online on the crossing; collect after lunch.', tc: '航程中網上選購，午餐後領取。', cn: '航程中线上选购，午餐后自提。' },
    media1st: ['trace-parcel'],
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
    ratio: '21:9',
    alignment: 'Middle',
    internalLink: 'macau-dining-arcade-kitchen',
  }),
  entry('eventListComponent', 'macau-home-events', { title: { en: 'What is on', tc: '近期活動', cn: '近期活动' }, items: [], limit: 3 }),
  entry('serviceListComponent', 'macau-home-services', { title: { en: 'Made easy for travellers', tc: '旅人所需', cn: '旅人所需' }, items: [], limit: 3 }),
];
