import { day, entry, type Seed } from '../../seed.ts';

/** News from the Venice gallery. */
export const news: readonly Seed[] = [
  entry('news', 'venice-news-watch-room', {
    title: { it: 'Apre il salone degli orologi', en: 'The watch room opens', cn: '腕表厅启幕' },
    slug: 'watch-room',
    category: ['cat-opening'],
    brand: 'brand-calibre-ferrand',
    media: ['hero-watches'],
    isFeatured: true,
    displayDate: day(-6),
    startDate: day(-6),
    removedAfterExpired: false,
    description: {
      it: 'Calibre Ferrand raggiunge Meridian Time al secondo piano, in una stanza dal soffitto che si muove con l’acqua.',
      en: 'Calibre Ferrand joins Meridian Time on the second floor, in a room whose ceiling moves with the water.',
      cn: '斐朗与子午时计相聚三层，厅内天花板上，水光流动。',
    },
    body: {
      it: 'L’orologiaio è al banco dal giovedì alla domenica, 11.00–17.00. Un primo controllo della marcia è gratuito, qualunque sia l’orologio.',
      en: 'The watchmaker is at the bench from Thursday to Sunday, 11am to 5pm. A first check of the rate is complimentary, whatever the watch.',
      cn: '周四至周日 11:00–17:00，制表师驻席。无论何种腕表，首次走时检测均免费。',
    },
  }),
  entry('news', 'venice-news-marsh-honey', {
    title: { it: 'Il miele che sa di barena', en: 'Honey from the salt marsh', cn: '盐沼蜂蜜' },
    slug: 'marsh-honey',
    category: ['cat-food-and-gifts', 'cat-house-news'],
    brand: 'brand-honey-and-tide',
    media: ['food-honey'],
    displayDate: day(-19),
    startDate: day(-19),
    removedAfterExpired: false,
    description: {
      it: 'D’estate le barene si fanno viola di limonio. Le arnie arrivano in barca, e il miele resta chiaro, appena salato.',
      en: 'In summer the marshes turn violet with sea lavender. The hives come by boat, and the honey is pale and very slightly salt.',
      cn: '夏日盐沼开满紫色的补血草花。蜂箱乘船而来，酿出的蜜色泽浅淡，略带咸意。',
    },
    body: {
      it: 'Ne abbiamo novanta vasetti da 250 g, a 16 € l’uno. Provatelo su un formaggio giovane di malga, al banco della bottega.',
      en: 'We have ninety jars of 250 g at €16 each. Try it on a young mountain cheese at the food shop counter.',
      cn: '共九十罐，每罐 250 克，16 欧元。不妨在美食铺柜台，配一片阿尔卑斯山牧场鲜奶酪同尝。',
    },
  }),
  entry('news', 'venice-news-water-gate', {
    title: { it: 'Riaperta la porta d’acqua', en: 'The water gate is open again', cn: '水门重启' },
    slug: 'water-gate',
    category: ['cat-house-news'],
    media: ['door-venice'],
    displayDate: day(-35),
    startDate: day(-35),
    removedAfterExpired: false,
    description: {
      it: 'Dopo un inverno di restauri, gli ospiti tornano a sbarcare sotto gli archi. I gradini più bassi hanno conservato le alghe.',
      en: 'After a winter of restoration guests can once more step ashore under the arches. The lowest steps have kept their weed.',
      cn: '历经一冬修缮，宾客又可在拱廊下登岸。最低几级台阶，依旧留着青藻。',
    },
    body: {
      it: 'La pietra mancante è venuta dalle stesse cave istriane. Si attracca dalle 10.00 alle 19.00; per chi arriva in taxi c’è un gradino asciutto a ogni marea.',
      en: 'The missing stone came from the same Istrian quarries. You may moor from 10am to 7pm; for water taxis there is a dry step at every tide.',
      cn: '补缺之石，仍取自伊斯特拉的旧矿。泊船时间 10:00–19:00，无论潮位高低，总有一级干爽台阶迎接乘船而来的宾客。',
    },
  }),
];
