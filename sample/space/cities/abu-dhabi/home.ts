import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hourLines, name } from './places.ts';

/** The home page of Abu Dhabi with its sections. */
export const home: readonly Seed[] = [
  entry('seo', 'abu-dhabi-seo-home', {
    title: name,
    description: {
      en: 'A gallery of shade and carved screens in Abu Dhabi: pearls, oud, watches, dates and Arabic coffee, with a tax refund desk for visitors.',
      cn: '阿布扎比的荫凉与镂空花格之间：珍珠、乌木沉香、腕表、椰枣与阿拉伯咖啡，并设旅客退税服务台。',
    },
    keywords: { en: ['Abu Dhabi duty free', 'oud', 'pearls', 'tax refund'], cn: ['阿布扎比免税', '沉香', '珍珠', '退税'] },
    media: ['city-abu-dhabi'],
  }),
  entry('homePage', 'abu-dhabi-home', {
    title: name,
    slug: 'home',
    seo: 'abu-dhabi-seo-home',
    description: { en: 'Shade first, then water, then everything else.', cn: '先有荫凉，再有水，而后才有其余。' },
    content: ['abu-dhabi-home-hero', 'abu-dhabi-home-shade', 'abu-dhabi-home-houses', 'abu-dhabi-home-signature', 'abu-dhabi-home-rooms', 'abu-dhabi-home-events', 'abu-dhabi-home-services', 'abu-dhabi-plan-your-visit'],
  }),
  entry('cta', 'abu-dhabi-cta-enter', { title: { en: 'Step behind the screen', cn: '走进花格之后' }, internalLink: 'abu-dhabi-about-architecture', kind: 'viewDetails', variant: 'primary' }),
  entry('heroBanner', 'abu-dhabi-home-hero', {
    eyebrow: { en: 'On Al Fanar Walk', cn: '法纳尔步道' },
    title: { en: 'Sunlight, drawn in small stars', cn: '阳光，落成点点星辰' },
    description: { en: 'The screen turns the Gulf sun into a pattern on the floor. By four it has crossed the room; come and follow it.', cn: '花格将海湾的骄阳筛成一地星纹。到下午四点，它已走过整间厅堂；不妨随它慢慢走。' },
    ...openingWith({ picture: 'city-abu-dhabi', alt: { en: 'White domes and slim minarets above a still pool, a carved geometric screen behind', cn: '白色穹顶与纤细宣礼塔，后立几何镂空花格屏' } }),
    layout: 'G',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    tone: 'light',
    cta: ['abu-dhabi-cta-enter'],
    internalLink: 'abu-dhabi-about-architecture',
  }),
  entry('richText', 'abu-dhabi-home-shade', {
    eyebrow: { en: 'Welcome', cn: '欢迎' },
    title: { en: 'Coffee comes before conversation', cn: '先奉咖啡，再叙来意' },
    body: {
      en: 'A guest here is given coffee first and asked questions later. The cup is small and is filled a third; tilt it from side to side when you have had enough. The custom stands at our door every day from opening.',
      cn: '在此地，先为来客奉上咖啡，再问来意。杯小，只斟三分之一；若已足够，轻轻左右摇杯即可。自开门之时起，这份礼数日日守候在本馆门前。',
    },
    alignment: 'Middle',
  }),
  entry('card4Multiply1', 'abu-dhabi-home-houses', { title: { en: 'Oud, pearls, silk, hours', cn: '沉香 · 珍珠 · 丝绸 · 时光' }, cards: ['abu-dhabi-brand-hesperia', 'abu-dhabi-brand-ondine-joaillerie', 'abu-dhabi-brand-ottavia-rey', 'abu-dhabi-brand-calibre-ferrand'] }),
  entry('asset1lMultiply2r', 'abu-dhabi-home-rooms', {
    title: { en: 'Rooms to linger in', cn: '值得流连的角落' },
    media1st: ['dining-plated'],
    title1st: { en: 'Lunch beside the channel', cn: '水渠畔的午餐' },
    internalLink1st: 'abu-dhabi-dining-falaj-table',
    media2nd: ['art-mobile'],
    title2nd: { en: 'A caravan of discs', cn: '圆片的驼队' },
    internalLink2nd: 'abu-dhabi-art-caravan',
    media3rd: ['jewel-ring'],
    title3rd: { en: 'An hour in the majlis', cn: '马吉利斯的一小时' },
    internalLink3rd: 'abu-dhabi-service-majlis',
  }),
  entry('eventListComponent', 'abu-dhabi-home-events', { title: { en: 'This month under the dome', cn: '穹顶之下，本月活动' }, items: [], limit: 3 }),
  entry('serviceListComponent', 'abu-dhabi-home-services', { title: { en: 'At your service', cn: '悉心为您' }, items: [], limit: 3 }),
  entry('planYourVisit', 'abu-dhabi-plan-your-visit', {
    title: { en: 'Plan your visit', cn: '规划行程' },
    description: { en: 'Ten minutes by taxi from the Corniche, thirty from Zayed International Airport.', cn: '距滨海大道车程十分钟，距扎耶德国际机场约三十分钟。' },
    media: ['door-abu-dhabi'],
    store: 'abu-dhabi-store-abu-dhabi',
    time: hourLines,
    address,
  }),
];
