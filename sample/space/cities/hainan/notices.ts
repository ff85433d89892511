import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Hainan bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'hainan-announcement-collection', {
    title: { cn: '离岛提货提示', en: 'Collection reminder' },
    slug: 'collection-reminder',
    htmlTitle: { cn: '免税商品请于离岛前<strong>六小时</strong>完成选购', en: 'Please complete duty-free purchases <strong>six hours</strong> before you leave the island' },
    subject: { cn: '离岛提货', en: 'Collection on departure' },
    startDate: day(-28),
    hasLink: true,
    reference: 'hainan-service-collection',
  }),
  entry('notification', 'hainan-notification-allowance', {
    title: { cn: '离岛免税购物须知', en: 'Your duty-free allowance' },
    description: { cn: '年满 16 周岁的离岛旅客，每人每年免税额度为 10 万元人民币，不限次数；超出部分依法缴税。具体以最新公布的政策为准。', en: 'Travellers of 16 and over may buy up to RMB 100,000 duty free each year, in any number of visits; tax is due beyond that. Current regulations prevail.' },
    popupPosition: ['hainan-home'],
  }),
];
