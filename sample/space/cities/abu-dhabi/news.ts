import { day, entry, type Seed } from '../../seed.ts';

/** News from the Abu Dhabi gallery. */
export const news: readonly Seed[] = [
  entry('news', 'abu-dhabi-news-watch-bench', {
    title: { en: 'A bench beneath the screen', cn: '花格之下，一张工作台' },
    slug: 'watch-bench',
    category: ['cat-opening'],
    brand: 'brand-calibre-ferrand',
    media: ['hero-watches'],
    isFeatured: true,
    displayDate: day(-6),
    startDate: day(-6),
    removedAfterExpired: false,
    description: { en: 'Calibre Ferrand opens on level 2, with a watchmaker in the window and stars of sunlight on the workbench.', cn: '斐朗入驻二层：制表师临窗而坐，点点星光洒落台面。' },
    body: { en: 'Visitors of the first month receive a polishing cloth woven in Al Ain. Straps for the heat, in rubberised canvas, are made for this house.', cn: '首月到访，即赠艾因织造的拭表布一方。另有专为暑热而制的防水帆布表带，仅本馆有售。' },
  }),
  entry('news', 'abu-dhabi-news-friday-night', {
    title: { en: 'Friday evenings grow longer', cn: '周五之夜更长' },
    slug: 'friday-evenings',
    category: ['cat-house-news'],
    media: ['dusk-abu-dhabi'],
    displayDate: day(-20),
    startDate: day(-20),
    removedAfterExpired: false,
    description: { en: 'The house now stays open until eleven on Fridays, with an oud player under the dome from eight.', cn: '周五开放延至 23:00；晚上八点起，穹顶下有乌德琴演奏。' },
    body: { en: 'The instrument, like the incense, takes its name from wood. Seats are free and need no booking; the coffee bench stays until the last guest has gone.', cn: '乌德琴与沉香，在阿拉伯语里同出“木”之一字。座位随意，无需预约；咖啡长席守候至最后一位客人。' },
  }),
  entry('news', 'abu-dhabi-news-saffron', {
    title: { en: 'Macarons with saffron and cardamom', cn: '藏红花与小豆蔻马卡龙' },
    slug: 'saffron-cardamom',
    category: ['cat-food-and-gifts', 'cat-house-news'],
    brand: 'brand-cacao-thereze',
    media: ['food-macarons'],
    displayDate: day(-32),
    startDate: day(-32),
    removedAfterExpired: false,
    description: { en: 'Two flavours borrowed from the coffee pot join the brass-rimmed stand, and both go well with it.', cn: '两味取自咖啡壶的新口味，登上镶铜边的点心架，与咖啡正相宜。' },
    body: { en: 'Six for AED 66; made without gelatine. The box keeps three days, or one evening in company.', cn: '六枚 66 迪拉姆，不含明胶。盒装可存三日，若有友人在座，一晚即尽。' },
  }),
];
