import { entry, type Seed } from '../../seed.ts';

const time = { en: 'Daily, 10am to 10pm', tc: '每日 10:00–22:00', cn: '每日 10:00–22:00' };
const yard = { en: 'Ground floor, goods yard', tc: '地下，貨場', cn: '地面层，货场' };
const shutters = { en: 'Ground floor, behind the shutters', tc: '地下，窗板長廊', cn: '地面层，窗板长廊' };
const first = { en: 'First floor, south gallery', tc: '一樓，南側長廊', cn: '一楼，南侧长廊' };
const third = { en: 'Third floor, harbour gallery', tc: '三樓，海港長廊', cn: '三楼，海港长廊' };

const brands: readonly Seed[] = [
  entry('brandPavilion', 'hong-kong-brand-calibre-ferrand', {
    title: { en: 'Calibre Ferrand', tc: 'Calibre Ferrand 斐朗', cn: 'Calibre Ferrand 斐朗' },
    slug: 'calibre-ferrand',
    brand: 'brand-calibre-ferrand',
    category: ['cat-watches-and-jewellery'],
    label: ['label-leasing-brand'],
    media: ['watch-face'],
    isFeatured: true,
    location: first,
    time,
    description: {
      en: 'Hand-wound movements under glass on both sides, shown at a bench in a city that has always known its watches.',
      tc: '雙面玻璃之下，手動上鏈機芯一覽無遺。在這座向來懂錶的城市，我們以一張工作枱相迎。',
      cn: '双面玻璃之下，手动上链机芯一览无余。在这座向来懂表的城市，我们以一张工作台相迎。',
    },
    body: {
      en: 'A watchmaker opens a case at 11am, 3pm and 7pm; there are six chairs and the sitting takes a quarter of an hour. Bring your own watch too: a first check of its rate is complimentary.',
      tc: '製錶師每日於 11:00、15:00 及 19:00 開啟錶殼示範，設六席，約一刻鐘。歡迎帶同您的腕錶，首次走時檢測費用全免。',
      cn: '制表师每日于 11:00、15:00 及 19:00 开启表壳示范，设六席，约一刻钟。欢迎带上您的腕表，首次走时检测免费。',
    },
  }),
  entry('brandPavilion', 'hong-kong-brand-hesperia', {
    title: { en: 'Hesperia', tc: 'Hesperia 暮星', cn: 'Hesperia 暮星' },
    slug: 'hesperia',
    brand: 'brand-hesperia',
    category: ['cat-fragrance'],
    label: ['label-ec-enabled'],
    media: ['beauty-perfume-amber'],
    isFeatured: true,
    location: shutters,
    time,
    description: {
      en: 'Perfumes for after six: bitter orange, resin and warm wood, smelled behind iron shutters with the lamps turned low.',
      tc: '六點以後的香：苦橙、樹脂與暖木，在鐵窗板後的微光裏細聞。',
      cn: '六点以后的香：苦橙、树脂与暖木，在铁窗板后的微光里细闻。',
    },
    body: {
      en: 'The counter also keeps a drawer of agarwood, the incense wood that, by one account, gave this harbour its name: heung gong, fragrant harbour. Smell it first, then Amber No. 3, and the kinship is clear.\n\nAll scents may be ordered online.',
      tc: '櫃枱備有一抽屜沉香。香港之名，一說正來自昔日由此轉運的土沉香。先聞沉香，再聞「琥珀三號」，便知其間血脈。\n\n各款香水均可網上訂購。',
      cn: '柜台备有一抽屉沉香。香港之名，一说正来自昔日由此转运的土沉香。先闻沉香，再闻“琥珀三号”，便知其间血脉。\n\n各款香水均可线上订购。',
    },
  }),
  entry('brandPavilion', 'hong-kong-brand-ottavia-rey', {
    title: { en: 'Ottavia Rey', tc: 'Ottavia Rey 奧塔薇', cn: 'Ottavia Rey 奥塔薇' },
    slug: 'ottavia-rey',
    brand: 'brand-ottavia-rey',
    category: ['cat-fashion'],
    media: ['fashion-scarf'],
    location: first,
    time,
    description: {
      en: 'Silk squares with hand-rolled hems, drawn from gardens seen from above, in the room where bolts of silk were once counted.',
      tc: '手捲邊真絲方巾，圖案取自俯瞰的花園；陳列之處，正是昔日點算絲綢之所。',
      cn: '手卷边真丝方巾，图案取自俯瞰的花园；陈列之处，正是昔日点算丝绸之所。',
    },
    body: {
      en: 'Ask for the frog-button knot, borrowed from the cheongsam tailors of Kowloon: it closes a square at the shoulder and does not slip on the ferry. The lesson takes ten minutes.',
      tc: '不妨學一個「花鈕結」，取法自九龍長衫師傅：於肩頭扣緊方巾，海風中亦不鬆脫。小課約十分鐘，費用全免。',
      cn: '不妨学一个“花钮结”，取法自九龙长衫师傅：于肩头扣紧方巾，海风中亦不松脱。小课约十分钟，免费参与。',
    },
  }),
  entry('brandPavilion', 'hong-kong-brand-cacao-thereze', {
    title: { en: 'Cacao Thérèze', tc: 'Cacao Thérèze 泰蕾茲可可', cn: 'Cacao Thérèze 泰蕾兹可可' },
    slug: 'cacao-thereze',
    brand: 'brand-cacao-thereze',
    category: ['cat-food-and-gifts'],
    label: ['label-exclusive', 'label-ec-enabled'],
    media: ['food-chocolate'],
    location: yard,
    time,
    description: {
      en: 'Truffles cast on marble each morning. The one to carry home holds aged tangerine peel from Xinhui, across the delta.',
      tc: '每日清晨於雲石枱上製作的松露朱古力，最宜帶走的一款，藏着珠江口對岸新會的陳皮。',
      cn: '每日清晨于大理石台上制作的松露巧克力，最宜带走的一款，藏着珠江口对岸新会的陈皮。',
    },
    body: {
      en: 'The peel has been aged for fifteen years, until it smells less of fruit than of cedar and tea. Sixteen pieces at HK$298, with a cool sleeve from May to October.',
      tc: '陳皮陳放十五年，果香漸隱，轉為雪松與茶的氣息。十六粒裝港幣 298 元，五月至十月附保冷套。',
      cn: '陈皮陈放十五年，果香渐隐，转为雪松与茶的气息。十六粒装 298 港元，五月至十月附保冷套。',
    },
  }),
  entry('brandPavilion', 'hong-kong-brand-juniper-row', {
    title: { en: 'Juniper Row', tc: 'Juniper Row 杜松巷', cn: 'Juniper Row 杜松巷' },
    slug: 'juniper-row',
    brand: 'brand-juniper-row',
    category: ['cat-wines-and-spirits'],
    label: ['label-new'],
    media: ['spirits-gin'],
    whetherLiquorOrTobacco: true,
    location: third,
    time,
    description: {
      en: 'Nine botanicals in glass jars, and for Hong Kong a tenth: osmanthus, as it drifts over the parks in autumn.',
      tc: '九味香草盛於玻璃罐，香港館另添一味：秋日飄過公園的桂花。',
      cn: '九味香草盛于玻璃罐，香港馆另添一味：秋日飘过公园的桂花。',
    },
    body: {
      en: 'Tastings are complimentary for guests of 18 and over, daily from 5pm. Smell the jars from left to right before the first sip; the osmanthus comes last and stays longest.',
      tc: '年滿 18 歲的賓客，每日 17:00 起可免費試飲。先由左至右逐罐細聞，再呷第一口；桂花最後登場，餘韻也最長。',
      cn: '年满 18 周岁的宾客，每日 17:00 起可免费试饮。先由左至右逐罐细闻，再呷第一口；桂花最后登场，余韵也最长。',
    },
  }),
];

const dining: readonly Seed[] = [
  entry('zenchef', 'hong-kong-booking-godown', { title: { en: 'Reserve a table', tc: '預訂餐桌', cn: '预订餐位' }, rid: 'meridian-hong-kong-godown' }),
  entry('dining', 'hong-kong-dining-godown-table', {
    title: { en: 'The godown table', tc: '貨倉餐室', cn: '货仓餐室' },
    slug: 'godown-table',
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    isFeatured: true,
    booking: 'hong-kong-booking-godown',
    location: third,
    cuisine: { en: 'Cantonese', tc: '粵菜', cn: '粤菜' },
    time: { en: 'Daily, noon to 3pm and 6pm to 10:30pm', tc: '每日 12:00–15:00、18:00–22:30', cn: '每日 12:00–15:00、18:00–22:30' },
    description: {
      en: 'Steamed garoupa, clay-pot rice, greens that were picked at dawn in the New Territories: Cantonese cooking with the harbour for a wall.',
      tc: '清蒸石斑、煲仔飯、新界清晨採摘的時蔬：以海港為牆的粵式餐桌。',
      cn: '清蒸石斑、煲仔饭、新界清晨采摘的时蔬：以海港为墙的粤式餐桌。',
    },
    body: {
      en: 'Dim sum is served at lunch only, from HK$58 a basket. Clay-pot rice takes twenty minutes and is better for the wait; order it when you sit down.\n\nTables at the window are laid at 7:30pm for the harbour lights at eight.',
      tc: '點心只於午市供應，每籠港幣 58 元起。煲仔飯需時二十分鐘，等待自有回報，請於入座時先點。\n\n窗邊餐桌 19:30 入席，靜候八時的海港燈光。',
      cn: '点心仅午市供应，每笼 58 港元起。煲仔饭需时二十分钟，等待自有回报，请于入座时先点。\n\n窗边餐桌 19:30 入席，静候八点的海港灯光。',
    },
  }),
  entry('dining', 'hong-kong-dining-milk-tea', {
    title: { en: 'Pulled tea, standing', tc: '企位奶茶', cn: '站着喝杯奶茶' },
    slug: 'milk-tea',
    category: ['cat-cafe'],
    media: ['dining-coffee'],
    location: yard,
    cuisine: { en: 'Tea and toast', tc: '奶茶多士', cn: '奶茶与吐司' },
    time: { en: 'Daily, 8am to 8pm', tc: '每日 8:00–20:00', cn: '每日 8:00–20:00' },
    description: {
      en: 'Black tea pulled through a cotton sock until it is smooth as silk, with condensed milk toast and egg tarts at ten and three.',
      tc: '紅茶以棉布茶袋反覆「撞」出絲滑；配煉奶多士，蛋撻於十時及三時出爐。',
      cn: '红茶以棉布茶袋反复“撞”出丝滑；配炼乳吐司，蛋挞于 10:00 及 15:00 出炉。',
    },
    body: {
      en: 'The craft of Hong Kong milk tea is on the city’s list of intangible heritage. Ours blends three leaves; ask for it half sweet, or mixed with coffee as yuenyeung. HK$28.',
      tc: '港式奶茶製作技藝已列入香港非物質文化遺產代表作名錄。我們以三種茶葉拼配；可走甜、可半糖，亦可混咖啡成鴛鴦。每杯港幣 28 元。',
      cn: '港式奶茶制作技艺已列入香港非物质文化遗产代表作名录。我们以三种茶叶拼配；可选无糖或半糖，亦可混咖啡成鸳鸯。每杯 28 港元。',
    },
  }),
];

const services: readonly Seed[] = [
  entry('service', 'hong-kong-service-collect', {
    title: { en: 'Order online, collect here', tc: '網上訂購，到店領取', cn: '线上下单，到店自提' },
    slug: 'order-and-collect',
    category: ['cat-travel'],
    media: ['hero-travel'],
    isFeatured: true,
    location: { en: 'Ground floor, by the old scale', tc: '地下，舊磅秤旁', cn: '地面层，旧磅秤旁' },
    time: { en: 'Daily, noon to 10pm', tc: '每日 12:00–22:00', cn: '每日 12:00–22:00' },
    description: {
      en: 'Order in the online shop before 9pm and your parcel waits by the gate from noon the next day, wrapped and weighed for the flight.',
      tc: '晚上九時前於網上商店下單，翌日正午起即可到店領取，已包裝妥當並標明重量，方便登機。',
      cn: '21:00 前于线上商店下单，次日正午起即可到店自提，已包装妥当并标明重量，方便登机。',
    },
    body: {
      en: '- Bring the order number and any document with your name.\n- Parcels are kept for fourteen days.\n- Try things on before you sign; what does not suit is refunded at once.',
      tc: '- 請備訂單編號及任何載有姓名的證件。\n- 包裹保留十四日。\n- 簽收前可先試用試穿，不合意即時退款。',
      cn: '- 请备订单编号及任何载有姓名的证件。\n- 包裹保留十四天。\n- 签收前可先试用试穿，不合意即时退款。',
    },
  }),
  entry('booxi', 'hong-kong-booking-evening', { title: { en: 'Book a chair', tc: '預約座位', cn: '预约座位' }, tag: 'MakeMyDay' }),
  entry('service', 'hong-kong-service-evening-make-up', {
    title: { en: 'Make-up before the lights', tc: '華燈初上前的妝容', cn: '华灯初上前的妆容' },
    slug: 'evening-make-up',
    category: ['cat-personal', 'cat-beauty'],
    media: ['beauty-brushes'],
    booking: 'hong-kong-booking-evening',
    location: shutters,
    time: { en: 'Daily, 4pm to 7:30pm', tc: '每日 16:00–19:30', cn: '每日 16:00–19:30' },
    description: {
      en: 'Thirty minutes in the chair with an artist from Maison Verane, timed so that you are at the waterfront by eight.',
      tc: '薇蘭世家彩妝師為您妝點三十分鐘，八時前，恰好抵達海旁。',
      cn: '薇兰世家彩妆师为您妆点三十分钟，20:00 前，恰好抵达海旁。',
    },
    body: {
      en: 'HK$380, taken off any purchase on the same day. Humidity is allowed for: nothing here shines by nine.',
      tc: '港幣 380 元，可全數抵扣當日消費。已計及濕度：到九時，妝容依然清爽。',
      cn: '380 港元，可全额抵扣当日消费。已虑及潮湿：到 21:00，妆容依然清爽。',
    },
  }),
  entry('service', 'hong-kong-service-red-paper', {
    title: { en: 'Red paper, gold cord', tc: '紅紙金繩', cn: '红纸金绳' },
    slug: 'red-paper',
    category: ['cat-personal'],
    media: ['hero-gifts'],
    location: yard,
    time,
    description: {
      en: 'Gifts folded in hand-dyed red paper with a gold cord, and a wish written by a calligrapher on Saturdays.',
      tc: '禮物以手染紅紙摺疊，繫上金繩；逢星期六，更有書法家題寫祝辭。',
      cn: '礼物以手染红纸折叠，系上金绳；每逢周六，更有书法家题写祝辞。',
    },
    body: {
      en: 'Complimentary with every purchase; allow ten minutes, or twenty on a Saturday afternoon between 2pm and 6pm when the brush is out.',
      tc: '凡購物即可免費享用，約十分鐘；星期六 14:00 至 18:00 備筆墨題字，約二十分鐘。',
      cn: '凡购物即可免费享用，约十分钟；周六 14:00 至 18:00 备笔墨题字，约二十分钟。',
    },
  }),
];

const art: readonly Seed[] = [
  entry('artCulture', 'hong-kong-art-tide-and-ember', {
    title: { en: 'Tide and ember', tc: '潮與燼', cn: '潮与烬' },
    slug: 'tide-and-ember',
    category: ['cat-painting'],
    media: ['art-painting'],
    isFeatured: true,
    location: third,
    artist: { en: 'A painter from Sham Shui Po', tc: '深水埗的一位畫家', cn: '深水埗的一位画家' },
    description: {
      en: 'Cobalt for the water at seven, clay red for the last junk in: the harbour in two colours, four metres wide.',
      tc: '鈷藍是七時的海水，赭紅是最後歸航的帆：寬四米，兩色寫盡海港。',
      cn: '钴蓝是七点的海水，赭红是最后归航的帆：宽四米，两色写尽海港。',
    },
    body: {
      en: 'It hangs opposite the window on purpose. Sit on the bench at dusk and look from one to the other; for some minutes they agree.',
      tc: '畫作特意懸於窗對面。黃昏時分坐在長凳上，兩邊來回看，有那麼幾分鐘，畫與景恰好相合。',
      cn: '画作特意悬于窗对面。黄昏时分坐在长凳上，两边来回看，有那么几分钟，画与景恰好相合。',
    },
  }),
  entry('artCulture', 'hong-kong-art-continuum', {
    title: { en: 'Continuum, by the stair', tc: '《連綿》，樓梯之側', cn: '《连绵》，楼梯之侧' },
    slug: 'continuum',
    category: ['cat-sculpture'],
    media: ['art-sculpture'],
    location: first,
    artist: { en: 'A sculptor from Fo Tan', tc: '火炭的一位雕塑家', cn: '火炭的一位雕塑家' },
    description: {
      en: 'A plaster ribbon with no beginning and a bronze sphere that seems about to roll: movement, kept still for a moment.',
      tc: '無始無終的石膏飄帶，一枚彷彿將要滾動的銅球：動勢，凝於一瞬。',
      cn: '无始无终的石膏飘带，一枚仿佛将要滚动的铜球：动势，凝于一瞬。',
    },
    body: {
      en: 'It was made in an old factory building in Fo Tan, where well over a hundred studios share the lifts with noodles and machine parts. You may walk all the way round.',
      tc: '作品誕生於火炭的工廠大廈；在那裏，過百間工作室與麵條、機器零件共用升降機。歡迎繞行一周細看。',
      cn: '作品诞生于火炭的工厂大厦；在那里，上百间工作室与面条、机器零件共用货梯。欢迎绕行一周细看。',
    },
  }),
];

/** Houses, tables, services and works of art of the Hong Kong gallery. */
export const hongKongItems: readonly Seed[] = [...brands, ...dining, ...services, ...art];
