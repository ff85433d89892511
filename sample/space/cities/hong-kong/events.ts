import { day, entry, type Seed } from '../../seed.ts';
import { goodsYard, harbourGallery, southGallery } from './places.ts';

/** Events at the Hong Kong gallery. */
export const events: readonly Seed[] = [
  entry('event', 'hong-kong-event-aged-tea', {
    title: { en: 'Tea that has waited', tc: '等過歲月的茶', cn: '等过岁月的茶' },
    slug: 'aged-tea',
    category: ['cat-tasting'],
    brand: 'brand-sencha-hall',
    media: ['brand-sencha-hall'],
    isFeatured: true,
    location: goodsYard,
    seatsTotal: 8,
    seatsLeft: 2,
    seatsDay: day(0, '14:00'),
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
    location: harbourGallery,
    seatsTotal: 14,
    seatsLeft: 0,
    admission: 'sold out',
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
    location: southGallery,
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
