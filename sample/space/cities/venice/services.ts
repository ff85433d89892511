import { entry, type Seed } from '../../seed.ts';
import { hours, laneSide } from './places.ts';

/** What the hosts of Venice do for guests, with a booking. */
export const services: readonly Seed[] = [
  entry('service', 'venice-service-by-boat', {
    title: { it: 'Consegna in barca', en: 'Delivered by boat', cn: '船运送货' },
    slug: 'by-boat',
    category: ['cat-travel'],
    media: ['room-counter'],
    isFeatured: true,
    location: { it: 'Piano terra, porta d’acqua', en: 'Ground floor, water gate', cn: '底层，水门' },
    time: { it: 'Tutti i giorni, 10.00–18.00', en: 'Daily, 10am to 6pm', cn: '每日 10:00–18:00' },
    description: {
      it: 'Lasciateci i pacchi e attraversate i ponti a mani libere: li portiamo in hotel entro sera, in città e nelle isole.',
      en: 'Leave your parcels and cross the bridges with free hands: we bring them to your hotel by evening, in the city or on the islands.',
      cn: '把包裹交给我们，空着双手去过桥：当晚送达您的酒店，城中与诸岛皆可。',
    },
    body: {
      it: '- Acquisti prima delle 14.00: consegna entro le 20.00.\n- In omaggio oltre i 150 €, altrimenti 8 €.\n- Al Lido e a Murano il giorno dopo, di mattina.',
      en: '- Buy before 2pm for delivery by 8pm.\n- Complimentary above €150, otherwise €8.\n- On the Lido and Murano, the following morning.',
      cn: '- 14:00 前选购，20:00 前送达。\n- 满 150 欧元免费，未满收取 8 欧元。\n- 丽都与穆拉诺岛，次日上午送达。',
    },
  }),
  entry('service', 'venice-service-tax-refund', {
    title: { it: 'Rimborso IVA', en: 'Tax refund', cn: '退税服务' },
    slug: 'tax-refund',
    category: ['cat-travel'],
    media: ['fashion-wallet'],
    location: { it: 'Piano terra, sotto lo scalone', en: 'Ground floor, under the great stair', cn: '底层，大楼梯下' },
    time: { it: 'Tutti i giorni, 10.00–19.15', en: 'Daily, 10am to 7:15pm', cn: '每日 10:00–19:15' },
    description: {
      it: 'Per chi risiede fuori dall’Unione europea, oltre i 70 € di spesa: prepariamo la fattura tax free in dieci minuti.',
      en: 'For residents outside the European Union who spend more than €70: the tax-free form is ready in ten minutes.',
      cn: '居住在欧盟以外、消费逾 70 欧元的旅客，十分钟即可备妥退税单。',
    },
    body: {
      it: 'Servono il passaporto e, alla partenza, la merce ancora nuova. La convalida è digitale nella maggior parte degli aeroporti italiani. Il servizio è gratuito.',
      en: 'Bring your passport, and keep the goods unused until you leave. Validation is digital at most Italian airports. The service is complimentary.',
      cn: '请携护照，并在离境前保持商品未使用。意大利多数机场已实行电子验证。本服务免费。',
    },
  }),
  entry('booxi', 'venice-booking-paper', { title: { it: 'Prenota mezz’ora', en: 'Book half an hour', cn: '预约半小时' }, tag: 'MakeMyDay' }),
  entry('service', 'venice-service-marbled-paper', {
    title: { it: 'In carta marmorizzata', en: 'Wrapped in marbled paper', cn: '大理石纹纸包装' },
    slug: 'marbled-paper',
    category: ['cat-personal'],
    media: ['trace-parcel'],
    booking: 'venice-booking-paper',
    location: laneSide,
    time: hours,
    description: {
      it: 'Ogni foglio nasce su un bagno d’acqua e colore, e non si ripete. Vi avvolgiamo il regalo, o vi insegniamo a farlo.',
      en: 'Each sheet is lifted from a bath of floating colour and never repeats. We wrap your gift in it, or show you how it is made.',
      cn: '每一张纸都自浮彩水面揭起，绝无重样。我们以此包裹礼物，亦可教您亲手制作。',
    },
    body: {
      it: 'Il pacco è in omaggio con ogni acquisto. Il martedì e il sabato, su prenotazione, si marmorizza il proprio foglio: mezz’ora, 15 €, grembiule compreso.',
      en: 'Wrapping is complimentary with every purchase. On Tuesdays and Saturdays you may book to marble a sheet of your own: half an hour, €15, apron included.',
      cn: '凡购物即可免费包装。每周二、周六可预约亲制一张：半小时，15 欧元，含围裙。',
    },
  }),
];
