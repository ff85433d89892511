import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Hawaii bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry(
    'announcement',
    'hawaii-announcement-garden-door',
    {
      title: { en: 'The garden door opens early', jp: '庭の扉、朝7:30より', cn: '花园门提早开放', kr: '정원 문을 일찍 엽니다' },
      slug: 'garden-door',
      startDate: day(-3, '07:00'),
      endDate: day(30, '22:00'),
      hasLink: true,
      reference: 'hawaii-dining-hala-coffee-bar',
      htmlTitle: { en: 'The garden door now opens at <strong>7:30am</strong> for coffee.', jp: '庭の扉は<strong>7:30</strong>より、コーヒーとともに。', cn: '花园门自 <strong>7:30</strong> 起开放，先来一杯咖啡。', kr: '정원 문이 <strong>7:30</strong>에 커피와 함께 열립니다.' },
      subject: { en: 'Earlier coffee in the court', jp: '中庭の朝のコーヒー', cn: '中庭晨间咖啡', kr: '중정의 이른 커피' },
      body: { en: 'The coffee bar serves from 7:30am every day. The houses open at 10am as before.', jp: 'コーヒーバーは毎日7:30から。各ブランドは従来どおり10:00に開きます。', cn: '咖啡吧每日 7:30 起供应，各品牌仍于 10:00 开门。', kr: '커피 바는 매일 7:30부터 운영합니다. 각 브랜드는 이전과 같이 10:00에 엽니다.' },
    },
    { created: 4, updated: 3 },
  ),
  entry('notification', 'hawaii-notification-collection', {
    title: { en: 'Flying abroad this week?', jp: '今週、国際線でご出発の方へ', cn: '本周搭乘国际航班？', kr: '이번 주 해외로 출국하십니까?' },
    popupPosition: ['hawaii-home'],
    cta: ['hawaii-cta-visit'],
    description: {
      en: 'Please pay at least five hours before take-off, so that your duty-free purchases reach the collection counter in time.',
      jp: '免税品を空港で確実にお渡しするため、ご出発の5時間前までにお会計をお済ませください。',
      cn: '请于起飞前至少五小时结账，以便免税商品准时送达提货柜台。',
      kr: '면세품이 제때 인도장에 도착하도록 출발 5시간 전까지 결제해 주십시오.',
    },
  }),
];
