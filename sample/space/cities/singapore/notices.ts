import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Singapore bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'singapore-announcement-late-hours', {
    title: { en: 'Open until 10pm on weekends', cn: '周末营业至 22:00' },
    slug: 'late-hours',
    subject: { en: 'On Fridays and Saturdays the galleria now stays open until 10pm.', cn: '即日起，每逢周五、周六，本馆营业至 22:00。' },
    htmlTitle: { en: '<p>Fridays and Saturdays: open until <strong>10pm</strong></p>', cn: '<p>周五、周六营业至<strong>22:00</strong></p>' },
    hasLink: true,
    reference: 'singapore-news-longer-evenings',
    startDate: day(-8, '10:00'),
    endDate: day(60, '22:00'),
    body: { en: 'All four floors and both dining rooms keep the later hours. Airport collection orders close at 8pm as before.', cn: '全馆四层及两处餐饮同步延长营业。机场提货订单仍于 20:00 截止。' },
  }),
  entry('notification', 'singapore-notification-passport', {
    title: { en: 'Please bring your passport', cn: '请携带护照' },
    description: { en: 'Duty-free purchases need a passport and an onward journey. A clear photograph of your boarding pass is enough for the second.', cn: '选购免税商品需出示护照与离境行程，行程可凭清晰的登机牌照片办理。' },
    popupPosition: ['singapore-home'],
    cta: ['singapore-cta-collection'],
  }),
];
