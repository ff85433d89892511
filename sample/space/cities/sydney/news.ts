import { day, entry, type Seed } from '../../seed.ts';

/** A year of news from the Sydney gallery: one still to come, nine to be read, two that have run out and disappear. */
export const news: readonly Seed[] = [
  entry(
    'news',
    'sydney-news-tart-lesson',
    {
      title: { en: 'A lesson in one tart', cn: '一只塔的课堂' },
      slug: 'lesson-in-one-tart',
      description: {
        en: 'The Citrus Counter bakes a single tart, all day long. Ten days from now it begins to teach it, too: six places, one hour, a torch for each.',
        cn: '柑橘甜点台整日只做一款塔。十日之后，亦将亲授其法：六席，一小时，人手一支喷枪。',
      },
      category: ['cat-opening', 'cat-food-and-gifts'],
      media: ['dining-dessert'],
      displayDate: day(10, '09:00'),
      startDate: day(10, '09:00'),
      body: {
        en: 'A bench for six is being set beside the ten stools, with one long marble and a view down into the atrium. The lesson takes the tart apart: how cold the butter must be, when the curd has thickened, why a meringue is torched from the side.\n\n## The first lessons\n\nTwice a day, at 9am before the galleries open and at 4pm. An hour costs AUD 75 and includes the tart that you made, in a box that survives a taxi. Children from ten years come free with an adult.',
        cn: '十张高凳之侧，正添设六人长台：一方长长的大理石，凭栏可见中庭。课堂将一只塔逐一拆解：黄油须冷到几分，凝乳何时算稠，蛋白霜又为何要从侧面炙烤。\n\n## 首批课程\n\n每日两场，上午 9:00 展廊开启之前，以及下午 16:00。一小时 75 澳元，亲手所制的塔可装盒带走，乘车亦稳妥。十岁以上儿童由成人陪同可免费参加。',
      },
    },
    { created: 3, updated: 1 },
  ),

  entry(
    'news',
    'sydney-news-east-gallery',
    {
      title: { en: 'The east gallery reopens', cn: '东廊焕新归来' },
      slug: 'east-gallery-reopens',
      description: {
        en: 'After eleven weeks behind linen screens, the home of beauty on Level 1 is back, with twice the daylight and half the noise.',
        cn: '亚麻屏风之后静候十一周，一层的美妆之廊重启：天光倍增，喧声减半。',
      },
      category: ['cat-opening', 'cat-beauty'],
      isFeatured: true,
      media: ['arch-boutique'],
      removedAfterExpired: false,
      displayDate: day(-26, '09:00'),
      startDate: day(-26, '09:00'),
      relatedItems: ['sydney-event-colour-hour', 'sydney-promotion-beauty-journey'],
      body: {
        en: 'The screens came down before opening time, quietly. What was a corridor is now a sequence of three rooms, each beneath its own arch, lit from windows and a skylight that had been boarded up for decades.\n\nThe plaster was mixed with crushed shell, which takes the echo out of the ceiling. Counters stand 90 cm high, with a lower place at every one of them for guests who sit.\n\n## What is new\n\n- Two treatment chairs behind a linen curtain, at Aurelle\n- A long table under the skylight, at Maison Verane\n- A shallow basin with river stones, at Solenne\n\nThe east gallery opens with the house, daily at 10am.',
        cn: '开门之前，屏风悄然撤去。昔日的一条走廊，如今化为三间相连的厅室，各居一拱之下；封存数十年的窗与天窗，重又透进光来。\n\n墙面灰泥掺入碾碎的贝壳，吸去了穹顶的回声。柜台高 90 厘米，每处皆另设低位，供坐着的宾客使用。\n\n## 新设\n\n- 欧蕾尔：亚麻帘后，两张护理座椅\n- 薇兰世家：天窗之下，一张长桌\n- 素澜：一方浅水，几枚河石\n\n东廊与全馆同时开放，每日 10:00 起。',
      },
    },
    { created: 30, updated: 26 },
  ),

  entry(
    'news',
    'sydney-news-window-bench',
    {
      title: { en: 'A bench in the window', cn: '临窗的工作台' },
      slug: 'bench-in-the-window',
      description: {
        en: 'Casa Orsino has moved its leather worker to the window of Level 2. Bags are cleaned, fed and polished there while the ferries come and go.',
        cn: '奥希诺将皮匠的工作台移至二层窗畔。渡轮往来之间，皮具在此清洁、滋养、打磨。',
      },
      category: ['cat-house-news', 'cat-fashion'],
      brand: 'brand-casa-orsino',
      isFeatured: true,
      media: ['fashion-handbag'],
      removedAfterExpired: false,
      displayDate: day(-9, '10:00'),
      startDate: day(-9, '10:00'),
      body: {
        en: 'For years the repairs were done behind a door. Now the bench faces the harbour, the tools hang on a rail above it, and anybody may stand and watch a corner being rebuilt, layer by layer, with wax and a warm iron.\n\nConditioning takes half an hour and is complimentary for every Casa Orsino piece, whatever its age. The leather worker is here from Thursday to Sunday, noon to 6pm.\n\n> People apologise for the scratches. Those are the parts that I like best.',
        cn: '多年来，修护总在门后进行。如今工作台面朝海港，工具悬于上方横杆，谁都可以驻足，看一处包角如何以蜂蜡与热烙铁，一层层重塑如初。\n\n凡奥希诺皮具，不论年份，皆可免费养护，约需半小时。皮匠于每周四至周日 12:00–18:00 在此。\n\n> 客人总为划痕致歉。其实，那正是我最喜欢的部分。',
      },
    },
    { created: 14, updated: 9 },
  ),

  entry(
    'news',
    'sydney-news-late-hours',
    {
      title: { en: 'Three evenings, until nine', cn: '一周三晚，开放至 21:00' },
      slug: 'late-hours',
      description: {
        en: 'From Thursday to Saturday the galleries now stay open an hour longer, with music on the great stair and the full service of every other hour.',
        cn: '周四至周六，展廊延长开放一小时：大台阶上有乐，服务一如平日。',
      },
      category: ['cat-house-news', 'cat-travel'],
      media: ['hero-atrium'],
      removedAfterExpired: false,
      displayDate: day(-3, '08:00'),
      startDate: day(-3, '08:00'),
      body: {
        en: 'Many flights to Asia and the Gulf leave Sydney late in the evening. From now on, three days of the week leave time for the water first and the galleries afterwards.\n\nAll counters, the wrapping desk and the travel desk stay until 9pm. On Thursdays from 7pm a quartet plays at the foot of the stair, softly enough to talk over.\n\n## Hours at a glance\n\n- Sunday to Wednesday: 10am to 8pm\n- Thursday to Saturday: 10am to 9pm\n- First Light Café: from 8am daily',
        cn: '飞往亚洲与海湾地区的航班，多于夜间自悉尼起飞。从今往后，一周之中有三日，您尽可先看海，再来从容选购。\n\n各柜台、礼装台与旅客服务台均服务至 21:00。周四 19:00 起，四重奏于大台阶下轻声演奏，不扰交谈。\n\n## 开放时间\n\n- 周日至周三：10:00–20:00\n- 周四至周六：10:00–21:00\n- 晨光咖啡：每日 8:00 起',
      },
    },
    { created: 5, updated: 3 },
  ),

  entry(
    'news',
    'sydney-news-solenne-basin',
    {
      title: { en: 'Solenne opens its basin', cn: '素澜，一方浅水启幕' },
      slug: 'solenne-opens',
      description: {
        en: 'A young house with a single idea has come to the east gallery: one amber serum in three strengths, tried over moving water.',
        cn: '一个只有一念的年轻品牌，落户东廊：一款琥珀色精华，三种浓度，临水而试。',
      },
      category: ['cat-opening', 'cat-beauty'],
      brand: 'brand-solenne',
      media: ['beauty-serum'],
      removedAfterExpired: false,
      displayDate: day(-25, '09:00'),
      startDate: day(-25, '09:00'),
      body: {
        en: 'There is no counter. Guests stand around a shallow basin, a host asks how their skin felt this morning, and one of three droppers is taken from the water’s edge: Dawn, Noon or Dusk.\n\nThe texture is closer to water than to oil and is gone within a minute; what stays is a little light. Five drops are enough: two for the cheeks, two for the neck, one for the back of the hands.\n\nThe bottle of 30 ml fits the liquids bag of a cabin case. The trial on Level 1 takes five minutes and is complimentary.',
        cn: '这里没有柜台。宾客环立于一方浅水之畔，顾问轻问今早肌肤的感觉，随即自水边取来三支滴管之一：“晨”“午”或“暮”。\n\n质地近水而远油，不到一分钟便已融入肌肤，只留下些许光泽。五滴足矣：两滴予面颊，两滴予颈间，一滴予手背。\n\n每瓶 30 毫升，可随身携带登机。一层现场试用约五分钟，免费体验。',
      },
    },
    { created: 28, updated: 25 },
  ),

  entry(
    'news',
    'sydney-news-moon-drops',
    {
      title: { en: 'Moon drops by Ondine', cn: '昂汀月露' },
      slug: 'moon-drops',
      description: {
        en: 'Gold hoops, each with one South Sea pearl from the warm waters off Broome. The pairs are matched by eye and no two are quite alike.',
        cn: '金环之下，各悬一枚南洋珍珠，采自布鲁姆外海的温暖水域。成对皆凭目测相配，世上无两对全然相同。',
      },
      category: ['cat-watches-and-jewellery'],
      brand: 'brand-ondine-joaillerie',
      media: ['jewel-earrings'],
      removedAfterExpired: false,
      displayDate: day(-45, '09:00'),
      startDate: day(-45, '09:00'),
      body: {
        en: 'It can take a year to find the second pearl. The first is chosen for its lustre; its companion must share the same hint of rose or silver, and weigh the same to a tenth of a gram.\n\nOndine hangs each pair from a hoop of 18-carat gold, on a link so small that the pearl seems to float when you turn your head.\n\n## To see them\n\nTwenty-two pairs lie by the window of the east gallery on Level 2, never under a spotlight. Private viewings of half an hour can be arranged on the same day.',
        cn: '为一枚珍珠寻得另一半，有时须候一年。先以光泽择其一，再寻同样微泛玫瑰或银辉的一枚，重量之差不过十分之一克。\n\n昂汀以极细小的链节，将珍珠悬于 18K 金环之下；转首之间，珠光宛若浮空。\n\n## 鉴赏\n\n二十二对作品现陈列于二层东廊窗畔，不设射灯，只借日光。可当日预约半小时私人鉴赏。',
      },
    },
    { created: 48, updated: 45 },
  ),

  entry(
    'news',
    'sydney-news-green-gin',
    {
      title: { en: 'A gin with a green edge', cn: '一抹青绿的金酒' },
      slug: 'gin-with-a-green-edge',
      description: {
        en: 'Juniper Row joins the cellar with nine jars of botanicals and one dry gin. The last jar is lemon myrtle, and it is the one that people remember.',
        cn: '杜松巷携九罐香草与一款干金酒入驻酒窖。最末一罐是柠檬香桃木，也是人们记住的那一味。',
      },
      category: ['cat-opening', 'cat-wines-and-spirits'],
      brand: 'brand-juniper-row',
      media: ['spirits-gin'],
      whetherLiquorOrTobacco: true,
      removedAfterExpired: false,
      displayDate: day(-21, '09:00'),
      startDate: day(-21, '09:00'),
      body: {
        en: 'The row of jars is there to be opened. Juniper and coriander come first, orange lifts the middle, olive leaf dries it, and lemon myrtle arrives at the end like a window being opened.\n\nThe distiller’s advice is to leave the tonic out at first: one large piece of ice, a strip of peel, five minutes of patience.\n\n- 700 ml, 43% alcohol by volume, AUD 82 duty free\n- Poured in the cellar on Level 1 until an hour before closing\n- Tasted by and sold to guests aged 18 and over',
        cn: '这一列玻璃罐，本就供人开启。先是杜松子与芫荽籽，继而甜橙扬起中段，橄榄叶收得干爽，末了柠檬香桃木翩然而至，仿佛有人推开了窗。\n\n酿酒师建议，初尝不必加汤力水：一大块冰，一缕果皮，五分钟的耐心。\n\n- 700 毫升，酒精度 43%，免税价 82 澳元\n- 一层酒窖可试饮，至闭馆前一小时止\n- 试饮与选购均限年满 18 周岁的宾客',
      },
    },
    { created: 24, updated: 21 },
  ),

  entry(
    'news',
    'sydney-news-airport-collection',
    {
      title: { en: 'Shop here, collect at the airport', cn: '市内选购，机场提货' },
      slug: 'airport-collection',
      description: {
        en: 'Leave your purchases with us and find them, sealed and labelled, beyond passport control. The service is complimentary for departing travellers.',
        cn: '选购之后不必随身携带。我们将封装妥当，送至边检之后静候您取。离境旅客均可免费享用。',
      },
      category: ['cat-travel', 'cat-house-news'],
      media: ['hero-travel'],
      removedAfterExpired: false,
      displayDate: day(-90, '09:00'),
      startDate: day(-90, '09:00'),
      body: {
        en: 'A day in the city is lighter without bags. Buy until six hours before your flight, show your passport and your booking, and we carry the rest.\n\n## How it works\n\n1. Choose your gifts and pay as usual\n2. Give us your flight number at any counter\n3. Collect in the departures hall of Terminal 1, after passport control\n\nLiquids above 100 ml are packed in sealed, tamper-evident bags. Should you connect elsewhere, keep them closed until your last stop.',
        cn: '轻装游城，自在得多。航班起飞六小时之前均可选购，出示护照与机票订单，余下的交由我们。\n\n## 服务流程\n\n1. 照常选购并付款\n2. 于任一柜台告知航班号\n3. 过边检后，于 1 号航站楼出发层领取\n\n超过 100 毫升的液体均以防拆密封袋封装。如需转机，请在抵达最终目的地之前保持封口完好。',
      },
    },
    { created: 95, updated: 90 },
  ),

  entry(
    'news',
    'sydney-news-slate-dial',
    {
      title: { en: 'The slate dial, in rose gold', cn: '岩灰表盘，玫瑰金心' },
      slug: 'slate-dial',
      description: {
        en: 'Meridian Time marked its anniversary with a dial the grey of wet sandstone. All sixty numbered pieces have found their wrists; the story remains.',
        cn: '子午时计以雨后砂岩般的灰，为周年纪念写下一枚表盘。六十枚腕表皆已各归其主，而故事留了下来。',
      },
      category: ['cat-watches-and-jewellery'],
      brand: 'brand-meridian-time',
      media: ['hero-watches'],
      removedAfterExpired: false,
      displayDate: day(-175, '09:00'),
      startDate: day(-175, '09:00'),
      endDate: day(-120, '20:00'),
      body: {
        en: 'The grey is not paint. It is grown on the dial in a bath, layer upon layer, and stopped by eye when it reaches the colour of the harbour steps after rain.\n\nSixty pieces were made and sixty were sold, the last to a couple who had flown in to marry at the water. Number one has stayed with the house and can be seen in the watch salon on Level 2. The Meridian automatic keeps the dial in the collection.',
        cn: '这层灰并非涂绘，而是在镀浴中一层层生成，待颜色恰如雨后的港湾石阶，便凭目力收手。\n\n六十枚皆已售罄，最后一枚归于一对飞来海边成婚的新人。编号一由品牌珍藏，现陈列于二层腕表沙龙；岩灰表盘则由子午线自动腕表延续。',
      },
    },
    { created: 180, updated: 118 },
  ),

  entry(
    'news',
    'sydney-news-refill-trial',
    {
      title: { en: 'Refilled, not replaced', cn: '续装，不必另换' },
      slug: 'refill-trial',
      description: {
        en: 'For three months Aurelle filled empty cream jars at the counter. Guests brought back 2,140 of them, and the trial has become a habit.',
        cn: '三个月间，欧蕾尔在柜台为空罐续装面霜。宾客共带回 2,140 只；这场尝试，如今已成日常。',
      },
      category: ['cat-house-news', 'cat-beauty'],
      brand: 'brand-aurelle',
      media: ['beauty-cream'],
      removedAfterExpired: false,
      displayDate: day(-300, '09:00'),
      startDate: day(-300, '09:00'),
      endDate: day(-210, '20:00'),
      body: {
        en: 'Each jar was rinsed, warmed and filled while its owner watched, in just under six minutes. The brass lids came back polished.\n\nWe learned three things: that people keep beautiful jars, that travellers return more often than we thought, and that the counter needed a second tap. It has one now, and the refill bar is here to stay.',
        cn: '空罐经清洗、温热，再当着主人的面缓缓注满，前后不到六分钟；黄铜盖也一并擦亮奉还。\n\n我们由此明白三件事：美的罐子，人们舍不得丢；旅人归来，比我们以为的更勤；而柜台需要第二个出料口。如今已添设妥当，续装台亦就此常驻。',
      },
    },
    { created: 305, updated: 205 },
  ),

  entry(
    'news',
    'sydney-news-macaron-window',
    {
      title: { en: 'Opening week at the window', cn: '马卡龙之窗开幕周' },
      slug: 'macaron-window-opening-week',
      description: {
        en: 'For seven days the Macaron Window gave every passer-by one to taste. The week is over; the window and its four colours remain.',
        cn: '七日之间，马卡龙之窗为每位过客奉上一枚。开幕周已落幕，小窗与四色依旧。',
      },
      category: ['cat-opening', 'cat-food-and-gifts'],
      media: ['food-macarons'],
      displayDate: day(-120, '09:00'),
      startDate: day(-120, '09:00'),
      endDate: day(-113, '19:00'),
      body: {
        en: 'The shells were baked at five in the morning and rested a full day, which is what gives them their quiet crack. Saffron was gone by noon, cocoa by three.\n\nThe hatch in the atrium wall is open daily from 10am to 7pm.',
        cn: '饼壳于清晨五时烘成，再静置一整日，方有那一声轻脆。藏红花味正午告罄，可可味亦不过三时。\n\n中庭墙上的小窗，每日 10:00–19:00 开启。',
      },
    },
    { created: 125, updated: 113 },
  ),

  entry(
    'news',
    'sydney-news-belt-week',
    {
      title: { en: 'A week for worn leather', cn: '旧皮新生周' },
      slug: 'belt-week',
      description: {
        en: 'North & Vale spent seven days mending belts that had seen the world: new holes, new edges, old buckles kept.',
        cn: '北谷以七日光阴，修缮随主人走遍世界的腰带：添新孔，理新边，留旧扣。',
      },
      category: ['cat-fashion', 'cat-house-news'],
      brand: 'brand-north-and-vale',
      media: ['fashion-belt'],
      displayDate: day(-230, '09:00'),
      startDate: day(-230, '09:00'),
      endDate: day(-223, '20:00'),
      body: {
        en: 'One hundred and eighteen belts came in, among them one that had been worn across three continents by two generations.\n\nRepairs were complimentary and took a day each. The leatherworker returns next year; until then our hosts send pieces to the workshop on your behalf.',
        cn: '一百一十八条腰带送至台前，其中一条曾由两代人系着，走过三片大陆。\n\n修缮免费，一日可成。皮匠明年再来；在此之前，管家可代您将皮具寄往工坊。',
      },
    },
    { created: 235, updated: 222 },
  ),
];
