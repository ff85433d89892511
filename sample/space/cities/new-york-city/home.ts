import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address } from './places.ts';

/** The home page of New York City with its sections and buttons. */
export const home: readonly Seed[] = [
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
    content: ['new-york-city-section-hero', 'new-york-city-section-cards', 'new-york-city-home-signature', 'new-york-city-section-travel', 'new-york-city-section-events', 'new-york-city-section-banner', 'new-york-city-section-news', 'new-york-city-plan-your-visit'],
  }),
  entry('heroBanner', 'new-york-city-section-hero', {
    eyebrow: { en: 'Meridian Galleria New York City', cn: 'Meridian Galleria 纽约' },
    title: { en: 'One more hour in New York', cn: '纽约，再留一小时' },
    description: {
      en: 'The lights come on across the bay at about the time the long-haul flights board. The best seat for it is here.',
      cn: '远程航班登机前后，海湾对岸的灯火次第亮起。看这一幕，此处位置最佳。',
    },
    ...openingWith('city-new-york-city'),
    layout: 'A',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
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
    ratio: '21:9',
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
    eyebrow: { en: 'Plan your visit', cn: '规划行程' },
    title: { en: 'After security, turn towards the light', cn: '过安检后，朝光亮处走' },
    description: {
      en: 'The galleria stands between the checkpoint and the first gates. Allow 30 minutes, or an hour if you mean to eat.',
      cn: '本馆位于安检口与首批登机口之间。建议预留 30 分钟；若要用餐，请留足一小时。',
    },
    media: ['door-new-york-city'],
    store: 'new-york-city-store-new-york-city',
    time: { en: ['Daily, 6am to midnight'], cn: ['每日 6:00 至 24:00'] },
    address,
    cta: ['new-york-city-cta-gate'],
  }),
];
