import { day, entry, type Seed, type SeedGroup } from '../../seed.ts';
import { okinawaItems } from './brands.ts';
import { okinawaHappenings } from './events.ts';

const name = { jp: 'Meridian Galleria 沖縄', en: 'Meridian Galleria Okinawa', cn: 'Meridian Galleria 冲绳', tc: 'Meridian Galleria 沖繩', kr: 'Meridian Galleria 오키나와' };
const hours = { jp: ['毎日 10:00〜20:00'], en: ['Daily, 10am to 8pm'], cn: ['每日 10:00–20:00'], tc: ['每日 10:00–20:00'], kr: ['매일 오전 10시 ~ 오후 8시'] };
const address = { jp: '沖縄県那覇市新都心 海灯通り2-8', en: '2-8 Umiakari-dori, Shintoshin, Naha, Okinawa', cn: '冲绳县那霸市新都心海灯通 2-8', tc: '沖繩縣那霸市新都心海燈通 2-8', kr: '오키나와현 나하시 신도심 우미아카리 거리 2-8' };
const house = { jp: '沖縄館', en: 'The Okinawa house', cn: '冲绳馆', tc: '沖繩館', kr: '오키나와 하우스' };

const home: readonly Seed[] = [
  entry('seo', 'okinawa-seo-home', {
    title: name,
    description: {
      jp: '沖縄から国内へ、海外へ。珊瑚石の塀に囲まれた那覇の免税ギャラリーです。お買い上げの品は、ご出発の空港や港でお受け取りいただけます。',
      en: 'A duty-free gallery behind coral-stone walls in Naha. Shop in the city, and collect your purchases at the airport or the cruise terminal as you leave.',
      cn: '那霸珊瑚石墙内的免税长廊。市内从容选购，离岛时于机场或邮轮码头提货。',
      tc: '那霸珊瑚石牆內的免稅長廊。市內從容選購，離島時於機場或郵輪碼頭提貨。',
      kr: '산호석 담장에 둘러싸인 나하의 면세 갤러리. 시내에서 쇼핑하시고, 떠나시는 공항이나 크루즈 터미널에서 찾으십시오.',
    },
    keywords: {
      jp: ['沖縄 免税', '那覇 免税店', '空港受け取り', '新都心'],
      en: ['Okinawa duty free', 'Naha', 'airport collection', 'Shintoshin'],
      cn: ['冲绳免税', '那霸', '机场提货', '新都心'],
      tc: ['沖繩免稅', '那霸', '機場提貨', '新都心'],
      kr: ['오키나와 면세', '나하', '공항 인도', '신도심'],
    },
    media: ['city-okinawa'],
  }),
  entry('homePage', 'okinawa-home', {
    title: name,
    slug: 'home',
    seo: 'okinawa-seo-home',
    description: {
      jp: '赤瓦の下、海の光を映す三つのフロア。',
      en: 'Three floors of sea light under red tiles.',
      cn: '红瓦之下，三层空间盛满海光。',
      tc: '紅瓦之下，三層空間盛滿海光。',
      kr: '붉은 기와 아래, 바다의 빛을 담은 세 개의 층.',
    },
    content: ['okinawa-home-hero', 'okinawa-home-two-ways', 'okinawa-home-services', 'okinawa-home-houses', 'okinawa-home-light', 'okinawa-home-news', 'okinawa-plan-your-visit'],
  }),
  entry('heroBanner', 'okinawa-home-hero', {
    eyebrow: { jp: '那覇・新都心', en: 'Shintoshin, Naha', cn: '那霸 · 新都心', tc: '那霸 · 新都心', kr: '나하, 신도심' },
    title: { jp: '珊瑚の塀、海の色', en: 'Coral walls, the colour of the sea', cn: '珊瑚石墙，海之颜色', tc: '珊瑚石牆，海之顏色', kr: '산호 담장, 바다의 빛깔' },
    description: {
      jp: '珊瑚石を積んだ塀をまわると、ガジュマルの木陰。沖縄の家に招かれるように、お入りください。',
      en: 'Step around the coral wall into the shade of a banyan, as one enters an Okinawan home.',
      cn: '绕过珊瑚石垒成的影壁，便是榕树的荫凉。一如受邀走进冲绳人家。',
      tc: '繞過珊瑚石壘成的照壁，便是榕樹的蔭涼。一如受邀走進沖繩人家。',
      kr: '산호석 담을 돌아서면 반얀나무 그늘입니다. 오키나와의 집에 초대받은 듯 들어오십시오.',
    },
    media: [
      {
        picture: 'city-okinawa',
        alt: {
          jp: '低い珊瑚石の塀と赤瓦の家、椰子の木と青緑の礁湖',
          en: 'A red-tiled house behind a low coral-stone wall, palms and a blue-green lagoon',
          cn: '低矮珊瑚石墙后的红瓦屋舍，棕榈与蓝绿礁湖',
          tc: '低矮珊瑚石牆後的紅瓦屋舍，棕櫚與藍綠礁湖',
          kr: '낮은 산호석 담 뒤의 붉은 기와집과 야자수, 청록빛 석호',
        },
      },
    ],
    layout: 'E',
    size: 'Size 1',
    alignment: 'Right',
    textSize: 'normal',
    tone: 'light',
    internalLink: 'okinawa-about-architecture',
  }),
  entry('twoOptionsForCircularDesign', 'okinawa-home-two-ways', {
    title: { jp: '旅のかたちに合わせて', en: 'Two ways to travel light', cn: '轻装旅行的两种方式', tc: '輕裝旅行的兩種方式', kr: '가볍게 여행하는 두 가지 방법' },
    title1st: { jp: '空港でお受け取り', en: 'Collect at the airport', cn: '机场提货', tc: '機場提貨', kr: '공항에서 수령' },
    description1st: { jp: '街で選び、ご搭乗の前に受け取る。', en: 'Choose in town, collect before boarding.', cn: '市内选购，登机前提取。', tc: '市內選購，登機前提取。', kr: '시내에서 고르고, 탑승 전에 찾으십시오.' },
    media1st: ['fashion-wallet'],
    internalLink1st: 'okinawa-service-airport-collection',
    title2nd: { jp: '月桃の食卓', en: 'A table in the shade', cn: '树荫下的一席', tc: '樹蔭下的一席', kr: '그늘 아래의 식탁' },
    description2nd: { jp: '島野菜と月桃の香りで、ひと休み。', en: 'Island vegetables, and the scent of shell ginger.', cn: '岛屿蔬菜与月桃清香，小憩片刻。', tc: '島嶼蔬菜與月桃清香，小憩片刻。', kr: '섬 채소와 월도 향기로 잠시 쉬어 가십시오.' },
    media2nd: ['dining-plated'],
    internalLink2nd: 'okinawa-dining-getto-table',
  }),
  entry('serviceListComponent', 'okinawa-home-services', {
    title: { jp: '旅のお手伝い', en: 'Help along the way', cn: '旅途中的照应', tc: '旅途中的照應', kr: '여정을 돕는 서비스' },
    items: [],
    limit: 3,
  }),
  entry('card3Multiply1', 'okinawa-home-houses', {
    title: { jp: '強い陽ざしに似合うもの', en: 'Made for a strong sun', cn: '与烈日相宜之物', tc: '與烈日相宜之物', kr: '강한 햇살에 어울리는 것들' },
    cards: ['okinawa-brand-kintara', 'okinawa-brand-solenne', 'okinawa-brand-sencha-hall'],
  }),
  entry('richText', 'okinawa-home-light', {
    eyebrow: { jp: '島の光', en: 'Island light', cn: '岛之光', tc: '島之光', kr: '섬의 빛' },
    title: { jp: '白い道、濃い影', en: 'White lanes, deep shade', cn: '白路与浓荫', tc: '白路與濃蔭', kr: '하얀 길, 짙은 그늘' },
    body: {
      jp: '紅型の色が強いのは、この島の光が強いからだといわれます。淡い色は陽ざしに溶けてしまうのです。館では正午に天窓の簾を半分だけ下ろします。色は夕方の四時、もっともよく見えます。',
      en: 'Bingata cloth is dyed in strong colours, it is said, because pale ones dissolve in this sun. At noon we lower the reed blinds halfway across the skylight. Colours are best judged here at four in the afternoon.',
      cn: '据说红型染布之所以浓艳，是因为浅色会融化在这片岛的阳光里。正午时分，我们将天窗的竹帘放下一半；看色最好的时刻，是下午四点。',
      tc: '據說紅型染布之所以濃艷，是因為淺色會融化在這片島的陽光裏。正午時分，我們將天窗的竹簾放下一半；看色最好的時刻，是下午四時。',
      kr: '빈가타의 색이 짙은 까닭은 이 섬의 햇살이 강하기 때문이라고 합니다. 옅은 색은 빛에 녹아 버립니다. 갤러리에서는 정오가 되면 천창의 발을 반만 내립니다. 색은 오후 네 시에 가장 잘 보입니다.',
    },
    alignment: 'Left',
  }),
  entry('newsListComponent', 'okinawa-home-news', {
    title: { jp: '館だより', en: 'From the house', cn: '馆内近闻', tc: '館內近聞', kr: '갤러리아 소식' },
    items: [],
    limit: 3,
  }),
  entry('planYourVisit', 'okinawa-plan-your-visit', {
    title: { jp: 'ご来館の前に', en: 'Plan your visit', cn: '规划行程', tc: '規劃行程', kr: '방문 안내' },
    description: {
      jp: 'モノレールおもろまち駅から徒歩4分、那覇空港から約25分です。',
      en: 'Four minutes on foot from Omoromachi monorail station; about 25 minutes from Naha Airport.',
      cn: '距单轨电车歌町站步行四分钟，距那霸机场约 25 分钟。',
      tc: '距單軌電車歌町站步行四分鐘，距那霸機場約 25 分鐘。',
      kr: '모노레일 오모로마치역에서 도보 4분, 나하공항에서 약 25분 거리입니다.',
    },
    media: ['arch-corridor'],
    store: 'okinawa-store-okinawa',
    time: hours,
    address,
  }),
];

const store: readonly Seed[] = [
  entry('storeLocator', 'okinawa-store-okinawa', {
    title: name,
    slug: 'okinawa',
    address,
    time: hours,
    phone: '+81 98 000 0208',
    email: 'okinawa@meridian.example',
    location: { lat: 26.2231, lon: 127.6961 },
    media: ['hero-atrium'],
    layout: 'B',
    size: 'Size 2',
    alignment: 'Left',
    description: {
      jp: '珊瑚石の塀、赤瓦の屋根、ガジュマルの中庭。那覇新都心の三層のギャラリーで、毎日お迎えしています。',
      en: 'Coral-stone walls, red tiles and a court with a banyan: three floors in Naha’s new town, open every day of the year.',
      cn: '珊瑚石墙、红瓦屋顶、榕荫庭院：那霸新都心的三层长廊，全年无休。',
      tc: '珊瑚石牆、紅瓦屋頂、榕蔭庭院：那霸新都心的三層長廊，全年無休。',
      kr: '산호석 담장과 붉은 기와, 반얀나무 안뜰. 나하 신도심의 3층 갤러리로, 연중무휴로 모십니다.',
    },
    body: {
      jp: '館内での免税のお買い物には、ご搭乗便名と日時をお知らせください。駐車場は2時間まで無料、ベビーカーと車いすは入口でお貸ししています。',
      en: 'For duty-free purchases, please have your flight or ship details to hand. Parking is free for two hours; pushchairs and wheelchairs are lent at the entrance.',
      cn: '选购免税商品，请备妥航班或船班资料。停车两小时免费；入口处可借用婴儿车与轮椅。',
      tc: '選購免稅商品，請備妥航班或船班資料。泊車兩小時免費；入口處可借用嬰兒車及輪椅。',
      kr: '면세품을 구매하시려면 항공편이나 선편 정보를 준비해 주십시오. 주차는 2시간 무료이며, 유모차와 휠체어는 입구에서 빌려 드립니다.',
    },
    features: { jp: ['空港・港でのお受け取り', '無料駐車2時間', '授乳室'], en: ['Airport and port collection', 'Two hours’ free parking', 'Nursing room'], cn: ['机场及港口提货', '两小时免费停车', '母婴室'], tc: ['機場及港口提貨', '兩小時免費泊車', '育嬰室'], kr: ['공항·항만 인도', '무료 주차 2시간', '수유실'] },
    storeGuides: ['okinawa-guide-level-1'],
    locatorGroups: ['okinawa-locator-level-2'],
  }),
  entry('storeGuide', 'okinawa-guide-level-1', {
    title: { jp: '中庭をめぐって', en: 'Around the banyan court', cn: '环绕榕荫庭院', tc: '環繞榕蔭庭院', kr: '반얀나무 안뜰을 따라' },
    floor: { jp: '1階', en: 'Level 1', cn: '一层', tc: '一樓', kr: '1층' },
    description: {
      jp: '東にビューティー、西にフードとギフト。受け取りのご案内は中庭の奥です。',
      en: 'Beauty to the east, food and gifts to the west, and the collection desk beyond the tree.',
      cn: '东侧为美妆，西侧为美食与礼品，提货咨询设于榕树之后。',
      tc: '東側為美妝，西側為美食及禮品，提貨查詢設於榕樹之後。',
      kr: '동쪽은 뷰티, 서쪽은 식품과 선물, 인도 안내 데스크는 나무 너머에 있습니다.',
    },
    media: [{ picture: 'floor-guide-2', alt: { jp: '1階フロアガイド', en: 'Plan of level 1', cn: '一层平面图', tc: '一樓平面圖', kr: '1층 안내도' } }],
    addresses: ['okinawa-place-collection', 'okinawa-place-tea', 'okinawa-place-nursing'],
    groups: ['okinawa-locator-level-2'],
  }),
  entry('storeGuideAddress', 'okinawa-place-collection', {
    title: { jp: '受け取りご案内カウンター', en: 'Collection desk', cn: '提货咨询台', tc: '提貨查詢處', kr: '인도 안내 데스크' },
    address: { jp: '1階 中庭の奥', en: 'Level 1, beyond the court', cn: '一层，庭院深处', tc: '一樓，庭院深處', kr: '1층 안뜰 안쪽' },
    time: { jp: '毎日 10:00〜20:00', en: 'Daily, 10am to 8pm', cn: '每日 10:00–20:00', tc: '每日 10:00–20:00', kr: '매일 오전 10시 ~ 오후 8시' },
    mark: 'A',
    internalLink: 'okinawa-service-airport-collection',
  }),
  entry('storeGuideAddress', 'okinawa-place-tea', {
    title: { jp: '茶の縁側', en: 'Tea veranda', cn: '茶廊', tc: '茶廊', kr: '차 툇마루' },
    address: { jp: '1階 西ギャラリー', en: 'Level 1, west gallery', cn: '一层，西侧长廊', tc: '一樓，西側長廊', kr: '1층 서쪽 갤러리' },
    time: { jp: '毎日 10:30〜18:30', en: 'Daily, 10:30am to 6:30pm', cn: '每日 10:30–18:30', tc: '每日 10:30–18:30', kr: '매일 오전 10시 30분 ~ 오후 6시 30분' },
    mark: 'B',
    internalLink: 'okinawa-brand-sencha-hall',
  }),
  entry('storeGuideAddress', 'okinawa-place-nursing', {
    title: { jp: '授乳室', en: 'Nursing room', cn: '母婴室', tc: '育嬰室', kr: '수유실' },
    address: { jp: '1階 東ギャラリー', en: 'Level 1, east gallery', cn: '一层，东侧长廊', tc: '一樓，東側長廊', kr: '1층 동쪽 갤러리' },
    time: { jp: '毎日 10:00〜20:00', en: 'Daily, 10am to 8pm', cn: '每日 10:00–20:00', tc: '每日 10:00–20:00', kr: '매일 오전 10시 ~ 오후 8시' },
    mark: 'C',
  }),
  entry('brandLocatorGroup', 'okinawa-locator-level-2', {
    title: { jp: 'ファッションとジュエリー', en: 'Fashion and jewellery', cn: '时尚与珠宝', tc: '時尚與珠寶', kr: '패션과 주얼리' },
    floor: { jp: '2階', en: 'Level 2', cn: '二层', tc: '二樓', kr: '2층' },
    brands: ['okinawa-brand-kintara', 'okinawa-brand-bellarosa'],
  }),
];

const pages: readonly Seed[] = [
  entry('aboutTheStore', 'okinawa-about-heritage', {
    title: { jp: '館の歩み', en: 'Our heritage', cn: '传承', tc: '傳承', kr: '우리의 유산' },
    slug: 'heritage',
    eyebrow: house,
    layout: 'G',
    media: ['arch-facade-dusk'],
    description: {
      jp: '返還された土地に描かれた新しい街。その一角に、古い塀の記憶を積み直した館の物語です。',
      en: 'A new town drawn on land that was given back, and a house that laid the memory of old walls again, stone upon stone.',
      cn: '在归还的土地上重新描绘的新城，与一座将旧墙记忆再次垒起的馆舍。',
      tc: '在歸還的土地上重新描繪的新城，與一座將舊牆記憶再次壘起的館舍。',
      kr: '되돌려 받은 땅에 새로 그린 도시, 그 한 모퉁이에 옛 담장의 기억을 다시 쌓아 올린 집의 이야기입니다.',
    },
    body: {
      jp: '新都心の土地が返還されたのは1987年。道が引かれ、木が植えられ、街が育ちました。私たちの館はその角に、島の石工が積んだ塀から建てはじめました。\n\n## 門を閉ざさぬ家\n\n沖縄の屋敷では、門と母屋のあいだにヒンプンという目隠しの塀を置きます。扉はなくとも、暮らしは守られる。お客様を迎えるための、やさしい工夫です。',
      en: 'The land of Shintoshin was returned in 1987. Streets were drawn, trees planted, and a town grew. Our house began at its corner with a wall, laid dry by stonemasons of the island.\n\n## A house without a gate\n\nBetween street and home, Okinawans set a free-standing wall, the hinpun. It keeps the household private without shutting anyone out.',
      cn: '1987 年，新都心的土地得以归还。街道重绘，树木新植，一座城渐渐成形。我们的馆舍便从街角的一道石墙开始，由岛上石匠一块块垒起。\n\n## 不设门扉的家\n\n冲绳的院落，在门口与主屋之间立一道“屏风”石墙，名为 Hinpun。不必关门，家中自有安宁；这是迎客的温柔巧思。',
      tc: '1987 年，新都心的土地得以歸還。街道重繪，樹木新植，一座城漸漸成形。我們的館舍便從街角的一道石牆開始，由島上石匠一塊塊壘起。\n\n## 不設門扉的家\n\n沖繩的院落，在門口與主屋之間立一道「屏風」石牆，名為 Hinpun。不必關門，家中自有安寧；這是迎客的溫柔巧思。',
      kr: '신도심의 땅은 1987년에 반환되었습니다. 길이 나고 나무가 심기고 도시가 자랐습니다. 저희 갤러리는 그 모퉁이에서, 섬의 석공이 쌓은 담장 하나로 시작되었습니다.\n\n## 문을 닫지 않는 집\n\n오키나와의 집은 입구와 안채 사이에 ‘힌푼’이라는 가림담을 둡니다. 문이 없어도 살림은 지켜집니다. 손님을 맞기 위한 다정한 지혜입니다.',
    },
  }),
  entry('aboutTheStore', 'okinawa-about-architecture', {
    title: { jp: '館の建築', en: 'The architecture', cn: '建筑', tc: '建築', kr: '건축 이야기' },
    slug: 'architecture',
    eyebrow: house,
    layout: 'C',
    media: ['arch-spiral'],
    description: {
      jp: '琉球石灰岩、漆喰で留めた赤瓦、深い軒。強い光と台風に向き合う建物のつくりをご紹介します。',
      en: 'Ryukyu limestone, red tiles bedded in lime plaster and deep eaves: how a building makes its peace with sun and typhoons.',
      cn: '琉球石灰岩、以灰泥固定的红瓦、深远的屋檐：建筑如何与烈日和台风相安。',
      tc: '琉球石灰岩、以灰泥固定的紅瓦、深遠的屋簷：建築如何與烈日和颱風相安。',
      kr: '류큐 석회암과 회반죽으로 고정한 붉은 기와, 깊은 처마. 강한 볕과 태풍을 다스리는 건물의 이야기입니다.',
    },
    body: {
      jp: '軒は壁から二メートル。夏の正午、日は石に届かず、冬の朝だけ床の奥まで差し込みます。壁の石灰岩には珊瑚や貝の形が残り、雨のあとは少し色が深まります。\n\n屋根の上では一対のシーサーが東と南を見つめています。片方は口を開け、片方は閉じて。',
      en: 'The eaves reach two metres from the wall: at noon in summer the sun never touches the stone, on winter mornings it crosses the floor. Corals and shells can still be made out in the limestone, darker after rain.\n\nOn the roof two shisa keep watch, east and south, one with its mouth open, one with it closed.',
      cn: '屋檐自墙面伸出两米：夏日正午，阳光不及石墙；唯有冬晨，光线直入室内深处。石灰岩中珊瑚与贝壳的形状依稀可辨，雨后颜色更深。\n\n屋脊上一对风狮爷，分望东与南，一只开口，一只闭口。',
      tc: '屋簷自牆面伸出兩米：夏日正午，陽光不及石牆；唯有冬晨，光線直入室內深處。石灰岩中珊瑚與貝殼的形狀依稀可辨，雨後顏色更深。\n\n屋脊上一對風獅爺，分望東與南，一隻開口，一隻閉口。',
      kr: '처마는 벽에서 2미터를 나와 있습니다. 여름 한낮의 해는 돌에 닿지 않고, 겨울 아침에만 바닥 깊숙이 듭니다. 석회암에는 산호와 조개의 모양이 남아 있고, 비가 내린 뒤에는 색이 조금 짙어집니다.\n\n지붕 위에서는 시사 한 쌍이 동쪽과 남쪽을 지킵니다. 하나는 입을 벌리고, 하나는 다물고 있습니다.',
    },
  }),
  entry('announcement', 'okinawa-announcement-collection', {
    title: { jp: '受け取り締切のご案内', en: 'Collection cut-off times', cn: '提货截止时间', tc: '提貨截止時間', kr: '인도 마감 시간 안내' },
    slug: 'collection-times',
    htmlTitle: {
      jp: '免税品のお買い物は、ご出発の<strong>2時間前</strong>まで',
      en: 'Duty-free purchases close <strong>two hours</strong> before departure',
      cn: '免税购物请于启程<strong>两小时前</strong>完成',
      tc: '免稅購物請於啟程<strong>兩小時前</strong>完成',
      kr: '면세품 구매는 출발 <strong>2시간 전</strong>까지 가능합니다',
    },
    subject: { jp: '受け取り締切', en: 'Collection cut-off', cn: '提货截止', tc: '提貨截止', kr: '인도 마감' },
    startDate: day(-30),
    hasLink: true,
    reference: 'okinawa-service-airport-collection',
  }),
  entry('notification', 'okinawa-notification-departure', {
    title: { jp: 'ご出発地をお選びください', en: 'Where do you depart from?', cn: '您从何处启程？', tc: '您從何處啟程？', kr: '어디에서 출발하십니까?' },
    description: {
      jp: '那覇空港（国際線・国内線）、那覇クルーズターミナル、石垣空港。ご出発地によりお受け取り場所が異なります。',
      en: 'Naha Airport, international or domestic, the Naha cruise terminal or Ishigaki: your point of departure decides where you collect.',
      cn: '那霸机场国际线或国内线、那霸邮轮码头、石垣机场：提货地点依启程地点而定。',
      tc: '那霸機場國際線或國內線、那霸郵輪碼頭、石垣機場：提貨地點視乎啟程地點而定。',
      kr: '나하공항 국제선·국내선, 나하 크루즈 터미널, 이시가키공항. 출발지에 따라 인도 장소가 달라집니다.',
    },
    popupPosition: ['okinawa-home'],
  }),
  entry('page', 'okinawa-page-predict-search', {
    title: { jp: '検索のおすすめ', en: 'Search suggestions', cn: '搜索推荐', tc: '搜尋推介', kr: '추천 검색' },
    slug: 'predict-search',
    content: ['okinawa-predict-search'],
  }),
  entry('predictSearch', 'okinawa-predict-search', {
    title: { jp: '沖縄のおすすめ', en: 'Okinawa suggestions', cn: '冲绳推荐', tc: '沖繩推介', kr: '오키나와 추천' },
    featuredExperience: ['okinawa-event-bingata', 'okinawa-service-airport-collection', 'okinawa-dining-getto-table'],
    brands: ['okinawa-brand-kintara', 'okinawa-brand-solenne', 'okinawa-brand-glenmarrow', 'okinawa-brand-sencha-hall'],
  }),
];

/** The Okinawa gallery: home page, store, notices and all its items. */
export const okinawa: SeedGroup = { tag: 'okinawa', seeds: [...home, ...store, ...pages, ...okinawaItems, ...okinawaHappenings] };
