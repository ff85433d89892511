import { entry, type SeedGroup } from '../seed.ts';

/** The pages about the house in Sydney: architecture, the founders' idea, heritage, history, the sister house, the city. */
export const sydneyAbout: SeedGroup = {
  tag: 'sydney',
  seeds: [
    entry('aboutTheStore', 'sydney-about-architecture', {
      title: { en: 'The architecture of light', cn: '光之建筑' }, slug: 'architecture', layout: 'A', size: 'Size 1', alignment: 'Left', textSize: 'large',
      eyebrow: { en: 'Architecture', cn: '建筑' }, media: ['hero-atrium'],
      description: { en: 'Arches, a stair and a long cut in the roof: a house drawn from the path of the sun across the harbour.', cn: '拱廊、阶梯，与屋顶一道长长的开口：一座循海港日影而绘的建筑。' },
      body: {
        en: 'In Sydney the sun stands in the north, over the water, and the house was turned to face it. The atrium runs the length of the building under a skylight with deep beams, so that noon falls to the floor in bars and moves across it like the hand of a clock.\n\n## Stone, plaster, brass\n\nThe front is sandstone, as its neighbours are, but from a paler bed. Inside, lime plaster covers everything that is not a window. It is rubbed with wax at the height of a hand, where people touch it, and left dry above.\n\n- **The façade** shows two rows of arched windows; the third floor hides beneath the roof\n- **The great stair** is broad enough to sit on, and people do\n- **The spiral stair** carries forty-one metres of brass handrail\n\nCome at ten in the morning for the atrium, at four for the west gallery, and after sunset for the windows seen from the street.',
        cn: '在悉尼，太阳悬于北方，临水而照；这座建筑便转身朝向它。中庭纵贯全馆，天窗横梁深邃，正午阳光化作一道道光带落于地面，缓缓移动，宛如时针。\n\n## 石、灰泥、黄铜\n\n正面与邻舍同为砂岩，取自色泽更浅的岩层。室内，凡非窗处皆覆石灰灰泥；手可触及之处以蜡打磨，其上则保持素面。\n\n- **外墙** 可见两列拱窗，三层隐于屋檐之下\n- **大台阶** 宽阔可坐，也总有人坐着\n- **旋转楼梯** 黄铜扶手，全长四十一米\n\n上午十点，宜看中庭；下午四点，宜看西廊；日落之后，请到街上，看那一排窗。',
      },
      content: ['sydney-about-architecture-rooms', 'sydney-about-architecture-tour', 'sydney-about-architecture-card'],
    }, { created: 330, updated: 60 }),
    entry('asset1lMultiply2r', 'sydney-about-architecture-rooms', {
      title: { en: 'Three ways through the house', cn: '穿行其间的三种方式' },
      media1st: ['arch-spiral'], title1st: { en: 'Up, by the spiral stair', cn: '循旋转楼梯而上' },
      media2nd: ['arch-corridor'], title2nd: { en: 'Along, under the arches', cn: '沿拱廊而行' },
      media3rd: ['arch-facade-dusk'], title3rd: { en: 'Past, on the way home', cn: '归途，从门前经过' }, internalLink3rd: 'sydney-store-sydney',
    }),
    entry('richText', 'sydney-about-architecture-tour', {
      title: { en: 'Walk it with a guide', cn: '随讲解员走一圈' }, alignment: 'Left', textSize: 'normal',
      body: {
        en: 'On Sundays at 9:15am, before the doors open, a guide walks twelve visitors from the cellar to the roof. It takes forty minutes, costs nothing and ends with coffee. Ask for a place at the harbour door; prams and wheelchairs are welcome, since the lift goes everywhere.',
        cn: '每周日 9:15，开馆之前，讲解员带领十二位访客，自酒窖一路走到屋顶。全程四十分钟，免费，以一杯咖啡作结。请至海港门登记；电梯直达各层，婴儿车与轮椅皆可同行。',
      },
    }),
    entry('card3Multiply1', 'sydney-about-architecture-card', { title: { en: 'Look up', cn: '请抬头' }, cards: ['sydney-about-card-stair'] }),
    entry('columnContentGenericCard', 'sydney-about-card-stair', {
      title: { en: 'Art along the way', cn: '沿途的艺术' }, layout: 'One Column Card', alignment: 'Left', media: ['art-mobile'],
      description: { en: 'A mobile of enamelled discs hangs under the skylight and turns with the warmth of the people below. On a full day it never stops.', cn: '天窗之下悬着一组珐琅圆片，随人群的暖意缓缓转动；宾客盈门之日，从不停歇。' },
      internalLink: 'sydney-about-heritage',
    }),

    entry('aboutTheStore', 'sydney-about-founders', {
      title: { en: 'The founders’ idea', cn: '创办者的初心' }, slug: 'founders', layout: 'E', size: 'Size 2', alignment: 'Left', textSize: 'normal',
      eyebrow: { en: 'Founders', cn: '初心' }, media: ['arch-boutique'],
      description: { en: 'A person who travels has time between two clocks. The first house was opened to be kind to it.', cn: '旅途中的人，总有一段时光悬于两座时钟之间。第一家店，便是为善待这段时光而开。' },
      body: {
        en: 'A meridian is the line along which it is noon at the same moment. The founders liked the thought: strangers who have nothing in common but the height of the sun, and a room where they might meet.\n\nThey had spent years in departure halls and knew what those lacked, which was chairs, daylight, and somebody who was not in a hurry.\n\n## Four rules, still on the wall\n\n1. Offer a seat before you offer anything else.\n2. Write the price where it can be read.\n3. Say where a thing comes from, and when you do not know, say that.\n4. Let people leave with nothing, and hold the door.\n\nThe rules hang beside the staff entrance, in a frame that has been mended twice.',
        cn: '子午线，是同一刻迎来正午的那条线。创办者钟爱这个念头：素不相识的人，除头顶同一高度的太阳外别无牵连，却可在同一间屋里相遇。\n\n他们曾在候机厅里度过许多年，深知那里缺什么：椅子，日光，以及一个不赶时间的人。\n\n## 四条守则，至今在墙上\n\n1. 先请人入座，再谈其他。\n2. 价格写在看得见的地方。\n3. 说明物从何来；若不知晓，坦言不知。\n4. 客人空手而归，也请为其扶门。\n\n守则挂在员工入口旁，镜框已修过两回。',
      },
      content: ['sydney-about-founders-banner', 'sydney-about-founders-cards'],
    }, { created: 330, updated: 90 }),
    entry('fixedRatioBanner', 'sydney-about-founders-banner', {
      title: { en: 'A seat, first of all', cn: '请先坐' }, ratio: '16:9', alignment: 'Middle', textSize: 'large', media: ['hero-spirits'],
      description: { en: 'There are 214 chairs in the Sydney house. None of them has to be paid for.', cn: '悉尼馆内共有 214 把椅子，没有一把需要付费。' }, internalLink: 'sydney-dining-undercroft',
    }),
    entry('card3Multiply1', 'sydney-about-founders-cards', { title: { en: 'The idea at work', cn: '初心所至' }, cards: ['sydney-about-card-host'] }),
    entry('columnContentGenericCard', 'sydney-about-card-host', {
      title: { en: 'Somebody who is not in a hurry', cn: '一个不赶时间的人' }, layout: 'One Column (Overlay) Card', alignment: 'Left', media: ['hero-gifts'],
      description: { en: 'A host walks with you for as long as you wish, carries the bags and knows what is in the drawers. The service is complimentary.', cn: '管家与您同行，愿走多久便走多久；替您提袋，也知道抽屉里收着什么。服务免费。' },
      internalLink: 'sydney-service-personal-shopping',
    }),

    entry('aboutTheStore', 'sydney-about-heritage', {
      title: { en: 'A heritage of hands', cn: '双手的传承' }, slug: 'heritage', layout: 'C', size: 'Size 2', alignment: 'Left', textSize: 'normal',
      eyebrow: { en: 'Heritage', cn: '传承' }, media: ['art-vessels'],
      description: { en: 'Stone cutters, boatbuilders, potters: the house was made by trades that this harbour has long kept alive.', cn: '石匠、船匠、陶匠：这座建筑，成于海港世代相承的手艺。' },
      body: {
        en: 'Sydney stands on sandstone that was laid down by rivers more than two hundred million years ago. Around the corner the Argyle Cut, begun with hammer and chisel in 1843, still shows how hard it is to argue with.\n\n## Three trades in one building\n\n**Stone.** The blocks of the front were dressed by hand, each with a margin as wide as a thumb. **Brass.** The rails of the spiral stair were bent by boatbuilders across the harbour, who know about curves. **Clay.** The plates of the restaurant and the vessels on the landing come from a kiln in the Blue Mountains.\n\n> A thing that was made by hand asks to be touched by one.\n\nPlease do touch: the handrail, the counters, the rim of the basin by the east window. That is how the surfaces are kept.',
        cn: '悉尼立于砂岩之上，那是两亿多年前的河流沉积而成。转过街角便是阿盖尔通道，1843 年以锤凿动工，至今仍看得出岩石何等坚硬。\n\n## 一座建筑，三种手艺\n\n**石。** 正面石块以手工琢成，四缘各留一指宽的边。**铜。** 旋转楼梯的扶手，由海港对岸的船匠弯制，他们最懂曲线。**陶。** 餐厅的盘、楼梯平台上的器，皆出自蓝山的一座窑。\n\n> 手做之物，总期待手的触碰。\n\n请尽管触摸：扶手、台面、东窗旁水盆的边沿。器物的光泽，正是这样养成的。',
      },
      content: ['sydney-about-heritage-cards', 'sydney-about-heritage-country'],
    }, { created: 320, updated: 70 }),
    entry('card3Multiply1', 'sydney-about-heritage-cards', { eyebrow: { en: 'Still at work', cn: '仍在工作' }, title: { en: 'Two benches to visit', cn: '两张可探访的工作台' }, cards: ['sydney-about-card-leather', 'sydney-about-card-watch'] }),
    entry('columnContentGenericCard', 'sydney-about-card-leather', {
      title: { en: 'The leather bench', cn: '皮匠的工作台' }, layout: 'Two Column Card', media: ['fashion-handbag'], category: ['cat-fashion'],
      description: { en: 'In the window of the west gallery on Level 2, Thursday to Sunday from noon.', cn: '二层西廊窗边，周四至周日，正午起。' }, internalLink: 'sydney-brand-casa-orsino',
    }),
    entry('columnContentGenericCard', 'sydney-about-card-watch', {
      title: { en: 'The watch bench', cn: '制表师的工作台' }, layout: 'Two Column Card', media: ['watch-face'], category: ['cat-watches-and-jewellery'],
      description: { en: 'In the east gallery on Level 2, where a movement is opened three times a day.', cn: '二层东廊，每日三次，当众开启机芯。' }, internalLink: 'sydney-brand-calibre-ferrand',
    }),
    entry('richText', 'sydney-about-heritage-country', {
      title: { en: 'Whose land this is', cn: '这片土地的主人' }, alignment: 'Middle', textSize: 'normal',
      body: {
        en: 'The house stands on the land of the Gadigal people of the Eora Nation. We acknowledge them as the traditional custodians of this place and of the waters below it, and pay our respects to Elders past and present.',
        cn: '本馆所在，是尤拉民族（Eora Nation）加迪加尔人（Gadigal）的土地。我们承认他们是此地与此间水域的传统守护者，谨向历代及当今的长者致以敬意。',
      },
    }),

    entry('aboutTheStore', 'sydney-about-history', {
      title: { en: 'A history of departures', cn: '启程的历史' }, slug: 'history', layout: 'B', size: 'Size 2', alignment: 'Left', textSize: 'normal',
      eyebrow: { en: 'History', cn: '历史' }, media: ['arch-corridor'],
      description: { en: 'From a wool store without windows to a gallery made of them: the story of one lot beside the quay.', cn: '从没有窗的羊毛仓库，到满是窗的展廊：码头旁一方土地的故事。' },
      body: {
        en: 'Long before it was called The Rocks, this stony shore was Tallawoladah, in Gadigal Country. What follows is recent.\n\n## A few dates\n\n- **The nineteenth century.** Wool, tea and timber cross the wharves. Our lot is a store with a sandstone front and no windows at the back.\n- **1932.** The Harbour Bridge opens, and the lane behind the house grows quiet.\n- **1960.** The Overseas Passenger Terminal is completed four minutes away. The first counter opens in the old store: one glass case, two stools, scent for people about to sail.\n- **1973.** The Opera House opens across the cove, and the counter becomes a floor.\n- **This century.** The roof is lifted, the atrium is cut, and the back wall gets its windows at last.\n\n> We have always served people on the point of leaving. It makes one polite.',
        cn: '在被称作“岩石区”之前很久，这片石岸名为 Tallawoladah，属加迪加尔人的土地。以下种种，不过近事。\n\n## 数则年份\n\n- **十九世纪。** 羊毛、茶叶与木材往来码头。此处是一座仓库，正面砂岩，背后无窗。\n- **1932 年。** 海港大桥通车，屋后小巷渐归宁静。\n- **1960 年。** 海外客运码头落成，步行四分钟可至。旧仓库里开出第一个柜台：一只玻璃柜，两张高凳，为即将远航的人备一瓶香。\n- **1973 年。** 歌剧院在海湾对岸启幕，一个柜台扩为一层。\n- **本世纪。** 掀起屋顶，辟出中庭，背墙终于有了窗。\n\n> 我们始终服务于即将启程的人。这教会了我们温柔待人。',
      },
      content: ['sydney-about-history-banner', 'sydney-about-history-options'],
    }, { created: 320, updated: 80 }),
    entry('fixedRatioBanner', 'sydney-about-history-banner', {
      title: { en: 'Scent for people about to sail', cn: '为远航者备一瓶香' }, ratio: '21:9', alignment: 'Left', textSize: 'normal', media: ['hero-beauty'],
      description: { en: 'What began in one glass case now fills the west gallery.', cn: '始于一只玻璃柜，如今已是整座西廊。' }, internalLink: 'sydney-brand-hesperia',
    }),
    entry('twoOptionsForCircularDesign', 'sydney-about-history-options', {
      title: { en: 'Read on', cn: '继续阅读' },
      title1st: { en: 'The architecture of light', cn: '光之建筑' }, description1st: { en: 'How the store became a house of windows.', cn: '仓库如何化作一座窗之屋。' }, media1st: ['arch-spiral'], internalLink1st: 'sydney-about-architecture',
      title2nd: { en: 'The sister house', cn: '姊妹之家' }, description2nd: { en: 'A case that crosses the world once a year.', cn: '一只每年横越世界的箱子。' }, media2nd: ['city-venice'], internalLink2nd: 'sydney-about-samaritaine',
    }),

    entry('aboutTheStore', 'sydney-about-samaritaine', {
      title: { en: 'The sister house', cn: '姊妹之家' }, slug: 'samaritaine', layout: 'D', size: 'Size 2', alignment: 'Middle', textSize: 'large',
      eyebrow: { en: 'Sydney and Venice', cn: '悉尼与威尼斯' }, media: ['city-venice'],
      description: { en: 'Every Meridian house has a sister on the far side of the clock. Ours stands on another water, in another light.', cn: '每一家 Meridian，在时钟的另一端都有一位姊妹。我们的那一位，临着另一片水，沐着另一种光。' },
      body: {
        en: 'When Sydney opens its doors, Venice is asleep; when Venice serves coffee, Sydney is lighting its windows. Between the two there are eight to ten hours, depending on the season, and a long friendship.\n\n## The travelling case\n\nOnce a year a case with brass corners is packed in one house and opened in the other. It holds twelve things that say where they come from: a jar of honey, a length of silk, a tile, a ferry timetable. They are shown for a month on Level 3, in the long gallery, and may be touched.\n\n## What it means for you\n\n- Purchases can be exchanged in either house for a year\n- A jar from one is refilled in the other\n- Hosts trade places each autumn, which is somebody’s spring',
        cn: '悉尼开门时，威尼斯仍在梦中；威尼斯端出咖啡时，悉尼正点亮窗灯。两城之间，依季节相隔八至十小时，也隔着一段长久的情谊。\n\n## 旅行箱\n\n每年一次，一只黄铜包角的箱子在一家装好，到另一家开启。其中十二件物事，各自道出来处：一罐蜂蜜，一段丝绸，一片瓷砖，一张渡轮时刻表。它们在三层长廊展厅陈列一月，可以触摸。\n\n## 于您而言\n\n- 所购商品，一年之内可在任一家退换\n- 此处的空罐，可在彼处续装\n- 每逢秋季，两家管家互换岗位；那时的彼岸，正是春天',
      },
      content: ['sydney-about-sister-things', 'sydney-about-sister-text'],
    }, { created: 200, updated: 45 }),
    entry('asset1lMultiply2r', 'sydney-about-sister-things', {
      title: { en: 'From last year’s case', cn: '去年箱中之物' },
      media1st: ['fashion-scarf'], title1st: { en: 'A length of silk', cn: '一段丝绸' }, internalLink1st: 'sydney-brand-ottavia-rey',
      media2nd: ['food-honey'], title2nd: { en: 'A jar of macadamia honey', cn: '一罐澳洲坚果蜜' }, internalLink2nd: 'sydney-brand-honey-and-tide',
      media3rd: ['art-vessels'], title3rd: { en: 'A bowl for the kitchen', cn: '一只厨房里的碗' }, internalLink3rd: 'sydney-about-heritage',
    }),
    entry('richText', 'sydney-about-sister-text', {
      title: { en: 'A letter goes with it', cn: '随箱一封信' }, alignment: 'Middle', textSize: 'small',
      body: {
        en: 'The letter is written by whoever packed the case and is read aloud when it is opened. Last year’s ended like this: “It rained all week and the stone turned silver. You would have liked it.”',
        cn: '信由装箱的人执笔，开箱时当众朗读。去年那封的结尾写道：“下了一周的雨，石头都成了银色。你们会喜欢的。”',
      },
    }),

    entry('aboutTheStore', 'sydney-about-sydney', {
      title: { en: 'The house in Sydney', cn: '悉尼之家' }, slug: 'sydney', layout: 'G', size: 'Size 2', alignment: 'Left', textSize: 'small',
      eyebrow: { en: 'About the store', cn: '关于本馆' }, media: ['city-sydney'],
      description: { en: 'Three floors, a cellar and a terrace between the bridge and the quay, at 151 degrees and 12 minutes east.', cn: '东经 151 度 12 分，大桥与码头之间：三层展廊，一处酒窖，一方露台。' },
      body: {
        en: 'Meridian Galleria is a duty-free gallery for people who travel. In Sydney it occupies an old store in The Rocks, opened up to the sky and joined to the harbour by a door that is rarely shut.\n\n## What you will find\n\n- **Level 1:** beauty, fragrance, the cellar and the great stair\n- **Level 2:** leather, silk, watches, pearls and the salon\n- **Level 3:** the pantry, two restaurants and a terrace under a fig\n\nYou need a passport and a flight to buy duty free. You need neither for lunch.',
        cn: 'Meridian Galleria，为旅人而设的免税精品廊。悉尼馆栖身岩石区一座旧仓库，屋顶向天空敞开，又以一扇鲜少关闭的门，与海港相连。\n\n## 馆内所见\n\n- **一层：** 美妆护肤、香氛、酒窖与大台阶\n- **二层：** 皮具、丝绸、腕表、珍珠与沙龙\n- **三层：** 食集、两家餐厅，与榕荫下的露台\n\n购买免税商品，需要护照与航班；用一顿午餐，则两者皆免。',
      },
      content: ['sydney-home-visit', 'sydney-about-sydney-houses', 'sydney-about-sydney-services'],
    }, { created: 310, updated: 25 }),
    entry('brandLocatorGroup', 'sydney-about-sydney-houses', {
      title: { en: 'Houses to meet first', cn: '不妨先访的品牌' },
      brands: ['sydney-brand-aurelle', 'sydney-brand-hesperia', 'sydney-brand-casa-orsino', 'sydney-brand-meridian-time', 'sydney-brand-glenmarrow', 'sydney-brand-honey-and-tide'],
    }),
    entry('serviceListComponent', 'sydney-about-sydney-services', {
      title: { en: 'What the hosts do', cn: '管家所为' }, items: ['sydney-service-beauty-hour', 'sydney-service-gift-wrapping', 'sydney-service-airport-collection'],
    }),
  ],
};
