import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Cairns bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry(
    'announcement',
    'cairns-announcement-breakfast-bags',
    {
      title: { en: 'Breakfast for the reef boats', cn: '出海早餐', jp: 'リーフの船に朝食を' },
      slug: 'breakfast-bags',
      startDate: day(-4, '06:00'),
      endDate: day(42, '21:00'),
      hasLink: true,
      reference: 'cairns-dining-tableland-cafe',
      htmlTitle: { en: 'Out on the reef tomorrow? Breakfast bags from <strong>6:30am</strong>.', cn: '明日出海？早餐袋 <strong>6:30</strong> 起可取。', jp: '明日リーフへお出かけの方へ。朝食の袋を<strong>6:30</strong>からお渡しします。' },
      subject: { en: 'The café opens early', cn: '咖啡馆提早开门', jp: 'カフェの早朝営業' },
      body: { en: 'Order by 6pm the evening before, in person or by telephone. The bag is yours to keep, the flask is not.', cn: '请于前一晚 18:00 前到店或致电预订。袋子归您，保温壶请归还。', jp: '前日の18:00までに、店頭またはお電話でご注文ください。袋は差し上げます。水筒はお返しください。' },
    },
    { created: 5, updated: 4 },
  ),
  entry('notification', 'cairns-notification-refund', {
    title: { en: 'Leaving Australia soon?', cn: '即将离开澳大利亚？', jp: 'まもなくご出国の方へ' },
    popupPosition: ['cairns-home'],
    cta: ['cairns-cta-visit'],
    description: {
      en: 'Purchases of A$300 or more within 60 days of departure may qualify for a tax refund. The travellers’ desk prepares the papers.',
      cn: '离境前 60 天内消费满 300 澳元，或可申请退税。旅客服务台为您备妥文件。',
      jp: '出国前60日以内、300豪ドル以上のお買い上げは税金還付の対象となる場合があります。書類は旅のデスクでご用意します。',
    },
  }),
];
