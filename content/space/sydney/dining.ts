import { entry, type SeedGroup } from '../seed.ts';

/** The tables, cafés and bars of Sydney, with the bookings and the buttons of two of them. */
export const sydneyDining: SeedGroup = {
  tag: 'sydney',
  seeds: [
    entry('zenchef', 'sydney-dining-zenchef-lantern-table', { title: { en: 'Book the Lantern Table', cn: '预订灯席餐厅' }, rid: '371204' }),
    entry('zenchef', 'sydney-dining-zenchef-fig-terrace', { title: { en: 'Book the Fig Terrace', cn: '预订榕荫露台' }, rid: '371205' }),
    entry('cta', 'sydney-dining-cta-lantern-table', { title: { en: 'Book a table', cn: '预订餐位' }, kind: 'bookNow', variant: 'primary', booking: 'sydney-dining-zenchef-lantern-table' }),
    entry('cta', 'sydney-dining-cta-fig-terrace', { title: { en: 'Book the terrace', cn: '预订露台' }, kind: 'bookNow', variant: 'primary', booking: 'sydney-dining-zenchef-fig-terrace' }),
    entry('cta', 'sydney-dining-cta-cellar', { title: { en: 'Visit the cellar', cn: '探访酒窖' }, kind: 'viewDetails', variant: 'secondary', internalLink: 'sydney-brand-glenmarrow' }),

    entry('dining', 'sydney-dining-lantern-table', {
      title: { en: 'The Lantern Table', cn: '灯席餐厅' }, slug: 'lantern-table', category: ['cat-restaurant'], isFeatured: true,
      description: {
        en: 'Forty seats under paper lanterns, with the harbour at one end of the room and the kitchen at the other. The menu turns with the tide and the month.',
        cn: '纸灯笼下四十席，一端是海港，一端是开放式厨房。菜单随潮汐与月份流转。',
      },
      body: {
        en: 'Lunch begins with Sydney rock oysters and a spoon of finger lime. After that the kitchen reads the morning: kingfish with saltbush, lamb with roasted wattleseed, or whatever the market garden at the edge of the city has sent in.\n\n## How to come\n\nTwo courses at lunch are AUD 68, five at dinner AUD 145. The room keeps six seats at the counter for travellers with an hour to spare; no booking needed, and you will be out in time.\n\nAfter the galleries close, enter by the harbour door and take the lift to Level 3.',
        cn: '午餐以悉尼岩牡蛎与一匙指橙启幕。接下来，且看当日清晨的收获：黄尾鰤配滨藜，羔羊配烘烤金合欢籽，或是城郊菜园刚刚送来的时鲜。\n\n## 如何到访\n\n午餐两道 68 澳元，晚餐五道 145 澳元。吧台常留六席，给只有一小时的旅人，无需预订，准时离席。\n\n展廊闭馆之后，请由海港门进入，乘电梯至三层。',
      },
      media: ['dining-plated'], cuisine: { en: 'Seasonal Australian', cn: '时令澳大利亚菜' }, location: { en: 'Level 3, harbour side', cn: '三层临港一侧' },
      time: { en: 'Lunch 12pm to 3pm, dinner 6pm to 10pm', cn: '午餐 12:00–15:00；晚餐 18:00–22:00' }, frequency: { en: 'Tuesday to Sunday', cn: '周二至周日' },
      features: { en: ['Harbour view', 'Counter seats without booking', 'Vegetarian menu'], cn: ['海港景观', '吧台席无需预订', '素食菜单'] },
      booking: 'sydney-dining-zenchef-lantern-table', cta: ['sydney-dining-cta-lantern-table'], content: ['sydney-dining-lantern-table-pictures'],
      relatedItems: ['sydney-dining-undercroft', 'sydney-dining-leaf-room', 'sydney-brand-chateau-sauvelin'],
    }, { created: 300, updated: 7 }),
    entry('asset1lMultiply2r', 'sydney-dining-lantern-table-pictures', {
      title: { en: 'What the table is made of', cn: '一席之成' },
      description: {
        en: 'The plates are thrown by a ceramicist in the Blue Mountains, each a little different, so that no two settings match.',
        cn: '餐盘出自蓝山一位陶艺家之手，手工拉坯，只只不同，因此没有两套席面完全相同。',
      },
      media1st: ['art-vessels'], title1st: { en: 'Clay from the mountains', cn: '山间之陶' },
      media2nd: ['dining-dessert'], title2nd: { en: 'Citrus to finish', cn: '柑橘收尾' }, internalLink2nd: 'sydney-dining-citrus-counter',
      media3rd: ['food-honey'], title3rd: { en: 'Honey from the pantry', cn: '食集的蜂蜜' }, internalLink3rd: 'sydney-brand-honey-and-tide',
    }),
    entry('dining', 'sydney-dining-fig-terrace', {
      title: { en: 'The Fig Terrace', cn: '榕荫露台' }, slug: 'fig-terrace', category: ['cat-restaurant'], isFeatured: true,
      description: {
        en: 'One long table on the roof, in the shade of a Port Jackson fig. Platters for sharing by day, candles and slow courses after dark.',
        cn: '屋顶之上，杰克逊港榕树荫下，一张长桌。白日拼盘共享，入夜烛光点起，菜肴徐徐而上。',
      },
      body: {
        en: 'The fig was here before the roof was, so the terrace was built around its crown. In the late afternoon the light comes through the leaves in coins and lands on the linen.\n\n## The long evening\n\nFrom Thursday to Saturday the table is laid for twenty-four. There is one sitting at 7pm, one menu at AUD 110, and everyone starts at the same time.\n\nIn rain the table moves under the loggia; in wind, shawls are handed round.',
        cn: '先有榕树，后有屋顶，露台便绕着树冠而建。午后将晚，日光穿叶而下，如点点铜钱，洒落亚麻桌布。\n\n## 长夜之席\n\n周四至周六，长桌设二十四席，19:00 同时开席，一份菜单，110 澳元。\n\n遇雨移至廊下；有风，则奉上披肩。',
      },
      media: ['dining-table'], cuisine: { en: 'Sharing plates from the wood oven', cn: '柴窑分享菜' }, location: { en: 'Level 3, terrace', cn: '三层露台' },
      time: { en: '12pm to 4pm; long evening at 7pm', cn: '12:00–16:00；长夜之席 19:00' }, frequency: { en: 'Daily; evenings Thursday to Saturday', cn: '每日；晚间为周四至周六' },
      features: { en: ['Open air', 'Long table for twenty-four', 'Children welcome at lunch'], cn: ['露天用餐', '二十四席长桌', '午间欢迎儿童'] },
      booking: 'sydney-dining-zenchef-fig-terrace', cta: ['sydney-dining-cta-fig-terrace'], relatedItems: ['sydney-dining-lantern-table', 'sydney-dining-pearl-stair', 'sydney-brand-kintara'],
    }, { created: 210, updated: 18 }),
    entry('dining', 'sydney-dining-first-light', {
      title: { en: 'First Light Café', cn: '晨光咖啡' }, slug: 'first-light', category: ['cat-cafe'], isFeatured: true,
      description: {
        en: 'The first door to open in the morning. Flat whites, biscotti and a bench in the sun for people who have just come off the ferry.',
        cn: '清晨最先开启的那扇门。一杯澳白，几片意式脆饼，一张洒满阳光的长椅，迎候刚下渡轮的人。',
      },
      body: {
        en: 'Beans are roasted across the harbour twice a week and ground to order. The flat white comes in a heavy cup with the handle at four o’clock, which is where a hand expects it.\n\n## Before the doors open\n\nThe café opens two hours before the galleries. Leave your bags with the hosts at the counter from 9am, go for a walk under the bridge and come back for your first appointment.\n\nCoffee starts at AUD 5, and a dollar less in your own cup.',
        cn: '咖啡豆在海港对岸烘焙，每周两次送达，即点即磨。澳白盛于厚瓷杯，杯柄朝四点钟方向，恰是手自然落下的位置。\n\n## 开馆之前\n\n咖啡馆比展廊早开两小时。9:00 起可将行李交给柜台，去大桥下走一走，再回来赴当天的第一场预约。\n\n咖啡 5 澳元起；自备杯具，立减 1 澳元。',
      },
      media: ['dining-coffee'], cuisine: { en: 'Coffee and small bakes', cn: '咖啡与小点' }, location: { en: 'Level 1, by the harbour door', cn: '一层海港门旁' },
      time: { en: '8am to 6pm', cn: '8:00–18:00' }, frequency: { en: 'Daily', cn: '每日' },
      features: { en: ['Opens before the galleries', 'Sunny bench outside', 'Oat and macadamia milk'], cn: ['早于展廊开放', '户外阳光长椅', '燕麦奶与澳洲坚果奶'] },
      relatedItems: ['sydney-dining-citrus-counter', 'sydney-service-personal-shopping', 'sydney-dining-macaron-window'],
    }, { created: 280, updated: 10 }),
    entry('dining', 'sydney-dining-leaf-room', {
      title: { en: 'The Leaf Room', cn: '叶间茶室' }, slug: 'leaf-room', category: ['cat-cafe'],
      description: {
        en: 'Eight low tables beside the pantry and one rule: telephones sleep in the basket. Tea is poured three times and the cups are refilled without asking.',
        cn: '食集之侧，八张矮桌，一条规矩：手机请在竹篮里小憩。茶过三巡，杯空即续，无须开口。',
      },
      body: {
        en: 'The tea comes from Sencha Hall next door, the sweets from everywhere. A sitting lasts about forty minutes, or as long as it takes for the shoulders to come down.\n\n## Three pours\n\nThe first cup is for the nose, the second for the tongue, the third for conversation. The set with two small sweets is AUD 28.\n\nTables are not booked. If all eight are taken, a host will find you in the pantry when one is free.',
        cn: '茶来自隔壁的煎茶堂，点心则取自各处。一席约四十分钟，或者说，直到双肩慢慢放松为止。\n\n## 三巡\n\n头道闻香，二道入口，三道闲谈。配两枚小点，28 澳元一套。\n\n茶室不设预订。若八席皆满，待有空位，自会有人到食集寻您。',
      },
      media: ['food-tea'], cuisine: { en: 'Tea and small sweets', cn: '茶与小点' }, location: { en: 'Level 3, beside the pantry', cn: '三层食集旁' },
      time: { en: '11am to 6pm', cn: '11:00–18:00' }, frequency: { en: 'Daily', cn: '每日' },
      features: { en: ['No booking', 'Quiet room', 'Caffeine-free infusions'], cn: ['无需预订', '静谧空间', '无咖啡因花草茶'] },
      relatedItems: ['sydney-brand-honey-and-tide', 'sydney-dining-citrus-counter', 'sydney-dining-macaron-window'],
    }, { created: 160, updated: 31 }),
    entry('dining', 'sydney-dining-citrus-counter', {
      title: { en: 'The Citrus Counter', cn: '柑橘甜点台' }, slug: 'citrus-counter', category: ['cat-cafe'],
      description: {
        en: 'One tart, made all day. Mandarin in autumn, orange in winter, desert lime at midsummer, and a meringue torched as you watch.',
        cn: '整日只做一款塔。秋用蜜橘，冬用甜橙，盛夏则取沙漠青柠；蛋白霜在您眼前炙烤上色。',
      },
      body: {
        en: 'The counter has ten stools and a view down into the atrium. The pastry is short, the curd is sharp and the meringue is piped when you sit down, not before.\n\n## When to come\n\nThe first tarts are ready at 10:30am and the last leave at about 5pm. A slice is AUD 16; a whole one needs an hour’s notice and comes in a box that survives a taxi.\n\nAsk for it without meringue and nobody will think less of you.',
        cn: '十张高凳，凭栏可俯瞰中庭。塔皮酥松，凝乳明亮微酸，蛋白霜待您落座方才挤花，绝不提前。\n\n## 何时来\n\n首批 10:30 出炉，约 17:00 售罄。单份 16 澳元；整只请提前一小时告知，专用礼盒，乘车亦稳妥。\n\n不要蛋白霜？也好，各有所爱。',
      },
      media: ['dining-dessert'], cuisine: { en: 'Pastry', cn: '现制甜点' }, location: { en: 'Level 2, above the atrium', cn: '二层中庭之上' },
      time: { en: '10:30am to 5pm', cn: '10:30–17:00' }, frequency: { en: 'Daily', cn: '每日' },
      features: { en: ['Made while you watch', 'Whole tarts to order'], cn: ['现场制作', '整只可预订'] },
      relatedItems: ['sydney-dining-first-light', 'sydney-dining-macaron-window', 'sydney-brand-cacao-thereze'],
    }, { created: 150, updated: 38 }),
    entry('dining', 'sydney-dining-macaron-window', {
      title: { en: 'The Macaron Window', cn: '马卡龙之窗' }, slug: 'macaron-window', category: ['cat-cafe'],
      description: {
        en: 'A hatch in the atrium wall, four colours and no seats. Take one for now, six for the flight, and a box for whoever is meeting you.',
        cn: '中庭墙上一扇小窗，四种颜色，不设座位。一枚即食，六枚登机，再带一盒，给接机的人。',
      },
      body: {
        en: 'Saffron, sage, blush and cocoa: the four colours of the window do not change, but the fillings do, with every season. At present the sage one holds lemon myrtle and the blush one Davidson plum.\n\n## For the flight\n\nBoxes of six cost AUD 24 and sit flat in a cabin bag. They are best within two days and, in our experience, gone within two hours.',
        cn: '藏红花、鼠尾草、浅粉、可可：四色恒常，馅心却随季节更替。眼下，鼠尾草色里是柠檬香桃木，浅粉色里是戴维森李。\n\n## 登机一盒\n\n六枚装 24 澳元，可平放于随身行李。两日内风味最佳；据我们观察，通常两小时便已见底。',
      },
      media: ['food-macarons'], cuisine: { en: 'Macarons to take along', cn: '外带马卡龙' }, location: { en: 'Level 1, atrium', cn: '一层中庭' },
      time: { en: '10am to 7pm', cn: '10:00–19:00' }, frequency: { en: 'Daily', cn: '每日' },
      features: { en: ['To take along', 'Seasonal fillings'], cn: ['外带', '时令馅心'] },
      relatedItems: ['sydney-dining-first-light', 'sydney-service-gift-wrapping', 'sydney-brand-cacao-thereze'],
    }, { created: 120, updated: 15 }),
    entry('dining', 'sydney-dining-undercroft', {
      title: { en: 'Undercroft Bar', cn: '拱下酒吧' }, slug: 'undercroft', category: ['cat-bar'], isFeatured: true, whetherLiquorOrTobacco: true,
      description: {
        en: 'Seven steps below the cellar, where the walls are thick and the ice is clear. Malts by the half measure, so that curiosity costs less.',
        cn: '酒窖之下七级台阶，厚壁静谧，冰块澄澈。单一麦芽可点半份，让好奇心更轻盈。',
      },
      body: {
        en: 'The bar is a single vault with a walnut counter and fourteen chairs. Sound does not carry; people lower their voices on the fourth step without noticing.\n\n## What to ask for\n\n- A half measure of the Glenmarrow that is open that day\n- Juniper Row with soda and lemon myrtle\n- The alcohol-free list, which is as long as the other one\n\nGuests of 18 and over are welcome until 11pm; the entrance after closing time is by the lane.',
        cn: '一座独拱，一张胡桃木吧台，十四把椅子。此处声音不远传，走到第四级台阶，人们便不觉放低了语声。\n\n## 不妨一试\n\n- 当日开桶的格伦马罗，半份\n- 杜松巷金酒，兑苏打水与柠檬香桃木\n- 无酒精酒单，与另一份同样长\n\n年满 18 周岁的宾客，可小酌至 23:00；闭馆后请由巷内入口进入。',
      },
      media: ['hero-spirits'], cuisine: { en: 'Malts, gin and small plates', cn: '麦芽威士忌、金酒与小食' }, location: { en: 'Level 1, below the cellar', cn: '一层酒窖之下' },
      time: { en: '4pm to 11pm', cn: '16:00–23:00' }, frequency: { en: 'Wednesday to Sunday', cn: '周三至周日' },
      features: { en: ['Half measures', 'Long alcohol-free list', 'Guests of 18 and over'], cn: ['可点半份', '丰富无酒精酒单', '仅限 18 周岁以上'] },
      cta: ['sydney-dining-cta-cellar'], relatedItems: ['sydney-brand-glenmarrow', 'sydney-brand-juniper-row', 'sydney-dining-lantern-table'],
    }, { created: 250, updated: 13 }),
    entry('dining', 'sydney-dining-pearl-stair', {
      title: { en: 'The Pearl Stair', cn: '珍珠阶' }, slug: 'pearl-stair', category: ['cat-bar'], whetherLiquorOrTobacco: true,
      description: {
        en: 'Oysters and a glass of something cold, on the broad stair of the atrium. Cushions are provided; the light after 3pm is free.',
        cn: '中庭宽阶之上，牡蛎与一杯冰凉起泡酒。软垫已为您备好；下午三点之后的光线，分文不取。',
      },
      body: {
        en: 'From mid-afternoon the left side of the great stair turns into a bar. You sit on a cushion, a tray is set across two steps, and the whole hall is in front of you.\n\n## Oysters by the half dozen\n\nSydney rock oysters come from the estuaries of the New South Wales coast, small, mineral and long in the finish. Six are AUD 36; a flute of champagne or Tasmanian sparkling wine is poured from a bottle kept under the sixth step.\n\nWine is for guests of 18 and over; the still lemonade is for everyone.',
        cn: '午后时分，大台阶左侧便成了酒吧。您坐在软垫上，托盘横跨两级台阶，整座大厅尽在眼前。\n\n## 半打牡蛎\n\n悉尼岩牡蛎产自新南威尔士州沿岸河口，小巧，矿物感分明，余韵悠长。六只 36 澳元；香槟或塔斯马尼亚起泡酒，就藏在第六级台阶之下。\n\n酒类仅供年满 18 周岁的宾客；自制柠檬水，人人可饮。',
      },
      media: ['spirits-champagne'], cuisine: { en: 'Oysters and sparkling wine', cn: '牡蛎与起泡酒' }, location: { en: 'Level 1, atrium stair', cn: '一层中庭大台阶' },
      time: { en: '3pm to 7:30pm', cn: '15:00–19:30' }, frequency: { en: 'Thursday to Sunday', cn: '周四至周日' },
      features: { en: ['Sydney rock oysters', 'Seats on the stair'], cn: ['悉尼岩牡蛎', '台阶席'] },
      relatedItems: ['sydney-dining-fig-terrace', 'sydney-brand-juniper-row', 'sydney-dining-undercroft'],
    }, { created: 95, updated: 19 }),
  ],
};
