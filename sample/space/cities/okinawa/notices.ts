import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Okinawa bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'okinawa-announcement-collection', {
    title: { jp: '受け取り締切のご案内', en: 'Collection cut-off times', cn: '提货截止时间', tc: '提貨截止時間', kr: '인도 마감 시간 안내' },
    slug: 'collection-times',
    htmlTitle: {
      jp: '免税品のお買い物は、ご出発の<strong>2時間前</strong>まで',
      en: 'Duty-free purchases close <strong>two hours</strong> before departure',
      cn: '免税购物请于启程<strong>两小时前</strong>完成',
      tc: '免稅購物請於啟程<strong>兩小時前</strong>完成',
      kr: '면세품 구매는 출발 <strong>2시간 전</strong>까지 가능합니다',
    },
    subject: { jp: '受け取り締切', en: 'Collection cut-off', cn: '提货截止', tc: '提貨截止', kr: '인도 마감' },
    startDate: day(-30),
    hasLink: true,
    reference: 'okinawa-service-airport-collection',
  }),
  entry('notification', 'okinawa-notification-departure', {
    title: { jp: 'ご出発地をお選びください', en: 'Where do you depart from?', cn: '您从何处启程？', tc: '您從何處啟程？', kr: '어디에서 출발하십니까?' },
    description: {
      jp: '那覇空港（国際線・国内線）、那覇クルーズターミナル、石垣空港。ご出発地によりお受け取り場所が異なります。',
      en: 'Naha Airport, international or domestic, the Naha cruise terminal or Ishigaki: your point of departure decides where you collect.',
      cn: '那霸机场国际线或国内线、那霸邮轮码头、石垣机场：提货地点依启程地点而定。',
      tc: '那霸機場國際線或國內線、那霸郵輪碼頭、石垣機場：提貨地點視乎啟程地點而定。',
      kr: '나하공항 국제선·국내선, 나하 크루즈 터미널, 이시가키공항. 출발지에 따라 인도 장소가 달라집니다.',
    },
    popupPosition: ['okinawa-home'],
    asks: 'departure',
  }),
];
