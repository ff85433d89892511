import { entry, type Seed } from '../../seed.ts';
import { address, hourLines, hours } from './places.ts';

/** The gallery in Queenstown with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'queenstown-store-queenstown', {
    title: { en: 'Meridian Galleria Queenstown', cn: 'Meridian Galleria 皇后镇' },
    slug: 'queenstown',
    description: {
      en: 'Two floors of stone and larch near the lakefront, with a hearth, a tasting bar and a heated room for boots and coats.',
      cn: '近湖两层石木小屋，有壁炉、品鉴吧台，以及供靴履外套取暖的暖室。',
    },
    address,
    phone: '+64 3 555 0148',
    email: 'queenstown@meridian.example',
    time: hourLines,
    location: { lat: -45.0314, lon: 168.6622 },
    media: ['hero-atrium'],
    body: {
      en: 'From the lake, look for the smoke and then the lamp. The ground floor holds food, gin and the hearth; the upper floor has watches, fragrance and a window towards the Remarkables.\n\n## Before you come\n\n- Bring your passport and flight details for duty-free prices.\n- Mountain boots are welcome on the stone, slippers are lent for the stairs.\n- Duty-free purchases are collected at Queenstown Airport on departure.',
      cn: '从湖边走来，先见炊烟，再见门灯。楼下为美食、金酒与炉火；楼上为腕表、香氛，以及一扇朝向卓越山脉的窗。\n\n## 到访须知\n\n- 享受免税价请携带护照与航班信息。\n- 登山靴与雪靴可踏石地，上楼请换借用的软鞋。\n- 免税商品于离境时在皇后镇机场提取。',
    },
    features: { en: ['Open hearth', 'Boot and coat room', 'Lift to the upper floor'], cn: ['敞式壁炉', '暖靴室与衣帽寄存', '电梯可达二层'] },
    storeGuides: ['queenstown-guide-ground'],
    locatorGroups: ['queenstown-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=-45.0314&mlon=168.6622#map=17/-45.0314/168.6622',
  }),
  entry('storeGuide', 'queenstown-guide-ground', {
    title: { en: 'Ground floor guide', cn: '首层导览' },
    floor: { en: 'Ground floor', cn: '首层' },
    description: { en: 'Everything turns around the chimney: boots to the left, gin to the right, breakfast behind.', cn: '一切环绕烟囱：左为暖靴室，右为金酒吧台，早餐在后。' },
    media: [{ picture: 'floor-guide-1', alt: { en: 'Plan of the ground floor with the lane door, the hearth and the warm room around the chimney', cn: '首层平面图，标示临巷入口、壁炉与环绕烟囱的暖靴室' } }],
    addresses: ['queenstown-guide-lane-door', 'queenstown-guide-hearth', 'queenstown-guide-warm-room'],
    groups: ['queenstown-locator-houses'],
  }),
  entry('storeGuideAddress', 'queenstown-guide-lane-door', { title: { en: 'Lane door', cn: '临巷入口' }, address: { en: 'Ground floor, south side, level with the lane', cn: '首层南侧，与巷面齐平' }, mark: 'A' }),
  entry('storeGuideAddress', 'queenstown-guide-hearth', { title: { en: 'The hearth', cn: '壁炉' }, address: { en: 'Ground floor, centre', cn: '首层中央' }, time: { en: 'Lit daily from 9am', cn: '每日 9:00 起燃' }, mark: 'B', internalLink: 'queenstown-dining-hearth' }),
  entry('storeGuideAddress', 'queenstown-guide-warm-room', {
    title: { en: 'Warm room', cn: '暖靴室' },
    address: { en: 'Ground floor, left of the chimney', cn: '首层，烟囱左侧' },
    time: hours,
    phone: '+64 3 555 0149',
    mark: 'C',
    internalLink: 'queenstown-service-warm-room',
  }),
  entry('brandLocatorGroup', 'queenstown-locator-houses', {
    title: { en: 'Houses by the chimney', cn: '炉边品牌' },
    floor: { en: 'Ground and upper floors', cn: '首层与二层' },
    brands: ['queenstown-brand-cacao-thereze', 'queenstown-brand-juniper-row', 'queenstown-brand-lune-and-linden', 'queenstown-brand-kintara', 'queenstown-brand-calibre-ferrand'],
  }),
];
