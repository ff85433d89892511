import { day, entry, type Seed } from '../seed.ts';

const brands: readonly Seed[] = [
  entry('brandPavilion', 'queenstown-brand-cacao-thereze', {
    title: { en: 'Cacao Thérèze', cn: 'Cacao Thérèze 泰蕾兹可可' }, slug: 'cacao-thereze', brand: 'brand-cacao-thereze',
    description: { en: 'Truffles with apricot and cherry from the Cromwell orchards, and a drinking chocolate made at the hearth.', cn: '克伦威尔果园的杏与樱桃入馅松露，另有炉边现煮的热巧克力。' },
    category: ['cat-food-and-gifts'], label: ['label-exclusive'], media: ['food-chocolate'], isFeatured: true,
    location: { en: 'Ground floor, behind the chimney', cn: '首层，烟囱后侧' }, time: { en: 'Daily, 9am to 9pm', cn: '每日 9:00至21:00' },
    body: { en: 'Central Otago has the driest summers in New Zealand and stone fruit that tastes of it. The house dries the halves for nine days before they meet the chocolate.\n\nThe drinking chocolate is 72 per cent, thick, and served in a cup without a handle so that both hands get warm.', cn: '中奥塔哥的夏季为新西兰最干燥，核果滋味因此格外浓郁。果瓣晾干九日，方与巧克力相遇。\n\n热巧克力浓度百分之七十二，稠厚醇香，盛于无柄杯中，双手皆可取暖。' },
  }),
  entry('brandPavilion', 'queenstown-brand-juniper-row', {
    title: { en: 'Juniper Row', cn: 'Juniper Row 杜松巷' }, slug: 'juniper-row', brand: 'brand-juniper-row', whetherLiquorOrTobacco: true,
    description: { en: 'Dry gins with an alpine shelf of their own, poured at a short bar cut from one slab of schist.', cn: '干金酒与一列高山限定，皆斟于整块片岩凿成的短吧台上。' },
    category: ['cat-wines-and-spirits'], media: ['hero-spirits'],
    location: { en: 'Ground floor, right of the chimney', cn: '首层，烟囱右侧' }, time: { en: 'Daily, noon to 9pm', cn: '每日 12:00至21:00' },
    body: { en: 'Ask for the one with wild thyme. It is poured over a single stone from the river, chilled in place of ice, and it opens as the stone warms. For guests aged 18 and over; miniatures travel in hand luggage within the usual limits.', cn: '不妨点那款野生百里香金酒：以冰镇河石代冰，石渐暖，香渐开。仅限年满18岁的宾客，小样可依规定随身携带登机。' },
  }),
  entry('brandPavilion', 'queenstown-brand-lune-and-linden', {
    title: { en: 'Lune & Linden', cn: 'Lune & Linden 月与椴' }, slug: 'lune-and-linden', brand: 'brand-lune-and-linden',
    description: { en: 'Perfumes after trees and weather, read beside an open window: cold air sharpens what heat would blur.', cn: '以树木与天气入香，宜于开窗之畔细品：暖意使香气朦胧，冷空气令其清晰。' },
    category: ['cat-fragrance'], label: ['label-new'], media: ['beauty-perfume-duo'], isFeatured: true,
    location: { en: 'Upper floor, west window', cn: '二层，西窗' }, time: { en: 'Daily, 10am to 8pm', cn: '每日 10:00至20:00' },
    body: { en: 'Lune is cool and mineral, Linden green with a little honey. They sit on two blocks of stone, one kept at room and one at lake temperature: try both on both. The adviser will fill a 2 ml phial of whichever you choose.', cn: '“月”清冷如矿石，“椴”青绿而带蜜意，分置于室温与湖温两方石台。请将两香在两处各试一回，顾问会为您灌装一支2毫升小样。' },
  }),
  entry('brandPavilion', 'queenstown-brand-kintara', {
    title: { en: 'Kintara', cn: 'Kintara 金多莱' }, slug: 'kintara', brand: 'brand-kintara',
    description: { en: 'Acetate frames and mountain lenses, fitted over a helmet strap if need be and tested on the lane outside.', cn: '板材镜架与高山镜片，必要时连头盔系带一并试戴，出门即可实测。' },
    category: ['cat-fashion'], label: ['label-leasing-brand'], media: ['fashion-sunglasses'],
    location: { en: 'Upper floor, north side', cn: '二层，北侧' }, time: { en: 'Daily, 9am to 9pm', cn: '每日 9:00至21:00' },
    body: { en: 'Fresh snow sends back most of the light that falls on it. The darker lenses are for the slopes, the amber ones for the drive home through the gorge. Hinges are tightened without charge, whoever made them.', cn: '新雪会将大部分光线反射回来。深色镜片用于雪坡，琥珀色镜片用于穿越峡谷的归程。无论何家镜架，均可免费紧固铰链。' },
  }),
  entry('brandPavilion', 'queenstown-brand-calibre-ferrand', {
    title: { en: 'Calibre Ferrand', cn: 'Calibre Ferrand 斐朗' }, slug: 'calibre-ferrand', brand: 'brand-calibre-ferrand',
    description: { en: 'Thin hand-wound watches with dials the grey of wet schist, shown on a table beside the mountain window.', cn: '纤薄手动上链腕表，表盘恰似湿润片岩的灰，陈列于面山窗畔。' },
    category: ['cat-watches-and-jewellery'], media: ['hero-watches'],
    location: { en: 'Upper floor, mountain window', cn: '二层，面山窗旁' }, time: { en: 'Daily, 10am to 8pm', cn: '每日 10:00至20:00' },
    body: { en: 'Mechanical oils thicken in the cold, so each movement here has been run for a night at five below zero. The record is in the box. Straps are changed while you look at the view.', cn: '机芯油遇冷会变稠，此间每枚机芯都曾在零下五度运行一夜，记录附于盒内。看一会儿山景，表带便已换妥。' },
  }),
];

const dining: readonly Seed[] = [
  entry('dining', 'queenstown-dining-hearth', {
    title: { en: 'The Hearth', cn: '炉边餐室' }, slug: 'hearth',
    description: { en: 'Slow lamb, lake trout smoked over mānuka wood and a long table that seats whoever comes in from the cold.', cn: '慢烤羊肉、麦卢卡木熏鳟鱼，一张长桌，款待每一位从寒风中走来的人。' },
    category: ['cat-restaurant'], media: ['dining-table'], cuisine: { en: 'Fire cooking of the south', cn: '南岛炭火料理' }, isFeatured: true,
    time: { en: 'Noon to 10pm', cn: '12:00至22:00' }, frequency: { en: 'Daily, June to September; closed Mondays otherwise', cn: '六月至九月每日营业，其余月份周一休息' }, location: { en: 'Ground floor, centre', cn: '首层，中央' },
    body: { en: 'One fire cooks everything, from breakfast flatbread to the last shoulder of lamb. Candles are lit at five.\n\n- Merino lamb from the high country, for two or four.\n- Bluff oysters in season, from March to August.\n- No bookings for the long table; small tables may be held.', cn: '一炉火包办一切，从清晨的薄饼到最后一块羊肩。五点点起蜡烛。\n\n- 高地美利奴羔羊，两人或四人份。\n- 布拉夫生蚝，三月至八月当季供应。\n- 长桌不设订位，小桌可预留。' },
  }),
  entry('dining', 'queenstown-dining-orchard-room', {
    title: { en: 'The Orchard Room', cn: '果园茶室' }, slug: 'orchard-room',
    description: { en: 'Citrus tarts, apricot slices and strong coffee in a small room that catches the first sun over the lake.', cn: '柑橘塔、鲜杏方糕与浓咖啡，小室迎着湖上的第一缕阳光。' },
    category: ['cat-cafe'], media: ['dining-dessert'], cuisine: { en: 'Baking and coffee', cn: '烘焙与咖啡' },
    time: { en: '8am to 5pm', cn: '8:00至17:00' }, frequency: { en: 'Daily', cn: '每日' }, location: { en: 'Upper floor, east room', cn: '二层，东室' },
    body: { en: 'Fruit comes over the Kawarau Gorge from Cromwell and Roxburgh, an hour away or a little more. In January there are cherries, in February apricots, and all winter whatever was bottled.\n\nA thermos can be filled for the mountain if you bring one before nine.', cn: '果品自克伦威尔与罗克斯堡越卡瓦劳峡谷而来，车程一小时有余。一月是樱桃，二月是杏，整个冬天则是封存的果酱与糖渍。\n\n九点前带保温瓶来，可为您灌满上山。' },
  }),
];

const events: readonly Seed[] = [
  entry('event', 'queenstown-event-alpine-botanicals', {
    title: { en: 'Thyme, briar and gin', cn: '百里香、野蔷薇与金酒' }, slug: 'alpine-botanicals', brand: 'brand-juniper-row', whetherLiquorOrTobacco: true,
    description: { en: 'Plants the gold miners left behind on the dry hills, smelt one by one and then met again in three gins.', cn: '淘金者遗落在干燥山坡上的草木，先逐一细闻，再于三款金酒中重逢。' },
    category: ['cat-tasting', 'cat-wines-and-spirits'], media: ['spirits-gin'], isFeatured: true,
    startDate: day(-8, '17:30'), endDate: day(22, '20:00'), time: { en: '5:30pm', cn: '17:30' }, frequency: { en: 'Wednesday to Saturday', cn: '周三至周六' },
    location: { en: 'Ground floor, schist bar', cn: '首层，片岩吧台' }, status: { en: 'Eight places, book by noon', cn: '八席，中午前预约' },
    body: { en: 'Wild thyme and sweet briar came with settlers and liked the climate too well. The tasting uses both, with local lemon and a little snow water from the Crown Range.\n\nForty minutes by the fire, for guests aged 18 and over. NZ$35, returned against a bottle.', cn: '野百里香与野蔷薇随移民而来，因太过适应此地气候而遍生。品鉴取用二者，佐以本地柠檬与皇冠山脉的一点雪水。\n\n炉边四十分钟，仅限年满18岁的宾客。费用35新西兰元，购酒可抵。' },
    relatedItems: ['queenstown-brand-juniper-row'],
  }),
  entry('event', 'queenstown-event-fleece-to-scarf', {
    title: { en: 'From fleece to scarf', cn: '从羊毛到围巾' }, slug: 'fleece-to-scarf', brand: 'brand-ottavia-rey',
    description: { en: 'High-country merino and printed silk compared by hand, with a spinner from Arrowtown at her wheel by the window.', cn: '高地美利奴与印花真丝，以指尖比较；窗边，一位箭镇的纺线人摇着纺车。' },
    category: ['cat-workshop', 'cat-fashion'], media: ['fashion-scarf'], removedAfterExpired: false,
    startDate: day(-37, '13:00'), endDate: day(-30, '16:00'), time: { en: '1pm to 4pm', cn: '13:00至16:00' }, location: { en: 'Upper floor, west window', cn: '二层，西窗' },
    body: { en: 'Guests carded, spun and felt the difference between 16 and 19 microns with their eyes closed. Nearly all of them got it right. The yarn made that week was knitted into two blankets for the window seat.', cn: '来宾梳毛、纺线，闭目分辨十六与十九微米之别，几乎人人答对。那一周纺成的纱线，已织成两条毛毯，铺在窗座上。' },
  }),
  entry('event', 'queenstown-event-southern-stars', {
    title: { en: 'Southern stars on a slate dial', cn: '岩灰表盘上的南天星' }, slug: 'southern-stars', brand: 'brand-calibre-ferrand',
    description: { en: 'An hour with a watchmaker and a sky guide: how time was taken from stars, and how to find south without a compass.', cn: '与制表师和观星向导共度一小时：古人如何观星定时，不用罗盘又如何辨认正南。' },
    category: ['cat-workshop', 'cat-watches-and-jewellery'], media: ['watch-face'],
    startDate: day(14, '19:00'), endDate: day(17, '21:00'), time: { en: '7pm and 8pm', cn: '19:00、20:00' }, frequency: { en: 'Four clear nights', cn: '四个晴夜' },
    location: { en: 'Upper floor, then the jetty', cn: '二层集合，移步栈桥' }, status: { en: 'Booking opens soon', cn: '即将开放预约' },
    body: { en: 'It begins at the bench with a movement laid open, and ends at the end of the jetty, where the lamps are turned off for us. The Southern Cross and its pointers give the direction; your watch gives the rest.\n\nComplimentary. Blankets and hot chocolate are provided, and cloud moves it to the next night.', cn: '自工作台上一枚敞开的机芯开始，至栈桥尽头结束，届时灯火会为我们熄灭。南十字与两颗指极星给出方向，余下的交给您的腕表。\n\n免费参加，备有毛毯与热巧克力；若遇多云，顺延一晚。' },
    relatedItems: ['queenstown-brand-calibre-ferrand'],
  }),
];

const news: readonly Seed[] = [
  entry('news', 'queenstown-news-fire-is-lit', {
    title: { en: 'The fire is lit at nine', cn: '九点，炉火已燃' }, slug: 'fire-is-lit',
    description: { en: 'The chimney has been swept, the warm room refitted, and the house now opens an hour earlier for those bound uphill.', cn: '烟囱已清，暖靴室焕新，为上山的客人，本馆提早一小时开门。' },
    category: ['cat-house-news'], media: ['arch-boutique'], displayDate: day(-20, '09:00'), startDate: day(-20, '09:00'), endDate: day(75, '21:00'), removedAfterExpired: false, isFeatured: true,
    body: { en: 'We burn wilding pine, the self-sown conifers that volunteers clear from the hills each year so that tussock can come back. It splits easily and smells of resin for the first ten minutes.', cn: '炉中烧的是野生松。这些自行蔓生的针叶树，每年由志愿者从山上清除，好让草丛重新生长。此木易劈，初燃的十分钟里满室松脂香。' },
  }, { updated: 20 }),
  entry('news', 'queenstown-news-hesperia-opens', {
    title: { en: 'Hesperia opens upstairs', cn: '暮星登楼开幕' }, slug: 'hesperia-opens', brand: 'brand-hesperia',
    description: { en: 'The evening perfumer joins Lune & Linden at the west window, with an amber that suits cold air and sells first here.', cn: '专写暮夜的香氛品牌与月与椴共守西窗，一款宜于寒夜的琥珀香率先于此发售。' },
    category: ['cat-opening', 'cat-fragrance'], media: ['beauty-perfume-amber'], displayDate: day(-6, '09:00'), startDate: day(-6, '09:00'), endDate: day(45, '21:00'), removedAfterExpired: false,
    body: { en: 'The amber opens with juniper and settles into warm hay. It was finished here over a fortnight in autumn, when the poplars by the lake were turning and every window was open.', cn: '前调为杜松，渐次沉入暖阳干草。去秋湖畔杨树转黄、家家开窗的半个月里，这支香于此定稿。' },
    relatedItems: ['queenstown-brand-lune-and-linden'],
  }, { updated: 6 }),
  entry('news', 'queenstown-news-bottled-cherries', {
    title: { en: 'The cherries are bottled', cn: '樱桃已封罐' }, slug: 'bottled-cherries',
    description: { en: 'The Orchard Room has put up its summer cherries, so macarons and tarts will taste of Cromwell all year.', cn: '果园茶室已将夏日樱桃封存，马卡龙与果塔四季皆有克伦威尔的滋味。' },
    category: ['cat-house-news', 'cat-food-and-gifts'], media: ['food-macarons'], displayDate: day(-70, '09:00'), removedAfterExpired: false,
    body: { en: 'Picked before eight in the morning, stoned by ten, in the jar by noon: 640 jars in six weeks. Macarons in boxes of twelve travel well for two days, and the syrup is sold on its own.', cn: '晨八时前采摘，十时去核，正午入罐，六周之间共得六百四十罐。马卡龙十二枚装可存两日，樱桃糖浆亦单独发售。' },
  }, { created: 75, updated: 70 }),
];

const services: readonly Seed[] = [
  entry('service', 'queenstown-service-warm-room', {
    title: { en: 'The warm room', cn: '暖靴室' }, slug: 'warm-room',
    description: { en: 'Boots dried, packs or skis stored and coats hung by the chimney while you look around in borrowed felt slippers.', cn: '靴履烘干，背包雪板寄存，外套挂在烟囱旁，您只管换上软鞋，随意走走。' },
    category: ['cat-travel'], media: ['arch-corridor'], isFeatured: true,
    time: { en: 'Daily, 9am to 9pm', cn: '每日 9:00至21:00' }, location: { en: 'Ground floor, left of the chimney', cn: '首层，烟囱左侧' },
    body: { en: 'Complimentary, whether or not you buy. A pair of boots takes about 40 minutes to dry on the stone shelf, whether it was snow or the Routeburn that wet them.\n\n- Wax and a bench for small repairs.\n- Overnight storage until 10am next day.\n- Slippers from children’s sizes up.', cn: '无论购物与否，一概免费。一双靴子置于石架，约四十分钟可干，管它沾的是雪，还是路特本步道的溪水。\n\n- 备有雪蜡与小修工作台。\n- 可寄存过夜，至次日10:00。\n- 软鞋备有儿童尺码。' },
  }),
  entry('service', 'queenstown-service-airport-collection', {
    title: { en: 'Collection at the airport', cn: '机场提货' }, slug: 'airport-collection',
    description: { en: 'Pay here at duty-free prices and pick up your sealed bag after passport control at Queenstown Airport.', cn: '在此以免税价付款，于皇后镇机场过边检之后领取密封提袋。' },
    category: ['cat-travel'], media: ['hero-travel'],
    time: { en: 'Orders until 8 hours before departure', cn: '起飞前8小时截止' }, location: { en: 'Ground floor, till', cn: '首层，收银台' },
    body: { en: 'For travellers leaving New Zealand from Queenstown. If you fly out through Auckland or Christchurch instead, say so and we will send your order there. Complimentary, and weatherproof: when flights move, so does the bag.', cn: '适用于由皇后镇直接离境的旅客。若经奥克兰或基督城出境，请告知，我们会将订单转送。免费服务，风雪无阻：航班改期，提袋随之。' },
  }),
  entry('service', 'queenstown-service-wool-wrapping', {
    title: { en: 'Wrapping in felt and twine', cn: '毛毡与麻绳包装' }, slug: 'wool-wrapping', withoutDetail: true,
    description: { en: 'Gifts folded into local wool felt and tied with flax twine: paper and padding in one, however far they are going.', cn: '以本地羊毛毡裹起，系上亚麻细绳，既是包装，也是缓冲，寄往远方亦无妨。' },
    category: ['cat-personal'], media: ['hero-gifts'],
    time: { en: 'Daily, until closing', cn: '每日，至打烊' }, location: { en: 'Ground floor, beside the till', cn: '首层，收银台旁' },
    body: { en: 'Four colours, after the lake at different hours. Complimentary for purchases over NZ$80.', cn: '四种颜色，取自一日不同时辰的湖水。消费满80新西兰元即可免费享用。' },
  }),
];

const offers: readonly Seed[] = [
  entry('specialOffer', 'queenstown-offer-mountain-skin', {
    title: { en: 'Mountain skin, put right', cn: '山间润肤礼' }, slug: 'mountain-skin', brand: 'brand-aurelle',
    description: { en: 'With any Aurelle cream of 50 ml, a lip balm and a hand salve for the chairlift, in a felt case.', cn: '选购任意50毫升欧蕾尔面霜，即赠润唇膏与护手霜，收于毛毡小盒，缆车上也用得到。' },
    category: ['cat-beauty'], media: ['beauty-cream'], isFeatured: true, startDate: day(-16, '09:00'), endDate: day(25, '21:00'), removedAfterExpired: false,
    location: { en: 'Upper floor, beauty table', cn: '二层，美妆台' },
    body: { en: 'Both pieces are unscented and stay soft below freezing. The adviser can show you how little is enough.', cn: '两件均不含香料，零度以下依然柔软。用量几何，顾问会为您示范。' },
    terms: { en: 'One case per guest while stocks last. Not combined with other offers.', cn: '每位限赠一份，赠完即止，不可与其他优惠同享。' },
  }, { updated: 15 }),
  entry('specialOffer', 'queenstown-offer-lift-pass-wallet', {
    title: { en: 'A wallet for the lift pass', cn: '雪票卡包' }, slug: 'lift-pass-wallet', brand: 'brand-north-and-vale',
    description: { en: 'North & Vale’s olive card wallet comes with a stamped name and a clip for the zip of your jacket.', cn: '选购北谷橄榄绿卡包，免费压印姓名，并赠可扣于外套拉链的铜夹。' },
    category: ['cat-fashion'], media: ['fashion-wallet'], startDate: day(6, '09:00'), endDate: day(34, '21:00'), removedAfterExpired: false,
    location: { en: 'Upper floor, north side', cn: '二层，北侧' },
    body: { en: 'The clip is brass and closes with a glove on. Stamping takes ten minutes.', cn: '铜夹戴着手套亦可扣合，压印约十分钟。' },
  }, { updated: 1 }),
  entry('specialOffer', 'queenstown-offer-frost-drops', {
    title: { en: 'Frost drops by Ondine', cn: '昂汀霜露耳坠' }, slug: 'frost-drops', brand: 'brand-ondine-joaillerie',
    description: { en: 'Pearl drops and their matching chain at 15 per cent less when chosen together. This offer has ended.', cn: '珍珠耳坠与同系列项链成套选购，享八五折。本优惠现已结束。' },
    category: ['cat-watches-and-jewellery'], media: ['jewel-earrings'], startDate: day(-58, '10:00'), endDate: day(-19, '21:00'), removedAfterExpired: false,
    location: { en: 'Upper floor, mountain window', cn: '二层，面山窗旁' },
    body: { en: 'The pieces are still here, singly, and may be tried by the window at any hour.', cn: '单件仍有陈列，随时可于窗畔试戴。' },
    terms: { en: 'Applied to the pair in one purchase.', cn: '须于同一笔消费中成套购买。' },
  }, { created: 60, updated: 19 }),
];

const others: readonly Seed[] = [
  entry('artCulture', 'queenstown-art-river-stones', {
    title: { en: 'Vessels from three rivers', cn: '《三河之器》' }, slug: 'river-stones',
    description: { en: 'Three thrown vessels glazed with ground stone from the Arrow, the Shotover and the Kawarau.', cn: '三件手拉坯器皿，釉料掺入箭河、沙特欧瓦河与卡瓦劳河的石粉。' },
    category: ['cat-sculpture'], media: ['art-vessels'], isFeatured: true, startDate: day(-45, '10:00'), endDate: day(80, '21:00'),
    location: { en: 'Ground floor, hearth shelf', cn: '首层，壁炉石架' },
    body: { en: 'A ceramicist from Glenorchy, at the head of the lake, crushes the stone with a hand mill and tests each batch on a saucer first. The cobalt one holds a fleck of mica that catches the fire. They are for sale, singly, and the money goes to the river trust.', cn: '一位来自湖源小镇格林诺奇的陶艺家，以手磨碾石为粉，先在小碟上试釉。钴蓝那件嵌有云母，映火则明。作品可单件购藏，所得捐予河流保育信托。' },
  }),
  entry('artCulture', 'queenstown-art-lake-breathing', {
    title: { en: 'The lake, breathing', cn: '《湖之呼吸》' }, slug: 'lake-breathing',
    description: { en: 'A painting in two tides of colour, after the slow rise and fall of Lake Wakatipu that anyone can watch from the jetty.', cn: '两股色彩如潮起落，取意瓦卡蒂普湖水缓缓涨退，立于栈桥便可亲见。' },
    category: ['cat-painting'], media: ['art-painting'], startDate: day(-10, '10:00'), endDate: day(110, '21:00'),
    location: { en: 'Upper floor, stair head', cn: '二层，楼梯口' },
    body: { en: 'The lake’s surface lifts and sinks by some centimetres, several times in an hour or two. Science calls it a seiche. Māori tradition tells of a giant, Matau, whose heart still beats below. The bench in front is placed for people who would like to decide.', cn: '湖面每一两个钟头便有数次起落，相差不过几厘米。科学称之为“静振”；毛利传说则道，湖底有巨人马陶的心仍在跳动。画前的长椅，留给愿意自己定夺的人。' },
  }),
  entry('mediaCenterDetailPage', 'queenstown-media-winter-pictures', {
    title: { en: 'The house in winter', cn: '冬日石屋' }, slug: 'winter-pictures',
    description: { en: 'Image library: nine photographs of the house, the hearth and the lane under snow, cleared for editorial use.', cn: '图片库：石屋、壁炉与雪中小巷照片九帧，可供媒体使用。' },
    category: ['cat-image-library'], media: ['arch-facade-dusk'], displayDate: day(-17, '09:00'), removedAfterExpired: false,
    body: { en: 'Taken between 4pm and 6pm on three days in July, when lamps and sky are equally bright. Please credit Meridian Galleria Queenstown.', cn: '摄于七月里的三天，每日十六时至十八时，正是灯光与天色同样明亮之时。刊用请注明 Meridian Galleria 皇后镇。' },
  }, { updated: 17 }),
  entry('indexDetailPage', 'queenstown-index-thyme-and-tea', {
    title: { en: 'Thyme honey and mountain tea', cn: '百里香蜜与高山茶' }, slug: 'thyme-and-tea',
    description: { en: 'A jar of wild thyme honey with any Sencha Hall caddy at a quarter less, and a wooden spoon to share.', cn: '野百里香蜜搭配任意煎茶堂茶罐，合购享七五折，并附木匙一支。' },
    category: ['cat-food-and-gifts'], media: ['food-honey'], startDate: day(-5, '09:00'), endDate: day(28, '21:00'), removedAfterExpired: false,
    location: { en: 'Ground floor, provision shelf', cn: '首层，粮货架' },
    body: { en: 'The honey is gathered around Alexandra in November, when whole hillsides go purple. Stir it in after the tea has cooled a little, or the thyme is lost.', cn: '蜜采于十一月的亚历山德拉一带，彼时满坡皆紫。茶汤稍凉再调入，方不失百里香气。' },
    terms: { en: 'One caddy and one jar in the same purchase. Check what your destination allows.', cn: '茶罐与蜂蜜须同笔购买，请留意目的地入境规定。' },
  }, { updated: 5 }),
];

/** What Queenstown lists: houses, tables, events, news, services, offers, art and press. */
export const queenstownItems: readonly Seed[] = [...brands, ...dining, ...events, ...news, ...services, ...offers, ...others];
