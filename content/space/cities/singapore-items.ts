import { day, entry, type Seed } from '../seed.ts';

const brands: readonly Seed[] = [
  entry('brandPavilion', 'singapore-brand-hesperia', {
    title: { en: 'Hesperia', cn: 'Hesperia 暮星' }, slug: 'hesperia', brand: 'brand-hesperia',
    description: { en: 'Perfume for the evening hours in heavy glass, smelt on ceramic along the bar before it touches skin.', cn: '厚玻璃瓶中的暮夜之香。长长的吧台上，先于瓷片试香，再落于肌肤。' },
    category: ['cat-fragrance'], label: ['label-exclusive'], media: ['beauty-perfume-amber'], isFeatured: true,
    location: { en: 'Level 1, left of the light well', cn: '一层，天井左侧' }, time: { en: 'Daily, 10am to 9pm', cn: '每日 10:00至21:00' },
    body: { en: 'Heat opens a perfume quickly, so the bar keeps two temperatures: a cool end for reading the top notes, a warm end for what is left after lunch.\n\nAsk for the nutmeg and vetiver cologne, made for this arcade and sold only here in 50 ml.', cn: '热带的暖意会让香气迅速绽开，吧台因此分设两段温度：凉处细辨前调，暖处体会午后余韵。\n\n不妨试试专为豆蔻廊调制的肉豆蔻香根草古龙水，50毫升装，仅此一处有售。' },
  }),
  entry('brandPavilion', 'singapore-brand-aurelle', {
    title: { en: 'Aurelle', cn: 'Aurelle 欧蕾尔' }, slug: 'aurelle', brand: 'brand-aurelle',
    description: { en: 'Skincare that takes the climate into account: light textures, clear instructions and a basin to try them at.', cn: '顺应气候的护肤之道：轻盈质地、清晰说明，还有一方可供现场试用的水盆。' },
    category: ['cat-beauty'], label: ['label-new'], media: ['beauty-cream'],
    location: { en: 'Level 1, beauty hall', cn: '一层，美妆厅' }, time: { en: 'Daily, 10am to 9pm', cn: '每日 10:00至21:00' },
    body: { en: 'Outside the air may hold 80 per cent humidity; in an aircraft cabin it can fall below 20. The house’s advisers plan for both, usually with one cream for the flight and a serum for the street.\n\nA skin reading takes ten minutes and is complimentary.', cn: '街上湿度可达八成，机舱内却可能不足两成。品牌顾问会一并考虑：飞行途中用一款面霜，漫步街头则用一支精华。\n\n肌肤测试约十分钟，无需付费。' },
  }),
  entry('brandPavilion', 'singapore-brand-calibre-ferrand', {
    title: { en: 'Calibre Ferrand', cn: 'Calibre Ferrand 斐朗' }, slug: 'calibre-ferrand', brand: 'brand-calibre-ferrand',
    description: { en: 'Thin hand-wound watches at a quiet counter, with a watchmaker’s bench in view on weekday afternoons.', cn: '静谧柜台上的纤薄手动上链腕表。工作日午后，可近观制表师伏案工作。' },
    category: ['cat-watches-and-jewellery'], label: ['label-new', 'label-leasing-brand'], media: ['hero-watches'], isFeatured: true,
    location: { en: 'Level 2, north gallery', cn: '二层，北廊' }, time: { en: 'Daily, 11am to 9pm', cn: '每日 11:00至21:00' },
    body: { en: 'The cases are under eight millimetres high and sit flat beneath a shirt cuff. Straps are cut in the room, and a rubber-lined one is kept for humid months, which here means all twelve.', cn: '表壳厚度不足八毫米，服帖隐于袖口之下。表带可现场裁制，另备橡胶内衬款式，专为潮湿月份准备；在新加坡，便是一年十二个月。' },
  }),
  entry('brandPavilion', 'singapore-brand-ondine-joaillerie', {
    title: { en: 'Ondine Joaillerie', cn: 'Ondine Joaillerie 昂汀珠宝' }, slug: 'ondine-joaillerie', brand: 'brand-ondine-joaillerie',
    description: { en: 'Pearls and fine gold with the movement of water, laid out on slate under a single north-facing window.', cn: '珍珠与细金，流转如水，静置于一扇北窗下的岩灰石台。' },
    category: ['cat-watches-and-jewellery'], media: ['jewel-earrings'],
    location: { en: 'Level 2, light well side', cn: '二层，临天井一侧' }, time: { en: 'Daily, 11am to 9pm', cn: '每日 11:00至21:00' },
    body: { en: 'Every drop earring is hung on a stand rather than pinned to card, so you see how it falls. Private viewings are held in the small room behind the stair, for two people, by appointment.', cn: '耳坠皆悬于支架，而非别在卡纸上，垂落的姿态一目了然。楼梯后的小厅可预约私人鉴赏，限两位。' },
  }),
  entry('brandPavilion', 'singapore-brand-cacao-thereze', {
    title: { en: 'Cacao Thérèze', cn: 'Cacao Thérèze 泰蕾兹可可' }, slug: 'cacao-thereze', brand: 'brand-cacao-thereze',
    description: { en: 'Truffles and tablets kept at 18 degrees, with a pandan and coconut filling made for the Singapore counter.', cn: '松露巧克力与排块恒温十八度保存，另有专为新加坡制作的斑斓椰香夹心。' },
    category: ['cat-food-and-gifts'], label: ['label-exclusive'], media: ['food-chocolate'],
    location: { en: 'Level 1, east gallery', cn: '一层，东廊' }, time: { en: 'Daily, 10am to 9pm', cn: '每日 10:00至21:00' },
    body: { en: 'Boxes leave in an insulated sleeve that holds for six hours, long enough for the taxi, the terminal and the first part of the flight.\n\nThe pandan truffle is made in small trays each Tuesday and often gone by Saturday.', cn: '每盒均配保温封套，可维持六小时，足够应付出租车、航站楼与飞行的头一程。\n\n斑斓松露每周二少量制作，往往周六便已售罄。' },
  }),
];

const dining: readonly Seed[] = [
  entry('dining', 'singapore-dining-five-foot-way', {
    title: { en: 'Five-Foot Way coffee room', cn: '五脚基咖啡室' }, slug: 'five-foot-way',
    description: { en: 'Kopi pulled through a cloth sock, kaya toast cut thin, and marble tables set along the arcade’s public walk.', cn: '布袋冲滤的传统咖啡，切得薄薄的咖椰吐司，云石小桌沿廊而设。' },
    category: ['cat-cafe'], media: ['dining-coffee'], cuisine: { en: 'Singaporean café', cn: '新加坡咖啡馆' },
    time: { en: '7:30am to 8pm', cn: '7:30至20:00' }, frequency: { en: 'Daily', cn: '每日' }, location: { en: 'Level 1, arcade', cn: '一层，廊下' },
    body: { en: 'The beans are roasted dark in the old way and the coffee arrives with condensed milk unless you say *kopi-o*. The kaya is stirred for four hours with pandan and palm sugar.\n\nNo bookings. Breakfast sets are served until 11am.', cn: '咖啡豆循旧法深烘，若不特别说明“咖啡乌”，端上桌的便是加了炼奶的一杯。咖椰酱以斑斓叶与椰糖慢火搅煮四小时。\n\n不设订位，早餐套餐供应至11:00。' },
  }),
  entry('dining', 'singapore-dining-straits-table', {
    title: { en: 'The Straits Table', cn: '海峡餐桌' }, slug: 'straits-table',
    description: { en: 'Peranakan cooking in a green-shuttered room upstairs: slow pastes, sour plums and a laksa served only at noon.', cn: '绿窗小楼里的娘惹风味：慢磨香料、酸甜话梅，还有只在正午供应的叻沙。' },
    category: ['cat-restaurant'], media: ['dining-plated'], cuisine: { en: 'Peranakan', cn: '娘惹菜' }, isFeatured: true,
    time: { en: '11:30am to 10pm', cn: '11:30至22:00' }, frequency: { en: 'Daily except Monday', cn: '周一休息' }, location: { en: 'Level 3, south room', cn: '三层，南厅' },
    body: { en: 'Spice pastes are pounded, not blended, from six in the morning. Order the buah keluak, whose black nut tastes somewhere between cocoa and olive, and share it.\n\n## Good to know\n\n- Set lunch in 50 minutes, for those with a flight.\n- A tamarind and ginger flower pairing without alcohol.', cn: '每日清晨六时起，香料全凭手工舂捣。推荐与同席分享黑果焖鸡，黑果滋味介于可可与橄榄之间。\n\n## 用餐提示\n\n- 赶飞机的客人可选50分钟午间套餐。\n- 另备以罗望子与姜花调制的无酒精佐餐饮品。' },
  }),
];

const events: readonly Seed[] = [
  entry('event', 'singapore-event-orchid-hours', {
    title: { en: 'The orchid at three hours', cn: '兰香三时' }, slug: 'orchid-hours',
    description: { en: 'A 40-minute fragrance session that follows orchids from dawn to dusk, ending with a 5 ml phial of your own blend.', cn: '四十分钟的香氛之旅，随兰花由晨至暮，终以一支5毫升的亲手调香作结。' },
    category: ['cat-workshop', 'cat-fragrance'], media: ['beauty-perfume-duo'], isFeatured: true,
    startDate: day(-12, '11:00'), endDate: day(18, '20:00'), time: { en: '11am, 3pm and 6pm', cn: '11:00、15:00、18:00' }, frequency: { en: 'Thursday to Sunday', cn: '周四至周日' },
    location: { en: 'Level 1, fragrance bar', cn: '一层，香氛吧台' }, status: { en: 'Six places per session', cn: '每场六席' },
    body: { en: 'Singapore’s national flower is a hybrid orchid first found in a garden here in 1893. It has little scent. Its relatives make up for that, and this session introduces five of them.\n\nYou will smell each at its own hour, then build a short formula with a perfumer at your side. Complimentary; please book at the bar on the day.', cn: '新加坡国花是一株1893年在本地花园中发现的杂交胡姬花，香气清淡。它的同族却各擅其芳，本次将为您引见其中五位。\n\n依时序逐一品闻，再由调香师陪同写下一则短短的配方。免费参与，请于当日到吧台预约。' },
    relatedItems: ['singapore-brand-hesperia'],
  }),
  entry('event', 'singapore-event-batik-and-silk', {
    title: { en: 'Batik and silk, side by side', cn: '蜡染与丝绸' }, slug: 'batik-and-silk', brand: 'brand-ottavia-rey',
    description: { en: 'Two ways of colouring cloth on one table: hot wax on cotton from the archipelago, printed twill from the silk house.', cn: '一张长桌，两种染布之道：群岛棉布上的热蜡，丝绸世家的印花斜纹。' },
    category: ['cat-workshop', 'cat-fashion'], media: ['fashion-scarf'], removedAfterExpired: false,
    startDate: day(-48, '14:00'), endDate: day(-41, '17:00'), time: { en: '2pm to 5pm', cn: '14:00至17:00' }, location: { en: 'Level 2, atelier', cn: '二层，工坊' },
    body: { en: 'Over one week, 180 visitors drew with a canting, the small copper spout that lays down the wax. The best of the practice cloths hang along the Level 2 stair until the end of the season.', cn: '一周之内，一百八十位访客执起铜制蜡笔“canting”，于布上落蜡成纹。其中佳作现悬于二层楼梯旁，展至本季结束。' },
  }),
  entry('event', 'singapore-event-pandan-gin', {
    title: { en: 'Gin, lime leaf and pandan', cn: '金酒、柠檬叶与斑斓' }, slug: 'pandan-gin', brand: 'brand-juniper-row', whetherLiquorOrTobacco: true,
    description: { en: 'Juniper Row pours three dry gins beside the leaves and peels that season half the kitchens in Singapore.', cn: '杜松巷呈上三款干金酒，佐以新加坡寻常人家灶头的香叶与果皮。' },
    category: ['cat-tasting', 'cat-wines-and-spirits'], media: ['spirits-gin'],
    startDate: day(16, '18:00'), endDate: day(19, '20:30'), time: { en: '6pm and 7:30pm', cn: '18:00、19:30' }, frequency: { en: 'Four evenings', cn: '共四晚' },
    location: { en: 'Level 3, terrace bar', cn: '三层，露台吧' }, status: { en: 'Booking opens next week', cn: '下周开放预约' },
    body: { en: 'The tasting begins dry and ends with a long glass over ice, pandan knotted at the rim. Makrut lime leaf, torch ginger and calamansi are on the table to crush and compare.\n\nOne hour. For guests aged 18 and over.', cn: '从一口干爽开始，以一杯加冰长饮作结，杯沿系一片斑斓叶。桌上备有青柠叶、火炬姜花与卡曼橘，可随手揉碎，比较气息。\n\n每场一小时，仅限年满18岁的宾客参加。' },
  }),
];

const news: readonly Seed[] = [
  entry('news', 'singapore-news-longer-evenings', {
    title: { en: 'Longer evenings on Nutmeg Arcade', cn: '豆蔻廊的夜更长了' }, slug: 'longer-evenings',
    description: { en: 'From this month the galleria stays open until 10pm on Fridays and Saturdays, with the arcade lamps lit to match.', cn: '自本月起，每逢周五、周六，本馆营业至22:00，廊灯亦随之长明。' },
    category: ['cat-house-news'], media: ['arch-boutique'], displayDate: day(-8, '10:00'), startDate: day(-8, '10:00'), endDate: day(60, '22:00'), removedAfterExpired: false, isFeatured: true,
    body: { en: 'Dusk falls close to seven here all year round, and the pavements are at their best in the three hours after it. The later closing lets you eat first and choose after.\n\nCollection orders for departures the same night still close at 8pm.', cn: '新加坡终年约在七时前后入暮，此后的三个钟头，街上最是宜人。延长营业之后，大可先用晚餐，再来从容挑选。\n\n当晚离境的提货订单仍于20:00截止。' },
  }, { updated: 8 }),
  entry('news', 'singapore-news-calibre-ferrand-opens', {
    title: { en: 'Calibre Ferrand opens on Level 2', cn: 'Calibre Ferrand 斐朗入驻二层' }, slug: 'calibre-ferrand-opens', brand: 'brand-calibre-ferrand',
    description: { en: 'The watch house brings its thin calibres and a working bench to the north gallery, its first in Singapore.', cn: '制表世家携纤薄机芯与一方制表工作台进驻北廊，为其新加坡首店。' },
    category: ['cat-opening'], media: ['watch-face'], displayDate: day(-27, '10:00'), startDate: day(-27, '10:00'), endDate: day(40, '21:00'), removedAfterExpired: false,
    body: { en: 'The counter is a single slab of slate, lit from the side so that no reflection crosses a dial. Behind it, on weekday afternoons, a watchmaker regulates pieces and answers questions in English and Mandarin.', cn: '柜台取整块岩灰石，侧面采光，表盘之上不见一丝反光。工作日午后，制表师于其后调校机芯，并以英语与华语解答疑问。' },
    relatedItems: ['singapore-brand-calibre-ferrand'],
  }, { updated: 27 }),
  entry('news', 'singapore-news-tea-counter', {
    title: { en: 'A tea counter by the ferns', cn: '蕨影下的茶席' }, slug: 'tea-counter', brand: 'brand-sencha-hall',
    description: { en: 'Sencha Hall now pours iced and hot infusions beside the light well, in cups made at a kiln in the west of the island.', cn: '煎茶堂于天井旁设席，冷热茶饮皆盛于岛西窑场烧制的茶盏。' },
    category: ['cat-house-news', 'cat-food-and-gifts'], media: ['food-tea'], displayDate: day(-75, '10:00'), removedAfterExpired: false,
    body: { en: 'Two leaves change with the month; the cold-brewed sencha does not. A small cup is offered to anyone who sits down, and the caddies are packed flat for hand luggage.', cn: '两款茶叶逐月更换，冷萃煎茶则常年供应。入座即奉一小盏，茶罐亦以便于随身行李的方式包装。' },
  }, { created: 75, updated: 75 }),
];

const services: readonly Seed[] = [
  entry('service', 'singapore-service-airport-collection', {
    title: { en: 'Airport collection', cn: '机场提货' }, slug: 'airport-collection',
    description: { en: 'Choose on Orchard Road, walk out with your hands free, and find the sealed bag waiting after immigration.', cn: '乌节路选购，空手离店，过关之后，密封提袋已在等候。' },
    category: ['cat-travel'], media: ['hero-travel'], isFeatured: true,
    time: { en: 'Orders until 8pm daily', cn: '每日20:00前下单' }, location: { en: 'Level 1, services desk', cn: '一层，服务台' },
    body: { en: 'Show your passport and flight number at any till. Orders placed at least five hours before departure are delivered to the collection counter in the departure hall.\n\n- Complimentary, with no minimum.\n- Chocolate travels in a cooled box.\n- If your flight moves, the order moves with it.', cn: '结账时出示护照与航班号即可。起飞前至少五小时下单，商品将送达离境大厅的提货柜台。\n\n- 免费，不设最低消费。\n- 巧克力以冷藏箱运送。\n- 航班如有变动，提货时间随之调整。' },
  }),
  entry('service', 'singapore-service-private-selection', {
    title: { en: 'A private selection', cn: '专属甄选' }, slug: 'private-selection',
    description: { en: 'An adviser, a cool room and an hour: the pieces come to you, in the sizes and colours you have in mind.', cn: '一位顾问，一间清凉静室，一个小时。心仪的尺码与颜色，逐一呈至面前。' },
    category: ['cat-personal'], media: ['fashion-handbag'],
    time: { en: 'Daily, 11am to 8pm, by appointment', cn: '每日 11:00至20:00，需预约' }, location: { en: 'Level 3, garden room', cn: '三层，花园厅' },
    body: { en: 'Tell us what the journey is for. Advisers speak English, Mandarin and Malay and will have a tray ready when you arrive, with pandan tea. The service is complimentary and there is no obligation to buy.', cn: '请告诉我们此行为何。顾问通晓英语、华语与马来语，您到来时，托盘与斑斓茶均已备妥。服务免费，亦无须购买。' },
  }),
  entry('service', 'singapore-service-batik-wrapping', {
    title: { en: 'Wrapping in batik cloth', cn: '蜡染布包装' }, slug: 'batik-wrapping', withoutDetail: true,
    description: { en: 'Gifts tied in a square of printed cotton that outlives the ribbon and becomes a scarf, a cover or a bag.', cn: '以一方印花棉布系裹礼物，比缎带长情，日后可作围巾、盖布或提袋。' },
    category: ['cat-personal', 'cat-travel'], media: ['hero-gifts'],
    time: { en: 'Daily, 10am to 9pm', cn: '每日 10:00至21:00' }, location: { en: 'Level 1, beside the lifts', cn: '一层，电梯旁' },
    body: { en: 'Six patterns, from garden birds to tiled floors. Complimentary for purchases made the same day.', cn: '共六款纹样，从园中鸟雀到花砖地面。当日购物即可免费享用。' },
  }),
];

const offers: readonly Seed[] = [
  entry('specialOffer', 'singapore-offer-solenne-cabin-set', {
    title: { en: 'The Solenne cabin set', cn: '素澜机舱护肤礼' }, slug: 'solenne-cabin-set', brand: 'brand-solenne',
    description: { en: 'A cleansing balm and a night cream in cabin sizes come with any Solenne serum, in a washable linen pouch.', cn: '选购任意素澜精华，即赠机舱装洁颜膏与晚霜，收于可水洗的亚麻小袋。' },
    category: ['cat-beauty'], media: ['beauty-serum'], isFeatured: true, startDate: day(-10, '10:00'), endDate: day(20, '21:00'), removedAfterExpired: false,
    location: { en: 'Level 1, beauty hall', cn: '一层，美妆厅' },
    body: { en: 'Both pieces are under 30 ml and pass cabin rules. Ask the adviser to mark the order of use on the card inside.', cn: '两件均不足30毫升，可随身登机。顾问会在随附卡片上为您写明使用次序。' },
    terms: { en: 'One set per passport while stocks last. Not combined with other offers. The set cannot be exchanged for its value.', cn: '每本护照限领一份，赠完即止。不可与其他优惠同时使用，亦不可折换现金。' },
  }, { updated: 9 }),
  entry('specialOffer', 'singapore-offer-tower-of-macarons', {
    title: { en: 'A tower of macarons', cn: '马卡龙之塔' }, slug: 'tower-of-macarons',
    description: { en: 'Twelve macarons for the price of nine, in calamansi, gula melaka, rose and cocoa, boxed for the flight home.', cn: '九枚之价，得十二枚：卡曼橘、椰糖、玫瑰与可可，装盒随您飞回家。' },
    category: ['cat-food-and-gifts'], media: ['food-macarons'], startDate: day(9, '10:00'), endDate: day(30, '21:00'), removedAfterExpired: false,
    location: { en: 'Level 1, east gallery', cn: '一层，东廊' },
    body: { en: 'Filled each morning and best within three days. The box fits under an aircraft seat.', cn: '每日清晨填馅，三日内风味最佳。礼盒可置于飞机座椅下方。' },
  }, { updated: 2 }),
  entry('specialOffer', 'singapore-offer-midday-sun', {
    title: { en: 'Sunglasses for the midday sun', cn: '正午的太阳镜' }, slug: 'midday-sun', brand: 'brand-kintara',
    description: { en: 'Fifteen per cent less on Kintara acetate frames between noon and 3pm, when the shadow is shortest. Ends today.', cn: '日影最短的正午至下午三时，金多莱板材镜架享八五折，今日截止。' },
    category: ['cat-fashion'], media: ['fashion-sunglasses'], startDate: day(-14, '12:00'), endDate: day(0, '21:00'), removedAfterExpired: false,
    location: { en: 'Level 2, south gallery', cn: '二层，南廊' },
    body: { en: 'Frames are heated and fitted while you wait, about ten minutes. Prescription lenses are not part of the offer.', cn: '镜架现场加热调校，约十分钟。优惠不含配制度数镜片。' },
    terms: { en: 'For purchases made between noon and 3pm local time. Two frames per guest.', cn: '仅限当地时间12:00至15:00之间的消费，每位限购两副。' },
  }, { updated: 14 }),
];

const others: readonly Seed[] = [
  entry('artCulture', 'singapore-art-monsoon-mobile', {
    title: { en: 'Before the northeast monsoon', cn: '东北季风之前' }, slug: 'monsoon-mobile',
    description: { en: 'A hanging mobile of cobalt, clay and brass discs that turns with the air drawn up the light well.', cn: '钴蓝、陶土与黄铜圆片悬于半空，随天井上升的气流缓缓转动。' },
    category: ['cat-installation', 'cat-sculpture'], media: ['art-mobile'], isFeatured: true, startDate: day(-90, '10:00'), endDate: day(120, '21:00'),
    location: { en: 'Level 1 to 4, light well', cn: '一至四层，天井' },
    body: { en: 'The piece has no motor. On still mornings it hardly moves; an hour before rain, when warm air rises fastest, the outer ring completes a turn in under a minute. Best seen from the Level 2 landing.', cn: '作品不借任何机械之力。无风的清晨几近静止；大雨前一小时，热气上升最疾，外环不到一分钟便转完一周。二层平台是最佳观赏处。' },
  }),
  entry('artCulture', 'singapore-art-dragon-kiln', {
    title: { en: 'Three vessels from a dragon kiln', cn: '龙窑三器' }, slug: 'dragon-kiln',
    description: { en: 'Wood-fired pots by a ceramicist from the west of the island, where a long brick kiln still climbs its slope.', cn: '出自岛西一位陶艺家之手的柴烧陶器，那里仍有一座砖砌长窑依坡而卧。' },
    category: ['cat-sculpture'], media: ['art-vessels'], startDate: day(-20, '10:00'), endDate: day(45, '21:00'),
    location: { en: 'Level 3, garden room', cn: '三层，花园厅' },
    body: { en: 'Dragon kilns came to Singapore with potters from southern China and once fired latex cups for the rubber estates. A firing takes more than a day and no two are alike: look for the ash glaze where flame met the shoulder.', cn: '龙窑随华南陶工南来，昔日曾为橡胶园烧制胶杯。一次烧成需一日有余，窑窑不同。请留意器肩火焰掠过之处的天然落灰釉。' },
  }),
  entry('mediaCenterDetailPage', 'singapore-media-evening-hours', {
    title: { en: 'Galleria extends its evening hours', cn: '本馆延长夜间营业' }, slug: 'evening-hours',
    description: { en: 'Press release: Meridian Galleria Singapore opens until 10pm at weekends and lights its arcade as a public walk.', cn: '新闻稿：Meridian Galleria 新加坡周末营业至22:00，廊道夜间照明向公众开放。' },
    category: ['cat-press-release'], media: ['arch-spiral'], displayDate: day(-9, '10:00'), removedAfterExpired: false,
    body: { en: 'The new hours apply on Fridays and Saturdays. The arcade’s 42 lamps have been refitted with warm, low-glare light, and the public path beneath them stays open until midnight every day.', cn: '新营业时间适用于周五与周六。廊下四十二盏灯已更换为低眩光暖色光源，公共步道每日开放至午夜。' },
  }, { updated: 9 }),
  entry('indexDetailPage', 'singapore-index-orchard-evening', {
    title: { en: 'The Orchard evening edit', cn: '乌节之夜精选' }, slug: 'orchard-evening',
    description: { en: 'Choose any two pieces from the evening table and the compact is engraved with your initials, with our compliments.', cn: '自晚宴精选台任选两件，即可为您的粉饼盒免费镌刻姓名缩写。' },
    category: ['cat-watches-and-jewellery', 'cat-beauty'], media: ['beauty-compact'], startDate: day(-6, '10:00'), endDate: day(24, '22:00'), removedAfterExpired: false,
    location: { en: 'Level 2, light well side', cn: '二层，临天井一侧' },
    body: { en: 'Pearls by Ondine Joaillerie, a pressed-powder compact by Maison Verane and a scarf by Ottavia Rey, gathered on one table for the dinner hour. Engraving takes about fifteen minutes.', cn: '昂汀珠宝的珍珠、薇兰世家的粉饼与奥塔薇的丝巾，同聚一桌，只为晚餐时分。镌刻约需十五分钟。' },
    terms: { en: 'Two pieces in one purchase. Up to three initials.', cn: '须于同一笔消费中选购两件，最多镌刻三个字母。' },
  }, { updated: 6 }),
];

/** What Singapore lists: houses, tables, events, news, services, offers, art and press. */
export const singaporeItems: readonly Seed[] = [...brands, ...dining, ...events, ...news, ...services, ...offers, ...others];
