import { day, entry, type Seed } from '../../seed.ts';
import { eastHall, watchGallery } from './places.ts';

/** Special offers of the Sydney gallery that are over. */
export const offersPast: readonly Seed[] = [
  entry(
    'specialOffer',
    'sydney-offer-brush-and-palette',
    {
      title: { en: 'A brush with every palette', cn: '一盘一刷' },
      slug: 'brush-and-palette',
      description: {
        en: 'For two weeks Maison Verane added a goat-hair blending brush to each of its eye palettes. The offer has ended.',
        cn: '两周之间，选购薇兰世家眼影盘即赠山羊毛晕染刷一支。此礼遇现已结束。',
      },
      category: ['cat-beauty'],
      brand: 'brand-maison-verane',
      media: ['beauty-brushes'],
      startDate: day(-23, '10:00'),
      endDate: day(-9, '20:00'),
      location: eastHall,
      body: {
        en: 'The brush was shaped by hand in a small workshop and came in a cotton roll. It remains in the collection and can be bought singly at the long table in the east gallery.',
        cn: '此刷由小型工坊手工塑形，以棉布卷收纳。如今仍列于常设系列，可在东廊长桌单独选购。',
      },
      terms: { en: '1. One brush for each palette, while stocks lasted.\n2. The offer ended at closing time on the last day.', cn: '1. 每购一盘赠刷一支，送完即止。\n2. 礼遇于末日闭馆时结束。' },
      termsPage: 'sydney-terms-offers',
    },
    { created: 30, updated: 9 },
  ),

  entry(
    'specialOffer',
    'sydney-offer-pearls-restrung',
    {
      title: { en: 'Pearls, restrung', cn: '珠串新生' },
      slug: 'pearls-restrung',
      description: {
        en: 'Ondine Joaillerie restrung and knotted any pearl necklace by hand, whoever had made it. The month is over; the needle is still threaded.',
        cn: '昂汀珠宝以一月之期，为任何出处的珍珠项链重新穿线、逐颗打结。活动虽已结束，针线依旧相候。',
      },
      category: ['cat-watches-and-jewellery'],
      brand: 'brand-ondine-joaillerie',
      media: ['jewel-necklace'],
      removedAfterExpired: false,
      startDate: day(-48, '10:00'),
      endDate: day(-18, '20:00'),
      location: watchGallery,
      body: {
        en: 'Silk stretches. A necklace that is worn every week should be restrung about once a year, with a knot between every two pearls so that only one can ever fall.\n\nDuring the month 74 strands crossed the bench. Strands by Ondine are again restrung without charge every second year; for any other the service is AUD 95 and takes two days.',
        cn: '丝线会松。每周佩戴的珠链，约每年即应重穿一次，两珠之间各打一结，纵使断线，也只落一颗。\n\n一月之间，共有七十四串珠链经手。昂汀珠链仍可每两年免费重穿一次；其他珠链收费 95 澳元，需时两日。',
      },
      terms: { en: '1. One necklace for each guest, complimentary during the month.\n2. Repairs of clasps were charged separately.', cn: '1. 活动期间每位宾客可免费穿制一串。\n2. 链扣维修另行计费。' },
      termsPage: 'sydney-terms-offers',
    },
    { created: 60, updated: 17 },
  ),
];
