import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hourLines } from './places.ts';

/** The home page of Brisbane with its sections and buttons. */
export const home: readonly Seed[] = [
  entry('seo', 'brisbane-seo-home', {
    title: { en: 'Duty-free in the heart of Brisbane | [site_name]', cn: '布里斯班市中心免税购物 | [site_name]' },
    description: {
      en: 'Silk, fragrance, jewellery and Queensland provisions behind a shaded veranda off Queen Street, with airport collection.',
      cn: '皇后街旁，荫凉游廊之后：真丝、香氛、珠宝与昆士兰风物，并提供机场提货。',
    },
    keywords: { en: ['Brisbane duty free', 'Queen Street shopping', 'Queensland gifts'], cn: ['布里斯班免税', '皇后街购物', '昆士兰伴手礼'] },
    media: ['city-brisbane'],
  }),
  entry('homePage', 'brisbane-home', {
    title: { en: 'Meridian Galleria Brisbane', cn: 'Meridian Galleria 布里斯班' },
    slug: 'home',
    description: {
      en: 'A house with a wide veranda in the bend of the river, built for shade, cross-breezes and unhurried afternoons.',
      cn: '河湾之中一座宽廊大屋，为荫凉、穿堂风与不慌不忙的午后而建。',
    },
    seo: 'brisbane-seo-home',
    content: ['brisbane-section-carousel', 'brisbane-section-events', 'brisbane-section-trio', 'brisbane-home-signature', 'brisbane-section-cards', 'brisbane-section-banner', 'brisbane-section-services', 'brisbane-plan-your-visit'],
  }),
  entry('luxCarousel', 'brisbane-section-carousel', {
    title: { en: 'This month in Brisbane', cn: '布里斯班，本月看点' },
    items: ['brisbane-hero-veranda', 'brisbane-hero-storm'],
  }),
  entry('heroBanner', 'brisbane-hero-veranda', {
    eyebrow: { en: 'Meridian Galleria Brisbane', cn: 'Meridian Galleria 布里斯班' },
    title: { en: 'Every room opens to the breeze', cn: '室室迎风' },
    description: {
      en: 'Deep eaves, open doors and a river on three sides. Brisbane has always known what to do about the heat.',
      cn: '深檐、敞门、三面环水。如何与暑热相处，布里斯班自有心得。',
    },
    ...openingWith('city-brisbane'),
    layout: 'C',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    tone: 'light',
    cta: ['brisbane-cta-store'],
  }),
  entry('heroBanner', 'brisbane-hero-storm', {
    eyebrow: { en: 'Now on', cn: '正在进行' },
    title: { en: 'The smell of four o’clock rain', cn: '四点钟的雨香' },
    description: {
      en: 'Hot iron, wet fig leaves, river mud, frangipani. A fragrance table after the afternoon storm.',
      cn: '发烫的铁皮屋顶、湿润的榕叶、河泥与鸡蛋花，午后雷雨，尽在一张香氛长桌。',
    },
    media: ['hero-beauty'],
    layout: 'B',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'normal',
    tone: 'light',
    internalLink: 'brisbane-event-after-the-storm',
    cta: ['brisbane-cta-storm'],
  }),
  entry('cta', 'brisbane-cta-store', { title: { en: 'Find the store', cn: '前往门店' }, internalLink: 'brisbane-store-brisbane', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'brisbane-cta-storm', { title: { en: 'View the event', cn: '查看活动' }, internalLink: 'brisbane-event-after-the-storm', kind: 'viewDetails', variant: 'secondary' }),
  entry('cta', 'brisbane-cta-collection', { title: { en: 'Collect at the airport', cn: '机场提货须知' }, internalLink: 'brisbane-service-airport-collection', kind: 'viewDetails', variant: 'link' }),
  entry('eventListComponent', 'brisbane-section-events', {
    eyebrow: { en: 'Events', cn: '活动' },
    title: { en: 'Afternoons on the veranda', cn: '游廊午后' },
    items: [],
    limit: 3,
  }),
  entry('asset1lMultiply2r', 'brisbane-section-trio', {
    eyebrow: { en: 'Room by room', cn: '逐室而行' },
    title: { en: 'Silk, gold and something sweet', cn: '丝、金与一点甜' },
    description: { en: 'Three rooms on the cool side of the house, each with a door to the veranda.', cn: '屋子背阴一侧的三间厅室，间间有门通向游廊。' },
    media1st: ['fashion-scarf'],
    title1st: { en: 'Silk in a cross-breeze', cn: '穿堂风中的丝' },
    internalLink1st: 'brisbane-brand-ottavia-rey',
    media2nd: ['jewel-bracelet'],
    title2nd: { en: 'Gold for bare arms', cn: '素臂金镯' },
    internalLink2nd: 'brisbane-brand-bellarosa',
    media3rd: ['food-honey'],
    title3rd: { en: 'Honey from stingless bees', cn: '无刺蜂之蜜' },
    internalLink3rd: 'brisbane-brand-honey-and-tide',
  }),
  entry('card4Multiply1', 'brisbane-section-cards', {
    eyebrow: { en: 'The selection', cn: '精选' },
    title: { en: 'Out of the sun for a while', cn: '避一避日头' },
    cards: ['brisbane-dining-veranda-tea', 'brisbane-brand-maison-verane', 'brisbane-offer-solenne-daylight', 'brisbane-art-reach'],
  }),
  entry('fixedRatioBanner', 'brisbane-section-banner', {
    eyebrow: { en: 'For the ferry', cn: '带上渡轮' },
    title: { en: 'A river picnic, ready packed', cn: '河上野餐，整装待发' },
    description: { en: 'Iced tea, macarons and a cloth, packed in six minutes and carried aboard at the next stop.', cn: '冰茶、马卡龙与一方餐布，六分钟备妥，提着便可登上下一班渡轮。' },
    media: ['food-tea'],
    ratio: '21:9',
    alignment: 'Left',
    textSize: 'normal',
    internalLink: 'brisbane-index-river-picnic',
  }),
  entry('serviceListComponent', 'brisbane-section-services', {
    eyebrow: { en: 'Services', cn: '服务' },
    title: { en: 'Looked after, from door to gate', cn: '从门前到登机口' },
    items: [],
    limit: 3,
  }),
  entry('planYourVisit', 'brisbane-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '规划行程' },
    title: { en: 'Follow the shade from Queen Street', cn: '循着树荫，自皇后街来' },
    description: {
      en: 'Five minutes on foot from Central station or the riverside ferry stops. Bring your passport and flight number.',
      cn: '距中央车站与河畔渡轮站步行皆约五分钟。请随身携带护照与航班号。',
    },
    media: ['door-brisbane'],
    store: 'brisbane-store-brisbane',
    time: hourLines,
    address,
    cta: ['brisbane-cta-collection'],
  }),
];
