import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Saipan bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry(
    'announcement',
    'saipan-announcement-morning-showers',
    {
      title: { en: 'Landing before dawn?', cn: '黎明前抵达？', jp: '夜明け前にお着きの方へ', kr: '새벽에 도착하십니까?' },
      slug: 'morning-showers',
      startDate: day(-3, '06:00'),
      endDate: day(40, '22:00'),
      hasLink: true,
      reference: 'saipan-news-earlier-gate',
      htmlTitle: { en: 'Landing before dawn? The garden gate opens at <strong>7am</strong>.', cn: '黎明前抵达？花园门 <strong>7:00</strong> 为您敞开。', jp: '夜明け前にお着きの方へ。庭の門は<strong>7:00</strong>に開きます。', kr: '새벽에 도착하십니까? 정원 문이 <strong>7:00</strong>에 열립니다.' },
      subject: { en: 'Showers, breakfast and luggage', cn: '淋浴、早餐与行李寄放', jp: 'シャワー、朝食、荷物預かり', kr: '샤워, 아침 식사, 짐 보관' },
      body: {
        en: 'Two showers and a luggage shelf are ready from 7am, and the café serves breakfast at the same hour.',
        cn: '两间淋浴房与行李架自 7:00 起开放，咖啡馆同时供应早餐。',
        jp: '二つのシャワーと荷物棚を7:00からご利用いただけます。カフェの朝食も同じ時刻に始まります。',
        kr: '샤워실 두 곳과 짐 선반을 7:00부터 이용하실 수 있으며, 카페의 아침 식사도 같은 시각에 시작합니다.',
      },
    },
    { created: 4, updated: 3 },
  ),
  entry('notification', 'saipan-notification-delivery', {
    title: { en: 'Empty hands, full afternoon', cn: '空手而去，尽享午后', jp: '手ぶらで、午後を満喫', kr: '빈손으로 즐기는 오후' },
    popupPosition: ['saipan-home'],
    cta: ['saipan-cta-visit'],
    description: { en: 'Purchases before 6pm are in your room the same night, anywhere on the island.', cn: '18:00 前所购，当晚即送至岛上任何一处客房。', jp: '18:00までのお買い上げは、島内どこでもその夜のうちにお部屋へお届けします。', kr: '18:00 이전 구매품은 섬 어디든 그날 밤 객실로 전해 드립니다.' },
  }),
];
