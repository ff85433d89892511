import { day, entry, type Seed } from '../../seed.ts';

const court = { en: 'Ground floor, court', tc: '地下，庭院', cn: '地面层，庭院' };
const left = { en: 'Ground floor, west arches', tc: '地下，西拱廊', cn: '地面层，西拱廊' };
const right = { en: 'Ground floor, east arches', tc: '地下，東拱廊', cn: '地面层，东拱廊' };
const balcony = { en: 'First floor, balcony', tc: '一樓，廊台', cn: '一楼，廊台' };

const events: readonly Seed[] = [
  entry('event', 'macau-event-azulejo', {
    title: { en: 'Cobalt on white', tc: '白底鈷藍', cn: '白底钴蓝' },
    slug: 'cobalt-on-white',
    category: ['cat-workshop'],
    media: ['art-painting'],
    isFeatured: true,
    location: court,
    startDate: day(-5, '12:00'),
    endDate: day(14, '19:00'),
    time: { en: 'Noon to 7pm', tc: '12:00–19:00', cn: '12:00–19:00' },
    frequency: { en: 'Daily, every hour', tc: '每日，逢整點一節', cn: '每日，每小时一场' },
    description: {
      en: 'Paint a tin-glazed tile with a tile painter from the old city: one brush, one blue and a pattern to depart from.',
      tc: '隨老城的瓷磚畫師繪一片錫釉磚：一支筆，一種藍，一個可以改動的圖案。',
      cn: '随老城的瓷砖画师绘一片锡釉砖：一支笔，一种蓝，一个可以改动的图案。',
    },
    body: {
      en: 'Each sitting takes fifty minutes, MOP 120, for anyone over eight. The tile is fired overnight and may be collected from noon the next day, or posted on.',
      tc: '每節五十分鐘，澳門幣 120 元，八歲以上可參加。瓷磚連夜燒製，翌日正午起可取，亦可代寄。',
      cn: '每场五十分钟，120 澳门元，八岁以上可参加。瓷砖连夜烧制，次日正午起可取，亦可代寄。',
    },
  }),
  entry('event', 'macau-event-red-wines', {
    title: { en: 'Reds for spiced food', tc: '香料菜的紅酒', cn: '配香料菜的红酒' },
    slug: 'reds-for-spice',
    category: ['cat-tasting'],
    brand: 'brand-chateau-sauvelin',
    media: ['spirits-wine'],
    whetherLiquorOrTobacco: true,
    location: balcony,
    startDate: day(10, '18:30'),
    endDate: day(13, '20:30'),
    time: { en: '6:30pm to 8:30pm', tc: '18:30–20:30', cn: '18:30–20:30' },
    frequency: { en: 'Four evenings', tc: '連續四晚', cn: '连续四晚' },
    description: {
      en: 'Three vintages from Château Sauvelin with minchi, curried crab and an almond biscuit. Guests of 18 and over, MOP 260.',
      tc: '索維蘭酒莊三個年份，佐免治、咖喱蟹與杏仁餅。年滿 18 歲，澳門幣 260 元。',
      cn: '索维兰酒庄三个年份，佐免治、咖喱蟹与杏仁饼。年满 18 周岁，260 澳门元。',
    },
    body: {
      en: 'Old vines stand up to turmeric better than one would think. Sixteen seats at one long table; the sommelier sits among you.',
      tc: '老藤遇上黃薑，出奇地合拍。一張長桌，十六席，侍酒師與您同坐。',
      cn: '老藤遇上姜黄，出奇地合拍。一张长桌，十六席，侍酒师与您同坐。',
    },
  }),
  entry('event', 'macau-event-movement', {
    title: { en: 'Inside a movement', tc: '走進機芯', cn: '走进机芯' },
    slug: 'inside-a-movement',
    category: ['cat-workshop'],
    brand: 'brand-calibre-ferrand',
    media: ['watch-face'],
    location: balcony,
    startDate: day(-30, '15:00'),
    endDate: day(-24, '18:00'),
    removedAfterExpired: false,
    time: { en: '3pm to 6pm', tc: '15:00–18:00', cn: '15:00–18:00' },
    description: {
      en: 'For a week two watchmakers took one hand-wound calibre apart and put it together again, with visitors holding the tweezers.',
      tc: '為期一週，兩位製錶師把一枚手動機芯拆開又裝回，鑷子就握在訪客手中。',
      cn: '为期一周，两位制表师把一枚手动机芯拆开又装回，镊子就握在访客手中。',
    },
    body: { en: 'Eighty-four visitors took part, and the calibre still runs within four seconds a day. Write to us to hear of the next sitting.', tc: '共八十四位訪客參與，機芯每日誤差仍在四秒以內。如欲得知下次日期，請與我們聯絡。', cn: '共八十四位访客参与，机芯每日误差仍在四秒以内。如欲得知下次日期，请与我们联系。' },
  }),
];

const news: readonly Seed[] = [
  entry('news', 'macau-news-fragrance', {
    title: { en: 'Fragrance under the west arches', tc: '西拱廊香氛區啟幕', cn: '西拱廊香氛区启幕' },
    slug: 'fragrance-opens',
    category: ['cat-opening'],
    media: ['hero-beauty'],
    isFeatured: true,
    displayDate: day(-4),
    startDate: day(-4),
    removedAfterExpired: false,
    description: {
      en: 'Hesperia and Lune & Linden open side by side, with a bench between them on which to change your mind.',
      tc: '暮星與月與椴比鄰開幕，中間一張長椅，供您慢慢改變主意。',
      cn: '暮星与月与椴比邻开幕，中间一张长椅，供您慢慢改变主意。',
    },
    body: { en: 'Engraving is complimentary through the first month. Sandalwood, once traded through this port, runs through both collections.', tc: '首月免費鐫刻瓶身。昔日經此港轉運的檀香，貫穿兩家香氛。', cn: '首月免费镌刻瓶身。昔日经此港转运的檀香，贯穿两家香氛。' },
  }),
  entry('news', 'macau-news-lanterns', {
    title: { en: 'Forty lanterns, lit at six', tc: '四十盞燈籠，六時點亮', cn: '四十盏灯笼，六点点亮' },
    slug: 'forty-lanterns',
    category: ['cat-house-news'],
    media: ['arch-facade-dusk'],
    displayDate: day(-17),
    startDate: day(-17),
    removedAfterExpired: false,
    description: {
      en: 'The arcade now keeps longer hours at the weekend, and each evening at six a visitor is asked to press the switch.',
      tc: '拱廊週末延長開放；每晚六時，我們邀請一位訪客按下開關，點亮燈籠。',
      cn: '拱廊周末延长开放；每晚六点，我们邀请一位访客按下开关，点亮灯笼。',
    },
    body: { en: 'Children usually win. Put your name down at the lantern desk from 5:30pm; there is a photograph, and a biscuit.', tc: '獲選的多半是小朋友。17:30 起可到燈籠服務枱登記，附照片一張、杏仁餅一塊。', cn: '获选的多半是小朋友。17:30 起可到灯笼服务台登记，附照片一张、杏仁饼一块。' },
  }),
  entry('news', 'macau-news-almond', {
    title: { en: 'A truffle learns from a biscuit', tc: '松露朱古力拜師杏仁餅', cn: '松露巧克力拜师杏仁饼' },
    slug: 'almond-truffle',
    category: ['cat-food-and-gifts', 'cat-house-news'],
    brand: 'brand-cacao-thereze',
    media: ['food-chocolate'],
    displayDate: day(-38),
    startDate: day(-38),
    removedAfterExpired: false,
    description: {
      en: 'Cacao Thérèze folds roasted mung bean flour and almond into dark chocolate, after the biscuits pressed in wooden moulds nearby.',
      tc: '泰蕾茲可可以烘香綠豆粉與杏仁入黑朱古力，靈感來自以木模壓製的杏仁餅。',
      cn: '泰蕾兹可可以烘香绿豆粉与杏仁入黑巧克力，灵感来自以木模压制的杏仁饼。',
    },
    body: { en: 'Sixteen pieces in a bottle-green box, MOP 268. They crumble a little, as they should.', tc: '墨綠禮盒十六粒裝，澳門幣 268 元。入口微微鬆散，理當如此。', cn: '墨绿礼盒十六粒装，268 澳门元。入口微微松散，理当如此。' },
  }),
];

const offers: readonly Seed[] = [
  entry('specialOffer', 'macau-offer-lantern-red', {
    title: { en: 'A compact in lantern red', tc: '燈籠紅粉餅禮', cn: '灯笼红粉饼礼' },
    slug: 'lantern-red',
    category: ['cat-beauty'],
    brand: 'brand-maison-verane',
    media: ['beauty-compact'],
    isFeatured: true,
    startDate: day(-9),
    endDate: day(19, '22:00'),
    displayDate: day(-9),
    location: left,
    description: {
      en: 'Choose a Maison Verane compact and a lipstick in lantern red, and the lipstick is half the price.',
      tc: '同購薇蘭世家蜜粉餅與「燈籠紅」唇膏，唇膏半價。',
      cn: '同购薇兰世家蜜粉饼与“灯笼红”唇膏，唇膏半价。',
    },
    body: { en: 'Both are tried by daylight at the court stools. Orders placed online and collected here qualify as well.', tc: '可於庭院高凳旁，借日光試妝。網上訂購、到店領取同樣適用。', cn: '可于庭院高凳旁，借日光试妆。线上下单、到店自提同样适用。' },
    terms: { en: '- One set per person and day.\n- Not combined with other offers.\n- While stocks last.', tc: '- 每人每日限享一套。\n- 不可與其他優惠同時使用。\n- 售完即止。', cn: '- 每人每日限享一套。\n- 不与其他优惠同享。\n- 售完即止。' },
  }),
  entry('specialOffer', 'macau-offer-kintara', {
    title: { en: 'A case for bright days', tc: '晴日鏡盒', cn: '晴日镜盒' },
    slug: 'bright-days',
    category: ['cat-fashion'],
    brand: 'brand-kintara',
    media: ['fashion-sunglasses'],
    startDate: day(12),
    endDate: day(33, '22:00'),
    displayDate: day(12),
    location: balcony,
    description: {
      en: 'Every Kintara frame bought in these three weeks comes with a hard case covered in hand-printed tile paper.',
      tc: '三星期內選購金多萊眼鏡，即送手印瓷磚紋硬鏡盒一個。',
      cn: '三周内选购金多莱眼镜，即赠手印瓷砖纹硬镜盒一个。',
    },
    body: { en: 'A fitting takes ten minutes. Adjustments are free for as long as you own the frame.', tc: '調校約十分鐘，日後隨時可免費調整。', cn: '调校约十分钟，日后随时可免费调整。' },
  }),
  entry('specialOffer', 'macau-offer-bangle', {
    title: { en: 'The third bangle', tc: '第三隻手鐲', cn: '第三只手镯' },
    slug: 'third-bangle',
    category: ['cat-watches-and-jewellery'],
    brand: 'brand-bellarosa',
    media: ['jewel-bracelet'],
    startDate: day(-1),
    endDate: day(0, '22:00'),
    displayDate: day(-1),
    location: balcony,
    description: {
      en: 'For two days only, the third bangle of a Bellarosa stack is a third off. The offer ends this evening at ten.',
      tc: '為期兩日：貝拉薔三隻疊戴手鐲，第三隻減三分之一。今晚十時截止。',
      cn: '为期两天：贝拉蔷三只叠戴手镯，第三只减三分之一。今晚 22:00 截止。',
    },
    body: { en: 'Smooth, hammered, rope: the three sound best together. Wrists are measured on the balcony without charge.', tc: '光面、鎚紋、繩紋，三者相碰，其聲最悅。廊台免費量腕。', cn: '光面、锤纹、绳纹，三者相碰，其声最悦。廊台免费量腕。' },
  }),
  entry('indexDetailPage', 'macau-promotion-honey', {
    title: { en: 'Honey with your tea', tc: '以蜜佐茶', cn: '以蜜佐茶' },
    slug: 'honey-with-tea',
    category: ['cat-food-and-gifts'],
    brand: 'brand-honey-and-tide',
    media: ['food-honey'],
    startDate: day(-8),
    endDate: day(26, '22:00'),
    displayDate: day(-8),
    location: right,
    description: {
      en: 'Buy any Sencha Hall caddy and a small jar of saffron blossom honey from Honey & Tide is added.',
      tc: '選購煎茶堂茶罐一款，即送蜜與潮藏紅花蜜小瓶裝。',
      cn: '选购煎茶堂茶罐一款，即赠蜜与潮藏红花蜜小瓶装。',
    },
    body: { en: 'The jar holds 60 g, which is enough for a fortnight of breakfasts or one sleepless night.', tc: '每瓶 60 克，足供兩星期早餐，或一個不眠之夜。', cn: '每瓶 60 克，足供两周早餐，或一个不眠之夜。' },
    terms: { en: 'One jar per caddy, while stocks last.', tc: '每罐限送一瓶，送完即止。', cn: '每罐限赠一瓶，赠完即止。' },
  }),
];

const press: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'macau-media-watches', {
    title: { en: 'Watches on the balcony', tc: '廊台腕錶圖集', cn: '廊台腕表图集' },
    slug: 'watches-on-the-balcony',
    category: ['cat-image-library'],
    media: ['hero-watches'],
    displayDate: day(-21),
    startDate: day(-21),
    removedAfterExpired: false,
    description: {
      en: 'Ten photographs of the watch cases on the first-floor balcony, free of charge for editorial use with a credit.',
      tc: '一樓廊台腕錶陳列照片十幅，註明出處，即可供傳媒免費使用。',
      cn: '一楼廊台腕表陈列照片十幅，注明出处，即可供媒体免费使用。',
    },
    body: { en: 'Please credit Meridian Galleria Macau. Larger files: macau@meridian.example.', tc: '請註明「Meridian Galleria 澳門」。如需高解像檔案，請電郵至 macau@meridian.example。', cn: '请注明“Meridian Galleria 澳门”。如需高清文件，请致函 macau@meridian.example。' },
  }),
];

/** What happens and what is offered in the Macau gallery: events, news, offers, a promotion, press. */
export const macauHappenings: readonly Seed[] = [...events, ...news, ...offers, ...press];
