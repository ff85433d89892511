import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Paris bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'paris-announcement-late-thursday', {
    title: { en: 'Late opening on Thursday', fr: 'Nocturne le jeudi', cn: '周四延长开放', jp: '木曜は夜間営業', kr: '목요일 야간 개장' },
    slug: 'late-thursday',
    htmlTitle: {
      en: 'Thursday evenings: all floors open until <strong>9:30pm</strong>',
      fr: 'Le jeudi, tous les étages restent ouverts jusqu’à <strong>21 h 30</strong>',
      cn: '每周四各层开放至<strong>21:30</strong>',
      jp: '毎週木曜は全フロア<strong>21:30</strong>まで営業',
      kr: '매주 목요일 전 층 <strong>오후 9시 30분</strong>까지 개장',
    },
    subject: { en: 'Thursday late opening', fr: 'Nocturne du jeudi', cn: '周四晚间开放', jp: '木曜の夜間営業', kr: '목요일 야간 개장' },
    startDate: day(-20),
    hasLink: true,
    reference: 'paris-news-thursdays',
  }),
  entry('notification', 'paris-notification-passport', {
    title: { en: 'Please bring your passport', fr: 'Pensez à votre passeport', cn: '请随身携带护照', jp: 'パスポートをお持ちください', kr: '여권을 지참해 주십시오' },
    description: {
      en: 'Détaxe forms can only be issued against the original document, for visitors aged 16 or over living outside the European Union.',
      fr: 'Le bordereau de détaxe n’est établi que sur présentation de l’original, pour les visiteurs de 16 ans et plus résidant hors de l’Union européenne.',
      cn: '退税单须凭护照原件开具，适用于年满 16 周岁、居住在欧盟以外的旅客。',
      jp: '免税書類の発行には原本が必要です。対象はEU域外にお住まいの16歳以上の方です。',
      kr: '세금 환급 서류는 여권 원본이 있어야 발급됩니다. 유럽연합 외 지역에 거주하는 만 16세 이상 방문객이 대상입니다.',
    },
    popupPosition: ['paris-home'],
  }),
];
