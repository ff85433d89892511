import { entry, type Seed } from '../../seed.ts';
import { address, hourLines, name, underTheDome } from './places.ts';

/** The gallery in Abu Dhabi with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'abu-dhabi-store-abu-dhabi', {
    title: name,
    slug: 'abu-dhabi',
    address,
    time: hourLines,
    phone: '+971 2 000 0012',
    email: 'abu-dhabi@meridian.example',
    location: { lat: 24.4541, lon: 54.3776 },
    media: ['hero-beauty'],
    layout: 'B',
    size: 'Size 2',
    alignment: 'Right',
    description: { en: 'One dome, one channel of running water and two cool floors around them, open every day of the week.', cn: '一座穹顶，一道流水，两层清凉空间环绕其间，每日开放。' },
    body: {
      en: 'Valets receive cars at the east porch without charge. Prayer rooms for women and men are on level 2, and the whole house is step-free.',
      cn: '东门廊提供免费代客泊车。二层设男女祈祷室，全馆无障碍通行。',
    },
    features: { en: ['Tax refund desk', 'Prayer rooms', 'Valet parking'], cn: ['退税服务台', '祈祷室', '代客泊车'] },
    storeGuides: ['abu-dhabi-guide-level-1'],
    locatorGroups: ['abu-dhabi-locator-level-2'],
  }),
  entry('storeGuide', 'abu-dhabi-guide-level-1', {
    title: { en: 'Along the water channel', cn: '沿水渠而行' },
    floor: { en: 'Level 1', cn: '一层' },
    description: { en: 'Fragrance to the north, sweets and dates to the south, the tax refund desk where the water ends.', cn: '北侧香氛，南侧甜点与椰枣，水渠尽头是退税服务台。' },
    media: [{ picture: 'floor-guide-2', alt: { en: 'Plan of level 1', cn: '一层平面图' } }],
    addresses: ['abu-dhabi-place-tax', 'abu-dhabi-place-gahwa', 'abu-dhabi-place-prayer'],
    groups: ['abu-dhabi-locator-level-2'],
  }),
  entry('storeGuideAddress', 'abu-dhabi-place-tax', { title: { en: 'Tax refund desk', cn: '退税服务台' }, address: { en: 'Level 1, end of the channel', cn: '一层，水渠尽头' }, time: { en: 'During opening hours', cn: '与开放时间相同' }, mark: 'A', internalLink: 'abu-dhabi-service-tax-refund' }),
  entry('storeGuideAddress', 'abu-dhabi-place-gahwa', { title: { en: 'Gahwa bench', cn: '咖啡长席' }, address: underTheDome, time: { en: 'During opening hours', cn: '与开放时间相同' }, mark: 'B', internalLink: 'abu-dhabi-dining-gahwa' }),
  entry('storeGuideAddress', 'abu-dhabi-place-prayer', { title: { en: 'Prayer rooms', cn: '祈祷室' }, address: { en: 'Level 2, north side', cn: '二层，北侧' }, time: { en: 'During opening hours', cn: '与开放时间相同' }, mark: 'C' }),
  entry('brandLocatorGroup', 'abu-dhabi-locator-level-2', { title: { en: 'Pearls and watches', cn: '珍珠与腕表' }, floor: { en: 'Level 2', cn: '二层' }, brands: ['abu-dhabi-brand-ondine-joaillerie', 'abu-dhabi-brand-calibre-ferrand'] }),
];
