import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address } from './places.ts';

/** The home page of San Francisco with its sections and buttons. */
export const home: readonly Seed[] = [
  entry('seo', 'san-francisco-seo-home', {
    title: { en: 'Duty-free in San Francisco, international departures | [site_name]', cn: '旧金山国际机场免税购物 | [site_name]' },
    description: {
      en: 'Tea, silk, watches and single malts in a timber gallery past security, with the bay on one side and the fog on the other.',
      cn: '安检之后的木构长廊：茶、丝、腕表与单一麦芽，一侧是海湾，一侧是雾。',
    },
    keywords: { en: ['San Francisco duty free', 'SFO shopping', 'gate delivery'], cn: ['旧金山免税', '旧金山机场购物', '登机口交付'] },
    media: ['city-san-francisco'],
  }),
  entry('homePage', 'san-francisco-home', {
    title: { en: 'Meridian Galleria San Francisco', cn: 'Meridian Galleria 旧金山' },
    slug: 'home',
    description: {
      en: 'A long timber gallery past security, built like a pier, where the fog is weather report and entertainment both.',
      cn: '安检之后一座码头般的木构长廊。在这里，雾既是天气，也是风景。',
    },
    seo: 'san-francisco-seo-home',
    content: ['san-francisco-section-hero', 'san-francisco-section-trio', 'san-francisco-home-signature', 'san-francisco-section-cards', 'san-francisco-section-news', 'san-francisco-section-services', 'san-francisco-section-banner', 'san-francisco-plan-your-visit'],
  }),
  entry('heroBanner', 'san-francisco-section-hero', {
    eyebrow: { en: 'Meridian Galleria San Francisco', cn: 'Meridian Galleria 旧金山' },
    title: { en: 'The fog will lift. Have tea.', cn: '雾总会散，先喝杯茶' },
    description: {
      en: 'Past security, beside the bay: a gallery for the hour you were given and did not ask for.',
      cn: '安检之后，海湾之侧。为那不请自来的一小时，备下一座长廊。',
    },
    ...openingWith('city-san-francisco'),
    layout: 'G',
    size: 'Size 2',
    alignment: 'Left',
    textSize: 'large',
    tone: 'light',
    cta: ['san-francisco-cta-store'],
  }),
  entry('cta', 'san-francisco-cta-store', { title: { en: 'Find us past security', cn: '安检后如何前往' }, internalLink: 'san-francisco-store-san-francisco', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'san-francisco-cta-gate', { title: { en: 'How gate delivery works', cn: '了解登机口交付' }, internalLink: 'san-francisco-service-gate-delivery', kind: 'viewDetails', variant: 'link' }),
  entry('cta', 'san-francisco-cta-layers', { title: { en: 'View the layers', cn: '查看叠穿之选' }, internalLink: 'san-francisco-index-four-layers', kind: 'viewDetails', variant: 'secondary' }),
  entry('asset1lMultiply2r', 'san-francisco-section-trio', {
    eyebrow: { en: 'Along the pier', cn: '沿栈桥而行' },
    title: { en: 'Silk, steel and sourdough', cn: '丝、钢与酸面包' },
    description: { en: 'Three stops on a walk of two hundred steps, the last with a view of the water.', cn: '两百步长廊，三处停留，尽头看得见海。' },
    media1st: ['fashion-scarf'],
    title1st: { en: 'Silk against the wind', cn: '挡风的丝巾' },
    internalLink1st: 'san-francisco-brand-ottavia-rey',
    media2nd: ['watch-face'],
    title2nd: { en: 'A thin watch under a cuff', cn: '袖口下的薄表' },
    internalLink2nd: 'san-francisco-brand-calibre-ferrand',
    media3rd: ['dining-coffee'],
    title3rd: { en: 'Bread at six, coffee at once', cn: '六点的面包，即刻的咖啡' },
    internalLink3rd: 'san-francisco-dining-starter',
  }),
  entry('card4Multiply1', 'san-francisco-section-cards', {
    eyebrow: { en: 'The selection', cn: '精选' },
    title: { en: 'Four ways to wait well', cn: '等待的四种好法' },
    cards: ['san-francisco-brand-sencha-hall', 'san-francisco-dining-long-pier', 'san-francisco-art-crossing', 'san-francisco-brand-hesperia'],
  }),
  entry('newsListComponent', 'san-francisco-section-news', {
    eyebrow: { en: 'News', cn: '新闻' },
    title: { en: 'Heard through the fog', cn: '雾中近闻' },
    items: [],
    limit: 3,
  }),
  entry('serviceListComponent', 'san-francisco-section-services', {
    eyebrow: { en: 'Services', cn: '服务' },
    title: { en: 'For those with a gate to reach', cn: '为赶路的人' },
    items: [],
    limit: 3,
  }),
  entry('fixedRatioBanner', 'san-francisco-section-banner', {
    eyebrow: { en: 'Four seasons before lunch', cn: '午前四季' },
    title: { en: 'Dress in layers', cn: '层层叠穿' },
    description: { en: 'A scarf, a belt, a bag that takes a coat: the local method, packed for wherever you land.', cn: '丝巾、腰带，一只装得下外套的手袋。本地人的穿衣之道，随您飞往任何地方。' },
    media: ['fashion-handbag'],
    ratio: '21:9',
    alignment: 'Right',
    textSize: 'normal',
    internalLink: 'san-francisco-index-four-layers',
    cta: ['san-francisco-cta-layers'],
  }),
  entry('planYourVisit', 'san-francisco-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '规划行程' },
    title: { en: 'After the checkpoint, bear left', cn: '过安检后，向左而行' },
    description: {
      en: 'The gallery runs along the water between the checkpoint and the international gates. Allow half an hour.',
      cn: '长廊临水而建，介于安检口与国际登机口之间。建议预留半小时。',
    },
    media: ['door-san-francisco'],
    store: 'san-francisco-store-san-francisco',
    time: { en: ['Daily, 6am to 12:30am'], cn: ['每日 6:00 至次日 0:30'] },
    address,
    cta: ['san-francisco-cta-gate'],
  }),
];
