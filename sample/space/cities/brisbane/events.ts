import { day, entry, type Seed } from '../../seed.ts';
import { breezeway, northVeranda, pantry } from './places.ts';

/** Events at the Brisbane gallery. */
export const events: readonly Seed[] = [
  entry('event', 'brisbane-event-after-the-storm', {
    title: { en: 'After the storm, in six notes', cn: '雨后六香' },
    slug: 'after-the-storm',
    description: { en: 'A fragrance table that rebuilds the minutes after a Brisbane downpour, from hot tin to open frangipani.', cn: '一张香氛长桌，重现布里斯班骤雨初歇的几分钟：从滚烫铁皮到盛开的鸡蛋花。' },
    category: ['cat-workshop', 'cat-fragrance'],
    media: ['beauty-perfume-duo'],
    isFeatured: true,
    startDate: day(-7, '11:00'),
    endDate: day(24, '18:00'),
    time: { en: '11am, 2pm and 4pm', cn: '11:00、14:00、16:00' },
    frequency: { en: 'Wednesday to Sunday', cn: '周三至周日' },
    location: breezeway,
    status: { en: 'Walk in, eight stools', cn: '无需预约，八席' },
    body: {
      en: 'The word for rain on dry ground, petrichor, was coined in 1964 by two chemists working in Australia. The session starts with their discovery and ends with your own version in a 5 ml phial.\n\nForty minutes, complimentary. If a real storm arrives, we stop and open the doors.',
      cn: '“petrichor”意为雨落旱土之气，1964 年由两位在澳大利亚工作的化学家所创。体验始于他们的发现，终于您亲手调配的一支 5 毫升小样。\n\n四十分钟，免费参加。若真有雷雨，我们便停下来，把门敞开。',
    },
    relatedItems: ['brisbane-brand-hesperia'],
  }),
  entry('event', 'brisbane-event-macadamia-and-cacao', {
    title: { en: 'Macadamia and cacao', cn: '夏威夷果与可可' },
    slug: 'macadamia-and-cacao',
    brand: 'brand-cacao-thereze',
    description: { en: 'A nut from the rainforests north of the city, cracked by hand and dipped in four chocolates over one long table.', cn: '城北雨林所产的坚果，长桌上亲手敲开，蘸四款巧克力同尝。' },
    category: ['cat-tasting', 'cat-food-and-gifts'],
    media: ['food-chocolate'],
    removedAfterExpired: false,
    startDate: day(-50, '13:00'),
    endDate: day(-43, '16:00'),
    time: { en: '1pm to 4pm', cn: '13:00 至 16:00' },
    location: pantry,
    body: {
      en: 'The shell takes more force than almost any other nut’s. A brass press did the work, two thousand times in a week. The salted 54 per cent won, and is kept in the pantry for those who ask.',
      cn: '此果外壳之坚，少有坚果可及。一台黄铜压果器，一周压开两千枚。百分之五十四海盐款拔得头筹，食品间仍为识味者留有存货。',
    },
  }),
  entry('event', 'brisbane-event-finger-lime-gin', {
    title: { en: 'Finger lime, three ways with gin', cn: '指橙金酒三味' },
    slug: 'finger-lime-gin',
    brand: 'brand-juniper-row',
    whetherLiquorOrTobacco: true,
    description: { en: 'Pearls of native citrus over three Juniper Row gins, with a grower who explains why the pink ones taste different.', cn: '本土柑果的晶莹果粒，撒入三款杜松巷金酒；种植者亲自说明，粉色果粒为何滋味不同。' },
    category: ['cat-tasting', 'cat-wines-and-spirits'],
    media: ['spirits-gin'],
    startDate: day(19, '17:00'),
    endDate: day(22, '20:00'),
    time: { en: '5pm and 6:30pm', cn: '17:00、18:30' },
    frequency: { en: 'Four evenings', cn: '共四晚' },
    location: northVeranda,
    seatsTotal: 12,
    seatsLeft: 7,
    seatsDay: day(19, '17:00'),
    body: {
      en: 'Finger limes grow wild in the rainforests along the border with New South Wales. Cut one, press, and it spills beads that burst on the tongue. One glass is dry, one long, one without alcohol for drivers.\n\nA$25, for guests aged 18 and over.',
      cn: '指橙野生于昆士兰与新南威尔士交界的雨林。切开轻挤，果粒倾出，在舌尖迸裂。一杯干爽，一杯长饮，一杯无酒精，留给驾车的客人。\n\n费用 25 澳元，仅限年满 18 岁的宾客。',
    },
  }),
];
