import { day, entry, type Seed } from '../../seed.ts';

/** The announcement of the Venice bar, and the notification that opens over a page. */
export const notices: readonly Seed[] = [
  entry('announcement', 'venice-announcement-boat', {
    title: { it: 'Consegna in barca in hotel', en: 'Delivered by boat', cn: '船运直达酒店' },
    slug: 'by-boat',
    htmlTitle: { it: 'Acquisti prima delle <strong>14.00</strong>: in hotel entro sera, in barca', en: 'Buy before <strong>2pm</strong> and your parcels reach the hotel by evening, by boat', cn: '<strong>14:00</strong>前选购，当晚以船送达酒店' },
    subject: { it: 'Consegna in barca', en: 'Delivery by boat', cn: '船运送货' },
    startDate: day(-15),
    hasLink: true,
    reference: 'venice-service-by-boat',
  }),
  entry('notification', 'venice-notification-acqua-alta', {
    title: { it: 'In caso di acqua alta', en: 'When the water is high', cn: '高水位期间提示' },
    description: {
      it: 'La porta sul rio resta chiusa e si entra da Calle dei Lumi, all’asciutto. All’ingresso prestiamo stivali dal 34 al 46.',
      en: 'The canal gate stays shut and you come in dry-shod from Calle dei Lumi. Boots in sizes 34 to 46 are lent at the door.',
      cn: '临河之门暂闭，请由卢米巷入口干爽进馆。门口备有 34 至 46 码雨靴，可免费借用。',
    },
    popupPosition: ['venice-home', 'venice-store-venice'],
  }),
];
