import { entry, type Seed } from '../../seed.ts';
import { address, hourLines } from './places.ts';

/** The gallery in Singapore with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'singapore-store-singapore', {
    title: { en: 'Meridian Galleria Singapore', cn: 'Meridian Galleria 新加坡' },
    slug: 'singapore',
    description: {
      en: 'Four floors around a planted light well, a covered walk from Orchard station and a short ride from most hotels.',
      cn: '四层空间环绕一方绿意天井，经有盖走廊可达乌节地铁站，距多数酒店车程不远。',
    },
    address,
    phone: '+65 6555 0148',
    email: 'singapore@meridian.example',
    time: hourLines,
    location: { lat: 1.3046, lon: 103.8321 },
    media: ['hero-atrium'],
    body: {
      en: 'Nutmeg and pepper grew on this hill before there was a road to sell them on. The arcade keeps the name; the scent is now at the fragrance bar, on the left as you come in.\n\n## Before you come\n\n- Bring your passport and your flight or ferry details.\n- Tourists may claim GST back on eligible purchases; the Level 1 desk helps with the paperwork.\n- Umbrellas are lent at both doors, free of charge.',
      cn: '这片坡地曾种满肉豆蔻与胡椒，那时还没有可供售卖的街市。长廊沿用旧名，而香气如今收在进门左手边的香氛吧台。\n\n## 到访须知\n\n- 请携带护照及离境航班或渡轮信息。\n- 游客可就符合条件的消费申请退还消费税，一层服务台可协助办理。\n- 两处入口均可免费借伞。',
    },
    features: { en: ['Covered walk to the station', 'Step-free throughout', 'Nursing room on Level 3'], cn: ['有盖走廊直通地铁站', '全馆无障碍通行', '三层设哺乳室'] },
    storeGuides: ['singapore-guide-level-1'],
    locatorGroups: ['singapore-locator-houses'],
    directionsLink: 'https://www.openstreetmap.org/?mlat=1.3046&mlon=103.8321#map=17/1.3046/103.8321',
  }),
  entry('storeGuide', 'singapore-guide-level-1', {
    title: { en: 'Level 1 guide', cn: '一层导览' },
    floor: { en: 'Level 1', cn: '一层' },
    description: { en: 'Both entrances, the fragrance bar and the services desk are on this floor.', cn: '两处入口、香氛吧台与服务台均在本层。' },
    media: [{ picture: 'floor-guide-1', alt: { en: 'Floor plan of Level 1 with the two entrances, the light well and the services desk', cn: '一层平面图，标示两处入口、天井与服务台' } }],
    addresses: ['singapore-guide-orchard-door', 'singapore-guide-fragrance-bar', 'singapore-guide-services-desk'],
    groups: ['singapore-locator-houses'],
  }),
  entry('storeGuideAddress', 'singapore-guide-orchard-door', { title: { en: 'Orchard door', cn: '乌节路入口' }, address: { en: 'Level 1, south side, from the covered walkway', cn: '一层南侧，连接有盖走廊' }, mark: 'A' }),
  entry('storeGuideAddress', 'singapore-guide-fragrance-bar', { title: { en: 'Fragrance bar', cn: '香氛吧台' }, address: { en: 'Level 1, left of the light well', cn: '一层天井左侧' }, time: { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00' }, mark: 'B', internalLink: 'singapore-brand-hesperia' }),
  entry('storeGuideAddress', 'singapore-guide-services-desk', {
    title: { en: 'Services desk', cn: '服务台' },
    address: { en: 'Level 1, north side, beside the lifts', cn: '一层北侧电梯旁' },
    time: { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00' },
    phone: '+65 6555 0149',
    mark: 'C',
    internalLink: 'singapore-service-airport-collection',
  }),
  entry('brandLocatorGroup', 'singapore-locator-houses', {
    title: { en: 'Houses around the light well', cn: '环绕天井的品牌' },
    floor: { en: 'Levels 1 and 2', cn: '一层与二层' },
    brands: ['singapore-brand-hesperia', 'singapore-brand-aurelle', 'singapore-brand-calibre-ferrand', 'singapore-brand-ondine-joaillerie', 'singapore-brand-cacao-thereze'],
  }),
];
