import { day, entry, type Seed, type SeedGroup } from '../../seed.ts';
import { sanFranciscoItems } from './brands.ts';

/** The home page of San Francisco and the sections on it. */
const home: readonly Seed[] = [
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
    content: ['san-francisco-section-hero', 'san-francisco-section-trio', 'san-francisco-section-cards', 'san-francisco-section-news', 'san-francisco-section-services', 'san-francisco-section-banner', 'san-francisco-plan-your-visit'],
  }),
  entry('heroBanner', 'san-francisco-section-hero', {
    eyebrow: { en: 'Meridian Galleria San Francisco', cn: 'Meridian Galleria 旧金山' },
    title: { en: 'The fog will lift. Have tea.', cn: '雾总会散，先喝杯茶' },
    description: {
      en: 'Past security, beside the bay: a gallery for the hour you were given and did not ask for.',
      cn: '安检之后，海湾之侧。为那不请自来的一小时，备下一座长廊。',
    },
    media: ['city-san-francisco'],
    layout: 'G',
    size: 'Size 2',
    alignment: 'Left',
    textSize: 'large',
    tone: 'light',
    cta: ['san-francisco-cta-store'],
  }),
  entry('cta', 'san-francisco-cta-store', { title: { en: 'Find us past security', cn: '安检后如何前往' }, internalLink: 'san-francisco-store-san-francisco', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'san-francisco-cta-gate', { title: { en: 'How gate delivery works', cn: '了解登机口交付' }, internalLink: 'san-francisco-service-gate-delivery', kind: 'viewDetails', variant: 'link' }),
  entry('cta', 'san-francisco-cta-layers', { title: { en: 'See the layers', cn: '查看叠穿之选' }, internalLink: 'san-francisco-index-four-layers', kind: 'viewDetails', variant: 'secondary' }),
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
    ratio: '16:9',
    alignment: 'Right',
    textSize: 'normal',
    internalLink: 'san-francisco-index-four-layers',
    cta: ['san-francisco-cta-layers'],
  }),
  entry('planYourVisit', 'san-francisco-plan-your-visit', {
    eyebrow: { en: 'Plan your visit', cn: '计划到访' },
    title: { en: 'After the checkpoint, bear left', cn: '过安检后，向左而行' },
    description: {
      en: 'The gallery runs along the water between the checkpoint and the international gates. Allow half an hour.',
      cn: '长廊临水而建，介于安检口与国际登机口之间。建议预留半小时。',
    },
    media: ['hero-atrium'],
    store: 'san-francisco-store-san-francisco',
    time: { en: ['Daily, 6am to 12:30am'], cn: ['每日 6:00 至次日 0:30'] },
    address: { en: 'Meridian Pier, International Departures, San Francisco International Airport, California', cn: '加利福尼亚州旧金山国际机场国际出发 Meridian 栈桥' },
    cta: ['san-francisco-cta-gate'],
  }),
];

/** The store with its guide. */
const store: readonly Seed[] = [
  entry('storeLocator', 'san-francisco-store-san-francisco', {
    title: { en: 'Meridian Galleria San Francisco', cn: 'Meridian Galleria 旧金山' },
    slug: 'san-francisco',
    description: {
      en: 'A timber gallery along the bay, past security, with a tea room, a bakery and a bench for watches and straps.',
      cn: '安检之后的临湾木构长廊，设茶室、烘焙坊与腕表工作台。',
    },
    address: { en: 'Meridian Pier, International Departures, San Francisco International Airport, California', cn: '加利福尼亚州旧金山国际机场国际出发 Meridian 栈桥' },
    phone: '+1 650 555 0142',
    email: 'sanfrancisco@meridian.example',
    time: { en: ['Daily, 6am to 12:30am', 'Tea room, 9am to 9pm'], cn: ['每日 6:00 至次日 0:30', '茶室 9:00 至 21:00'] },
    location: { lat: 37.6154, lon: -122.3895 },
    media: ['arch-spiral'],
    body: {
      en: 'Follow the smell of bread. The gallery is 140 metres long and one room wide, with shops on the land side and windows on the bay.\n\n## Before you come\n\n- Have your boarding pass ready; it decides whether you shop duty-free or with tax included.\n- Wines and spirits are sold to guests aged 21 and over.\n- If fog holds the flights, the benches recline and the tea room stays open.',
      cn: '循着面包香来便是。长廊一百四十米，仅一室之宽，店铺在陆侧，窗在湾侧。\n\n## 到访须知\n\n- 请备好登机牌，免税或含税价以此为准。\n- 葡萄酒与烈酒仅售予年满 21 岁的宾客。\n- 若因雾延误，长椅可放平，茶室照常开放。',
    },
    features: { en: ['Past security', 'Bay windows', 'Reclining benches'], cn: ['位于安检之后', '湾景长窗', '可躺长椅'] },
    storeGuides: ['san-francisco-guide-pier'],
    locatorGroups: ['san-francisco-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=37.6154&mlon=-122.3895#map=17/37.6154/-122.3895',
  }),
  entry('storeGuide', 'san-francisco-guide-pier', {
    title: { en: 'Pier guide', cn: '栈桥导览' },
    floor: { en: 'Departures level', cn: '出发层' },
    description: { en: 'Ten numbered bays from the bakery to the window at the end; odd numbers are houses, even numbers are seats.', cn: '自烘焙坊至尽头长窗，共十间：单号为店，双号为座。' },
    media: [{ picture: 'floor-guide-1', alt: { en: 'Plan of the pier with ten bays, the bakery, the tea room and the end window', cn: '栈桥平面图，标示十间分区、烘焙坊、茶室与尽头长窗' } }],
    addresses: ['san-francisco-guide-bakery', 'san-francisco-guide-tea-room', 'san-francisco-guide-end-window'],
    groups: ['san-francisco-locator-houses'],
  }),
  entry('storeGuideAddress', 'san-francisco-guide-bakery', { title: { en: 'Bakery door', cn: '烘焙坊入口' }, address: { en: 'Bay 1, left after the checkpoint', cn: '一号，安检后左转' }, time: { en: 'Daily, 6am to 9pm', cn: '每日 6:00 至 21:00' }, mark: 'A', internalLink: 'san-francisco-dining-starter' }),
  entry('storeGuideAddress', 'san-francisco-guide-tea-room', {
    title: { en: 'Tea room', cn: '茶室' },
    address: { en: 'Bay 7, behind the paper screens', cn: '七号，纸屏之后' },
    time: { en: 'Daily, 9am to 9pm', cn: '每日 9:00 至 21:00' },
    phone: '+1 650 555 0143',
    mark: 'B',
    internalLink: 'san-francisco-brand-sencha-hall',
  }),
  entry('storeGuideAddress', 'san-francisco-guide-end-window', { title: { en: 'End window', cn: '尽头长窗' }, address: { en: 'Bay 10, beside the dining room', cn: '十号，餐厅旁' }, mark: 'C', internalLink: 'san-francisco-dining-long-pier' }),
  entry('brandLocatorGroup', 'san-francisco-locator-houses', {
    title: { en: 'Houses along the pier', cn: '栈桥品牌' },
    floor: { en: 'Departures level', cn: '出发层' },
    brands: ['san-francisco-brand-hesperia', 'san-francisco-brand-ottavia-rey', 'san-francisco-brand-sencha-hall', 'san-francisco-brand-calibre-ferrand', 'san-francisco-brand-glenmarrow'],
  }),
];

/** About the store, notices and search suggestions. */
const pages: readonly Seed[] = [
  entry('aboutTheStore', 'san-francisco-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'This airfield opened on pasture beside the bay in 1927. Seen from the air, the salt ponds still turn pink and rust.',
      cn: '1927 年，机场在海湾畔的牧草地上启用。自空中俯瞰，盐田至今泛着粉与锈红。',
    },
    media: ['arch-facade-dusk'],
    layout: 'C',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'Salt has been made along the southern shore since the nineteenth century, and before that it was gathered here by the Ohlone. The ponds change colour as they thicken, from green to rose to rust, because of what lives in them. Many are now being given back to the tide.\n\n## The colour of the house\n\nOur founding directors asked for a colour that travellers would remember. The painters matched it from a window seat. You will find it on the inside of every cupboard, and on the ribbon.',
      cn: '海湾南岸制盐始于十九世纪，更早之前，奥隆人便在此采集。盐池愈浓，色愈变，由绿转玫瑰，再到锈红，皆因其中微小的生命。如今许多盐池正重新归还潮汐。\n\n## 本馆之色\n\n创馆之初，首任董事们希望有一种旅人会记得的颜色。漆匠便坐在舷窗边，对着盐田调了出来。您会在每一格柜门内侧见到它，也在系礼盒的缎带上。',
    },
  }),
  entry('aboutTheStore', 'san-francisco-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'A pier brought indoors: a frame of reclaimed redwood and fir, light from one side, and a floor that gives a little.',
      cn: '移入室内的栈桥：再生红杉木与花旗松为骨，单侧采光，地板略带弹性。',
    },
    media: ['arch-boutique'],
    layout: 'A',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'The frame was made from wharf timbers, old-growth wood that spent eighty years in salt water and has become nearly as hard as stone. Joints are pegged, not bolted, so that the whole can move in an earthquake and settle again.\n\n- Run a hand along post 6 for the marks of shipworm.\n- The paper screens in Bay 7 were folded in Japantown.\n- A bell at the end window repeats the foghorn on the bridge, very quietly.',
      cn: '骨架取自旧码头木料，原始林老木在海水中浸泡八十年，坚硬几近于石。节点皆以木榫相接，不用螺栓，地震时整体可随之而动，再归于原位。\n\n- 抚过六号立柱，可触到船蛆的蛀痕。\n- 七号的纸屏，折制于日本城。\n- 尽头长窗旁有一只小钟，极轻地应和大桥上的雾号。',
    },
  }),
  entry('announcement', 'san-francisco-announcement-fog-hours', {
    title: { en: 'When fog holds the flights', cn: '若遇大雾延误' },
    slug: 'fog-hours',
    subject: { en: 'On days of fog delay the gallery stays open until the last international flight has left.', cn: '大雾延误之日，长廊开放至末班国际航班离港。' },
    htmlTitle: { en: '<p>Fog delay? We stay open until the <strong>last flight</strong></p>', cn: '<p>大雾延误？我们营业至<strong>末班航班</strong>离港</p>' },
    hasLink: true,
    reference: 'san-francisco-news-fog-hours',
    startDate: day(-12, '06:00'),
    endDate: day(85, '23:59'),
    body: { en: 'Tea and blankets are complimentary on those nights, for every passenger on the concourse.', cn: '延误之夜，茶水与毛毯免费供应，候机楼内旅客皆可取用。' },
  }),
  entry('notification', 'san-francisco-notification-travel-type', {
    title: { en: 'International or domestic?', cn: '国际还是境内出行？' },
    description: { en: 'Tell us where you are flying and the site shows the prices that apply, duty-free or with local tax included.', cn: '告知您的目的地，页面将显示相应价格：免税，或含当地税费。' },
    popupPosition: ['san-francisco-home'],
    cta: ['san-francisco-cta-gate'],
  }),
  entry('page', 'san-francisco-page-predict-search', {
    title: { en: 'Search suggestions', cn: '搜索推荐' },
    slug: 'predict-search',
    content: ['san-francisco-predict-search'],
  }),
  entry('predictSearch', 'san-francisco-predict-search', {
    title: { en: 'Suggested in San Francisco', cn: '旧金山推荐' },
    featuredExperience: ['san-francisco-dining-starter', 'san-francisco-event-gongfu-hour', 'san-francisco-service-gate-delivery', 'san-francisco-index-four-layers'],
    brands: ['san-francisco-brand-sencha-hall', 'san-francisco-brand-ottavia-rey', 'san-francisco-brand-calibre-ferrand'],
  }),
];

/** San Francisco: a timber pier past security. */
export const sanFrancisco: SeedGroup = { tag: 'san-francisco', seeds: [...home, ...store, ...pages, ...sanFranciscoItems] };
