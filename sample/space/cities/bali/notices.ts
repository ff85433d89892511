import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Bali bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry(
    'announcement',
    'bali-announcement-late-cars',
    {
      title: { en: 'Airport cars until midnight', cn: '机场专车延至午夜', jp: '空港へのお車、深夜まで' },
      slug: 'late-cars',
      startDate: day(-2, '08:00'),
      endDate: day(38, '22:00'),
      hasLink: true,
      reference: 'bali-service-car-to-the-airport',
      htmlTitle: { en: 'Cars to the airport now leave until <strong>midnight</strong>.', cn: '机场专车现运行至<strong>午夜</strong>。', jp: '空港へのお車は<strong>24:00</strong>までご利用いただけます。' },
      subject: { en: 'For late flights', cn: '为夜航旅客', jp: '深夜便の方へ' },
      body: { en: 'The gallery closes at 10pm, but the arrival court, its showers and its sofa stay open until the last car has gone.', cn: '本馆 22:00 闭馆，迎宾庭、淋浴与沙发则开放至末班车驶离。', jp: '館は22:00に閉まりますが、車寄せの庭とシャワーとソファは、最後の車が出るまでお使いいただけます。' },
    },
    { created: 3, updated: 2 },
  ),
  entry('notification', 'bali-notification-last-day', {
    title: { en: 'Checked out already?', cn: '已经退房？', jp: 'チェックアウトはお済みですか' },
    popupPosition: ['bali-home'],
    cta: ['bali-cta-visit'],
    description: { en: 'Luggage, showers and towels are free for everyone who flies today.', cn: '凡今日出发的旅客，行李寄存、淋浴与毛巾一律免费。', jp: '本日ご出発の方は、荷物預かり、シャワー、タオルを無料でご利用いただけます。' },
  }),
];
