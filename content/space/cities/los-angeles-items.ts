import { day, entry, type Seed } from '../seed.ts';

const brands: readonly Seed[] = [
  entry('brandPavilion', 'los-angeles-brand-glenmarrow', {
    title: { en: 'Glenmarrow', cn: 'Glenmarrow 格伦马罗' }, slug: 'glenmarrow', brand: 'brand-glenmarrow', whetherLiquorOrTobacco: true,
    description: { en: 'Single malts in a shaded room on the south side, with one cask finished in California red-wine oak.', cn: '南侧荫凉一室，陈列单一麦芽，其中一桶以加州红酒橡木桶收尾。' },
    category: ['cat-wines-and-spirits'], label: ['label-exclusive'], media: ['hero-spirits'], isFeatured: true,
    location: { en: 'South side, the cellar', cn: '南侧，酒窖' }, time: { en: 'Daily, 10am to midnight', cn: '每日 10:00至24:00' },
    body: { en: 'The wine casks come from Santa Barbara County and give the malt a colour like the court at half past seven: plum at the rim, copper below. Water is offered in a dropper, three drops at a time.\n\nSold to guests aged 21 and over; duty-free bottles are sealed and delivered to the gate.', cn: '酒桶来自圣巴巴拉县，为酒体染上傍晚七点半的庭院之色：杯缘紫李，杯底赤铜。清水以滴管奉上，每次三滴。\n\n仅售予年满21岁的宾客，免税酒品密封后送至登机口。' },
  }),
  entry('brandPavilion', 'los-angeles-brand-aurelle', {
    title: { en: 'Aurelle', cn: 'Aurelle 欧蕾尔' }, slug: 'aurelle', brand: 'brand-aurelle',
    description: { en: 'Skincare for dry air and long flights, tried at a low basin by the east windows before the sun comes round.', cn: '为干燥空气与远程飞行而备的护肤，趁日头未转，在东窗低盆边试用。' },
    category: ['cat-beauty'], media: ['beauty-cream'], isFeatured: true,
    location: { en: 'East side, beauty room', cn: '东侧，美妆室' }, time: { en: 'Daily, 6am to 1am', cn: '每日 6:00至次日1:00' },
    body: { en: 'When the desert wind blows, humidity here can fall to ten per cent, about that of an aircraft at cruising height. The advisers treat the two as one problem and write the answer on a card.\n\nCabin sizes are on the lower shelf, all under 100 ml.', cn: '沙漠焚风起时，此地湿度可低至一成，与巡航中的机舱相若。顾问将二者视作同一道题，答案写在一张卡片上。\n\n机舱装陈列于下层，均不足100毫升。' },
  }),
  entry('brandPavilion', 'los-angeles-brand-casa-orsino', {
    title: { en: 'Casa Orsino', cn: 'Casa Orsino 奥希诺' }, slug: 'casa-orsino', brand: 'brand-casa-orsino',
    description: { en: 'Saddle leather in tan and olive, laid in the sun for a week so that you can see what a year will do to it.', cn: '棕褐与橄榄色鞍具皮革，置于阳光下一周，先让您看见一年后的模样。' },
    category: ['cat-fashion'], label: ['label-leasing-brand'], media: ['fashion-handbag'],
    location: { en: 'North side, room 4', cn: '北侧，四号室' }, time: { en: 'Daily, 8am to midnight', cn: '每日 8:00至24:00' },
    body: { en: 'The top-handle bag is cut from one hide and weighs less than it looks. Hang it on the scale by the door, where cabin limits are marked in brass. Handles are re-stitched free of charge, whenever you fly back.', cn: '手提包以一整张皮裁成，比看上去更轻。门边挂秤以铜线标出机舱限重，不妨一试。日后飞回此地，提柄重缝一概免费。' },
    features: { en: ['Stamping', 'Handle repairs'], cn: ['现场压印', '提柄修缮'] },
  }),
  entry('brandPavilion', 'los-angeles-brand-meridian-time', {
    title: { en: 'Meridian Time', cn: 'Meridian Time 子午时计' }, slug: 'meridian-time', brand: 'brand-meridian-time',
    description: { en: 'Travel watches shown along a line set in the floor, with the hour in Seoul, Sydney and Paris at every step.', cn: '旅行腕表沿地面一线陈列，每走一步，便是首尔、悉尼与巴黎的此刻。' },
    category: ['cat-watches-and-jewellery'], label: ['label-ec-enabled'], media: ['watch-face'],
    location: { en: 'North side, room 2', cn: '北侧，二号室' }, time: { en: 'Daily, 8am to midnight', cn: '每日 8:00至24:00' },
    body: { en: 'Most flights west from here lose a calendar day over the ocean. The date on these watches turns backwards as easily as forwards, which the counter enjoys demonstrating.', cn: '由此西飞，多半会在洋面上“丢”掉一天。这些腕表的日历可进亦可退，柜台最乐于为您演示。' },
  }),
  entry('brandPavilion', 'los-angeles-brand-ondine-joaillerie', {
    title: { en: 'Ondine Joaillerie', cn: 'Ondine Joaillerie 昂汀珠宝' }, slug: 'ondine-joaillerie', brand: 'brand-ondine-joaillerie',
    description: { en: 'Pearl drops and quiet gold made for daylight, on slate that has been left rough to keep the glare down.', cn: '为日光而生的珍珠耳坠与素净金饰，陈列于粗面岩灰石上，不使耀目。' },
    category: ['cat-watches-and-jewellery'], label: ['label-new'], media: ['jewel-earrings'],
    location: { en: 'North side, room 3', cn: '北侧，三号室' }, time: { en: 'Daily, 8am to midnight', cn: '每日 8:00至24:00' },
    body: { en: 'Try them outside. A mirror stands under the first lemon tree for the purpose, and the staff will come with you.', cn: '不妨走到户外试戴。第一株柠檬树下专设一面镜子，店员会陪您同去。' },
  }),
];

const dining: readonly Seed[] = [
  entry('dining', 'los-angeles-dining-citrus-court', {
    title: { en: 'The Citrus Court', cn: '柑橘庭院' }, slug: 'citrus-court',
    description: { en: 'Market vegetables, fish off the grill and tortillas pressed to order, under lemon trees with a view of the take-offs.', cn: '当季时蔬、炭烤鲜鱼、现压玉米饼，柠檬树下，看飞机腾空而起。' },
    category: ['cat-restaurant'], media: ['dining-plated'], cuisine: { en: 'Californian', cn: '加州风味' }, isFeatured: true,
    time: { en: '7am to 12:30am', cn: '7:00至次日0:30' }, frequency: { en: 'Daily', cn: '每日' }, location: { en: 'West side, court and window', cn: '西侧，庭院及窗前' },
    body: { en: 'The menu follows the Wednesday market by the sea at Santa Monica. In winter that means eleven kinds of citrus, in summer tomatoes and little else.\n\n- Rockfish with green chilli and avocado.\n- Black beans and tortillas from the comal, with a fried egg until noon.\n- Anything can be had in 30 minutes; say so first.', cn: '菜单随圣莫尼卡海边的周三集市而定：冬天有十一种柑橘，夏天则是番茄的天下。\n\n- 岩鱼配青辣椒与牛油果。\n- 黑豆与现烙玉米饼，中午之前可加煎蛋。\n- 任何一餐皆可在30分钟内上齐，请事先告知。' },
  }),
  entry('dining', 'los-angeles-dining-drip-bar', {
    title: { en: 'The drip bar', cn: '滴滤咖啡台' }, slug: 'drip-bar',
    description: { en: 'Slow coffee, date shakes and warm conchas from 6am, at eight stools under the eaves by the passage.', cn: '清晨六时起供应手冲咖啡、椰枣奶昔与温热的贝壳面包，檐下八席。' },
    category: ['cat-cafe'], media: ['dining-coffee'], cuisine: { en: 'Coffee and sweet bread', cn: '咖啡与甜面包' },
    time: { en: '6am to 10pm', cn: '6:00至22:00' }, frequency: { en: 'Daily', cn: '每日' }, location: { en: 'East side, the passage', cn: '东侧，入口窄廊' },
    body: { en: 'The dates are grown in the Coachella Valley, two hours inland, where the palms were brought from North Africa and Arabia a century ago. Conchas come from a bakery in Boyle Heights and are usually finished by nine.', cn: '椰枣产自内陆两小时车程外的科切拉谷，那里的枣椰树百年前由北非与阿拉伯引来。贝壳面包来自博伊尔高地的一家烘焙坊，通常九点前售罄。' },
  }),
];

const events: readonly Seed[] = [
  entry('event', 'los-angeles-event-canyon-road', {
    title: { en: 'A canyon road in six notes', cn: '峡谷公路六香' }, slug: 'canyon-road', brand: 'brand-hesperia',
    description: { en: 'From the ridge to the sea in twenty minutes: white sage, warm dust, eucalyptus, jasmine, salt and a trace of tar.', cn: '二十分钟，自山脊抵海：白鼠尾草、暖尘、桉树、茉莉、海盐，以及一丝焦油。' },
    category: ['cat-workshop', 'cat-fragrance'], media: ['beauty-perfume-amber'], isFeatured: true,
    startDate: day(-9, '10:00'), endDate: day(23, '22:00'), time: { en: 'On the hour, 10am to 10pm', cn: '10:00至22:00，逢整点' }, frequency: { en: 'Wednesday to Sunday', cn: '周三至周日' },
    location: { en: 'East side, fragrance table', cn: '东侧，香氛长桌' }, status: { en: 'Walk in, six stools', cn: '无需预约，六席' },
    body: { en: 'Topanga is half an hour from here and smells of all of it after rain. Each note comes on a strip laid along a drawn map of the road, so you drive it with your nose.\n\nComplimentary. You leave with the strips in an envelope, in order.', cn: '托潘加距此半小时车程，雨后诸味俱在。每一香调置于手绘公路图的一处，请以鼻代车，一路行去。\n\n免费参加，离开时，六枚试香纸依序装入信封相赠。' },
  }),
  entry('event', 'los-angeles-event-clay-afternoon', {
    title: { en: 'An afternoon with clay', cn: '陶土午后' }, slug: 'clay-afternoon',
    description: { en: 'Two ceramicists from the Arts District threw cups at the edge of the court and let passengers glaze them.', cn: '两位来自艺术区的陶艺家在庭边拉坯制杯，邀旅客亲手施釉。' },
    category: ['cat-workshop', 'cat-exhibition'], media: ['art-vessels'], removedAfterExpired: false,
    startDate: day(-46, '12:00'), endDate: day(-39, '18:00'), time: { en: 'Noon to 6pm', cn: '12:00至18:00' }, location: { en: 'Court, under the lemon trees', cn: '庭院，柠檬树下' },
    body: { en: 'In seven afternoons 312 cups were glazed by people from 40 countries, fired overnight downtown and posted home after them. Three were kept; they stand in the passage.', cn: '七个午后，来自四十个国家的旅客为三百一十二只杯子施釉，连夜送往市中心烧成，再寄往各人家中。留下的三只，陈列于入口窄廊。' },
  }),
  entry('event', 'los-angeles-event-malt-at-sundown', {
    title: { en: 'Malt at sundown', cn: '日落时分的麦芽' }, slug: 'malt-at-sundown', brand: 'brand-glenmarrow', whetherLiquorOrTobacco: true,
    description: { en: 'Three Glenmarrow malts poured as the court darkens, each matched to the colour of the sky at that minute.', cn: '庭院渐暗，三款格伦马罗麦芽依次斟上，一杯一色，各应彼时天光。' },
    category: ['cat-tasting', 'cat-wines-and-spirits'], media: ['spirits-whisky'],
    startDate: day(13, '16:30'), endDate: day(17, '20:30'), time: { en: 'Half an hour before sunset', cn: '日落前半小时' }, frequency: { en: 'Five evenings', cn: '共五晚' },
    location: { en: 'South side, the cellar terrace', cn: '南侧，酒窖露台' }, status: { en: 'Ten places, booking open', cn: '十席，接受预约' },
    body: { en: 'Gold first, then copper, then the wine-cask finish when only the horizon is left. Roasted almonds from the Central Valley are on the table.\n\nThirty-five minutes, complimentary with a boarding pass. For guests aged 21 and over.', cn: '先金，次铜，待天际只余一线，便是红酒桶收尾的那一款。席间备有中央谷地烘杏仁。\n\n三十五分钟，凭登机牌免费参加，仅限年满21岁的宾客。' },
    relatedItems: ['los-angeles-brand-glenmarrow'],
  }),
];

const news: readonly Seed[] = [
  entry('news', 'los-angeles-news-open-until-one', {
    title: { en: 'Open until one in the morning', cn: '营业至凌晨一点' }, slug: 'open-until-one',
    description: { en: 'The last flights to Asia and the Pacific leave after midnight. From now on the court stays awake with them.', cn: '飞往亚洲与太平洋诸岛的末班航班多在午夜之后，庭院自此与之同醒。' },
    category: ['cat-house-news'], media: ['arch-spiral'], displayDate: day(-14, '06:00'), startDate: day(-14, '06:00'), endDate: day(75, '23:59'), removedAfterExpired: false, isFeatured: true,
    body: { en: 'After eleven the lamps are lowered by half and the fountain is turned up, so that those who want to sleep on a bench may. The beauty room and the drip bar’s flasks are there for the rest.', cn: '十一点后，灯光调暗一半，喷泉声略大，好让想在长椅上小睡的人安睡。余下的人，尚有美妆室，以及滴滤台的一壶热咖啡。' },
  }, { updated: 14 }),
  entry('news', 'los-angeles-news-ondine-opens', {
    title: { en: 'Ondine joins the north side', cn: '昂汀珠宝入驻北侧' }, slug: 'ondine-opens', brand: 'brand-ondine-joaillerie',
    description: { en: 'A room of rough slate and daylight, with rings, pearls and a goldsmith who works in the open until 8pm.', cn: '粗面石台，满室天光，指环与珍珠之外，还有一位当众工作至20:00的金匠。' },
    category: ['cat-opening', 'cat-watches-and-jewellery'], media: ['jewel-ring'], displayDate: day(-33, '06:00'), startDate: day(-33, '06:00'), endDate: day(28, '23:59'), removedAfterExpired: false,
    body: { en: 'Rings are sized within the hour where the design allows. For the first month a plain gold band may be hammered to your own pattern, under guidance, in the time before boarding.', cn: '款式许可者，一小时内即可改圈。首月期间，您可在金匠指点下，于登机前为素金指环亲手锤出纹样。' },
    relatedItems: ['los-angeles-brand-ondine-joaillerie'],
  }, { updated: 33 }),
  entry('news', 'los-angeles-news-tea-in-the-shade', {
    title: { en: 'Tea on the shaded side', cn: '荫处有茶' }, slug: 'tea-in-the-shade', brand: 'brand-sencha-hall',
    description: { en: 'Sencha Hall sets a small counter by the olive trees, with cold infusions of citrus leaf and mountain sage.', cn: '煎茶堂于橄榄树旁设一小席，冷萃柑橘叶与山间鼠尾草。' },
    category: ['cat-house-news', 'cat-food-and-gifts'], media: ['food-tea'], displayDate: day(-72, '06:00'), removedAfterExpired: false,
    body: { en: 'One cup is offered to every passenger who asks. The caddies, in sage green, are packed without oxygen and keep their scent for two years.', cn: '旅客开口，即奉一盏。鼠尾草绿茶罐以除氧工艺封装，香气可存两年。' },
  }, { created: 76, updated: 72 }),
];

const services: readonly Seed[] = [
  entry('service', 'los-angeles-service-gate-delivery', {
    title: { en: 'Delivered to your gate', cn: '登机口交付' }, slug: 'gate-delivery',
    description: { en: 'Duty-free purchases are sealed in the court and handed to you on the jet bridge, however far the gate.', cn: '免税商品于庭中密封，登机廊桥上交付，登机口再远亦然。' },
    category: ['cat-travel'], media: ['hero-gifts'], isFeatured: true,
    time: { en: 'Until 40 minutes before departure', cn: '起飞前40分钟截止' }, location: { en: 'Every till', cn: '各收银台' },
    body: { en: 'Bring a boarding pass for a flight abroad and your passport.\n\n- Complimentary, with no minimum.\n- Chocolate and cream travel in a cooled bag.\n- If you connect abroad, ask for the sealed liquids bag and keep the receipt inside it.', cn: '请出示国际航班登机牌与护照。\n\n- 免费服务，不设最低消费。\n- 巧克力与面霜以冷藏袋运送。\n- 如需境外转机，请索取液体密封袋，并将收据留于袋内。' },
  }),
  entry('service', 'los-angeles-service-suitcase-edited', {
    title: { en: 'A suitcase, edited', cn: '为行囊做减法' }, slug: 'suitcase-edited',
    description: { en: 'Tell an adviser where you land and for how long; one rail, one scarf and one pair of shoes later, you are ready.', cn: '告诉顾问您在何处落地、停留几日；一排衣架、一条丝巾、一双鞋之后，便已妥当。' },
    category: ['cat-personal'], media: ['fashion-scarf'],
    time: { en: 'Daily, 8am to 11pm, by appointment', cn: '每日 8:00至23:00，需预约' }, location: { en: 'North side, room 5', cn: '北侧，五号室' },
    body: { en: 'Forty minutes, in English, Spanish, Mandarin or Korean. Complimentary. The advisers are as pleased to talk you out of a purchase as into one.', cn: '约四十分钟，可用英语、西班牙语、普通话或韩语。免费服务，劝您少买一件，顾问同样乐意。' },
  }),
  entry('service', 'los-angeles-service-long-flight-skin', {
    title: { en: 'Skin for the long flight', cn: '远航护肤' }, slug: 'long-flight-skin',
    description: { en: 'Cleansing, a mask and a light massage in a dim room, timed by your departure board, not by the clock.', cn: '幽静一室，清洁、敷膜、轻柔按摩，一切以航班信息为准，不问钟点。' },
    category: ['cat-personal', 'cat-travel'], media: ['beauty-brushes'],
    time: { en: 'Daily, 7am to midnight', cn: '每日 7:00至24:00' }, location: { en: 'East side, behind the beauty room', cn: '东侧，美妆室后' },
    body: { en: 'Twenty-five minutes, complimentary with any beauty purchase over US$60. The chair reclines fully and has a blanket. We wake you.', cn: '二十五分钟，美妆消费满60美元即可免费享用。座椅可完全放平，备有毛毯，届时由我们唤醒您。' },
  }),
];

const offers: readonly Seed[] = [
  entry('specialOffer', 'los-angeles-offer-golden-hour-serum', {
    title: { en: 'Golden hour, twice', cn: '双份金色时分' }, slug: 'golden-hour-serum', brand: 'brand-solenne',
    description: { en: 'Two bottles of Solenne’s amber serum, in any strength, for the price of one and a half, between 4pm and closing.', cn: '每日16:00至打烊，素澜琥珀精华任一浓度，两瓶只计一瓶半之价。' },
    category: ['cat-beauty'], media: ['beauty-serum'], isFeatured: true, startDate: day(-11, '16:00'), endDate: day(19, '23:59'), removedAfterExpired: false,
    location: { en: 'East side, beauty room', cn: '东侧，美妆室' },
    body: { en: 'One for home and one for whoever is meeting you. Each is 30 ml and may be carried on board.', cn: '一瓶自用，一瓶赠予接机的人。每瓶30毫升，可随身登机。' },
    terms: { en: 'From 4pm local time. Two pairs per guest. Valid for international and domestic travel. Not combined with other offers.', cn: '限当地时间16:00之后，每位限购两组。国际与境内出行均适用，不可与其他优惠同享。' },
  }, { updated: 11 }),
  entry('specialOffer', 'los-angeles-offer-frames-and-case', {
    title: { en: 'Frames with a hard case', cn: '镜架配硬盒' }, slug: 'frames-and-case', brand: 'brand-kintara',
    description: { en: 'Kintara’s tortoise acetate frames come with a leather-lined travel case and a second set of nose pads.', cn: '选购金多莱玳瑁板材镜架，即赠皮革内衬旅行硬盒与备用鼻托一副。' },
    category: ['cat-fashion'], media: ['fashion-sunglasses'], startDate: day(5, '06:00'), endDate: day(33, '23:59'), removedAfterExpired: false,
    location: { en: 'North side, room 1', cn: '北侧，一号室' },
    body: { en: 'Made for a city where one drives west in the evening. Fitted in ten minutes.', cn: '专为一座傍晚总要向西驾车的城市而制，十分钟即可调校合适。' },
  }, { updated: 2 }),
  entry('specialOffer', 'los-angeles-offer-date-truffles', {
    title: { en: 'Date truffles by the dozen', cn: '椰枣松露巧克力' }, slug: 'date-truffles', brand: 'brand-cacao-thereze',
    description: { en: 'A box of twelve truffles filled with Coachella dates, and a second at half price for the other armrest. Ends today.', cn: '科切拉椰枣夹心松露十二枚装，第二盒半价，与邻座同享，今日截止。' },
    category: ['cat-food-and-gifts'], media: ['food-chocolate'], startDate: day(-20, '06:00'), endDate: day(0, '21:00'), removedAfterExpired: false,
    location: { en: 'East side, the passage', cn: '东侧，入口窄廊' },
    body: { en: 'Soft, dark, with a grain of sea salt on each. They keep for three weeks in a cool place.', cn: '柔软深邃，每枚缀一粒海盐。阴凉处可存三周。' },
    terms: { en: 'Second box of equal or lower price. Until 9pm today.', cn: '第二盒须为同价或低价，今日21:00截止。' },
  }, { updated: 20 }),
];

const others: readonly Seed[] = [
  entry('artCulture', 'los-angeles-art-plain-air', {
    title: { en: 'Plain air', cn: '《清空》' }, slug: 'plain-air',
    description: { en: 'A mobile of cobalt, clay and brass discs that spends the day drawing slow circles of shadow on a bare wall.', cn: '钴蓝、陶土与黄铜圆片，终日在素墙上缓缓画出影的圆。' },
    category: ['cat-installation'], media: ['art-mobile'], isFeatured: true, startDate: day(-80, '06:00'), endDate: day(140, '23:59'),
    location: { en: 'West side, above the steps', cn: '西侧，台阶上方' },
    body: { en: 'In the 1960s artists on this coast began to treat light itself as the material. The maker, who works in Inglewood under the flight path, counts the shadows as the work and the discs as tools. There are nine at noon. By evening there is one, nine metres long.', cn: '二十世纪六十年代，这片海岸的艺术家开始以光本身为材料。这位创作者在航线之下的英格尔伍德工作，自言影子才是作品，圆片不过是工具。正午有九道影，入夜前只余一道，长达九米。' },
  }),
  entry('artCulture', 'los-angeles-art-june-before-noon', {
    title: { en: 'June, before noon', cn: '《六月，正午之前》' }, slug: 'june-before-noon',
    description: { en: 'Cobalt and terracotta under a thin grey veil: a painting about the sea cloud that covers early summer here.', cn: '一层薄灰之下的钴蓝与陶土，画的是初夏清晨笼罩此地的海云。' },
    category: ['cat-painting'], media: ['art-painting'], startDate: day(-18, '06:00'), endDate: day(66, '23:59'),
    location: { en: 'North side, passage to room 2', cn: '北侧，通往二号室的走廊' },
    body: { en: 'Visitors expect sun in June and get cloud until lunch. The painter, from San Pedro, loves that hour: colours without shadows, gulls you can hear but not see. Look for the thumb-width of bare canvas at the top right. That is where it clears.', cn: '旅人以为六月必是晴天，却常遇云层直到正午。来自圣佩德罗的画家偏爱此刻：有色无影，海鸥只闻其声。画面右上角留有一指宽的素布，天便从那里放晴。' },
  }),
  entry('mediaCenterDetailPage', 'los-angeles-media-court-pictures', {
    title: { en: 'The court in pictures', cn: '庭院影像' }, slug: 'court-pictures',
    description: { en: 'Image library: ten photographs of the court, the west window and the cellar, cleared for editorial use.', cn: '图片库：庭院、西窗与酒窖照片十帧，可供媒体使用。' },
    category: ['cat-image-library'], media: ['arch-boutique'], displayDate: day(-24, '06:00'), removedAfterExpired: false,
    body: { en: 'All were taken within the hour before sunset, in one week, without lamps. Please credit Meridian Galleria Los Angeles.', cn: '全部于同一周的日落前一小时内拍摄，未用人工光源。刊用请注明 Meridian Galleria 洛杉矶。' },
  }, { updated: 24 }),
  entry('indexDetailPage', 'los-angeles-index-one-good-piece', {
    title: { en: 'One good piece for the evening', cn: '今夜，一件足矣' }, slug: 'one-good-piece',
    description: { en: 'A pearl and gold necklace with a travel roll and a ten-year cleaning promise, set aside for flights tonight.', cn: '珍珠金链一条，附旅行卷收与十年清洁承诺，专为今夜启程者预留。' },
    category: ['cat-watches-and-jewellery'], media: ['jewel-necklace'], startDate: day(-2, '06:00'), endDate: day(26, '23:59'), removedAfterExpired: false,
    location: { en: 'North side, room 3', cn: '北侧，三号室' },
    body: { en: 'In a town that dresses for the camera, the people who have done it longest wear one thing and stop. This is our suggestion for the one thing. It may be tried under the lemon tree.', cn: '在一座为镜头着装的城市，最懂此道的人只戴一件，便收手。这是我们为那“一件”给出的答案，可到柠檬树下试戴。' },
    terms: { en: 'Necklaces by Ondine Joaillerie from the current range. Cleaning at any Meridian Galleria.', cn: '适用于昂汀珠宝现行系列项链，可于任一 Meridian Galleria 门店享清洁服务。' },
  }, { updated: 2 }),
];

/** What Los Angeles lists: houses, tables, events, news, services, offers, art and press. */
export const losAngelesItems: readonly Seed[] = [...brands, ...dining, ...events, ...news, ...services, ...offers, ...others];
