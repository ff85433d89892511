import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Macau bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'macau-announcement-weekend', {
    title: { en: 'Late at the weekend', tc: '週末夜場', cn: '周末夜场' },
    slug: 'late-weekend',
    htmlTitle: { en: 'Friday and Saturday: the arcade is open until <strong>11pm</strong>', tc: '星期五、六，拱廊開放至<strong>晚上十一時</strong>', cn: '周五、周六，拱廊开放至<strong>23:00</strong>' },
    subject: { en: 'Weekend opening hours', tc: '週末開放時間', cn: '周末开放时间' },
    startDate: day(-25),
    hasLink: true,
    reference: 'macau-news-lanterns',
  }),
  entry('notification', 'macau-notification-shuttle', {
    title: { en: 'A seat on the shuttle', tc: '碼頭接駁車', cn: '码头接驳车' },
    description: {
      en: 'Coaches to both ferry terminals leave the arcade every thirty minutes from noon to 10pm. Show any receipt of the day.',
      tc: '每日 12:00 至 22:00，拱廊每三十分鐘有車開往兩個客運碼頭，憑當日單據乘坐。',
      cn: '每日 12:00 至 22:00，拱廊每三十分钟有车开往两个客运码头，凭当日单据乘坐。',
    },
    popupPosition: ['macau-home'],
  }),
];
