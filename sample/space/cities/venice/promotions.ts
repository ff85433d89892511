import { day, entry, type Seed } from '../../seed.ts';
import { foodShop } from './places.ts';

/** The promotion of the Venice gallery. */
export const promotions: readonly Seed[] = [
  entry('indexDetailPage', 'venice-promotion-cacao', {
    title: { it: 'Tre tartufi al prezzo di due', en: 'Three truffles for two', cn: '买二享三松露巧克力' },
    slug: 'three-for-two',
    category: ['cat-food-and-gifts'],
    brand: 'brand-cacao-thereze',
    media: ['food-chocolate'],
    startDate: day(-12),
    endDate: day(30, '19:30'),
    displayDate: day(-12),
    location: foodShop,
    description: {
      it: 'Tre scatole piccole al prezzo di due: pistacchio salato, amarena e caffè, che a Venezia si beve dal Seicento.',
      en: 'Three small boxes for the price of two: salted pistachio, sour cherry and coffee, which Venice has been drinking since the 1600s.',
      cn: '小盒装买二享三：海盐开心果、酸樱桃与咖啡，威尼斯人自十七世纪起便钟爱的滋味。',
    },
    body: { it: 'Dieci pezzi per scatola, 14 € l’una. Nei giorni caldi c’è la busta fresca, in omaggio.', en: 'Ten pieces a box, €14 each. On hot days there is a cool sleeve, with our compliments.', cn: '每盒十枚，14 欧元。天热时，附赠保冷套。' },
    terms: { it: 'Sulla stessa ricevuta; fino a tre serie a persona.', en: 'On one receipt; up to three sets per person.', cn: '须同一单据；每位限购三组。' },
  }),
];
