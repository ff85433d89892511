import { day, entry, type Seed } from '../../seed.ts';
import { balcony, court } from './places.ts';

/** Events at the Macau gallery. */
export const events: readonly Seed[] = [
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
    media: ['brand-calibre-ferrand'],
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
