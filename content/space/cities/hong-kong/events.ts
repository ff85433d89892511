import { day, entry, type Seed } from '../../seed.ts';

const yard = { en: 'Ground floor, goods yard', tc: '地下，貨場', cn: '地面层，货场' };
const shutters = { en: 'Ground floor, behind the shutters', tc: '地下，窗板長廊', cn: '地面层，窗板长廊' };
const first = { en: 'First floor, south gallery', tc: '一樓，南側長廊', cn: '一楼，南侧长廊' };
const third = { en: 'Third floor, harbour gallery', tc: '三樓，海港長廊', cn: '三楼，海港长廊' };

const events: readonly Seed[] = [
  entry('event', 'hong-kong-event-aged-tea', {
    title: { en: 'Tea that has waited', tc: '等過歲月的茶', cn: '等过岁月的茶' },
    slug: 'aged-tea',
    category: ['cat-tasting'],
    brand: 'brand-sencha-hall',
    media: ['food-tea'],
    isFeatured: true,
    location: yard,
    startDate: day(-9, '14:00'),
    endDate: day(0, '21:00'),
    time: { en: '2pm to 9pm', tc: '14:00–21:00', cn: '14:00–21:00' },
    frequency: { en: 'Daily, until this evening', tc: '每日，至今晚為止', cn: '每日，至今晚为止' },
    description: {
      en: 'Four pu’er teas of five, ten, twenty and thirty years, poured side by side from one kettle. The last sittings are today.',
      tc: '五年、十年、二十年、三十年：四款普洱，同一壺水，並排斟飲。今日最後數場。',
      cn: '五年、十年、二十年、三十年：四款普洱，同一壶水，并排斟饮。今日最后数场。',
    },
    body: {
      en: 'Hong Kong’s damp cellars taught pu’er to age, and its teahouses taught the world to like it. A sitting lasts forty minutes and costs HK$180; there are eight stools around the old scale.\n\nThe oldest leaf smells of camphor, as the godown once did.',
      tc: '香港潮潤的貨倉令普洱陳化，香港的茶樓令世人識飲。每場四十分鐘，港幣 180 元，舊磅秤旁設八席。\n\n最老的一款帶樟香，一如當年貨倉的氣味。',
      cn: '香港潮润的货仓令普洱陈化，香港的茶楼令世人识饮。每场四十分钟，180 港元，旧磅秤旁设八席。\n\n最老的一款带樟香，一如当年货仓的气味。',
    },
  }),
  entry('event', 'hong-kong-event-cellar-lights', {
    title: { en: 'A dram for the eight o’clock lights', tc: '八時燈光，一杯佐之', cn: '八点灯光，一杯佐之' },
    slug: 'eight-o-clock',
    category: ['cat-tasting'],
    brand: 'brand-glenmarrow',
    media: ['hero-spirits'],
    whetherLiquorOrTobacco: true,
    location: third,
    startDate: day(5, '19:15'),
    endDate: day(11, '20:45'),
    time: { en: '7:15pm to 8:45pm', tc: '19:15–20:45', cn: '19:15–20:45' },
    frequency: { en: 'Seven evenings', tc: '連續七晚', cn: '连续七晚' },
    description: {
      en: 'Two Glenmarrow casks before the harbour lights and one after, poured at the third-floor windows. Guests of 18 and over, HK$320.',
      tc: '海港燈光亮起之前，格倫馬羅兩桶；燈滅之後，再添一桶。三樓窗畔斟飲，年滿 18 歲，港幣 320 元。',
      cn: '海港灯光亮起之前，格伦马罗两桶；灯灭之后，再添一桶。三楼窗畔斟饮，年满 18 周岁，320 港元。',
    },
    body: {
      en: 'Fourteen places each evening. The room goes dark at eight for the ten minutes of the show; the third glass is poured when the lamps come back.\n\nBooking opens three days ahead at the parcel counter.',
      tc: '每晚十四席。八時整室內熄燈，靜觀約十分鐘的燈光匯演；燈火復明，第三杯方才斟上。\n\n可於三日前起在包裹領取處預約。',
      cn: '每晚十四席。八点整室内熄灯，静观约十分钟的灯光汇演；灯火复明，第三杯方才斟上。\n\n可提前三天在包裹自提处预约。',
    },
  }),
  entry('event', 'hong-kong-event-kwon-glaze', {
    title: { en: 'Painted on white', tc: '白瓷上的廣彩', cn: '白瓷上的广彩' },
    slug: 'kwon-glaze',
    category: ['cat-exhibition'],
    media: ['art-vessels'],
    location: first,
    startDate: day(-45, '10:00'),
    endDate: day(-12, '22:00'),
    removedAfterExpired: false,
    time: { en: '10am to 10pm', tc: '10:00–22:00', cn: '10:00–22:00' },
    description: {
      en: 'A month of kwon-glazed porcelain: cocks, peonies and coats of arms, painted by hand in Kowloon for tables far away.',
      tc: '為期一個月的廣彩瓷展：公雞、牡丹與西洋紋章，皆於九龍手繪，遠赴重洋上桌。',
      cn: '为期一个月的广彩瓷展：公鸡、牡丹与西洋纹章，皆于九龙手绘，远赴重洋上桌。',
    },
    body: {
      en: 'The craft came from Guangzhou and still has a handful of workshops here. Three plain vessels by a younger hand closed the show; they have stayed on the first-floor landing.',
      tc: '這門手藝由廣州傳來，如今本地作坊屈指可數。壓軸的三件素器出自年輕一輩之手，現仍陳列於一樓梯間。',
      cn: '这门手艺由广州传来，如今本地作坊屈指可数。压轴的三件素器出自年轻一辈之手，现仍陈列于一楼梯间。',
    },
  }),
];

const news: readonly Seed[] = [
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

const offers: readonly Seed[] = [
  entry('specialOffer', 'hong-kong-offer-pearl-pair', {
    title: { en: 'Earrings with the strand', tc: '珠鏈配耳環', cn: '珠链配耳环' },
    slug: 'pearl-pair',
    category: ['cat-watches-and-jewellery'],
    brand: 'brand-ondine-joaillerie',
    media: ['jewel-earrings'],
    isFeatured: true,
    startDate: day(-11),
    endDate: day(17, '22:00'),
    displayDate: day(-11),
    location: first,
    description: {
      en: 'Choose a pearl strand from Ondine Joaillerie and the moon drop earrings that match it are half the price.',
      tc: '選購昂汀珠寶珍珠項鏈，配襯的月滴耳環可享半價。',
      cn: '选购昂汀珠宝珍珠项链，配套的月滴耳环可享半价。',
    },
    body: {
      en: 'The matching is done by daylight at the south window, before 5pm. Allow half an hour; restringing every second year is included.',
      tc: '配珠須借日光，請於 17:00 前到南窗，預留半小時。附每兩年一次免費重串服務。',
      cn: '配珠须借日光，请于 17:00 前到南窗，预留半小时。附每两年一次免费重串服务。',
    },
    terms: {
      en: '- One pair for each strand, on one receipt.\n- Not combined with other offers.\n- Online orders qualify when collected in the house.',
      tc: '- 每條項鏈限配一對，須同一單據。\n- 不可與其他優惠同時使用。\n- 網上訂單到店領取同樣適用。',
      cn: '- 每条项链限配一对，须同一单据。\n- 不与其他优惠同享。\n- 线上订单到店自提同样适用。',
    },
  }),
  entry('specialOffer', 'hong-kong-offer-saddle-bag', {
    title: { en: 'Initials in gold, our gift', tc: '燙金縮寫，敬贈', cn: '烫金缩写，敬赠' },
    slug: 'gold-initials',
    category: ['cat-fashion'],
    brand: 'brand-casa-orsino',
    media: ['fashion-handbag'],
    startDate: day(13),
    endDate: day(40, '22:00'),
    displayDate: day(13),
    location: first,
    description: {
      en: 'Every Casa Orsino bag bought in these four weeks is stamped with up to three letters in gold, while you have tea downstairs.',
      tc: '四星期內選購奧希諾手袋，免費燙金最多三個字母；樓下喝杯茶，便可取回。',
      cn: '四周内选购奥希诺手袋，免费烫金至多三个字母；楼下喝杯茶，便可取回。',
    },
    body: {
      en: 'Chinese characters are possible too: one, cut in brass for you, ready in five days. The stamp is yours to keep.',
      tc: '亦可燙印中文字一枚，專刻銅模，五日可取；銅模歸您收藏。',
      cn: '亦可烫印中文字一枚，专刻铜模，五日可取；铜模归您收藏。',
    },
  }),
  entry('specialOffer', 'hong-kong-offer-compact', {
    title: { en: 'A refill for the compact', tc: '粉餅補充裝', cn: '粉饼替换芯' },
    slug: 'compact-refill',
    category: ['cat-beauty'],
    brand: 'brand-maison-verane',
    media: ['beauty-compact'],
    startDate: day(-50),
    endDate: day(-6, '22:00'),
    displayDate: day(-50),
    removedAfterExpired: false,
    location: shutters,
    description: {
      en: 'With each pressed powder compact came a refill in the same shade. The offer has ended; refills remain in the drawer at HK$160.',
      tc: '選購蜜粉餅，曾附送同色補充裝一枚。優惠已圓滿結束，補充裝現售港幣 160 元。',
      cn: '选购蜜粉饼，曾附赠同色替换芯一枚。活动已圆满结束，替换芯现售 160 港元。',
    },
    body: { en: 'Bring the old pan back when you come: the brass is melted and cast again.', tc: '再訪時請帶回舊粉芯：銅盒可回爐重鑄。', cn: '再访时请带回旧粉芯：铜盒可回炉重铸。' },
  }),
  entry('indexDetailPage', 'hong-kong-promotion-macaron-tower', {
    title: { en: 'A tower for two', tc: '雙人馬卡龍塔', cn: '双人马卡龙塔' },
    slug: 'tower-for-two',
    category: ['cat-food-and-gifts'],
    brand: 'brand-cacao-thereze',
    media: ['food-macarons'],
    startDate: day(-6),
    endDate: day(22, '18:00'),
    displayDate: day(-6),
    location: yard,
    description: {
      en: 'From 3pm to 6pm, six macarons and two pulled teas on one brass-rimmed stand for HK$148, at the stools in the yard.',
      tc: '每日 15:00 至 18:00，貨場高凳：銅邊雙層架上，馬卡龍六枚配奶茶兩杯，港幣 148 元。',
      cn: '每日 15:00 至 18:00，货场高凳：铜边双层架上，马卡龙六枚配奶茶两杯，148 港元。',
    },
    body: { en: 'No booking; forty stands a day. The flavours are osmanthus, almond, black sesame and salted lemon.', tc: '毋須預約，每日四十份。口味有桂花、杏仁、黑芝麻與鹹檸檬。', cn: '无需预约，每日四十份。口味有桂花、杏仁、黑芝麻与咸柠檬。' },
    terms: { en: 'One stand per table; not for takeaway.', tc: '每枱限一份，不設外賣。', cn: '每桌限一份，不可外带。' },
  }),
];

const press: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'hong-kong-media-pearls', {
    title: { en: 'Pearls at the south window', tc: '南窗珍珠圖集', cn: '南窗珍珠图集' },
    slug: 'pearls-at-the-window',
    category: ['cat-image-library'],
    media: ['jewel-necklace'],
    displayDate: day(-24),
    startDate: day(-24),
    removedAfterExpired: false,
    description: {
      en: 'Twelve photographs of the jewellery room by daylight, for editorial use free of charge with a credit to the house.',
      tc: '日光下的珠寶廳，照片十二幅；註明出處，即可供傳媒免費使用。',
      cn: '日光下的珠宝厅，照片十二幅；注明出处，即可供媒体免费使用。',
    },
    body: { en: 'Please credit Meridian Galleria Hong Kong. Larger files: hong-kong@meridian.example.', tc: '請註明「Meridian Galleria 香港」。如需高解像檔案，請電郵至 hong-kong@meridian.example。', cn: '请注明“Meridian Galleria 香港”。如需高清文件，请致函 hong-kong@meridian.example。' },
  }),
];

/** What happens and what is offered in the Hong Kong gallery: events, news, offers, a promotion, press. */
export const hongKongHappenings: readonly Seed[] = [...events, ...news, ...offers, ...press];
