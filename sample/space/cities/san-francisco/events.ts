import { day, entry, type Seed } from '../../seed.ts';
import { bay3, cellar } from './places.ts';

/** Events at the San Francisco gallery. */
export const events: readonly Seed[] = [
  entry('event', 'san-francisco-event-malt-in-fog', {
    title: { en: 'Malt, smoke and sea fog', cn: '麦芽、烟与海雾' },
    slug: 'malt-in-fog',
    brand: 'brand-glenmarrow',
    whetherLiquorOrTobacco: true,
    description: { en: 'Three Glenmarrow malts in a bay dimmed to grey, with sea salt, smoked almond and a foghorn to mark each pour.', cn: '灯光调作雾灰，三款格伦马罗麦芽，佐海盐与烟熏杏仁，每斟一杯，雾号一声。' },
    category: ['cat-tasting', 'cat-wines-and-spirits'],
    media: ['spirits-whisky'],
    isFeatured: true,
    startDate: day(-10, '15:00'),
    endDate: day(20, '22:00'),
    time: { en: '3pm, 5pm and 8pm', cn: '15:00、17:00、20:00' },
    frequency: { en: 'Tuesday to Sunday', cn: '周二至周日' },
    location: cellar,
    status: { en: 'Walk in, eight seats', cn: '无需预约，八席' },
    body: {
      en: 'Light changes taste more than we admit. The same dram is poured twice, once under a bright lamp and once in the grey, and most guests take it for two.\n\nTwenty-five minutes, complimentary with a boarding pass. For guests aged 21 and over.',
      cn: '光线左右味觉，往往超乎我们所愿承认。同一款酒先后斟上两回，一在明灯之下，一在灰雾之中，多数客人以为是两款。\n\n二十五分钟，凭登机牌免费参加，仅限年满 21 岁的宾客。',
    },
    relatedItems: ['san-francisco-brand-glenmarrow'],
  }),
  entry('event', 'san-francisco-event-redwood-three-notes', {
    title: { en: 'Redwood in three notes', cn: '红杉三香' },
    slug: 'redwood-three-notes',
    brand: 'brand-lune-and-linden',
    description: { en: 'Bark, needle and fern: the floor of a coast redwood grove in the hour when fog drips from the branches.', cn: '树皮、针叶与蕨：雾自枝头滴落的时辰，一片海岸红杉林的林下气息。' },
    category: ['cat-workshop', 'cat-fragrance'],
    media: ['beauty-perfume-duo'],
    removedAfterExpired: false,
    startDate: day(-42, '10:00'),
    endDate: day(-35, '18:00'),
    time: { en: '10am to 6pm', cn: '10:00 至 18:00' },
    location: bay3,
    body: {
      en: 'In the dry summer these trees drink the fog, which falls from their crowns as a private rain. Visitors blended 540 phials in a week. The most copied formula was written by a ten-year-old on her way to Osaka.',
      cn: '干燥的夏季，红杉以雾为饮，雾气自树冠凝落，宛如一场只属于林间的雨。一周之内，来宾调成五百四十支小样；被仿照最多的配方，出自一位途经此地、飞往大阪的十岁女孩。',
    },
  }),
  entry('event', 'san-francisco-event-gongfu-hour', {
    title: { en: 'The gongfu hour', cn: '工夫茶时' },
    slug: 'gongfu-hour',
    brand: 'brand-sencha-hall',
    description: { en: 'Six small infusions of one oolong, poured into cups by a Mission potter, with a tea merchant from Chinatown.', cn: '一款乌龙，六道小泡，杯盏出自教会区陶艺家，由唐人街茶商主泡。' },
    category: ['cat-tasting', 'cat-workshop'],
    media: ['art-vessels'],
    startDate: day(15, '14:00'),
    endDate: day(29, '18:00'),
    time: { en: '2pm, 3:30pm and 5pm', cn: '14:00、15:30、17:00' },
    frequency: { en: 'Saturdays and Sundays', cn: '周六、周日' },
    location: { en: 'Bay 7, tea room', cn: '七号，茶室' },
    status: { en: 'Booking open, six places', cn: '接受预约，六席' },
    body: {
      en: 'The first infusion rinses, the third is the sweetest and the sixth is what you will remember on the aircraft. In between there is talk of shop signs, ships and how oolong crossed the Pacific in lead-lined chests.\n\nForty minutes, US$20, returned against a caddy.',
      cn: '首泡醒茶，三泡最甜，第六泡的余味会伴您到机上。席间闲话招牌与海船，以及乌龙如何装在衬铅木箱里横渡太平洋。\n\n四十分钟，费用 20 美元，购茶可抵。',
    },
    relatedItems: ['san-francisco-brand-sencha-hall'],
  }),
];
