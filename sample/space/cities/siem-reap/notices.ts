import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Siem Reap bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry(
    'announcement',
    'siem-reap-announcement-breakfast-boxes',
    {
      title: { en: 'Breakfast for the sunrise road', cn: '日出路上的早餐', kr: '일출 길의 아침' },
      slug: 'breakfast-boxes',
      startDate: day(-5, '05:00'),
      endDate: day(45, '20:00'),
      hasLink: true,
      reference: 'siem-reap-dining-sugar-palm-cafe',
      htmlTitle: { en: 'Breakfast boxes from <strong>5am</strong>. Order the evening before.', cn: '早餐盒 <strong>5:00</strong> 起领取，请于前一晚预订。', kr: '아침 도시락은 <strong>5:00</strong>부터. 전날 저녁에 주문해 주십시오.' },
      subject: { en: 'Early coffee at the sugar palm café', cn: '糖棕咖啡的清晨', kr: '슈거 팜 카페의 이른 커피' },
      body: {
        en: 'The café opens at 5am every day. Boxes cost US$8 and are ordered at the counter or by telephone until 8pm the evening before.',
        cn: '咖啡馆每日 5:00 开门。早餐盒 8 美元，请于前一晚 20:00 前在柜台或致电预订。',
        kr: '카페는 매일 5:00에 엽니다. 도시락은 8달러이며 전날 20:00까지 카운터나 전화로 주문하실 수 있습니다.',
      },
    },
    { created: 6, updated: 5 },
  ),
  entry('notification', 'siem-reap-notification-remork', {
    title: { en: 'Your ride home is waiting', cn: '送您回去的车已备好', kr: '돌아가실 차가 기다립니다' },
    popupPosition: ['siem-reap-home'],
    cta: ['siem-reap-cta-visit'],
    description: { en: 'A remork takes you anywhere in town from noon to 10pm, complimentary.', cn: '每日 12:00 至 22:00，嘟嘟车免费送您前往城中任何一处。', kr: '12:00부터 22:00까지 시내 어디든 렘목으로 무료로 모셔다드립니다.' },
  }),
];
