import { day, entry, type Seed } from '../../seed.ts';
import { atrium, cellar, fashionGallery, pantry, westHall } from './places.ts';

/** Events at the Sydney gallery that run or are to come, and the booking that events share. */
export const events: readonly Seed[] = [
  entry('booxi', 'sydney-booxi-events', { title: { en: 'Reserve a place', cn: '预约席位' }, tag: 'SydneyEvents' }, { created: 200 }),

  entry(
    'event',
    'sydney-event-wardrobe-of-scent',
    {
      title: { en: 'A wardrobe of scent', cn: '香氛衣橱' },
      slug: 'wardrobe-of-scent',
      description: {
        en: 'Eight accords hang like garments along the west gallery, on linen ribbons. Try two of them layered on skin with a host, one guest at a time.',
        cn: '八种香调以亚麻缎带系起，如衣裳般悬于西廊。由香氛顾问一对一陪同，择其二叠于肌肤，静品变化。',
      },
      category: ['cat-fragrance', 'cat-workshop'],
      isFeatured: true,
      booking: 'sydney-booxi-events',
      media: ['loop-fragrance'],
      mediaThumbnail: ['loop-fragrance-poster'],
      videoCoverImage: ['loop-fragrance-poster'],
      startDate: day(-10, '10:00'),
      endDate: day(18, '20:00'),
      time: { en: '10am to 8pm', cn: '10:00–20:00' },
      frequency: { en: 'Daily', cn: '每日' },
      location: westHall,
      features: { en: ['Complimentary', '30 minutes', 'One guest at a time'], cn: ['免费参与', '30 分钟', '一对一体验'] },
      body: {
        en: 'Perfume has families, and this installation lets you meet one at a time. Hesperia and Lune & Linden have lent eight accords to a single brass rail: green linden and wet stone by the window, resin and smoke where the gallery grows darker.\n\nBegin with the lightest and walk inwards. A host then layers two accords on your skin. You leave with the pairing written on a card and a 2 ml vial of each, to live with for a day before you decide anything.\n\n## Good to know\n\n- The rail is open to everyone, without booking\n- A layering session lasts 30 minutes and is complimentary; please reserve a place\n- Arrive without perfume if you can',
        cn: '香气亦有家族，此次装置邀您逐一相识。暮星与月与椴共献八种香调，沿一根黄铜横杆依次垂挂：窗畔是青椴与雨后石板的清冽，愈往深处，树脂与烟熏的气息愈浓。\n\n请由最轻盈的一支开始，缓步向内。香氛顾问将为您把两种香调叠于肌肤，并将配方写于卡片，另赠 2 毫升试香各一支。不必急于决定，先与它们共度一日。\n\n## 温馨提示\n\n- 装置对所有宾客开放，无需预约\n- 叠香体验时长 30 分钟，免费参与，敬请预约\n- 建议当日不施香水前来',
      },
    },
    { created: 40, updated: 6 },
  ),

  entry(
    'event',
    'sydney-event-watchmakers-bench',
    {
      title: { en: 'At the watchmaker’s bench', cn: '制表师的工作台' },
      slug: 'watchmakers-bench',
      description: {
        en: 'A Calibre Ferrand watchmaker assembles a hand-wound movement in the atrium, part by part. Sit close, ask anything, or follow the hands on screen.',
        cn: '斐朗制表师于中庭逐件组装一枚手动上链机芯。您可近坐细看、随时发问，亦可在线观看指尖上的每一步。',
      },
      category: ['cat-watches-and-jewellery', 'cat-workshop'],
      brand: 'brand-calibre-ferrand',
      isFeatured: true,
      media: ['watch-face'],
      startDate: day(-5, '11:00'),
      endDate: day(9, '17:00'),
      joinLink: 'https://events.meridian.example/sydney/watchmakers-bench',
      time: { en: '11am to 5pm', cn: '11:00–17:00' },
      frequency: { en: 'Daily, online from 3pm', cn: '每日，15:00 起在线直播' },
      location: atrium,
      features: { en: ['Complimentary', 'Also online', 'No booking needed'], cn: ['免费参与', '同步在线', '无需预约'] },
      body: {
        en: 'A movement of 193 parts arrives on the bench each morning in a tray the size of a paperback. By late afternoon it ticks. In between, a watchmaker who has been with Calibre Ferrand for more than twenty years explains what each wheel is for, and why a screw is polished on the side that nobody will see.\n\nThere are six stools at the bench, and a camera above it for everybody else. At 3pm the balance wheel goes in; that is the hour to come.\n\n> It takes twenty turns to wake it. The room always goes quiet for them.\n\nThe seats are complimentary and are not reserved. The daily broadcast starts at 3pm Sydney time and lasts about 40 minutes.',
        cn: '每日清晨，193 枚零件盛于一只书本大小的托盘送上工作台；至午后将尽，它已开始走时。其间，一位供职斐朗逾二十年的制表师娓娓道来：每只齿轮的用处，以及为何连无人看见的螺丝侧面也要打磨光亮。\n\n工作台旁设六席，上方另置镜头，供更多宾客同观。15:00 安装摆轮，是最不容错过的一刻。\n\n> 上链二十圈，将它唤醒。每到此刻，全场总会安静下来。\n\n座席免费，先到先坐。在线直播于悉尼时间每日 15:00 开始，约 40 分钟。',
      },
    },
    { created: 33, updated: 5 },
  ),

  entry(
    'event',
    'sydney-event-tea-at-dusk',
    {
      title: { en: 'The tea room at dusk', cn: '薄暮茶室' },
      slug: 'tea-at-dusk',
      description: {
        en: 'Three Sencha Hall teas poured as the harbour light fades: one steamed, one roasted, one shaded. Thirty quiet minutes before the evening begins.',
        cn: '港湾暮色渐沉，煎茶堂奉上三款茶：一蒸，一焙，一覆荫。入夜之前，留三十分钟的静。',
      },
      category: ['cat-tasting', 'cat-food-and-gifts'],
      brand: 'brand-sencha-hall',
      media: ['food-tea'],
      startDate: day(-13, '18:30'),
      endDate: day(0, '21:00'),
      time: { en: '6:30pm to 9pm', cn: '18:30–21:00' },
      frequency: { en: 'Daily', cn: '每日' },
      location: { en: 'Level 3, Leaf Room', cn: '三层叶间茶室' },
      features: { en: ['AUD 32 a guest', '30 minutes', 'Eight tables'], cn: ['每位 32 澳元', '30 分钟', '限八席'] },
      body: {
        en: 'The Leaf Room closes at six and, for two weeks, opens again half an hour later. The first pour is a steamed sencha, bright as cut grass; the second a hojicha, roasted that morning; the last a gyokuro, grown in shade and brewed at fifty degrees, which is cooler than most people dare.\n\nEach tea comes with something small to eat: a salted plum, a sesame wafer, a square of yokan. The sitting costs AUD 32, which is taken off any Sencha Hall purchase on the same day.\n\n## How to join\n\nSittings start on the hour and the half hour; the last begins at 8:30pm. After the galleries close, enter by the harbour door and take the lift to Level 3.',
        cn: '叶间茶室傍晚六时收席，而这两周，半小时后重又亮灯。第一道是蒸青煎茶，清亮如新刈之草；第二道为当日清晨焙制的焙茶；末一道是覆荫栽培的玉露，以五十度之水冲泡，比多数人所敢的更凉几分。\n\n每道茶皆佐一味小食：盐渍梅、芝麻薄脆、一方羊羹。每位 32 澳元，可抵扣当日煎茶堂的任意消费。\n\n## 参与方式\n\n每逢整点与半点开席，末席为 20:30。展廊闭馆之后，请由海港门进入，乘电梯至三层。',
      },
    },
    { created: 45, updated: 13 },
  ),

  entry(
    'event',
    'sydney-event-three-honeys',
    {
      title: { en: 'Three honeys, three coasts', cn: '三种蜜，三片海岸' },
      slug: 'three-honeys',
      description: {
        en: 'Leatherwood from Tasmania, ironbark from New South Wales, and a wild-bush honey from Kangaroo Island, tasted side by side. Join at the table or online.',
        cn: '塔斯马尼亚革木蜜、新南威尔士铁皮桉蜜与袋鼠岛野花蜜，一席之间，逐一品尝。可亲临现场，亦可在线参与。',
      },
      category: ['cat-tasting', 'cat-food-and-gifts'],
      brand: 'brand-honey-and-tide',
      media: ['food-honey'],
      startDate: day(6, '16:00'),
      endDate: day(6, '17:30'),
      joinLink: 'https://events.meridian.example/sydney/three-honeys',
      time: { en: '4pm to 5:30pm', cn: '16:00–17:30' },
      frequency: { en: 'One afternoon', cn: '仅此一个下午' },
      location: pantry,
      features: { en: ['Complimentary', 'Also online', 'Families welcome'], cn: ['免费参与', '同步在线', '欢迎家庭同行'] },
      body: {
        en: 'Honey is a map that you can eat. The first spoon, leatherwood, comes from the rainforest of western Tasmania and tastes faintly of spice. The second, ironbark, is pale amber and slow to set. The third is gathered on Kangaroo Island, where the bees descend from Ligurian colonies brought over in the 1880s.\n\nA beekeeper from Honey & Tide leads the tasting with buttered bread, a sharp cheese and a little sea salt. Everyone at the table receives a 30 g jar of the honey they liked best.\n\n- Twenty places at the table, given in order of arrival\n- The tasting is also streamed; the link opens ten minutes before\n- Not suitable for children under 12 months',
        cn: '蜂蜜，是可以入口的地图。第一匙革木蜜来自塔斯马尼亚西部的雨林，隐有辛香；第二匙铁皮桉蜜，色如浅琥珀，久置亦不易结晶；第三匙采自袋鼠岛，岛上的蜂群源自 1880 年代引入的利古里亚蜂。\n\n蜜与潮的养蜂人将以黄油面包、陈年奶酪与少许海盐佐味，引您逐一品尝。席间每位宾客可择心仪的一款，获赠 30 克小罐装。\n\n- 设二十席，先到先得\n- 现场同步直播，链接于开始前十分钟开放\n- 蜂蜜不适合未满 12 个月的婴儿食用',
      },
    },
    { created: 12, updated: 4 },
  ),

  entry(
    'event',
    'sydney-event-after-dark-whisky',
    {
      title: { en: 'The cellar, after dark', cn: '夜色酒窖' },
      slug: 'cellar-after-dark',
      description: {
        en: 'Four Glenmarrow single malts, from first-fill bourbon to a cask finished in sherry wood, poured by lamplight for twelve guests. Ages 18 and over.',
        cn: '格伦马罗四款单一麦芽，自初填波本桶至雪莉桶收尾，于灯影间为十二位宾客而斟。仅限年满 18 周岁者参加。',
      },
      category: ['cat-tasting', 'cat-wines-and-spirits'],
      brand: 'brand-glenmarrow',
      isFeatured: true,
      whetherLiquorOrTobacco: true,
      media: ['spirits-whisky'],
      startDate: day(12, '18:30'),
      endDate: day(12, '20:00'),
      status: { en: 'Few places left', cn: '余席不多' },
      time: { en: '6:30pm to 8pm', cn: '18:30–20:00' },
      frequency: { en: 'One evening', cn: '仅此一晚' },
      location: cellar,
      features: { en: ['AUD 65 a guest', 'Twelve places', '18 and over'], cn: ['每位 65 澳元', '限十二席', '须年满 18 周岁'] },
      body: {
        en: 'The shutters of the cellar close at half past six and the lamps come down to the table. Four glasses stand in front of you, 15 ml in each, with water, oatcakes and a notebook.\n\nThe house’s cellar keeper pours from youngest to oldest and talks about wood rather than years: what a first-fill cask gives, what a second-fill one leaves alone, and why the last glass smells of orange peel and church pews.\n\n## Before you come\n\n1. Please bring photo identification; guests must be 18 or over\n2. The evening costs AUD 65, of which AUD 40 is returned with a bottle bought that night\n3. The tasting is seated and lasts 90 minutes; doors close at 6:40pm',
        cn: '傍晚六点半，酒窖的百叶缓缓合拢，灯光低垂至桌面。您面前是四只酒杯，各斟 15 毫升，另备清水、燕麦饼与一册笔记。\n\n酒窖主理自年轻至年长依次斟酒，谈桶而少谈年份：初填桶给予什么，再填桶又成全了什么，以及为何最后一杯会有橙皮与古木长椅的气息。\n\n## 赴席须知\n\n1. 请携带附照片的身份证件，仅限年满 18 周岁的宾客参加\n2. 每位 65 澳元，当晚购酒一瓶可抵 40 澳元\n3. 全程入座，约 90 分钟，18:40 后不再入场',
      },
    },
    { created: 20, updated: 2 },
  ),

  entry(
    'event',
    'sydney-event-silk-in-the-hand',
    {
      title: { en: 'Silk in the hand', cn: '手中丝语' },
      slug: 'silk-in-the-hand',
      description: {
        en: 'Twelve ways to tie one square of silk, and the hand-rolled hem that makes it fall as it does. A small workshop with Ottavia Rey, mirrors included.',
        cn: '一方丝巾，十二种系法，以及令它垂坠有致的手卷边。奥塔薇小型工作坊，镜前习得。',
      },
      category: ['cat-workshop', 'cat-fashion'],
      brand: 'brand-ottavia-rey',
      media: ['fashion-scarf'],
      startDate: day(20, '11:00'),
      endDate: day(22, '16:00'),
      time: { en: '11am, 1:30pm and 4pm', cn: '11:00、13:30、16:00' },
      frequency: { en: 'Daily for three days', cn: '连续三日' },
      location: fashionGallery,
      features: { en: ['Complimentary', '40 minutes', 'Scarves provided'], cn: ['免费参与', '40 分钟', '现场提供丝巾'] },
      body: {
        en: 'A scarf of 90 by 90 centimetres is hemmed by hand in about an hour and worn for decades. The workshop begins with that hem: you feel the roll between finger and thumb, then see what a machine edge does to the drape.\n\nThen come the knots. The counter teaches five on any day; here there are twelve, from the loose collar to the wrist wrap and the one for windy ferries, each tried in front of a mirror until your hands remember it.\n\n## In the room\n\nEight guests, two stylists, silk in every weight. Bring a scarf of your own if you have one that never sits right.',
        cn: '一方 90 厘米的丝巾，手卷四边约需一小时，却可相伴数十年。工作坊便自这道边开始：以指腹轻捻卷边，再看机缝之边如何改变它的垂坠。\n\n随后是系法。平日柜台示范五式，此处增至十二：从松松的领间结、腕间的缠绕，到专为渡轮海风而设的一种，于镜前反复，直至双手记住。\n\n## 现场安排\n\n每场八位宾客、两位造型顾问，各种厚薄的真丝俱备。若您有一方总也系不妥帖的丝巾，不妨带来。',
      },
    },
    { created: 9, updated: 3 },
  ),

  entry(
    'event',
    'sydney-event-cacao-morning',
    {
      title: { en: 'A morning with cacao', cn: '可可晨光' },
      slug: 'cacao-morning',
      description: {
        en: 'From the bean to the finished truffle in ninety minutes, with Cacao Thérèze at a marble table. Also streamed, with a list of what to have at home.',
        cn: '与泰蕾兹可可围坐大理石台前，九十分钟，自可可豆至一枚松露。另设在线直播，附居家备料清单。',
      },
      category: ['cat-workshop', 'cat-food-and-gifts'],
      brand: 'brand-cacao-thereze',
      media: ['food-chocolate'],
      startDate: day(27, '10:00'),
      endDate: day(27, '11:30'),
      joinLink: 'https://events.meridian.example/sydney/cacao-morning',
      time: { en: '10am to 11:30am', cn: '10:00–11:30' },
      frequency: { en: 'One morning', cn: '仅此一个上午' },
      location: pantry,
      features: { en: ['AUD 40 a guest', 'Also online', 'Take home twelve truffles'], cn: ['每位 40 澳元', '同步在线', '携回松露十二枚'] },
      body: {
        en: 'The beans on the table come from two places: Ecuador, and the wet tropics of Far North Queensland, where cacao has been grown commercially only since this century. Crack one of each. They do not smell alike.\n\nYou then temper chocolate on marble kept at eighteen degrees, fold in cream, and roll your truffles in cocoa, pistachio or nothing at all.\n\n- Aprons, tools and a box for twelve truffles are included\n- The ingredients contain milk and nuts; tell us of allergies by noon the day before\n- Children from 8 years are welcome with an adult',
        cn: '桌上的可可豆来自两处：一是厄瓜多尔，一是昆士兰远北的湿热带，后者直到本世纪才有商业种植。各剥一粒细闻，气息迥然不同。\n\n随后在十八度的大理石台上调温，拌入鲜奶油，将松露滚上可可粉或开心果碎，也可什么都不加。\n\n- 费用含围裙、工具与十二枚装礼盒\n- 原料含乳制品与坚果，如有过敏请于前一日正午前告知\n- 8 岁以上儿童可由成人陪同参加',
      },
    },
    { created: 8, updated: 8 },
  ),

  entry(
    'event',
    'sydney-event-atrium-table',
    {
      title: { en: 'The atrium table', cn: '中庭之席' },
      slug: 'atrium-table',
      description: {
        en: 'Five evenings, one table of forty metres through the atrium. Five courses from the coast of New South Wales, served by candlelight under the skylight.',
        cn: '五个夜晚，一张四十米长桌横贯中庭。天窗之下，烛光之间，五道菜肴取自新南威尔士海岸。',
      },
      category: ['cat-food-and-gifts', 'cat-tasting'],
      media: ['dining-table'],
      whetherLiquorOrTobacco: true,
      startDate: day(170, '19:00'),
      endDate: day(174, '23:00'),
      time: { en: '7pm to 11pm', cn: '19:00–23:00' },
      frequency: { en: 'Five evenings', cn: '连续五晚' },
      location: atrium,
      features: { en: ['AUD 210 a guest', 'One sitting', 'Wines included'], cn: ['每位 210 澳元', '每晚一席', '含佐餐酒'] },
      body: {
        en: 'For five evenings the atrium closes to shoppers at six and becomes a dining room. One table, laid with linen and brass, runs from the foot of the great stair to the harbour door.\n\nThe menu follows the coast southwards: Sydney rock oysters, Yamba prawns, snapper cooked in paperbark, a saltbush lamb from inland, and a lemon myrtle tart. A non-alcoholic pairing is poured with the same care as the wines.\n\n## Reservations\n\nPlaces open 60 days before the first evening. Members of the Meridian Circle are invited a week earlier by e-mail.',
        cn: '连续五晚，中庭于傍晚六点收市，化作一间餐室。亚麻与黄铜铺陈的长桌，自大台阶之下一路延伸至海港门。\n\n菜单沿海岸南行：悉尼岩牡蛎、扬巴大虾、白千层树皮包烤鲷鱼、内陆的滨藜羔羊，以柠檬香桃木塔作结。除佐餐酒外，亦有同样用心的无酒精搭配。\n\n## 订席\n\n首晚前 60 日开放订席，Meridian Circle 会员将提前一周收到邮件邀请。',
      },
    },
    { created: 15, updated: 15 },
  ),
];
