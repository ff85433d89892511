import { entry, type Seed } from '../../seed.ts';
import { balcony, eastArches, hours, westArches } from './places.ts';

/** The houses of Macau. */
export const brands: readonly Seed[] = [
  entry('brandPavilion', 'macau-brand-aurelle', {
    title: { en: 'Aurelle', tc: 'Aurelle 歐蕾爾', cn: 'Aurelle 欧蕾尔' },
    slug: 'aurelle',
    brand: 'brand-aurelle',
    category: ['cat-beauty'],
    label: ['label-ec-enabled'],
    media: ['brand-aurelle'],
    isFeatured: true,
    location: westArches,
    time: hours,
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
    location: westArches,
    time: hours,
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
    media: ['brand-ondine'],
    isFeatured: true,
    location: balcony,
    time: hours,
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
    media: ['brand-glenmarrow'],
    whetherLiquorOrTobacco: true,
    location: eastArches,
    time: hours,
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
    media: ['brand-sencha-hall'],
    location: eastArches,
    time: hours,
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
