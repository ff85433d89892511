import { entry, type Seed } from '../../seed.ts';
import { address, hours } from './places.ts';

/** The gallery in Saipan with its floor guide. */
export const stores: readonly Seed[] = [
  entry('storeGuideAddress', 'saipan-place-welcome-desk', {
    title: { en: 'Welcome desk', cn: '迎宾台', jp: 'ウェルカムデスク', kr: '웰컴 데스크' },
    address: { en: 'Level 1, under the great arch', cn: '一层，大拱门下', jp: '1階 大アーチの下', kr: '1층, 큰 아치 아래' },
    time: hours,
    phone: '+1 670-555-0143',
    mark: '1',
    internalLink: 'saipan-service-delivered-to-your-room',
  }),
  entry('storeGuideAddress', 'saipan-place-flame-tree-cafe', {
    title: { en: 'Flame tree café', cn: '凤凰木咖啡', jp: '南洋桜のカフェ', kr: '불꽃나무 카페' },
    address: { en: 'Level 1, garden side', cn: '一层，花园一侧', jp: '1階 庭側', kr: '1층 정원 쪽' },
    time: { en: 'Daily, 7am to 9pm', cn: '每日 7:00 至 21:00', jp: '毎日 7:00〜21:00', kr: '매일 7:00~21:00' },
    phone: '+1 670-555-0144',
    mark: '2',
    internalLink: 'saipan-dining-flame-tree-cafe',
  }),
  entry('storeGuideAddress', 'saipan-place-refill-counter', {
    title: { en: 'Refill counter', cn: '续装柜台', jp: '詰め替えカウンター', kr: '리필 카운터' },
    address: { en: 'Level 1, lagoon hall, beside the basin', cn: '一层，潟湖厅，石盆旁', jp: '1階 ラグーンホール、水盤のそば', kr: '1층 라군 홀, 수반 옆' },
    time: hours,
    phone: '+1 670-555-0145',
    mark: '3',
    internalLink: 'saipan-brand-solenne',
  }),
  entry('brandLocatorGroup', 'saipan-group-houses', {
    title: { en: 'Houses in the gallery', cn: '馆内品牌', jp: '館内のブランド', kr: '갤러리의 브랜드' },
    floor: { en: 'Levels 1 and 2', cn: '一层与二层', jp: '1階・2階', kr: '1층·2층' },
    brands: ['saipan-brand-solenne', 'saipan-brand-lune-and-linden', 'saipan-brand-kintara', 'saipan-brand-sencha-hall', 'saipan-brand-bellarosa'],
  }),
  entry('storeGuide', 'saipan-guide-level-1', {
    title: { en: 'Lagoon hall and arch room', cn: '潟湖厅与拱门厅', jp: 'ラグーンホールとアーチルーム', kr: '라군 홀과 아치 룸' },
    floor: { en: 'Level 1', cn: '一层', jp: '1階', kr: '1층' },
    description: {
      en: 'Enter under the great arch; beauty is to the left, eyewear and tea to the right, the garden straight ahead.',
      cn: '自大拱门入内，左为美妆，右为眼镜与茶，正前方是花园。',
      jp: '大アーチを入って左がビューティー、右がアイウェアとお茶、正面が庭です。',
      kr: '큰 아치로 들어서면 왼쪽이 뷰티, 오른쪽이 아이웨어와 차, 정면이 정원입니다.',
    },
    media: [{ picture: 'floor-guide-2', alt: { en: 'Floor guide of level 1', cn: '一层楼层指南', jp: '1階フロアガイド', kr: '1층 안내도' } }],
    addresses: ['saipan-place-welcome-desk', 'saipan-place-flame-tree-cafe', 'saipan-place-refill-counter'],
    groups: ['saipan-group-houses'],
  }),
  entry('storeLocator', 'saipan-store-saipan', {
    title: { en: 'Meridian Galleria Saipan', cn: 'Meridian Galleria 塞班', jp: 'Meridian Galleria サイパン', kr: 'Meridian Galleria 사이판' },
    slug: 'saipan',
    seo: 'saipan-seo-store',
    media: ['arch-boutique'],
    layout: 'B',
    size: 'Size 2',
    address,
    description: {
      en: 'A two-storey house of pale limestone on Beach Road, with the lagoon on one side, a garden on the other and shade between.',
      cn: '海滩路上的两层浅色石灰岩馆舍，一侧潟湖，一侧花园，中间尽是荫凉。',
      jp: 'ビーチロードに建つ淡い石灰岩の二層の館。片側にラグーン、片側に庭、そのあいだに涼しい日陰があります。',
      kr: '비치 로드에 선 밝은 석회암 2층 건물. 한쪽은 라군, 한쪽은 정원, 그 사이는 모두 그늘입니다.',
    },
    body: {
      en: 'From the centre of Garapan it is a ten-minute walk along the beach path, most of it under ironwood and palm. By car, turn off Beach Road at the white gate; parking is free.\n\nThere is a ramp at the garden gate, a lift to the upper gallery and a tap for sandy feet.',
      cn: '自加拉班中心沿海滩步道约十分钟，一路多有木麻黄与椰树遮荫。驾车请在海滩路白门处转入，停车免费。\n\n花园门设坡道，电梯直达上层长廊，门外另有冲脚水龙头。',
      jp: 'ガラパンの中心からビーチ沿いの小道を歩いて約10分、ほとんどが木麻黄と椰子の木陰です。お車の方はビーチロードの白い門を入ってください。駐車は無料です。\n\n庭の門にスロープ、上階へのエレベーター、足の砂を流す水道がございます。',
      kr: '가라판 중심에서 해변 길을 따라 걸어서 10분, 대부분 목마황과 야자수 그늘입니다. 차로 오시면 비치 로드의 흰 문으로 들어오십시오. 주차는 무료입니다.\n\n정원 문에 경사로가, 위층으로는 엘리베이터가 있으며 발의 모래를 씻는 수도가 있습니다.',
    },
    phone: '+1 670-555-0142',
    email: 'saipan@meridian.example',
    location: { lat: 15.2137, lon: 145.7197 },
    directionsLink: 'https://www.openstreetmap.org/?mlat=15.2137&mlon=145.7197#map=16/15.2137/145.7197',
    time: { en: [hours.en, 'Garden and café from 7am'], cn: [hours.cn, '花园与咖啡 7:00 起'], jp: [hours.jp, '庭とカフェは7:00から'], kr: [hours.kr, '정원과 카페는 7:00부터'] },
    features: { en: ['Delivery to your room', 'Showers and luggage', 'Free Wi-Fi', 'Step-free access'], cn: ['客房送货', '淋浴与行李寄放', '免费 Wi-Fi', '无障碍通道'], jp: ['お部屋へのお届け', 'シャワーと荷物預かり', '無料Wi-Fi', '段差のない動線'], kr: ['객실 배달', '샤워와 짐 보관', '무료 Wi-Fi', '무장애 동선'] },
    storeGuides: ['saipan-guide-level-1'],
    locatorGroups: ['saipan-group-houses'],
  }),
];
