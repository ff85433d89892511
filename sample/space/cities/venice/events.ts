import { day, entry, type Seed } from '../../seed.ts';
import { altana, canalSide, court } from './places.ts';

/** Events at the Venice gallery. */
export const events: readonly Seed[] = [
  entry('event', 'venice-event-beads', {
    title: { it: 'Perle a lume', en: 'Beads at the flame', cn: '灯焰上的琉璃珠' },
    slug: 'beads',
    category: ['cat-workshop'],
    media: ['jewel-necklace'],
    isFeatured: true,
    location: court,
    startDate: day(-3, '10:30'),
    endDate: day(10, '18:00'),
    time: { it: '10.30–18.00', en: '10:30am to 6pm', cn: '10:30–18:00' },
    frequency: { it: 'Tutti i giorni tranne il lunedì', en: 'Daily except Monday', cn: '周一除外，每日' },
    description: {
      it: 'Una perlera di Murano fila il vetro alla fiamma davanti a voi, e vi lascia girare l’ultima perla della collana.',
      en: 'A beadmaker from Murano winds molten glass at the flame before you, and lets you turn the last bead of a strand yourself.',
      cn: '穆拉诺的制珠匠人在您眼前以灯焰绕制玻璃，最后一颗珠，由您亲手转成。',
    },
    body: {
      it: 'L’arte delle perle di vetro è patrimonio immateriale dell’UNESCO dal 2020, per l’Italia e la Francia insieme. Ogni dimostrazione dura venti minuti ed è libera; per la vostra perla si chiedono 18 €.',
      en: 'The art of glass beads was listed by UNESCO in 2020, for Italy and France together. Each demonstration takes twenty minutes and is free; a bead of your own is €18.',
      cn: '玻璃珠制作技艺于 2020 年由意大利与法国共同列入联合国教科文组织非遗名录。每场演示二十分钟，免费观看；亲制一珠，收费 18 欧元。',
    },
  }),
  entry('event', 'venice-event-ombra', {
    title: { it: 'L’ora dell’ombra', en: 'The hour of the ombra', cn: '“翁布拉”时刻' },
    slug: 'ombra',
    category: ['cat-tasting'],
    brand: 'brand-chateau-sauvelin',
    media: ['spirits-wine'],
    whetherLiquorOrTobacco: true,
    location: altana,
    startDate: day(8, '17:30'),
    endDate: day(14, '19:00'),
    time: { it: '17.30–19.00', en: '5:30pm to 7pm', cn: '17:30–19:00' },
    frequency: { it: 'Sette sere', en: 'Seven evenings', cn: '连续七晚' },
    description: {
      it: 'Tre ombre, come qui si chiama il bicchiere piccolo, e tre cicchetti, mentre il sole scende dietro i Frari. 18 €, solo per maggiorenni.',
      en: 'Three ombre, as a small glass is called here, and three cicchetti while the sun goes down behind the Frari. Adults only, €18.',
      cn: '三小杯“翁布拉”，三款小食，看夕阳沉入弗拉里教堂之后。仅限成年人，18 欧元。',
    },
    body: {
      it: 'Si racconta che il vino si vendesse in piazza, all’ombra del campanile, spostando il banco col sole. I posti sono sedici; ci si prenota al banco del portico.',
      en: 'Wine, they say, was sold in the square in the shade of the bell tower, the stall moving with the sun: hence ombra, shadow. There are sixteen places; book at the portico bar.',
      cn: '相传旧时酒摊设在广场钟楼的影子里，随日影移动，故称“翁布拉”，意为影子。限十六席，请至门廊吧台预约。',
    },
  }),
  entry('event', 'venice-event-lagoon-clay', {
    title: { it: 'Argilla di laguna', en: 'Clay of the lagoon', cn: '潟湖之土' },
    slug: 'lagoon-clay',
    category: ['cat-exhibition'],
    media: ['art-vessels'],
    location: canalSide,
    startDate: day(-60, '10:00'),
    endDate: day(-16, '19:30'),
    removedAfterExpired: false,
    time: { it: '10.00–19.30', en: '10am to 7:30pm', cn: '10:00–19:30' },
    description: {
      it: 'Vasi torniti con il fango delle barene: sale nell’impasto, fuoco basso, colori che la marea avrebbe scelto.',
      en: 'Vessels thrown from the mud of the salt marshes: salt in the body, a low fire, colours that the tide might have chosen.',
      cn: '以盐沼淤泥拉坯的器皿：胎中含盐，低温烧成，颜色仿佛由潮水择定。',
    },
    body: {
      it: 'La mostra si è chiusa con duemila visitatori. Tre pezzi sono rimasti, sulla finestra in fondo al piano: si vedono bene al mattino.',
      en: 'The exhibition closed after two thousand visitors. Three pieces have stayed, on the sill at the end of the floor; they are best seen in the morning.',
      cn: '展览已闭幕，两千位观众曾到访。三件作品留在楼层尽头的窗台上，晨间观赏最佳。',
    },
  }),
];
