import { entry, type Seed } from '../../seed.ts';
import { address, hourLines, hours } from './places.ts';

/** The gallery in Auckland with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'auckland-store-auckland', {
    title: { en: 'Meridian Galleria Auckland', cn: 'Meridian Galleria 奥克兰' },
    slug: 'auckland',
    description: {
      en: 'A brick warehouse opened to the harbour, three floors high, with ferries, trains and buses five minutes away.',
      cn: '一座面向港湾敞开的砖砌旧仓，共三层，距渡轮、火车与巴士站不过五分钟。',
    },
    address,
    phone: '+64 9 555 0148',
    email: 'auckland@meridian.example',
    time: hourLines,
    location: { lat: -36.8438, lon: 174.7666 },
    media: ['hero-atrium'],
    body: {
      en: 'Look for the blue lamp at the corner of the arcade; it has been there longer than we have. The ground floor is for food, wine and skincare, the first for leather and jewellery, and the top for tasting and the view.\n\n## Before you come\n\n- Bring your passport and flight number for duty-free prices.\n- Duty-free purchases are collected at Auckland Airport on departure.\n- Wet coats are hung, and dried, at the door.',
      cn: '请认准廊口那盏蓝灯，它比我们来得更早。首层为美食、葡萄酒与护肤，二层为皮具与珠宝，顶层供品鉴与观景。\n\n## 到访须知\n\n- 享受免税价请携带护照及航班号。\n- 免税商品于离境时在奥克兰机场提取。\n- 淋湿的外套可交门口代为晾干。',
    },
    features: { en: ['Harbour view on the top floor', 'Step-free throughout', 'Coat drying'], cn: ['顶层港湾景观', '全馆无障碍通行', '外套烘干'] },
    storeGuides: ['auckland-guide-ground'],
    locatorGroups: ['auckland-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=-36.8438&mlon=174.7666#map=17/-36.8438/174.7666',
  }),
  entry('storeGuide', 'auckland-guide-ground', {
    title: { en: 'Ground floor guide', cn: '首层导览' },
    floor: { en: 'Ground floor', cn: '首层' },
    description: { en: 'Two doors, one on the arcade and one on the quay, with the honey table between them.', cn: '一门临廊，一门临码头，蜂蜜长桌居于其间。' },
    media: [{ picture: 'floor-guide-3', alt: { en: 'Plan of the ground floor with the arcade door, the quay door and the honey table', cn: '首层平面图，标示临廊入口、码头入口与蜂蜜长桌' } }],
    addresses: ['auckland-guide-quay-door', 'auckland-guide-honey-table', 'auckland-guide-collection-desk'],
    groups: ['auckland-locator-houses'],
  }),
  entry('storeGuideAddress', 'auckland-guide-quay-door', { title: { en: 'Quay door', cn: '码头入口' }, address: { en: 'Ground floor, north side, facing the ferries', cn: '首层北侧，面朝渡轮' }, mark: 'A' }),
  entry('storeGuideAddress', 'auckland-guide-honey-table', { title: { en: 'Honey table', cn: '蜂蜜长桌' }, address: { en: 'Ground floor, centre', cn: '首层中央' }, time: { en: 'Daily, 10am to 7pm', cn: '每日 10:00 至 19:00' }, mark: 'B', internalLink: 'auckland-brand-honey-and-tide' }),
  entry('storeGuideAddress', 'auckland-guide-collection-desk', {
    title: { en: 'Collection desk', cn: '提货服务台' },
    address: { en: 'Ground floor, by the arcade door', cn: '首层，临廊入口旁' },
    time: hours,
    phone: '+64 9 555 0149',
    mark: 'C',
    internalLink: 'auckland-service-airport-collection',
  }),
  entry('brandLocatorGroup', 'auckland-locator-houses', {
    title: { en: 'Houses in the warehouse', cn: '旧仓中的品牌' },
    floor: { en: 'Ground and first floors', cn: '首层与二层' },
    brands: ['auckland-brand-honey-and-tide', 'auckland-brand-aurelle', 'auckland-brand-chateau-sauvelin', 'auckland-brand-north-and-vale', 'auckland-brand-bellarosa'],
  }),
];
