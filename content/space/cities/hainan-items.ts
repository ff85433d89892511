import { day, entry, type Seed } from '../seed.ts';

const time = { cn: '每日 10:00–22:00', en: 'Daily, 10am to 10pm' };
const east = { cn: '一层，东廊', en: 'Level 1, east arcade' };
const west = { cn: '一层，西廊', en: 'Level 1, west arcade' };
const court = { cn: '一层，椰林庭院', en: 'Level 1, palm court' };
const upper = { cn: '二层，海湾长廊', en: 'Level 2, bay gallery' };
const roof = { cn: '三层，天幕露台', en: 'Level 3, canopy terrace' };

const brands: readonly Seed[] = [
  entry('brandPavilion', 'hainan-brand-solenne', {
    title: { cn: 'Solenne 素澜', en: 'Solenne' }, slug: 'solenne', brand: 'brand-solenne', category: ['cat-beauty'], label: ['label-exclusive', 'label-ec-enabled'], media: ['beauty-serum'], isFeatured: true, location: east, time,
    description: { cn: '一款琥珀色精华，三种浓度。在浅水与圆石之间试用，为晒过海岛阳光的肌肤，选定其一。', en: 'One amber serum in three strengths, tried over a basin of stones, for skin that has spent the day in island sun.' },
    body: { cn: '试用约五分钟，其间奉上一盏鲜椰水。“暮”专为日晒之后而备；30毫升装，方便随身登机。线上下单，离岛时一并提取。', en: 'The trial takes five minutes, with a glass of fresh coconut water. Dusk is made for after the sun. Order online, and collect the 30 ml bottle as you leave the island.' },
  }),
  entry('brandPavilion', 'hainan-brand-hesperia', {
    title: { cn: 'Hesperia 暮星', en: 'Hesperia' }, slug: 'hesperia', brand: 'brand-hesperia', category: ['cat-fragrance'], label: ['label-new'], media: ['beauty-perfume-amber'], isFeatured: true, location: east, time,
    description: { cn: '苦橙、树脂与暖木。在沉香的故乡试香，先闻一片香木，再闻“琥珀三号”，便知其间渊源。', en: 'Bitter orange, resin and warm wood. On an island known for its agarwood, smell a chip of it first, then Amber No. 3.' },
    body: { cn: '海南沉香，古称“崖香”，香气清甜。帘后微光里，三款香气，各三分钟；购香水可免费镌刻瓶身，约一刻钟。', en: 'Hainan’s agarwood has been prized for its clear, sweet smoke since the Song dynasty. Three scents, three minutes each, behind the curtain; engraving is complimentary and takes a quarter of an hour.' },
  }),
  entry('brandPavilion', 'hainan-brand-meridian-time', {
    title: { cn: 'Meridian Time 子午时计', en: 'Meridian Time' }, slug: 'meridian-time', brand: 'brand-meridian-time', category: ['cat-watches-and-jewellery'], media: ['watch-face'], location: upper, time,
    description: { cn: '本馆自营的腕表沙龙：岩灰表盘，第二时区轻旋即换，扶手椅正对海峡。', en: 'The galleria’s own watch salon: slate dials, a second time zone at one click, and armchairs that face the strait.' },
    body: { cn: '更换表带、调整链节，当场完成，不收费用。制表师每日13:00至18:00在席，欢迎带上旧表，免费检测走时。', en: 'Straps are changed and bracelets sized on the spot, free of charge. A watchmaker is here daily from 1pm to 6pm and will check the rate of any watch that you bring.' },
  }),
  entry('brandPavilion', 'hainan-brand-casa-orsino', {
    title: { cn: 'Casa Orsino 奥希诺', en: 'Casa Orsino' }, slug: 'casa-orsino', brand: 'brand-casa-orsino', category: ['cat-fashion'], label: ['label-leasing-brand'], media: ['fashion-handbag'], location: upper, time,
    description: { cn: '植鞣马鞍皮，双针缝制。岛上湿润，皮革更需呼吸：养护台常设，手袋送来，焕然而归。', en: 'Vegetable-tanned saddle leather sewn with two needles, and a care bench for bags that have met the island’s damp.' },
    body: { cn: '养护约半小时，凡奥希诺皮具，不论年份，一律免费。姓名缩写手工压印，素压或烫金皆可。', en: 'Conditioning takes half an hour and is complimentary for any Casa Orsino piece, whatever its age. Initials are pressed by hand, blind or in gold.' },
  }),
  entry('brandPavilion', 'hainan-brand-cacao-thereze', {
    title: { cn: 'Cacao Thérèze 泰蕾兹可可', en: 'Cacao Thérèze' }, slug: 'cacao-thereze', brand: 'brand-cacao-thereze', category: ['cat-food-and-gifts'], label: ['label-exclusive'], media: ['food-chocolate'], location: west, time,
    description: { cn: '大理石台上现灌的松露巧克力。海南专属一味：兴隆可可，烘香椰丝，一点海盐。', en: 'Truffles filled on the marble. The one made for Hainan has cocoa from Xinglong, toasted coconut and a little sea salt.' },
    body: { cn: '万宁兴隆是中国少有的可可产地。十六粒装218元，五月至十月附保冷袋，可随身登机。', en: 'Xinglong, in the south-east of the island, is one of the few places in China where cocoa grows. Sixteen pieces, RMB 218, with a cool bag from May to October.' },
  }),
];

const dining: readonly Seed[] = [
  entry('dining', 'hainan-dining-palm-table', {
    title: { cn: '椰林餐桌', en: 'The palm table' }, slug: 'palm-table', category: ['cat-restaurant'], media: ['dining-plated'], isFeatured: true, location: roof, cuisine: { cn: '琼菜', en: 'Hainanese' }, time: { cn: '每日 11:30–14:30、17:30–21:30', en: 'Daily, 11:30am to 2:30pm and 5:30pm to 9:30pm' },
    description: { cn: '文昌鸡、和乐蟹、椰子饭：琼岛本味，一只青金桔足矣。露台之下，海峡上的船缓缓而过。', en: 'Wenchang chicken, Hele crab, rice steamed in a coconut: the island’s own flavours, with one small lime, above the ships of the strait.' },
    body: { cn: '文昌鸡白切，皮爽骨香，蘸料以金桔汁、姜蒜与鸡油调成。双人套餐298元，靠栏座位请提前一日预订。', en: 'The chicken is poached and served cool, with calamansi, ginger, garlic and its own fat. The menu for two is RMB 298; book the railing tables a day ahead.' },
  }),
  entry('dining', 'hainan-dining-tea-room', {
    title: { cn: '老爸茶室', en: 'The unhurried tea room' }, slug: 'tea-room', category: ['cat-cafe'], media: ['dining-coffee'], location: west, cuisine: { cn: '茶点与咖啡', en: 'Tea, coffee and small dishes' }, time: { cn: '每日 9:00–21:00', en: 'Daily, 9am to 9pm' },
    description: { cn: '一壶茶，几碟点心，一个下午。海口人的老爸茶，也煮福山咖啡，也有一碗清补凉。', en: 'A pot, some small plates, an afternoon: Haikou’s “old dad’s tea”, with Fushan coffee and a bowl of qingbuliang.' },
    body: { cn: '清补凉以椰奶为底，绿豆、薏米、西瓜、鹌鹑蛋，各家不同，本馆九样，28元。坐到打烊，也无人催。', en: 'Qingbuliang is coconut milk with mung beans, barley, watermelon and a quail’s egg; ours has nine things in it and costs RMB 28. Stay until closing; nobody will hurry you.' },
  }),
];

const services: readonly Seed[] = [
  entry('service', 'hainan-service-collection', {
    title: { cn: '离岛提货', en: 'Collection on departure' }, slug: 'collection', category: ['cat-travel'], media: ['hero-travel'], isFeatured: true, location: court, time,
    description: { cn: '免税商品可于机场、火车站或港口提货，亦可邮寄到家；提货方式，结账时任选其一。', en: 'Collect duty-free purchases at the airport, railway station or port, or have them sent home; you choose when you pay.' },
    body: { cn: '- 适用于年满16周岁、已购离岛机票、火车票或船票的旅客。\n- 每人每年免税额度10万元人民币。\n- 请于离岛前六小时完成选购；提货须出示身份证件。\n- 符合规定的部分商品，可办理即购即提。', en: '- For travellers of 16 and over who hold a ticket to leave the island by air, rail or sea.\n- The allowance is RMB 100,000 a person each year.\n- Shop until six hours before departure; bring your identity document to the counter.\n- Some goods may be taken with you at once, as the regulations allow.' },
  }),
  entry('booxi', 'hainan-booking-salon', { title: { cn: '预约专属顾问', en: 'Book an adviser' }, tag: 'MakeMyDay' }),
  entry('service', 'hainan-service-salon', {
    title: { cn: '海湾私享厅', en: 'The bay salon' }, slug: 'bay-salon', category: ['cat-personal'], media: ['arch-boutique'], booking: 'hainan-booking-salon', location: upper, time: { cn: '每日 11:00–20:00', en: 'Daily, 11am to 8pm' },
    description: { cn: '一位顾问，一面海。免税额度、提货时间与心仪之物，一次为您理清。', en: 'One adviser and one wall of sea: your allowance, your collection time and what you came for, settled in a single sitting.' },
    body: { cn: '一小时，免费，最多四位同行。请于前一日预约，席间备五指山红茶与椰子薄饼。', en: 'An hour, complimentary, for up to four people. Book the day before; black tea from Wuzhishan and coconut crisps are served.' },
  }),
  entry('service', 'hainan-service-brocade-wrap', {
    title: { cn: '黎锦纹礼品包装', en: 'Wrapped in Li patterns' }, slug: 'brocade-wrap', category: ['cat-personal'], media: ['hero-gifts'], location: west, time,
    description: { cn: '包装纸取黎锦纹样：蛙纹、甘工鸟纹、稻纹，各有寓意。任选其一，系以染色棉绳。', en: 'Paper printed with the patterns of Li brocade: frogs, birds, ears of rice, each with its meaning. Choose one; it is tied with dyed cotton cord.' },
    body: { cn: '凡购物免费，约六分钟。附卡片一张，写明所选纹样的含义。', en: 'Complimentary with any purchase; six minutes. A card explains what the chosen pattern means.' },
  }),
];

const art: readonly Seed[] = [
  entry('artCulture', 'hainan-art-monsoon', {
    title: { cn: '季风', en: 'Monsoon, in two colours' }, slug: 'monsoon', category: ['cat-painting'], media: ['art-painting'], isFeatured: true, location: upper, artist: { cn: '文昌的一位画家', en: 'A painter from Wenchang' },
    description: { cn: '钴蓝是东北季风，陶红是西南季风：岛上一年，不过两种风。', en: 'Cobalt is the north-east monsoon, clay the south-west: a year on the island has two winds and not many more.' },
    body: { cn: '画前置长凳一张，正对海湾。坐久了，会听见真正的风。', en: 'The bench before it also faces the bay. Sit long enough and you hear the real one.' },
  }),
  entry('artCulture', 'hainan-art-drifting-nuts', {
    title: { cn: '漂椰', en: 'Drifting coconuts' }, slug: 'drifting-coconuts', category: ['cat-installation'], media: ['art-mobile'], location: court, artist: { cn: '海口的一间椰雕工坊', en: 'A coconut-carving workshop in Haikou' },
    description: { cn: '椰果随洋流漂岸生根。数十枚椰壳与黄铜圆片悬于庭院，随海风缓缓而行。', en: 'Coconuts cross oceans and take root where they land. Discs of shell and brass hang over the court and travel on the sea breeze.' },
    body: { cn: '海南椰雕是国家级非物质文化遗产。下午四点，影子落在白墙上，最像一支船队。', en: 'Hainan coconut carving is on the national list of intangible heritage. At 4pm the shadows on the white wall look most like a fleet.' },
  }),
];

const events: readonly Seed[] = [
  entry('event', 'hainan-event-coconut', {
    title: { cn: '椰雕一课', en: 'A lesson in coconut carving' }, slug: 'coconut-carving', category: ['cat-workshop'], media: ['art-vessels'], isFeatured: true, location: court, startDate: day(-7, '14:00'), endDate: day(9, '18:00'), time: { cn: '14:00–18:00', en: '2pm to 6pm' }, frequency: { cn: '每日四场', en: 'Four sittings daily' },
    description: { cn: '一只椰壳，打磨、开口、刻纹：随海口匠人，做一只带得走的小碗。', en: 'One shell, polished, opened and engraved: with a carver from Haikou, make a small bowl that you can take with you.' },
    body: { cn: '每场五十分钟，88元，八岁以上可参加。工具与围裙齐备，刻错一笔，师傅总有办法。', en: 'Fifty minutes, RMB 88, from the age of eight. Tools and aprons are ready, and the carver has a remedy for every slip.' },
  }),
  entry('event', 'hainan-event-cask', {
    title: { cn: '热带的单一麦芽', en: 'Single malt in the tropics' }, slug: 'malt-in-the-tropics', category: ['cat-tasting'], brand: 'brand-glenmarrow', media: ['spirits-whisky'], whetherLiquorOrTobacco: true, location: roof, startDate: day(18, '19:00'), endDate: day(24, '21:00'), time: { cn: '19:00–21:00', en: '7pm to 9pm' }, frequency: { cn: '连续七晚', en: 'Seven evenings' },
    description: { cn: '格伦马罗三桶佳酿，一杯净饮，一杯加冰，一杯佐海南黑胡椒巧克力。仅限年满18周岁的宾客。', en: 'Three Glenmarrow casks: one neat, one on ice, one with a chocolate of Hainan black pepper. Guests of 18 and over.' },
    body: { cn: '每席268元，限十六席。天热时酒气更盛，请先加两滴水，再细闻。', en: 'RMB 268 a seat, sixteen seats. Heat lifts the alcohol: add two drops of water before you smell it.' },
  }),
  entry('event', 'hainan-event-brocade', {
    title: { cn: '经纬之间：黎锦', en: 'Warp and weft of the Li' }, slug: 'li-brocade', category: ['cat-exhibition'], media: ['fashion-scarf'], location: upper, startDate: day(-50, '10:00'), endDate: day(-13, '22:00'), removedAfterExpired: false, time: { cn: '10:00–22:00', en: '10am to 10pm' },
    description: { cn: '腰机、植物染与双面绣：三十件黎锦，连同织女们的声音，在长廊中展出一月有余。', en: 'Backstrap looms, plant dyes and double-sided embroidery: thirty Li textiles, shown for five weeks with the weavers’ voices.' },
    body: { cn: '黎族传统纺染织绣技艺，2009年列入联合国教科文组织急需保护名录，2024年转入代表作名录。展览虽已闭幕，图录仍可在服务台取阅。', en: 'The Li people’s textile techniques were listed by UNESCO in 2009 as in urgent need of safeguarding, and moved to the representative list in 2024. The exhibition has closed; its catalogue lies at the desk.' },
  }),
];

const news: readonly Seed[] = [
  entry('news', 'hainan-news-watches', {
    title: { cn: '斐朗入驻海湾长廊', en: 'Calibre Ferrand takes the bay' }, slug: 'calibre-ferrand-opens', category: ['cat-opening'], brand: 'brand-calibre-ferrand', media: ['hero-watches'], isFeatured: true, displayDate: day(-3), startDate: day(-3), removedAfterExpired: false,
    description: { cn: '手动上链机芯，双面可见。二层临海新厅现已开放，每日三场机芯开启。', en: 'Hand-wound movements, visible from both sides: a new room on level 2 is open, and a case is opened three times a day.' },
    body: { cn: '每日11:00、15:00、19:00，各约一刻钟，设六席，先到先得。', en: 'At 11am, 3pm and 7pm, a quarter of an hour each, for six people; first come, first seated.' },
  }),
  entry('news', 'hainan-news-honey', {
    title: { cn: '荔枝花蜜上架', en: 'Lychee honey is in' }, slug: 'lychee-honey', category: ['cat-food-and-gifts', 'cat-house-news'], brand: 'brand-honey-and-tide', media: ['food-honey'], displayDate: day(-15), startDate: day(-15), removedAfterExpired: false,
    description: { cn: '火山石缝里的荔枝树，开出细碎的花。蜜与潮采蜜三百罐，香气先于甜味而来。', en: 'Lychee trees grow in cracks of volcanic stone near Haikou. Honey & Tide has three hundred jars; the scent arrives before the sweetness.' },
    body: { cn: '每罐250克，98元，一层西廊试尝。温水调开即可，勿用沸水。', en: 'RMB 98 for 250 g; taste it in the west arcade. Stir it into warm water, never boiling.' },
  }),
  entry('news', 'hainan-news-night-arcade', {
    title: { cn: '长廊夜不闭门', en: 'The arcade stays lit' }, slug: 'night-arcade', category: ['cat-house-news'], media: ['arch-facade-dusk'], displayDate: day(-36), startDate: day(-36), removedAfterExpired: false,
    description: { cn: '临街骑楼自本月起彻夜亮灯，檐下长凳与饮水处，供夜行人歇脚。', en: 'From this month the street arcade is lit all night, with benches and drinking water for whoever is out late.' },
    body: { cn: '灯色温暖，照地不照天，以免惊扰归巢的鸟。', en: 'The lamps are warm and point downwards, so as not to disturb roosting birds.' },
  }),
];

const offers: readonly Seed[] = [
  entry('specialOffer', 'hainan-offer-cream', {
    title: { cn: '面霜双享', en: 'Two jars for the road' }, slug: 'two-jars', category: ['cat-beauty'], brand: 'brand-aurelle', media: ['beauty-cream'], isFeatured: true, startDate: day(-10), endDate: day(15, '22:00'), displayDate: day(-10), location: east,
    description: { cn: '购欧蕾尔修护面霜一罐，第二罐八折。玻璃罐可续装，任何一座 Meridian 城市皆可办理。', en: 'Buy one jar of Aurelle repair cream and the second is a fifth off. Jars are refilled in any Meridian city.' },
    body: { cn: '线上下单同享，离岛时一并提取。肌肤测评约二十分钟，免费体验。', en: 'Online orders qualify and are collected as you leave. A skin reading takes twenty minutes and is complimentary.' },
    terms: { cn: '- 每人每日限享一次。\n- 计入个人免税额度与件数。\n- 不与其他优惠同享。', en: '- Once per person and day.\n- Counts towards your personal allowance.\n- Not combined with other offers.' },
  }),
  entry('specialOffer', 'hainan-offer-earrings', {
    title: { cn: '南海珍珠耳环礼', en: 'Pearls for the south' }, slug: 'pearls-for-the-south', category: ['cat-watches-and-jewellery'], brand: 'brand-ondine-joaillerie', media: ['jewel-earrings'], startDate: day(14), endDate: day(42, '22:00'), displayDate: day(14), location: upper,
    description: { cn: '购昂汀月滴耳环，附赠黎锦首饰袋一只，由五指山织女手织。', en: 'Ondine’s moon drop earrings come with a jewellery pouch of Li brocade, woven by hand in Wuzhishan.' },
    body: { cn: '共二百只，只只不同。请于日光下挑选。', en: 'There are two hundred pouches and no two are alike. Choose by daylight.' },
  }),
  entry('specialOffer', 'hainan-offer-macarons', {
    title: { cn: '今日马卡龙', en: 'Macarons until tonight' }, slug: 'macarons-until-tonight', category: ['cat-food-and-gifts'], brand: 'brand-cacao-thereze', media: ['food-macarons'], startDate: day(-4), endDate: day(0, '22:00'), displayDate: day(-4), location: west,
    description: { cn: '椰子与斑斓双味马卡龙，买六赠二，今晚22:00截止。', en: 'Coconut and pandan macarons: two more with every box of six. The offer ends at ten this evening.' },
    body: { cn: '盒装可存三日。赶飞机的客人，我们加放冰袋。', en: 'The box keeps three days. If you have a flight to catch we add an ice pack.' },
  }),
  entry('indexDetailPage', 'hainan-promotion-compact', {
    title: { cn: '粉饼换新芯', en: 'A new pan, half price' }, slug: 'new-pan', category: ['cat-beauty'], brand: 'brand-maison-verane', media: ['beauty-compact'], startDate: day(-6), endDate: day(30, '22:00'), displayDate: day(-6), location: east,
    description: { cn: '携任何一只薇兰世家旧粉盒到访，替换芯半价，表面重新压花。', en: 'Bring any Maison Verane compact and its refill is half the price, pressed afresh with the petal.' },
    body: { cn: '现场压制，约十分钟。旧盒黄铜，我们顺手擦亮。', en: 'Pressed while you wait, in ten minutes. The old brass is polished along the way.' }, terms: { cn: '每盒限换一枚。', en: 'One refill per compact.' },
  }),
];

const press: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'hainan-media-canopy', {
    title: { cn: '贝壳天幕落成', en: 'The shell canopy, complete' }, slug: 'shell-canopy', category: ['cat-press-release'], media: ['hero-atrium'], displayDate: day(-44), startDate: day(-44), removedAfterExpired: false,
    description: { cn: '四十八根细柱，一片白色贝壳：海南馆天幕完工。图片供媒体免费使用。', en: 'Forty-eight slim columns and one white shell: the canopy of the Hainan house is finished. Pictures are free for editorial use.' },
    body: { cn: '天幕以开孔泄风，可抵御强台风；雨水经暗管汇入椰林。媒体联络：hainan@meridian.example', en: 'Openings let strong wind through, and rain runs by hidden pipes to the palms. Press: hainan@meridian.example' },
  }),
];

/** Everything that stands in the Hainan gallery: houses, tables, services, art, events, news, offers, press. */
export const hainanItems: readonly Seed[] = [...brands, ...dining, ...services, ...art, ...events, ...news, ...offers, ...press];
