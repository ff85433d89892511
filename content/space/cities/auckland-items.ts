import { day, entry, type Seed } from '../seed.ts';

const brands: readonly Seed[] = [
  entry('brandPavilion', 'auckland-brand-honey-and-tide', {
    title: { en: 'Honey & Tide', cn: 'Honey & Tide 蜜与潮' }, slug: 'honey-and-tide', brand: 'brand-honey-and-tide',
    description: { en: 'Mānuka, clover and pōhutukawa honeys in glass, poured for tasting from pale to dark at a ten-metre table.', cn: '麦卢卡、三叶草与新西兰圣诞树花蜜，十米长桌上由浅至深，依次试味。' },
    category: ['cat-food-and-gifts'], label: ['label-exclusive'], media: ['food-honey'], isFeatured: true,
    location: { en: 'Ground floor, centre', cn: '首层，中央' }, time: { en: 'Daily, 10am to 7pm', cn: '每日 10:00至19:00' },
    body: { en: 'Pōhutukawa honey is gathered in December, when the coast of Rangitoto turns red; it is pale, soft and faintly salt. Mānuka comes from the hills behind, darker and more herbal, and each jar carries the laboratory result for its own batch.\n\nTaste with a wooden spoon, then a sip of cold water. The table will tell you what your country lets in.', cn: '圣诞树花蜜采于十二月，彼时朗伊托托岛海岸一片嫣红，蜜色清浅，质地柔润，隐约带咸。麦卢卡蜜来自后山，色深而草木气更浓，每罐均附该批次的检测结果。\n\n以木匙试味，再饮一口凉水。目的地可否携入，长桌的店员会为您说明。' },
  }),
  entry('brandPavilion', 'auckland-brand-aurelle', {
    title: { en: 'Aurelle', cn: 'Aurelle 欧蕾尔' }, slug: 'aurelle', brand: 'brand-aurelle',
    description: { en: 'Skincare for a country where the summer sun is unusually strong: high filters, calm textures, patient advice.', cn: '为夏日阳光格外猛烈的国度而备：高倍防护、舒缓质地、耐心建议。' },
    category: ['cat-beauty'], media: ['beauty-cream'],
    location: { en: 'Ground floor, east windows', cn: '首层，东窗' }, time: { en: 'Daily, 10am to 8pm', cn: '每日 10:00至20:00' },
    body: { en: 'Clean southern air lets more ultraviolet through than most visitors expect, even under cloud. The counter lends a small dial that shows the day’s index.\n\nA ten-minute reading of your skin is complimentary and ends with a written routine, morning and night.', cn: '南半球空气清澈，紫外线比多数旅客预想的更强，阴天亦然。柜台设有小表盘，随时显示当日指数。\n\n十分钟肌肤测试免费提供，并附一份手写的早晚护理建议。' },
  }),
  entry('brandPavilion', 'auckland-brand-chateau-sauvelin', {
    title: { en: 'Château Sauvelin', cn: 'Château Sauvelin 索维兰酒庄' }, slug: 'chateau-sauvelin', brand: 'brand-chateau-sauvelin', whetherLiquorOrTobacco: true,
    description: { en: 'Old-vine reds and a vintage brut in a cool brick bay, poured beside wines from across the harbour.', cn: '老藤红酒与一款年份干型起泡酒，藏于清凉砖室，与海港对岸的佳酿对饮。' },
    category: ['cat-wines-and-spirits'], media: ['spirits-champagne'],
    location: { en: 'Ground floor, bay 7', cn: '首层，七号货位' }, time: { en: 'Daily, 11am to 8pm', cn: '每日 11:00至20:00' },
    body: { en: 'Bay 7 keeps 13 degrees through brick alone. The house’s brut sits next to a Marlborough sparkling, its reds next to Waiheke syrah, and nobody is told which is which until the second sip. For guests aged 18 and over.', cn: '七号货位仅凭砖墙便恒守十三度。酒庄的年份起泡酒与马尔堡起泡酒相邻，红酒则与激流岛西拉并列，第二口之前，谁也不知杯中是何方之酿。仅限年满18岁的宾客。' },
  }),
  entry('brandPavilion', 'auckland-brand-north-and-vale', {
    title: { en: 'North & Vale', cn: 'North & Vale 北谷' }, slug: 'north-and-vale', brand: 'brand-north-and-vale',
    description: { en: 'Bridle leather that improves with salt air, with brass fittings a sailor would recognise and a bench for repairs.', cn: '海风愈吹愈见光泽的马缰皮革，水手也认得的黄铜配件，另设修缮工作台。' },
    category: ['cat-fashion'], label: ['label-leasing-brand'], media: ['fashion-belt'], isFeatured: true,
    location: { en: 'First floor, west side', cn: '二层，西侧' }, time: { en: 'Daily, 10am to 8pm', cn: '每日 10:00至20:00' },
    body: { en: 'Bags are lined in sailcloth from a loft across the viaduct, so no two linings match. Edges are waxed in the room; bring an old belt and they will do the same for it while you wait.', cn: '手袋内衬取自港区帆布工坊，块块不同。皮边在店内上蜡；若带一条旧腰带来，也可一并处理，立等可取。' },
  }),
  entry('brandPavilion', 'auckland-brand-bellarosa', {
    title: { en: 'Bellarosa', cn: 'Bellarosa 贝拉蔷' }, slug: 'bellarosa', brand: 'brand-bellarosa',
    description: { en: 'Gold to be worn every day: bangles made to be stacked by threes, and light enough to forget on a boat.', cn: '日日可戴的金饰：手镯宜三只相叠，轻巧得登船也浑然不觉。' },
    category: ['cat-watches-and-jewellery'], label: ['label-new'], media: ['jewel-bracelet'],
    location: { en: 'First floor, harbour side', cn: '二层，临港一侧' }, time: { en: 'Daily, 10am to 8pm', cn: '每日 10:00至20:00' },
    body: { en: 'One is smooth, one hammered, one turned like rope; a sailor will know which rope. The jeweller sizes them on the wrist in about fifteen minutes, and the chains close with one cold hand.', cn: '一只光面，一只锤纹，一只绞如缆绳；是哪种缆绳，水手一看便知。珠宝师量腕调整，约十五分钟。链扣单手即可扣合，天冷手僵亦无妨。' },
  }),
];

const dining: readonly Seed[] = [
  entry('dining', 'auckland-dining-berth-coffee', {
    title: { en: 'Berth Coffee', cn: '泊位咖啡' }, slug: 'berth-coffee',
    description: { en: 'Flat whites in small ceramic cups, cheese scones at ten and a board that shows the next four ferries.', cn: '小瓷杯里的澳白，十点出炉的芝士司康，墙上一块牌子显示接下来的四班渡轮。' },
    category: ['cat-cafe'], media: ['dining-coffee'], cuisine: { en: 'Coffee and baking', cn: '咖啡与烘焙' },
    time: { en: '7am to 8pm', cn: '7:00至20:00' }, frequency: { en: 'Daily', cn: '每日' }, location: { en: 'Ground floor, quay door', cn: '首层，码头入口' },
    body: { en: 'New Zealand has strong opinions about milk, and the flat white here is five ounces, no more. Scones come from the oven twice a day; feijoa loaf appears in autumn and is gone by winter.\n\nTell the counter your boat and they will call it.', cn: '新西兰人对牛奶颇有讲究，这里的澳白只五盎司，不多一分。司康每日出炉两次；费约果蛋糕秋天登场，入冬便收。\n\n告诉柜台您搭哪班船，开船前自会提醒。' },
  }),
  entry('dining', 'auckland-dining-tideline', {
    title: { en: 'Tideline dining room', cn: '潮线餐厅' }, slug: 'tideline',
    description: { en: 'Green-lipped mussels, line-caught snapper and garden plates on the top floor, where the harbour fills the glass.', cn: '顶层餐厅，整面海港入窗：绿唇贻贝、绳钓鲷鱼与园蔬拼盘。' },
    category: ['cat-restaurant'], media: ['dining-plated'], cuisine: { en: 'Pacific New Zealand', cn: '新西兰太平洋风味' }, isFeatured: true,
    time: { en: 'Noon to 9:30pm', cn: '12:00至21:30' }, frequency: { en: 'Wednesday to Sunday', cn: '周三至周日' }, location: { en: 'Top floor, north windows', cn: '顶层，北窗' },
    body: { en: 'The menu changes with the boats. Mussels are steamed with lemongrass, snapper is grilled on the bone, and kūmara is baked whole in its skin.\n\n- Lunch in 45 minutes, marked with a small anchor.\n- Vegetables from Pukekohe’s red soil, an hour to the south.', cn: '菜单随渔船而变。贻贝以香茅清蒸，鲷鱼带骨炭烤，库马拉红薯连皮整烤。\n\n- 标有小船锚的午间菜式，45分钟内用毕。\n- 蔬菜来自南行一小时的普基科希红土地。' },
  }),
];

const events: readonly Seed[] = [
  entry('event', 'auckland-event-island-reds', {
    title: { en: 'Island reds at the long table', cn: '长桌上的海岛红酒' }, slug: 'island-reds', brand: 'brand-chateau-sauvelin', whetherLiquorOrTobacco: true,
    description: { en: 'Waiheke syrah and Bordeaux blends poured beside Château Sauvelin’s old vines, with the island itself on the horizon.', cn: '激流岛西拉与波尔多混酿，对饮索维兰老藤红酒，而那座岛就在海平线上。' },
    category: ['cat-tasting', 'cat-wines-and-spirits'], media: ['spirits-wine'], isFeatured: true,
    startDate: day(-11, '17:00'), endDate: day(17, '20:00'), time: { en: '5pm and 6:30pm', cn: '17:00、18:30' }, frequency: { en: 'Thursday to Saturday', cn: '周四至周六' },
    location: { en: 'Top floor, tasting table', cn: '顶层，品鉴长桌' }, status: { en: 'Ten seats, book at the door', cn: '十席，请于入口处预约' },
    body: { en: 'The vineyards are forty minutes away by ferry, dry enough in summer to make reds that surprise people from colder cellars. Five glasses, olives from the same slopes and bread from Ponsonby.\n\nOne hour, for guests aged 18 and over. Duty-free bottles can be sent straight to the airport.', cn: '酒园距此四十分钟船程，夏季干爽，所酿红酒常令来自凉爽产区的客人惊喜。五杯酒，佐同坡橄榄与庞森比面包。\n\n每场一小时，仅限年满18岁的宾客。免税酒品可直送机场。' },
    relatedItems: ['auckland-brand-chateau-sauvelin'],
  }),
  entry('event', 'auckland-event-feijoa-and-cacao', {
    title: { en: 'Feijoa and cacao, a tasting', cn: '费约果与可可品鉴' }, slug: 'feijoa-and-cacao', brand: 'brand-cacao-thereze',
    description: { en: 'The fruit every Auckland garden gives away in autumn, dried and bottled, beside five chocolates from milk to bitter.', cn: '奥克兰家家秋日相赠的果子，制成果干与糖渍，与五款由牛奶至极苦的巧克力相配。' },
    category: ['cat-tasting', 'cat-food-and-gifts'], media: ['food-chocolate'], removedAfterExpired: false,
    startDate: day(-55, '14:00'), endDate: day(-44, '17:00'), time: { en: '2pm to 5pm', cn: '14:00至17:00' }, location: { en: 'Ground floor, honey table', cn: '首层，蜂蜜长桌' },
    body: { en: 'Feijoas do not travel; they are eaten with a spoon on the day they fall. Guests voted the 70 per cent tablet the best match, and a small batch with dried feijoa is now made each year.', cn: '费约果不耐远行，落地当日便该用勺挖着吃。来宾评选百分之七十的排块最为相宜，自此每年少量制作一批费约果干巧克力。' },
  }),
  entry('event', 'auckland-event-sailcloth-and-leather', {
    title: { en: 'Sailcloth, leather and wax', cn: '帆布、皮革与蜡' }, slug: 'sailcloth-and-leather', brand: 'brand-north-and-vale',
    description: { en: 'Stitch a card wallet from retired sailcloth and olive leather, with a sailmaker’s needle and palm, in ninety minutes.', cn: '以退役帆布与橄榄色皮革，用制帆匠的针与掌护，九十分钟缝成一只卡包。' },
    category: ['cat-workshop', 'cat-fashion'], media: ['fashion-wallet'],
    startDate: day(20, '11:00'), endDate: day(27, '16:00'), time: { en: '11am and 2pm', cn: '11:00、14:00' }, frequency: { en: 'Saturdays and Sundays', cn: '周六、周日' },
    location: { en: 'First floor, repair bench', cn: '二层，修缮台' }, status: { en: 'Booking open', cn: '接受预约' },
    body: { en: 'No experience is needed; the holes are already punched. You choose the panel from a rack of old spinnakers, some with race numbers still on them, and leave with the wallet waxed and stamped. NZ$60, materials included.', cn: '无需经验，针孔均已打好。请从一架旧球帆中自选布片，有些还留着赛事编号；完成后上蜡压印，随身带走。费用60新西兰元，含材料。' },
    relatedItems: ['auckland-brand-north-and-vale'],
  }),
];

const news: readonly Seed[] = [
  entry('news', 'auckland-news-harbour-stair', {
    title: { en: 'The harbour stair is open again', cn: '港湾楼梯重新开放' }, slug: 'harbour-stair',
    description: { en: 'Eighteen steps of recovered kauri have been oiled and reset, and the top floor now keeps the ferry’s hours on Fridays.', cn: '十八级贝壳杉踏板重新上油安装，顶层亦于周五随渡轮延时开放。' },
    category: ['cat-house-news'], media: ['arch-spiral'], displayDate: day(-4, '10:00'), startDate: day(-4, '10:00'), endDate: day(50, '20:00'), removedAfterExpired: false, isFeatured: true,
    body: { en: 'The treads were taken up one at a time, planed by half a millimetre and fed with linseed oil for nine weeks. They are darker than before and quieter underfoot.\n\nOn Fridays you can stay on the top floor until the last boat from Waiheke comes alongside.', cn: '踏板逐级拆下，刨去半毫米，以亚麻籽油养护九周。色泽较前更深，足下也更安静。\n\n每逢周五，您可在顶层停留至激流岛末班船靠岸。' },
  }, { updated: 4 }),
  entry('news', 'auckland-news-bellarosa-opens', {
    title: { en: 'Bellarosa opens on the harbour side', cn: '贝拉蔷临港开幕' }, slug: 'bellarosa-opens', brand: 'brand-bellarosa',
    description: { en: 'A counter of oiled oak and slate on the first floor brings the jeweller’s everyday gold to Auckland.', cn: '二层一方油橡木与岩灰石台，将贝拉蔷的日常金饰带到奥克兰。' },
    category: ['cat-opening', 'cat-watches-and-jewellery'], media: ['hero-watches'], displayDate: day(-30, '10:00'), startDate: day(-30, '10:00'), endDate: day(30, '20:00'), removedAfterExpired: false,
    body: { en: 'The opening range includes bangles in three golds and the small watches that pass for one of them. Sizes are adjusted at the counter, usually while you watch a ferry come in.', cn: '开幕系列包括三色金手镯，以及混于其中几可乱真的小巧腕表。尺寸可在柜台调整，看一班渡轮进港的工夫便好。' },
    relatedItems: ['auckland-brand-bellarosa'],
  }, { updated: 30 }),
  entry('news', 'auckland-news-pohutukawa-red', {
    title: { en: 'Wrapped in pōhutukawa red', cn: '一抹圣诞树红' }, slug: 'pohutukawa-red',
    description: { en: 'The galleria’s new wrapping takes its colours from the tree that turns the harbour’s edge crimson each December.', cn: '每年十二月，新西兰圣诞树将港岸染作绯红，本馆新包装便取色于此。' },
    category: ['cat-house-news'], media: ['hero-gifts'], displayDate: day(-85, '10:00'), removedAfterExpired: false,
    body: { en: 'The paper is the grey-green of the leaf’s underside, the ribbon the crimson of its stamens. Both are made from recycled cotton rag and can be planted with our seed tags, though not taken across a border.', cn: '包装纸取叶背的灰绿，缎带取花蕊的绯红，均以再生棉制成。随附的种子吊牌可就地种下，惟不可携带出入境。' },
  }, { created: 90, updated: 85 }),
];

const services: readonly Seed[] = [
  entry('service', 'auckland-service-airport-collection', {
    title: { en: 'Collection at Auckland Airport', cn: '奥克兰机场提货' }, slug: 'airport-collection',
    description: { en: 'Buy in town, keep your hands free on the ferry, and pick up your sealed bag after passport control.', cn: '市区选购，空手乘船，过边检之后再领取密封提袋。' },
    category: ['cat-travel'], media: ['hero-travel'], isFeatured: true,
    time: { en: 'Orders until 6 hours before departure', cn: '起飞前6小时截止' }, location: { en: 'Ground floor, collection desk', cn: '首层，提货服务台' },
    body: { en: 'Show your passport and international flight number when you pay. The counter at the airport opens three hours before the first departure and closes after the last.\n\n- Complimentary.\n- Orders may be placed up to ten days ahead.\n- Honey, wine and glass are packed for the hold on request.', cn: '付款时请出示护照与国际航班号。机场柜台于首班航班起飞前三小时开放，至末班离境后关闭。\n\n- 免费服务。\n- 最早可提前十天下单。\n- 蜂蜜、葡萄酒与玻璃器皿可应要求作托运包装。' },
  }),
  entry('service', 'auckland-service-private-hour', {
    title: { en: 'A private hour upstairs', cn: '楼上静享一小时' }, slug: 'private-hour',
    description: { en: 'One adviser, one room with the harbour in it, and a rail of pieces chosen from the notes you send us.', cn: '一位顾问，一室海港，一排依您来信预先甄选的单品。' },
    category: ['cat-personal'], media: ['fashion-scarf'],
    time: { en: 'Daily, 10am to 7pm, by appointment', cn: '每日 10:00至19:00，需预约' }, location: { en: 'Top floor, sail room', cn: '顶层，帆室' },
    body: { en: 'Write a few lines: the occasion, the climate you are flying to, what you already own. English, Mandarin and Korean are spoken. Complimentary, with no obligation to buy.', cn: '来信写上几句即可：何种场合、飞往何种气候、衣橱里已有什么。顾问通晓英语、普通话与韩语。服务免费，亦无须购买。' },
  }),
  entry('service', 'auckland-service-engraving', {
    title: { en: 'Engraving with coordinates', cn: '经纬镌刻' }, slug: 'engraving',
    description: { en: 'Rings, cases and brass tags engraved with a name, a date or the latitude where you were happiest.', cn: '指环、表壳与黄铜吊牌，镌刻姓名、日期，或您最快乐之地的经纬度。' },
    category: ['cat-personal'], media: ['jewel-ring'],
    time: { en: 'Tuesday to Sunday, 11am to 6pm', cn: '周二至周日 11:00至18:00' }, location: { en: 'First floor, harbour side', cn: '二层，临港一侧' },
    body: { en: 'Cut by hand under a lamp, from twenty minutes. The engraver keeps a chart of the Hauraki Gulf for those who remember the bay but not its numbers.', cn: '灯下手工镌刻，二十分钟起。若您只记得是哪处海湾，却不记得数字，镌刻师手边备有一幅豪拉基湾海图。' },
  }),
];

const offers: readonly Seed[] = [
  entry('specialOffer', 'auckland-offer-after-sun', {
    title: { en: 'After the sun, with Solenne', cn: '素澜晒后礼' }, slug: 'after-sun', brand: 'brand-solenne',
    description: { en: 'Choose a full-size Solenne serum and 15 ml of Dusk, the after-sun strength, goes home with it.', cn: '选购素澜正装精华，即赠15毫升“暮”精华一瓶，专为晒后肌肤而设。' },
    category: ['cat-beauty'], media: ['beauty-serum'], isFeatured: true, startDate: day(-13, '10:00'), endDate: day(16, '20:00'), removedAfterExpired: false,
    location: { en: 'Ground floor, east windows', cn: '首层，东窗' },
    body: { en: 'Keep it in the hotel refrigerator and use it within an hour of coming in. It suits skin that has been on the water all day.', cn: '可置于酒店冰箱，归来后一小时内敷用，尤其适合整日在海上的肌肤。' },
    terms: { en: 'One bottle per guest while stocks last. Not combined with other offers. Gifts cannot be returned for cash.', cn: '每位限赠一瓶，赠完即止。不可与其他优惠同享，赠品不可折现。' },
  }, { updated: 12 }),
  entry('specialOffer', 'auckland-offer-west-coast-amber', {
    title: { en: 'Amber for the west coast', cn: '西海岸琥珀香' }, slug: 'west-coast-amber', brand: 'brand-hesperia',
    description: { en: 'Buy the 100 ml amber eau de parfum and the 10 ml travel spray is filled for you at the counter, free of charge.', cn: '选购100毫升琥珀香水，柜台即为您免费灌装一支10毫升旅行喷雾。' },
    category: ['cat-fragrance'], media: ['beauty-perfume-amber'], startDate: day(7, '10:00'), endDate: day(35, '20:00'), removedAfterExpired: false,
    location: { en: 'Ground floor, south wall', cn: '首层，南墙' },
    body: { en: 'Warm resin and salt, a good companion to the black sand at Piha, which holds its heat long after the sun is down.', cn: '温暖树脂与海盐相融，恰似皮哈的黑沙滩，日落许久，余温犹在。' },
  }, { updated: 2 }),
  entry('specialOffer', 'auckland-offer-cellar-pair', {
    title: { en: 'A pair from bay seven', cn: '七号货位双瓶礼' }, slug: 'cellar-pair', brand: 'brand-chateau-sauvelin', whetherLiquorOrTobacco: true,
    description: { en: 'Two bottles from Château Sauvelin at 20 per cent less, boxed for the hold with a cork-lined divider. Ends today.', cn: '索维兰酒庄任选两瓶享八折，附软木隔层托运礼盒，今日截止。' },
    category: ['cat-wines-and-spirits'], media: ['hero-spirits'], startDate: day(-21, '11:00'), endDate: day(0, '21:00'), removedAfterExpired: false,
    location: { en: 'Ground floor, bay 7', cn: '首层，七号货位' },
    body: { en: 'Choose one brut and one red, or two alike. The box holds to airline limits for height and weight.', cn: '一瓶起泡酒配一瓶红酒，或两瓶相同皆可。礼盒高度与重量符合航空托运规定。' },
    terms: { en: 'For guests aged 18 and over with an international flight. Two pairs per passport.', cn: '仅限年满18岁、持国际航班行程的宾客，每本护照限两组。' },
  }, { updated: 21 }),
];

const others: readonly Seed[] = [
  entry('artCulture', 'auckland-art-southerly-change', {
    title: { en: 'Southerly change', cn: '《南风将至》' }, slug: 'southerly-change',
    description: { en: 'A mobile of cobalt, clay and brass discs hung in the stair, tuned to the draught that comes before the rain.', cn: '钴蓝、陶土与黄铜圆片悬于梯井，随雨前穿堂风而动。' },
    category: ['cat-installation'], media: ['art-mobile'], isFeatured: true, startDate: day(-120, '10:00'), endDate: day(60, '20:00'),
    location: { en: 'All floors, stair', cn: '各层，楼梯' },
    body: { en: 'A maker from Titirangi, on the edge of the western bush, balanced it over six winters. When the wind swings to the south the large cobalt disc crosses the brass one: you have about twenty minutes to reach your ferry dry.', cn: '出自城西林缘蒂蒂朗伊的一位创作者，历六个冬天调校平衡。一旦转吹南风，大片钴蓝便与黄铜交错而过：要不淋雨赶上渡轮，您大约还有二十分钟。' },
  }),
  entry('artCulture', 'auckland-art-fifty-cones', {
    title: { en: 'Fifty cones', cn: '《五十座火山》' }, slug: 'fifty-cones',
    description: { en: 'A wide painting in cobalt and terracotta after the volcanic field on which the whole of Auckland stands.', cn: '以钴蓝与陶土色绘就的长幅，取意整座奥克兰所立的火山群。' },
    category: ['cat-painting'], media: ['art-painting'], startDate: day(-15, '10:00'), endDate: day(90, '20:00'),
    location: { en: 'First floor, west side', cn: '二层，西侧' },
    body: { en: 'There are about fifty volcanoes within the city, most of them small, green and terraced by Māori gardeners centuries ago. The youngest, Rangitoto, rose from the sea some six hundred years back. Find it at the right-hand edge of the canvas, then through the window.', cn: '城中约有五十座火山，大多低矮青翠，数百年前毛利人曾于其上开垦梯田。最年轻的朗伊托托岛，约六百年前自海中升起。请先在画面右缘找到它，再望向窗外。' },
  }),
  entry('mediaCenterDetailPage', 'auckland-media-warehouse-restored', {
    title: { en: 'Sailcloth warehouse, restored', cn: '帆布旧仓修复' }, slug: 'warehouse-restored',
    description: { en: 'Press release: the galleria completes the restoration of its kauri stair, hoist and fourteen painted bays.', cn: '新闻稿：本馆完成贝壳杉楼梯、吊机与十四处漆字货位的修复。' },
    category: ['cat-press-release'], media: ['arch-boutique'], displayDate: day(-6, '10:00'), removedAfterExpired: false,
    body: { en: 'Work took nine weeks and used no new native timber. The hoist turns again and is demonstrated on the first Sunday of each month at 3pm.', cn: '工程历时九周，未使用任何新伐原生木材。吊机已可重新运转，每月首个周日15:00现场演示。' },
  }, { updated: 6 }),
  entry('indexDetailPage', 'auckland-index-ferry-basket', {
    title: { en: 'The ferry basket', cn: '渡轮野餐篮' }, slug: 'ferry-basket',
    description: { en: 'Tea, honey, oatcakes and a wool rug in a returnable basket, packed for an afternoon on Waiheke or Rangitoto.', cn: '茶、蜂蜜、燕麦饼与羊毛毯，装入可归还的提篮，伴您在激流岛或朗伊托托岛度过一个下午。' },
    category: ['cat-food-and-gifts'], media: ['food-tea'], startDate: day(-18, '10:00'), endDate: day(40, '18:00'), removedAfterExpired: false,
    location: { en: 'Ground floor, honey table', cn: '首层，蜂蜜长桌' },
    body: { en: 'Order by 9:30am and carry it aboard at ten. Bring back the basket and the rug and half the price is returned. On Rangitoto there is no shop at all, so take two.', cn: '9:30前预订，十点即可提篮登船。归还提篮与毛毯，退还一半费用。朗伊托托岛上没有商店，不妨多带一篮。' },
    terms: { en: 'Deposit of half the price. Baskets are returned by 8pm the next day.', cn: '押金为售价一半，提篮须于次日20:00前归还。' },
  }, { updated: 18 }),
];

/** What Auckland lists: houses, tables, events, news, services, offers, art and press. */
export const aucklandItems: readonly Seed[] = [...brands, ...dining, ...events, ...news, ...services, ...offers, ...others];
