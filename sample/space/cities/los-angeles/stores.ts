import { entry, type Seed } from '../../seed.ts';
import { address, hours } from './places.ts';

/** The gallery in Los Angeles with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'los-angeles-store-los-angeles', {
    title: { en: 'Meridian Galleria Los Angeles', cn: 'Meridian Galleria 洛杉矶' },
    slug: 'los-angeles',
    description: {
      en: 'A planted court past security with deep eaves, a west window over the runways and dinner under lemon trees.',
      cn: '安检之后的绿意庭院，深檐低垂，西窗俯瞰跑道，柠檬树下可用晚餐。',
    },
    address,
    phone: '+1 310 555 0142',
    email: 'losangeles@meridian.example',
    time: { en: ['Daily, 6am to 1am', 'The cellar, 10am to midnight'], cn: ['每日 6:00 至次日 1:00', '酒窖 10:00 至 24:00'] },
    location: { lat: 33.9436, lon: -118.4095 },
    media: ['arch-boutique'],
    body: {
      en: 'You arrive through a narrow passage and then the ceiling lifts. Shops are under the eaves; the middle is left empty on purpose, with benches, lemon trees and sky.\n\n## Before you come\n\n- Have your boarding pass ready; it decides whether you shop duty-free or with tax included.\n- Wines and spirits are sold to guests aged 21 and over.\n- The long-haul gates are six to twelve minutes on foot. Signs in the court give the time to each.',
      cn: '穿过一段窄廊，屋顶忽然高起。店铺列于檐下，正中特意留白，只有长椅、柠檬树与一方天空。\n\n## 到访须知\n\n- 请备好登机牌，免税或含税价以此为准。\n- 葡萄酒与烈酒仅售予年满 21 岁的宾客。\n- 至远程航班登机口步行约六至十二分钟，庭中指示牌标有各处所需时间。',
    },
    features: { en: ['Past security', 'Open-air court', 'West window seating'], cn: ['位于安检之后', '露天庭院', '西窗座席'] },
    storeGuides: ['los-angeles-guide-court'],
    locatorGroups: ['los-angeles-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=33.9436&mlon=-118.4095#map=17/33.9436/-118.4095',
  }),
  entry('storeGuide', 'los-angeles-guide-court', {
    title: { en: 'Court guide', cn: '庭院导览' },
    floor: { en: 'Departures level', cn: '出发层' },
    description: { en: 'One level around a square court: beauty on the east side, leather and gold on the north, the cellar in the shade.', cn: '单层环绕方庭：东为美妆，北为皮具与金饰，酒窖居于荫处。' },
    media: [{ picture: 'floor-guide-3', alt: { en: 'Plan of the court with the passage, the lemon trees and the west window', cn: '庭院平面图，标示入口窄廊、柠檬树与西窗' } }],
    addresses: ['los-angeles-guide-passage', 'los-angeles-guide-cellar', 'los-angeles-guide-west-window'],
    groups: ['los-angeles-locator-houses'],
  }),
  entry('storeGuideAddress', 'los-angeles-guide-passage', { title: { en: 'The passage', cn: '入口窄廊' }, address: { en: 'East side, straight on after security', cn: '东侧，安检后直行' }, time: hours, mark: 'A' }),
  entry('storeGuideAddress', 'los-angeles-guide-cellar', {
    title: { en: 'The cellar', cn: '酒窖' },
    address: { en: 'South side, behind the olive trees', cn: '南侧，橄榄树后' },
    time: { en: 'Daily, 10am to midnight', cn: '每日 10:00 至 24:00' },
    phone: '+1 310 555 0143',
    mark: 'B',
    internalLink: 'los-angeles-brand-glenmarrow',
  }),
  entry('storeGuideAddress', 'los-angeles-guide-west-window', { title: { en: 'West window', cn: '西窗' }, address: { en: 'West side, beside the Citrus Court', cn: '西侧，柑橘庭院旁' }, mark: 'C', internalLink: 'los-angeles-dining-citrus-court' }),
  entry('brandLocatorGroup', 'los-angeles-locator-houses', {
    title: { en: 'Houses around the court', cn: '环庭品牌' },
    floor: { en: 'Departures level', cn: '出发层' },
    brands: ['los-angeles-brand-aurelle', 'los-angeles-brand-casa-orsino', 'los-angeles-brand-ondine-joaillerie', 'los-angeles-brand-meridian-time', 'los-angeles-brand-glenmarrow'],
  }),
];
