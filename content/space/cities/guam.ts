import { day, entry, type SeedGroup } from '../seed.ts';
import { guamItems } from './guam-items.ts';

const hours = { en: 'Daily, 10am to 10pm', jp: '毎日 10:00〜22:00', kr: '매일 10:00~22:00', cn: '每日 10:00 至 22:00' };
const address = {
  en: '1 Meridian Court, Pale San Vitores Road, Tumon, GU 96913', jp: 'グアム タモン ペール・サン・ビトレス通り メリディアン・コート1番地 GU 96913',
  kr: '괌 투몬 페일 샌 비토레스 로드, 메리디언 코트 1번지, GU 96913', cn: '关岛杜梦湾，圣维托雷斯路，子午庭院 1 号，GU 96913',
};

/** Guam: the home page, the gallery in Tumon, its story, its notices and all its items. */
export const guam: SeedGroup = {
  tag: 'guam',
  seeds: [
    entry('seo', 'guam-seo-home', {
      title: { en: 'Duty-free shopping on Tumon Bay | [site_name]', jp: 'タモン湾の免税ショッピング | [site_name]', kr: '투몬만 면세 쇼핑 | [site_name]', cn: '杜梦湾免税购物 | [site_name]' },
      description: { en: 'A duty-free gallery on Tumon Bay: beauty, leather, watches and chocolate among pale pillars, a sunset terrace and a free bay shuttle.', jp: 'タモン湾の免税ギャラリー。白い列柱のあいだに並ぶビューティー、革、時計、チョコレート。サンセットテラスと無料シャトルもご用意しています。', kr: '투몬만의 면세 갤러리. 흰 기둥 사이에서 뷰티와 가죽, 시계, 초콜릿을 만나고 선셋 테라스와 무료 셔틀을 이용하십시오.', cn: '杜梦湾畔的免税艺廊：浅色列柱之间的美妆、皮具、腕表与巧克力，落日露台与免费接驳车。' },
      keywords: { en: ['duty free Guam', 'Tumon shopping', 'sunset terrace', 'CHamoru food'], jp: ['グアム 免税', 'タモン ショッピング', 'サンセットテラス', 'チャモロ料理'], kr: ['괌 면세', '투몬 쇼핑', '선셋 테라스', '차모로 음식'], cn: ['关岛免税', '杜梦湾购物', '落日露台', '查莫罗美食'] },
      media: ['city-guam'],
    }),
    entry('cta', 'guam-cta-visit', { title: { en: 'Plan your visit', jp: 'ご来店のご案内', kr: '방문 안내', cn: '规划到访' }, internalLink: 'guam-store-guam', kind: 'viewDetails', variant: 'primary' }),
    entry('cta', 'guam-cta-reserve', { title: { en: 'Reserve a place', jp: '席を予約する', kr: '자리 예약하기', cn: '预留席位' }, internalLink: 'guam-store-guam', kind: 'bookNow', variant: 'primary' }),
    entry('cta', 'guam-cta-architecture', { title: { en: 'Read about the building', jp: '建築について', kr: '건축 이야기', cn: '了解建筑' }, internalLink: 'guam-about-architecture', kind: 'viewDetails', variant: 'link' }),

    entry('heroBanner', 'guam-hero-home', {
      eyebrow: { en: 'Tumon Bay', jp: 'タモン湾', kr: '투몬만', cn: '杜梦湾' }, title: { en: 'Here the day begins', jp: '一日は、ここから始まる', kr: '하루가 시작되는 곳', cn: '一日由此开始' },
      description: { en: 'Pale pillars, a deep porch for the rain and a terrace for the last light over the Philippine Sea.', jp: '白い列柱、雨のための深い庇、そしてフィリピン海の残照を望むテラス。', kr: '흰 기둥과 비를 위한 깊은 처마, 필리핀해의 마지막 빛을 바라보는 테라스.', cn: '浅色列柱，为雨而深的门廊，与眺望菲律宾海余晖的露台。' },
      media: [{ picture: 'city-guam', alt: { en: 'A row of latte stones – tapered pillars with rounded capstones – on grass beside a calm sea at golden hour', jp: '穏やかな海辺の草地に並ぶラッテストーン。先細りの柱に丸い笠石を載せ、黄金色の光を浴びている', kr: '잔잔한 바닷가 풀밭에 늘어선 라테 스톤. 가늘어지는 기둥 위 둥근 머릿돌이 황금빛에 물든 모습' } }],
      layout: 'D', size: 'Size 1', alignment: 'Middle', textSize: 'large', tone: 'dark', cta: ['guam-cta-visit'],
    }),
    entry('richText', 'guam-section-welcome', {
      eyebrow: { en: 'Håfa adai', jp: 'ハファ・アダイ', kr: '하파 데이', cn: 'Håfa adai，欢迎' }, title: { en: 'Come in out of the sun', jp: '陽射しを離れて、どうぞ中へ', kr: '햇볕을 피해 들어오십시오', cn: '从阳光里走进来' },
      body: {
        en: 'The house on Pale San Vitores Road is built as everything on Guam is built: thick, pale and ready for weather. Inside it is quiet. The floor is cool, the pillars are wide enough to lean on, and someone will bring you water before asking what you are looking for.',
        jp: 'ペール・サン・ビトレス通りの館は、グアムの建物らしく厚く、白く、どんな空模様にも備えています。中は静か。床はひんやりと、柱はもたれるのにほどよい太さ。お探しものを伺う前に、まずお水をお持ちします。',
        kr: '페일 샌 비토레스 로드의 이 집은 괌의 모든 건물처럼 두껍고 희며 어떤 날씨에도 준비되어 있습니다. 안은 고요합니다. 바닥은 서늘하고 기둥은 기대기에 넉넉하며, 무엇을 찾으시는지 여쭙기 전에 물부터 가져다드립니다.',
        cn: '圣维托雷斯路上的这座馆舍，一如岛上所有建筑：厚实、浅白，随时迎接风雨。里面很静。地面沁凉，列柱宽可倚靠；在询问您要找什么之前，总会先奉上一杯水。',
      },
      alignment: 'Middle', textSize: 'large', cta: ['guam-cta-architecture'],
    }),
    entry('asset1lMultiply2r', 'guam-section-three-houses', {
      title: { en: 'Three counters between the pillars', jp: '柱のあいだの三つのカウンター', kr: '기둥 사이의 세 카운터', cn: '列柱间的三个柜台' }, eyebrow: { en: 'Houses', jp: 'ブランド', kr: '브랜드', cn: '品牌' },
      media1st: ['fashion-handbag'], title1st: { en: 'Leather, waxed for the tropics', jp: '熱帯のために蝋を引いた革', kr: '열대를 위해 왁스를 먹인 가죽', cn: '为热带上蜡的皮革' }, internalLink1st: 'guam-brand-casa-orsino',
      media2nd: ['watch-face'], title2nd: { en: 'Two time zones on one wrist', jp: '手首ひとつに、二つの時刻', kr: '손목 하나에 두 개의 시각', cn: '一腕之上，两地时间' }, internalLink2nd: 'guam-brand-meridian-time',
      media3rd: ['food-chocolate'], title3rd: { en: 'Truffles with a sudden pepper', jp: '不意に辛いトリュフ', kr: '문득 매콤한 트러플', cn: '忽来一辣的松露巧克力' }, internalLink3rd: 'guam-brand-cacao-thereze',
    }),
    entry('eventListComponent', 'guam-section-events', { title: { en: 'Afternoons and sunsets', jp: '午後と夕暮れの催し', kr: '오후와 해 질 녘', cn: '午后与落日' }, eyebrow: { en: 'Events', jp: 'イベント', kr: '이벤트', cn: '活动' }, description: { en: 'Small groups, good tables, nothing that lasts longer than ninety minutes.', jp: '少人数で、心地よい卓を囲んで。どれも90分以内です。', kr: '적은 인원, 좋은 자리, 90분을 넘지 않는 시간.', cn: '小组、好座位，每场不超过九十分钟。' }, items: [], limit: 3 }),
    entry('card3Multiply1', 'guam-section-stay', {
      title: { en: 'Stay a little longer', jp: 'もう少しゆっくりと', kr: '조금 더 머무르십시오', cn: '再多留片刻' }, description: { en: 'A long table, a painting with a bench before it, and a bus that waits.', jp: '長い食卓、長椅子のある絵、そして待っていてくれるバス。', kr: '긴 식탁, 의자가 놓인 그림, 그리고 기다려 주는 버스.', cn: '一张长桌，一幅前设长凳的画，和一班会等人的车。' },
      cards: ['guam-dining-haligi-room', 'guam-art-reef-at-noon', 'guam-service-bay-shuttle'],
    }),
    entry('newsListComponent', 'guam-section-news', { title: { en: 'News from Tumon', jp: 'タモンからのお知らせ', kr: '투몬에서 전하는 소식', cn: '杜梦湾新讯' }, eyebrow: { en: 'News', jp: 'ニュース', kr: '뉴스', cn: '新闻' }, items: [], limit: 3 }),
    entry('planYourVisit', 'guam-section-visit', {
      title: { en: 'Plan your visit', jp: 'ご来店のご案内', kr: '방문 안내', cn: '规划到访' }, description: { en: 'The shuttle passes every twenty minutes from 10am. The porch café is open from 8am, rain or sun.', jp: 'シャトルは10:00より20分間隔。ポーチのカフェは雨の日も晴れの日も8:00から。', kr: '셔틀은 10:00부터 20분마다 지나갑니다. 포치 카페는 비가 오나 해가 뜨나 8:00부터 엽니다.', cn: '接驳车 10:00 起每二十分钟一班。门廊咖啡晴雨无阻，8:00 开门。' },
      media: ['hero-atrium'], store: 'guam-store-guam', time: { en: [hours.en], jp: [hours.jp], kr: [hours.kr], cn: [hours.cn] }, address, cta: ['guam-cta-visit'],
    }),
    entry('homePage', 'guam-home', {
      title: { en: 'Meridian Galleria in Guam', jp: 'Meridian Galleria グアム', kr: 'Meridian Galleria 괌', cn: 'Meridian Galleria 关岛' }, slug: 'home', seo: 'guam-seo-home',
      description: { en: 'A duty-free gallery among pale pillars on Tumon Bay.', jp: 'タモン湾、白い列柱の免税ギャラリー。', kr: '투몬만, 흰 기둥 사이의 면세 갤러리.', cn: '杜梦湾畔，浅色列柱之间的免税艺廊。' },
      content: ['guam-hero-home', 'guam-section-welcome', 'guam-section-three-houses', 'guam-section-events', 'guam-section-stay', 'guam-section-news', 'guam-section-visit'],
    }),

    entry('storeGuideAddress', 'guam-place-beauty-hall', { title: { en: 'Beauty hall', jp: 'ビューティーホール', kr: '뷰티 홀', cn: '美妆厅' }, address: { en: 'Level 1, right of the street entrance', jp: '1階 通り側入口の右手', kr: '1층, 거리 쪽 입구 오른편', cn: '一层，临街入口右侧' }, time: hours, phone: '+1 671-555-0143', mark: '1', internalLink: 'guam-brand-aurelle' }),
    entry('storeGuideAddress', 'guam-place-rain-porch-cafe', { title: { en: 'Rain porch café', jp: 'レインポーチ・カフェ', kr: '레인 포치 카페', cn: '雨廊咖啡' }, address: { en: 'Level 1, under the arcade', jp: '1階 アーケードの下', kr: '1층, 아케이드 아래', cn: '一层，拱廊之下' }, time: { en: 'Daily, 8am to 9pm', jp: '毎日 8:00〜21:00', kr: '매일 8:00~21:00', cn: '每日 8:00 至 21:00' }, phone: '+1 671-555-0144', mark: '2', internalLink: 'guam-dining-rain-porch-cafe' }),
    entry('storeGuideAddress', 'guam-place-wrapping-table', { title: { en: 'Wrapping table', jp: 'ラッピングテーブル', kr: '포장 테이블', cn: '包装台' }, address: { en: 'Level 1, by the lift', jp: '1階 エレベーターのそば', kr: '1층, 엘리베이터 옆', cn: '一层，电梯旁' }, time: hours, phone: '+1 671-555-0145', mark: '3', internalLink: 'guam-service-woven-leaf-wrapping' }),
    entry('brandLocatorGroup', 'guam-group-houses', { title: { en: 'Houses in the gallery', jp: '館内のブランド', kr: '갤러리의 브랜드', cn: '馆内品牌' }, floor: { en: 'Level 1', jp: '1階', kr: '1층', cn: '一层' }, brands: ['guam-brand-aurelle', 'guam-brand-hesperia', 'guam-brand-casa-orsino', 'guam-brand-meridian-time', 'guam-brand-cacao-thereze'] }),
    entry('storeGuide', 'guam-guide-level-1', {
      title: { en: 'Pillar hall and beauty hall', jp: '列柱ホールとビューティーホール', kr: '열주 홀과 뷰티 홀', cn: '列柱厅与美妆厅' }, floor: { en: 'Level 1', jp: '1階', kr: '1층', cn: '一层' }, description: { en: 'Eight pillars stand in two rows; the counters lie between them, the lift and the stair to the terrace at the west end.', jp: '二列に並ぶ八本の柱のあいだにカウンター、西の端にテラスへの階段とエレベーターがあります。', kr: '두 줄로 선 여덟 기둥 사이에 카운터가 있고, 서쪽 끝에 테라스로 오르는 계단과 엘리베이터가 있습니다.', cn: '八根石柱分列两行，柜台居其间；西端设电梯与通往露台的楼梯。' },
      media: [{ picture: 'floor-guide-1', alt: { en: 'Floor guide of level 1', jp: '1階フロアガイド', kr: '1층 안내도', cn: '一层楼层指南' } }], addresses: ['guam-place-beauty-hall', 'guam-place-rain-porch-cafe', 'guam-place-wrapping-table'], groups: ['guam-group-houses'],
    }),
    entry('storeLocator', 'guam-store-guam', {
      title: { en: 'Meridian Galleria Guam', jp: 'Meridian Galleria グアム', kr: 'Meridian Galleria 괌', cn: 'Meridian Galleria 关岛' }, slug: 'guam', seo: 'guam-seo-store', media: ['arch-corridor'], layout: 'C', size: 'Size 2', address,
      description: { en: 'Two floors between the street and the bay in Tumon, ten minutes by car from the airport, with a covered walk to the bus.', jp: 'タモンの通りと湾のあいだに建つ二層の館。空港から車で約10分、バス停までは屋根付きの歩廊で結ばれています。', kr: '투몬의 거리와 만 사이에 선 2층 갤러리. 공항에서 차로 10분 거리이며, 버스 정류장까지 지붕 있는 길로 이어집니다.', cn: '坐落于杜梦湾街市与海湾之间的两层馆舍，距机场车程约十分钟，有盖步道直通巴士站。' },
      body: {
        en: 'Walk from most parts of the bay, or take the free shuttle. Parking behind the house is free for three hours; the entrance is on the side away from the sea.\n\nPrices are duty-free for every visitor, and most purchases leave with you. Please keep your passport at hand for spirits and fragrance by the case.',
        jp: '湾沿いのほとんどの場所から徒歩で、あるいは無料シャトルで。館の裏手に3時間無料の駐車場があり、入口は海と反対側です。\n\n価格はどなたにも免税で、ほとんどの品はその場でお持ち帰りいただけます。酒類や香水を箱単位でお求めの際は、パスポートをお手元にご用意ください。',
        kr: '만 주변 대부분의 곳에서 걸어오시거나 무료 셔틀을 이용하십시오. 건물 뒤 주차장은 3시간 무료이며 입구는 바다 반대편에 있습니다.\n\n모든 방문객께 면세 가격이 적용되고 대부분의 상품은 바로 가져가실 수 있습니다. 주류나 향수를 상자 단위로 구매하실 때는 여권을 준비해 주십시오.',
        cn: '海湾多数地方步行可达，亦可搭乘免费接驳车。馆后停车场免费三小时，入口在背海一侧。\n\n所有访客均享免税价，多数商品可当场带走。整箱选购酒类或香水，请备好护照。',
      },
      phone: '+1 671-555-0142', email: 'guam@meridian.example', location: { lat: 13.5146, lon: 144.8066 }, directionsLink: 'https://www.openstreetmap.org/?mlat=13.5146&mlon=144.8066#map=17/13.5146/144.8066',
      time: { en: [hours.en, 'Café from 8am'], jp: [hours.jp, 'カフェは8:00から'], kr: [hours.kr, '카페는 8:00부터'], cn: [hours.cn, '咖啡 8:00 起'] },
      features: { en: ['Free bay shuttle', 'Sunset terrace', 'Free Wi-Fi', 'Step-free access'], jp: ['無料ベイシャトル', 'サンセットテラス', '無料Wi-Fi', '段差のない動線'], kr: ['무료 베이 셔틀', '선셋 테라스', '무료 Wi-Fi', '무장애 동선'], cn: ['免费接驳车', '落日露台', '免费 Wi-Fi', '无障碍通道'] },
      storeGuides: ['guam-guide-level-1'], locatorGroups: ['guam-group-houses'],
    }),
    entry('seo', 'guam-seo-store', {
      title: { en: '[page_title]: hours and floor guide | [site_name]', jp: '[page_title] 営業時間とフロアガイド | [site_name]', kr: '[page_title] 영업 시간과 층별 안내 | [site_name]', cn: '[page_title]：营业时间与楼层指南 | [site_name]' },
      description: { en: 'Hours, address, telephone, parking and floor guide of the duty-free gallery on Pale San Vitores Road in Tumon, Guam.', jp: 'グアム、タモンのペール・サン・ビトレス通りに建つ免税ギャラリーの営業時間、所在地、電話番号、駐車場、フロアガイド。', kr: '괌 투몬 페일 샌 비토레스 로드에 있는 면세 갤러리의 영업 시간, 주소, 전화번호, 주차, 층별 안내입니다.', cn: '关岛杜梦湾圣维托雷斯路免税艺廊的营业时间、地址、电话、停车与楼层指南。' },
      keywords: { en: ['Tumon', 'store hours', 'floor guide'], jp: ['タモン', '営業時間', 'フロアガイド'], kr: ['투몬', '영업 시간', '층별 안내'], cn: ['杜梦湾', '营业时间', '楼层指南'] },
    }),

    entry('aboutTheStore', 'guam-about-heritage', {
      title: { en: 'Heritage', jp: '歴史', kr: '헤리티지', cn: '传承' }, slug: 'heritage', media: ['art-mobile'], layout: 'E', size: 'Size 2', eyebrow: { en: 'An island of crossings', jp: '航路の交わる島', kr: '길이 만나는 섬', cn: '航路交会之岛' },
      description: { en: 'Ships have stopped at Guam for centuries to take on water, fruit and news. A gallery for travellers is a late arrival.', jp: '幾世紀ものあいだ、船は水と果物と便りを求めてグアムに寄りました。旅人のためのギャラリーは、いちばん新しい寄港先です。', kr: '수백 년 동안 배들은 물과 과일과 소식을 얻으러 괌에 들렀습니다. 여행자를 위한 갤러리는 그 가장 늦은 손님입니다.', cn: '数百年来，船只停靠关岛，补给淡水、果实与消息。为旅人而设的艺廊，不过是最晚的来客。' },
      body: {
        en: 'CHamoru seafarers settled the Marianas some 3,500 years ago and in time raised their houses on pillars of stone. In the age of the galleons the ships from Acapulco to Manila called at Humåtak, in the south, once a year.\n\nWhat a traveller needs has changed little: shade, water, something good to eat and a gift for home. The gallery was planned around that list, in that order.',
        jp: 'チャモロの航海者がマリアナに住みついたのは、およそ3500年前。やがて石の柱の上に家を建てるようになりました。ガレオン船の時代には、アカプルコからマニラへ向かう船が年に一度、南のウマタックに寄港したといいます。\n\n旅人に要るものは、さほど変わりません。日陰、水、おいしいもの、そして家への土産。このギャラリーは、その順に設計されました。',
        kr: '차모로의 항해자들은 약 3,500년 전 마리아나에 정착했고, 훗날 돌기둥 위에 집을 지었습니다. 갈레온선의 시대에는 아카풀코에서 마닐라로 가던 배가 한 해에 한 번 남쪽 우마탁에 들렀습니다.\n\n여행자에게 필요한 것은 그다지 변하지 않았습니다. 그늘과 물, 맛있는 음식, 그리고 집에 가져갈 선물. 갤러리는 그 순서대로 설계되었습니다.',
        cn: '约三千五百年前，查莫罗航海者定居马里亚纳群岛，其后将房屋架于石柱之上。大帆船时代，自阿卡普尔科驶往马尼拉的船只每年一度停靠岛南的乌马塔克。\n\n旅人所需，变化甚少：荫凉、淡水、可口的食物，与带回家的礼物。本馆便依此清单，按此次序而建。',
      },
    }),
    entry('aboutTheStore', 'guam-about-architecture', {
      title: { en: 'Architecture', jp: '建築', kr: '건축', cn: '建筑' }, slug: 'architecture', media: ['arch-spiral'], layout: 'A', size: 'Size 2', eyebrow: { en: 'Built for weather', jp: '天候のための建築', kr: '날씨를 위해 지은 집', cn: '为风雨而筑' },
      description: { en: 'Pale concrete, deep reveals and eight round-headed pillars that carry the upper floor as latte once carried houses.', jp: '淡い色のコンクリートと深い窓。かつてラッテが家を支えたように、頭の丸い八本の柱が上階を支えています。', kr: '밝은 콘크리트와 깊은 창, 그리고 라테가 집을 받치던 것처럼 위층을 떠받치는 둥근 머리의 여덟 기둥.', cn: '浅色混凝土、深凹窗洞，与八根圆首石柱：如昔日拉提石托起屋舍，托起上层楼面。' },
      body: {
        en: 'After the great typhoons of the last century Guam learnt to build in concrete, and the gallery is proud of its thickness: forty centimetres at the street, more at the corners. Coral limestone from the north was crushed into the mix, which is why the walls look warm at dusk.\n\n## What to look for\n\n- The round capitals, cast without a seam\n- The stair that turns once around a column of daylight\n- The slots that let the terrace drain in a minute',
        jp: '前世紀の大きな台風を経て、グアムはコンクリートで建てることを学びました。通り側で40cm、隅ではそれ以上の厚みがこの館の誇り。北部の珊瑚石灰岩を砕いて混ぜているため、夕暮れの壁は温かく見えます。\n\n## 見どころ\n\n- 継ぎ目なく打たれた丸い柱頭\n- 光の柱を一周する階段\n- テラスの雨を1分で流す溝',
        kr: '지난 세기의 큰 태풍을 겪으며 괌은 콘크리트로 짓는 법을 익혔습니다. 거리 쪽 40센티미터, 모서리는 그보다 두꺼운 벽이 이 집의 자랑입니다. 북쪽의 산호 석회암을 부수어 섞었기에 해 질 녘 벽은 따스해 보입니다.\n\n## 눈여겨볼 것\n\n- 이음매 없이 부어 만든 둥근 기둥머리\n- 빛기둥을 한 바퀴 도는 계단\n- 테라스의 빗물을 1분 만에 흘려보내는 홈',
        cn: '历经上世纪数场大台风，关岛学会了以混凝土筑屋。本馆以厚度为荣：临街四十厘米，转角更厚。岛北的珊瑚石灰岩被碾碎掺入其中，黄昏时墙面因此显得温暖。\n\n## 值得留意\n\n- 一次浇成、不见接缝的圆形柱首\n- 绕一束天光旋转而上的楼梯\n- 一分钟内排尽露台雨水的窄槽',
      },
    }),
    entry('announcement', 'guam-announcement-terrace-closed', {
      title: { en: 'The terrace closes for one evening', jp: 'テラス休業のお知らせ', kr: '테라스 하루 휴무 안내', cn: '露台休业一晚' }, slug: 'terrace-closed', startDate: day(-1, '08:00'), endDate: day(9, '22:00'), hasLink: true, reference: 'guam-dining-haligi-room',
      htmlTitle: { en: 'The sunset terrace is closed <strong>next week for one evening</strong> for oiling of the deck.', jp: '床板の手入れのため、サンセットテラスは<strong>来週一晩</strong>お休みします。', kr: '바닥 손질을 위해 선셋 테라스가 <strong>다음 주 하루 저녁</strong> 쉽니다.', cn: '落日露台<strong>下周休业一晚</strong>，为木地板上油。' },
      subject: { en: 'Deck care on the terrace', jp: 'テラスの床の手入れ', kr: '테라스 바닥 손질', cn: '露台地板养护' },
      body: { en: 'On that evening the Haligi Room serves its full menu inside, at the west windows. The day is posted at the stair and told when you reserve.', jp: '当夜、ハリギ・ルームは西の窓辺の席で通常どおりの献立をご用意します。日にちは階段の掲示とご予約の際にご案内します。', kr: '그날 저녁 할리기 룸은 서쪽 창가에서 모든 메뉴를 그대로 준비합니다. 날짜는 계단 안내판과 예약 시 알려 드립니다.', cn: '当晚哈利吉餐室于西窗内照常供应全部菜单。具体日期见楼梯旁告示，预订时亦会告知。' },
    }, { created: 3, updated: 1 }),
    entry('notification', 'guam-notification-shuttle', {
      title: { en: 'A free ride along the bay', jp: '湾沿いを無料で', kr: '만을 따라 무료로', cn: '沿湾免费乘车' }, popupPosition: ['guam-home'], cta: ['guam-cta-visit'],
      description: { en: 'The bay shuttle runs every twenty minutes until 10pm. Wave, and it stops.', jp: 'ベイシャトルは22:00まで20分間隔。手を挙げれば停まります。', kr: '베이 셔틀은 22:00까지 20분마다 다닙니다. 손을 들면 멈춥니다.', cn: '海湾接驳车每二十分钟一班，至 22:00。招手即停。' },
    }),
    entry('predictSearch', 'guam-predict-search', { title: { en: 'Search suggestions', jp: 'おすすめの検索', kr: '추천 검색', cn: '搜索推荐' }, featuredExperience: ['guam-event-scent-at-sunset', 'guam-dining-haligi-room', 'guam-service-bay-shuttle'], brands: ['guam-brand-aurelle', 'guam-brand-casa-orsino', 'guam-brand-meridian-time', 'guam-brand-hesperia'] }),
    entry('page', 'guam-page-predict-search', { title: { en: 'Search suggestions', jp: 'おすすめの検索', kr: '추천 검색', cn: '搜索推荐' }, slug: 'predict-search', content: ['guam-predict-search'] }),

    ...guamItems,
  ],
};
