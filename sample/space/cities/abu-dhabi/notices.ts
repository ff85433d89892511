import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Abu Dhabi bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'abu-dhabi-announcement-friday', {
    title: { en: 'Friday hours', cn: '周五开放时间' },
    slug: 'friday-hours',
    htmlTitle: { en: 'Fridays: the house opens at <strong>2pm</strong> and stays open to <strong>11pm</strong>', cn: '周五<strong>14:00</strong>开放，至<strong>23:00</strong>' },
    subject: { en: 'Friday opening hours', cn: '周五开放时间' },
    startDate: day(-40),
    hasLink: true,
    reference: 'abu-dhabi-news-friday-night',
  }),
  entry('notification', 'abu-dhabi-notification-refund', {
    title: { en: 'Visitors may reclaim VAT', cn: '旅客可申请退税' },
    description: { en: 'For purchases of AED 250 or more, show your passport at the desk. Validation at the airport takes a few minutes.', cn: '消费满 250 迪拉姆，请至服务台出示护照；机场验证仅需数分钟。' },
    popupPosition: ['abu-dhabi-home'],
  }),
];
