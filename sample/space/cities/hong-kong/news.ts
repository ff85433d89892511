import { day, entry, type Seed } from '../../seed.ts';

/** News from the Hong Kong gallery. */
export const news: readonly Seed[] = [
  entry('news', 'hong-kong-news-beauty-hall', {
    title: { en: 'The beauty hall opens its shutters', tc: '美妝長廊開窗迎客', cn: '美妆长廊开窗迎客' },
    slug: 'beauty-hall',
    category: ['cat-opening'],
    media: ['hero-beauty'],
    isFeatured: true,
    displayDate: day(-2),
    startDate: day(-2),
    removedAfterExpired: false,
    description: {
      en: 'Aurelle, Solenne and Maison Verane now stand along the lane side, where shutters let in the morning and nobody tests colour by spotlight.',
      tc: '歐蕾爾、素瀾與薇蘭世家沿巷一字排開；窗板迎入晨光，試色無須射燈。',
      cn: '欧蕾尔、素澜与薇兰世家沿巷一字排开；窗板迎入晨光，试色无须射灯。',
    },
    body: {
      en: 'Until the end of the month, a skin reading of twenty minutes is complimentary for anyone who brings a friend.',
      tc: '本月底前，攜友同來，即可免費享用二十分鐘肌膚測評。',
      cn: '本月底前，携友同来，即可免费享受二十分钟肌肤测评。',
    },
  }),
  entry('news', 'hong-kong-news-late-gate', {
    title: { en: 'The gate stays open to ten', tc: '大門開至晚上十時', cn: '大门开至晚上十点' },
    slug: 'open-to-ten',
    category: ['cat-house-news'],
    media: ['arch-boutique'],
    displayDate: day(-14),
    startDate: day(-14),
    removedAfterExpired: false,
    description: {
      en: 'Every floor now keeps the hours of the street outside: from ten in the morning to ten at night, all week.',
      tc: '各樓層自即日起與街外同步作息：全星期早上十時至晚上十時。',
      cn: '各楼层即日起与街外同步作息：全周早上十点至晚上十点。',
    },
    body: {
      en: 'After nine the music stops and the lights are lowered by half. It has become the hour that regulars like best.',
      tc: '九時後，音樂停奏，燈光調暗一半。這一小時，已成熟客最愛。',
      cn: '九点后，音乐停奏，灯光调暗一半。这一小时，已成熟客最爱。',
    },
  }),
  entry('news', 'hong-kong-news-winter-honey', {
    title: { en: 'Winter honey from Lantau', tc: '大嶼山冬蜜', cn: '大屿山冬蜜' },
    slug: 'winter-honey',
    category: ['cat-food-and-gifts', 'cat-house-news'],
    brand: 'brand-honey-and-tide',
    media: ['food-honey'],
    displayDate: day(-31),
    startDate: day(-31),
    removedAfterExpired: false,
    description: {
      en: 'Ivy tree flowers when little else does. The honey is pale, bitter-sweet and sets like cream: 120 jars, from the hills above Tung Chung.',
      tc: '百花凋零時，鴨腳木獨自開花。此蜜色淺，甘中帶苦，凝如奶油：採自東涌山間，共 120 瓶。',
      cn: '百花凋零时，鸭脚木独自开花。此蜜色浅，甘中带苦，凝如奶油：采自东涌山间，共 120 瓶。',
    },
    body: {
      en: 'Honey & Tide sells it at the tea counter, HK$168 a jar. Stir it into hot water with a little aged peel when the weather turns.',
      tc: '「蜜與潮」於奶茶吧枱旁發售，每瓶港幣 168 元。轉季時，以溫水調開，添少許陳皮，最是妥帖。',
      cn: '“蜜与潮”于奶茶吧台旁发售，每瓶 168 港元。换季时，以温水调开，添少许陈皮，最是妥帖。',
    },
  }),
];
