import { entry, type Seed } from '../../seed.ts';
import { address, gateCourt, hours } from './places.ts';

/** The gallery in Bali with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeGuideAddress', 'bali-place-arrival-court', {
    title: { en: 'Arrival court', cn: '迎宾庭', jp: '車寄せの庭' },
    address: { en: 'Ground floor, lane side', cn: '底层，巷侧', jp: '地上階 小道側' },
    time: { en: 'Daily, 10am to midnight', cn: '每日 10:00 至 24:00', jp: '毎日 10:00〜24:00' },
    phone: '+62 361 000 143',
    mark: '1',
    internalLink: 'bali-service-car-to-the-airport',
  }),
  entry('storeGuideAddress', 'bali-place-coffee-porch', {
    title: { en: 'Kintamani coffee porch', cn: '金塔马尼咖啡廊', jp: 'キンタマーニ・コーヒーポーチ' },
    address: gateCourt,
    time: { en: 'Daily, 7am to 10pm', cn: '每日 7:00 至 22:00', jp: '毎日 7:00〜22:00' },
    phone: '+62 361 000 144',
    mark: '2',
    internalLink: 'bali-dining-kintamani-porch',
  }),
  entry('storeGuideAddress', 'bali-place-board-rack', {
    title: { en: 'Board rack and showers', cn: '板架与淋浴', jp: 'ボードラックとシャワー' },
    address: { en: 'Ground floor, garden side of the sea pavilion', cn: '底层，海亭花园一侧', jp: '地上階 海のパビリオンの庭側' },
    time: { en: 'Daily, 11am to 7pm', cn: '每日 11:00 至 19:00', jp: '毎日 11:00〜19:00' },
    phone: '+62 361 000 145',
    mark: '3',
    internalLink: 'bali-service-after-surf',
  }),
  entry('brandLocatorGroup', 'bali-group-houses', {
    title: { en: 'Houses in the pavilions', cn: '亭中品牌', jp: 'パビリオンのブランド' },
    floor: { en: 'Ground and upper floor', cn: '底层与上层', jp: '地上階・上階' },
    brands: ['bali-brand-kintara', 'bali-brand-cacao-thereze', 'bali-brand-aurelle', 'bali-brand-lune-and-linden', 'bali-brand-ondine-joaillerie'],
  }),
  entry('storeGuide', 'bali-guide-ground-floor', {
    title: { en: 'Gate court and sea pavilion', cn: '门庭与海亭', jp: '門の庭と海のパビリオン' },
    floor: { en: 'Ground floor', cn: '底层', jp: '地上階' },
    description: { en: 'Towards the mountain is kaja, towards the sea is kelod; the signs say both, and the sea pavilion is downhill.', cn: '向山为“卡嘉”，向海为“克洛”；路牌两者皆标，海亭在下坡处。', jp: '山の方角はカジャ、海の方角はクロッド。案内板には両方を記しました。海のパビリオンは坂の下です。' },
    media: [{ picture: 'floor-guide-3', alt: { en: 'Floor guide of the ground floor', cn: '底层楼层指南', jp: '地上階フロアガイド' } }],
    addresses: ['bali-place-arrival-court', 'bali-place-coffee-porch', 'bali-place-board-rack'],
    groups: ['bali-group-houses'],
  }),
  entry('storeLocator', 'bali-store-bali', {
    title: { en: 'Meridian Galleria Bali', cn: 'Meridian Galleria 巴厘岛', jp: 'Meridian Galleria バリ' },
    slug: 'bali',
    seo: 'bali-seo-store',
    media: ['arch-boutique'],
    layout: 'E',
    size: 'Size 2',
    address,
    description: {
      en: 'Three thatched pavilions around a lawn in Kuta, one lane behind the beach, with showers, a coffee porch and a car rank.',
      cn: '库塔海滩后一巷，三座茅顶亭阁环绕草坪，设淋浴、咖啡廊与候车处。',
      jp: 'クタの浜から小道一本、芝庭を囲む三つの茅葺きパビリオン。シャワー、コーヒーポーチ、車寄せを備えています。',
    },
    body: {
      en: 'From the beach, take the lane beside the big banyan and look for the gate in two halves. Drivers may drop off in the arrival court at any hour; scooters park free under the frangipani.\n\nPrices are in rupiah. Please show your passport and a ticket out of Indonesia for duty-free purchases.',
      cn: '自海滩走大榕树旁的小巷，望见一分为二的门便是。迎宾庭随时可落客，小摩托可免费停在鸡蛋花树下。\n\n价格以印尼盾计。选购免税商品，请出示护照与离境机票。',
      jp: '浜からは大きなバニヤンの脇の小道へ。二つに割れた門が目印です。車寄せの庭には何時でもお着けいただけ、バイクはフランジパニの木の下に無料で停められます。\n\n価格はルピア表示です。免税品をお求めの際は、パスポートと出国の航空券をご提示ください。',
    },
    phone: '+62 361 000 142',
    email: 'bali@meridian.example',
    location: { lat: -8.7185, lon: 115.1686 },
    directionsLink: 'https://www.openstreetmap.org/?mlat=-8.7185&mlon=115.1686#map=17/-8.7185/115.1686',
    time: { en: [hours.en, 'Coffee porch from 7am'], cn: [hours.cn, '咖啡廊 7:00 起'], jp: [hours.jp, 'コーヒーポーチは7:00から'] },
    features: { en: ['Car to the airport', 'Showers and board rack', 'Free Wi-Fi', 'Step-free ground floor'], cn: ['机场专车', '淋浴与板架', '免费 Wi-Fi', '底层无障碍'], jp: ['空港までのお車', 'シャワーとボードラック', '無料Wi-Fi', '段差のない地上階'] },
    storeGuides: ['bali-guide-ground-floor'],
    locatorGroups: ['bali-group-houses'],
  }),
];
