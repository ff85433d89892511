import { day, entry, type Seed } from '../../seed.ts';
import { canalSide, foodShop, laneSide } from './places.ts';

/** Special offers of the Venice gallery. */
export const offers: readonly Seed[] = [
  entry('specialOffer', 'venice-offer-lipstick', {
    title: { it: 'Il rosso e il suo specchio', en: 'A red and its mirror', cn: '一抹红，一面镜' },
    slug: 'red-and-mirror',
    category: ['cat-beauty'],
    brand: 'brand-maison-verane',
    media: ['beauty-lipstick'],
    isFeatured: true,
    startDate: day(-10),
    endDate: day(16, '19:30'),
    displayDate: day(-10),
    location: laneSide,
    description: {
      it: 'Con due rossetti Maison Verane, uno specchietto da borsa argentato a mano, come si faceva un tempo a Murano.',
      en: 'With any two Maison Verane lipsticks comes a pocket mirror silvered by hand, as mirrors were once made on Murano.',
      cn: '购两支薇兰世家唇膏，即赠手工镀银随身镜一面，技法承自昔日穆拉诺的制镜。',
    },
    body: {
      it: 'Undici tinte, dal rosa mattone all’argilla. Si provano alla luce della calle, che è la più sincera.',
      en: 'Eleven shades, from brick rose to clay. Try them by the light of the lane, which is the most honest.',
      cn: '十一种色调，由砖玫瑰至陶土。请在巷子的天光下试色，那里的光最诚实。',
    },
    terms: {
      it: '- Uno specchietto a persona, fino a 250 pezzi.\n- Non cumulabile con altre offerte.\n- In caso di reso va restituito anche lo specchietto.',
      en: '- One mirror per person, while 250 last.\n- Not combined with other offers.\n- If the lipsticks are returned, so is the mirror.',
      cn: '- 每位限赠一面，共 250 面，赠完即止。\n- 不与其他优惠同享。\n- 如退还唇膏，须一并退回镜子。',
    },
  }),
  entry('specialOffer', 'venice-offer-macarons', {
    title: { it: 'Sei colori per Burano', en: 'Six colours for Burano', cn: '布拉诺六色' },
    slug: 'six-colours',
    category: ['cat-food-and-gifts'],
    brand: 'brand-cacao-thereze',
    media: ['food-macarons'],
    startDate: day(7),
    endDate: day(27, '19:30'),
    displayDate: day(7),
    location: foodShop,
    description: {
      it: 'La scatola da dodici al prezzo di dieci, nei colori delle case dei pescatori: zafferano, salvia, rosa, cacao e due sorprese.',
      en: 'Twelve macarons for the price of ten, in the colours of the fishermen’s houses: saffron, sage, blush, cocoa and two surprises.',
      cn: '十枚之价，享十二枚装：藏红花、鼠尾草、浅粉、可可，再添两色惊喜，一如渔家彩屋。',
    },
    body: {
      it: 'Cacao Thérèze li prepara al mattino; la scatola tiene bene quattro giorni e sta diritta anche in vaporetto.',
      en: 'Cacao Thérèze makes them each morning; the box keeps four days and stays upright on a vaporetto.',
      cn: '泰蕾兹可可每日清晨现制；盒装可存四日，乘水上巴士亦不倾倒。',
    },
  }),
  entry('specialOffer', 'venice-offer-earrings', {
    title: { it: 'Gocce di luna', en: 'Drops of the moon', cn: '月之滴' },
    slug: 'moon-drops',
    category: ['cat-watches-and-jewellery'],
    brand: 'brand-ondine-joaillerie',
    media: ['jewel-earrings'],
    startDate: day(-2),
    endDate: day(45, '19:30'),
    displayDate: day(-2),
    location: canalSide,
    description: {
      it: 'Per ogni paio di orecchini Ondine, un astuccio in velluto soprarizzo tessuto su telai a mano. Fino a esaurimento.',
      en: 'With every pair of Ondine earrings comes a case in soprarizzo velvet woven on hand looms, while the cloth lasts.',
      cn: '凡购昂汀耳环一对，即赠手织机织就的高低绒丝绒盒，布尽即止。',
    },
    body: {
      it: 'Su quei telai si tesse qualche decina di centimetri al giorno. Il pezzo dedicato a noi è lungo quattro metri: fate i conti.',
      en: 'Such looms weave some tens of centimetres a day. The length made for us is four metres: do the sum.',
      cn: '此类织机日织不过数十厘米，专为本馆织就的一匹，长仅四米。您不妨算一算。',
    },
  }),
];
