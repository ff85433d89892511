import { entry, type Seed } from '../../seed.ts';
import { hourLines, hours } from './places.ts';

/** The gallery in Paris with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeLocator', 'paris-store-paris', {
    title: { en: 'Meridian Galleria Paris', fr: 'Meridian Galleria Paris', cn: 'Meridian Galleria 巴黎', jp: 'Meridian Galleria パリ', kr: 'Meridian Galleria 파리' },
    slug: 'paris',
    description: {
      en: 'A stone court, a glass roof and five quiet floors between Les Halles and the river.',
      fr: 'Une cour de pierre, une verrière et cinq niveaux paisibles entre les Halles et le fleuve.',
      cn: '石庭、玻璃穹顶与五层静谧空间，位于大堂与塞纳河之间。',
      jp: '石の中庭とガラス屋根、静かな五つのフロアが、レ・アールとセーヌ川のあいだにございます。',
      kr: '돌 안뜰과 유리 천장, 고요한 다섯 개의 층이 레 알과 센강 사이에 있습니다.',
    },
    body: {
      en: 'Come in by the carriage gate on rue des Lanternes. Lifts serve every floor, and the step-free entrance is to the left of the gate. Luggage may be left free of charge for the day.',
      fr: 'Entrez par la porte cochère, rue des Lanternes. Les ascenseurs desservent tous les niveaux\u00a0; l’accès de plain-pied se trouve à gauche de la porte. Vos bagages sont gardés gracieusement pour la journée.',
      cn: '请由灯笼街的马车大门入内。各层均设电梯，无障碍入口位于大门左侧。行李可免费寄存一日。',
      jp: 'ランテルヌ通りの馬車門からお入りください。全階にエレベーターが通じ、段差のない入口は門の左手にございます。お荷物は当日中、無料でお預かりいたします。',
      kr: '랑테른 거리의 마차 출입문으로 들어오십시오. 모든 층에 엘리베이터가 운행하며, 무단차 입구는 문 왼쪽에 있습니다. 짐은 당일 무료로 맡기실 수 있습니다.',
    },
    address: { en: '14 rue des Lanternes, 75001 Paris, France', fr: '14, rue des Lanternes, 75001 Paris', cn: '法国巴黎第一区灯笼街 14 号', jp: 'フランス、パリ1区 ランテルヌ通り14番地', kr: '프랑스 파리 1구 랑테른 거리 14' },
    phone: '+33 1 99 00 48 59',
    email: 'paris@meridian.example',
    location: { lat: 48.8593, lon: 2.3424 },
    media: ['dusk-paris'],
    layout: 'C',
    size: 'Size 2',
    alignment: 'Left',
    time: hourLines,
    features: { en: ['Détaxe desk', 'Luggage room', 'Step-free access'], fr: ['Comptoir de détaxe', 'Bagagerie', 'Accès de plain-pied'], cn: ['退税服务台', '行李寄存', '无障碍通行'], jp: ['免税手続きカウンター', '手荷物預かり', '段差のない入口'], kr: ['세금 환급 데스크', '짐 보관', '무단차 출입'] },
    storeGuides: ['paris-guide-ground'],
    locatorGroups: ['paris-locator-upper'],
  }),
  entry('storeGuide', 'paris-guide-ground', {
    title: { en: 'Around the courtyard', fr: 'Autour de la cour', cn: '环绕庭院', jp: '中庭をめぐって', kr: '안뜰을 따라서' },
    floor: { en: 'Ground floor', fr: 'Rez-de-chaussée', cn: '底层', jp: '地上階', kr: '1층' },
    description: {
      en: 'Fragrance to the left, food and wine to the right, and the desks that make leaving easy at the far end.',
      fr: 'Les parfums à gauche, la table et le vin à droite, et au fond, les comptoirs qui facilitent le départ.',
      cn: '左侧为香氛，右侧为美食与葡萄酒，尽头则是让启程更从容的服务台。',
      jp: '左手にフレグランス、右手にフードとワイン。奥にはご出発のお手伝いをするカウンターが並びます。',
      kr: '왼쪽에는 향수, 오른쪽에는 식품과 와인, 안쪽 끝에는 출국 준비를 돕는 데스크가 있습니다.',
    },
    media: [{ picture: 'floor-guide-1', alt: { en: 'Plan of the ground floor around the courtyard', fr: 'Plan du rez-de-chaussée autour de la cour', cn: '环绕庭院的底层平面图', jp: '中庭を囲む地上階の案内図', kr: '안뜰을 둘러싼 1층 안내도' } }],
    addresses: ['paris-place-detaxe', 'paris-place-luggage', 'paris-place-fragrance'],
    groups: ['paris-locator-upper'],
  }),
  entry('storeGuideAddress', 'paris-place-detaxe', {
    title: { en: 'Détaxe desk', fr: 'Comptoir de détaxe', cn: '退税服务台', jp: '免税手続きカウンター', kr: '세금 환급 데스크' },
    address: { en: 'Ground floor, end of the courtyard', fr: 'Rez-de-chaussée, au fond de la cour', cn: '底层，庭院尽头', jp: '地上階、中庭の奥', kr: '1층 안뜰 안쪽' },
    time: { en: 'Daily, 10am to 7:45pm', fr: 'Tous les jours, de 10 h à 19 h 45', cn: '每日 10:00–19:45', jp: '毎日 10:00〜19:45', kr: '매일 오전 10시 ~ 오후 7시 45분' },
    mark: 'A',
    internalLink: 'paris-service-detaxe',
  }),
  entry('storeGuideAddress', 'paris-place-luggage', {
    title: { en: 'Luggage room', fr: 'Bagagerie', cn: '行李寄存处', jp: '手荷物預かり所', kr: '짐 보관소' },
    address: { en: 'Ground floor, left of the carriage gate', fr: 'Rez-de-chaussée, à gauche de la porte cochère', cn: '底层，马车大门左侧', jp: '地上階、馬車門の左手', kr: '1층 마차 출입문 왼쪽' },
    time: hours,
    mark: 'B',
  }),
  entry('storeGuideAddress', 'paris-place-fragrance', {
    title: { en: 'Fragrance salon', fr: 'Salon des parfums', cn: '香氛沙龙', jp: 'フレグランス サロン', kr: '향수 살롱' },
    address: { en: 'Ground floor, north gallery', fr: 'Rez-de-chaussée, galerie nord', cn: '底层，北侧长廊', jp: '地上階、北ギャラリー', kr: '1층 북쪽 갤러리' },
    time: hours,
    mark: 'C',
    internalLink: 'paris-brand-lune-and-linden',
  }),
  entry('brandLocatorGroup', 'paris-locator-upper', {
    title: { en: 'Leather and jewellery', fr: 'Cuir et joaillerie', cn: '皮具与珠宝', jp: '革小物とジュエリー', kr: '가죽과 주얼리' },
    floor: { en: 'First floor', fr: 'Premier étage', cn: '二层', jp: '2階', kr: '2층' },
    brands: ['paris-brand-casa-orsino', 'paris-brand-ondine-joaillerie'],
  }),
];
