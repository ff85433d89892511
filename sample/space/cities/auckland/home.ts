import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hourLines } from './places.ts';

/** The home page of Auckland with its sections and buttons. */
export const home: readonly Seed[] = [
  entry('seo', 'auckland-seo-home', {
    title: { en: 'Duty-free on the Auckland waterfront | [site_name]', cn: '奥克兰海滨免税购物 | [site_name]' },
    description: {
      en: 'Mānuka honey, skincare, jewellery and Waiheke wine beside the ferry berths, with collection at Auckland Airport as you leave.',
      cn: '麦卢卡蜂蜜、护肤、珠宝与激流岛葡萄酒，就在渡轮码头旁，离境时于奥克兰机场提货。',
    },
    keywords: { en: ['Auckland duty free', 'mānuka honey', 'Auckland waterfront'], cn: ['奥克兰免税', '麦卢卡蜂蜜', '奥克兰海滨'] },
    media: ['city-auckland'],
  }),
  entry('homePage', 'auckland-home', {
    title: { en: 'Meridian Galleria Auckland', cn: 'Meridian Galleria 奥克兰' },
    slug: 'home',
    description: {
      en: 'Three floors of harbour light between the ferry berths and the town, with the islands always in view.',
      cn: '渡轮码头与市街之间，三层空间盛满港湾天光，诸岛始终在望。',
    },
    seo: 'auckland-seo-home',
    content: ['auckland-section-hero', 'auckland-section-welcome', 'auckland-section-events', 'auckland-section-trio', 'auckland-home-signature', 'auckland-section-services', 'auckland-plan-your-visit'],
  }),
  entry('heroBanner', 'auckland-section-hero', {
    eyebrow: { en: 'Meridian Galleria Auckland', cn: 'Meridian Galleria 奥克兰' },
    title: { en: 'Between the ferry and the town', cn: '船未开，城未远' },
    description: {
      en: 'The next boat to the islands leaves in half an hour. That is enough for a coffee, a jar of honey and the view.',
      cn: '下一班开往海岛的船，半小时后启航。够喝一杯咖啡，选一罐蜂蜜，再看一眼海。',
    },
    ...openingWith('inside-auckland'),
    layout: 'A',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'normal',
    tone: 'light',
    cta: ['auckland-cta-store'],
  }),
  entry('cta', 'auckland-cta-store', { title: { en: 'Find the store', cn: '前往门店' }, internalLink: 'auckland-store-auckland', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'auckland-cta-heritage', { title: { en: 'Read about the building', cn: '了解这座建筑' }, internalLink: 'auckland-about-heritage', kind: 'viewDetails', variant: 'link' }),
  entry('cta', 'auckland-cta-collection', { title: { en: 'Collect at the airport', cn: '机场提货须知' }, internalLink: 'auckland-service-airport-collection', kind: 'viewDetails', variant: 'secondary' }),
  entry('richText', 'auckland-section-welcome', {
    eyebrow: { en: 'Kia ora', cn: 'Kia ora，欢迎' },
    title: { en: 'A house that watches the water', cn: '望海之屋' },
    body: {
      en: 'Waitematā is often translated as sparkling waters, and on most mornings the name is simply accurate. The galleria was planned around that light: counters stand side-on to the windows, honey is shelved where the sun reaches it at ten, and the tasting table faces Rangitoto.\n\nCome for an hour before a ferry, or for an afternoon when the weather turns from the southwest.',
      cn: '“怀特玛塔”常被译作“波光粼粼之水”，多数清晨，这名字不过是如实描述。本馆便依这片天光布局：柜台侧窗而立，蜂蜜陈列在十点钟阳光可及之处，品鉴长桌正对朗伊托托岛。\n\n等船前的一小时，或西南风起、天色将变的一个下午，都宜前来。',
    },
    alignment: 'Middle',
    textSize: 'large',
    cta: ['auckland-cta-heritage'],
  }),
  entry('eventListComponent', 'auckland-section-events', {
    eyebrow: { en: 'Events', cn: '活动' },
    title: { en: 'At the harbour table', cn: '港湾长桌' },
    items: [],
    limit: 3,
  }),
  entry('asset1lMultiply2r', 'auckland-section-trio', {
    eyebrow: { en: 'By the window', cn: '临窗所见' },
    title: { en: 'Three counters, three kinds of light', cn: '三处柜台，三种光线' },
    description: { en: 'Morning on the beauty hall, noon on the jewellers’ slate, late sun on saddle leather.', cn: '清晨落在美妆厅，正午落在珠宝石台，向晚落在鞍具皮革上。' },
    media1st: ['beauty-cream'],
    title1st: { en: 'Skincare for a strong sun', cn: '烈日下的护肤' },
    internalLink1st: 'auckland-brand-aurelle',
    media2nd: ['jewel-bracelet'],
    title2nd: { en: 'Gold by threes', cn: '三镯相叠' },
    internalLink2nd: 'auckland-brand-bellarosa',
    media3rd: ['fashion-belt'],
    title3rd: { en: 'Leather that likes weather', cn: '不惧风雨的皮革' },
    internalLink3rd: 'auckland-brand-north-and-vale',
  }),
  entry('serviceListComponent', 'auckland-section-services', {
    eyebrow: { en: 'Services', cn: '服务' },
    title: { en: 'Travel lighter from here', cn: '从此轻装' },
    items: [],
    limit: 3,
  }),
  entry('planYourVisit', 'auckland-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '规划行程' },
    title: { en: 'Opposite the ferry berths', cn: '渡轮码头对面' },
    description: {
      en: 'Trains, buses and boats all end within five minutes’ walk. Bring your passport and your flight number.',
      cn: '火车、巴士与渡轮皆止于五分钟步程之内。请随身携带护照与航班号。',
    },
    media: ['door-auckland'],
    store: 'auckland-store-auckland',
    time: hourLines,
    address,
    cta: ['auckland-cta-collection'],
  }),
];
