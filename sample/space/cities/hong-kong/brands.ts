import { entry, type Seed } from '../../seed.ts';
import { behindTheShutters, goodsYard, harbourGallery, hours, southGallery } from './places.ts';

/** The houses of Hong Kong. */
export const brands: readonly Seed[] = [
  entry('brandPavilion', 'hong-kong-brand-calibre-ferrand', {
    title: { en: 'Calibre Ferrand', tc: 'Calibre Ferrand 斐朗', cn: 'Calibre Ferrand 斐朗' },
    slug: 'calibre-ferrand',
    brand: 'brand-calibre-ferrand',
    category: ['cat-watches-and-jewellery'],
    label: ['label-leasing-brand'],
    media: ['brand-calibre-ferrand'],
    isFeatured: true,
    location: southGallery,
    time: hours,
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
    media: ['brand-hesperia'],
    isFeatured: true,
    location: behindTheShutters,
    time: hours,
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
    location: southGallery,
    time: hours,
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
    location: goodsYard,
    time: hours,
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
    location: harbourGallery,
    time: hours,
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
