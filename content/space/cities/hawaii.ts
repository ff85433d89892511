import { day, entry, type SeedGroup } from '../seed.ts';
import { hawaiiItems } from './hawaii-items.ts';

const hours = { en: 'Daily, 10am to 10pm', jp: '毎日 10:00〜22:00', cn: '每日 10:00 至 22:00', kr: '매일 10:00~22:00' };
const address = {
  en: '1 Meridian Court, off Kalākaua Avenue, Waikīkī, Honolulu, HI 96815', jp: 'ハワイ州ホノルル市ワイキキ カラカウア通り側 メリディアン・コート1番地 HI 96815',
  cn: '夏威夷州檀香山威基基，卡拉卡瓦大道旁，子午庭院 1 号，HI 96815', kr: '하와이주 호놀룰루 와이키키, 칼라카우아 애비뉴 옆 메리디언 코트 1번지, HI 96815',
};
const levelOne = { en: 'Level 1', jp: '1階', cn: '一层', kr: '1층' };

/** Hawaii: the home page, the gallery in Waikīkī, its story, its notices and all its items. */
export const hawaii: SeedGroup = {
  tag: 'hawaii',
  seeds: [
    entry('seo', 'hawaii-seo-home', {
      title: { en: 'Duty-free shopping in Waikīkī | [site_name]', jp: 'ワイキキの免税ショッピング | [site_name]', cn: '威基基免税购物 | [site_name]', kr: '와이키키 면세 쇼핑 | [site_name]' },
      description: { en: 'A duty-free gallery in Waikīkī: skincare for sun and salt, Pacific pearls, Kona coffee, an open terrace and airport collection in Honolulu.', jp: 'ワイキキの免税ギャラリー。陽射しと潮のためのスキンケア、太平洋の真珠、コナコーヒー、風の通るテラス、ホノルル空港でのお受け取り。', cn: '威基基的免税艺廊：为阳光与海盐而备的护肤、太平洋珍珠、科纳咖啡、临风露台，以及檀香山机场提货。', kr: '와이키키의 면세 갤러리. 햇살과 바다를 위한 스킨케어, 태평양 진주, 코나 커피, 바람 부는 테라스, 호놀룰루 공항 인도 서비스를 만나 보십시오.' },
      keywords: { en: ['duty free Hawaii', 'Waikīkī shopping', 'Kona coffee', 'Pacific pearls'], jp: ['ハワイ 免税', 'ワイキキ ショッピング', 'コナコーヒー', '真珠'], cn: ['夏威夷免税', '威基基购物', '科纳咖啡', '珍珠'], kr: ['하와이 면세', '와이키키 쇼핑', '코나 커피', '진주'] },
      media: ['city-hawaii'],
    }),
    entry('seo', 'hawaii-seo-store', {
      title: { en: '[page_title]: hours and floor guide | [site_name]', jp: '[page_title] 営業時間とフロアガイド | [site_name]', cn: '[page_title]：营业时间与楼层指南 | [site_name]', kr: '[page_title] 영업 시간과 층별 안내 | [site_name]' },
      description: { en: 'Hours, address, telephone and floor guide of the gallery off Kalākaua Avenue in Waikīkī, a few steps from the beach walk.', jp: 'ビーチウォークからすぐ、カラカウア通り側のワイキキ館。営業時間、所在地、電話番号、フロアガイドのご案内です。', cn: '威基基馆位于卡拉卡瓦大道旁，距海滨步道数步之遥：营业时间、地址、电话与楼层指南。', kr: '비치 워크에서 가까운 칼라카우아 애비뉴 옆 와이키키 갤러리의 영업 시간, 주소, 전화번호, 층별 안내입니다.' },
      keywords: { en: ['Waikīkī', 'store hours', 'floor guide'], jp: ['ワイキキ', '営業時間', 'フロアガイド'], cn: ['威基基', '营业时间', '楼层指南'], kr: ['와이키키', '영업 시간', '층별 안내'] },
    }),
    entry('cta', 'hawaii-cta-visit', { title: { en: 'Plan your visit', jp: 'ご来店のご案内', cn: '规划到访', kr: '방문 안내' }, internalLink: 'hawaii-store-hawaii', kind: 'viewDetails', variant: 'primary' }),
    entry('cta', 'hawaii-cta-reserve', { title: { en: 'Reserve a place', jp: '席を予約する', cn: '预留席位', kr: '자리 예약하기' }, internalLink: 'hawaii-store-hawaii', kind: 'bookNow', variant: 'primary' }),
    entry('cta', 'hawaii-cta-solenne', { title: { en: 'Meet Solenne', jp: 'Solenneを見る', cn: '走近素澜', kr: 'Solenne 만나 보기' }, internalLink: 'hawaii-brand-solenne', kind: 'viewDetails', variant: 'secondary' }),

    entry('heroBanner', 'hawaii-hero-home', {
      eyebrow: { en: 'Waikīkī, Oʻahu', jp: 'オアフ島 ワイキキ', cn: '欧胡岛，威基基', kr: '오아후 와이키키' }, title: { en: 'Where the trade wind comes in', jp: '貿易風の入る場所', cn: '信风入室之处', kr: '무역풍이 드나드는 집' },
      description: { en: 'A gallery with its doors open to the garden: rooms of shade, salt-bright skin, pearls by daylight and coffee from the Kona slope.', jp: '庭へ扉を開け放ったギャラリー。涼やかな日陰、潮に洗われた肌、昼の光で選ぶ真珠、コナの山腹のコーヒー。', cn: '向花园敞开门扉的艺廊：荫凉的房间、海盐洗亮的肌肤、日光下的珍珠，与科纳山坡的咖啡。', kr: '정원으로 문을 열어 둔 갤러리. 그늘진 방과 바다에 씻긴 피부, 낮의 빛으로 고르는 진주, 코나 산비탈의 커피가 있습니다.' },
      media: [{ picture: 'city-hawaii', alt: { en: 'Fluted green volcano ridge, a curling wave with ivory foam and a clay-red hibiscus on a round resin sea', jp: '襞をなす緑の火山の稜線、象牙色の泡を立てて巻く波、赤土色のハイビスカスを円い海にのせた造形', kr: '주름진 초록 화산 능선과 상아색 거품이 이는 파도, 둥근 바다 위의 붉은 히비스커스 조형' } }],
      layout: 'A', size: 'Size 1', alignment: 'Left', textSize: 'large', tone: 'dark', cta: ['hawaii-cta-visit'],
    }),
    entry('heroBanner', 'hawaii-hero-after-the-sea', {
      eyebrow: { en: 'Beauty', jp: 'ビューティー', cn: '美妆护肤', kr: '뷰티' }, title: { en: 'After the sea', jp: '海のあとに', cn: '出海之后', kr: '바다에서 돌아와' },
      description: { en: 'Cool towels, a basin and ten unhurried minutes for skin that has spent the day in the water.', jp: '冷たいタオルと洗面台、そして急がない10分。一日を海で過ごした肌のために。', cn: '凉毛巾、水台与从容的十分钟，献给在海里度过一天的肌肤。', kr: '시원한 타월과 세면대, 서두르지 않는 10분. 온종일 물에서 보낸 피부를 위한 시간입니다.' },
      media: ['hero-beauty'], layout: 'B', size: 'Size 1', alignment: 'Left', textSize: 'normal', tone: 'light', cta: ['hawaii-cta-solenne'],
    }),
    entry('luxCarousel', 'hawaii-carousel-home', { title: { en: 'From the gallery in Waikīkī', jp: 'ワイキキ館より', cn: '来自威基基馆', kr: '와이키키 갤러리에서' }, items: ['hawaii-hero-home', 'hawaii-hero-after-the-sea'] }),
    entry('eventListComponent', 'hawaii-section-events', {
      title: { en: 'This season in the court', jp: '中庭の催し', cn: '中庭近日', kr: '이 계절의 중정' }, eyebrow: { en: 'Events', jp: 'イベント', cn: '活动', kr: '이벤트' },
      description: { en: 'Tastings before opening, workshops in the breeze, and pots that are still changing colour.', jp: '開店前のテイスティング、風のなかのワークショップ、今も色を変えつづけるうつわ。', cn: '开馆前的品鉴、风中的工作坊，以及仍在变色的陶器。', kr: '개장 전의 시음, 바람 속의 워크숍, 지금도 빛깔이 변하는 그릇들.' }, items: [], limit: 3,
    }),
    entry('card4Multiply1', 'hawaii-section-four-rooms', {
      title: { en: 'Four rooms to begin with', jp: 'はじめに訪ねたい四つの部屋', cn: '先从四间房开始', kr: '먼저 들러 볼 네 개의 방' }, description: { en: 'A basin, a terrace, a mobile and a shelf of honey, all within three minutes’ walk of one another.', jp: '洗面台、テラス、モビール、蜂蜜の棚。互いに歩いて3分の近さです。', cn: '水台、露台、悬动雕塑与一架蜂蜜，彼此相距不过三分钟。', kr: '세면대와 테라스, 모빌과 꿀 선반. 모두 서로 걸어서 3분 거리에 있습니다.' },
      cards: ['hawaii-brand-solenne', 'hawaii-dining-lanai-table', 'hawaii-art-trade-wind-mobile', 'hawaii-brand-honey-and-tide'],
    }),
    entry('fixedRatioBanner', 'hawaii-section-airport', {
      eyebrow: { en: 'For travellers', jp: '旅のサポート', cn: '旅客服务', kr: '여행자를 위하여' }, title: { en: 'Travel light, collect later', jp: '身軽に選び、空港で受け取る', cn: '轻装选购，机场提取', kr: '가볍게 고르고 공항에서 받기' },
      description: { en: 'Duty-free purchases for international flights wait past security in Honolulu. Choose now, swim again, fly tomorrow.', jp: '国際線の免税品はホノルル空港の保安検査の先でお渡しします。今選んで、もうひと泳ぎ。ご出発は明日でも。', cn: '国际航班的免税商品在檀香山机场安检后交付。此刻选好，再游一场，明天起飞。', kr: '국제선 면세품은 호놀룰루 공항 보안 검색 후 전해 드립니다. 지금 고르고, 한 번 더 헤엄치고, 내일 떠나십시오.' },
      media: ['hero-travel'], ratio: '21:9', alignment: 'Middle', textSize: 'normal', internalLink: 'hawaii-service-airport-collection',
    }),
    entry('newsListComponent', 'hawaii-section-news', { title: { en: 'News from the avenue', jp: '通りからのお知らせ', cn: '大道新讯', kr: '거리에서 전하는 소식' }, eyebrow: { en: 'News', jp: 'ニュース', cn: '新闻', kr: '뉴스' }, items: [], limit: 3 }),
    entry('twoOptionsForCircularDesign', 'hawaii-section-day-and-night', {
      title: { en: 'For the day, for the evening', jp: '昼のために、夜のために', cn: '为白昼，为夜晚', kr: '낮을 위해, 저녁을 위해' },
      title1st: { en: 'Shade to wear', jp: '身につける日陰', cn: '可佩戴的荫凉', kr: '몸에 걸치는 그늘' }, description1st: { en: 'Ottavia Rey frames, tried on at the threshold.', jp: '戸口の光で試すOttavia Reyのサングラス。', cn: '在门口日光下试戴的奥塔薇镜框。', kr: '문턱의 햇빛에서 써 보는 Ottavia Rey 선글라스.' }, media1st: ['fashion-sunglasses'], internalLink1st: 'hawaii-brand-ottavia-rey',
      title2nd: { en: 'Light to wear', jp: '身につける光', cn: '可佩戴的光', kr: '몸에 걸치는 빛' }, description2nd: { en: 'Ondine pearls, knotted to your length.', jp: 'お好みの長さに結ぶOndineの真珠。', cn: '依您长度穿结的昂汀珍珠。', kr: '원하는 길이로 엮는 Ondine의 진주.' }, media2nd: ['jewel-necklace'], internalLink2nd: 'hawaii-brand-ondine-joaillerie',
    }),
    entry('planYourVisit', 'hawaii-section-visit', {
      title: { en: 'Plan your visit', jp: 'ご来店のご案内', cn: '规划到访', kr: '방문 안내' }, description: { en: 'Enter from the avenue or through the garden. The coffee bar opens at 7:30am, the rest of the house at 10am.', jp: '通り側からも庭側からもお入りいただけます。コーヒーバーは7:30、館内は10:00に開きます。', cn: '可由大道或花园进入。咖啡吧 7:30 开门，全馆 10:00 迎客。', kr: '거리와 정원 어느 쪽으로도 들어오실 수 있습니다. 커피 바는 7:30, 갤러리는 10:00에 엽니다.' },
      media: ['hero-atrium'], store: 'hawaii-store-hawaii', time: { en: [hours.en], jp: [hours.jp], cn: [hours.cn], kr: [hours.kr] }, address, cta: ['hawaii-cta-visit'],
    }),
    entry('homePage', 'hawaii-home', {
      title: { en: 'Meridian Galleria in Hawaii', jp: 'Meridian Galleria ハワイ', cn: 'Meridian Galleria 夏威夷', kr: 'Meridian Galleria 하와이' }, slug: 'home', seo: 'hawaii-seo-home',
      description: { en: 'A duty-free gallery off Kalākaua Avenue, open to the garden and the trade wind.', jp: 'カラカウア通りのそば、庭と貿易風に開かれた免税ギャラリー。', cn: '卡拉卡瓦大道旁，向花园与信风敞开的免税艺廊。', kr: '칼라카우아 애비뉴 곁, 정원과 무역풍에 열린 면세 갤러리.' },
      content: ['hawaii-carousel-home', 'hawaii-section-events', 'hawaii-section-four-rooms', 'hawaii-section-airport', 'hawaii-section-news', 'hawaii-section-day-and-night', 'hawaii-section-visit'],
    }),

    entry('storeGuideAddress', 'hawaii-place-departures-desk', { title: { en: 'Departures desk', jp: '出発デスク', cn: '出境服务台', kr: '출국 데스크' }, address: { en: 'Level 1, left of the avenue entrance', jp: '1階 通り側入口の左手', cn: '一层，大道入口左侧', kr: '1층, 거리 쪽 입구 왼편' }, time: hours, phone: '+1 808-555-0143', mark: '1', internalLink: 'hawaii-service-airport-collection' }),
    entry('storeGuideAddress', 'hawaii-place-coffee-bar', { title: { en: 'Hala coffee bar', jp: 'ハラ・コーヒーバー', cn: '哈拉咖啡吧', kr: '할라 커피 바' }, address: { en: 'Level 1, by the garden door', jp: '1階 庭側の扉のそば', cn: '一层，花园门旁', kr: '1층, 정원 문 옆' }, time: { en: 'Daily, 7:30am to 8pm', jp: '毎日 7:30〜20:00', cn: '每日 7:30 至 20:00', kr: '매일 7:30~20:00' }, phone: '+1 808-555-0144', mark: '2', internalLink: 'hawaii-dining-hala-coffee-bar' }),
    entry('storeGuideAddress', 'hawaii-place-wrapping-table', { title: { en: 'Wrapping table', jp: 'ラッピングテーブル', cn: '包装台', kr: '포장 테이블' }, address: { en: 'Level 1, at the foot of the koa stair', jp: '1階 コアの階段の下', cn: '一层，寇阿木楼梯脚下', kr: '1층, 코아 계단 아래' }, time: hours, phone: '+1 808-555-0145', mark: '3', internalLink: 'hawaii-service-gift-wrapping' }),
    entry('brandLocatorGroup', 'hawaii-group-houses', { title: { en: 'Houses in the gallery', jp: '館内のブランド', cn: '馆内品牌', kr: '갤러리의 브랜드' }, floor: { en: 'Levels 1 and 2', jp: '1階・2階', cn: '一层与二层', kr: '1층·2층' }, brands: ['hawaii-brand-solenne', 'hawaii-brand-ottavia-rey', 'hawaii-brand-ondine-joaillerie', 'hawaii-brand-honey-and-tide', 'hawaii-brand-glenmarrow'] }),
    entry('storeGuide', 'hawaii-guide-level-1', {
      title: { en: 'The court and its galleries', jp: '中庭と二つのギャラリー', cn: '中庭与两廊', kr: '중정과 양쪽 갤러리' }, floor: levelOne, description: { en: 'Everything on level 1 opens on the court; the two stairs and the lift stand at its north end.', jp: '1階のすべては中庭に面し、二つの階段とエレベーターは北の端にあります。', cn: '一层各处皆通中庭，两道楼梯与电梯位于北端。', kr: '1층의 모든 공간은 중정으로 열리고, 두 계단과 엘리베이터는 북쪽 끝에 있습니다.' },
      media: [{ picture: 'floor-guide-1', alt: { en: 'Floor guide of level 1', jp: '1階フロアガイド', cn: '一层楼层指南', kr: '1층 안내도' } }], addresses: ['hawaii-place-departures-desk', 'hawaii-place-coffee-bar', 'hawaii-place-wrapping-table'], groups: ['hawaii-group-houses'],
    }),
    entry('storeLocator', 'hawaii-store-hawaii', {
      title: { en: 'Meridian Galleria Hawaii', jp: 'Meridian Galleria ハワイ', cn: 'Meridian Galleria 夏威夷', kr: 'Meridian Galleria 하와이' }, slug: 'hawaii', seo: 'hawaii-seo-store', media: ['arch-corridor'], layout: 'E', size: 'Size 2', address,
      description: { en: 'Two floors around a garden court in Waikīkī, one street back from the sand, with a terrace for lunch and a desk for departures.', jp: '砂浜から通り一本。ワイキキの中庭を囲む二層の館に、昼食のためのテラスと出発のためのデスクがあります。', cn: '威基基一座环绕花园中庭的两层馆舍，离沙滩只隔一条街，有可用午餐的露台与出境服务台。', kr: '모래사장에서 길 하나 건너, 와이키키의 푸른 중정을 둘러싼 2층 갤러리. 점심을 위한 테라스와 출국 데스크가 있습니다.' },
      body: {
        en: 'On foot, follow the beach walk and turn inland at the banyan; the white double-pitched roof is ahead of you. City buses stop at both ends of the block. There are 40 parking spaces under the building, two hours complimentary with any purchase.\n\nWheelchairs, strollers and umbrellas for sudden showers are lent at the departures desk.',
        jp: 'ビーチウォークを歩き、バニヤンの木を山側へ曲がると、白い二段勾配の屋根が見えます。市バスは街区の両端に停まります。地下に40台の駐車場があり、お買い上げの方は2時間無料です。\n\n車椅子、ベビーカー、にわか雨のための傘は出発デスクでお貸しします。',
        cn: '步行可沿海滨步道，至大榕树处转向内陆，白色双坡屋顶即在眼前。街区两端均有市区巴士站。地下设 40 个车位，凡购物可免费停车两小时。\n\n轮椅、婴儿车及应对骤雨的雨伞，均可在出境服务台借用。',
        kr: '비치 워크를 따라 걷다가 반얀나무에서 산 쪽으로 도시면 흰 이중 경사 지붕이 보입니다. 시내버스는 블록 양 끝에 섭니다. 지하에 40대의 주차장이 있으며 구매 고객은 2시간 무료입니다.\n\n휠체어와 유아차, 소나기를 위한 우산은 출국 데스크에서 빌려 드립니다.',
      },
      phone: '+1 808-555-0142', email: 'hawaii@meridian.example', location: { lat: 21.2796, lon: -157.8292 }, directionsLink: 'https://www.openstreetmap.org/?mlat=21.2796&mlon=-157.8292#map=17/21.2796/-157.8292',
      time: { en: [hours.en, 'Coffee bar from 7:30am'], jp: [hours.jp, 'コーヒーバーは7:30から'], cn: [hours.cn, '咖啡吧 7:30 起'], kr: [hours.kr, '커피 바는 7:30부터'] },
      features: { en: ['Airport collection', 'Terrace restaurant', 'Free Wi-Fi', 'Step-free access'], jp: ['空港受け取り', 'テラスレストラン', '無料Wi-Fi', '段差のない動線'], cn: ['机场提货', '露台餐厅', '免费 Wi-Fi', '无障碍通道'], kr: ['공항 인도', '테라스 레스토랑', '무료 Wi-Fi', '무장애 동선'] },
      storeGuides: ['hawaii-guide-level-1'], locatorGroups: ['hawaii-group-houses'],
    }),

    entry('aboutTheStore', 'hawaii-about-heritage', {
      title: { en: 'Heritage', jp: '歴史', cn: '传承', kr: '헤리티지' }, slug: 'heritage', media: ['art-sculpture'], layout: 'C', size: 'Size 2', eyebrow: { en: 'A place of spouting waters', jp: '湧き出づる水の地', cn: '涌泉之地', kr: '물이 솟는 땅' },
      description: { en: 'Long before the avenue there were fishponds, taro and springs. The gallery keeps its court cool in their memory.', jp: '大通りよりもはるか昔、ここには養魚池とタロイモ畑と泉がありました。その記憶とともに、中庭は涼しく保たれています。', cn: '大道出现之前，这里是鱼塘、芋田与泉眼。艺廊以中庭的一片清凉铭记往昔。', kr: '거리가 생기기 훨씬 전, 이곳에는 양어장과 타로 밭과 샘이 있었습니다. 갤러리의 서늘한 중정은 그 기억을 간직합니다.' },
      body: {
        en: 'Waikīkī means spouting waters. Streams from the Mānoa and Pālolo valleys once spread here into wetland, and Hawaiian families tended taro and fish in it for centuries, until a canal drained the ground in the 1920s.\n\nThe gallery has kept a shallow pool where the court is lowest. Guests put down their bags there without being told to.',
        jp: 'ワイキキとは「湧き出づる水」の意。マノアとパーロロの谷から流れた水がここに湿地をつくり、ハワイの人々は幾世紀ものあいだタロイモと魚を育てました。1920年代、運河によって土地は乾きます。\n\n中庭のいちばん低いところに、浅い水盤を残しました。誰に言われるでもなく、皆さまそこで荷物を下ろされます。',
        cn: '威基基意为“涌出的水”。马诺阿与帕洛洛山谷的溪流曾在此铺成湿地，夏威夷人世代种芋养鱼，直到二十世纪二十年代运河将水引走。\n\n我们在中庭最低处留下一汪浅池。无须提示，宾客总在那里放下行囊。',
        kr: '와이키키는 ‘솟아나는 물’이라는 뜻입니다. 마노아와 팔롤로 골짜기의 물이 이곳에 습지를 이루었고, 하와이 사람들은 수백 년 동안 타로와 물고기를 길렀습니다. 1920년대에 운하가 물을 빼내기까지의 일입니다.\n\n갤러리는 중정의 가장 낮은 곳에 얕은 연못을 남겼습니다. 손님들은 누가 말하지 않아도 그곳에 짐을 내려놓습니다.',
      },
    }),
    entry('aboutTheStore', 'hawaii-about-architecture', {
      title: { en: 'Architecture', jp: '建築', cn: '建筑', kr: '건축' }, slug: 'architecture', media: ['arch-facade-dusk'], layout: 'B', size: 'Size 2', eyebrow: { en: 'A roof, a court, a breeze', jp: '屋根と、中庭と、風と', cn: '一顶、一庭、一阵风', kr: '지붕과 중정과 바람' },
      description: { en: 'A double-pitched island roof over arches of bone-coloured plaster, turned a few degrees to let the trade wind through.', jp: '生成り色の漆喰のアーチに、島の二段勾配の屋根。貿易風を通すため、建物はわずかに向きを変えています。', cn: '骨白灰泥拱廊之上，是海岛的双坡屋顶；整座建筑略转数度，好让信风穿堂而过。', kr: '상앗빛 회벽 아치 위에 섬의 이중 경사 지붕을 얹고, 무역풍이 지나도록 건물을 살짝 틀어 앉혔습니다.' },
      body: {
        en: 'The plan is simple: two floors around a court, with doors on the north-east where the trade wind arrives and louvres on the opposite side where it leaves. On most days the ground floor needs no cooling at all.\n\n## What to look for\n\n- Coral-coloured terrazzo with crushed shell\n- The koa handrail, worn smooth at the turn\n- The line of light along the ridge at noon',
        jp: '中庭を囲む二層。貿易風の来る北東に扉を、抜けていく反対側にルーバーを設けた、簡素な構成です。たいていの日、1階に冷房は要りません。\n\n## 見どころ\n\n- 貝殻を砕いて混ぜた珊瑚色のテラゾー\n- 曲がり角で滑らかに磨かれたコアの手すり\n- 正午、棟に沿って落ちる一筋の光',
        cn: '格局简明：两层环绕中庭，信风来处的东北面设门，去处的对面设百叶。多数日子里，一层全然无须冷气。\n\n## 值得留意\n\n- 掺入碎贝的珊瑚色水磨石\n- 转角处被手掌磨润的寇阿木扶手\n- 正午沿屋脊落下的一线光',
        kr: '평면은 단순합니다. 중정을 둘러싼 두 층에, 무역풍이 드는 북동쪽에는 문을, 빠져나가는 맞은편에는 루버를 두었습니다. 대부분의 날에는 1층에 냉방이 필요하지 않습니다.\n\n## 눈여겨볼 것\n\n- 조개껍데기를 섞은 산호빛 테라초\n- 모퉁이에서 매끄럽게 닳은 코아 난간\n- 정오에 용마루를 따라 떨어지는 한 줄기 빛',
      },
    }),
    entry('announcement', 'hawaii-announcement-garden-door', {
      title: { en: 'The garden door opens early', jp: '庭の扉、朝7:30より', cn: '花园门提早开放', kr: '정원 문을 일찍 엽니다' }, slug: 'garden-door', startDate: day(-3, '07:00'), endDate: day(30, '22:00'), hasLink: true, reference: 'hawaii-dining-hala-coffee-bar',
      htmlTitle: { en: 'The garden door now opens at <strong>7:30am</strong> for coffee.', jp: '庭の扉は<strong>7:30</strong>より、コーヒーとともに。', cn: '花园门自 <strong>7:30</strong> 起开放，先来一杯咖啡。', kr: '정원 문이 <strong>7:30</strong>에 커피와 함께 열립니다.' },
      subject: { en: 'Earlier coffee in the court', jp: '中庭の朝のコーヒー', cn: '中庭晨间咖啡', kr: '중정의 이른 커피' },
      body: { en: 'The coffee bar serves from 7:30am every day. The houses open at 10am as before.', jp: 'コーヒーバーは毎日7:30から。各ブランドは従来どおり10:00に開きます。', cn: '咖啡吧每日 7:30 起供应，各品牌仍于 10:00 开门。', kr: '커피 바는 매일 7:30부터 운영합니다. 각 브랜드는 이전과 같이 10:00에 엽니다.' },
    }, { created: 4, updated: 3 }),
    entry('notification', 'hawaii-notification-collection', {
      title: { en: 'Flying abroad this week?', jp: '今週、国際線でご出発の方へ', cn: '本周搭乘国际航班？', kr: '이번 주 해외로 출국하십니까?' }, popupPosition: ['hawaii-home'], cta: ['hawaii-cta-visit'],
      description: { en: 'Please pay at least five hours before take-off, so that your duty-free purchases reach the collection counter in time.', jp: '免税品を空港で確実にお渡しするため、ご出発の5時間前までにお会計をお済ませください。', cn: '请于起飞前至少五小时结账，以便免税商品准时送达提货柜台。', kr: '면세품이 제때 인도장에 도착하도록 출발 5시간 전까지 결제해 주십시오.' },
    }),
    entry('predictSearch', 'hawaii-predict-search', { title: { en: 'Search suggestions', jp: 'おすすめの検索', cn: '搜索推荐', kr: '추천 검색' }, featuredExperience: ['hawaii-event-kona-cup-by-cup', 'hawaii-dining-lanai-table', 'hawaii-service-airport-collection'], brands: ['hawaii-brand-solenne', 'hawaii-brand-ondine-joaillerie', 'hawaii-brand-ottavia-rey', 'hawaii-brand-honey-and-tide'] }),
    entry('page', 'hawaii-page-predict-search', { title: { en: 'Search suggestions', jp: 'おすすめの検索', cn: '搜索推荐', kr: '추천 검색' }, slug: 'predict-search', content: ['hawaii-predict-search'] }),

    ...hawaiiItems,
  ],
};
