import { day, entry, type SeedGroup } from '../seed.ts';
import { cairnsItems } from './cairns-items.ts';

const hours = { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00', jp: '毎日 10:00〜21:00' };
const address = {
  en: '1 Meridian Court, The Esplanade, Cairns QLD 4870', cn: '澳大利亚昆士兰州凯恩斯，海滨大道，子午庭院 1 号，QLD 4870',
  jp: 'オーストラリア クイーンズランド州ケアンズ エスプラネード メリディアン・コート1番地 QLD 4870',
};

/** Cairns: the home page, the gallery on the Esplanade, its story, its notices and all its items. */
export const cairns: SeedGroup = {
  tag: 'cairns',
  seeds: [
    entry('seo', 'cairns-seo-home', {
      title: { en: 'Duty-free shopping on the Esplanade | [site_name]', cn: '海滨大道免税购物 | [site_name]', jp: 'エスプラネードの免税ショッピング | [site_name]' },
      description: { en: 'A duty-free gallery on the Esplanade in Cairns: South Sea pearls, reef-day skincare, rainforest honey, a verandah table and tax refund help.', cn: '凯恩斯海滨大道上的免税艺廊：南洋珍珠、出海护肤、雨林蜂蜜、游廊餐桌与旅客退税协助。', jp: 'ケアンズ、エスプラネードの免税ギャラリー。南洋真珠、海の一日のためのスキンケア、雨林の蜂蜜、ベランダの食卓、税金還付のお手伝い。' },
      keywords: { en: ['duty free Cairns', 'Esplanade shopping', 'South Sea pearls', 'rainforest honey'], cn: ['凯恩斯免税', '海滨大道购物', '南洋珍珠', '雨林蜂蜜'], jp: ['ケアンズ 免税', 'エスプラネード ショッピング', '南洋真珠', '雨林の蜂蜜'] },
      media: ['city-cairns'],
    }),
    entry('seo', 'cairns-seo-store', {
      title: { en: '[page_title]: hours and floor guide | [site_name]', cn: '[page_title]：营业时间与楼层指南 | [site_name]', jp: '[page_title] 営業時間とフロアガイド | [site_name]' },
      description: { en: 'Hours, address, telephone and floor guide of the duty-free gallery on the Esplanade, a short walk from the reef boats.', cn: '海滨大道免税艺廊，距出海码头步行可达：营业时间、地址、电话与楼层指南。', jp: 'リーフへの船着き場から歩いてすぐ、エスプラネードの免税ギャラリーの営業時間、所在地、電話番号、フロアガイド。' },
      keywords: { en: ['Cairns Esplanade', 'store hours', 'floor guide'], cn: ['凯恩斯海滨大道', '营业时间', '楼层指南'], jp: ['エスプラネード', '営業時間', 'フロアガイド'] },
    }),
    entry('cta', 'cairns-cta-visit', { title: { en: 'Plan your visit', cn: '规划到访', jp: 'ご来店のご案内' }, internalLink: 'cairns-store-cairns', kind: 'viewDetails', variant: 'primary' }),
    entry('cta', 'cairns-cta-reserve', { title: { en: 'Reserve a place', cn: '预留席位', jp: '席を予約する' }, internalLink: 'cairns-store-cairns', kind: 'bookNow', variant: 'primary' }),
    entry('cta', 'cairns-cta-architecture', { title: { en: 'Read about the house', cn: '了解这座建筑', jp: '建物について' }, internalLink: 'cairns-about-architecture', kind: 'viewDetails', variant: 'link' }),

    entry('heroBanner', 'cairns-hero-home', {
      eyebrow: { en: 'The Esplanade, Cairns', cn: '凯恩斯，海滨大道', jp: 'ケアンズ エスプラネード' }, title: { en: 'Between the reef and the rain', cn: '珊瑚与雨林之间', jp: '珊瑚と雨のあいだで' },
      description: { en: 'Louvres open, boards warm, pearls at the old window. Come as you are, even if you are still wet.', cn: '百叶敞开，木板微温，珍珠在旧窗之下。不必更衣，湿着来也无妨。', jp: '開け放ったルーバー、ぬくもる床板、古い窓辺の真珠。濡れたままでも、どうぞそのままお越しください。' },
      media: [{ picture: 'city-cairns', alt: { en: 'Branching, brain and fan corals in blush, clay and saffron on pale sand with aqua glass pebbles', jp: '淡い砂の上に並ぶ薄紅、赤土、サフラン色の枝珊瑚、脳珊瑚、扇珊瑚と水色のガラス石' } }],
      layout: 'G', size: 'Size 2', alignment: 'Left', textSize: 'large', tone: 'dark', cta: ['cairns-cta-visit'],
    }),
    entry('card3Multiply1', 'cairns-section-first-three', {
      title: { en: 'Begin with these three', cn: '先从这三处开始', jp: 'まずはこの三つから' }, eyebrow: { en: 'In the gallery', cn: '馆内', jp: '館内' },
      cards: ['cairns-brand-solenne', 'cairns-dining-boardwalk-room', 'cairns-art-brain-coral'],
    }),
    entry('richText', 'cairns-section-welcome', {
      title: { en: 'A house that breathes', cn: '会呼吸的房子', jp: '呼吸する家' },
      body: {
        en: 'Cairns was built on stumps, with a verandah all round, so that air could pass beneath and people could sit above. The gallery keeps both. Shoes may be sandy, umbrellas may drip, and there is always a chair on the side where the breeze is.',
        cn: '凯恩斯的老屋立于木桩之上，四面游廊环绕：风从下面过，人在上面坐。本馆二者皆留。鞋上可以有沙，伞尖可以滴水，有风的那一侧，总有一把椅子。',
        jp: 'ケアンズの家は杭の上に建ち、ぐるりとベランダを巡らせました。下を風が通り、上に人が座るように。当館もその二つを守っています。靴に砂があっても、傘から雫が落ちても結構です。風の来る側には、いつも椅子があります。',
      },
      alignment: 'Middle', textSize: 'large', cta: ['cairns-cta-architecture'],
    }),
    entry('serviceListComponent', 'cairns-section-services', { title: { en: 'For the end of a long swim', cn: '畅游归来之后', jp: '長く泳いだあとに' }, eyebrow: { en: 'Services', cn: '服务', jp: 'サービス' }, description: { en: 'Warm water, good paper, and the forms already filled in.', cn: '温水、好纸，以及早已填妥的表格。', jp: '温かい水、よい紙、そして記入を終えた書類。' }, items: [], limit: 3 }),
    entry('fixedRatioBanner', 'cairns-section-fruit', {
      eyebrow: { en: 'Tasting', cn: '品鉴', jp: 'テイスティング' }, title: { en: 'Eight fruits, four honeys', cn: '八种果，四款蜜', jp: '八つの果実、四つの蜂蜜' },
      description: { en: 'The wet tropics, cut open at a long table, from sour to very sour and back again.', cn: '在长桌上切开湿热带：从酸，到极酸，再回来。', jp: '湿潤熱帯を長い卓で切り分けて。酸っぱいものから、もっと酸っぱいものへ、そしてまた戻ります。' },
      media: ['dining-dessert'], ratio: '16:9', alignment: 'Right', textSize: 'normal', internalLink: 'cairns-event-fruit-of-the-wet-tropics',
    }),
    entry('twoOptionsForCircularDesign', 'cairns-section-sea-and-hill', {
      title: { en: 'From the sea, from the hill', cn: '来自海，来自山', jp: '海から、丘から' },
      title1st: { en: 'Two years in the making', cn: '历时两年而成', jp: '二年をかけて' }, description1st: { en: 'South Sea pearls at an old window.', cn: '旧窗之下的南洋珍珠。', jp: '古い窓辺の南洋真珠。' }, media1st: ['jewel-necklace'], internalLink1st: 'cairns-brand-ondine-joaillerie',
      title2nd: { en: 'One season in the making', cn: '一季而成', jp: 'ひと季節をかけて' }, description2nd: { en: 'Dark honey from the ranges after rain.', cn: '雨后山脊的深色蜂蜜。', jp: '雨上がりの山並みの、色濃い蜂蜜。' }, media2nd: ['food-honey'], internalLink2nd: 'cairns-brand-honey-and-tide',
    }),
    entry('planYourVisit', 'cairns-section-visit', {
      title: { en: 'Plan your visit', cn: '规划到访', jp: 'ご来店のご案内' }, description: { en: 'The café opens at 6:30am for the reef boats, the houses at 10am. The facade dims at 9pm, for the birds.', cn: '咖啡馆为出海者 6:30 开门，各品牌 10:00 迎客。晚 21:00，灯光为水鸟而暗。', jp: 'カフェはリーフの船に合わせて6:30、各ブランドは10:00から。21:00には鳥のために灯りを落とします。' },
      media: ['hero-atrium'], store: 'cairns-store-cairns', time: { en: [hours.en], cn: [hours.cn], jp: [hours.jp] }, address, cta: ['cairns-cta-visit'],
    }),
    entry('homePage', 'cairns-home', {
      title: { en: 'Meridian Galleria in Cairns', cn: 'Meridian Galleria 凯恩斯', jp: 'Meridian Galleria ケアンズ' }, slug: 'home', seo: 'cairns-seo-home',
      description: { en: 'A verandahed gallery on the Esplanade, between the Great Barrier Reef and the rainforest.', cn: '海滨大道上的游廊馆舍，在大堡礁与雨林之间。', jp: 'グレートバリアリーフと雨林のあいだ、エスプラネードに建つベランダのギャラリー。' },
      content: ['cairns-hero-home', 'cairns-section-first-three', 'cairns-section-welcome', 'cairns-section-services', 'cairns-section-fruit', 'cairns-section-sea-and-hill', 'cairns-section-visit'],
    }),

    entry('storeGuideAddress', 'cairns-place-travellers-desk', { title: { en: 'Travellers’ desk', cn: '旅客服务台', jp: '旅のデスク' }, address: { en: 'Level 1, by the Esplanade steps', cn: '一层，海滨大道台阶旁', jp: '1階 エスプラネード側の階段のそば' }, time: hours, phone: '+61 7 7010 0143', mark: '1', internalLink: 'cairns-service-tourist-refund' }),
    entry('storeGuideAddress', 'cairns-place-tableland-cafe', { title: { en: 'Tableland café', cn: '高原咖啡', jp: 'テーブルランド・カフェ' }, address: { en: 'Level 1, north end of the louvre gallery', cn: '一层，百叶廊北端', jp: '1階 ルーバーギャラリーの北端' }, time: { en: 'Daily, 6:30am to 5pm', cn: '每日 6:30 至 17:00', jp: '毎日 6:30〜17:00' }, phone: '+61 7 7010 0144', mark: '2', internalLink: 'cairns-dining-tableland-cafe' }),
    entry('storeGuideAddress', 'cairns-place-showers', { title: { en: 'Showers and drying room', cn: '淋浴与烘干室', jp: 'シャワーと乾燥室' }, address: { en: 'Level 1, marina side of the reef room', cn: '一层，珊瑚厅码头一侧', jp: '1階 リーフルームのマリーナ側' }, time: { en: 'Daily, 4pm to 8pm', cn: '每日 16:00 至 20:00', jp: '毎日 16:00〜20:00' }, phone: '+61 7 7010 0145', mark: '3', internalLink: 'cairns-service-after-the-reef' }),
    entry('brandLocatorGroup', 'cairns-group-houses', { title: { en: 'Houses in the gallery', cn: '馆内品牌', jp: '館内のブランド' }, floor: { en: 'Levels 1 and 2', cn: '一层与二层', jp: '1階・2階' }, brands: ['cairns-brand-solenne', 'cairns-brand-honey-and-tide', 'cairns-brand-north-and-vale', 'cairns-brand-juniper-row', 'cairns-brand-ondine-joaillerie'] }),
    entry('storeGuide', 'cairns-guide-level-1', {
      title: { en: 'Reef room and louvre gallery', cn: '珊瑚厅与百叶廊', jp: 'リーフルームとルーバーギャラリー' }, floor: { en: 'Level 1', cn: '一层', jp: '1階' }, description: { en: 'Up nine steps or the ramp from the Esplanade; the reef room is on the marina side, the louvres face the hills.', cn: '自海滨大道登九级台阶或走坡道；珊瑚厅在码头一侧，百叶廊面向群山。', jp: 'エスプラネードから九段の階段またはスロープで。リーフルームはマリーナ側、ルーバーは山に面しています。' },
      media: [{ picture: 'floor-guide-2', alt: { en: 'Floor guide of level 1', cn: '一层楼层指南', jp: '1階フロアガイド' } }], addresses: ['cairns-place-travellers-desk', 'cairns-place-tableland-cafe', 'cairns-place-showers'], groups: ['cairns-group-houses'],
    }),
    entry('storeLocator', 'cairns-store-cairns', {
      title: { en: 'Meridian Galleria Cairns', cn: 'Meridian Galleria 凯恩斯', jp: 'Meridian Galleria ケアンズ' }, slug: 'cairns', seo: 'cairns-seo-store', media: ['arch-corridor'], layout: 'C', size: 'Size 2', address,
      description: { en: 'Two timber-floored storeys behind a long verandah on the Esplanade, ten minutes on foot from the marina and its reef boats.', cn: '海滨大道长廊之后的两层木地板馆舍，距游船码头步行十分钟。', jp: 'エスプラネードに面した長いベランダの奥、木の床の二層の館。リーフの船が出るマリーナから徒歩10分です。' },
      body: {
        en: 'Walk north from the marina with the water on your right; the verandah begins after the second fig tree. Buses stop at the corner, and the hotel minibuses know the house. Bicycles and prams stand under the floor, in the shade.\n\nA ramp leads up on the south side, a lift goes to the verandah, and the accessible shower has a bench.',
        cn: '自码头向北，海水在右，走过第二棵榕树便是游廊。街角有巴士站，各酒店接驳车都认得这里。自行车与婴儿车可停在架空层的荫凉里。\n\n南侧设坡道，电梯直达游廊，无障碍淋浴间备有坐凳。',
        jp: 'マリーナから海を右手に北へ。二本目のイチジクの大木を過ぎるとベランダが始まります。角にバス停があり、ホテルの送迎車もご存じです。自転車とベビーカーは床下の日陰へどうぞ。\n\n南側にスロープ、ベランダへはエレベーター、バリアフリーのシャワーには腰掛けがあります。',
      },
      phone: '+61 7 7010 0142', email: 'cairns@meridian.example', location: { lat: -16.9203, lon: 145.771 }, directionsLink: 'https://www.openstreetmap.org/?mlat=-16.9203&mlon=145.771#map=17/-16.9203/145.771',
      time: { en: [hours.en, 'Café from 6:30am'], cn: [hours.cn, '咖啡 6:30 起'], jp: [hours.jp, 'カフェは6:30から'] },
      features: { en: ['Tax refund help', 'Showers and drying room', 'Free Wi-Fi', 'Step-free access'], cn: ['退税协助', '淋浴与烘干室', '免费 Wi-Fi', '无障碍通道'], jp: ['税金還付のお手伝い', 'シャワーと乾燥室', '無料Wi-Fi', '段差のない動線'] },
      storeGuides: ['cairns-guide-level-1'], locatorGroups: ['cairns-group-houses'],
    }),

    entry('aboutTheStore', 'cairns-about-heritage', {
      title: { en: 'Heritage', cn: '传承', jp: '歴史' }, slug: 'heritage', media: ['art-mobile'], layout: 'D', size: 'Size 2', eyebrow: { en: 'On Gimuy country', cn: '吉穆伊之地', jp: 'ギムイの地に' },
      description: { en: 'The gallery stands on the country of the Gimuy Walubara Yidinji and Yirrganydji people, and pays its respects to their elders.', cn: '本馆立于吉穆伊·瓦鲁巴拉·伊丁吉人与伊尔甘吉人的土地之上，谨向其长者致敬。', jp: '当館はギムイ・ワルバラ・イディンジの人々とイルガンジの人々の地に建ち、その長老たちに敬意を表します。' },
      body: {
        en: 'Gimuy is the older name of this shore. The port came in 1876, to serve a goldfield inland; sugar followed, then pearl luggers, and later visitors with masks and cameras.\n\nOur first room was a chandler’s store that sold rope by the fathom. We kept its counter. The brass measure along the edge is still used for ribbon.',
        cn: '“吉穆伊”是这片海岸更古老的名字。1876 年，港口为内陆金矿而设；其后是蔗糖，是采珠船，再后来，是带着面镜与相机的访客。\n\n本馆最初的一间，原是按英寻卖缆绳的船具铺。柜台留了下来，沿边的黄铜尺，如今用来量丝带。',
        jp: 'ギムイは、この岸のより古い名です。1876年、内陸の金鉱のために港が開かれ、やがて砂糖が、真珠船が、そしてマスクとカメラを携えた旅人が続きました。\n\n当館の最初の一室は、縄を尋で量り売りする船具屋でした。そのカウンターを残しています。縁の真鍮の物差しは、今はリボンを測ります。',
      },
    }),
    entry('aboutTheStore', 'cairns-about-architecture', {
      title: { en: 'Architecture', cn: '建筑', jp: '建築' }, slug: 'architecture', media: ['arch-spiral'], layout: 'A', size: 'Size 2', eyebrow: { en: 'Stumps, louvres, iron', cn: '木桩、百叶、铁皮', jp: '杭とルーバーと鉄板' },
      description: { en: 'A Queensland house made large: raised off the ground, shaded on four sides, and loud with happiness under heavy rain.', cn: '放大了的昆士兰老屋：离地而起，四面成荫，大雨落下时，满屋都是欢喜的声响。', jp: 'クイーンズランドの家を大きくしたもの。地面から持ち上げ、四方に日陰をつくり、大雨の下では嬉しげに鳴り響きます。' },
      body: {
        en: 'The floor stands on ninety-six hardwood stumps, so that floodwater, bandicoots and breezes may pass. The walls are mostly louvres, turned by hand twice a day. Inside, a white plaster stair climbs to the light, for guests who like one smooth thing among so many boards.\n\n## What to look for\n\n- Cast brackets in the shape of fan palms\n- The rope counter, worn low at the middle\n- The sound of the roof at about 3pm in February',
        cn: '地板立于九十六根硬木桩之上，任洪水、袋狸与微风自下而过。墙面多为百叶，每日两次由人手开合。室内一道白色灰泥楼梯盘旋向光，献给在重重木板间想找一处光滑的宾客。\n\n## 值得留意\n\n- 扇叶棕榈形的铸铁托架\n- 中段磨得低陷的缆绳柜台\n- 二月午后三点左右，屋顶上的雨声',
        jp: '床を支えるのは96本の堅木の杭。増水も、バンディクートも、風も、その下を抜けていきます。壁の多くはルーバーで、日に二度、人の手で開け閉めします。内側には白い漆喰の階段がひとすじ。板張りのなかに、ひとつだけなめらかなものを。\n\n## 見どころ\n\n- 扇椰子をかたどった鋳鉄の持ち送り\n- 真ん中が低くすり減った縄のカウンター\n- 2月の15:00頃、屋根を打つ雨の音',
      },
    }),
    entry('announcement', 'cairns-announcement-breakfast-bags', {
      title: { en: 'Breakfast for the reef boats', cn: '出海早餐', jp: 'リーフの船に朝食を' }, slug: 'breakfast-bags', startDate: day(-4, '06:00'), endDate: day(42, '21:00'), hasLink: true, reference: 'cairns-dining-tableland-cafe',
      htmlTitle: { en: 'Out on the reef tomorrow? Breakfast bags from <strong>6:30am</strong>.', cn: '明日出海？早餐袋 <strong>6:30</strong> 起可取。', jp: '明日リーフへお出かけの方へ。朝食の袋を<strong>6:30</strong>からお渡しします。' },
      subject: { en: 'The café opens early', cn: '咖啡馆提早开门', jp: 'カフェの早朝営業' },
      body: { en: 'Order by 6pm the evening before, in person or by telephone. The bag is yours to keep, the flask is not.', cn: '请于前一晚 18:00 前到店或致电预订。袋子归您，保温壶请归还。', jp: '前日の18:00までに、店頭またはお電話でご注文ください。袋は差し上げます。水筒はお返しください。' },
    }, { created: 5, updated: 4 }),
    entry('notification', 'cairns-notification-refund', {
      title: { en: 'Leaving Australia soon?', cn: '即将离开澳大利亚？', jp: 'まもなくご出国の方へ' }, popupPosition: ['cairns-home'], cta: ['cairns-cta-visit'],
      description: { en: 'Purchases of A$300 or more within 60 days of departure may qualify for a tax refund. The travellers’ desk prepares the papers.', cn: '离境前 60 天内消费满 300 澳元，或可申请退税。旅客服务台为您备妥文件。', jp: '出国前60日以内、300豪ドル以上のお買い上げは税金還付の対象となる場合があります。書類は旅のデスクでご用意します。' },
    }),
    entry('predictSearch', 'cairns-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐', jp: 'おすすめの検索' }, featuredExperience: ['cairns-event-fruit-of-the-wet-tropics', 'cairns-dining-boardwalk-room', 'cairns-service-tourist-refund'], brands: ['cairns-brand-ondine-joaillerie', 'cairns-brand-solenne', 'cairns-brand-honey-and-tide', 'cairns-brand-north-and-vale'] }),
    entry('page', 'cairns-page-predict-search', { title: { en: 'Search suggestions', cn: '搜索推荐', jp: 'おすすめの検索' }, slug: 'predict-search', content: ['cairns-predict-search'] }),

    ...cairnsItems,
  ],
};
