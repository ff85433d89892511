import { day, entry, type Seed } from '../seed.ts';

const brands: readonly Seed[] = [
  entry('brandPavilion', 'new-york-city-brand-glenmarrow', {
    title: { en: 'Glenmarrow', cn: 'Glenmarrow 格伦马罗' }, slug: 'glenmarrow', brand: 'brand-glenmarrow', whetherLiquorOrTobacco: true,
    description: { en: 'Single malts from a cold glen, shown by cask: bourbon, sherry and a small run finished in New York rye wood.', cn: '源自清寒幽谷的单一麦芽，以桶型分陈：波本、雪莉，另有少量以纽约黑麦桶收尾。' },
    category: ['cat-wines-and-spirits'], label: ['label-exclusive'], media: ['hero-spirits'], isFeatured: true,
    location: { en: 'Third vault, the cellar', cn: '第三拱厅，酒窖' }, time: { en: 'Daily, 8am to 11pm', cn: '每日 8:00至23:00' },
    body: { en: 'The cellar is a low room with one long table. Bottles stand in the order in which they should be tasted, and the rye-wood finish comes last: orange peel, clove, a dry end.\n\nSold to guests aged 21 and over. Duty-free bottles are sealed and handed over at the gate.', cn: '酒窖低矮，只设一张长桌，酒款依品饮次序排列。压轴的是黑麦桶收尾款：橙皮、丁香，余味干爽。\n\n仅售予年满21岁的宾客。免税酒品密封后于登机口交付。' },
  }),
  entry('brandPavilion', 'new-york-city-brand-meridian-time', {
    title: { en: 'Meridian Time', cn: 'Meridian Time 子午时计' }, slug: 'meridian-time', brand: 'brand-meridian-time',
    description: { en: 'Watches for people who cross time zones: slate dials, soft straps and a local hour that jumps at one turn of the crown.', cn: '为跨越时区者而制的腕表：岩灰表盘，柔软表带，表冠一转，时针即跳至当地时间。' },
    category: ['cat-watches-and-jewellery'], label: ['label-ec-enabled'], media: ['watch-face'], isFeatured: true,
    location: { en: 'Second vault, under the clock', cn: '第二拱厅，大钟之下' }, time: { en: 'Daily, 8am to 10pm', cn: '每日 8:00至22:00' },
    body: { en: 'The slate dial is the one to see in person; under the vault’s lamps it goes from grey to plum. New York time is kept on the counter clock so you can set the second zone before you leave it.', cn: '岩灰表盘最宜亲眼一看，拱顶灯下由灰转作紫李色。柜台座钟恒显纽约时间，离开之前，不妨先校好第二时区。' },
  }),
  entry('brandPavilion', 'new-york-city-brand-lune-and-linden', {
    title: { en: 'Lune & Linden', cn: 'Lune & Linden 月与椴' }, slug: 'lune-and-linden', brand: 'brand-lune-and-linden',
    description: { en: 'Perfumes after trees and weather, including the linden that scents the side streets of Brooklyn in June.', cn: '以树木与天气入香，其中便有每年六月弥漫布鲁克林小街的椴树花香。' },
    category: ['cat-fragrance'], label: ['label-new'], media: ['beauty-perfume-duo'],
    location: { en: 'First vault, west wall', cn: '第一拱厅，西墙' }, time: { en: 'Daily, 6am to midnight', cn: '每日 6:00至24:00' },
    body: { en: 'Begin with the two round flacons that gave the house its name, then ask for the winter pair: cold stone and cedar. Travel sprays hold 10 ml and refill at the counter.', cn: '先闻命名品牌的两只圆瓶，再请店员取出冬季双香：冷石与雪松。旅行喷雾容量10毫升，可在柜台续装。' },
  }),
  entry('brandPavilion', 'new-york-city-brand-north-and-vale', {
    title: { en: 'North & Vale', cn: 'North & Vale 北谷' }, slug: 'north-and-vale', brand: 'brand-north-and-vale',
    description: { en: 'Bridle leather cut for long use: belts, cabin bags and wallets that are stitched by hand and stamped on the spot.', cn: '经得起岁月的马缰皮革：腰带、登机包与钱夹，手工缝制，现场压印。' },
    category: ['cat-fashion'], label: ['label-leasing-brand'], media: ['fashion-belt'],
    location: { en: 'Second vault, east side', cn: '第二拱厅，东侧' }, time: { en: 'Daily, 8am to 10pm', cn: '每日 8:00至22:00' },
    body: { en: 'Belts are cut to length in five minutes. Initials are stamped with brass type that once labelled freight, up to four characters, at no charge.', cn: '腰带五分钟即可裁至合适长度。姓名缩写以昔日货运铜模压印，至多四个字符，无需付费。' },
    features: { en: ['Stamping', 'Cut to length'], cn: ['现场压印', '即时裁长'] },
  }),
  entry('brandPavilion', 'new-york-city-brand-maison-verane', {
    title: { en: 'Maison Verane', cn: 'Maison Verane 薇兰世家' }, slug: 'maison-verane', brand: 'brand-maison-verane',
    description: { en: 'Colour with a soft finish, from brick to blush, matched by daylight from the concourse’s own east windows.', cn: '妆色柔雾，由砖红至浅绯，就着长廊东窗的天光一一比对。' },
    category: ['cat-beauty'], media: ['beauty-lipstick'],
    location: { en: 'First vault, east windows', cn: '第一拱厅，东窗' }, time: { en: 'Daily, 6am to midnight', cn: '每日 6:00至24:00' },
    body: { en: 'Shades are named for building materials, which in this city is a compliment: Brownstone, Rooftop Brick, Terrazzo. A colour match takes six minutes and is complimentary, before or after a red-eye.', cn: '色号以建材命名，在这座城市里可算一种赞美：褐石、屋顶红砖、水磨石。配色约六分钟，免费提供，夜航前后皆宜。' },
  }),
];

const dining: readonly Seed[] = [
  entry('dining', 'new-york-city-dining-long-counter', {
    title: { en: 'The long counter', cn: '长台' }, slug: 'long-counter',
    description: { en: 'Twenty-two stools facing the bay, oysters from Long Island and a strip steak that reaches you inside 25 minutes.', cn: '二十二席面朝海湾，有长岛生蚝，也有二十五分钟内上桌的炭烤牛排。' },
    category: ['cat-restaurant'], media: ['dining-table'], cuisine: { en: 'New York grill', cn: '纽约炭烤' }, isFeatured: true,
    time: { en: '11am to 11pm', cn: '11:00至23:00' }, frequency: { en: 'Daily', cn: '每日' }, location: { en: 'Third vault, bay window', cn: '第三拱厅，海湾窗前' },
    body: { en: 'Give your flight number when you sit. The kitchen times the courses by it and the bill arrives before you ask.\n\n- Oysters from Great South Bay, half a dozen or three.\n- Aged strip with a baked potato, cut for one.\n- Cheesecake, made in Brooklyn this morning.', cn: '落座时请告知航班号，厨房据此安排上菜节奏，账单也会适时送上。\n\n- 大南湾生蚝，六只或三只均可。\n- 熟成纽约客牛排配焗土豆，一人份。\n- 芝士蛋糕，今晨制于布鲁克林。' },
  }),
  entry('dining', 'new-york-city-dining-bagel-room', {
    title: { en: 'The bagel room', cn: '贝果小铺' }, slug: 'bagel-room',
    description: { en: 'Boiled, then baked from 5am, with smoked fish to layer on and egg creams stirred to order at the marble end.', cn: '清晨五时起先煮后烤，可夹熏鱼，云石台一侧现调纽约“蛋奶”汽水。' },
    category: ['cat-cafe'], media: ['dining-coffee'], cuisine: { en: 'Bakery and coffee', cn: '烘焙与咖啡' },
    time: { en: '6am to 8pm', cn: '6:00至20:00' }, frequency: { en: 'Daily', cn: '每日' }, location: { en: 'First vault, beside the entrance', cn: '第一拱厅，入口旁' },
    body: { en: 'An egg cream has neither egg nor cream in it: milk, chocolate syrup and seltzer, and it must be drunk at once. Bagels by the dozen are packed in paper that keeps the crust for a day.', cn: '名为“蛋奶”，既无蛋也无奶油，只是牛奶、巧克力糖浆与气泡水，须即调即饮。整打贝果以透气纸袋包装，外皮可保一日香韧。' },
  }),
];

const events: readonly Seed[] = [
  entry('event', 'new-york-city-event-rye-and-malt', {
    title: { en: 'Rye, malt and the Hudson', cn: '黑麦、麦芽与哈德逊河' }, slug: 'rye-and-malt', brand: 'brand-glenmarrow', whetherLiquorOrTobacco: true,
    description: { en: 'Three single malts beside grain from the Hudson Valley, tasted over 25 minutes at the cellar’s long table.', cn: '三款单一麦芽，与哈德逊河谷的谷物并陈，于酒窖长桌细品二十五分钟。' },
    category: ['cat-tasting', 'cat-wines-and-spirits'], media: ['spirits-whisky'], isFeatured: true,
    startDate: day(-9, '16:00'), endDate: day(21, '22:00'), time: { en: '4pm, 6pm and 8pm', cn: '16:00、18:00、20:00' }, frequency: { en: 'Daily except Monday', cn: '周一除外' },
    location: { en: 'Third vault, the cellar', cn: '第三拱厅，酒窖' }, status: { en: 'Walk in, eight seats', cn: '无需预约，八席' },
    body: { en: 'Rye was New York’s grain long before corn reached the still, and the valley grows it again. A bowl of it goes round the table first, raw and then toasted, so you know the note when it returns in the glass.\n\nComplimentary with a boarding pass. For guests aged 21 and over.', cn: '早在玉米用于蒸馏之前，黑麦便是纽约的谷物，如今河谷重又种植。席间先传看一碗黑麦，生者与烘过者各一，待杯中再遇，便认得出来。\n\n凭登机牌免费参加，仅限年满21岁的宾客。' },
    relatedItems: ['new-york-city-brand-glenmarrow'],
  }),
  entry('event', 'new-york-city-event-luggage-labels', {
    title: { en: 'Luggage labels in letterpress', cn: '活版印行李牌' }, slug: 'luggage-labels', brand: 'brand-north-and-vale',
    description: { en: 'A hand press, a tray of wooden type and a printer from Red Hook who set travellers’ names on leather tags.', cn: '一台手摇印机，一盘木活字，一位来自红钩区的印刷师，为旅人印下皮质行李牌。' },
    category: ['cat-workshop', 'cat-fashion'], media: ['fashion-wallet'], removedAfterExpired: false,
    startDate: day(-40, '12:00'), endDate: day(-33, '18:00'), time: { en: 'Noon to 6pm', cn: '12:00至18:00' }, location: { en: 'Second vault, east side', cn: '第二拱厅，东侧' },
    body: { en: 'In one week the press made 611 labels in nineteen scripts, among them Bengali, Greek and Korean. Queens speaks more languages than any place of its size; the type case was borrowed from a neighbour who prints wedding cards for most of them.', cn: '一周之内，印机以十九种文字印出六百一十一枚行李牌，其中有孟加拉文、希腊文与韩文。论语言之多，同等大小的地方无出皇后区之右；活字盘便借自一位邻居，各族喜帖多出其手。' },
  }),
  entry('event', 'new-york-city-event-rain-on-asphalt', {
    title: { en: 'Rain on warm asphalt', cn: '雨落温热柏油路' }, slug: 'rain-on-asphalt', brand: 'brand-lune-and-linden',
    description: { en: 'The smell of a July storm on Fifth Avenue, taken apart into six notes you can hold up to the light.', cn: '七月骤雨落在第五大道的气味，拆作六种香调，逐一对光细辨。' },
    category: ['cat-workshop', 'cat-fragrance'], media: ['beauty-perfume-amber'],
    startDate: day(12, '10:00'), endDate: day(26, '20:00'), time: { en: 'On the hour, 10am to 8pm', cn: '10:00至20:00，逢整点' }, frequency: { en: 'Thursday to Sunday', cn: '周四至周日' },
    location: { en: 'First vault, west wall', cn: '第一拱厅，西墙' },
    body: { en: 'Wet stone, hot rubber, a linden in flower, coffee from a cart. Each is a single material in a glass dish. Put them together in the right amounts and the corner of 42nd Street is suddenly there.\n\nTwenty minutes, complimentary, six guests at a time.', cn: '湿石、热橡胶、开花的椴树、街边餐车的咖啡，各为一味，盛于玻璃小皿。按比例相合，四十二街的街角便忽然在眼前了。\n\n每场二十分钟，免费，限六位。' },
    relatedItems: ['new-york-city-brand-lune-and-linden'],
  }),
];

const news: readonly Seed[] = [
  entry('news', 'new-york-city-news-rooftop-honey', {
    title: { en: 'Honey from the rooftops', cn: '来自屋顶的蜂蜜' }, slug: 'rooftop-honey', brand: 'brand-honey-and-tide',
    description: { en: 'Honey & Tide bottles a small city harvest: linden, clover and sumac gathered by hives above Brooklyn and Queens.', cn: '蜜与潮装瓶了一批城市蜜：布鲁克林与皇后区屋顶蜂箱采得的椴树、三叶草与漆树花蜜。' },
    category: ['cat-house-news', 'cat-food-and-gifts'], media: ['food-honey'], displayDate: day(-5, '09:00'), startDate: day(-5, '09:00'), endDate: day(40, '23:00'), removedAfterExpired: false, isFeatured: true,
    body: { en: 'Beekeeping on New York roofs has been permitted since 2010, and the bees do well on street trees. This year’s jars are pale gold with a mint edge that comes from the linden.\n\nThere are 900 of them. Sealed jars travel in the hold or, duty-free, from the gate.', cn: '自2010年起，纽约准许在屋顶养蜂，行道树足以养活蜂群。今年的蜜色泽浅金，带一缕椴树赋予的薄荷凉意。\n\n共九百罐。密封蜜罐可随行李托运，免税购买者可于登机口领取。' },
  }, { updated: 5 }),
  entry('news', 'new-york-city-news-ondine-arrives', {
    title: { en: 'Ondine Joaillerie takes a corner', cn: '昂汀珠宝入驻转角' }, slug: 'ondine-arrives', brand: 'brand-ondine-joaillerie',
    description: { en: 'The jeweller opens a four-case corner in the second vault, with rings sized while the boarding call is still far off.', cn: '珠宝世家于第二拱厅开设四柜转角专柜，登机广播之前即可改妥指环。' },
    category: ['cat-opening', 'cat-watches-and-jewellery'], media: ['jewel-ring'], displayDate: day(-22, '09:00'), startDate: day(-22, '09:00'), endDate: day(50, '23:00'), removedAfterExpired: false,
    body: { en: 'Solitaires and fine chains, each shown with its weight and the name of the stone’s cut. A goldsmith is present from noon to 8pm; plain bands are sized in about 45 minutes.', cn: '单石戒与细链，皆标明重量与切工名称。金匠每日12:00至20:00在场，素圈改圈约四十五分钟。' },
  }, { updated: 22 }),
  entry('news', 'new-york-city-news-tiled-vaults', {
    title: { en: 'The last tile is set', cn: '最后一块瓷砖' }, slug: 'tiled-vaults',
    description: { en: 'After fourteen months the herringbone vaults are finished, and the scaffold has come down from over the clock.', cn: '历时十四个月，人字纹拱顶终告落成，大钟上方的脚手架已拆除。' },
    category: ['cat-house-news'], media: ['arch-corridor'], displayDate: day(-64, '09:00'), removedAfterExpired: false,
    body: { en: 'The vaults hold 31,000 tiles laid by hand in three thin layers, a method that came to New York from the Mediterranean in the 1880s and still needs no steel. Look up from the bench beneath the clock to see where the rows meet.', cn: '拱顶以三万一千块瓷砖手工砌成三层薄壳。这种工法于十九世纪八十年代由地中海传入纽约，至今无须一根钢筋。坐在大钟下的长椅上抬头，可见砖列相汇之处。' },
  }, { created: 70, updated: 64 }),
];

const services: readonly Seed[] = [
  entry('service', 'new-york-city-service-gate-delivery', {
    title: { en: 'Delivered to your gate', cn: '登机口交付' }, slug: 'gate-delivery',
    description: { en: 'Duty-free purchases are sealed, carried ahead and handed to you at the aircraft door as you board.', cn: '免税商品密封后先行送达，登机之际交到您手中。' },
    category: ['cat-travel'], media: ['hero-gifts'], isFeatured: true,
    time: { en: 'Until 40 minutes before departure', cn: '起飞前40分钟截止' }, location: { en: 'Every till', cn: '各收银台' },
    body: { en: 'Show a boarding pass for a flight abroad and a passport. You keep the receipt; we keep the bag until the jet bridge.\n\n- Complimentary.\n- If you connect in another country, ask for the sealed liquids bag.\n- If your gate changes, the bag changes with it.', cn: '请出示国际航班登机牌与护照。您留存收据，提袋由我们送至登机廊桥。\n\n- 免费服务。\n- 如需在其他国家转机，请索取液体密封袋。\n- 登机口若有更改，提袋随之转送。' },
  }),
  entry('service', 'new-york-city-service-between-flights', {
    title: { en: 'Half an hour between flights', cn: '转机半小时' }, slug: 'between-flights',
    description: { en: 'A skin and make-up refresh in a quiet cabin, timed to your connection and finished with a glass of water and mint.', cn: '静室中的肌肤护理与补妆，依转机时间安排，末了奉上一杯薄荷清水。' },
    category: ['cat-personal'], media: ['beauty-brushes'],
    time: { en: 'Daily, 7am to 10pm, walk in or book', cn: '每日 7:00至22:00，可预约' }, location: { en: 'First vault, room behind the mirrors', cn: '第一拱厅，镜墙后静室' },
    body: { en: 'Cleanse, hydrate, a light base and whatever the meeting at the other end requires. Complimentary for 30 minutes with any beauty purchase, or on its own for the price of a lipstick.', cn: '清洁、补水、薄薄一层底妆，再依抵达后的安排稍作修饰。选购任意美妆即可免费享用三十分钟，单独体验则收取一支唇膏之价。' },
  }),
  entry('service', 'new-york-city-service-watch-bench', {
    title: { en: 'The watch bench', cn: '制表台' }, slug: 'watch-bench',
    description: { en: 'Straps fitted, links removed and second time zones set by a watchmaker under the big clock, usually in ten minutes.', cn: '大钟之下，制表师为您更换表带、截取表链、调校第二时区，通常十分钟即可。' },
    category: ['cat-personal', 'cat-travel'], media: ['hero-watches'],
    time: { en: 'Daily, 10am to 8pm', cn: '每日 10:00至20:00' }, location: { en: 'Second vault, under the clock', cn: '第二拱厅，大钟之下' },
    body: { en: 'Any maker’s watch is welcome. Small adjustments are complimentary; batteries are charged at cost. If the work would outlast your boarding time, we will say so first.', cn: '任何品牌的腕表皆可前来。小调整免费，电池按成本计价。若所需时间可能超过登机时间，制表师会事先说明。' },
  }),
];

const offers: readonly Seed[] = [
  entry('specialOffer', 'new-york-city-offer-two-lipsticks', {
    title: { en: 'Two lipsticks and a compact', cn: '双唇膏与一枚粉饼' }, slug: 'two-lipsticks', brand: 'brand-maison-verane',
    description: { en: 'Choose any two Maison Verane lipsticks and a slim pressed-powder compact joins them, engraved with three letters.', cn: '选购任意两支薇兰世家唇膏，即赠纤薄粉饼一枚，可镌刻三个字母。' },
    category: ['cat-beauty'], media: ['beauty-compact'], isFeatured: true, startDate: day(-7, '06:00'), endDate: day(24, '23:59'), removedAfterExpired: false,
    location: { en: 'First vault, east windows', cn: '第一拱厅，东窗' },
    body: { en: 'Engraving takes four minutes at the counter. Initials, or the airport code of wherever you are going: both fit.', cn: '柜台镌刻约四分钟，可刻姓名缩写，也可刻目的地机场代码。' },
    terms: { en: 'One compact per guest while stocks last. Valid on international and domestic purchases. No cash alternative.', cn: '每位限赠一枚，赠完即止。国际与境内出行均适用，不可折换现金。' },
  }, { updated: 7 }),
  entry('specialOffer', 'new-york-city-offer-truffles-by-the-block', {
    title: { en: 'Truffles by the block', cn: '松露巧克力街区礼盒' }, slug: 'truffles-by-the-block', brand: 'brand-cacao-thereze',
    description: { en: 'A long box of 24 truffles laid out like a street grid, at a fifth less for the first two weeks on the shelf.', cn: '二十四枚松露巧克力如街区般齐列，上架首两周享八折。' },
    category: ['cat-food-and-gifts'], media: ['food-chocolate'], startDate: day(8, '06:00'), endDate: day(22, '23:59'), removedAfterExpired: false,
    location: { en: 'First vault, centre table', cn: '第一拱厅，中央展台' },
    body: { en: 'Malt, espresso, sour cherry and pretzel. The lid is a map with the avenues left blank for you to name.', cn: '麦芽、意式浓缩、酸樱桃与椒盐脆饼四味。盒盖印作地图，大道名称留白，由您来写。' },
  }, { updated: 1 }),
  entry('specialOffer', 'new-york-city-offer-bangles-by-three', {
    title: { en: 'Bangles by three', cn: '三镯成组' }, slug: 'bangles-by-three', brand: 'brand-bellarosa',
    description: { en: 'Three Bellarosa bangles for the price of two, in yellow, rose and white gold. This offer has ended.', cn: '贝拉蔷手镯买二得三，黄金、玫瑰金与白金任配。本优惠现已结束。' },
    category: ['cat-watches-and-jewellery'], media: ['jewel-bracelet'], startDate: day(-60, '06:00'), endDate: day(-18, '23:59'), removedAfterExpired: false,
    location: { en: 'Second vault', cn: '第二拱厅' },
    body: { en: 'The set remains in the house’s regular range, and the second vault can still fit it to the wrist.', cn: '该组合仍在常规系列中供应，第二拱厅可继续为您按腕围调整。' },
    terms: { en: 'Applied to the lowest-priced bangle.', cn: '优惠适用于三者中价格最低的一只。' },
  }, { created: 64, updated: 18 }),
];

const others: readonly Seed[] = [
  entry('artCulture', 'new-york-city-art-avenue-at-six', {
    title: { en: 'Avenue at six', cn: '六点的大道' }, slug: 'avenue-at-six',
    description: { en: 'An abstract canvas in cobalt and terracotta by a painter from Long Island City, made over one winter of sunsets.', cn: '钴蓝与陶土色的抽象画作，出自长岛市一位画家，历经一整个冬天的日落绘成。' },
    category: ['cat-painting'], media: ['art-painting'], isFeatured: true, startDate: day(-35, '06:00'), endDate: day(75, '23:59'),
    location: { en: 'Second vault, south wall', cn: '第二拱厅，南墙' },
    body: { en: 'Twice a year the setting sun lines up with Manhattan’s cross streets and people stand in the road to watch. The painter preferred the other days, when the light comes in off true and catches only one side of everything. There is a bench in front of it. Sit to the left.', cn: '每年有两次，落日恰与曼哈顿的横街连成一线，人们会站到路中央观看。画家偏爱其余的日子：光线斜来，万物只亮一侧。画前设有长椅，宜坐左端。' },
  }),
  entry('artCulture', 'new-york-city-art-setback', {
    title: { en: 'Setback in plaster and bronze', cn: '《退进》石膏与青铜' }, slug: 'setback',
    description: { en: 'A looping form in white plaster that steps back as it rises, with one bronze sphere where the street would be.', cn: '白石膏环形体逐层退进而上，本该是街道之处，静置一枚青铜圆球。' },
    category: ['cat-sculpture'], media: ['art-sculpture'], startDate: day(-100, '06:00'), endDate: day(14, '23:59'),
    location: { en: 'Third vault, beside the cellar', cn: '第三拱厅，酒窖旁' },
    body: { en: 'A sculptor from the Bronx cast it in a single afternoon and polished the sphere for a month. It may be touched. The bronze has already lightened on the side nearest the gates.', cn: '布朗克斯一位雕塑家以一个下午浇铸成形，又用一个月打磨铜球。作品可以触摸，靠近登机口的一侧，铜色已渐渐变浅。' },
  }),
  entry('mediaCenterDetailPage', 'new-york-city-media-concourse-pictures', {
    title: { en: 'Pictures of the concourse', cn: '长廊影像' }, slug: 'concourse-pictures',
    description: { en: 'Image library: twelve photographs of the vaults, the bay window and the cellar, cleared for editorial use.', cn: '图片库：拱顶、海湾大窗与酒窖照片十二帧，可供媒体使用。' },
    category: ['cat-image-library'], media: ['arch-boutique'], displayDate: day(-30, '09:00'), removedAfterExpired: false,
    body: { en: 'All were taken between 5am and 6am, before the first passengers, by the light of the room itself. Please credit Meridian Galleria New York City.', cn: '全部摄于清晨五时至六时，首批旅客到来之前，仅用厅内光线。刊用请注明 Meridian Galleria 纽约。' },
  }, { updated: 30 }),
  entry('indexDetailPage', 'new-york-city-index-overnight-kit', {
    title: { en: 'The overnight kit', cn: '夜航随身礼' }, slug: 'overnight-kit',
    description: { en: 'A serum, a silk and wool scarf and four truffles in a felt roll, priced together for flights of six hours and more.', cn: '精华一支、丝羊毛围巾一条、松露巧克力四枚，收入毛毡卷包，专为六小时以上航程而备。' },
    category: ['cat-beauty', 'cat-fashion'], media: ['fashion-scarf'], startDate: day(-3, '06:00'), endDate: day(30, '23:59'), removedAfterExpired: false,
    location: { en: 'First vault, centre table', cn: '第一拱厅，中央展台' },
    body: { en: 'The scarf is wide enough to be a blanket. The serum is 30 ml. The truffles seldom last to Greenland.', cn: '围巾宽可作毯，精华为30毫升。至于松露巧克力，往往撑不到格陵兰上空。' },
    terms: { en: 'One kit per boarding pass. Contents may vary in colour.', cn: '每张登机牌限购一份，内含物颜色可能略有不同。' },
  }, { updated: 3 }),
];

/** What New York City lists: houses, tables, events, news, services, offers, art and press. */
export const newYorkCityItems: readonly Seed[] = [...brands, ...dining, ...events, ...news, ...services, ...offers, ...others];
