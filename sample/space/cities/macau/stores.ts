import { entry, type Seed } from '../../seed.ts';
import { address, eastArches, hourLines, name, westArches } from './places.ts';

/** The gallery in Macau with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'macau-store-macau', {
    title: name,
    slug: 'macau',
    address,
    time: hourLines,
    phone: '+853 0000 1849',
    email: 'macau@meridian.example',
    location: { lat: 22.1486, lon: 113.5617 },
    media: ['hero-atrium'],
    layout: 'E',
    size: 'Size 2',
    alignment: 'Right',
    description: {
      en: 'Two storeys of arches around a paved court in Cotai, open late at the weekend.',
      tc: '路氹的兩層拱廊，環抱一方石仔路庭院，週末延至夜深。',
      cn: '路氹的两层拱廊，环抱一方碎石庭院，周末延至夜深。',
    },
    body: {
      en: 'Macau has no sales tax; the price you see is the price you pay. The court is level throughout, and wheelchairs can be borrowed at the lantern desk.',
      tc: '澳門不設銷售稅，標價即實付價。庭院全程平坦，燈籠服務枱備有輪椅借用。',
      cn: '澳门不设销售税，标价即实付价。庭院全程平坦，灯笼服务台备有轮椅借用。',
    },
    features: { en: ['Collection of online orders', 'Ferry shuttle', 'Level court'], tc: ['網上訂單領取', '碼頭接駁車', '無梯級庭院'], cn: ['线上订单自提', '码头接驳车', '无台阶庭院'] },
    storeGuides: ['macau-guide-ground'],
    locatorGroups: ['macau-locator-first'],
  }),
  entry('storeGuide', 'macau-guide-ground', {
    title: { en: 'The paved court', tc: '石仔路庭院', cn: '碎石庭院' },
    floor: { en: 'Ground floor', tc: '地下', cn: '地面层' },
    description: { en: 'Beauty under the left arches, whisky and tea under the right, the lantern desk in the middle.', tc: '左廊美妝，右廊威士忌與茶，燈籠服務枱居中。', cn: '左廊美妆，右廊威士忌与茶，灯笼服务台居中。' },
    media: [{ picture: 'floor-guide-1', alt: { en: 'Plan of the ground floor and its paved court', tc: '地下及石仔路庭院平面圖', cn: '地面层及碎石庭院平面图' } }],
    addresses: ['macau-place-desk', 'macau-place-collect', 'macau-place-custard'],
    groups: ['macau-locator-first'],
  }),
  entry('storeGuideAddress', 'macau-place-desk', { title: { en: 'Lantern desk', tc: '燈籠服務枱', cn: '灯笼服务台' }, address: { en: 'Ground floor, middle of the court', tc: '地下，庭院中央', cn: '地面层，庭院中央' }, time: { en: 'Daily, 10am to 10pm', tc: '每日 10:00–22:00', cn: '每日 10:00–22:00' }, mark: 'A' }),
  entry('storeGuideAddress', 'macau-place-collect', {
    title: { en: 'Online orders', tc: '網上訂單領取處', cn: '线上订单自提处' },
    address: eastArches,
    time: { en: 'Daily, 11am to 10pm', tc: '每日 11:00–22:00', cn: '每日 11:00–22:00' },
    mark: 'B',
    internalLink: 'macau-service-collect',
  }),
  entry('storeGuideAddress', 'macau-place-custard', {
    title: { en: 'Custard and coffee', tc: '葡撻與咖啡', cn: '葡挞与咖啡' },
    address: westArches,
    time: { en: 'Daily, 9am to 9pm', tc: '每日 9:00–21:00', cn: '每日 9:00–21:00' },
    mark: 'C',
    internalLink: 'macau-dining-custard',
  }),
  entry('brandLocatorGroup', 'macau-locator-first', { title: { en: 'Jewellery on the balcony', tc: '廊上珠寶', cn: '廊上珠宝' }, floor: { en: 'First floor', tc: '一樓', cn: '一楼' }, brands: ['macau-brand-ondine-joaillerie'] }),
];
