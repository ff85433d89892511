import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Brisbane bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'brisbane-announcement-friday-late', {
    title: { en: 'Fridays until nine', cn: '周五营业至 21:00' },
    slug: 'friday-late',
    subject: { en: 'On Fridays the whole house stays open until 9pm, with the veranda lamps lit from dusk.', cn: '每逢周五，全馆营业至 21:00，入暮点亮廊灯。' },
    htmlTitle: { en: '<p>Fridays: open until <strong>9pm</strong></p>', cn: '<p>周五营业至<strong>21:00</strong></p>' },
    hasLink: true,
    reference: 'brisbane-news-veranda-lamps',
    startDate: day(-10, '09:30'),
    endDate: day(80, '21:00'),
    body: { en: 'The kitchen takes last orders at 8:30pm. Orders for collection the same night close at 5pm.', cn: '厨房 20:30 截单，当晚机场提货订单于 17:00 截止。' },
  }),
  entry('notification', 'brisbane-notification-storm', {
    title: { en: 'Rain this afternoon?', cn: '午后有雨？' },
    description: { en: 'Stay as long as it lasts. Chairs, tea and umbrellas are at the top of the stair, with our compliments.', cn: '雨下多久，便坐多久。楼梯上备有座椅、茶水与雨伞，悉数免费。' },
    popupPosition: ['brisbane-home'],
    cta: ['brisbane-cta-store'],
  }),
];
