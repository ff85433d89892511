import { entry, type Seed } from '../../seed.ts';
import { address, hours, southGallery } from './places.ts';

/** The gallery in Siem Reap with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeGuideAddress', 'siem-reap-place-road-gate', {
    title: { en: 'Road gate', cn: '临街大门', kr: '거리 쪽 문' },
    address: { en: 'Ground floor, east side', cn: '底层，东侧', kr: '1층 동쪽' },
    time: { en: 'Daily, noon to 10pm', cn: '每日 12:00 至 22:00', kr: '매일 12:00~22:00' },
    phone: '+855 63 000 143',
    mark: '1',
    internalLink: 'siem-reap-service-remork-home',
  }),
  entry('storeGuideAddress', 'siem-reap-place-sugar-palm-cafe', {
    title: { en: 'Sugar palm café', cn: '糖棕咖啡', kr: '슈거 팜 카페' },
    address: southGallery,
    time: { en: 'Daily, 5am to 8pm', cn: '每日 5:00 至 20:00', kr: '매일 5:00~20:00' },
    phone: '+855 63 000 144',
    mark: '2',
    internalLink: 'siem-reap-dining-sugar-palm-cafe',
  }),
  entry('storeGuideAddress', 'siem-reap-place-foot-basins', {
    title: { en: 'Foot basins', cn: '足盆席', kr: '족욕 자리' },
    address: { en: 'Ground floor, north edge of the pond', cn: '底层，莲池北缘', kr: '1층 연못 북쪽 가장자리' },
    time: { en: 'Daily, 11am to 6pm', cn: '每日 11:00 至 18:00', kr: '매일 11:00~18:00' },
    phone: '+855 63 000 145',
    mark: '3',
    internalLink: 'siem-reap-service-after-the-temples',
  }),
  entry('brandLocatorGroup', 'siem-reap-group-houses', {
    title: { en: 'Houses around the court', cn: '环庭品牌', kr: '안뜰을 둘러싼 브랜드' },
    floor: { en: 'Ground and upper floor', cn: '底层与上层', kr: '1층·2층' },
    brands: ['siem-reap-brand-hesperia', 'siem-reap-brand-honey-and-tide', 'siem-reap-brand-maison-verane', 'siem-reap-brand-ottavia-rey', 'siem-reap-brand-north-and-vale'],
  }),
  entry('storeGuide', 'siem-reap-guide-ground-floor', {
    title: { en: 'The court and the south gallery', cn: '庭院与南廊', kr: '안뜰과 남쪽 회랑' },
    floor: { en: 'Ground floor', cn: '底层', kr: '1층' },
    description: {
      en: 'Enter from the road on the east and keep the pond on your right; two stairs and a lift lead to the silk on the upper floor.',
      cn: '自东侧临街大门进入，沿莲池左侧前行；两道楼梯与一部电梯通往上层的丝绸。',
      kr: '동쪽 거리에서 들어와 연못을 오른편에 두고 걸으십시오. 두 계단과 엘리베이터가 2층의 실크로 이어집니다.',
    },
    media: [{ picture: 'floor-guide-1', alt: { en: 'Floor guide of the ground floor', cn: '底层楼层指南', kr: '1층 안내도' } }],
    addresses: ['siem-reap-place-road-gate', 'siem-reap-place-sugar-palm-cafe', 'siem-reap-place-foot-basins'],
    groups: ['siem-reap-group-houses'],
  }),
  entry('storeLocator', 'siem-reap-store-siem-reap', {
    title: { en: 'Meridian Galleria Siem Reap', cn: 'Meridian Galleria 暹粒', kr: 'Meridian Galleria 시엠립' },
    slug: 'siem-reap',
    seo: 'siem-reap-seo-store',
    media: ['door-siem-reap'],
    layout: 'A',
    size: 'Size 2',
    address,
    description: {
      en: 'Two floors of sandstone and dark wood around a lotus pond, half-way between the old market and the first temple gate.',
      cn: '砂岩与深色木料筑成的两层馆舍，环抱莲池，恰在老市场与第一道寺门之间。',
      kr: '사암과 짙은 나무로 지은 2층 건물이 연꽃 연못을 둘러쌉니다. 올드 마켓과 첫 사원 문의 중간입니다.',
    },
    body: {
      en: 'From the old market it is ten minutes by remork along the river; from Angkor Wat, fifteen. Bicycles may lean on the east wall, where a boy of eleven once counted ninety.\n\nPrices are in US dollars; riel are welcome for small change. Please carry your passport for duty-free purchases.',
      cn: '自老市场乘嘟嘟车沿河约十分钟，自吴哥窟约十五分钟。自行车可倚东墙停放，曾有个十一岁的男孩数到过九十辆。\n\n价格以美元计，零钱亦可用瑞尔。选购免税商品，请随身携带护照。',
      kr: '올드 마켓에서 강을 따라 렘목으로 10분, 앙코르와트에서는 15분입니다. 자전거는 동쪽 벽에 기대 두십시오. 열한 살 아이가 아흔 대까지 센 적이 있습니다.\n\n가격은 미국 달러이며 잔돈은 리엘도 받습니다. 면세품을 구매하시려면 여권을 지참해 주십시오.',
    },
    phone: '+855 63 000 142',
    email: 'siem-reap@meridian.example',
    location: { lat: 13.3671, lon: 103.8448 },
    directionsLink: 'https://www.openstreetmap.org/?mlat=13.3671&mlon=103.8448#map=17/13.3671/103.8448',
    time: { en: [hours.en, 'Café from 5am', 'Restaurant until 10pm'], cn: [hours.cn, '咖啡 5:00 起', '餐厅至 22:00'], kr: [hours.kr, '카페는 5:00부터', '레스토랑은 22:00까지'] },
    features: { en: ['Free ride home', 'Foot basins', 'Free Wi-Fi', 'Step-free ground floor'], cn: ['免费送客车', '足盆席', '免费 Wi-Fi', '底层无障碍'], kr: ['무료 귀가 차량', '족욕 자리', '무료 Wi-Fi', '1층 무장애 동선'] },
    storeGuides: ['siem-reap-guide-ground-floor'],
    locatorGroups: ['siem-reap-group-houses'],
  }),
];
