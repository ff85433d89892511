import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Los Angeles bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'los-angeles-announcement-night-flights', {
    title: { en: 'Open for the night flights', cn: '夜航旅客，恭候光临' },
    slug: 'night-flights',
    subject: { en: 'The galleria is now open until 1am every day, in time for the last departures across the Pacific.', cn: '本馆现每日营业至次日 1:00，恭候末班跨太平洋航班旅客。' },
    htmlTitle: { en: '<p>Now open daily until <strong>1am</strong></p>', cn: '<p>现每日营业至<strong>次日 1:00</strong></p>' },
    hasLink: true,
    reference: 'los-angeles-news-open-until-one',
    startDate: day(-14, '06:00'),
    endDate: day(75, '23:59'),
    body: { en: 'The cellar closes at midnight and the kitchen at half past. Duty-free orders close 40 minutes before departure.', cn: '酒窖 24:00 打烊，厨房次日 0:30 收市。免税订单于起飞前 40 分钟截止。' },
  }),
  entry('notification', 'los-angeles-notification-gates', {
    title: { en: 'Some gates are a long walk', cn: '部分登机口路程较远' },
    description: { en: 'Allow up to twelve minutes from the court. Staff at the west window will tell you when to leave.', cn: '自庭院出发，最远约需十二分钟。西窗店员会提醒您何时动身。' },
    popupPosition: ['los-angeles-home'],
    cta: ['los-angeles-cta-gate'],
  }),
];
