import { day, entry, type SeedGroup } from '../seed.ts';
import { saipanItems } from './saipan-items.ts';

const hours = { en: 'Daily, 10am to 10pm', cn: '每日 10:00 至 22:00', jp: '毎日 10:00〜22:00', kr: '매일 10:00~22:00' };
const address = {
  en: '1 Meridian Court, Beach Road, Garapan, Saipan, MP 96950', cn: '塞班岛加拉班，海滩路，子午庭院 1 号，MP 96950',
  jp: 'サイパン島ガラパン ビーチロード メリディアン・コート1番地 MP 96950', kr: '사이판 가라판 비치 로드, 메리디언 코트 1번지, MP 96950',
};

/** Saipan: the home page, the gallery in Garapan, its story, its notices and all its items. */
export const saipan: SeedGroup = {
  tag: 'saipan',
  seeds: [
    entry('seo', 'saipan-seo-home', {
      title: { en: 'Duty-free shopping in Garapan | [site_name]', cn: '加拉班免税购物 | [site_name]', jp: 'ガラパンの免税ショッピング | [site_name]', kr: '가라판 면세 쇼핑 | [site_name]' },
      description: { en: 'A duty-free gallery by the lagoon in Garapan: refillable skincare, eyewear, gold, cold tea, a reef-view table and delivery to your room.', cn: '加拉班潟湖畔的免税艺廊：可续装护肤、眼镜、金饰、冷泡茶、观礁餐桌，以及客房送货。', jp: 'ガラパンのラグーンに臨む免税ギャラリー。詰め替えできるスキンケア、アイウェア、ゴールド、冷茶、リーフを望む食卓、お部屋へのお届け。', kr: '가라판 라군 곁의 면세 갤러리. 리필 스킨케어와 아이웨어, 골드 주얼리, 차가운 차, 산호초가 보이는 식탁, 객실 배달 서비스를 만나 보십시오.' },
      keywords: { en: ['duty free Saipan', 'Garapan shopping', 'lagoon', 'gold bangles'], cn: ['塞班免税', '加拉班购物', '潟湖', '金手镯'], jp: ['サイパン 免税', 'ガラパン ショッピング', 'ラグーン', 'ゴールドジュエリー'], kr: ['사이판 면세', '가라판 쇼핑', '라군', '골드 주얼리'] },
      media: ['city-saipan'],
    }),
    entry('seo', 'saipan-seo-store', {
      title: { en: '[page_title]: hours and floor guide | [site_name]', cn: '[page_title]：营业时间与楼层指南 | [site_name]', jp: '[page_title] 営業時間とフロアガイド | [site_name]', kr: '[page_title] 영업 시간과 층별 안내 | [site_name]' },
      description: { en: 'Hours, address, telephone, parking and floor guide of the duty-free gallery on Beach Road in Garapan, Saipan.', cn: '塞班加拉班海滩路免税艺廊的营业时间、地址、电话、停车与楼层指南。', jp: 'サイパン、ガラパンのビーチロードに建つ免税ギャラリーの営業時間、所在地、電話番号、駐車場、フロアガイド。', kr: '사이판 가라판 비치 로드에 있는 면세 갤러리의 영업 시간, 주소, 전화번호, 주차, 층별 안내입니다.' },
      keywords: { en: ['Garapan', 'store hours', 'floor guide'], cn: ['加拉班', '营业时间', '楼层指南'], jp: ['ガラパン', '営業時間', 'フロアガイド'], kr: ['가라판', '영업 시간', '층별 안내'] },
    }),
    entry('cta', 'saipan-cta-visit', { title: { en: 'Plan your visit', cn: '规划到访', jp: 'ご来店のご案内', kr: '방문 안내' }, internalLink: 'saipan-store-saipan', kind: 'viewDetails', variant: 'primary' }),
    entry('cta', 'saipan-cta-reserve', { title: { en: 'Reserve a place', cn: '预留席位', jp: '席を予約する', kr: '자리 예약하기' }, internalLink: 'saipan-store-saipan', kind: 'bookNow', variant: 'primary' }),

    entry('heroBanner', 'saipan-hero-home', {
      eyebrow: { en: 'Garapan, Saipan', cn: '塞班，加拉班', jp: 'サイパン ガラパン', kr: '사이판 가라판' }, title: { en: 'An arch, a lagoon, an afternoon', cn: '一道拱门，一片潟湖，一个午后', jp: 'アーチとラグーンと、ある午後', kr: '아치와 라군, 그리고 오후' },
      description: { en: 'A limestone house on the quiet side of the reef. Rinse off the salt, sit down, and look at things slowly.', cn: '礁盘静谧一侧的石灰岩之屋。洗去海盐，坐下来，慢慢看。', jp: 'リーフの静かな側に建つ石灰岩の館。潮を洗い流し、腰を下ろして、ゆっくりとご覧ください。', kr: '산호초의 고요한 쪽에 선 석회암의 집. 소금기를 씻고 앉아 천천히 둘러보십시오.' },
      media: [{ picture: 'city-saipan', alt: { en: 'A weathered limestone arch over a pale turquoise lagoon with sand, palms and smooth stones', jp: '淡いターコイズ色のラグーンにかかる風化した石灰岩のアーチ、砂と椰子となめらかな石', kr: '옅은 터키석 빛 라군 위에 걸린 풍화된 석회암 아치와 모래, 야자수, 매끄러운 돌' } }],
      layout: 'E', size: 'Size 1', alignment: 'Left', textSize: 'normal', tone: 'light', cta: ['saipan-cta-visit'],
    }),
    entry('card4Multiply1', 'saipan-section-first-four', {
      title: { en: 'Four things to see first', cn: '先看这四处', jp: 'はじめにご覧いただきたい四つ', kr: '먼저 볼 네 가지' }, eyebrow: { en: 'In the gallery', cn: '馆内', jp: '館内', kr: '갤러리에서' },
      cards: ['saipan-brand-solenne', 'saipan-dining-lagoon-room', 'saipan-art-reef-passage', 'saipan-brand-lune-and-linden'],
    }),
    entry('serviceListComponent', 'saipan-section-services', { title: { en: 'We carry, wrap and wait', cn: '我们来提，来包，来等', jp: '運び、包み、お待ちします', kr: '나르고, 싸고, 기다립니다' }, eyebrow: { en: 'Services', cn: '服务', jp: 'サービス', kr: '서비스' }, description: { en: 'Almost everything that we do for travellers costs nothing.', cn: '我们为旅客所做之事，几乎都不收费。', jp: '旅の方のためのサービスは、ほとんどが無料です。', kr: '여행자를 위한 서비스는 거의 모두 무료입니다.' }, items: [], limit: 3 }),
    entry('fixedRatioBanner', 'saipan-section-shells', {
      eyebrow: { en: 'Workshop', cn: '工作坊', jp: 'ワークショップ', kr: '워크숍' }, title: { en: 'A knot, a shell, a bead of gold', cn: '一结，一贝，一粒金', jp: '結び目と貝と、金ひと粒', kr: '매듭 하나, 조개 하나, 금 한 알' },
      description: { en: 'Ninety minutes at the limestone table, eight guests, and a strand to wear to dinner.', cn: '石灰岩长台边九十分钟，八位宾客，一串戴去晚餐的贝饰。', jp: '石灰岩の長卓で90分、定員8名。仕上げた首飾りはそのまま夕食へ。', kr: '석회암 탁자에서 90분, 여덟 분. 완성한 목걸이를 걸고 저녁 식사로 가십시오.' },
      media: ['jewel-necklace'], ratio: '16:9', alignment: 'Left', textSize: 'normal', internalLink: 'saipan-event-thread-a-strand',
    }),
    entry('newsListComponent', 'saipan-section-news', { title: { en: 'News from Beach Road', cn: '海滩路新讯', jp: 'ビーチロードからのお知らせ', kr: '비치 로드에서 전하는 소식' }, eyebrow: { en: 'News', cn: '新闻', jp: 'ニュース', kr: '뉴스' }, items: [], limit: 3 }),
    entry('twoOptionsForCircularDesign', 'saipan-section-water-and-table', {
      title: { en: 'One for the water, one for the table', cn: '一件为水，一件为席', jp: '水辺にひとつ、食卓にひとつ', kr: '물가에 하나, 식탁에 하나' },
      title1st: { en: 'Less glitter', cn: '少些浮光', jp: 'まぶしさを抑えて', kr: '눈부심을 덜고' }, description1st: { en: 'Kintara lenses, compared at the open door.', cn: '金多莱镜片，在敞开的门边比对。', jp: '開け放った戸口で見比べるKintaraのレンズ。', kr: '열린 문가에서 견주어 보는 Kintara 렌즈.' }, media1st: ['fashion-sunglasses'], internalLink1st: 'saipan-brand-kintara',
      title2nd: { en: 'A little more ring', cn: '多些清响', jp: '響きを添えて', kr: '울림을 더하고' }, description2nd: { en: 'Bellarosa bangles, chosen by ear.', cn: '贝拉蔷手镯，以耳挑选。', jp: '耳で選ぶBellarosaのバングル。', kr: '귀로 고르는 Bellarosa 뱅글.' }, media2nd: ['jewel-bracelet'], internalLink2nd: 'saipan-brand-bellarosa',
    }),
    entry('planYourVisit', 'saipan-section-visit', {
      title: { en: 'Plan your visit', cn: '规划到访', jp: 'ご来店のご案内', kr: '방문 안내' }, description: { en: 'The garden gate and café open at 7am, the houses at 10am. Suitcases may wait with us all day.', cn: '花园门与咖啡馆 7:00 开放，各品牌 10:00 迎客。行李可全天寄放。', jp: '庭の門とカフェは7:00、各ブランドは10:00に開きます。お荷物は終日お預かりします。', kr: '정원 문과 카페는 7:00, 브랜드는 10:00에 엽니다. 짐은 종일 맡아 드립니다.' },
      media: ['hero-atrium'], store: 'saipan-store-saipan', time: { en: [hours.en], cn: [hours.cn], jp: [hours.jp], kr: [hours.kr] }, address, cta: ['saipan-cta-visit'],
    }),
    entry('homePage', 'saipan-home', {
      title: { en: 'Meridian Galleria in Saipan', cn: 'Meridian Galleria 塞班', jp: 'Meridian Galleria サイパン', kr: 'Meridian Galleria 사이판' }, slug: 'home', seo: 'saipan-seo-home',
      description: { en: 'A limestone gallery for travellers, beside the lagoon in Garapan.', cn: '加拉班潟湖畔，为旅人而设的石灰岩艺廊。', jp: 'ガラパンのラグーンのほとり、旅人のための石灰岩のギャラリー。', kr: '가라판 라군 곁, 여행자를 위한 석회암 갤러리.' },
      content: ['saipan-hero-home', 'saipan-section-first-four', 'saipan-section-services', 'saipan-section-shells', 'saipan-section-news', 'saipan-section-water-and-table', 'saipan-section-visit'],
    }),

    entry('storeGuideAddress', 'saipan-place-welcome-desk', { title: { en: 'Welcome desk', cn: '迎宾台', jp: 'ウェルカムデスク', kr: '웰컴 데스크' }, address: { en: 'Level 1, under the great arch', cn: '一层，大拱门下', jp: '1階 大アーチの下', kr: '1층, 큰 아치 아래' }, time: hours, phone: '+1 670-555-0143', mark: '1', internalLink: 'saipan-service-delivered-to-your-room' }),
    entry('storeGuideAddress', 'saipan-place-flame-tree-cafe', { title: { en: 'Flame tree café', cn: '凤凰木咖啡', jp: '南洋桜のカフェ', kr: '불꽃나무 카페' }, address: { en: 'Level 1, garden side', cn: '一层，花园一侧', jp: '1階 庭側', kr: '1층 정원 쪽' }, time: { en: 'Daily, 7am to 9pm', cn: '每日 7:00 至 21:00', jp: '毎日 7:00〜21:00', kr: '매일 7:00~21:00' }, phone: '+1 670-555-0144', mark: '2', internalLink: 'saipan-dining-flame-tree-cafe' }),
    entry('storeGuideAddress', 'saipan-place-refill-counter', { title: { en: 'Refill counter', cn: '续装柜台', jp: '詰め替えカウンター', kr: '리필 카운터' }, address: { en: 'Level 1, lagoon hall, beside the basin', cn: '一层，潟湖厅，石盆旁', jp: '1階 ラグーンホール、水盤のそば', kr: '1층 라군 홀, 수반 옆' }, time: hours, phone: '+1 670-555-0145', mark: '3', internalLink: 'saipan-brand-solenne' }),
    entry('brandLocatorGroup', 'saipan-group-houses', { title: { en: 'Houses in the gallery', cn: '馆内品牌', jp: '館内のブランド', kr: '갤러리의 브랜드' }, floor: { en: 'Levels 1 and 2', cn: '一层与二层', jp: '1階・2階', kr: '1층·2층' }, brands: ['saipan-brand-solenne', 'saipan-brand-lune-and-linden', 'saipan-brand-kintara', 'saipan-brand-sencha-hall', 'saipan-brand-bellarosa'] }),
    entry('storeGuide', 'saipan-guide-level-1', {
      title: { en: 'Lagoon hall and arch room', cn: '潟湖厅与拱门厅', jp: 'ラグーンホールとアーチルーム', kr: '라군 홀과 아치 룸' }, floor: { en: 'Level 1', cn: '一层', jp: '1階', kr: '1층' }, description: { en: 'Enter under the great arch; beauty is to the left, eyewear and tea to the right, the garden straight ahead.', cn: '自大拱门入内，左为美妆，右为眼镜与茶，正前方是花园。', jp: '大アーチを入って左がビューティー、右がアイウェアとお茶、正面が庭です。', kr: '큰 아치로 들어서면 왼쪽이 뷰티, 오른쪽이 아이웨어와 차, 정면이 정원입니다.' },
      media: [{ picture: 'floor-guide-2', alt: { en: 'Floor guide of level 1', cn: '一层楼层指南', jp: '1階フロアガイド', kr: '1층 안내도' } }], addresses: ['saipan-place-welcome-desk', 'saipan-place-flame-tree-cafe', 'saipan-place-refill-counter'], groups: ['saipan-group-houses'],
    }),
    entry('storeLocator', 'saipan-store-saipan', {
      title: { en: 'Meridian Galleria Saipan', cn: 'Meridian Galleria 塞班', jp: 'Meridian Galleria サイパン', kr: 'Meridian Galleria 사이판' }, slug: 'saipan', seo: 'saipan-seo-store', media: ['arch-boutique'], layout: 'B', size: 'Size 2', address,
      description: { en: 'A two-storey house of pale limestone on Beach Road, with the lagoon on one side, a garden on the other and shade between.', cn: '海滩路上的两层浅色石灰岩馆舍，一侧潟湖，一侧花园，中间尽是荫凉。', jp: 'ビーチロードに建つ淡い石灰岩の二層の館。片側にラグーン、片側に庭、そのあいだに涼しい日陰があります。', kr: '비치 로드에 선 밝은 석회암 2층 건물. 한쪽은 라군, 한쪽은 정원, 그 사이는 모두 그늘입니다.' },
      body: {
        en: 'From the centre of Garapan it is a ten-minute walk along the beach path, most of it under ironwood and palm. By car, turn off Beach Road at the white gate; parking is free.\n\nThere is a ramp at the garden gate, a lift to the upper gallery and a tap for sandy feet.',
        cn: '自加拉班中心沿海滩步道约十分钟，一路多有木麻黄与椰树遮荫。驾车请在海滩路白门处转入，停车免费。\n\n花园门设坡道，电梯直达上层长廊，门外另有冲脚水龙头。',
        jp: 'ガラパンの中心からビーチ沿いの小道を歩いて約10分、ほとんどが木麻黄と椰子の木陰です。お車の方はビーチロードの白い門を入ってください。駐車は無料です。\n\n庭の門にスロープ、上階へのエレベーター、足の砂を流す水道がございます。',
        kr: '가라판 중심에서 해변 길을 따라 걸어서 10분, 대부분 목마황과 야자수 그늘입니다. 차로 오시면 비치 로드의 흰 문으로 들어오십시오. 주차는 무료입니다.\n\n정원 문에 경사로가, 위층으로는 엘리베이터가 있으며 발의 모래를 씻는 수도가 있습니다.',
      },
      phone: '+1 670-555-0142', email: 'saipan@meridian.example', location: { lat: 15.2137, lon: 145.7197 }, directionsLink: 'https://www.openstreetmap.org/?mlat=15.2137&mlon=145.7197#map=16/15.2137/145.7197',
      time: { en: [hours.en, 'Garden and café from 7am'], cn: [hours.cn, '花园与咖啡 7:00 起'], jp: [hours.jp, '庭とカフェは7:00から'], kr: [hours.kr, '정원과 카페는 7:00부터'] },
      features: { en: ['Delivery to your room', 'Showers and luggage', 'Free Wi-Fi', 'Step-free access'], cn: ['客房送货', '淋浴与行李寄放', '免费 Wi-Fi', '无障碍通道'], jp: ['お部屋へのお届け', 'シャワーと荷物預かり', '無料Wi-Fi', '段差のない動線'], kr: ['객실 배달', '샤워와 짐 보관', '무료 Wi-Fi', '무장애 동선'] },
      storeGuides: ['saipan-guide-level-1'], locatorGroups: ['saipan-group-houses'],
    }),

    entry('aboutTheStore', 'saipan-about-heritage', {
      title: { en: 'Heritage', cn: '传承', jp: '歴史', kr: '헤리티지' }, slug: 'heritage', media: ['art-vessels'], layout: 'B', size: 'Size 2', eyebrow: { en: 'Two peoples, one shore', cn: '两个民族，同一海岸', jp: '二つの民、ひとつの浜', kr: '두 민족, 하나의 해안' },
      description: { en: 'CHamoru and Carolinian families have shared this beach for two centuries. The gallery is a guest on it, and tries to behave like one.', cn: '查莫罗人与加罗林人在这片海滩共处已两百年。本馆是此地的客人，也尽力做好客人。', jp: 'チャモロとカロリニアンの人々は、二百年にわたりこの浜を分かち合ってきました。私たちはその客であり、客らしくあろうと努めています。', kr: '차모로와 캐롤리니안 사람들은 200년 동안 이 해변을 함께 써 왔습니다. 갤러리는 이곳의 손님이며, 손님답고자 합니다.' },
      body: {
        en: 'Early in the nineteenth century canoes came north from the Caroline Islands after a great storm and landed here. Their settlement gave the town its name: Arabwal, today Garapan.\n\nBoth peoples still greet a guest with a mwáár, a garland worn on the head. We do not sell them. On some mornings, though, a grandmother from the next street makes them at the garden gate, and there may be one for you.',
        cn: '十九世纪初，一场大风暴之后，独木舟自加罗林群岛北上，在此登岸。他们的聚落名为“阿拉布瓦尔”，即今日的加拉班。\n\n两个民族至今仍以“姆瓦尔”花冠迎客。我们不卖花冠。不过有些清晨，邻街的一位老祖母会在花园门口编上几顶，或许其中就有您的一顶。',
        jp: '19世紀の初め、大嵐ののちにカロリン諸島から北へ渡ったカヌーがここに着きました。その集落の名がアラブワル、今のガラパンです。\n\n二つの民は今も、頭に載せる花輪ムワールで客を迎えます。私たちはそれを売りません。けれども朝によっては、隣の通りのおばあさんが庭の門で編んでいます。ひとつは、あなたのためかもしれません。',
        kr: '19세기 초 큰 폭풍이 지난 뒤, 캐롤라인 제도에서 북쪽으로 온 카누들이 이곳에 닿았습니다. 그 마을의 이름 아라브왈이 오늘날의 가라판이 되었습니다.\n\n두 민족은 지금도 머리에 쓰는 꽃관 무와르로 손님을 맞습니다. 저희는 그것을 팔지 않습니다. 다만 어떤 아침에는 옆 골목의 할머니가 정원 문에서 꽃관을 엮습니다. 하나는 손님의 것일지도 모릅니다.',
      },
    }),
    entry('aboutTheStore', 'saipan-about-architecture', {
      title: { en: 'Architecture', cn: '建筑', jp: '建築', kr: '건축' }, slug: 'architecture', media: ['arch-facade-dusk'], layout: 'D', size: 'Size 2', eyebrow: { en: 'Cut from the island', cn: '取自海岛', jp: '島から切り出して', kr: '섬에서 깎아 낸 집' },
      description: { en: 'One wide arch frames the lagoon; everything else was drawn to stay out of its way.', cn: '一道宽阔的拱门框住潟湖，其余一切皆为它让路。', jp: 'ひとつの大きなアーチがラグーンを切り取ります。ほかのすべては、その邪魔をしないように描かれました。', kr: '넓은 아치 하나가 라군을 담습니다. 나머지는 모두 그 앞을 비켜서도록 그려졌습니다.' },
      body: {
        en: 'Saipan is largely raised coral: terraces of limestone stepping down from Mount Tapochau, 474 metres high, to the beach. The house continues them. Its walls are sawn blocks left rough on the garden side and smooth towards the sea.\n\n## What to look for\n\n- The great arch, eleven metres wide, without a keystone\n- Fossil shells in the third pier on the left\n- The blue light that climbs the ceiling at mid-morning',
        cn: '塞班大半由隆起的珊瑚构成：石灰岩台地自海拔 474 米的塔波乔山层层而下，直抵海滩。馆舍便是它的延续，锯切石块的墙面向园一侧粗糙，向海一侧光滑。\n\n## 值得留意\n\n- 十一米宽、不设拱心石的大拱门\n- 左侧第三根墩柱中的贝壳化石\n- 上午时分爬上天花板的蓝光',
        jp: 'サイパンの大部分は隆起した珊瑚です。標高474メートルのタッポーチョ山から、石灰岩の段丘が浜へと下ります。館はその続き。切り石の壁は庭側を粗く、海側をなめらかに残しました。\n\n## 見どころ\n\n- 要石のない、幅11メートルの大アーチ\n- 左から三本目の柱に眠る貝の化石\n- 午前のなかば、天井をのぼる青い光',
        kr: '사이판은 대부분 솟아오른 산호입니다. 해발 474미터의 타포차우산에서 석회암 단구가 해변까지 내려옵니다. 이 집은 그 연장입니다. 톱으로 켠 돌벽은 정원 쪽은 거칠게, 바다 쪽은 매끄럽게 두었습니다.\n\n## 눈여겨볼 것\n\n- 이맛돌 없이 세운 너비 11미터의 큰 아치\n- 왼쪽 세 번째 기둥 속의 조개 화석\n- 오전 한나절 천장을 타고 오르는 푸른빛',
      },
    }),
    entry('announcement', 'saipan-announcement-morning-showers', {
      title: { en: 'Landing before dawn?', cn: '黎明前抵达？', jp: '夜明け前にお着きの方へ', kr: '새벽에 도착하십니까?' }, slug: 'morning-showers', startDate: day(-3, '06:00'), endDate: day(40, '22:00'), hasLink: true, reference: 'saipan-news-earlier-gate',
      htmlTitle: { en: 'Landing before dawn? The garden gate opens at <strong>7am</strong>.', cn: '黎明前抵达？花园门 <strong>7:00</strong> 为您敞开。', jp: '夜明け前にお着きの方へ。庭の門は<strong>7:00</strong>に開きます。', kr: '새벽에 도착하십니까? 정원 문이 <strong>7:00</strong>에 열립니다.' },
      subject: { en: 'Showers, breakfast and luggage', cn: '淋浴、早餐与行李寄放', jp: 'シャワー、朝食、荷物預かり', kr: '샤워, 아침 식사, 짐 보관' },
      body: { en: 'Two showers and a luggage shelf are ready from 7am, and the café serves breakfast at the same hour.', cn: '两间淋浴房与行李架自 7:00 起开放，咖啡馆同时供应早餐。', jp: '二つのシャワーと荷物棚を7:00からご利用いただけます。カフェの朝食も同じ時刻に始まります。', kr: '샤워실 두 곳과 짐 선반을 7:00부터 이용하실 수 있으며, 카페의 아침 식사도 같은 시각에 시작합니다.' },
    }, { created: 4, updated: 3 }),
    entry('notification', 'saipan-notification-delivery', {
      title: { en: 'Empty hands, full afternoon', cn: '空手而去，尽享午后', jp: '手ぶらで、午後を満喫', kr: '빈손으로 즐기는 오후' }, popupPosition: ['saipan-home'], cta: ['saipan-cta-visit'],
      description: { en: 'Purchases before 6pm are in your room the same night, anywhere on the island.', cn: '18:00 前所购，当晚即送至岛上任何一处客房。', jp: '18:00までのお買い上げは、島内どこでもその夜のうちにお部屋へお届けします。', kr: '18:00 이전 구매품은 섬 어디든 그날 밤 객실로 전해 드립니다.' },
    }),
    entry('predictSearch', 'saipan-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐', jp: 'おすすめの検索', kr: '추천 검색' }, featuredExperience: ['saipan-event-tea-before-the-heat', 'saipan-dining-lagoon-room', 'saipan-service-delivered-to-your-room'], brands: ['saipan-brand-solenne', 'saipan-brand-lune-and-linden', 'saipan-brand-bellarosa', 'saipan-brand-sencha-hall'] }),
    entry('page', 'saipan-page-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐', jp: 'おすすめの検索', kr: '추천 검색' }, slug: 'predict-search', content: ['saipan-predict-search'] }),

    ...saipanItems,
  ],
};
