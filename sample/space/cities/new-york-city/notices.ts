import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the New York City bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'new-york-city-announcement-boarding-pass', {
    title: { en: 'Keep your boarding pass at hand', cn: '请备妥登机牌' },
    slug: 'boarding-pass',
    subject: { en: 'Duty-free orders close 40 minutes before departure so that your bag reaches the gate before you do.', cn: '免税订单于起飞前 40 分钟截止，以便商品先您一步抵达登机口。' },
    htmlTitle: { en: '<p>Duty-free orders close <strong>40 minutes</strong> before departure</p>', cn: '<p>免税订单于起飞前<strong>40 分钟</strong>截止</p>' },
    hasLink: true,
    reference: 'new-york-city-service-gate-delivery',
    startDate: day(-15, '06:00'),
    endDate: day(90, '23:59'),
    body: { en: 'Later than that, our staff will tell you which items can still be carried by hand on a domestic ticket.', cn: '逾时仍想选购，店员会告知哪些商品可凭境内航班登机牌随身携带。' },
  }),
  entry('notification', 'new-york-city-notification-travel-type', {
    title: { en: 'International or domestic?', cn: '国际还是境内出行？' },
    description: { en: 'Tell us where you are flying and the site shows the prices that apply to you, duty-free or with local tax included.', cn: '告知您的目的地，页面将显示相应价格：免税，或含当地税费。' },
    popupPosition: ['new-york-city-home'],
    cta: ['new-york-city-cta-gate'],
  }),
];
