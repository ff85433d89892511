import { day, entry, type Seed } from '../../seed.ts';

/** Art in the San Francisco gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'san-francisco-art-crossing', {
    title: { en: 'Crossing, four in the morning', cn: '《渡，凌晨四时》' },
    slug: 'crossing',
    description: { en: 'Cobalt below, terracotta above: a painting of the bridge as it is mostly seen, in pieces, between two banks of fog.', cn: '下为钴蓝，上为陶红：画中大桥一如常见之貌，断续现于两岸雾间。' },
    category: ['cat-painting'],
    media: ['art-painting'],
    isFeatured: true,
    startDate: day(-40, '06:00'),
    endDate: day(95, '23:59'),
    location: { en: 'Bay 6', cn: '六号' },
    body: {
      en: 'The red of the bridge began as a primer and was kept because it could be seen in fog. The painter, who lives in the Outer Sunset, drove across at four each morning for a month and painted only what the headlamps found.',
      cn: '大桥的红原是底漆之色，因雾中可见，便留了下来。住在外日落区的画家，整整一个月，每日凌晨四时驱车过桥，只画车灯照见之物。',
    },
  }),
  entry('artCulture', 'san-francisco-art-fault', {
    title: { en: 'Fault, at rest', cn: '《断层，静止时》' },
    slug: 'fault',
    description: { en: 'A looped plaster form split by a hair’s breadth and held together by one bronze sphere on a cobalt base.', cn: '石膏环形体一线微裂，赖一枚青铜圆球与钴蓝底座相系。' },
    category: ['cat-sculpture'],
    media: ['art-sculpture'],
    startDate: day(-14, '06:00'),
    endDate: day(58, '23:59'),
    location: { en: 'Bay 8', cn: '八号' },
    body: {
      en: 'The San Andreas fault passes four kilometres from this bench, under a line of quiet lakes. A sculptor from Oakland set the sphere on a spring; it has trembled, visibly, eleven times. A small ledger records the dates.',
      cn: '圣安德烈亚斯断层距此长椅不过四公里，静卧于一线湖水之下。东湾奥克兰的一位雕塑家将铜球置于弹簧之上，肉眼可见的颤动已有十一次，日期记在旁边的小册里。',
    },
  }),
];
