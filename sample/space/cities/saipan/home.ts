import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hours } from './places.ts';

/** The home page of Saipan with its sections and buttons, and what search engines read of it and of the store. */
export const home: readonly Seed[] = [
  entry('seo', 'saipan-seo-home', {
    title: { en: 'Duty-free shopping in Garapan | [site_name]', cn: '加拉班免税购物 | [site_name]', jp: 'ガラパンの免税ショッピング | [site_name]', kr: '가라판 면세 쇼핑 | [site_name]' },
    description: {
      en: 'A duty-free gallery by the lagoon in Garapan: refillable skincare, eyewear, gold, cold tea, a reef-view table and delivery to your room.',
      cn: '加拉班潟湖畔的免税艺廊：可续装护肤、眼镜、金饰、冷泡茶、观礁餐桌，以及客房送货。',
      jp: 'ガラパンのラグーンに臨む免税ギャラリー。詰め替えできるスキンケア、アイウェア、ゴールド、冷茶、リーフを望む食卓、お部屋へのお届け。',
      kr: '가라판 라군 곁의 면세 갤러리. 리필 스킨케어와 아이웨어, 골드 주얼리, 차가운 차, 산호초가 보이는 식탁, 객실 배달 서비스를 만나 보십시오.',
    },
    keywords: { en: ['duty free Saipan', 'Garapan shopping', 'lagoon', 'gold bangles'], cn: ['塞班免税', '加拉班购物', '潟湖', '金手镯'], jp: ['サイパン 免税', 'ガラパン ショッピング', 'ラグーン', 'ゴールドジュエリー'], kr: ['사이판 면세', '가라판 쇼핑', '라군', '골드 주얼리'] },
    media: ['city-saipan'],
  }),
  entry('seo', 'saipan-seo-store', {
    title: { en: '[page_title]: hours and floor guide | [site_name]', cn: '[page_title]：营业时间与楼层指南 | [site_name]', jp: '[page_title] 営業時間とフロアガイド | [site_name]', kr: '[page_title] 영업 시간과 층별 안내 | [site_name]' },
    description: {
      en: 'Hours, address, telephone, parking and floor guide of the duty-free gallery on Beach Road in Garapan, Saipan.',
      cn: '塞班加拉班海滩路免税艺廊的营业时间、地址、电话、停车与楼层指南。',
      jp: 'サイパン、ガラパンのビーチロードに建つ免税ギャラリーの営業時間、所在地、電話番号、駐車場、フロアガイド。',
      kr: '사이판 가라판 비치 로드에 있는 면세 갤러리의 영업 시간, 주소, 전화번호, 주차, 층별 안내입니다.',
    },
    keywords: { en: ['Garapan', 'store hours', 'floor guide'], cn: ['加拉班', '营业时间', '楼层指南'], jp: ['ガラパン', '営業時間', 'フロアガイド'], kr: ['가라판', '영업 시간', '층별 안내'] },
  }),
  entry('cta', 'saipan-cta-visit', { title: { en: 'Plan your visit', cn: '规划行程', jp: 'ご来店の計画', kr: '방문 계획' }, internalLink: 'saipan-store-saipan', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'saipan-cta-reserve', { title: { en: 'Book a place', cn: '预约席位', jp: '席を予約する', kr: '자리 예약하기' }, internalLink: 'saipan-store-saipan', kind: 'bookNow', variant: 'primary' }),

  entry('heroBanner', 'saipan-hero-home', {
    eyebrow: { en: 'Garapan, Saipan', cn: '塞班，加拉班', jp: 'サイパン ガラパン', kr: '사이판 가라판' },
    title: { en: 'An arch, a lagoon, an afternoon', cn: '一道拱门，一片潟湖，一个午后', jp: 'アーチとラグーンと、ある午後', kr: '아치와 라군, 그리고 오후' },
    description: {
      en: 'A limestone house on the quiet side of the reef. Rinse off the salt, sit down, and look at things slowly.',
      cn: '礁盘静谧一侧的石灰岩之屋。洗去海盐，坐下来，慢慢看。',
      jp: 'リーフの静かな側に建つ石灰岩の館。潮を洗い流し、腰を下ろして、ゆっくりとご覧ください。',
      kr: '산호초의 고요한 쪽에 선 석회암의 집. 소금기를 씻고 앉아 천천히 둘러보십시오.',
    },
    ...openingWith({
      picture: 'city-saipan',
      alt: { en: 'A weathered limestone arch over a pale turquoise lagoon with sand, palms and smooth stones', jp: '淡いターコイズ色のラグーンにかかる風化した石灰岩のアーチ、砂と椰子となめらかな石', kr: '옅은 터키석 빛 라군 위에 걸린 풍화된 석회암 아치와 모래, 야자수, 매끄러운 돌' },
    }),
    layout: 'E',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'normal',
    tone: 'light',
    cta: ['saipan-cta-visit'],
  }),
  entry('card4Multiply1', 'saipan-section-first-four', {
    title: { en: 'Four things to see first', cn: '先看这四处', jp: 'はじめにご覧いただきたい四つ', kr: '먼저 볼 네 가지' },
    eyebrow: { en: 'In the gallery', cn: '馆内', jp: '館内', kr: '갤러리에서' },
    cards: ['saipan-brand-solenne', 'saipan-dining-lagoon-room', 'saipan-art-reef-passage', 'saipan-brand-lune-and-linden'],
  }),
  entry('serviceListComponent', 'saipan-section-services', {
    title: { en: 'We carry, wrap and wait', cn: '我们来提，来包，来等', jp: '運び、包み、お待ちします', kr: '나르고, 싸고, 기다립니다' },
    eyebrow: { en: 'Services', cn: '服务', jp: 'サービス', kr: '서비스' },
    description: { en: 'Almost everything that we do for travellers costs nothing.', cn: '我们为旅客所做之事，几乎都不收费。', jp: '旅の方のためのサービスは、ほとんどが無料です。', kr: '여행자를 위한 서비스는 거의 모두 무료입니다.' },
    items: [],
    limit: 3,
  }),
  entry('fixedRatioBanner', 'saipan-section-shells', {
    eyebrow: { en: 'Workshop', cn: '工作坊', jp: 'ワークショップ', kr: '워크숍' },
    title: { en: 'A knot, a shell, a bead of gold', cn: '一结，一贝，一粒金', jp: '結び目と貝と、金ひと粒', kr: '매듭 하나, 조개 하나, 금 한 알' },
    description: {
      en: 'Ninety minutes at the limestone table, eight guests, and a strand to wear to dinner.',
      cn: '石灰岩长台边九十分钟，八位宾客，一串戴去晚餐的贝饰。',
      jp: '石灰岩の長卓で90分、定員8名。仕上げた首飾りはそのまま夕食へ。',
      kr: '석회암 탁자에서 90분, 여덟 분. 완성한 목걸이를 걸고 저녁 식사로 가십시오.',
    },
    media: ['jewel-necklace'],
    ratio: '21:9',
    alignment: 'Left',
    textSize: 'normal',
    internalLink: 'saipan-event-thread-a-strand',
  }),
  entry('newsListComponent', 'saipan-section-news', { title: { en: 'News from Beach Road', cn: '海滩路新讯', jp: 'ビーチロードからのお知らせ', kr: '비치 로드에서 전하는 소식' }, eyebrow: { en: 'News', cn: '新闻', jp: 'ニュース', kr: '뉴스' }, items: [], limit: 3 }),
  entry('twoOptionsForCircularDesign', 'saipan-section-water-and-table', {
    title: { en: 'One for the water, one for the table', cn: '一件为水，一件为席', jp: '水辺にひとつ、食卓にひとつ', kr: '물가에 하나, 식탁에 하나' },
    title1st: { en: 'Less glitter', cn: '少些浮光', jp: 'まぶしさを抑えて', kr: '눈부심을 덜고' },
    description1st: { en: 'Kintara lenses, compared at the open door.', cn: '金多莱镜片，在敞开的门边比对。', jp: '開け放った戸口で見比べるKintaraのレンズ。', kr: '열린 문가에서 견주어 보는 Kintara 렌즈.' },
    media1st: ['fashion-sunglasses'],
    internalLink1st: 'saipan-brand-kintara',
    title2nd: { en: 'A little more ring', cn: '多些清响', jp: '響きを添えて', kr: '울림을 더하고' },
    description2nd: { en: 'Bellarosa bangles, chosen by ear.', cn: '贝拉蔷手镯，以耳挑选。', jp: '耳で選ぶBellarosaのバングル。', kr: '귀로 고르는 Bellarosa 뱅글.' },
    media2nd: ['jewel-bracelet'],
    internalLink2nd: 'saipan-brand-bellarosa',
  }),
  entry('planYourVisit', 'saipan-plan-your-visit', {
    title: { en: 'Plan your visit', cn: '规划行程', jp: 'ご来店の計画', kr: '방문 계획' },
    description: {
      en: 'The garden gate and café open at 7am, the houses at 10am. Suitcases may wait with us all day.',
      cn: '花园门与咖啡馆 7:00 开放，各品牌 10:00 迎客。行李可全天寄放。',
      jp: '庭の門とカフェは7:00、各ブランドは10:00に開きます。お荷物は終日お預かりします。',
      kr: '정원 문과 카페는 7:00, 브랜드는 10:00에 엽니다. 짐은 종일 맡아 드립니다.',
    },
    media: ['dusk-saipan'],
    store: 'saipan-store-saipan',
    time: { en: [hours.en], cn: [hours.cn], jp: [hours.jp], kr: [hours.kr] },
    address,
    cta: ['saipan-cta-visit'],
  }),
  entry('homePage', 'saipan-home', {
    title: { en: 'Meridian Galleria in Saipan', cn: 'Meridian Galleria 塞班', jp: 'Meridian Galleria サイパン', kr: 'Meridian Galleria 사이판' },
    slug: 'home',
    seo: 'saipan-seo-home',
    description: { en: 'A limestone gallery for travellers, beside the lagoon in Garapan.', cn: '加拉班潟湖畔，为旅人而设的石灰岩艺廊。', jp: 'ガラパンのラグーンのほとり、旅人のための石灰岩のギャラリー。', kr: '가라판 라군 곁, 여행자를 위한 석회암 갤러리.' },
    content: ['saipan-hero-home', 'saipan-section-first-four', 'saipan-home-signature', 'saipan-section-services', 'saipan-section-shells', 'saipan-section-news', 'saipan-section-water-and-table', 'saipan-plan-your-visit'],
  }),
];
