import { openingWith } from '../../pictures.ts';
import { entry, type Seed } from '../../seed.ts';
import { address, hours } from './places.ts';

/** The home page of Hawaii with its sections and buttons, and what search engines read of it and of the store. */
export const home: readonly Seed[] = [
  entry('seo', 'hawaii-seo-home', {
    title: { en: 'Duty-free shopping in Waikīkī | [site_name]', jp: 'ワイキキの免税ショッピング | [site_name]', cn: '威基基免税购物 | [site_name]', kr: '와이키키 면세 쇼핑 | [site_name]' },
    description: {
      en: 'A duty-free gallery in Waikīkī: skincare for sun and salt, Pacific pearls, Kona coffee, an open terrace and airport collection in Honolulu.',
      jp: 'ワイキキの免税ギャラリー。陽射しと潮のためのスキンケア、太平洋の真珠、コナコーヒー、風の通るテラス、ホノルル空港でのお受け取り。',
      cn: '威基基的免税艺廊：为阳光与海盐而备的护肤、太平洋珍珠、科纳咖啡、临风露台，以及檀香山机场提货。',
      kr: '와이키키의 면세 갤러리. 햇살과 바다를 위한 스킨케어, 태평양 진주, 코나 커피, 바람 부는 테라스, 호놀룰루 공항 인도 서비스를 만나 보십시오.',
    },
    keywords: { en: ['duty free Hawaii', 'Waikīkī shopping', 'Kona coffee', 'Pacific pearls'], jp: ['ハワイ 免税', 'ワイキキ ショッピング', 'コナコーヒー', '真珠'], cn: ['夏威夷免税', '威基基购物', '科纳咖啡', '珍珠'], kr: ['하와이 면세', '와이키키 쇼핑', '코나 커피', '진주'] },
    media: ['city-hawaii'],
  }),
  entry('seo', 'hawaii-seo-store', {
    title: { en: '[page_title]: hours and floor guide | [site_name]', jp: '[page_title] 営業時間とフロアガイド | [site_name]', cn: '[page_title]：营业时间与楼层指南 | [site_name]', kr: '[page_title] 영업 시간과 층별 안내 | [site_name]' },
    description: {
      en: 'Hours, address, telephone and floor guide of the gallery off Kalākaua Avenue in Waikīkī, a few steps from the beach walk.',
      jp: 'ビーチウォークからすぐ、カラカウア通り側のワイキキ館。営業時間、所在地、電話番号、フロアガイドのご案内です。',
      cn: '威基基馆位于卡拉卡瓦大道旁，距海滨步道数步之遥：营业时间、地址、电话与楼层指南。',
      kr: '비치 워크에서 가까운 칼라카우아 애비뉴 옆 와이키키 갤러리의 영업 시간, 주소, 전화번호, 층별 안내입니다.',
    },
    keywords: { en: ['Waikīkī', 'store hours', 'floor guide'], jp: ['ワイキキ', '営業時間', 'フロアガイド'], cn: ['威基基', '营业时间', '楼层指南'], kr: ['와이키키', '영업 시간', '층별 안내'] },
  }),
  entry('cta', 'hawaii-cta-visit', { title: { en: 'Plan your visit', jp: 'ご来店の計画', cn: '规划行程', kr: '방문 계획' }, internalLink: 'hawaii-store-hawaii', kind: 'viewDetails', variant: 'primary' }),
  entry('cta', 'hawaii-cta-reserve', { title: { en: 'Book a place', jp: '席を予約する', cn: '预约席位', kr: '자리 예약하기' }, internalLink: 'hawaii-store-hawaii', kind: 'bookNow', variant: 'primary' }),
  entry('cta', 'hawaii-cta-solenne', { title: { en: 'Meet Solenne', jp: 'Solenneを見る', cn: '走近素澜', kr: 'Solenne 만나 보기' }, internalLink: 'hawaii-brand-solenne', kind: 'viewDetails', variant: 'secondary' }),

  entry('heroBanner', 'hawaii-hero-home', {
    eyebrow: { en: 'Waikīkī, Oʻahu', jp: 'オアフ島 ワイキキ', cn: '欧胡岛，威基基', kr: '오아후 와이키키' },
    title: { en: 'Where the trade wind comes in', jp: '貿易風の入る場所', cn: '信风入室之处', kr: '무역풍이 드나드는 집' },
    description: {
      en: 'A gallery with its doors open to the garden: rooms of shade, salt-bright skin, pearls by daylight and coffee from the Kona slope.',
      jp: '庭へ扉を開け放ったギャラリー。涼やかな日陰、潮に洗われた肌、昼の光で選ぶ真珠、コナの山腹のコーヒー。',
      cn: '向花园敞开门扉的艺廊：荫凉的房间、海盐洗亮的肌肤、日光下的珍珠，与科纳山坡的咖啡。',
      kr: '정원으로 문을 열어 둔 갤러리. 그늘진 방과 바다에 씻긴 피부, 낮의 빛으로 고르는 진주, 코나 산비탈의 커피가 있습니다.',
    },
    ...openingWith({
      picture: 'city-hawaii',
      alt: { en: 'Fluted green volcano ridge, a curling wave with ivory foam and a clay-red hibiscus on a round resin sea', jp: '襞をなす緑の火山の稜線、象牙色の泡を立てて巻く波、赤土色のハイビスカスを円い海にのせた造形', kr: '주름진 초록 화산 능선과 상아색 거품이 이는 파도, 둥근 바다 위의 붉은 히비스커스 조형' },
    }),
    layout: 'A',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'large',
    cta: ['hawaii-cta-visit'],
  }),
  entry('heroBanner', 'hawaii-hero-after-the-sea', {
    eyebrow: { en: 'Beauty', jp: 'ビューティー', cn: '美妆护肤', kr: '뷰티' },
    title: { en: 'After the sea', jp: '海のあとに', cn: '出海之后', kr: '바다에서 돌아와' },
    description: {
      en: 'Cool towels, a basin and ten unhurried minutes for skin that has spent the day in the water.',
      jp: '冷たいタオルと洗面台、そして急がない10分。一日を海で過ごした肌のために。',
      cn: '凉毛巾、水台与从容的十分钟，献给在海里度过一天的肌肤。',
      kr: '시원한 타월과 세면대, 서두르지 않는 10분. 온종일 물에서 보낸 피부를 위한 시간입니다.',
    },
    media: ['hero-beauty'],
    layout: 'B',
    size: 'Size 1',
    alignment: 'Left',
    textSize: 'normal',
    tone: 'light',
    cta: ['hawaii-cta-solenne'],
  }),
  entry('luxCarousel', 'hawaii-carousel-home', { title: { en: 'From the gallery in Waikīkī', jp: 'ワイキキ館より', cn: '来自威基基馆', kr: '와이키키 갤러리에서' }, items: ['hawaii-hero-home', 'hawaii-hero-after-the-sea'] }),
  entry('eventListComponent', 'hawaii-section-events', {
    title: { en: 'This season in the court', jp: '中庭の催し', cn: '中庭近日', kr: '이 계절의 중정' },
    eyebrow: { en: 'Events', jp: 'イベント', cn: '活动', kr: '이벤트' },
    description: {
      en: 'Tastings before opening, workshops in the breeze, and pots that are still changing colour.',
      jp: '開店前のテイスティング、風のなかのワークショップ、今も色を変えつづけるうつわ。',
      cn: '开馆前的品鉴、风中的工作坊，以及仍在变色的陶器。',
      kr: '개장 전의 시음, 바람 속의 워크숍, 지금도 빛깔이 변하는 그릇들.',
    },
    items: [],
    limit: 3,
  }),
  entry('card4Multiply1', 'hawaii-section-four-rooms', {
    title: { en: 'Four rooms to begin with', jp: 'はじめに訪ねたい四つの部屋', cn: '先从四间房开始', kr: '먼저 들러 볼 네 개의 방' },
    description: {
      en: 'A basin, a terrace, a mobile and a shelf of honey, all within three minutes’ walk of one another.',
      jp: '洗面台、テラス、モビール、蜂蜜の棚。互いに歩いて3分の近さです。',
      cn: '水台、露台、悬动雕塑与一架蜂蜜，彼此相距不过三分钟。',
      kr: '세면대와 테라스, 모빌과 꿀 선반. 모두 서로 걸어서 3분 거리에 있습니다.',
    },
    cards: ['hawaii-brand-solenne', 'hawaii-dining-lanai-table', 'hawaii-art-trade-wind-mobile', 'hawaii-brand-honey-and-tide'],
  }),
  entry('fixedRatioBanner', 'hawaii-section-airport', {
    eyebrow: { en: 'For travellers', jp: '旅のサポート', cn: '旅客服务', kr: '여행자를 위하여' },
    title: { en: 'Travel light, collect later', jp: '身軽に選び、空港で受け取る', cn: '轻装选购，机场提取', kr: '가볍게 고르고 공항에서 받기' },
    description: {
      en: 'Duty-free purchases for international flights wait past security in Honolulu. Choose now, swim again, fly tomorrow.',
      jp: '国際線の免税品はホノルル空港の保安検査の先でお渡しします。今選んで、もうひと泳ぎ。ご出発は明日でも。',
      cn: '国际航班的免税商品在檀香山机场安检后交付。此刻选好，再游一场，明天起飞。',
      kr: '국제선 면세품은 호놀룰루 공항 보안 검색 후 전해 드립니다. 지금 고르고, 한 번 더 헤엄치고, 내일 떠나십시오.',
    },
    media: ['hero-travel'],
    ratio: '21:9',
    alignment: 'Middle',
    textSize: 'normal',
    internalLink: 'hawaii-service-airport-collection',
  }),
  entry('newsListComponent', 'hawaii-section-news', { title: { en: 'News from the avenue', jp: '通りからのお知らせ', cn: '大道新讯', kr: '거리에서 전하는 소식' }, eyebrow: { en: 'News', jp: 'ニュース', cn: '新闻', kr: '뉴스' }, items: [], limit: 3 }),
  entry('twoOptionsForCircularDesign', 'hawaii-section-day-and-night', {
    title: { en: 'For the day, for the evening', jp: '昼のために、夜のために', cn: '为白昼，为夜晚', kr: '낮을 위해, 저녁을 위해' },
    title1st: { en: 'Shade to wear', jp: '身につける日陰', cn: '可佩戴的荫凉', kr: '몸에 걸치는 그늘' },
    description1st: { en: 'Ottavia Rey frames, tried on at the threshold.', jp: '戸口の光で試すOttavia Reyのサングラス。', cn: '在门口日光下试戴的奥塔薇镜框。', kr: '문턱의 햇빛에서 써 보는 Ottavia Rey 선글라스.' },
    media1st: ['fashion-sunglasses'],
    internalLink1st: 'hawaii-brand-ottavia-rey',
    title2nd: { en: 'Light to wear', jp: '身につける光', cn: '可佩戴的光', kr: '몸에 걸치는 빛' },
    description2nd: { en: 'Ondine pearls, knotted to your length.', jp: 'お好みの長さに結ぶOndineの真珠。', cn: '依您长度穿结的昂汀珍珠。', kr: '원하는 길이로 엮는 Ondine의 진주.' },
    media2nd: ['jewel-necklace'],
    internalLink2nd: 'hawaii-brand-ondine-joaillerie',
  }),
  entry('planYourVisit', 'hawaii-plan-your-visit', {
    title: { en: 'Plan your visit', jp: 'ご来店の計画', cn: '规划行程', kr: '방문 계획' },
    description: {
      en: 'Enter from the avenue or through the garden. The coffee bar opens at 7:30am, the rest of the house at 10am.',
      jp: '通り側からも庭側からもお入りいただけます。コーヒーバーは7:30、館内は10:00に開きます。',
      cn: '可由大道或花园进入。咖啡吧 7:30 开门，全馆 10:00 迎客。',
      kr: '거리와 정원 어느 쪽으로도 들어오실 수 있습니다. 커피 바는 7:30, 갤러리는 10:00에 엽니다.',
    },
    media: ['door-hawaii'],
    store: 'hawaii-store-hawaii',
    time: { en: [hours.en], jp: [hours.jp], cn: [hours.cn], kr: [hours.kr] },
    address,
    cta: ['hawaii-cta-visit'],
  }),
  entry('homePage', 'hawaii-home', {
    title: { en: 'Meridian Galleria in Hawaii', jp: 'Meridian Galleria ハワイ', cn: 'Meridian Galleria 夏威夷', kr: 'Meridian Galleria 하와이' },
    slug: 'home',
    seo: 'hawaii-seo-home',
    description: { en: 'A duty-free gallery off Kalākaua Avenue, open to the garden and the trade wind.', jp: 'カラカウア通りのそば、庭と貿易風に開かれた免税ギャラリー。', cn: '卡拉卡瓦大道旁，向花园与信风敞开的免税艺廊。', kr: '칼라카우아 애비뉴 곁, 정원과 무역풍에 열린 면세 갤러리.' },
    content: ['hawaii-carousel-home', 'hawaii-section-events', 'hawaii-home-signature', 'hawaii-section-four-rooms', 'hawaii-section-airport', 'hawaii-section-news', 'hawaii-section-day-and-night', 'hawaii-plan-your-visit'],
  }),
];
