import { day, entry, type Seed } from '../../seed.ts';
import { northGallery, screenGallery, southGallery } from './places.ts';

/** Events at the Abu Dhabi gallery. */
export const events: readonly Seed[] = [
  entry('event', 'abu-dhabi-event-oud', {
    title: { en: 'Layering with oud', cn: '沉香叠香课' },
    slug: 'layering-with-oud',
    category: ['cat-workshop', 'cat-fragrance'],
    brand: 'brand-lune-and-linden',
    media: ['beauty-perfume-duo'],
    isFeatured: true,
    location: northGallery,
    startDate: day(-8, '16:00'),
    endDate: day(11, '21:00'),
    time: { en: '4pm to 9pm', cn: '16:00–21:00' },
    frequency: { en: 'Daily, on the hour', cn: '每日，逢整点' },
    description: { en: 'Oil on the wrist, smoke on the cloth, perfume last: learn the order in which the Gulf wears scent, with Lune & Linden.', cn: '腕间点油，衣上熏烟，最后才是香水：与月与椴一同，学海湾人的用香次序。' },
    body: { en: 'Thirty minutes, complimentary, eight places. You leave with a twist of bukhoor in paper and a scent that will still be there tomorrow.', cn: '每场三十分钟，免费，限八席。离席时赠一小包熏香，与一身明日犹在的余韵。' },
  }),
  entry('event', 'abu-dhabi-event-dates', {
    title: { en: 'Seven dates, three honeys', cn: '七枣三蜜' },
    slug: 'dates-and-honey',
    category: ['cat-tasting'],
    brand: 'brand-honey-and-tide',
    media: ['food-honey'],
    location: southGallery,
    startDate: day(7, '17:00'),
    endDate: day(16, '20:00'),
    time: { en: '5pm to 8pm', cn: '17:00–20:00' },
    frequency: { en: 'Daily', cn: '每日' },
    description: { en: 'From pale khalas to dark khadrawi, with sidr, samr and mangrove honey beside them. AED 60, with coffee.', cn: '从浅色哈拉斯到深色哈德拉维，佐以枣花蜜、金合欢蜜与红树林蜜。60 迪拉姆，含咖啡。' },
    body: { en: 'The mangroves of Abu Dhabi flower for only a few weeks; the honey is dark and a little salt. Tastings take forty minutes, and the fee is taken off any box of dates.', cn: '阿布扎比的红树林花期仅数周，蜜色深而微咸。每场四十分钟，费用可抵扣任意一盒椰枣。' },
  }),
  entry('event', 'abu-dhabi-event-sadu', {
    title: { en: 'Lines of Sadu', cn: '萨杜之线' },
    slug: 'lines-of-sadu',
    category: ['cat-exhibition'],
    media: ['art-painting'],
    location: screenGallery,
    startDate: day(-55, '10:00'),
    endDate: day(-11, '22:00'),
    removedAfterExpired: false,
    time: { en: '10am to 10pm', cn: '10:00–22:00' },
    description: { en: 'Paintings made after the bands of Bedouin ground-loom weaving, hung low so that they are seen as a tent wall would be.', cn: '取意于贝都因地织机条纹的画作，低低悬挂，一如观看帐篷的内壁。' },
    body: { en: 'Al Sadu was placed on UNESCO’s list in 2011. The exhibition has closed; one painting, the widest, has stayed in the screen gallery.', cn: '萨杜编织于 2011 年列入联合国教科文组织名录。展览已闭幕，最宽的一幅仍留在花格长廊。' },
  }),
];
