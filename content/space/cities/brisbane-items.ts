import { day, entry, type Seed } from '../seed.ts';

const brands: readonly Seed[] = [
  entry('brandPavilion', 'brisbane-brand-hesperia', {
    title: { en: 'Hesperia', cn: 'Hesperia 暮星' }, slug: 'hesperia', brand: 'brand-hesperia',
    description: { en: 'Evening perfume on a long table in the breezeway, where moving air shows how a scent will follow you.', cn: '暮夜之香，陈于通风廊的长桌；流动的空气会告诉您，一缕香将如何随行。' },
    category: ['cat-fragrance'], media: ['beauty-perfume-amber'], isFeatured: true,
    location: { en: 'Veranda level, breezeway', cn: '游廊层，通风廊' }, time: { en: 'Daily, 10am to 7pm', cn: '每日 10:00至19:00' },
    body: { en: 'Spray once at the east end, walk to the west end, and turn round. What meets you is the trail, the part of a perfume its wearer seldom smells. The amber is the one people follow.\n\nTravel sprays of 10 ml are filled while you wait.', cn: '在东端轻喷一次，走到西端，再回身。迎面而来的是“余迹”，用香的人自己往往闻不到。循着琥珀香走去的人最多。\n\n10毫升旅行喷雾可现场灌装。' },
  }),
  entry('brandPavilion', 'brisbane-brand-maison-verane', {
    title: { en: 'Maison Verane', cn: 'Maison Verane 薇兰世家' }, slug: 'maison-verane', brand: 'brand-maison-verane',
    description: { en: 'Lip and cheek colour that holds in the humidity, matched on the veranda in plain northern daylight.', cn: '湿热中依然持久的唇颊妆色，就着游廊北面的自然天光比对。' },
    category: ['cat-beauty'], label: ['label-new'], media: ['beauty-lipstick'], isFeatured: true,
    location: { en: 'Veranda level, east room', cn: '游廊层，东室' }, time: { en: 'Daily, 9:30am to 7pm', cn: '每日 9:30至19:00' },
    body: { en: 'Three shades were made for the city: Porphyry, Bougainvillea and Four O’Clock, the purple-grey of a sky about to break. They are set with powder and water, not heat, and last through lunch.', cn: '品牌专为本城调制三色：斑岩、三角梅与“四点钟”，后者取自将雨未雨的紫灰天色。以粉与水定妆，不借热力，用过午餐依然完好。' },
  }),
  entry('brandPavilion', 'brisbane-brand-ottavia-rey', {
    title: { en: 'Ottavia Rey', cn: 'Ottavia Rey 奥塔薇' }, slug: 'ottavia-rey', brand: 'brand-ottavia-rey',
    description: { en: 'Printed silk in garden colours, hung along open doors so that you see the weight of each square in the air.', cn: '园圃之色的印花真丝，悬于敞门之间，风过时，每一方的轻重一目了然。' },
    category: ['cat-fashion'], label: ['label-leasing-brand'], media: ['fashion-scarf'],
    location: { en: 'Veranda level, south room', cn: '游廊层，南室' }, time: { en: 'Daily, 9:30am to 7pm', cn: '每日 9:30至19:00' },
    body: { en: 'The lightest chiffon barely settles; the twill falls straight and stays. Ask to be shown the hat-band knot, useful on the river, and the one that turns a 90 cm square into a bag. Hems are rolled by hand.', cn: '最轻的雪纺几乎不肯落定，斜纹绸则垂坠有致。不妨请店员示范帽带结，乘船时用得上；再学一种，将90厘米方巾系成手袋。巾边皆手工卷缝。' },
  }),
  entry('brandPavilion', 'brisbane-brand-bellarosa', {
    title: { en: 'Bellarosa', cn: 'Bellarosa 贝拉蔷' }, slug: 'bellarosa', brand: 'brand-bellarosa',
    description: { en: 'Gold bangles for bare arms, smooth, hammered or turned like rope, on pale stone in the coolest room of the house.', cn: '素臂金镯，或光面，或锤纹，或绞如绳索，陈列于全屋最凉的一室。' },
    category: ['cat-watches-and-jewellery'], media: ['jewel-bracelet'],
    location: { en: 'Veranda level, south-west room', cn: '游廊层，西南室' }, time: { en: 'Daily, 10am to 7pm', cn: '每日 10:00至19:00' },
    body: { en: 'Bangles are chosen by sound as much as by size: three together should ring, softly, like a spoon on a saucer. The jeweller sizes them on the wrist in about ten minutes.', cn: '选镯既看尺寸，也听声音：三只相叠，当如小匙轻碰茶碟。珠宝师为您量腕调整，约十分钟。' },
  }),
  entry('brandPavilion', 'brisbane-brand-honey-and-tide', {
    title: { en: 'Honey & Tide', cn: 'Honey & Tide 蜜与潮' }, slug: 'honey-and-tide', brand: 'brand-honey-and-tide',
    description: { en: 'Queensland honeys in glass, among them the thin, bright honey of native stingless bees, sold by the spoon.', cn: '瓶装昆士兰蜂蜜，其中有本土无刺蜂酿的稀薄明亮之蜜，以匙计售。' },
    category: ['cat-food-and-gifts'], label: ['label-exclusive'], media: ['food-honey'],
    location: { en: 'Lane level, pantry', cn: '巷面层，食品间' }, time: { en: 'Daily, 9:30am to 7pm', cn: '每日 9:30至19:00' },
    body: { en: 'A hive of stingless bees gives about a kilogram a year. The honey tastes of citrus peel and eucalyptus and never quite sets, so it is filled into 40 ml jars and numbered.\n\nMacadamia honey, darker and buttery, comes in ordinary sizes. The nut is native to these parts; the trees flower in early spring.', cn: '一窝无刺蜂，一年只得约一公斤蜜，带柑皮与桉叶气息，始终不凝，故以40毫升小瓶分装，逐瓶编号。\n\n夏威夷果蜜色深而有奶油香，规格如常。此果原产本地，早春开花。' },
  }),
];

const dining: readonly Seed[] = [
  entry('dining', 'brisbane-dining-veranda-tea', {
    title: { en: 'The Veranda Tea Room', cn: '游廊茶室' }, slug: 'veranda-tea',
    description: { en: 'Lemon meringue tart, lamingtons cut small and iced tea by the jug under a roof made for rain.', cn: '柠檬蛋白霜塔、切得小巧的拉明顿，整壶冰茶，头顶一片听雨的屋檐。' },
    category: ['cat-cafe'], media: ['dining-dessert'], cuisine: { en: 'Tea and baking', cn: '茶与烘焙' }, isFeatured: true,
    time: { en: '9:30am to 5:30pm', cn: '9:30至17:30' }, frequency: { en: 'Daily', cn: '每日' }, location: { en: 'Upper floor, north veranda', cn: '二层，北廊' },
    body: { en: 'Lamingtons were first made in Queensland, and there is still argument about jam. We serve them without, with a pot of it beside.\n\nTea is grown in the north of the state and brewed cold overnight. Chairs face the street; the best pair is third from the left.', cn: '拉明顿诞生于昆士兰，该不该夹果酱，至今争论不休。我们不夹，另奉一小罐。\n\n茶叶产自本州北部，隔夜冷萃。座椅面街，左起第三对最佳。' },
  }),
  entry('dining', 'brisbane-dining-under-the-house', {
    title: { en: 'Under the House', cn: '屋下厨房' }, slug: 'under-the-house',
    description: { en: 'A kitchen between the stilts: Moreton Bay bugs over coals, mango with chilli salt, greens from the Lockyer Valley.', cn: '高脚之间的厨房：炭烤莫顿湾琵琶虾，辣盐芒果，洛克耶谷时蔬。' },
    category: ['cat-restaurant'], media: ['dining-plated'], cuisine: { en: 'Subtropical Queensland', cn: '亚热带昆士兰风味' },
    time: { en: 'Noon to 9pm', cn: '12:00至21:00' }, frequency: { en: 'Tuesday to Sunday', cn: '周二至周日' }, location: { en: 'Lane level', cn: '巷面层' },
    body: { en: 'Underneath the house is where Queenslanders have always gone when it is hot. The floor is stone, the fans are slow and the menu is one page.\n\n- Bugs, split and grilled with finger lime butter.\n- Coral trout with lemon myrtle.\n- Lunch in 40 minutes if you say you are flying.', cn: '天热时，昆士兰人向来往屋底下去。石板地，慢吊扇，菜单只一页。\n\n- 琵琶虾对剖炭烤，佐指橙黄油。\n- 东星斑配柠檬香桃木。\n- 若要赶飞机，午餐四十分钟可毕。' },
  }),
];

const events: readonly Seed[] = [
  entry('event', 'brisbane-event-after-the-storm', {
    title: { en: 'After the storm, in six notes', cn: '雨后六香' }, slug: 'after-the-storm',
    description: { en: 'A fragrance table that rebuilds the minutes after a Brisbane downpour, from hot tin to open frangipani.', cn: '一张香氛长桌，重现布里斯班骤雨初歇的几分钟：从滚烫铁皮到盛开的鸡蛋花。' },
    category: ['cat-workshop', 'cat-fragrance'], media: ['beauty-perfume-duo'], isFeatured: true,
    startDate: day(-7, '11:00'), endDate: day(24, '18:00'), time: { en: '11am, 2pm and 4pm', cn: '11:00、14:00、16:00' }, frequency: { en: 'Wednesday to Sunday', cn: '周三至周日' },
    location: { en: 'Veranda level, breezeway', cn: '游廊层，通风廊' }, status: { en: 'Walk in, eight stools', cn: '无需预约，八席' },
    body: { en: 'The word for rain on dry ground, petrichor, was coined in 1964 by two chemists working in Australia. The session starts with their discovery and ends with your own version in a 5 ml phial.\n\nForty minutes, complimentary. If a real storm arrives, we stop and open the doors.', cn: '“petrichor”意为雨落旱土之气，1964年由两位在澳大利亚工作的化学家所创。体验始于他们的发现，终于您亲手调配的一支5毫升小样。\n\n四十分钟，免费参加。若真有雷雨，我们便停下来，把门敞开。' },
    relatedItems: ['brisbane-brand-hesperia'],
  }),
  entry('event', 'brisbane-event-macadamia-and-cacao', {
    title: { en: 'Macadamia and cacao', cn: '夏威夷果与可可' }, slug: 'macadamia-and-cacao', brand: 'brand-cacao-thereze',
    description: { en: 'A nut from the rainforests north of the city, cracked by hand and dipped in four chocolates over one long table.', cn: '城北雨林所产的坚果，长桌上亲手敲开，蘸四款巧克力同尝。' },
    category: ['cat-tasting', 'cat-food-and-gifts'], media: ['food-chocolate'], removedAfterExpired: false,
    startDate: day(-50, '13:00'), endDate: day(-43, '16:00'), time: { en: '1pm to 4pm', cn: '13:00至16:00' }, location: { en: 'Lane level, pantry', cn: '巷面层，食品间' },
    body: { en: 'The shell takes more force than almost any other nut’s. A brass press did the work, two thousand times in a week. The salted 54 per cent won, and is kept in the pantry for those who ask.', cn: '此果外壳之坚，少有坚果可及。一台黄铜压果器，一周压开两千枚。百分之五十四海盐款拔得头筹，食品间仍为识味者留有存货。' },
  }),
  entry('event', 'brisbane-event-finger-lime-gin', {
    title: { en: 'Finger lime, three ways with gin', cn: '指橙金酒三味' }, slug: 'finger-lime-gin', brand: 'brand-juniper-row', whetherLiquorOrTobacco: true,
    description: { en: 'Pearls of native citrus over three Juniper Row gins, with a grower who explains why the pink ones taste different.', cn: '本土柑果的晶莹果粒，撒入三款杜松巷金酒；种植者亲自说明，粉色果粒为何滋味不同。' },
    category: ['cat-tasting', 'cat-wines-and-spirits'], media: ['spirits-gin'],
    startDate: day(19, '17:00'), endDate: day(22, '20:00'), time: { en: '5pm and 6:30pm', cn: '17:00、18:30' }, frequency: { en: 'Four evenings', cn: '共四晚' },
    location: { en: 'Upper floor, north veranda', cn: '二层，北廊' }, status: { en: 'Booking open', cn: '接受预约' },
    body: { en: 'Finger limes grow wild in the rainforests along the border with New South Wales. Cut one, press, and it spills beads that burst on the tongue. One glass is dry, one long, one without alcohol for drivers.\n\nA$25, for guests aged 18 and over.', cn: '指橙野生于昆士兰与新南威尔士交界的雨林。切开轻挤，果粒倾出，在舌尖迸裂。一杯干爽，一杯长饮，一杯无酒精，留给驾车的客人。\n\n费用25澳元，仅限年满18岁的宾客。' },
  }),
];

const news: readonly Seed[] = [
  entry('news', 'brisbane-news-veranda-lamps', {
    title: { en: 'Lamps along the veranda', cn: '游廊灯起' }, slug: 'veranda-lamps',
    description: { en: 'Forty-eight shaded lamps now light the front of the house, and on Fridays they stay on until nine.', cn: '四十八盏罩灯照亮屋前，每逢周五，长明至九点。' },
    category: ['cat-house-news'], media: ['arch-boutique'], displayDate: day(-10, '09:30'), startDate: day(-10, '09:30'), endDate: day(80, '21:00'), removedAfterExpired: false, isFeatured: true,
    body: { en: 'Dusk in the subtropics is short: twenty-five minutes from gold to dark. The lamps are timed to take over without anyone noticing, and they are a warm colour that does not trouble the flying foxes on their way downriver.', cn: '亚热带的黄昏很短，由金转暗不过二十五分钟。灯光算准时刻悄然接续，色温偏暖，不扰顺流而下的狐蝠。' },
  }, { updated: 10 }),
  entry('news', 'brisbane-news-meridian-time-opens', {
    title: { en: 'Meridian Time arrives upstairs', cn: '子午时计登楼' }, slug: 'meridian-time-opens', brand: 'brand-meridian-time',
    description: { en: 'Slate dials and travel watches come to a small room with fretwork doors, and a bench for straps and links.', cn: '岩灰表盘与旅行腕表进驻镂花门扇的小室，另设表带表链工作台。' },
    category: ['cat-opening', 'cat-watches-and-jewellery'], media: ['watch-face'], displayDate: day(-25, '09:30'), startDate: day(-25, '09:30'), endDate: day(35, '19:00'), removedAfterExpired: false,
    body: { en: 'Queensland keeps one time all year while its neighbours change theirs, so the opening window shows two dials an hour apart and an explanation. Straps are changed free of charge in the first month.', cn: '昆士兰终年只用一个时间，邻州却随季节调整。开幕橱窗因此陈列两只相差一小时的表盘，并附说明。首月更换表带免费。' },
  }, { updated: 25 }),
  entry('news', 'brisbane-news-breezeway-doors', {
    title: { en: 'The breezeway doors are back', cn: '通风廊旧门归来' }, slug: 'breezeway-doors',
    description: { en: 'Twelve silky oak doors, restored over a year in a workshop at Ipswich, once again fold open from end to end.', cn: '十二扇银桦木门在伊普斯维奇的工坊修复一年，重又首尾敞开。' },
    category: ['cat-house-news'], media: ['arch-corridor'], displayDate: day(-68, '09:30'), removedAfterExpired: false,
    body: { en: 'Each door weighs 40 kilograms and moves with one finger. The coloured glass in the fanlights is the original; if you stand in the middle at ten in the morning, you turn briefly green.', cn: '每扇重四十公斤，一指可推。扇形气窗上的彩色玻璃为原物，上午十点站到正中，您会短暂地染上一层绿。' },
  }, { created: 72, updated: 68 }),
];

const services: readonly Seed[] = [
  entry('service', 'brisbane-service-airport-collection', {
    title: { en: 'Collection at Brisbane Airport', cn: '布里斯班机场提货' }, slug: 'airport-collection',
    description: { en: 'Shop in town at duty-free prices and pick up one sealed bag after passport control, however many rooms you visited.', cn: '市区以免税价选购，无论逛过几室，过边检之后只取一只密封提袋。' },
    category: ['cat-travel'], media: ['hero-travel'], isFeatured: true,
    time: { en: 'Orders until 6 hours before departure', cn: '起飞前6小时截止' }, location: { en: 'Veranda level, services room', cn: '游廊层，服务室' },
    body: { en: 'Bring your passport and international flight number. The train to the airport takes about twenty minutes from Central; your bag will be there first.\n\n- Complimentary.\n- Chocolate is kept at 16 degrees all the way.\n- Orders may be placed up to ten days ahead.', cn: '请携带护照与国际航班号。自中央车站乘火车至机场约二十分钟，提袋会先您一步抵达。\n\n- 免费服务。\n- 巧克力全程保持十六度。\n- 最早可提前十天下单。' },
  }),
  entry('service', 'brisbane-service-pressing', {
    title: { en: 'Pressed while you have tea', cn: '一盏茶，一件熨帖' }, slug: 'pressing',
    description: { en: 'Linen, silk and anything that has been in a suitcase, steamed by hand and returned on a hanger to your table.', cn: '亚麻、真丝，凡箱中压皱之物，手工蒸熨，挂妥送回您的茶桌。' },
    category: ['cat-personal', 'cat-travel'], media: ['fashion-handbag'],
    time: { en: 'Daily, 9:30am to 5pm', cn: '每日 9:30至17:00' }, location: { en: 'Veranda level, services room', cn: '游廊层，服务室' },
    body: { en: 'Up to three pieces, in about 30 minutes. Complimentary with any purchase that day, or A$10 a piece. Spots are looked at honestly.', cn: '至多三件，约三十分钟。当日有购物即免费，否则每件10澳元。至于污渍能否去除，我们会如实相告。' },
  }),
  entry('service', 'brisbane-service-gift-room', {
    title: { en: 'Gifts, wrapped for the hold', cn: '可托运的礼物包装' }, slug: 'gift-room', withoutDetail: true,
    description: { en: 'Paper printed with fig leaves, a card in your handwriting and padding that survives a baggage belt.', cn: '印着榕叶的包装纸，一张亲笔卡片，以及经得起行李传送带的衬垫。' },
    category: ['cat-personal'], media: ['hero-gifts'],
    time: { en: 'Daily, until closing', cn: '每日，至打烊' }, location: { en: 'Lane level, pantry', cn: '巷面层，食品间' },
    body: { en: 'Complimentary for everything bought in the house.', cn: '凡馆内所购，一概免费。' },
  }),
];

const offers: readonly Seed[] = [
  entry('specialOffer', 'brisbane-offer-solenne-daylight', {
    title: { en: 'Solenne by daylight', cn: '素澜日光护肤礼' }, slug: 'solenne-daylight', brand: 'brand-solenne',
    description: { en: 'Buy the amber serum in any strength and receive a daily sunscreen of 30 ml, matched to your skin on the veranda.', cn: '选购任一浓度琥珀精华，即赠30毫升日用防晒，于游廊天光下为您配选。' },
    category: ['cat-beauty'], media: ['beauty-serum'], isFeatured: true, startDate: day(-9, '09:30'), endDate: day(22, '19:00'), removedAfterExpired: false,
    location: { en: 'Veranda level, east room', cn: '游廊层，东室' },
    body: { en: 'Choose between a clear finish and a tinted one. Both are light enough for a humid day and meet the Australian standard for very high protection.', cn: '可选透明或微润色款，质地轻薄，湿热天气亦觉清爽，均符合澳大利亚“极高防护”标准。' },
    terms: { en: 'One sunscreen per serum while stocks last. Not combined with other offers. No cash alternative.', cn: '每瓶精华限赠一支，赠完即止。不可与其他优惠同享，亦不可折现。' },
  }, { updated: 9 }),
  entry('specialOffer', 'brisbane-offer-card-wallet', {
    title: { en: 'A card wallet, initialled', cn: '刻名卡包' }, slug: 'card-wallet', brand: 'brand-north-and-vale',
    description: { en: 'North & Vale’s olive card wallet with stamping and a brass key ring included, for two weeks only.', cn: '选购北谷橄榄绿卡包，免费压印姓名缩写，另赠黄铜钥匙环，仅限两周。' },
    category: ['cat-fashion'], media: ['fashion-wallet'], startDate: day(10, '09:30'), endDate: day(24, '19:00'), removedAfterExpired: false,
    location: { en: 'Veranda level, south room', cn: '游廊层，南室' },
    body: { en: 'Up to four characters, in blind or gold. The leather darkens where it is held, which here happens quickly.', cn: '至多四个字符，素压或烫金。皮面常握之处会渐渐变深，在此地，只会更快。' },
  }, { updated: 2 }),
  entry('specialOffer', 'brisbane-offer-petal-compact', {
    title: { en: 'The petal compact, refilled', cn: '花瓣粉饼换芯礼' }, slug: 'petal-compact', brand: 'brand-maison-verane',
    description: { en: 'Buy the pressed-powder compact and the first refill is yours, in the shade you choose. Ends today.', cn: '选购花瓣浮雕粉饼，即赠同款替换芯一枚，色号任选，今日截止。' },
    category: ['cat-beauty'], media: ['beauty-compact'], startDate: day(-18, '09:30'), endDate: day(0, '21:00'), removedAfterExpired: false,
    location: { en: 'Veranda level, east room', cn: '游廊层，东室' },
    body: { en: 'The case is made to be kept. Old refills may be left in the jar by the mirror; the pans are melted and used again.', cn: '粉盒可长久使用。用毕的内芯可投入镜旁玻璃罐，铝盘将回炉再用。' },
    terms: { en: 'One refill per compact. Until 9pm today.', cn: '每盒限赠一枚，今日21:00截止。' },
  }, { updated: 18 }),
];

const others: readonly Seed[] = [
  entry('artCulture', 'brisbane-art-reach', {
    title: { en: 'Reach, plaster and bronze', cn: '《河段》石膏与青铜' }, slug: 'reach',
    description: { en: 'A looping white form after the bends of the river, each of which the city calls a reach and knows by name.', cn: '白色环形体取意蜿蜒河湾。本城称每一段为“河段”，段段有名。' },
    category: ['cat-sculpture'], media: ['art-sculpture'], isFeatured: true, startDate: day(-60, '09:30'), endDate: day(100, '21:00'),
    location: { en: 'Veranda level, stair head', cn: '游廊层，楼梯口' },
    body: { en: 'The bronze sphere sits where the house stands on the map. A sculptor from Woolloongabba modelled the curve from ferry timetables, so its thickness is not the width of the water but the minutes it takes to cross.', cn: '青铜圆球所在，即本馆在地图上的位置。伍伦加巴一位雕塑家依渡轮时刻表塑形，故环体粗细所示并非河宽，而是渡河所需的分钟。' },
  }),
  entry('artCulture', 'brisbane-art-porphyry', {
    title: { en: 'Porphyry, three vessels', cn: '《斑岩三器》' }, slug: 'porphyry',
    description: { en: 'Studio pots in cobalt, terracotta and speckled ivory, thrown from clay dug beside the river at Ipswich.', cn: '钴蓝、陶土与斑点象牙色陶器三件，陶泥掘自伊普斯维奇河畔。' },
    category: ['cat-sculpture'], media: ['art-vessels'], startDate: day(-22, '09:30'), endDate: day(48, '21:00'),
    location: { en: 'Upper floor, tea room', cn: '二层，茶室' },
    body: { en: 'The speckle is crushed Brisbane tuff, the stone of the cliffs and of the lane outside. In firing it bleeds a little pink. The potter asks that flowers be put in them, and so we do, on Mondays.', cn: '斑点来自碾碎的布里斯班凝灰岩，正是崖壁与门前小巷的石料，烧成后微微泛粉。陶艺家嘱咐器中宜有花，于是每逢周一，我们便插上新枝。' },
  }),
  entry('mediaCenterDetailPage', 'brisbane-media-friday-evenings', {
    title: { en: 'Galleria opens Friday evenings', cn: '本馆周五延长营业' }, slug: 'friday-evenings',
    description: { en: 'Press release: Meridian Galleria Brisbane extends Friday hours to 9pm and completes its veranda lighting.', cn: '新闻稿：Meridian Galleria 布里斯班周五延长营业至21:00，游廊照明工程同步完成。' },
    category: ['cat-press-release'], media: ['arch-facade-dusk'], displayDate: day(-11, '09:30'), removedAfterExpired: false,
    body: { en: 'The new hours cover both floors, the tea room excepted, and the kitchen beneath the house. Lighting was planned with wildlife carers and uses a third less power than before.', cn: '新营业时间涵盖上下两层（茶室除外）及屋下厨房。照明方案经野生动物保育人士参与拟定，用电量较以往减少三分之一。' },
  }, { updated: 11 }),
  entry('indexDetailPage', 'brisbane-index-river-picnic', {
    title: { en: 'The river picnic', cn: '河上野餐' }, slug: 'river-picnic',
    description: { en: 'Cold-brewed tea, six macarons and a cotton cloth in a bag to keep, for an afternoon on the ferries.', cn: '冷萃茶一瓶、马卡龙六枚、棉布一方，装入可留用的布袋，伴您渡轮上的一个下午。' },
    category: ['cat-food-and-gifts'], media: ['food-macarons'], startDate: day(-4, '09:30'), endDate: day(45, '17:00'), removedAfterExpired: false,
    location: { en: 'Lane level, pantry', cn: '巷面层，食品间' },
    body: { en: 'Ask for it at the pantry and it is ready in six minutes. Sit on the left going upstream for the cliffs, on the right coming back for the arbour of bougainvillea at South Bank. Tell us how many spoons.', cn: '在食品间点取，六分钟即备妥。溯流而上宜坐左侧，看崖壁；回程宜坐右侧，看南岸的三角梅花廊。要几支小匙，请告诉我们。' },
    terms: { en: 'Best eaten within four hours. One free refill of tea on the same day.', cn: '宜于四小时内享用，当日可免费续茶一次。' },
  }, { updated: 4 }),
];

/** What Brisbane lists: houses, tables, events, news, services, offers, art and press. */
export const brisbaneItems: readonly Seed[] = [...brands, ...dining, ...events, ...news, ...services, ...offers, ...others];
