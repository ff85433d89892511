import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Hong Kong bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'hong-kong-announcement-collect', {
    title: { en: 'Collect from noon', tc: '正午起領取訂單', cn: '正午起自提订单' },
    slug: 'collect-from-noon',
    htmlTitle: { en: 'Online orders placed before <strong>9pm</strong> are ready at noon the next day', tc: '晚上<strong>九時</strong>前的網上訂單，翌日正午可領取', cn: '<strong>21:00</strong>前的线上订单，次日正午可自提' },
    subject: { en: 'Order and collect', tc: '網上訂購，到店領取', cn: '线上下单，到店自提' },
    startDate: day(-12),
    hasLink: true,
    reference: 'hong-kong-service-collect',
  }),
  entry('notification', 'hong-kong-notification-typhoon', {
    title: { en: 'When a typhoon comes near', tc: '颱風訊號期間安排', cn: '台风信号期间安排' },
    description: {
      en: 'Under tropical cyclone signal no. 8 or above, or a black rainstorm warning, the house stays closed and reopens two hours after the signal is lowered.',
      tc: '八號或以上熱帶氣旋警告信號或黑色暴雨警告生效期間，本館暫停開放，信號取消兩小時後恢復營業。',
      cn: '八号或以上热带气旋警告信号或黑色暴雨警告生效期间，本馆暂停开放，信号取消两小时后恢复营业。',
    },
    popupPosition: ['hong-kong-home'],
  }),
];
