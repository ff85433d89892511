import { day, entry, type Seed } from '../seed.ts';

const time = { en: 'Saturday to Thursday, 10am to 10pm; Friday, 2pm to 11pm', cn: '周六至周四 10:00–22:00；周五 14:00–23:00' };
const north = { en: 'Level 1, north gallery', cn: '一层，北侧长廊' };
const south = { en: 'Level 1, south gallery', cn: '一层，南侧长廊' };
const dome = { en: 'Level 1, under the dome', cn: '一层，穹顶之下' };
const upper = { en: 'Level 2, screen gallery', cn: '二层，花格长廊' };

const brands: readonly Seed[] = [
  entry('brandPavilion', 'abu-dhabi-brand-hesperia', {
    title: { en: 'Hesperia', cn: 'Hesperia 暮星' }, slug: 'hesperia', brand: 'brand-hesperia', category: ['cat-fragrance'], label: ['label-exclusive'], media: ['beauty-perfume-amber'], isFeatured: true, location: north, time,
    description: { en: 'Amber No. 3, poured here over a base of oud: the evening perfume of the house, in the city that knows resin best.', cn: '“琥珀三号”在此以乌木沉香为底：暮星的夜之香，遇上最懂树脂的城市。' },
    body: { en: 'A chip of agarwood is warmed on charcoal first, as it would be for a guest. Then come three perfumes, three minutes each, with coffee between. The oud edition, 100 ml, is sold in Abu Dhabi alone.', cn: '先以炭火温一片沉香，一如待客之礼；再试三款香水，各三分钟，间以咖啡。沉香版100毫升，仅阿布扎比有售。' },
  }),
  entry('brandPavilion', 'abu-dhabi-brand-ondine-joaillerie', {
    title: { en: 'Ondine Joaillerie', cn: 'Ondine Joaillerie 昂汀珠宝' }, slug: 'ondine-joaillerie', brand: 'brand-ondine-joaillerie', category: ['cat-watches-and-jewellery'], label: ['label-leasing-brand'], media: ['jewel-necklace'], isFeatured: true, location: upper, time,
    description: { en: 'Pearl strands matched by daylight, in a city whose fleets once sailed for them; gold keeps to the background.', cn: '珍珠在日光下逐颗配成，这座城市的船队，曾为它们远航；黄金退居其后。' },
    body: { en: 'Captains sorted a season’s pearls through brass sieves; one hangs by the counter. Allow half an hour. Restringing every second year is complimentary, here or in any Meridian city.', cn: '昔日船长以铜筛为一季珍珠分级，柜台旁便悬着一只。请预留半小时；每两年免费重串一次，任何 Meridian 城市皆可办理。' },
  }),
  entry('brandPavilion', 'abu-dhabi-brand-ottavia-rey', {
    title: { en: 'Ottavia Rey', cn: 'Ottavia Rey 奥塔薇' }, slug: 'ottavia-rey', brand: 'brand-ottavia-rey', category: ['cat-fashion'], media: ['fashion-scarf'], location: south, time,
    description: { en: 'Silk in olive, clay and ivory, and for Abu Dhabi a wider cut: the shayla length, hemmed by hand on all four sides.', cn: '橄榄、陶土与象牙色真丝；阿布扎比馆另有加宽长巾款，四边手工卷边。' },
    body: { en: 'The pattern is an oasis seen from above, palm by palm, with its channels. The drape is shown at the mirror in ten minutes and there is a private room with a north window.', cn: '图案是俯瞰的绿洲，一棵棵椰枣树与纵横水渠。镜前十分钟示范披法，另备朝北小室，清静私密。' },
  }),
  entry('brandPavilion', 'abu-dhabi-brand-calibre-ferrand', {
    title: { en: 'Calibre Ferrand', cn: 'Calibre Ferrand 斐朗' }, slug: 'calibre-ferrand', brand: 'brand-calibre-ferrand', category: ['cat-watches-and-jewellery'], label: ['label-new'], media: ['watch-face'], location: upper, time,
    description: { en: 'Hand-wound movements with glass on both sides, shown at a bench beneath the screen, where the sun itself tells the hour.', cn: '双面玻璃，手动机芯一览无余。工作台置于花格之下，阳光自会报时。' },
    body: { en: 'A case is opened at 11am, 4pm and 8pm (Fridays 4pm and 8pm) for six people at a time. A first check of the rate of any watch is complimentary.', cn: '每日11:00、16:00、20:00开启机芯（周五16:00、20:00），每场六席。任何腕表，首次走时检测免费。' },
  }),
  entry('brandPavilion', 'abu-dhabi-brand-cacao-thereze', {
    title: { en: 'Cacao Thérèze', cn: 'Cacao Thérèze 泰蕾兹可可' }, slug: 'cacao-thereze', brand: 'brand-cacao-thereze', category: ['cat-food-and-gifts'], label: ['label-exclusive'], media: ['food-chocolate'], location: south, time,
    description: { en: 'Truffles filled on cold marble. The one made for this house holds khalas dates from Liwa, cardamom and a grain of salt.', cn: '冷石台上现灌的松露巧克力。本馆专属一味：利瓦绿洲的哈拉斯椰枣，小豆蔻，一粒盐。' },
    body: { en: 'Nothing on this counter contains alcohol. Sixteen pieces at AED 145, with a cool sleeve that holds for six hours.', cn: '本柜台所有产品均不含酒精。十六枚装145迪拉姆，附保冷套，可维持六小时。' },
  }),
];

const dining: readonly Seed[] = [
  entry('zenchef', 'abu-dhabi-booking-falaj', { title: { en: 'Reserve a table', cn: '预订餐位' }, rid: 'meridian-abu-dhabi-falaj' }),
  entry('dining', 'abu-dhabi-dining-falaj-table', {
    title: { en: 'The falaj table', cn: '水渠餐桌' }, slug: 'falaj-table', category: ['cat-restaurant'], media: ['dining-table'], isFeatured: true, booking: 'abu-dhabi-booking-falaj', location: { en: 'Level 2, above the channel', cn: '二层，水渠之上' }, cuisine: { en: 'Emirati', cn: '阿联酋菜' },
    time: { en: 'Daily, 12:30pm to 3:30pm and 7pm to 11pm; Friday evening only', cn: '每日 12:30–15:30、19:00–23:00；周五仅供晚餐' },
    description: { en: 'Grilled hammour, machboos with dried lime, harees stirred for hours: the cooking of the coast, to be shared from the middle.', cn: '炭烤石斑、干青柠香料饭、慢搅数小时的麦肉粥：海岸滋味，置于桌中共享。' },
    body: { en: 'Lunch is AED 140 for three dishes and bread from the clay oven. Everything is halal; the list of juices is long, and the tamarind is the one to order. The edge tables hear the water.', cn: '午餐三道140迪拉姆，附泥炉烤饼。全部清真；果汁单颇长，首推罗望子。靠边的座位，听得见水声。' },
  }),
  entry('dining', 'abu-dhabi-dining-gahwa', {
    title: { en: 'The gahwa bench', cn: '阿拉伯咖啡长席' }, slug: 'gahwa-bench', category: ['cat-cafe'], media: ['dining-coffee'], location: dome, cuisine: { en: 'Coffee and dates', cn: '咖啡与椰枣' }, time,
    description: { en: 'Light-roasted coffee with cardamom and saffron, poured from a brass dallah, and three kinds of dates to set it off.', cn: '浅焙咖啡，添小豆蔻与藏红花，自黄铜壶中斟出；三种椰枣相佐。' },
    body: { en: 'The first cup is our welcome and costs nothing. Arabic coffee was listed by UNESCO in 2015 as a symbol of generosity; we try to deserve it. A flat white is available, without reproach, at AED 24.', cn: '第一杯是欢迎之意，分文不取。阿拉伯咖啡于2015年列入联合国教科文组织非遗名录，被视为慷慨的象征，我们尽力不负此名。若想要一杯馥芮白，24迪拉姆，绝无异议。' },
  }),
];

const services: readonly Seed[] = [
  entry('service', 'abu-dhabi-service-tax-refund', {
    title: { en: 'Tax refund for visitors', cn: '旅客退税' }, slug: 'tax-refund', category: ['cat-travel'], media: ['fashion-wallet'], isFeatured: true, location: { en: 'Level 1, end of the channel', cn: '一层，水渠尽头' }, time,
    description: { en: 'Visitors may reclaim VAT on purchases of AED 250 or more. We register the receipt; you validate it before check-in.', cn: '旅客单笔消费满250迪拉姆可申请退税。我们登记单据，您于登机前验证即可。' },
    body: { en: '- Bring your passport or a copy on your telephone; you must be 18 or over.\n- Leave the country within ninety days, with the goods.\n- Registration is complimentary and takes five minutes.', cn: '- 请携护照或手机中的护照影像；须年满18周岁。\n- 须于九十天内携商品离境。\n- 登记免费，约五分钟。' },
  }),
  entry('booxi', 'abu-dhabi-booking-majlis', { title: { en: 'Book the majlis', cn: '预约马吉利斯' }, tag: 'MakeMyDay' }),
  entry('service', 'abu-dhabi-service-majlis', {
    title: { en: 'The private majlis', cn: '私享马吉利斯' }, slug: 'majlis', category: ['cat-personal'], media: ['arch-boutique'], booking: 'abu-dhabi-booking-majlis', location: upper, time: { en: 'Saturday to Thursday, 11am to 9pm; Friday, 4pm to 10pm', cn: '周六至周四 11:00–21:00；周五 16:00–22:00' },
    description: { en: 'A low room with cushions on three sides, one adviser, and whatever you wish to see brought in on trays.', cn: '一间低席小厅，三面靠垫，一位顾问；想看的，皆以托盘奉上。' },
    body: { en: 'One hour, complimentary, in Arabic, English or Chinese, with separate hours for women on Sunday and Tuesday mornings. Please book the day before.', cn: '一小时，免费；阿拉伯语、英语或中文皆可。周日与周二上午设女士专属时段。请提前一日预约。' },
  }),
  entry('service', 'abu-dhabi-service-scented-wrap', {
    title: { en: 'Wrapped and scented', cn: '熏香礼品包装' }, slug: 'scented-wrap', category: ['cat-personal'], media: ['hero-gifts'], location: dome, time,
    description: { en: 'Gift paper is passed over frankincense smoke before it is folded, so that the parcel is opened twice: first by the nose.', cn: '包装纸先过乳香轻烟，再行折叠。于是礼物被打开两次：第一次，用鼻子。' },
    body: { en: 'Complimentary with any purchase; eight minutes. Unscented paper is kept for those who prefer it, and for tea.', cn: '凡购物免费，约八分钟。另备无香纸，供偏爱清淡者，以及包茶之用。' },
  }),
];

const art: readonly Seed[] = [
  entry('artCulture', 'abu-dhabi-art-caravan', {
    title: { en: 'Caravan, hanging', cn: '悬空驼队' }, slug: 'caravan', category: ['cat-installation'], media: ['art-mobile'], isFeatured: true, location: dome, artist: { en: 'A designer from Al Ain', cn: '艾因的一位设计师' },
    description: { en: 'Discs of brass, clay and cobalt walk in a line beneath the dome, and keep their distances as camels do.', cn: '黄铜、陶红与钴蓝圆片在穹顶下列队而行，彼此间距，一如驼队。' },
    body: { en: 'The air that moves them is the air that cools you. Stand by the third column at 11am, when the shadows cross the water.', cn: '推动它们的风，也正令您清凉。上午十一点立于第三根柱旁，可见影子涉水而过。' },
  }),
  entry('artCulture', 'abu-dhabi-art-jars', {
    title: { en: 'Three jars for water', cn: '三只水罐' }, slug: 'three-jars', category: ['cat-sculpture'], media: ['art-vessels'], location: upper, artist: { en: 'A potter from Ras Al Khaimah', cn: '哈伊马角的一位陶工' },
    description: { en: 'Unglazed, half glazed, glazed: three vessels after the porous jars that once cooled a household’s water by evaporation.', cn: '素胎、半釉、全釉：三件器皿，取形于昔日借蒸发为一家清水降温的陶罐。' },
    body: { en: 'The clay comes from Wadi Haqil, where potters worked for centuries. Touch is allowed on the first one only: it is always the coolest.', cn: '陶土取自哈基勒谷，当地制陶已有数百年。三件之中，唯第一件可触摸：它总是最凉的。' },
  }),
];

const events: readonly Seed[] = [
  entry('event', 'abu-dhabi-event-oud', {
    title: { en: 'Layering with oud', cn: '沉香叠香课' }, slug: 'layering-with-oud', category: ['cat-workshop', 'cat-fragrance'], brand: 'brand-lune-and-linden', media: ['beauty-perfume-duo'], isFeatured: true, location: north, startDate: day(-8, '16:00'), endDate: day(11, '21:00'), time: { en: '4pm to 9pm', cn: '16:00–21:00' }, frequency: { en: 'Daily, on the hour', cn: '每日，逢整点' },
    description: { en: 'Oil on the wrist, smoke on the cloth, perfume last: learn the order in which the Gulf wears scent, with Lune & Linden.', cn: '腕间点油，衣上熏烟，最后才是香水：与月与椴一同，学海湾人的用香次序。' },
    body: { en: 'Thirty minutes, complimentary, eight places. You leave with a twist of bukhoor in paper and a scent that will still be there tomorrow.', cn: '每场三十分钟，免费，限八席。离席时赠一小包熏香，与一身明日犹在的余韵。' },
  }),
  entry('event', 'abu-dhabi-event-dates', {
    title: { en: 'Seven dates, three honeys', cn: '七枣三蜜' }, slug: 'dates-and-honey', category: ['cat-tasting'], brand: 'brand-honey-and-tide', media: ['food-honey'], location: south, startDate: day(7, '17:00'), endDate: day(16, '20:00'), time: { en: '5pm to 8pm', cn: '17:00–20:00' }, frequency: { en: 'Daily', cn: '每日' },
    description: { en: 'From pale khalas to dark khadrawi, with sidr, samr and mangrove honey beside them. AED 60, with coffee.', cn: '从浅色哈拉斯到深色哈德拉维，佐以枣花蜜、金合欢蜜与红树林蜜。60迪拉姆，含咖啡。' },
    body: { en: 'The mangroves of Abu Dhabi flower for only a few weeks; the honey is dark and a little salt. Tastings take forty minutes, and the fee is taken off any box of dates.', cn: '阿布扎比的红树林花期仅数周，蜜色深而微咸。每场四十分钟，费用可抵扣任意一盒椰枣。' },
  }),
  entry('event', 'abu-dhabi-event-sadu', {
    title: { en: 'Lines of Sadu', cn: '萨杜之线' }, slug: 'lines-of-sadu', category: ['cat-exhibition'], media: ['art-painting'], location: upper, startDate: day(-55, '10:00'), endDate: day(-11, '22:00'), removedAfterExpired: false, time: { en: '10am to 10pm', cn: '10:00–22:00' },
    description: { en: 'Paintings made after the bands of Bedouin ground-loom weaving, hung low so that they are seen as a tent wall would be.', cn: '取意于贝都因地织机条纹的画作，低低悬挂，一如观看帐篷的内壁。' },
    body: { en: 'Al Sadu was placed on UNESCO’s list in 2011. The exhibition has closed; one painting, the widest, has stayed in the screen gallery.', cn: '萨杜编织于2011年列入联合国教科文组织名录。展览已闭幕，最宽的一幅仍留在花格长廊。' },
  }),
];

const news: readonly Seed[] = [
  entry('news', 'abu-dhabi-news-watch-bench', {
    title: { en: 'A bench beneath the screen', cn: '花格之下，一张工作台' }, slug: 'watch-bench', category: ['cat-opening'], brand: 'brand-calibre-ferrand', media: ['hero-watches'], isFeatured: true, displayDate: day(-6), startDate: day(-6), removedAfterExpired: false,
    description: { en: 'Calibre Ferrand opens on level 2, with a watchmaker in the window and stars of sunlight on the workbench.', cn: '斐朗入驻二层：制表师临窗而坐，点点星光洒落台面。' },
    body: { en: 'Visitors of the first month receive a polishing cloth woven in Al Ain. Straps for the heat, in rubberised canvas, are made for this house.', cn: '首月到访，即赠艾因织造的拭表布一方。另有专为暑热而制的防水帆布表带，仅本馆有售。' },
  }),
  entry('news', 'abu-dhabi-news-friday-night', {
    title: { en: 'Friday evenings grow longer', cn: '周五之夜更长' }, slug: 'friday-evenings', category: ['cat-house-news'], media: ['arch-facade-dusk'], displayDate: day(-20), startDate: day(-20), removedAfterExpired: false,
    description: { en: 'The house now stays open until eleven on Fridays, with an oud player under the dome from eight.', cn: '周五开放延至23:00；晚上八点起，穹顶下有乌德琴演奏。' },
    body: { en: 'The instrument, like the incense, takes its name from wood. Seats are free and need no booking; the coffee bench stays until the last guest has gone.', cn: '乌德琴与沉香，在阿拉伯语里同出“木”之一字。座位随意，无需预约；咖啡长席守候至最后一位客人。' },
  }),
  entry('news', 'abu-dhabi-news-saffron', {
    title: { en: 'Macarons with saffron and cardamom', cn: '藏红花与小豆蔻马卡龙' }, slug: 'saffron-cardamom', category: ['cat-food-and-gifts', 'cat-house-news'], brand: 'brand-cacao-thereze', media: ['food-macarons'], displayDate: day(-32), startDate: day(-32), removedAfterExpired: false,
    description: { en: 'Two flavours borrowed from the coffee pot join the brass-rimmed stand, and both go well with it.', cn: '两味取自咖啡壶的新口味，登上镶铜边的点心架，与咖啡正相宜。' },
    body: { en: 'Six for AED 66; made without gelatine. The box keeps three days, or one evening in company.', cn: '六枚66迪拉姆，不含明胶。盒装可存三日，若有友人在座，一晚即尽。' },
  }),
];

const offers: readonly Seed[] = [
  entry('specialOffer', 'abu-dhabi-offer-cream', {
    title: { en: 'A jar against the air', cn: '抵御干燥的一罐' }, slug: 'against-the-air', category: ['cat-beauty'], brand: 'brand-aurelle', media: ['beauty-cream'], isFeatured: true, startDate: day(-12), endDate: day(14, '22:00'), displayDate: day(-12), location: north,
    description: { en: 'Sun outside, cold air within: with every jar of Aurelle repair cream comes a rosewater mist for the handbag.', cn: '室外骄阳，室内冷气：购欧蕾尔修护面霜，即赠随身玫瑰水喷雾。' },
    body: { en: 'The rosewater is distilled in the Hajar mountains in spring. The skin reading, twenty minutes, is complimentary.', cn: '玫瑰水春日蒸馏于哈杰尔山间。肌肤测评约二十分钟，免费体验。' },
    terms: { en: '- One mist per person, while 300 last.\n- Not combined with other offers.', cn: '- 每位限赠一支，共300支，赠完即止。\n- 不与其他优惠同享。' },
  }),
  entry('specialOffer', 'abu-dhabi-offer-bangles', {
    title: { en: 'Three bangles, weighed together', cn: '三镯同称' }, slug: 'three-bangles', category: ['cat-watches-and-jewellery'], brand: 'brand-bellarosa', media: ['jewel-bracelet'], startDate: day(10), endDate: day(37, '22:00'), displayDate: day(10), location: upper,
    description: { en: 'Choose three Bellarosa bangles and pay for their gold alone: the making is our gift for these four weeks.', cn: '选购贝拉蔷手镯三只，只计金重；四周之内，工费由我们敬赠。' },
    body: { en: 'They are weighed before you on a brass balance. Wrists are measured free of charge.', cn: '以黄铜天平当面称重；免费量腕。' },
  }),
  entry('specialOffer', 'abu-dhabi-offer-clay-rose', {
    title: { en: 'The clay rose pair', cn: '陶土玫瑰双支礼' }, slug: 'clay-rose-pair', category: ['cat-beauty'], brand: 'brand-maison-verane', media: ['beauty-lipstick'], startDate: day(-35), endDate: day(-5, '22:00'), displayDate: day(-35), removedAfterExpired: false, location: north,
    description: { en: 'Two Maison Verane lipsticks in the colours of desert noon and desert dusk came in one case. The offer has ended.', cn: '两支薇兰世家唇膏，一支沙漠正午，一支沙漠黄昏，同装一匣。活动已圆满结束。' },
    body: { en: 'Both shades remain at the counter, and the case may be bought on its own.', cn: '两色仍在柜台有售，唇膏匣亦可单独选购。' },
  }),
  entry('indexDetailPage', 'abu-dhabi-promotion-sunglasses', {
    title: { en: 'Dark lenses, light case', cn: '深色镜片，轻盈镜盒' }, slug: 'dark-lenses', category: ['cat-fashion'], brand: 'brand-kintara', media: ['fashion-sunglasses'], startDate: day(-9), endDate: day(33, '22:00'), displayDate: day(-9), location: south,
    description: { en: 'Every Kintara frame comes with a case plaited from palm leaf by weavers of khoos, each a little different.', cn: '凡购金多莱眼镜，即赠椰枣叶手编镜盒，出自“胡斯”编织匠人之手，只只略有不同。' },
    body: { en: 'Frames are fitted in ten minutes and tried outside, under the sun that they are meant for.', cn: '调校约十分钟，再到室外试戴：它们本为那样的阳光而生。' }, terms: { en: 'One case per frame, while they last.', cn: '每副限赠一只，赠完即止。' },
  }),
];

const press: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'abu-dhabi-media-screen', {
    title: { en: 'The screen, in numbers', cn: '数说花格' }, slug: 'the-screen', category: ['cat-press-release'], media: ['hero-atrium'], displayDate: day(-26), startDate: day(-26), removedAfterExpired: false,
    description: { en: '1,260 stars, two layers, one pattern that never quite repeats: notes and pictures on the screen of the Abu Dhabi house.', cn: '1,260枚星形，两层屏面，一种永不全然重复的图案：阿布扎比馆花格的说明与图片。' },
    body: { en: 'The screen lowers the temperature of the gallery behind it by four degrees. Pictures are free for editorial use; write to abu-dhabi@meridian.example.', cn: '花格令其后长廊的温度降低四度。图片供媒体免费使用，请致函 abu-dhabi@meridian.example。' },
  }),
];

/** Everything that stands in the Abu Dhabi gallery: houses, tables, services, art, events, news, offers, press. */
export const abuDhabiItems: readonly Seed[] = [...brands, ...dining, ...services, ...art, ...events, ...news, ...offers, ...press];
