import { entry, type Seed } from '../../seed.ts';

const time = { en: 'Sunday to Thursday, 10am to 10pm; Friday and Saturday, 10am to 11pm', tc: '星期日至四 10:00–22:00；星期五、六 10:00–23:00', cn: '周日至周四 10:00–22:00；周五、周六 10:00–23:00' };
const left = { en: 'Ground floor, west arches', tc: '地下，西拱廊', cn: '地面层，西拱廊' };
const right = { en: 'Ground floor, east arches', tc: '地下，東拱廊', cn: '地面层，东拱廊' };
const balcony = { en: 'First floor, balcony', tc: '一樓，廊台', cn: '一楼，廊台' };

const brands: readonly Seed[] = [
  entry('brandPavilion', 'macau-brand-aurelle', {
    title: { en: 'Aurelle', tc: 'Aurelle 歐蕾爾', cn: 'Aurelle 欧蕾尔' },
    slug: 'aurelle',
    brand: 'brand-aurelle',
    category: ['cat-beauty'],
    label: ['label-ec-enabled'],
    media: ['beauty-cream'],
    isFeatured: true,
    location: left,
    time,
    description: {
      en: 'Whipped creams in jars that are meant to be refilled, and two chairs behind a linen curtain for a quiet skin reading.',
      tc: '綿密乳霜，盛於可重裝的玻璃罐；亞麻簾後兩張座椅，靜享肌膚測評。',
      cn: '绵密乳霜，盛于可续装的玻璃罐；亚麻帘后两张座椅，静享肌肤测评。',
    },
    body: {
      en: 'Air conditioning dries the skin more than the sun does here. The reading takes twenty minutes, is complimentary, and ends with three suggestions on a card. Refills cost a third less than a new jar.',
      tc: '在此地，冷氣比陽光更易令肌膚乾燥。測評約二十分鐘，費用全免，並附三項建議小卡。重裝價較新品低三分之一。',
      cn: '在此地，空调比阳光更易令肌肤干燥。测评约二十分钟，免费体验，并附三条建议小卡。续装价较新品低三分之一。',
    },
  }),
  entry('brandPavilion', 'macau-brand-maison-verane', {
    title: { en: 'Maison Verane', tc: 'Maison Verane 薇蘭世家', cn: 'Maison Verane 薇兰世家' },
    slug: 'maison-verane',
    brand: 'brand-maison-verane',
    category: ['cat-beauty'],
    label: ['label-leasing-brand'],
    media: ['beauty-lipstick'],
    location: left,
    time,
    description: {
      en: 'Satin lipsticks in eleven clays and roses. One of them, lantern red, was mixed to look the same by day and by lamplight.',
      tc: '十一款陶土與玫瑰色緞光唇膏；其中一抹「燈籠紅」，日光燈火之下，顏色始終如一。',
      cn: '十一款陶土与玫瑰色缎光唇膏；其中一抹“灯笼红”，日光灯火之下，颜色始终如一。',
    },
    body: {
      en: 'Four stools face the court. A make-up artist is here daily from noon to 8pm; shade matching takes a quarter of an hour and is complimentary.',
      tc: '四張高凳面向庭院。彩妝師每日 12:00 至 20:00 駐場，唇色配選約一刻鐘，費用全免。',
      cn: '四张高凳面向庭院。彩妆师每日 12:00 至 20:00 驻场，唇色配选约一刻钟，免费体验。',
    },
  }),
  entry('brandPavilion', 'macau-brand-ondine-joaillerie', {
    title: { en: 'Ondine Joaillerie', tc: 'Ondine Joaillerie 昂汀珠寶', cn: 'Ondine Joaillerie 昂汀珠宝' },
    slug: 'ondine-joaillerie',
    brand: 'brand-ondine-joaillerie',
    category: ['cat-watches-and-jewellery'],
    label: ['label-exclusive'],
    media: ['jewel-earrings'],
    isFeatured: true,
    location: balcony,
    time,
    description: {
      en: 'Pearls from the Pacific, matched by daylight on the balcony: first for lustre, then for size, last for colour.',
      tc: '來自太平洋的珍珠，於廊台日光下逐一配對：先看光澤，再看大小，後看顏色。',
      cn: '来自太平洋的珍珠，于廊台日光下逐一配对：先看光泽，再看大小，后看颜色。',
    },
    body: {
      en: 'Allow half an hour and wear a plain collar. Every pearl is held by its own knot; restringing every second year is included, here or in any Meridian city.',
      tc: '請預留半小時，並着素淨領口。每顆珍珠各有一結；每兩年免費重串一次，任何 Meridian 城市均可辦理。',
      cn: '请预留半小时，并着素净领口。每颗珍珠各有一结；每两年免费重串一次，任何 Meridian 城市均可办理。',
    },
  }),
  entry('brandPavilion', 'macau-brand-glenmarrow', {
    title: { en: 'Glenmarrow', tc: 'Glenmarrow 格倫馬羅', cn: 'Glenmarrow 格伦马罗' },
    slug: 'glenmarrow',
    brand: 'brand-glenmarrow',
    category: ['cat-wines-and-spirits'],
    label: ['label-exclusive'],
    media: ['spirits-whisky'],
    whetherLiquorOrTobacco: true,
    location: right,
    time,
    description: {
      en: 'Single malt finished in casks that once held port, bottled for Macau alone. The first measure is complimentary for guests of 18 and over.',
      tc: '於曾盛砵酒的木桶中收尾熟成的單一麥芽威士忌，專為澳門裝瓶。年滿 18 歲，首杯敬贈。',
      cn: '在曾盛波特酒的木桶中收尾熟成的单一麦芽威士忌，专为澳门装瓶。年满 18 周岁，首杯敬赠。',
    },
    body: {
      en: 'Look for fig and dark cherry, then a little salt. It is poured beside the cask with an almond biscuit, which nobody planned and everybody now asks for. 70 cl, MOP 1,280.',
      tc: '先是無花果與黑櫻桃，繼而一絲鹹意。桶邊斟飲，佐以一塊杏仁餅：原非安排，如今人人都問。700 毫升，澳門幣 1,280 元。',
      cn: '先是无花果与黑樱桃，继而一丝咸意。桶边斟饮，佐以一块杏仁饼：原非安排，如今人人都问。700 毫升，1,280 澳门元。',
    },
  }),
  entry('brandPavilion', 'macau-brand-sencha-hall', {
    title: { en: 'Sencha Hall', tc: 'Sencha Hall 煎茶堂', cn: 'Sencha Hall 煎茶堂' },
    slug: 'sencha-hall',
    brand: 'brand-sencha-hall',
    category: ['cat-food-and-gifts'],
    label: ['label-ec-enabled'],
    media: ['food-tea'],
    location: right,
    time,
    description: {
      en: 'Green and roasted teas in brass-lidded caddies. Here the first cup is poured with a word: chá, which sailed from this coast.',
      tc: '綠茶與焙茶，盛於黃銅蓋茶罐。此地奉上的第一杯，還帶着一個字：chá，自這片海岸揚帆遠去。',
      cn: '绿茶与焙茶，盛于黄铜盖茶罐。此地奉上的第一杯，还带着一个字：chá，自这片海岸扬帆远去。',
    },
    body: {
      en: 'Cantonese and Portuguese say almost the same word for tea; ships that loaded farther up the coast carried home the other one, te. Refills are sold by weight from 50 g.',
      tc: '粵語與葡語說「茶」，幾乎同音；自更北的海岸啟航的船，帶走的卻是另一個音：te。茶葉按重量續裝，50 克起。',
      cn: '粤语与葡语说“茶”，几乎同音；自更北的海岸启航的船，带走的却是另一个音：te。茶叶论重续装，50 克起。',
    },
  }),
];

const dining: readonly Seed[] = [
  entry('zenchef', 'macau-booking-kitchen', { title: { en: 'Reserve a table', tc: '預訂餐桌', cn: '预订餐位' }, rid: 'meridian-macau-arcade' }),
  entry('dining', 'macau-dining-arcade-kitchen', {
    title: { en: 'The arcade kitchen', tc: '拱廊廚房', cn: '拱廊厨房' },
    slug: 'arcade-kitchen',
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    isFeatured: true,
    booking: 'macau-booking-kitchen',
    location: balcony,
    cuisine: { en: 'Macanese', tc: '土生葡菜', cn: '土生葡菜' },
    time: { en: 'Daily, noon to 3pm and 6pm to 10:30pm', tc: '每日 12:00–15:00、18:00–22:30', cn: '每日 12:00–15:00、18:00–22:30' },
    description: {
      en: 'Minchi with a fried egg, cod with olives, curried crab: the household cooking of Macau, which sailed in by way of Goa and Malacca.',
      tc: '免治配煎蛋、橄欖馬介休、咖喱蟹：澳門人家的滋味，經果阿與馬六甲揚帆而來。',
      cn: '免治配煎蛋、橄榄马介休、咖喱蟹：澳门人家的滋味，经果阿与马六甲扬帆而来。',
    },
    body: {
      en: 'Macanese gastronomy is on China’s national list of intangible heritage. Dishes come to the middle of the table; two people want three. Minchi is MOP 128, and no two kitchens agree on it.',
      tc: '土生葡人美食烹飪技藝已列入國家級非物質文化遺產。菜餚置於桌中共享，二人三味恰好。免治澳門幣 128 元，各家做法從不相同。',
      cn: '土生葡人美食烹饪技艺已列入国家级非物质文化遗产。菜肴置于桌中共享，二人三味恰好。免治 128 澳门元，各家做法从不相同。',
    },
  }),
  entry('dining', 'macau-dining-custard', {
    title: { en: 'Custard and coffee', tc: '葡撻與咖啡', cn: '葡挞与咖啡' },
    slug: 'custard-and-coffee',
    category: ['cat-cafe'],
    media: ['dining-dessert'],
    location: left,
    cuisine: { en: 'Pastry and coffee', tc: '糕點與咖啡', cn: '糕点与咖啡' },
    time: { en: 'Daily, 9am to 9pm', tc: '每日 9:00–21:00', cn: '每日 9:00–21:00' },
    description: {
      en: 'Custard tarts from the oven on the half hour, serradura in small glasses, and a citrus tart for those who have had enough custard.',
      tc: '每逢半點出爐的葡撻，小杯盛的木糠布甸，還有一款柑橘撻，留給吃夠葡撻的人。',
      cn: '每逢半点出炉的葡挞，小杯盛的木糠布丁，还有一款柑橘挞，留给吃够葡挞的人。',
    },
    body: {
      en: 'A tart costs MOP 14 and should be eaten within ten minutes, standing if need be. Boxes of six are tied with kitchen string for the ferry.',
      tc: '葡撻每個澳門幣 14 元，宜於十分鐘內享用，站着吃也無妨。六個裝以棉繩繫盒，帶上船去。',
      cn: '葡挞每个 14 澳门元，宜于十分钟内享用，站着吃也无妨。六个装以棉绳系盒，带上船去。',
    },
  }),
];

const services: readonly Seed[] = [
  entry('service', 'macau-service-collect', {
    title: { en: 'Order online, collect here', tc: '網上訂購，到店領取', cn: '线上下单，到店自提' },
    slug: 'order-and-collect',
    category: ['cat-travel'],
    media: ['hero-travel'],
    isFeatured: true,
    location: right,
    time: { en: 'Daily, 11am to 10pm', tc: '每日 11:00–22:00', cn: '每日 11:00–22:00' },
    description: {
      en: 'Order on the ferry or the bridge coach; four hours later your parcel is wrapped and waiting under the east arches.',
      tc: '在船上或跨海大巴上下單，四小時後，包裝妥當的包裹已在東拱廊等候。',
      cn: '在船上或跨海大巴上下单，四小时后，包装妥当的包裹已在东拱廊等候。',
    },
    body: {
      en: '- Orders before 5pm are ready the same day.\n- Bring the order number and a document with your name.\n- Parcels are kept for fourteen days.',
      tc: '- 17:00 前下單，即日可取。\n- 請備訂單編號及載有姓名的證件。\n- 包裹保留十四日。',
      cn: '- 17:00 前下单，当日可取。\n- 请备订单编号及载有姓名的证件。\n- 包裹保留十四天。',
    },
  }),
  entry('booxi', 'macau-booking-salon', { title: { en: 'Book the salon', tc: '預約貴賓廳', cn: '预约贵宾厅' }, tag: 'MakeMyDay' }),
  entry('service', 'macau-service-salon', {
    title: { en: 'The balcony salon', tc: '廊台貴賓廳', cn: '廊台贵宾厅' },
    slug: 'balcony-salon',
    category: ['cat-personal'],
    media: ['arch-boutique'],
    booking: 'macau-booking-salon',
    location: balcony,
    time: { en: 'Daily, noon to 9pm', tc: '每日 12:00–21:00', cn: '每日 12:00–21:00' },
    description: {
      en: 'One adviser and a closed door, in Cantonese, Mandarin, Portuguese or English. What you want to see is brought to you.',
      tc: '一位顧問，一扇關上的門；粵語、普通話、葡語或英語皆可。想看的，都送到眼前。',
      cn: '一位顾问，一扇关上的门；粤语、普通话、葡语或英语皆可。想看的，都送到眼前。',
    },
    body: {
      en: 'Two hours, complimentary, for up to four people. Let us know the day before; tea and almond biscuits are on the table.',
      tc: '兩小時，費用全免，最多四人。請於前一日告知，席上備茶與杏仁餅。',
      cn: '两小时，免费享用，最多四人。请于前一日告知，席上备茶与杏仁饼。',
    },
  }),
  entry('service', 'macau-service-tile-wrap', {
    title: { en: 'Blue-tile gift wrap', tc: '藍瓷磚禮品包裝', cn: '蓝瓷砖礼品包装' },
    slug: 'tile-wrap',
    category: ['cat-personal'],
    media: ['hero-gifts'],
    location: { en: 'Ground floor, lantern desk', tc: '地下，燈籠服務枱', cn: '地面层，灯笼服务台' },
    time,
    description: {
      en: 'Paper printed from a wall of azulejos, folded so that the pattern meets at every edge, and tied with red silk.',
      tc: '包裝紙取自一面藍瓷磚牆，摺疊時紋樣邊邊相接，再繫上紅絲帶。',
      cn: '包装纸取自一面蓝瓷砖墙，折叠时纹样边边相接，再系上红丝带。',
    },
    body: { en: 'Complimentary with every purchase; about eight minutes, since the corners matter.', tc: '凡購物即可免費享用，約八分鐘，因為邊角不可馬虎。', cn: '凡购物即可免费享用，约八分钟，因为边角不可马虎。' },
  }),
];

const art: readonly Seed[] = [
  entry('artCulture', 'macau-art-wide-sea', {
    title: { en: 'Wide sea, raised', tc: '《遼闊的海》，升起', cn: '《辽阔的海》，升起' },
    slug: 'wide-sea',
    category: ['cat-installation'],
    media: ['art-mobile'],
    isFeatured: true,
    location: { en: 'Court, over the stair', tc: '庭院，樓梯上方', cn: '庭院，楼梯上方' },
    artist: { en: 'A studio in Coloane', tc: '路環的一間工作室', cn: '路环的一间工作室' },
    description: {
      en: 'The waves of the paving, lifted off the floor as discs of cobalt, clay and brass, turning where the sea would have been.',
      tc: '把地上的波浪升到半空：鈷藍、陶紅與黃銅圓片，在昔日海面之處緩緩轉動。',
      cn: '把地上的波浪升到半空：钴蓝、陶红与黄铜圆片，在昔日海面之处缓缓转动。',
    },
    body: {
      en: 'The studio stands near the old shipyards of Lai Chi Vun, and the brass fittings came from a junk. At 4pm the shadows lie exactly on the paving.',
      tc: '工作室鄰近荔枝碗舊船廠，黃銅構件便取自一艘舊帆船。下午四時，影子恰好落在石仔路的浪紋上。',
      cn: '工作室邻近荔枝碗旧船厂，黄铜构件便取自一艘旧帆船。下午四点，影子恰好落在地面的浪纹上。',
    },
  }),
  entry('artCulture', 'macau-art-turning', {
    title: { en: 'A turning, in plaster', tc: '迴轉', cn: '回转' },
    slug: 'a-turning',
    category: ['cat-sculpture'],
    media: ['art-sculpture'],
    location: balcony,
    artist: { en: 'A sculptor from Taipa', tc: '氹仔的一位雕塑家', cn: '氹仔的一位雕塑家' },
    description: {
      en: 'A ribbon of white plaster folds back on itself around a bronze sphere, as one street in the old city folds into the next.',
      tc: '白色石膏飄帶繞銅球迴轉，一如老城中的小巷，一條摺入另一條。',
      cn: '白色石膏飘带绕铜球回转，一如老城中的小巷，一条折入另一条。',
    },
    body: { en: 'It has no front. The sculptor asks that you walk around it twice, once in each direction.', tc: '作品沒有正面。雕塑家請您繞行兩圈，順逆各一。', cn: '作品没有正面。雕塑家请您绕行两圈，顺逆各一。' },
  }),
];

/** Houses, tables, services and works of art of the Macau gallery. */
export const macauItems: readonly Seed[] = [...brands, ...dining, ...services, ...art];
