import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Guam bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry(
    'announcement',
    'guam-announcement-terrace-closed',
    {
      title: { en: 'The terrace closes for one evening', jp: 'テラス休業のお知らせ', kr: '테라스 하루 휴무 안내', cn: '露台休业一晚' },
      slug: 'terrace-closed',
      startDate: day(-1, '08:00'),
      endDate: day(9, '22:00'),
      hasLink: true,
      reference: 'guam-dining-haligi-room',
      htmlTitle: {
        en: 'The sunset terrace is closed <strong>on the evening of December 1</strong> for oiling of the deck.',
        jp: '床板の手入れのため、サンセットテラスは<strong>12月1日の夜</strong>お休みします。',
        kr: '바닥 손질을 위해 선셋 테라스가 <strong>12월 1일 저녁</strong> 쉽니다.',
        cn: '落日露台<strong>12月1日晚休业</strong>，为木地板上油。',
      },
      subject: { en: 'Deck care on the terrace', jp: 'テラスの床の手入れ', kr: '테라스 바닥 손질', cn: '露台地板养护' },
      body: {
        en: 'On that evening the Haligi Room serves its full menu inside, at the west windows.',
        jp: '当夜、ハリギ・ルームは西の窓辺の席で通常どおりの献立をご用意します。',
        kr: '그날 저녁 할리기 룸은 서쪽 창가에서 모든 메뉴를 그대로 준비합니다.',
        cn: '当晚哈利吉餐室于西窗内照常供应全部菜单。',
      },
    },
    { created: 3, updated: 1 },
  ),
  entry('notification', 'guam-notification-shuttle', {
    title: { en: 'A free ride along the bay', jp: '湾沿いを無料で', kr: '만을 따라 무료로', cn: '沿湾免费乘车' },
    popupPosition: ['guam-home'],
    cta: ['guam-cta-visit'],
    description: { en: 'The bay shuttle runs every twenty minutes until 10pm. Wave, and it stops.', jp: 'ベイシャトルは22:00まで20分間隔。手を挙げれば停まります。', kr: '베이 셔틀은 22:00까지 20분마다 다닙니다. 손을 들면 멈춥니다.', cn: '海湾接驳车每二十分钟一班，至 22:00。招手即停。' },
  }),
];
