import { entry, type Seed } from '../../seed.ts';
import { address, goodsYard, hourLines, hours, name } from './places.ts';

/** The gallery in Hong Kong with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'hong-kong-store-hong-kong', {
    title: name,
    slug: 'hong-kong',
    address,
    time: hourLines,
    phone: '+852 0000 1841',
    email: 'hong-kong@meridian.example',
    location: { lat: 22.2969, lon: 114.1719 },
    media: ['hero-atrium'],
    layout: 'A',
    size: 'Size 2',
    alignment: 'Left',
    description: {
      en: 'A brick godown with iron shutters, four floors deep and open late, a few minutes from the water in Tsim Sha Tsui.',
      tc: '一座配鐵窗板的磚砌貨倉，樓高四層，營業至晚上十時，距尖沙咀海旁僅數分鐘。',
      cn: '一座配铁窗板的砖砌货仓，楼高四层，营业至晚上十点，距尖沙咀海旁仅数分钟。',
    },
    body: {
      en: 'Hong Kong charges no sales tax, so the price on the label is the price you pay. Lifts reach every floor from the goods yard; strollers may be borrowed at the gate.',
      tc: '香港不設銷售稅，標價即實付價。貨場升降機直達各層；大門旁可借用嬰兒車。',
      cn: '香港不设销售税，标价即实付价。货场电梯直达各层；大门旁可借用婴儿车。',
    },
    features: { en: ['Collection of online orders', 'Umbrella loan', 'Lift to all floors'], tc: ['網上訂單提取', '借傘服務', '升降機直達各層'], cn: ['线上订单自提', '借伞服务', '电梯直达各层'] },
    storeGuides: ['hong-kong-guide-ground'],
    locatorGroups: ['hong-kong-locator-first'],
  }),
  entry('storeGuide', 'hong-kong-guide-ground', {
    title: { en: 'The goods yard', tc: '貨場', cn: '货场' },
    floor: { en: 'Ground floor', tc: '地下', cn: '地面层' },
    description: { en: 'Chocolate and tea near the gate, fragrance behind the shutters, parcels by the old scale.', tc: '門旁是朱古力與茶，窗板後是香氛，舊磅秤旁領取包裹。', cn: '门旁是巧克力与茶，窗板后是香氛，旧磅秤旁领取包裹。' },
    media: [{ picture: 'floor-guide-3', alt: { en: 'Plan of the ground floor and the goods yard', tc: '地下及貨場平面圖', cn: '地面层及货场平面图' } }],
    addresses: ['hong-kong-place-parcels', 'hong-kong-place-umbrellas', 'hong-kong-place-tea'],
    groups: ['hong-kong-locator-first'],
  }),
  entry('storeGuideAddress', 'hong-kong-place-parcels', {
    title: { en: 'Parcel counter', tc: '包裹領取處', cn: '包裹自提处' },
    address: { en: 'Ground floor, by the old scale', tc: '地下，舊磅秤旁', cn: '地面层，旧磅秤旁' },
    time: { en: 'Daily, noon to 10pm', tc: '每日 12:00–22:00', cn: '每日 12:00–22:00' },
    mark: 'A',
    internalLink: 'hong-kong-service-collect',
  }),
  entry('storeGuideAddress', 'hong-kong-place-umbrellas', {
    title: { en: 'Umbrella stand', tc: '借傘處', cn: '借伞处' },
    address: { en: 'Ground floor, inside the gate', tc: '地下，大門內側', cn: '地面层，大门内侧' },
    time: hours,
    mark: 'B',
  }),
  entry('storeGuideAddress', 'hong-kong-place-tea', {
    title: { en: 'Pulled-tea counter', tc: '奶茶吧枱', cn: '奶茶吧台' },
    address: goodsYard,
    time: { en: 'Daily, 8am to 8pm', tc: '每日 8:00–20:00', cn: '每日 8:00–20:00' },
    mark: 'C',
    internalLink: 'hong-kong-dining-milk-tea',
  }),
  entry('brandLocatorGroup', 'hong-kong-locator-first', {
    title: { en: 'Watches and silk', tc: '腕錶與絲巾', cn: '腕表与丝巾' },
    floor: { en: 'First floor', tc: '一樓', cn: '一楼' },
    brands: ['hong-kong-brand-calibre-ferrand', 'hong-kong-brand-ottavia-rey'],
  }),
];
