import { day, entry, type SeedGroup } from '../seed.ts';
import { baliItems } from './bali-items.ts';

const hours = { en: 'Daily, 10am to 10pm', cn: '每日 10:00 至 22:00', jp: '毎日 10:00〜22:00' };
const address = {
  en: '1 Meridian Court, off Jalan Pantai Kuta, Kuta, Badung, Bali 80361', cn: '印度尼西亚巴厘岛巴东县库塔，库塔海滩路旁，子午庭院 1 号，80361',
  jp: 'インドネシア バリ州バドゥン県クタ パンタイ・クタ通り側 メリディアン・コート1番地 80361',
};

/** Bali: the home page, the gallery in Kuta, its story, its notices and all its items. */
export const bali: SeedGroup = {
  tag: 'bali',
  seeds: [
    entry('seo', 'bali-seo-home', {
      title: { en: 'Duty-free shopping in Kuta | [site_name]', cn: '库塔免税购物 | [site_name]', jp: 'クタの免税ショッピング | [site_name]' },
      description: { en: 'A duty-free gallery behind the beach in Kuta: three pavilions, island silver and chocolate, after-surf care and a car to the airport.', cn: '库塔海滩之后的免税艺廊：三座亭阁，岛上银饰与巧克力，冲浪后护理与机场专车。', jp: 'クタの浜の裏手に建つ免税ギャラリー。三つのパビリオンに島の銀とチョコレート、波乗り後のお手入れ、空港までのお車をご用意しています。' },
      keywords: { en: ['duty free Bali', 'Kuta shopping', 'Celuk silver', 'Kintamani coffee'], cn: ['巴厘岛免税', '库塔购物', '切鲁克银饰', '金塔马尼咖啡'], jp: ['バリ 免税', 'クタ ショッピング', 'チュルック 銀細工', 'キンタマーニコーヒー'] },
      media: ['city-bali'],
    }),
    entry('seo', 'bali-seo-store', {
      title: { en: '[page_title]: hours and floor guide | [site_name]', cn: '[page_title]：营业时间与楼层指南 | [site_name]', jp: '[page_title] 営業時間とフロアガイド | [site_name]' },
      description: { en: 'Hours, address, telephone and floor guide of the duty-free gallery in Kuta, Bali, a short drive from the airport.', cn: '巴厘岛库塔免税艺廊，距机场车程不远：营业时间、地址、电话与楼层指南。', jp: '空港からほど近い、バリ島クタの免税ギャラリー。営業時間、所在地、電話番号、フロアガイドのご案内です。' },
      keywords: { en: ['Kuta', 'store hours', 'floor guide'], cn: ['库塔', '营业时间', '楼层指南'], jp: ['クタ', '営業時間', 'フロアガイド'] },
    }),
    entry('cta', 'bali-cta-visit', { title: { en: 'Plan your visit', cn: '规划到访', jp: 'ご来店のご案内' }, internalLink: 'bali-store-bali', kind: 'viewDetails', variant: 'primary' }),
    entry('cta', 'bali-cta-reserve', { title: { en: 'Reserve a place', cn: '预留席位', jp: '席を予約する' }, internalLink: 'bali-store-bali', kind: 'bookNow', variant: 'primary' }),

    entry('heroBanner', 'bali-hero-home', {
      eyebrow: { en: 'Kuta, Bali', cn: '巴厘岛，库塔', jp: 'バリ島 クタ' }, title: { en: 'Walk through the middle', cn: '自正中走过', jp: '真ん中を歩いて、中へ' },
      description: { en: 'A gate in two halves, three pavilions and a lawn, one lane behind the beach and a whole world quieter.', cn: '一门两半，三亭一坪；距海滩不过一巷，却静了一整个世界。', jp: '二つに割れた門、三つのパビリオン、ひとつの芝庭。浜から小道一本で、世界はずっと静かになります。' },
      media: [{ picture: 'city-bali', alt: { en: 'A tall split temple gate in clay brick and grey stone, steps, frangipani and drifting mist', jp: '赤煉瓦と灰色の石でつくられた高い割れ門、石段、フランジパニと流れる霧' } }],
      layout: 'C', size: 'Size 1', alignment: 'Left', textSize: 'large', tone: 'light', cta: ['bali-cta-visit'],
    }),
    entry('eventListComponent', 'bali-section-events', { title: { en: 'At the table this month', cn: '本月案头', jp: '今月の催し' }, eyebrow: { en: 'Events', cn: '活动', jp: 'イベント' }, description: { en: 'Things to taste, things to hammer, things to look at in silence.', cn: '可尝的，可锻的，可静静看的。', jp: '味わうもの、打つもの、黙って眺めるもの。' }, items: [], limit: 3 }),
    entry('asset1lMultiply2r', 'bali-section-three-houses', {
      title: { en: 'Sun, scent and something sweet', cn: '阳光、香气与一点甜', jp: '陽射しと香りと、甘いもの' }, eyebrow: { en: 'Houses', cn: '品牌', jp: 'ブランド' },
      media1st: ['beauty-perfume-duo'], title1st: { en: 'Frangipani after rain', cn: '雨后鸡蛋花', jp: '雨上がりのフランジパニ' }, internalLink1st: 'bali-brand-lune-and-linden',
      media2nd: ['fashion-sunglasses'], title2nd: { en: 'A lens for five o’clock', cn: '傍晚五点的镜片', jp: '17時のためのレンズ' }, internalLink2nd: 'bali-brand-kintara',
      media3rd: ['food-chocolate'], title3rd: { en: 'Chocolate from Jembrana', cn: '珍布拉纳的巧克力', jp: 'ジュンブラナのチョコレート' }, internalLink3rd: 'bali-brand-cacao-thereze',
    }),
    entry('newsListComponent', 'bali-section-news', { title: { en: 'News from the pavilions', cn: '亭间新讯', jp: 'パビリオンからのお知らせ' }, eyebrow: { en: 'News', cn: '新闻', jp: 'ニュース' }, items: [], limit: 3 }),
    entry('card4Multiply1', 'bali-section-slow-afternoon', {
      title: { en: 'A slow afternoon, in order', cn: '慢享午后，依次而行', jp: 'ゆるやかな午後の順路' }, description: { en: 'Coffee on the porch, cool stones, a sculpture to walk through, a duck ordered before noon.', cn: '廊下咖啡，凉石护理，穿过一件雕塑，再享正午前订好的鸭。', jp: 'ポーチのコーヒー、冷たい石、くぐり抜ける彫刻、正午までに頼んでおいた鴨。' },
      cards: ['bali-dining-kintamani-porch', 'bali-brand-aurelle', 'bali-art-two-halves', 'bali-dining-rice-barn'],
    }),
    entry('fixedRatioBanner', 'bali-section-last-day', {
      eyebrow: { en: 'For travellers', cn: '旅客服务', jp: '旅のサポート' }, title: { en: 'Spend the last day well', cn: '好好度过最后一日', jp: '最後の一日を、心地よく' },
      description: { en: 'Leave the suitcase, take a shower, stay for dinner. The car knows when your flight goes.', cn: '放下行李，洗去暑气，留下晚餐。航班几时起飞，司机都记得。', jp: '荷物を預け、シャワーを浴び、夕食まで。お発ちの時刻は運転手が心得ています。' },
      media: ['hero-travel'], ratio: '21:9', alignment: 'Right', textSize: 'normal', internalLink: 'bali-service-car-to-the-airport',
    }),
    entry('planYourVisit', 'bali-section-visit', {
      title: { en: 'Plan your visit', cn: '规划到访', jp: 'ご来店のご案内' }, description: { en: 'The coffee porch opens at 7am, the pavilions at 10am. Nyepi closing days are posted at the gate each year.', cn: '咖啡廊 7:00 开门，亭阁 10:00 迎客。静居日闭馆日期每年于门前公布。', jp: 'コーヒーポーチは7:00、パビリオンは10:00に開きます。ニュピの休業日は毎年、門に掲示します。' },
      media: ['hero-atrium'], store: 'bali-store-bali', time: { en: [hours.en], cn: [hours.cn], jp: [hours.jp] }, address, cta: ['bali-cta-visit'],
    }),
    entry('homePage', 'bali-home', {
      title: { en: 'Meridian Galleria in Bali', cn: 'Meridian Galleria 巴厘岛', jp: 'Meridian Galleria バリ' }, slug: 'home', seo: 'bali-seo-home',
      description: { en: 'Three pavilions behind the beach in Kuta, for travellers and for one last afternoon.', cn: '库塔海滩之后的三座亭阁，为旅人，也为最后一个午后。', jp: 'クタの浜の裏手に三つのパビリオン。旅の方へ、そして最後の午後のために。' },
      content: ['bali-hero-home', 'bali-section-events', 'bali-section-three-houses', 'bali-section-news', 'bali-section-slow-afternoon', 'bali-section-last-day', 'bali-section-visit'],
    }),

    entry('storeGuideAddress', 'bali-place-arrival-court', { title: { en: 'Arrival court', cn: '迎宾庭', jp: '車寄せの庭' }, address: { en: 'Ground floor, lane side', cn: '底层，巷侧', jp: '地上階 小道側' }, time: { en: 'Daily, 10am to midnight', cn: '每日 10:00 至 24:00', jp: '毎日 10:00〜24:00' }, phone: '+62 361 000 143', mark: '1', internalLink: 'bali-service-car-to-the-airport' }),
    entry('storeGuideAddress', 'bali-place-coffee-porch', { title: { en: 'Kintamani coffee porch', cn: '金塔马尼咖啡廊', jp: 'キンタマーニ・コーヒーポーチ' }, address: { en: 'Ground floor, gate court', cn: '底层，门庭', jp: '地上階 門の庭' }, time: { en: 'Daily, 7am to 10pm', cn: '每日 7:00 至 22:00', jp: '毎日 7:00〜22:00' }, phone: '+62 361 000 144', mark: '2', internalLink: 'bali-dining-kintamani-porch' }),
    entry('storeGuideAddress', 'bali-place-board-rack', { title: { en: 'Board rack and showers', cn: '板架与淋浴', jp: 'ボードラックとシャワー' }, address: { en: 'Ground floor, garden side of the sea pavilion', cn: '底层，海亭花园一侧', jp: '地上階 海のパビリオンの庭側' }, time: { en: 'Daily, 11am to 7pm', cn: '每日 11:00 至 19:00', jp: '毎日 11:00〜19:00' }, phone: '+62 361 000 145', mark: '3', internalLink: 'bali-service-after-surf' }),
    entry('brandLocatorGroup', 'bali-group-houses', { title: { en: 'Houses in the pavilions', cn: '亭中品牌', jp: 'パビリオンのブランド' }, floor: { en: 'Ground and upper floor', cn: '底层与上层', jp: '地上階・上階' }, brands: ['bali-brand-kintara', 'bali-brand-cacao-thereze', 'bali-brand-aurelle', 'bali-brand-lune-and-linden', 'bali-brand-ondine-joaillerie'] }),
    entry('storeGuide', 'bali-guide-ground-floor', {
      title: { en: 'Gate court and sea pavilion', cn: '门庭与海亭', jp: '門の庭と海のパビリオン' }, floor: { en: 'Ground floor', cn: '底层', jp: '地上階' }, description: { en: 'Towards the mountain is kaja, towards the sea is kelod; the signs say both, and the sea pavilion is downhill.', cn: '向山为“卡嘉”，向海为“克洛”；路牌两者皆标，海亭在下坡处。', jp: '山の方角はカジャ、海の方角はクロッド。案内板には両方を記しました。海のパビリオンは坂の下です。' },
      media: [{ picture: 'floor-guide-3', alt: { en: 'Floor guide of the ground floor', cn: '底层楼层指南', jp: '地上階フロアガイド' } }], addresses: ['bali-place-arrival-court', 'bali-place-coffee-porch', 'bali-place-board-rack'], groups: ['bali-group-houses'],
    }),
    entry('storeLocator', 'bali-store-bali', {
      title: { en: 'Meridian Galleria Bali', cn: 'Meridian Galleria 巴厘岛', jp: 'Meridian Galleria バリ' }, slug: 'bali', seo: 'bali-seo-store', media: ['arch-boutique'], layout: 'E', size: 'Size 2', address,
      description: { en: 'Three thatched pavilions around a lawn in Kuta, one lane behind the beach, with showers, a coffee porch and a car rank.', cn: '库塔海滩后一巷，三座茅顶亭阁环绕草坪，设淋浴、咖啡廊与候车处。', jp: 'クタの浜から小道一本、芝庭を囲む三つの茅葺きパビリオン。シャワー、コーヒーポーチ、車寄せを備えています。' },
      body: {
        en: 'From the beach, take the lane beside the big banyan and look for the gate in two halves. Drivers may drop off in the arrival court at any hour; scooters park free under the frangipani.\n\nPrices are in rupiah. Please show your passport and a ticket out of Indonesia for duty-free purchases.',
        cn: '自海滩走大榕树旁的小巷，望见一分为二的门便是。迎宾庭随时可落客，小摩托可免费停在鸡蛋花树下。\n\n价格以印尼盾计。选购免税商品，请出示护照与离境机票。',
        jp: '浜からは大きなバニヤンの脇の小道へ。二つに割れた門が目印です。車寄せの庭には何時でもお着けいただけ、バイクはフランジパニの木の下に無料で停められます。\n\n価格はルピア表示です。免税品をお求めの際は、パスポートと出国の航空券をご提示ください。',
      },
      phone: '+62 361 000 142', email: 'bali@meridian.example', location: { lat: -8.7185, lon: 115.1686 }, directionsLink: 'https://www.openstreetmap.org/?mlat=-8.7185&mlon=115.1686#map=17/-8.7185/115.1686',
      time: { en: [hours.en, 'Coffee porch from 7am'], cn: [hours.cn, '咖啡廊 7:00 起'], jp: [hours.jp, 'コーヒーポーチは7:00から'] },
      features: { en: ['Car to the airport', 'Showers and board rack', 'Free Wi-Fi', 'Step-free ground floor'], cn: ['机场专车', '淋浴与板架', '免费 Wi-Fi', '底层无障碍'], jp: ['空港までのお車', 'シャワーとボードラック', '無料Wi-Fi', '段差のない地上階'] },
      storeGuides: ['bali-guide-ground-floor'], locatorGroups: ['bali-group-houses'],
    }),

    entry('aboutTheStore', 'bali-about-heritage', {
      title: { en: 'Heritage', cn: '传承', jp: '歴史' }, slug: 'heritage', media: ['art-vessels'], layout: 'C', size: 'Size 2', eyebrow: { en: 'Water, rice, hands', cn: '水、稻、手', jp: '水と米と、手' },
      description: { en: 'Bali shares its water by agreement and its crafts by village. The gallery follows both habits as well as it can.', cn: '巴厘岛以约定分水，以村落分艺。本馆尽力依循这两种习惯。', jp: 'バリは水を取り決めで分け、技を村ごとに分けてきました。当館もできる限り、その二つに倣います。' },
      body: {
        en: 'For more than a thousand years farmers’ associations called subak have led one stream through many terraces, fairly. The crafts are ordered in the same spirit: stone in Batubulan, silver in Celuk, wood in Mas, painting in Kamasan.\n\nWe buy each thing in its own village, and we pay before the harvest festival, not after it.',
        cn: '一千多年来，名为“苏巴克”的农人水利会将一道溪水公平引过层层梯田。手艺亦循此理：石雕在巴土布兰，银器在切鲁克，木雕在马斯，绘画在卡马桑。\n\n每样东西，我们都到它自己的村子去买，并且在丰收节之前付款，而非之后。',
        jp: '千年以上にわたり、スバックと呼ばれる農民の水利組合が、一筋の流れをいくつもの棚田へ公平に導いてきました。技も同じ心で分かたれます。石はバトゥブラン、銀はチュルック、木はマス、絵はカマサン。\n\n私たちはそれぞれの品をその村で求め、代金は収穫祭の後ではなく、前に支払います。',
      },
    }),
    entry('aboutTheStore', 'bali-about-architecture', {
      title: { en: 'Architecture', cn: '建筑', jp: '建築' }, slug: 'architecture', media: ['arch-spiral'], layout: 'B', size: 'Size 2', eyebrow: { en: 'Rooms without a house', cn: '有室而无宅', jp: '家のない部屋たち' },
      description: { en: 'A Balinese compound is a set of pavilions around a court; the gallery is one too, with a bone-white stair in the middle.', cn: '巴厘院落本是环庭的数座亭阁。本馆亦然，只在中央添了一道骨白楼梯。', jp: 'バリの屋敷は、庭を囲む幾棟ものパビリオン。当館も同じつくりに、生成り色の階段をひとつ加えました。' },
      body: {
        en: 'There is no corridor to get lost in. You cross the lawn, and the weather is part of the plan: overhangs of two metres, floors that drain, and grey paras stone that drinks the rain and gives it back as cool air.\n\n## What to look for\n\n- Red brick rubbed smooth and laid almost without a joint\n- The stair that leaves one side open to the frangipani\n- Black and white cloth around the oldest tree, renewed by the neighbours',
        cn: '这里没有让人迷路的走廊。您穿过草坪，天气也在设计之内：两米深的挑檐，会排水的地面，以及饱饮雨水、再吐出凉意的灰色帕拉斯石。\n\n## 值得留意\n\n- 磨得平滑、几无灰缝的红砖\n- 一侧向鸡蛋花树敞开的楼梯\n- 老树上由邻人更换的黑白格布',
        jp: '迷う廊下はありません。芝庭を横切るだけ。天気も設計のうちで、庇は2メートル、床は水を流し、灰色のパラス石は雨を飲んで涼しさを返します。\n\n## 見どころ\n\n- すり合わせて目地をほとんど見せない赤煉瓦\n- 片側をフランジパニに開いた階段\n- 近所の人が巻き替える、老木の白黒の布',
      },
    }),
    entry('announcement', 'bali-announcement-late-cars', {
      title: { en: 'Airport cars until midnight', cn: '机场专车延至午夜', jp: '空港へのお車、深夜まで' }, slug: 'late-cars', startDate: day(-2, '08:00'), endDate: day(38, '22:00'), hasLink: true, reference: 'bali-service-car-to-the-airport',
      htmlTitle: { en: 'Cars to the airport now leave until <strong>midnight</strong>.', cn: '机场专车现运行至<strong>午夜</strong>。', jp: '空港へのお車は<strong>24:00</strong>までご利用いただけます。' },
      subject: { en: 'For late flights', cn: '为夜航旅客', jp: '深夜便の方へ' },
      body: { en: 'The gallery closes at 10pm, but the arrival court, its showers and its sofa stay open until the last car has gone.', cn: '本馆 22:00 闭馆，迎宾庭、淋浴与沙发则开放至末班车驶离。', jp: '館は22:00に閉まりますが、車寄せの庭とシャワーとソファは、最後の車が出るまでお使いいただけます。' },
    }, { created: 3, updated: 2 }),
    entry('notification', 'bali-notification-last-day', {
      title: { en: 'Checked out already?', cn: '已经退房？', jp: 'チェックアウトはお済みですか' }, popupPosition: ['bali-home'], cta: ['bali-cta-visit'],
      description: { en: 'Luggage, showers and towels are free for everyone who flies today.', cn: '凡今日出发的旅客，行李寄存、淋浴与毛巾一律免费。', jp: '本日ご出発の方は、荷物預かり、シャワー、タオルを無料でご利用いただけます。' },
    }),
    entry('predictSearch', 'bali-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐', jp: 'おすすめの検索' }, featuredExperience: ['bali-event-coffee-and-cacao', 'bali-dining-rice-barn', 'bali-service-car-to-the-airport'], brands: ['bali-brand-ondine-joaillerie', 'bali-brand-aurelle', 'bali-brand-kintara', 'bali-brand-cacao-thereze'] }),
    entry('page', 'bali-page-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐', jp: 'おすすめの検索' }, slug: 'predict-search', content: ['bali-predict-search'] }),

    ...baliItems,
  ],
};
