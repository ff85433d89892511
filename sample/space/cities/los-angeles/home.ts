import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address } from './places.ts';

/** The home page of Los Angeles with its sections and buttons. */
export const home: readonly Seed[] = [
  entry('seo', 'los-angeles-seo-home', {
    title: { en: 'Duty-free in Los Angeles, international departures | [site_name]', cn: '洛杉矶国际机场免税购物 | [site_name]' },
    description: {
      en: 'Skincare, leather, watches and single malts around a sunlit court past security, with a west window for the take-offs.',
      cn: '安检之后，一方天井阳光：护肤、皮具、腕表与单一麦芽，西窗之外，正是飞机腾空处。',
    },
    keywords: { en: ['Los Angeles duty free', 'LAX shopping', 'gate delivery'], cn: ['洛杉矶免税', '洛杉矶机场购物', '登机口交付'] },
    media: ['city-los-angeles'],
  }),
  entry('homePage', 'los-angeles-home', {
    title: { en: 'Meridian Galleria Los Angeles', cn: 'Meridian Galleria 洛杉矶' },
    slug: 'home',
    description: {
      en: 'A low house around a court, past security, where the last of the Pacific light is the first thing you see.',
      cn: '安检之后的一座低檐庭院，太平洋的最后一抹天光，是入目的第一件事。',
    },
    seo: 'los-angeles-seo-home',
    content: ['los-angeles-section-carousel', 'los-angeles-plan-your-visit', 'los-angeles-section-travel', 'los-angeles-section-events', 'los-angeles-section-trio', 'los-angeles-home-signature', 'los-angeles-section-news'],
  }),
  entry('luxCarousel', 'los-angeles-section-carousel', {
    title: { en: 'This month in Los Angeles', cn: '洛杉矶，本月看点' },
    items: ['los-angeles-hero-court', 'los-angeles-hero-canyon'],
  }),
  entry('heroBanner', 'los-angeles-hero-court', {
    eyebrow: { en: 'Meridian Galleria Los Angeles', cn: 'Meridian Galleria 洛杉矶' },
    title: { en: 'Golden hour, before the gate', cn: '登机之前，金色时分' },
    description: {
      en: 'At about the time the evening flights are called, the whole court turns the colour of an apricot.',
      cn: '晚班航班广播响起之际，整座庭院染作杏子的颜色。',
    },
    ...openingWith('city-los-angeles'),
    layout: 'A',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    cta: ['los-angeles-cta-store'],
  }),
  entry('heroBanner', 'los-angeles-hero-canyon', {
    eyebrow: { en: 'Now on', cn: '正在进行' },
    title: { en: 'A canyon road, in scent', cn: '峡谷公路的气味' },
    description: {
      en: 'White sage, warm dust, eucalyptus and the sea at the last bend: twenty minutes with a perfumer.',
      cn: '白鼠尾草、暖尘、桉树，以及最后一弯处扑面的海。与调香师共度二十分钟。',
    },
    media: ['hero-beauty'],
    layout: 'D',
    size: 'Size 1',
    alignment: 'Middle',
    textSize: 'normal',
    tone: 'light',
    internalLink: 'los-angeles-event-canyon-road',
    cta: ['los-angeles-cta-canyon'],
  }),
  entry('cta', 'los-angeles-cta-store', { title: { en: 'Find us past security', cn: '安检后如何前往' }, internalLink: 'los-angeles-store-los-angeles', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'los-angeles-cta-canyon', { title: { en: 'View the event', cn: '查看活动' }, internalLink: 'los-angeles-event-canyon-road', kind: 'viewDetails', variant: 'secondary' }),
  entry('cta', 'los-angeles-cta-gate', { title: { en: 'How gate delivery works', cn: '了解登机口交付' }, internalLink: 'los-angeles-service-gate-delivery', kind: 'viewDetails', variant: 'link' }),
  entry('planYourVisit', 'los-angeles-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '规划行程' },
    title: { en: 'Past security, then follow the palms', cn: '过安检，循棕榈而行' },
    description: {
      en: 'The court lies between the checkpoint and the international gates. Give it 30 minutes, more if the sun is low.',
      cn: '庭院位于安检口与国际登机口之间。建议预留 30 分钟；若逢日落，不妨再久一些。',
    },
    media: ['door-los-angeles'],
    store: 'los-angeles-store-los-angeles',
    time: { en: ['Daily, 6am to 1am'], cn: ['每日 6:00 至次日 1:00'] },
    address,
    cta: ['los-angeles-cta-gate'],
  }),
  entry('twoOptionsForCircularDesign', 'los-angeles-section-travel', {
    eyebrow: { en: 'Before you shop', cn: '选购之前' },
    title: { en: 'Across the ocean, or across the state?', cn: '远渡重洋，还是境内短途？' },
    description: { en: 'Your boarding pass decides the price and how your purchases travel.', cn: '价格与提货方式，以登机牌为准。' },
    title1st: { en: 'International', cn: '国际出行' },
    description1st: { en: 'Duty-free, sealed, and handed over at the gate.', cn: '免税价，密封后于登机口交付。' },
    media1st: ['hero-travel'],
    internalLink1st: 'los-angeles-service-gate-delivery',
    title2nd: { en: 'Domestic', cn: '境内出行' },
    description2nd: { en: 'Local tax included, yours to carry straight away.', cn: '价格含当地税费，购后即可带走。' },
    media2nd: ['fashion-sunglasses'],
    internalLink2nd: 'los-angeles-service-long-flight-skin',
  }),
  entry('eventListComponent', 'los-angeles-section-events', {
    eyebrow: { en: 'Events', cn: '活动' },
    title: { en: 'In the court this month', cn: '本月庭院' },
    items: [],
    limit: 3,
  }),
  entry('asset1lMultiply2r', 'los-angeles-section-trio', {
    eyebrow: { en: 'Around the court', cn: '环庭而行' },
    title: { en: 'Three rooms under one low roof', cn: '低檐之下，三间静室' },
    media1st: ['fashion-handbag'],
    title1st: { en: 'Leather in late sun', cn: '斜阳里的皮革' },
    internalLink1st: 'los-angeles-brand-casa-orsino',
    media2nd: ['jewel-earrings'],
    title2nd: { en: 'Pearls that like daylight', cn: '珍珠喜日光' },
    internalLink2nd: 'los-angeles-brand-ondine-joaillerie',
    media3rd: ['beauty-cream'],
    title3rd: { en: 'Skin, before eleven hours of cabin', cn: '十一小时飞行之前' },
    internalLink3rd: 'los-angeles-brand-aurelle',
  }),
  entry('newsListComponent', 'los-angeles-section-news', {
    eyebrow: { en: 'News', cn: '新闻' },
    title: { en: 'From the shaded side', cn: '荫下近闻' },
    items: [],
    limit: 3,
  }),
];
