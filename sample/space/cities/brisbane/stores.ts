import { entry, type Seed } from '../../seed.ts';
import { address, breezeway, hourLines } from './places.ts';

/** The gallery in Brisbane with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'brisbane-store-brisbane', {
    title: { en: 'Meridian Galleria Brisbane', cn: 'Meridian Galleria 布里斯班' },
    slug: 'brisbane',
    description: {
      en: 'Two raised floors and a veranda off Queen Street, cooled by breezeways, with tea upstairs and a kitchen below.',
      cn: '皇后街旁两层高脚大屋，游廊环绕，穿堂风送爽，楼上品茶，楼下用餐。',
    },
    address,
    phone: '+61 7 7010 0148',
    email: 'brisbane@meridian.example',
    time: hourLines,
    location: { lat: -27.4695, lon: 153.0254 },
    media: ['hero-atrium'],
    body: {
      en: 'The house stands one storey above the lane, as houses here do, and the air beneath it is the coolest in the street. Take the timber stair or the lift; both arrive on the veranda.\n\n## Before you come\n\n- Bring your passport and flight number for duty-free prices.\n- Duty-free purchases are collected at Brisbane Airport as you leave.\n- If a storm comes over, stay. There are 60 chairs, and tea is on the house until it passes.',
      cn: '此屋高出巷面一层，一如本地民居；屋下的空气，是整条街最凉的。拾木梯而上或乘电梯，皆抵游廊。\n\n## 到访须知\n\n- 享受免税价请携带护照与航班号。\n- 免税商品于离境时在布里斯班机场提取。\n- 若遇雷雨，不妨留步。廊上有六十把椅子，雨停之前，茶由我们奉上。',
    },
    features: { en: ['Veranda seating', 'Lift from the lane', 'Water refills'], cn: ['游廊座席', '巷面直达电梯', '饮水补给'] },
    storeGuides: ['brisbane-guide-veranda'],
    locatorGroups: ['brisbane-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=-27.4695&mlon=153.0254#map=17/-27.4695/153.0254',
  }),
  entry('storeGuide', 'brisbane-guide-veranda', {
    title: { en: 'Veranda level guide', cn: '游廊层导览' },
    floor: { en: 'Veranda level', cn: '游廊层' },
    description: { en: 'A central breezeway with rooms on both sides: beauty to the east, silk and gold to the cooler south.', cn: '中央通风廊两侧分列诸室：东为美妆，背阴的南侧为真丝与金饰。' },
    media: [{ picture: 'floor-guide-2', alt: { en: 'Plan of the veranda level with the stair, the central breezeway and the services room', cn: '游廊层平面图，标示楼梯、中央通风廊与服务室' } }],
    addresses: ['brisbane-guide-stair', 'brisbane-guide-fragrance-table', 'brisbane-guide-services-room'],
    groups: ['brisbane-locator-houses'],
  }),
  entry('storeGuideAddress', 'brisbane-guide-stair', { title: { en: 'Timber stair', cn: '木楼梯' }, address: { en: 'North front, from Porphyry Lane', cn: '北面正门，自斑岩巷而上' }, mark: 'A' }),
  entry('storeGuideAddress', 'brisbane-guide-fragrance-table', { title: { en: 'Fragrance table', cn: '香氛长桌' }, address: breezeway, time: { en: 'Daily, 10am to 7pm', cn: '每日 10:00 至 19:00' }, mark: 'B', internalLink: 'brisbane-brand-hesperia' }),
  entry('storeGuideAddress', 'brisbane-guide-services-room', {
    title: { en: 'Services room', cn: '服务室' },
    address: { en: 'Veranda level, west end', cn: '游廊层，西端' },
    time: { en: 'Daily, 9:30am to 7pm', cn: '每日 9:30 至 19:00' },
    phone: '+61 7 7010 0149',
    mark: 'C',
    internalLink: 'brisbane-service-airport-collection',
  }),
  entry('brandLocatorGroup', 'brisbane-locator-houses', {
    title: { en: 'Houses along the breezeway', cn: '通风廊两侧的品牌' },
    floor: { en: 'Veranda level', cn: '游廊层' },
    brands: ['brisbane-brand-hesperia', 'brisbane-brand-maison-verane', 'brisbane-brand-ottavia-rey', 'brisbane-brand-bellarosa', 'brisbane-brand-honey-and-tide'],
  }),
];
