import { entry, type Seed } from '../../seed.ts';
import { underTheClock } from './places.ts';

/** What the hosts of New York City do for guests. */
export const services: readonly Seed[] = [
  entry('service', 'new-york-city-service-gate-delivery', {
    title: { en: 'Delivered to your gate', cn: '登机口交付' },
    slug: 'gate-delivery',
    description: { en: 'Duty-free purchases are sealed, carried ahead and handed to you at the aircraft door as you board.', cn: '免税商品密封后先行送达，登机之际交到您手中。' },
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    time: { en: 'Until 40 minutes before departure', cn: '起飞前 40 分钟截止' },
    location: { en: 'Every till', cn: '各收银台' },
    body: {
      en: 'Show a boarding pass for a flight abroad and a passport. You keep the receipt; we keep the bag until the jet bridge.\n\n- Complimentary.\n- If you connect in another country, ask for the sealed liquids bag.\n- If your gate changes, the bag changes with it.',
      cn: '请出示国际航班登机牌与护照。您留存收据，提袋由我们送至登机廊桥。\n\n- 免费服务。\n- 如需在其他国家转机，请索取液体密封袋。\n- 登机口若有更改，提袋随之转送。',
    },
  }),
  entry('service', 'new-york-city-service-between-flights', {
    title: { en: 'Half an hour between flights', cn: '转机半小时' },
    slug: 'between-flights',
    description: { en: 'A skin and make-up refresh in a quiet cabin, timed to your connection and finished with a glass of water and mint.', cn: '静室中的肌肤护理与补妆，依转机时间安排，末了奉上一杯薄荷清水。' },
    category: ['cat-personal'],
    media: ['beauty-brushes'],
    time: { en: 'Daily, 7am to 10pm, walk in or book', cn: '每日 7:00 至 22:00，可预约' },
    location: { en: 'First vault, room behind the mirrors', cn: '第一拱厅，镜墙后静室' },
    body: {
      en: 'Cleanse, hydrate, a light base and whatever the meeting at the other end requires. Complimentary for 30 minutes with any beauty purchase, or on its own for the price of a lipstick.',
      cn: '清洁、补水、薄薄一层底妆，再依抵达后的安排稍作修饰。选购任意美妆即可免费享用三十分钟，单独体验则收取一支唇膏之价。',
    },
  }),
  entry('service', 'new-york-city-service-watch-bench', {
    title: { en: 'The watch bench', cn: '制表台' },
    slug: 'watch-bench',
    description: { en: 'Straps fitted, links removed and second time zones set by a watchmaker under the big clock, usually in ten minutes.', cn: '大钟之下，制表师为您更换表带、截取表链、调校第二时区，通常十分钟即可。' },
    category: ['cat-personal', 'cat-travel'],
    media: ['hero-watches'],
    time: { en: 'Daily, 10am to 8pm', cn: '每日 10:00 至 20:00' },
    location: underTheClock,
    body: { en: 'Any maker’s watch is welcome. Small adjustments are complimentary; batteries are charged at cost. If the work would outlast your boarding time, we will say so first.', cn: '任何品牌的腕表皆可前来。小调整免费，电池按成本计价。若所需时间可能超过登机时间，制表师会事先说明。' },
  }),
];
