import { entry, type Seed } from '../../seed.ts';
import { hours, underTheDome } from './places.ts';

/** Where to eat and drink in Abu Dhabi, with the booking of a table. */
export const dining: readonly Seed[] = [
  entry('zenchef', 'abu-dhabi-booking-falaj', { title: { en: 'Book a table', cn: '预订餐位' }, rid: 'meridian-abu-dhabi-falaj' }),
  entry('dining', 'abu-dhabi-dining-falaj-table', {
    title: { en: 'The falaj table', cn: '水渠餐桌' },
    slug: 'falaj-table',
    category: ['cat-restaurant'],
    media: ['dining-table'],
    isFeatured: true,
    booking: 'abu-dhabi-booking-falaj',
    location: { en: 'Level 2, above the channel', cn: '二层，水渠之上' },
    cuisine: { en: 'Emirati', cn: '阿联酋菜' },
    time: { en: 'Daily, 12:30pm to 3:30pm and 7pm to 11pm; Friday evening only', cn: '每日 12:30–15:30、19:00–23:00；周五仅供晚餐' },
    description: { en: 'Grilled hammour, machboos with dried lime, harees stirred for hours: the cooking of the coast, to be shared from the middle.', cn: '炭烤石斑、干青柠香料饭、慢搅数小时的麦肉粥：海岸滋味，置于桌中共享。' },
    body: { en: 'Lunch is AED 140 for three dishes and bread from the clay oven. Everything is halal; the list of juices is long, and the tamarind is the one to order. The edge tables hear the water.', cn: '午餐三道 140 迪拉姆，附泥炉烤饼。全部清真；果汁单颇长，首推罗望子。靠边的座位，听得见水声。' },
  }),
  entry('dining', 'abu-dhabi-dining-gahwa', {
    title: { en: 'The gahwa bench', cn: '阿拉伯咖啡长席' },
    slug: 'gahwa-bench',
    category: ['cat-cafe'],
    media: ['dining-coffee'],
    location: underTheDome,
    cuisine: { en: 'Coffee and dates', cn: '咖啡与椰枣' },
    time: hours,
    description: { en: 'Light-roasted coffee with cardamom and saffron, poured from a brass dallah, and three kinds of dates to set it off.', cn: '浅焙咖啡，添小豆蔻与藏红花，自黄铜壶中斟出；三种椰枣相佐。' },
    body: {
      en: 'The first cup is our welcome and costs nothing. Arabic coffee was listed by UNESCO in 2015 as a symbol of generosity; we try to deserve it. A flat white is available, without reproach, at AED 24.',
      cn: '第一杯是欢迎之意，分文不取。阿拉伯咖啡于 2015 年列入联合国教科文组织非遗名录，被视为慷慨的象征，我们尽力不负此名。若想要一杯馥芮白，24 迪拉姆，绝无异议。',
    },
  }),
];
