import { day, entry, type Seed } from '../seed.ts';

const brands: readonly Seed[] = [
  entry('brandPavilion', 'san-francisco-brand-glenmarrow', {
    title: { en: 'Glenmarrow', cn: 'Glenmarrow 格伦马罗' }, slug: 'glenmarrow', brand: 'brand-glenmarrow', whetherLiquorOrTobacco: true,
    description: { en: 'Single malts in a bay lined with wharf timber, from the gentlest cask to one that tastes of smoke and salt.', cn: '旧码头木料为壁的一间，陈列单一麦芽，从最温润的一桶，到满是烟与盐的一桶。' },
    category: ['cat-wines-and-spirits'], label: ['label-exclusive'], media: ['hero-spirits'], isFeatured: true,
    location: { en: 'Bay 9, the cellar', cn: '九号，酒窖' }, time: { en: 'Daily, 10am to midnight', cn: '每日 10:00至24:00' },
    body: { en: 'A foggy city takes to whisky easily. The house sends one cask a year to be finished in Sonoma zinfandel oak; 280 bottles came back this time, numbered and wrapped in blue paper.\n\nSold to guests aged 21 and over. Duty-free bottles are handed over at the gate.', cn: '多雾之城，与威士忌天生投契。酒厂每年送来一桶，以索诺马仙粉黛橡木桶收尾；今年归来二百八十瓶，逐瓶编号，裹以蓝纸。\n\n仅售予年满21岁的宾客，免税酒品于登机口交付。' },
  }),
  entry('brandPavilion', 'san-francisco-brand-sencha-hall', {
    title: { en: 'Sencha Hall', cn: 'Sencha Hall 煎茶堂' }, slug: 'sencha-hall', brand: 'brand-sencha-hall',
    description: { en: 'A tea room of paper and cedar where leaves from Japan and China are brewed one cup at a time, without hurry.', cn: '一间纸与雪松的茶室，日本与中国的茶叶，一杯一泡，不慌不忙。' },
    category: ['cat-food-and-gifts'], label: ['label-ec-enabled'], media: ['food-tea'], isFeatured: true,
    location: { en: 'Bay 7, behind the screens', cn: '七号，纸屏之后' }, time: { en: 'Daily, 9am to 9pm', cn: '每日 9:00至21:00' },
    body: { en: 'Tea came ashore here with the Pacific trade, and Chinatown has sold it since the 1850s. The hall keeps eleven, each with a card that gives the water temperature and how long to look out of the window.\n\nA cup is complimentary. Caddies are sealed flat for hand luggage.', cn: '茶随太平洋贸易登岸，唐人街自十九世纪五十年代起便有茶售。此间备茶十一款，每款附一张卡片，写明水温，以及该望窗外多久。\n\n一杯免费奉上，茶罐以便于随身的方式封装。' },
  }),
  entry('brandPavilion', 'san-francisco-brand-hesperia', {
    title: { en: 'Hesperia', cn: 'Hesperia 暮星' }, slug: 'hesperia', brand: 'brand-hesperia',
    description: { en: 'Perfume for cool damp air, which holds a scent close and lets it go slowly: amber, cedar, wet rose.', cn: '为清凉湿润的空气而调：香气贴身萦绕，徐徐散去。琥珀、雪松、带露玫瑰。' },
    category: ['cat-fragrance'], media: ['beauty-perfume-amber'],
    location: { en: 'Bay 3', cn: '三号' }, time: { en: 'Daily, 6am to 12:30am', cn: '每日 6:00至次日0:30' },
    body: { en: 'There is a small cold cabinet beside the bar, set to the temperature of the Sunset district in July. Put your wrist in for a moment and see what the perfume does. Travel sprays of 10 ml are filled while you wait.', cn: '吧台旁有一只小冷柜，恒定在日落区七月的气温。将手腕伸入片刻，看香气如何变化。10毫升旅行喷雾可现场灌装。' },
  }),
  entry('brandPavilion', 'san-francisco-brand-calibre-ferrand', {
    title: { en: 'Calibre Ferrand', cn: 'Calibre Ferrand 斐朗' }, slug: 'calibre-ferrand', brand: 'brand-calibre-ferrand',
    description: { en: 'Hand-wound watches and an open bench, in a city with a fondness for seeing how things are made.', cn: '手动上链腕表与开放式工作台，献给一座喜欢看清事物如何造成的城市。' },
    category: ['cat-watches-and-jewellery'], label: ['label-leasing-brand'], media: ['watch-face'],
    location: { en: 'Bay 5', cn: '五号' }, time: { en: 'Daily, 8am to 10pm', cn: '每日 8:00至22:00' },
    body: { en: 'A screen above the bench shows the movement at forty times its size. Children are given the job of counting jewels. Straps are fitted free of charge, whatever the maker.', cn: '工作台上方的屏幕将机芯放大四十倍，孩子们受命数一数宝石轴承。无论何家腕表，更换表带一概免费。' },
  }),
  entry('brandPavilion', 'san-francisco-brand-ottavia-rey', {
    title: { en: 'Ottavia Rey', cn: 'Ottavia Rey 奥塔薇' }, slug: 'ottavia-rey', brand: 'brand-ottavia-rey',
    description: { en: 'Printed silk and fine wool for a place where the wind changes by the block, folded, tied and tested at a fan.', cn: '印花真丝与细羊毛，为一街一风的城市而备，折好、系好，再到风扇前一试。' },
    category: ['cat-fashion'], label: ['label-new'], media: ['fashion-scarf'],
    location: { en: 'Bay 3, window side', cn: '三号，临窗' }, time: { en: 'Daily, 8am to 11pm', cn: '每日 8:00至23:00' },
    body: { en: 'The Garden square has bands of olive, clay and ivory; staff can tie it seven ways, of which three survive the walk up Filbert Street. Silk and wool blends are on the lower rail.', cn: '“花园”方巾以橄榄、陶土与象牙三色成纹。店员会七种系法，其中三种经得起菲尔伯特街的陡坡与风。丝羊毛混纺陈列于下层。' },
  }),
];

const dining: readonly Seed[] = [
  entry('dining', 'san-francisco-dining-starter', {
    title: { en: 'Starter bakery', cn: '老面烘焙坊' }, slug: 'starter',
    description: { en: 'Sourdough from a culture fed twice a day, morning buns, and coffee poured the moment you reach the counter.', cn: '一日两喂的老面酸面包、肉桂晨包，走到台前，咖啡即刻斟上。' },
    category: ['cat-cafe'], media: ['dining-coffee'], cuisine: { en: 'Bakery and coffee', cn: '烘焙与咖啡' }, isFeatured: true,
    time: { en: '6am to 9pm', cn: '6:00至21:00' }, frequency: { en: 'Daily', cn: '每日' }, location: { en: 'Bay 1', cn: '一号' },
    body: { en: 'Bakers here have raised bread on wild yeast since the Gold Rush. One of the bacteria that sours it was first described in this city and carries its name: *sanfranciscensis*.\n\nLoaves come out at 6am, 11am and 4pm. A whole one fits in the overhead locker and perfumes several rows.', cn: '自淘金年代起，本地烘焙师便以野生酵母发面。令面包微酸的乳酸菌之一在此城首次记录，学名便带着它的名字：sanfranciscensis。\n\n每日6:00、11:00、16:00出炉。整只可放入行李架，香气足以惠及前后数排。' },
  }),
  entry('dining', 'san-francisco-dining-long-pier', {
    title: { en: 'The Long Pier', cn: '长栈桥餐厅' }, slug: 'long-pier',
    description: { en: 'Cioppino, crab in season and Marin cheese at candlelit tables along the last window before the gates.', cn: '海鲜炖锅、时令螃蟹与马林奶酪，烛光餐桌沿登机口前最后一扇长窗排开。' },
    category: ['cat-restaurant'], media: ['dining-table'], cuisine: { en: 'Northern Californian', cn: '北加州风味' },
    time: { en: '11am to 11:30pm', cn: '11:00至23:30' }, frequency: { en: 'Daily', cn: '每日' }, location: { en: 'Bay 10, end window', cn: '十号，尽头长窗' },
    body: { en: 'Cioppino was the fishermen’s stew of North Beach: whatever each boat could spare, tomatoes, wine. Ours arrives in the pot within 20 minutes, bread for the broth included.\n\n- Dungeness crab when the boats are out, cracked for you.\n- Artichokes from Castroville, leaf by leaf.\n- Half portions for those between meals and time zones.', cn: '海鲜炖锅（cioppino）本是北滩渔民的杂烩：各船匀出几样渔获，加番茄与葡萄酒。此处二十分钟内连锅上桌，附面包蘸汤。\n\n- 珍宝蟹随渔季供应，代为剥壳。\n- 卡斯特罗维尔洋蓟，逐瓣而食。\n- 介于两餐与两个时区之间的客人，可点半份。' },
  }),
];

const events: readonly Seed[] = [
  entry('event', 'san-francisco-event-malt-in-fog', {
    title: { en: 'Malt, smoke and sea fog', cn: '麦芽、烟与海雾' }, slug: 'malt-in-fog', brand: 'brand-glenmarrow', whetherLiquorOrTobacco: true,
    description: { en: 'Three Glenmarrow malts in a bay dimmed to grey, with sea salt, smoked almond and a foghorn to mark each pour.', cn: '灯光调作雾灰，三款格伦马罗麦芽，佐海盐与烟熏杏仁，每斟一杯，雾号一声。' },
    category: ['cat-tasting', 'cat-wines-and-spirits'], media: ['spirits-whisky'], isFeatured: true,
    startDate: day(-10, '15:00'), endDate: day(20, '22:00'), time: { en: '3pm, 5pm and 8pm', cn: '15:00、17:00、20:00' }, frequency: { en: 'Tuesday to Sunday', cn: '周二至周日' },
    location: { en: 'Bay 9, the cellar', cn: '九号，酒窖' }, status: { en: 'Walk in, eight seats', cn: '无需预约，八席' },
    body: { en: 'Light changes taste more than we admit. The same dram is poured twice, once under a bright lamp and once in the grey, and most guests take it for two.\n\nTwenty-five minutes, complimentary with a boarding pass. For guests aged 21 and over.', cn: '光线左右味觉，往往超乎我们所愿承认。同一款酒先后斟上两回，一在明灯之下，一在灰雾之中，多数客人以为是两款。\n\n二十五分钟，凭登机牌免费参加，仅限年满21岁的宾客。' },
    relatedItems: ['san-francisco-brand-glenmarrow'],
  }),
  entry('event', 'san-francisco-event-redwood-three-notes', {
    title: { en: 'Redwood in three notes', cn: '红杉三香' }, slug: 'redwood-three-notes', brand: 'brand-lune-and-linden',
    description: { en: 'Bark, needle and fern: the floor of a coast redwood grove in the hour when fog drips from the branches.', cn: '树皮、针叶与蕨：雾自枝头滴落的时辰，一片海岸红杉林的林下气息。' },
    category: ['cat-workshop', 'cat-fragrance'], media: ['beauty-perfume-duo'], removedAfterExpired: false,
    startDate: day(-42, '10:00'), endDate: day(-35, '18:00'), time: { en: '10am to 6pm', cn: '10:00至18:00' }, location: { en: 'Bay 3', cn: '三号' },
    body: { en: 'In the dry summer these trees drink the fog, which falls from their crowns as a private rain. Visitors blended 540 phials in a week. The most copied formula was written by a ten-year-old on her way to Osaka.', cn: '干燥的夏季，红杉以雾为饮，雾气自树冠凝落，宛如一场只属于林间的雨。一周之内，来宾调成五百四十支小样；被仿照最多的配方，出自一位途经此地、飞往大阪的十岁女孩。' },
  }),
  entry('event', 'san-francisco-event-gongfu-hour', {
    title: { en: 'The gongfu hour', cn: '工夫茶时' }, slug: 'gongfu-hour', brand: 'brand-sencha-hall',
    description: { en: 'Six small infusions of one oolong, poured into cups by a Mission potter, with a tea merchant from Chinatown.', cn: '一款乌龙，六道小泡，杯盏出自教会区陶艺家，由唐人街茶商主泡。' },
    category: ['cat-tasting', 'cat-workshop'], media: ['art-vessels'],
    startDate: day(15, '14:00'), endDate: day(29, '18:00'), time: { en: '2pm, 3:30pm and 5pm', cn: '14:00、15:30、17:00' }, frequency: { en: 'Saturdays and Sundays', cn: '周六、周日' },
    location: { en: 'Bay 7, tea room', cn: '七号，茶室' }, status: { en: 'Booking open, six places', cn: '接受预约，六席' },
    body: { en: 'The first infusion rinses, the third is the sweetest and the sixth is what you will remember on the aircraft. In between there is talk of shop signs, ships and how oolong crossed the Pacific in lead-lined chests.\n\nForty minutes, US$20, returned against a caddy.', cn: '首泡醒茶，三泡最甜，第六泡的余味会伴您到机上。席间闲话招牌与海船，以及乌龙如何装在衬铅木箱里横渡太平洋。\n\n四十分钟，费用20美元，购茶可抵。' },
    relatedItems: ['san-francisco-brand-sencha-hall'],
  }),
];

const news: readonly Seed[] = [
  entry('news', 'san-francisco-news-fog-hours', {
    title: { en: 'New hours for foggy days', cn: '雾日新时间' }, slug: 'fog-hours',
    description: { en: 'When low cloud holds the departures, the gallery now stays lit, and the tea room open, until the last flight goes.', cn: '低云滞留航班之日，长廊灯火不熄，茶室不歇，直至末班离港。' },
    category: ['cat-house-news'], media: ['arch-corridor'], displayDate: day(-12, '06:00'), startDate: day(-12, '06:00'), endDate: day(85, '23:59'), removedAfterExpired: false, isFeatured: true,
    body: { en: 'Two runways set close together make this a place where fog matters. We have added forty blankets, thirty reclining places and a soup that the kitchen calls Visibility.\n\nStaff wear a clay-coloured ribbon on those days. Ask them anything, including where to sleep.', cn: '并行跑道间距甚近，雾在此地便格外要紧。我们添置了四十条毛毯、三十处可躺座位，厨房还煮了一锅汤，取名“能见度”。\n\n雾日里，店员佩陶红缎带。有事尽管问，包括哪里好睡。' },
  }, { updated: 12 }),
  entry('news', 'san-francisco-news-ondine-opens', {
    title: { en: 'Ondine opens by the window', cn: '昂汀珠宝临窗开幕' }, slug: 'ondine-opens', brand: 'brand-ondine-joaillerie',
    description: { en: 'Pearls take well to grey light. The jeweller’s new counter in Bay 5 has no lamps at all until dusk.', cn: '珍珠最宜灰光。昂汀于五号开设的新柜台，入暮之前不点一灯。' },
    category: ['cat-opening', 'cat-watches-and-jewellery'], media: ['jewel-necklace'], displayDate: day(-29, '06:00'), startDate: day(-29, '06:00'), endDate: day(32, '23:59'), removedAfterExpired: false,
    body: { en: 'Strands are laid on a plaster bust, and you are invited to carry it to the glass. Restringing is done on the premises, by hand, with a knot between each pearl; allow 40 minutes for a short strand.', cn: '珠链陈于石膏颈模，您可将它捧到窗前细看。重串珠链在店内手工完成，珠珠打结，短链约四十分钟。' },
  }, { updated: 29 }),
  entry('news', 'san-francisco-news-sonoma-honey', {
    title: { en: 'Honey from the Sonoma hills', cn: '索诺马山蜜' }, slug: 'sonoma-honey', brand: 'brand-honey-and-tide',
    description: { en: 'Honey & Tide brings two jars across the bridge: star thistle, pale and spiced, and a dark one from the oaks.', cn: '蜜与潮携两款蜜过桥而来：星蓟蜜清浅带辛香，橡林蜜色深味厚。' },
    category: ['cat-house-news', 'cat-food-and-gifts'], media: ['food-honey'], displayDate: day(-66, '06:00'), removedAfterExpired: false,
    body: { en: 'The dark one is honeydew, gathered from oak leaves in years without much rain. It goes with blue cheese and, the bakery found, with the burnt end of a sourdough loaf.', cn: '深色者为甘露蜜，少雨之年采自橡树叶。宜配蓝纹奶酪；烘焙坊还发现，配酸面包微焦的一端更妙。' },
  }, { created: 70, updated: 66 }),
];

const services: readonly Seed[] = [
  entry('service', 'san-francisco-service-gate-delivery', {
    title: { en: 'Delivered to your gate', cn: '登机口交付' }, slug: 'gate-delivery',
    description: { en: 'Duty-free purchases are sealed on the pier and handed to you at boarding, even if fog moves the hour.', cn: '免税商品于栈桥密封，登机时交付，即便大雾改了时辰。' },
    category: ['cat-travel'], media: ['hero-gifts'], isFeatured: true,
    time: { en: 'Until 40 minutes before departure', cn: '起飞前40分钟截止' }, location: { en: 'Every till', cn: '各收银台' },
    body: { en: 'Show your passport and a boarding pass for a flight abroad. If the flight is delayed, so is the bag; if it is cancelled, you are refunded that evening.\n\n- Complimentary.\n- Connecting abroad? Ask for the sealed liquids bag.', cn: '请出示护照与国际航班登机牌。航班延误，提袋随之顺延；航班取消，当晚即办理退款。\n\n- 免费服务。\n- 如需境外转机，请索取液体密封袋。' },
  }),
  entry('service', 'san-francisco-service-quiet-chair', {
    title: { en: 'A quiet chair', cn: '静坐一隅' }, slug: 'quiet-chair',
    description: { en: 'Thirty minutes with a lamp, a hot towel and an adviser who touches up your skin, or leaves you alone.', cn: '三十分钟，一盏灯、一方热巾。顾问可为您打理肌肤，也可不来打扰。' },
    category: ['cat-personal'], media: ['beauty-brushes'],
    time: { en: 'Daily, 7am to 11pm, walk in or book', cn: '每日 7:00至23:00，可预约' }, location: { en: 'Bay 4', cn: '四号' },
    body: { en: 'Complimentary with any beauty purchase, otherwise US$25. The chairs face the bay and turn their backs to the announcements, which we repeat to you in person.', cn: '选购任意美妆即可免费享用，否则收费25美元。座椅面湾，背对广播；登机信息，我们会亲自走来告知。' },
  }),
  entry('service', 'san-francisco-service-stamping', {
    title: { en: 'Letters pressed in leather', cn: '皮革压印' }, slug: 'stamping',
    description: { en: 'Wallets, tags and straps stamped with brass type from a job printer’s case, in about ten minutes.', cn: '钱夹、吊牌与表带，以旧印刷铺的黄铜活字压印，约十分钟可成。' },
    category: ['cat-personal'], media: ['fashion-wallet'],
    time: { en: 'Daily, 9am to 9pm', cn: '每日 9:00至21:00' }, location: { en: 'Bay 5, bench', cn: '五号，工作台' },
    body: { en: 'Latin letters and numerals up to six, or two Chinese characters cut to order within the hour. Complimentary for anything bought on the pier.', cn: '可压印字母与数字至多六个；亦可刻两个汉字，一小时内完成。凡在栈桥所购，一概免费。' },
  }),
];

const offers: readonly Seed[] = [
  entry('specialOffer', 'san-francisco-offer-damp-air-set', {
    title: { en: 'From damp air to dry cabin', cn: '由湿润到干燥' }, slug: 'damp-air-set', brand: 'brand-solenne',
    description: { en: 'With any Solenne serum, a cabin mask and a lip treatment: what skin wants when it leaves the fog for eleven hours.', cn: '选购任意素澜精华，即赠机舱面膜与润唇护理。告别雾气、飞行十一小时，肌肤所需尽在其中。' },
    category: ['cat-beauty'], media: ['beauty-serum'], isFeatured: true, startDate: day(-8, '06:00'), endDate: day(23, '23:59'), removedAfterExpired: false,
    location: { en: 'Bay 3', cn: '三号' },
    body: { en: 'Apply the mask after the meal service and take it off before the blinds go up. All pieces are within cabin limits.', cn: '餐后敷用，遮光板升起之前取下。全部单品均符合登机容量规定。' },
    terms: { en: 'One set per guest while stocks last. Valid for international and domestic travel. Not combined with other offers.', cn: '每位限赠一份，赠完即止。国际与境内出行均适用，不可与其他优惠同享。' },
  }, { updated: 8 }),
  entry('specialOffer', 'san-francisco-offer-hill-truffles', {
    title: { en: 'Truffles for seven hills', cn: '七丘松露巧克力' }, slug: 'hill-truffles', brand: 'brand-cacao-thereze',
    description: { en: 'Fourteen truffles in seven flavours, with the second box at half price for its first two weeks on the pier.', cn: '七味十四枚松露巧克力，登陆栈桥首两周，第二盒半价。' },
    category: ['cat-food-and-gifts'], media: ['food-chocolate'], startDate: day(11, '06:00'), endDate: day(25, '23:59'), removedAfterExpired: false,
    location: { en: 'Bay 1, beside the bakery', cn: '一号，烘焙坊旁' },
    body: { en: 'The city was first counted as having seven hills and has since found more than forty. The flavours follow the old list, from Telegraph Hill (espresso) to Mount Sutro (eucalyptus honey).', cn: '此城最初号称七丘，后来数出四十多座。口味仍依旧说，从电报山的意式浓缩，到苏特罗山的桉树蜜。' },
  }, { updated: 1 }),
  entry('specialOffer', 'san-francisco-offer-valley-red', {
    title: { en: 'Two reds, one wooden box', cn: '双瓶红酒木盒' }, slug: 'valley-red', brand: 'brand-chateau-sauvelin', whetherLiquorOrTobacco: true,
    description: { en: 'Two bottles of old-vine red from Château Sauvelin in a wooden box, at a fifth less. This offer has ended.', cn: '索维兰酒庄老藤红酒两瓶木盒装，享八折。本优惠现已结束。' },
    category: ['cat-wines-and-spirits'], media: ['spirits-wine'], startDate: day(-57, '06:00'), endDate: day(-16, '23:59'), removedAfterExpired: false,
    location: { en: 'Bay 9, the cellar', cn: '九号，酒窖' },
    body: { en: 'The wine is still poured by the glass in the cellar, beside one from Napa, for those who wish to compare.', cn: '此酒仍可于酒窖单杯品尝，与纳帕一款并列，供有意比较者细品。' },
    terms: { en: 'For guests aged 21 and over. Delivered at the gate.', cn: '仅限年满21岁的宾客，登机口交付。' },
  }, { created: 62, updated: 16 }),
];

const others: readonly Seed[] = [
  entry('artCulture', 'san-francisco-art-crossing', {
    title: { en: 'Crossing, four in the morning', cn: '《渡，凌晨四时》' }, slug: 'crossing',
    description: { en: 'Cobalt below, terracotta above: a painting of the bridge as it is mostly seen, in pieces, between two banks of fog.', cn: '下为钴蓝，上为陶红：画中大桥一如常见之貌，断续现于两岸雾间。' },
    category: ['cat-painting'], media: ['art-painting'], isFeatured: true, startDate: day(-40, '06:00'), endDate: day(95, '23:59'),
    location: { en: 'Bay 6', cn: '六号' },
    body: { en: 'The red of the bridge began as a primer and was kept because it could be seen in fog. The painter, who lives in the Outer Sunset, drove across at four each morning for a month and painted only what the headlamps found.', cn: '大桥的红原是底漆之色，因雾中可见，便留了下来。住在外日落区的画家，整整一个月，每日凌晨四时驱车过桥，只画车灯照见之物。' },
  }),
  entry('artCulture', 'san-francisco-art-fault', {
    title: { en: 'Fault, at rest', cn: '《断层，静止时》' }, slug: 'fault',
    description: { en: 'A looped plaster form split by a hair’s breadth and held together by one bronze sphere on a cobalt base.', cn: '石膏环形体一线微裂，赖一枚青铜圆球与钴蓝底座相系。' },
    category: ['cat-sculpture'], media: ['art-sculpture'], startDate: day(-14, '06:00'), endDate: day(58, '23:59'),
    location: { en: 'Bay 8', cn: '八号' },
    body: { en: 'The San Andreas fault passes four kilometres from this bench, under a line of quiet lakes. A sculptor from Oakland set the sphere on a spring; it has trembled, visibly, eleven times. A small ledger records the dates.', cn: '圣安德烈亚斯断层距此长椅不过四公里，静卧于一线湖水之下。东湾奥克兰的一位雕塑家将铜球置于弹簧之上，肉眼可见的颤动已有十一次，日期记在旁边的小册里。' },
  }),
  entry('mediaCenterDetailPage', 'san-francisco-media-fog-hours', {
    title: { en: 'Galleria extends hours for fog', cn: '本馆推出雾日延时' }, slug: 'fog-hours-release',
    description: { en: 'Press release: Meridian Galleria San Francisco keeps its pier open through fog delays, with tea and blankets.', cn: '新闻稿：Meridian Galleria 旧金山于大雾延误期间延长开放，并提供茶水与毛毯。' },
    category: ['cat-press-release'], media: ['arch-spiral'], displayDate: day(-12, '06:00'), removedAfterExpired: false,
    body: { en: 'The measure applies whenever international departures run more than ninety minutes late because of visibility. It covers all ten bays and is open to every passenger beyond security.', cn: '凡因能见度致国际航班延误逾九十分钟，即启动此项安排，涵盖全部十间分区，安检后旅客均可使用。' },
  }, { updated: 12 }),
  entry('indexDetailPage', 'san-francisco-index-four-layers', {
    title: { en: 'Four layers for one day', cn: '一日四层' }, slug: 'four-layers',
    description: { en: 'A silk square, a wool scarf, a bridle belt and a bag that holds a coat: choose three and the fourth is reduced.', cn: '真丝方巾、羊毛围巾、马缰皮带，以及装得下外套的手袋：选三件，第四件享优惠。' },
    category: ['cat-fashion'], media: ['hero-travel'], startDate: day(-6, '06:00'), endDate: day(36, '23:59'), removedAfterExpired: false,
    location: { en: 'Bays 3 and 5', cn: '三号与五号' },
    body: { en: 'Between the ocean and the Mission the temperature can differ by ten degrees on the same afternoon. Locals carry their wardrobe with them; so may you. The fourth piece is 30 per cent less.', cn: '同一个下午，从海滨到教会区，气温可相差十度。本地人出门，衣橱随身，您也不妨一试。第四件享七折。' },
    terms: { en: 'The reduction applies to the lowest-priced piece. Ottavia Rey, North & Vale and Casa Orsino only.', cn: '优惠适用于价格最低的一件，仅限奥塔薇、北谷与奥希诺。' },
  }, { updated: 6 }),
];

/** What San Francisco lists: houses, tables, events, news, services, offers, art and press. */
export const sanFranciscoItems: readonly Seed[] = [...brands, ...dining, ...events, ...news, ...services, ...offers, ...others];
