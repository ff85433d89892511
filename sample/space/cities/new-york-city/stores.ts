import { entry, type Seed } from '../../seed.ts';
import { address, hours, underTheClock } from './places.ts';

/** The gallery in New York City with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'new-york-city-store-new-york-city', {
    title: { en: 'Meridian Galleria New York City', cn: 'Meridian Galleria 纽约' },
    slug: 'new-york-city',
    description: {
      en: 'A vaulted concourse past security at Kennedy, with a bay window, a watchmaker and dinner at a proper counter.',
      cn: '肯尼迪机场安检之后的拱顶长廊，有海湾大窗，有制表师，也有一席像样的晚餐。',
    },
    address,
    phone: '+1 718 555 0142',
    email: 'newyork@meridian.example',
    time: { en: ['Daily, 6am to midnight', 'Watch bench, 10am to 8pm'], cn: ['每日 6:00 至 24:00', '制表台 10:00 至 20:00'] },
    location: { lat: 40.6439, lon: -73.7819 },
    media: ['arch-boutique'],
    body: {
      en: 'You reach us after the checkpoint, so there is nothing left to take off or hand over. Seats by the bay window are for anyone, shopping or not.\n\n## Before you come\n\n- Have your boarding pass ready; it decides whether you shop duty-free or with tax included.\n- Wines and spirits are sold to guests aged 21 and over.\n- Departure screens hang in every room, and staff will walk you to the gate if it is close.',
      cn: '本馆位于安检之后，您已无须再脱外套、取随身物品。海湾窗前的座位人人可坐，不论是否购物。\n\n## 到访须知\n\n- 请备好登机牌，免税或含税价以此为准。\n- 葡萄酒与烈酒仅售予年满 21 岁的宾客。\n- 每间厅内均设航班信息屏；时间紧迫时，店员可陪同您前往登机口。',
    },
    features: { en: ['Past security', 'Bay window seating', 'Charging at every table'], cn: ['位于安检之后', '海湾景观座席', '每桌均可充电'] },
    storeGuides: ['new-york-city-guide-concourse'],
    locatorGroups: ['new-york-city-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=40.6439&mlon=-73.7819#map=17/40.6439/-73.7819',
  }),
  entry('storeGuide', 'new-york-city-guide-concourse', {
    title: { en: 'Concourse guide', cn: '长廊导览' },
    floor: { en: 'Departures level', cn: '出发层' },
    description: { en: 'One level, three vaults, no stairs: beauty first, watches in the middle, the cellar and the counter by the window.', cn: '单层三拱，全程无台阶：先至美妆，次为腕表，酒窖与餐台临窗而设。' },
    media: [{ picture: 'floor-guide-2', alt: { en: 'Plan of the concourse with three vaults, the services desk and the bay window', cn: '长廊平面图，标示三座拱厅、服务台与海湾大窗' } }],
    addresses: ['new-york-city-guide-checkpoint', 'new-york-city-guide-watch-bench', 'new-york-city-guide-bay-window'],
    groups: ['new-york-city-locator-houses'],
  }),
  entry('storeGuideAddress', 'new-york-city-guide-checkpoint', { title: { en: 'Checkpoint entrance', cn: '安检侧入口' }, address: { en: 'First vault, straight ahead after security', cn: '第一拱厅，安检后直行' }, time: hours, mark: 'A' }),
  entry('storeGuideAddress', 'new-york-city-guide-watch-bench', {
    title: { en: 'Watch bench', cn: '制表台' },
    address: underTheClock,
    time: { en: 'Daily, 10am to 8pm', cn: '每日 10:00 至 20:00' },
    phone: '+1 718 555 0143',
    mark: 'B',
    internalLink: 'new-york-city-service-watch-bench',
  }),
  entry('storeGuideAddress', 'new-york-city-guide-bay-window', { title: { en: 'Bay window', cn: '海湾大窗' }, address: { en: 'Third vault, beside the long counter', cn: '第三拱厅，长台旁' }, mark: 'C', internalLink: 'new-york-city-dining-long-counter' }),
  entry('brandLocatorGroup', 'new-york-city-locator-houses', {
    title: { en: 'Houses along the concourse', cn: '长廊品牌' },
    floor: { en: 'Departures level', cn: '出发层' },
    brands: ['new-york-city-brand-maison-verane', 'new-york-city-brand-lune-and-linden', 'new-york-city-brand-meridian-time', 'new-york-city-brand-north-and-vale', 'new-york-city-brand-glenmarrow'],
  }),
];
