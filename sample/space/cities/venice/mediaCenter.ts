import { day, entry, type Seed } from '../../seed.ts';

/** The press release of the Venice gallery. */
export const mediaCenter: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'venice-media-court', {
    title: { it: 'La corte restaurata', en: 'The court restored', cn: '庭院修缮完成' },
    slug: 'court-restored',
    category: ['cat-press-release'],
    media: ['door-venice'],
    displayDate: day(-34),
    startDate: day(-34),
    removedAfterExpired: false,
    description: {
      it: 'Marmorino steso a mano, pietra d’Istria, vetri soffiati: cartella stampa e fotografie, libere per uso redazionale.',
      en: 'Marmorino laid by hand, Istrian stone, blown panes: press notes and photographs, free of charge for editorial use.',
      cn: '手工大理石灰泥、伊斯特拉石、吹制窗玻璃：新闻资料与图片，供媒体免费使用。',
    },
    body: { it: 'Il restauro ha impegnato diciotto artigiani, tutti della città e delle isole. Contatto: venice@meridian.example', en: 'The work engaged eighteen craftspeople, all of the city and its islands. Contact: venice@meridian.example', cn: '十八位匠人参与修缮，皆来自本城与诸岛。联络：venice@meridian.example' },
  }),
];
