import { entry, type Seed } from '../../seed.ts';
import { altana, canalSide } from './places.ts';

/** Where to eat and drink in Venice, with the booking of a table. */
export const dining: readonly Seed[] = [
  entry('zenchef', 'venice-booking-lagoon', { title: { it: 'Prenota un tavolo', en: 'Book a table', cn: '预订餐位' }, rid: 'meridian-venice-laguna' }),
  entry('dining', 'venice-dining-lagoon-table', {
    title: { it: 'La tavola della laguna', en: 'The lagoon table', cn: '潟湖餐桌' },
    slug: 'lagoon-table',
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    isFeatured: true,
    booking: 'venice-booking-lagoon',
    location: canalSide,
    cuisine: { it: 'Cucina veneziana', en: 'Venetian', cn: '威尼斯菜' },
    time: { it: 'Tutti i giorni, 12.00–14.30 e 18.30–22.00', en: 'Daily, noon to 2:30pm and 6:30pm to 10pm', cn: '每日 12:00–14:30、18:30–22:00' },
    description: {
      it: 'Sarde in saor, baccalà mantecato, le verdure di Sant’Erasmo: la cucina della laguna, con tutto il tempo che le serve.',
      en: 'Sardines in saor, creamed stockfish, greens from Sant’Erasmo: the lagoon’s own cooking, given the time that it needs.',
      cn: '酸甜腌沙丁鱼、奶油鳕鱼干、圣埃拉斯莫岛的时蔬：潟湖滋味，不赶时间。',
    },
    body: {
      it: 'Il pesce arriva alle sei da Rialto, in barca fino alla porta. A pranzo c’è il piatto unico a 24 €; la sera, cinque portate a 68 €. Le sarde in saor riposano due giorni, come va fatto.',
      en: 'Fish arrives at six from the Rialto market, by boat to the door. At lunch there is a single dish at €24; in the evening five courses at €68. The sardines rest two days in their onions, as they should.',
      cn: '清晨六点，鱼自里亚托市场以船送抵门前。午市单点套餐 24 欧元，晚间五道式 68 欧元。沙丁鱼须在洋葱中静置两日，自古如此。',
    },
  }),
  entry('dining', 'venice-dining-altana', {
    title: { it: 'Caffè dell’altana', en: 'Coffee on the altana', cn: '屋顶木露台咖啡' },
    slug: 'altana',
    category: ['cat-cafe'],
    media: ['trace-cup'],
    location: altana,
    cuisine: { it: 'Caffè e biscotti', en: 'Coffee and biscuits', cn: '咖啡与饼干' },
    time: { it: 'Tutti i giorni, 9.30–18.30', en: 'Daily, 9:30am to 6:30pm', cn: '每日 9:30–18:30' },
    description: {
      it: 'Una terrazza di legno sopra le tegole, otto tavoli, i bussolai di Burano da intingere e i campanili da contare.',
      en: 'A timber deck above the tiles, eight tables, bussolai from Burano for dipping and bell towers to count.',
      cn: '架于屋瓦之上的木露台，八张小桌；布拉诺环形饼蘸咖啡，闲数远近钟楼。',
    },
    body: {
      it: 'Sulle altane le veneziane si schiarivano i capelli al sole. Oggi ci si sale per l’ombra delle cinque. Caffè al banco 1,60 €; i posti non si prenotano.',
      en: 'On such decks Venetian women once bleached their hair in the sun; today people come up for the shade at five. Coffee at the bar is €1.60. Seats cannot be booked.',
      cn: '旧时威尼斯女子在这样的木台上晒发取金，如今人们登台，只为午后五点的荫凉。吧台咖啡 1.60 欧元，座位不设预订。',
    },
  }),
];
