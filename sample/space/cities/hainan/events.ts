import { day, entry, type Seed } from '../../seed.ts';
import { bayGallery, canopyTerrace, palmCourt } from './places.ts';

/** Events at the Hainan gallery. */
export const events: readonly Seed[] = [
  entry('event', 'hainan-event-coconut', {
    title: { cn: '椰雕一课', en: 'A lesson in coconut carving' },
    slug: 'coconut-carving',
    category: ['cat-workshop'],
    media: ['art-vessels'],
    isFeatured: true,
    location: palmCourt,
    startDate: day(-7, '14:00'),
    endDate: day(9, '18:00'),
    time: { cn: '14:00–18:00', en: '2pm to 6pm' },
    frequency: { cn: '每日四场', en: 'Four sittings daily' },
    description: { cn: '一只椰壳，打磨、开口、刻纹：随海口匠人，做一只带得走的小碗。', en: 'One shell, polished, opened and engraved: with a carver from Haikou, make a small bowl that you can take with you.' },
    body: { cn: '每场五十分钟，88 元，八岁以上可参加。工具与围裙齐备，刻错一笔，师傅总有办法。', en: 'Fifty minutes, RMB 88, from the age of eight. Tools and aprons are ready, and the carver has a remedy for every slip.' },
  }),
  entry('event', 'hainan-event-cask', {
    title: { cn: '热带的单一麦芽', en: 'Single malt in the tropics' },
    slug: 'malt-in-the-tropics',
    category: ['cat-tasting'],
    brand: 'brand-glenmarrow',
    media: ['spirits-whisky'],
    whetherLiquorOrTobacco: true,
    location: canopyTerrace,
    startDate: day(18, '19:00'),
    endDate: day(24, '21:00'),
    time: { cn: '19:00–21:00', en: '7pm to 9pm' },
    frequency: { cn: '连续七晚', en: 'Seven evenings' },
    description: { cn: '格伦马罗三桶佳酿，一杯净饮，一杯加冰，一杯佐海南黑胡椒巧克力。仅限年满 18 周岁的宾客。', en: 'Three Glenmarrow casks: one neat, one on ice, one with a chocolate of Hainan black pepper. Guests of 18 and over.' },
    body: { cn: '每席 268 元，限十六席。天热时酒气更盛，请先加两滴水，再细闻。', en: 'RMB 268 a seat, sixteen seats. Heat lifts the alcohol: add two drops of water before you smell it.' },
  }),
  entry('event', 'hainan-event-brocade', {
    title: { cn: '经纬之间：黎锦', en: 'Warp and weft of the Li' },
    slug: 'li-brocade',
    category: ['cat-exhibition'],
    media: ['fashion-scarf'],
    location: bayGallery,
    startDate: day(-50, '10:00'),
    endDate: day(-13, '22:00'),
    removedAfterExpired: false,
    time: { cn: '10:00–22:00', en: '10am to 10pm' },
    description: { cn: '腰机、植物染与双面绣：三十件黎锦，连同织女们的声音，在长廊中展出一月有余。', en: 'Backstrap looms, plant dyes and double-sided embroidery: thirty Li textiles, shown for five weeks with the weavers’ voices.' },
    body: {
      cn: '黎族传统纺染织绣技艺，2009 年列入联合国教科文组织急需保护名录，2024 年转入代表作名录。展览虽已闭幕，图录仍可在服务台取阅。',
      en: 'The Li people’s textile techniques were listed by UNESCO in 2009 as in urgent need of safeguarding, and moved to the representative list in 2024. The exhibition has closed; its catalogue lies at the desk.',
    },
  }),
];
