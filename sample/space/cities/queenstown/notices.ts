import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Queenstown bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'queenstown-announcement-fire-at-nine', {
    title: { en: 'Now open from nine', cn: '即日起九点开门' },
    slug: 'fire-at-nine',
    subject: { en: 'The house now opens at 9am, with the fire lit and the warm room ready for boots, packs and coats.', cn: '本馆即日起 9:00 开门，炉火已燃，靴履、背包与外套皆可交予暖靴室。' },
    htmlTitle: { en: '<p>Now open, with the fire lit, from <strong>9am</strong></p>', cn: '<p>即日起<strong>9:00</strong>开门，炉火已燃</p>' },
    hasLink: true,
    reference: 'queenstown-service-warm-room',
    startDate: day(-20, '09:00'),
    endDate: day(75, '21:00'),
    body: { en: 'Slippers are lent in felt, sizes for children included. On clear evenings the upper window seat may be reserved.', cn: '备有毛毡软鞋，含儿童尺码。晴朗傍晚，楼上窗座可预留。' },
  }),
  entry('notification', 'queenstown-notification-road', {
    title: { en: 'Check the mountain roads', cn: '请留意山路状况' },
    description: { en: 'Snow or rain can close the passes for some hours. If you are delayed, your collection order waits for your next flight.', cn: '雨雪或令山口封闭数小时。若行程延误，提货订单将顺延至您的下一航班。' },
    popupPosition: ['queenstown-home'],
    cta: ['queenstown-cta-store'],
  }),
];
