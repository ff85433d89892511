import { day, entry, type Seed } from '../../seed.ts';
import { honeyTable } from './places.ts';

/** Events at the Auckland gallery. */
export const events: readonly Seed[] = [
  entry('event', 'auckland-event-island-reds', {
    title: { en: 'Island reds at the long table', cn: '长桌上的海岛红酒' },
    slug: 'island-reds',
    brand: 'brand-chateau-sauvelin',
    whetherLiquorOrTobacco: true,
    description: { en: 'Waiheke syrah and Bordeaux blends poured beside Château Sauvelin’s old vines, with the island itself on the horizon.', cn: '激流岛西拉与波尔多混酿，对饮索维兰老藤红酒，而那座岛就在海平线上。' },
    category: ['cat-tasting', 'cat-wines-and-spirits'],
    media: ['spirits-wine'],
    isFeatured: true,
    startDate: day(-11, '17:00'),
    endDate: day(17, '20:00'),
    time: { en: '5pm and 6:30pm', cn: '17:00、18:30' },
    frequency: { en: 'Thursday to Saturday', cn: '周四至周六' },
    location: { en: 'Top floor, tasting table', cn: '顶层，品鉴长桌' },
    status: { en: 'Ten seats, book at the door', cn: '十席，请于入口处预约' },
    body: {
      en: 'The vineyards are forty minutes away by ferry, dry enough in summer to make reds that surprise people from colder cellars. Five glasses, olives from the same slopes and bread from Ponsonby.\n\nOne hour, for guests aged 18 and over. Duty-free bottles can be sent straight to the airport.',
      cn: '酒园距此四十分钟船程，夏季干爽，所酿红酒常令来自凉爽产区的客人惊喜。五杯酒，佐同坡橄榄与庞森比面包。\n\n每场一小时，仅限年满 18 岁的宾客。免税酒品可直送机场。',
    },
    relatedItems: ['auckland-brand-chateau-sauvelin'],
  }),
  entry('event', 'auckland-event-feijoa-and-cacao', {
    title: { en: 'Feijoa and cacao, a tasting', cn: '费约果与可可品鉴' },
    slug: 'feijoa-and-cacao',
    brand: 'brand-cacao-thereze',
    description: { en: 'The fruit every Auckland garden gives away in autumn, dried and bottled, beside five chocolates from milk to bitter.', cn: '奥克兰家家秋日相赠的果子，制成果干与糖渍，与五款由牛奶至极苦的巧克力相配。' },
    category: ['cat-tasting', 'cat-food-and-gifts'],
    media: ['food-chocolate'],
    removedAfterExpired: false,
    startDate: day(-55, '14:00'),
    endDate: day(-44, '17:00'),
    time: { en: '2pm to 5pm', cn: '14:00 至 17:00' },
    location: honeyTable,
    body: {
      en: 'Feijoas do not travel; they are eaten with a spoon on the day they fall. Guests voted the 70 per cent tablet the best match, and a small batch with dried feijoa is now made each year.',
      cn: '费约果不耐远行，落地当日便该用勺挖着吃。来宾评选百分之七十的排块最为相宜，自此每年少量制作一批费约果干巧克力。',
    },
  }),
  entry('event', 'auckland-event-sailcloth-and-leather', {
    title: { en: 'Sailcloth, leather and wax', cn: '帆布、皮革与蜡' },
    slug: 'sailcloth-and-leather',
    brand: 'brand-north-and-vale',
    description: { en: 'Stitch a card wallet from retired sailcloth and olive leather, with a sailmaker’s needle and palm, in ninety minutes.', cn: '以退役帆布与橄榄色皮革，用制帆匠的针与掌护，九十分钟缝成一只卡包。' },
    category: ['cat-workshop', 'cat-fashion'],
    media: ['fashion-wallet'],
    startDate: day(20, '11:00'),
    endDate: day(27, '16:00'),
    time: { en: '11am and 2pm', cn: '11:00、14:00' },
    frequency: { en: 'Saturdays and Sundays', cn: '周六、周日' },
    location: { en: 'First floor, repair bench', cn: '二层，修缮台' },
    status: { en: 'Booking open', cn: '接受预约' },
    body: {
      en: 'No experience is needed; the holes are already punched. You choose the panel from a rack of old spinnakers, some with race numbers still on them, and leave with the wallet waxed and stamped. NZ$60, materials included.',
      cn: '无需经验，针孔均已打好。请从一架旧球帆中自选布片，有些还留着赛事编号；完成后上蜡压印，随身带走。费用 60 新西兰元，含材料。',
    },
    relatedItems: ['auckland-brand-north-and-vale'],
  }),
];
