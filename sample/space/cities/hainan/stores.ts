import { entry, type Seed } from '../../seed.ts';
import { address, hourLines, hours, name, westArcade } from './places.ts';

/** The gallery in Hainan with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'hainan-store-hainan', {
    title: name,
    slug: 'hainan',
    address,
    time: hourLines,
    phone: '+86 898 0000 0820',
    email: 'hainan@meridian.example',
    location: { lat: 20.0224, lon: 110.3317 },
    media: ['hero-atrium'],
    layout: 'C',
    size: 'Size 2',
    alignment: 'Left',
    description: { cn: '三层骑楼围合椰林庭院，前临海湾，每日开放，雨天亦可一路檐下而行。', en: 'Three storeys of arcades around a court of coconut palms, facing the bay and open daily; even in rain you walk under cover.' },
    body: {
      cn: '购买离岛免税商品，请携身份证件及离岛行程信息；年满 16 周岁即可享用。馆内另设完税专区，无需行程信息。停车三小时免费。',
      en: 'For duty-free purchases bring your identity document and your travel details; you must be 16 or over. A duty-paid area needs neither. Parking is free for three hours.',
    },
    features: { cn: ['离岛免税提货', '完税专区', '三小时免费停车'], en: ['Duty-free collection', 'Duty-paid area', 'Three hours’ free parking'] },
    storeGuides: ['hainan-guide-level-1'],
    locatorGroups: ['hainan-locator-level-2'],
  }),
  entry('storeGuide', 'hainan-guide-level-1', {
    title: { cn: '环绕椰林庭院', en: 'Around the palm court' },
    floor: { cn: '一层', en: 'Level 1' },
    description: { cn: '东廊美妆香氛，西廊美食，提货咨询台在椰林尽头。', en: 'Beauty and fragrance in the east arcade, food in the west, and the collection desk beyond the palms.' },
    media: [{ picture: 'floor-guide-3', alt: { cn: '一层平面图', en: 'Plan of level 1' } }],
    addresses: ['hainan-place-collection', 'hainan-place-tea', 'hainan-place-parcels'],
    groups: ['hainan-locator-level-2'],
  }),
  entry('storeGuideAddress', 'hainan-place-collection', { title: { cn: '提货咨询台', en: 'Collection desk' }, address: { cn: '一层，椰林尽头', en: 'Level 1, beyond the palms' }, time: hours, mark: 'A', internalLink: 'hainan-service-collection' }),
  entry('storeGuideAddress', 'hainan-place-tea', { title: { cn: '老爸茶室', en: 'Old-style tea room' }, address: westArcade, time: { cn: '每日 9:00–21:00', en: 'Daily, 9am to 9pm' }, mark: 'B', internalLink: 'hainan-dining-tea-room' }),
  entry('storeGuideAddress', 'hainan-place-parcels', { title: { cn: '行李寄存', en: 'Luggage room' }, address: { cn: '一层，正门左侧', en: 'Level 1, left of the main door' }, time: hours, mark: 'C' }),
  entry('brandLocatorGroup', 'hainan-locator-level-2', { title: { cn: '腕表与皮具', en: 'Watches and leather' }, floor: { cn: '二层', en: 'Level 2' }, brands: ['hainan-brand-meridian-time', 'hainan-brand-casa-orsino'] }),
];
